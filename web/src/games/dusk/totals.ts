/** Which cards of a hand add up to a value exactly: what glows before a block is chosen. */

import type { Content } from "./content";

/** True if some of these values and so many Wilds add up to the total; a Wild is 1 to 9, as its player likes. */
export function canTotal(total: number, values: readonly number[], wilds: number): boolean {
	if (total === 0) return true;
	if (total < 0) return false;
	if (wilds && total <= wilds * 9) return true;
	return values.some((value, place) => canTotal(total - value, values.slice(place + 1), wilds));
}

/** The cards of a hand that are part of an exact total. */
export function partsOfTotal(total: number, hand: readonly (number | null)[], content: Content): number[] {
	const known = hand.filter((card): card is number => card !== null);
	return known.filter((card, place) => {
		const rest = known.filter((_, other) => other !== place).map((other) => content.cards[other]);
		const values = rest.flatMap((other) => (other?.value ? [other.value] : []));
		const wilds = rest.filter((other) => other?.type === "WILD").length;
		const face = content.cards[card];
		if (face?.type === "WILD")
			return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((value) => canTotal(total - value, values, wilds));
		return face !== undefined && face.value > 0 && canTotal(total - face.value, values, wilds);
	});
}
