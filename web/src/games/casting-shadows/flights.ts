/** Where cards come from and go to, where the board does not show it by itself. */

import type { Flight } from "../parts";
import type { Told } from "./content";

export function flights(told: Told): Flight[] {
	const card = `card-${told.card}`;
	switch (told.event) {
		case "card_discarded":
		case "resource_card_used":
			return [{ thing: card, to: "discard" }];
		case "card_turned_up":
			return [{ thing: card, from: "main-deck" }];
		case "portal_filled":
			return [{ thing: card, from: "portal" }];
		case "counterspell_collected": {
			const { value } = told.card;
			return [
				{ thing: value === null ? undefined : `card-${value}`, from: "counterspell-deck", to: `seat-${told.seat}` },
			];
		}
		case "counterspell_revealed":
			return [{ thing: card, from: `seat-${told.seat}`, to: "counterspell-deck" }];
		default:
			return [];
	}
}
