/** What events move that the table cannot see by itself. */

import type { Told } from "../../lib/wire";
import type { Flight } from "../parts";

/** The place on the screen that a zone of a player lies in. */
function placeOf(seat: unknown, zone: unknown): string | undefined {
	switch (zone) {
		case "hand":
			return `hand:${seat}`;
		case "life":
		case "discard":
			return `${zone}:${seat}`;
		case "destroyed":
			return `discard:${seat}`;
		case "aspects":
			return `aspects:${seat}`;
		default:
			return undefined;
	}
}

function numberIn(secret: unknown): number | undefined {
	if (typeof secret === "number") return secret;
	const value = (secret as { value?: unknown } | null)?.value;
	return typeof value === "number" ? value : undefined;
}

export function flights(told: Told): Flight[] {
	const card = numberIn(told.card);
	const thing = card === undefined ? undefined : `card-${card}`;
	if (told.event === "drawn") return [{ thing, from: `life:${told.seat}`, to: `hand:${told.seat}` }];
	if (told.event === "moved")
		return [{ thing, from: placeOf(told.seat, told.origin), to: placeOf(told.to, told.zone) }];
	return [];
}
