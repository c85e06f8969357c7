/** The cards a question is about that lie neither in my hand nor in a field: they are laid out to be chosen from. */

import type { Ask, View } from "./content";
import { faceOf } from "./sight";

export interface Laid {
	card: number;
	face: number;
}

const ON_TOP = new Set(["put_on_top", "put_on_bottom"]);

export function laidOut(ask: Ask | null | undefined, view: View): Laid[] {
	if (!ask || view.draft) return [];
	const lying = new Set(view.field.map((permanent) => permanent.card));
	for (const player of view.players)
		if (player.seat === view.seat) for (const seen of player.hand) if (seen.card !== null) lying.add(seen.card);
	const cards = new Map<number, Laid>();
	for (const { card } of ask.options) {
		if (card === undefined || lying.has(card) || cards.has(card)) continue;
		const face = faceOf(view, card);
		if (face !== undefined) cards.set(card, { card, face });
	}
	return [...cards.values()];
}

/** True while cards are looked at before they go back on a Life Stack. */
export function foresees(ask: Ask | null | undefined): boolean {
	return ask?.options.some((option) => ON_TOP.has(option.verb)) ?? false;
}
