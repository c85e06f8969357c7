/** Where cards come from and go to, where the board does not show it by itself. */

import type { Flight } from "../parts";
import type { Told } from "./content";

const WAYS: { readonly [event in Told["event"]]?: Flight } = {
	card_discarded: { to: "discard" },
	resource_card_used: { to: "discard" },
	card_turned_up: { from: "main-deck" },
	portal_filled: { from: "portal" },
};

export function flights(told: Told): Flight[] {
	const way = WAYS[told.event];
	if (way) return [{ thing: `card-${told.card}`, ...way }];
	const seat = `seat-${told.seat}`;
	if (told.event === "counterspell_revealed") {
		return [{ thing: `card-${told.card}`, from: seat, to: "counterspell-deck" }];
	}
	if (told.event !== "counterspell_collected") return [];
	const { value } = told.card;
	return [{ thing: value === null ? undefined : `card-${value}`, from: "counterspell-deck", to: seat }];
}
