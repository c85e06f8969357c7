/** Which cards of a hand add up to a value exactly: what glows before a block is chosen. */

import type { Card, Content } from "./content";

/** True if some of these cards add up to the total. */
function canTotal(total: number, cards: readonly Card[]): boolean {
	const fits = (value: number, place: number) => value <= total && canTotal(total - value, cards.slice(place + 1));
	return !total || cards.some((card, place) => card.values.some((value) => fits(value, place)));
}

/** Each card of a hand, and for a Wild each value, with which a total can still be reached. */
export function nextPicks(total: number, hand: readonly number[], content: Content): { card: number; value: number }[] {
	return hand.flatMap((card) => {
		const others = hand.flatMap((other) => (other === card ? [] : (content.cards[other] ?? [])));
		const values = content.cards[card]?.values ?? [];
		return values
			.filter((value) => value <= total && canTotal(total - value, others))
			.map((value) => ({ card, value }));
	});
}

/** The cards of a hand that are part of an exact total. */
export function partsOfTotal(total: number, hand: readonly (number | null)[], content: Content): number[] {
	const known = hand.filter((card) => card !== null);
	return [...new Set(nextPicks(total, known, content).map(({ card }) => card))];
}
