/** A deck in numbers: its values, the ranges its attacks reach, its keywords. */

import type { Chip } from "../../../parts/builder/Chips.svelte";
import type { Card, Content, Pool } from "../content";
import { rangesOf } from "../reach";

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const POOLS: readonly Pool[] = ["weapon", "skill", "gift", "basic"];

/** One column of the curve: how many cards of each pool have this value, the lowest block last. */
export interface Column {
	value: string;
	blocks: { look: Pool; number: number }[];
	total: number;
}

/** The BASIC cards that are in every deck, then the chosen ones. */
export function wholeDeck(content: Content, chosen: readonly number[]): Card[] {
	return [...(content.basic[0] ?? []), ...chosen].flatMap((number) => content.cards[number] ?? []);
}

export function curve(cards: readonly Card[]): Column[] {
	return VALUES.map((value) => {
		const blocks = POOLS.map((look) => ({
			look,
			number: cards.filter((card) => card.pool === look && card.value === value).length,
		})).filter((block) => block.number);
		return { value: String(value), blocks, total: blocks.reduce((sum, block) => sum + block.number, 0) };
	});
}

/** How many attack cards strike at each range. */
export function ranges(cards: readonly Card[]): { range: number; number: number }[] {
	const attacks = cards.filter((card) => card.attacks && card.value);
	return VALUES.map((range) => ({
		range,
		number: attacks.filter((card) => rangesOf(card, card.value, 0).includes(range)).length,
	}));
}

/** The keywords of the deck with how many cards have them, the most frequent first. */
export function keywords(cards: readonly Card[]): (Chip & { many: number })[] {
	const found = new Map<string, number>();
	for (const card of cards) for (const word of card.words) found.set(word, (found.get(word) ?? 0) + 1);
	const chips = [...found].map(([word, many]) => ({ value: word, words: word, many }));
	return chips.sort((a, b) => b.many - a.many || (a.value < b.value ? -1 : 1));
}

const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const PLURALS = ["", "ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines"];

/** What a card of this value is worth beside the others. */
export function remark(card: Card, cards: readonly Card[]): string {
	const same = cards.filter((other) => other.value === card.value).length;
	const many = `${card.name} is a ${card.value}: your deck has ${NUMBER_WORDS[same] ?? same} ${same === 1 ? (PLURALS[card.value] ?? "").replace(/e?s$/, "") : PLURALS[card.value]}`;
	if (card.keywords.includes("SOLO")) return `${many}, but it joins no Power Attack.`;
	return same >= 4 ? `${many}, enough for Dodges and Power Attacks.` : `${many}; pairs dodge and strike together.`;
}
