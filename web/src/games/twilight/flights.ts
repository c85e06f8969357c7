/** What events move that the table cannot see by itself. */

import type { Flight } from "../parts";
import type { Told, Zone } from "./content";

/** The place on the screen that a zone of a player lies in. */
const PLACES: Partial<Record<Zone, string>> = {
	hand: "hand",
	life: "life",
	discard: "discard",
	destroyed: "discard",
	aspects: "aspects",
};

function placeOf(seat: number, zone: Zone): string | undefined {
	return PLACES[zone] && `${PLACES[zone]}:${seat}`;
}

export function flights(told: Told): Flight[] {
	if (told.event !== "drawn" && told.event !== "moved") return [];
	const card = told.card.value;
	const thing = card === null ? undefined : `card-${card}`;
	return told.event === "drawn"
		? [{ thing, from: `life:${told.seat}`, to: `hand:${told.seat}` }]
		: [{ thing, from: placeOf(told.seat, told.origin), to: placeOf(told.to, told.zone) }];
}
