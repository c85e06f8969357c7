/** Which cards of a hand add up to a value exactly: what glows before a block is chosen. */

import type { Content } from "./content";

/** True if some of these values and so many Wilds add up to the total; a Wild is 1 to 9, as its player likes. */
export function canTotal(total: number, values: readonly number[], wilds: number): boolean {
	if (total === 0) return true;
	if (total < 0) return false;
	if (wilds && total <= wilds * 9) return true;
	return values.some((value, place) => canTotal(total - value, values.slice(place + 1), wilds));
}

/** Each card of a hand, and for a Wild each value, with which a total can still be reached. */
export function nextPicks(total: number, hand: readonly number[], content: Content): { card: number; value: number }[] {
	return hand.flatMap((card) => {
		const others = hand.filter((other) => other !== card).map((other) => content.cards[other]);
		const values = others.flatMap((other) => (other?.value ? [other.value] : []));
		const wilds = others.filter((other) => other?.type === "WILD").length;
		const face = content.cards[card];
		const own = face?.type === "WILD" ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [face?.value ?? 0];
		return own.filter((value) => value && canTotal(total - value, values, wilds)).map((value) => ({ card, value }));
	});
}

/** The cards of a hand that are part of an exact total. */
export function partsOfTotal(total: number, hand: readonly (number | null)[], content: Content): number[] {
	const known = hand.filter((card) => card !== null);
	return [...new Set(nextPicks(total, known, content).map(({ card }) => card))];
}
