/** Finding rules by words, also by those that people use for what the rules call otherwise. */

import type { HowToPlay, Rule } from "./wire";

/** Words of a question that say nothing about what is asked. */
const IDLE = new Set(
	"a all am an and any are at be by can could do does for from get gets go goes happen happens has have how i if in is it its many me much my new not of on or s should so than that the their then there they this to up was we what when where which who why will with would you your".split(
		" ",
	),
);
/** What another name of a thing counts beside the name that was typed, and a word of the heading beside one of the text. */
const OTHER_NAME = 0.7;
const IN_HEADING = 0.6;
/** Letters after which a long rule counts less than a short one that says the same. */
const LONG_TEXT = 300;
/** Parts of the page "how to play" that are shown before the rules. */
const MOST_PARTS = 2;
/** Letters from which on the beginning of a word stands for it. */
const PREFIX = 4;

/**
 * The rules that speak of what is sought, the best first: words count in any form ("attack" finds
 * "attacking"), the small words of a question do not, and rare ones more than common ones. Where no rule has them
 * all, those that have most of them.
 */
export function searched(
	rules: readonly Rule[],
	search: string,
	alsoCalled: Readonly<Record<string, string>> = {},
): Rule[] {
	const words = apart(search);
	if (!words.length) return [...rules];
	const telling = words.filter((word) => !IDLE.has(word));
	const sought = (telling.length ? telling : words).map((word) => ({
		word: stem(word),
		others: (alsoCalled[word] ?? alsoCalled[stem(word)] ?? "").toLowerCase().split(" ").filter(Boolean).map(stem),
	}));
	const read = rules.map((rule) => ({
		rule,
		heading: wordsOf(rule.section),
		text: wordsOf(`${rule.id} ${rule.text}`),
	}));
	const marks = read.map(({ heading, text }) =>
		sought.map(({ word, others }) => {
			const mark = (where: string[]) => {
				if (speaks(where, word)) return 1;
				const found = others.filter((other) => speaks(where, other)).length;
				return found ? (OTHER_NAME * (1 + found / others.length)) / 2 : 0;
			};
			return mark(text) + IN_HEADING * mark(heading);
		}),
	);
	const rarity = sought.map((_, place) => Math.log(1 + rules.length / (1 + marks.filter((row) => row[place]).length)));
	const scored = read.map(({ rule }, number) => {
		const row = marks[number] as number[];
		const sum = row.reduce((total, mark, place) => total + mark * (rarity[place] as number), 0);
		return { rule, words: row.filter(Boolean).length, score: sum / (1 + rule.text.length / LONG_TEXT) };
	});
	const most = Math.max(...scored.map((each) => each.words));
	return scored
		.filter((each) => each.words && each.words === most)
		.sort((one, other) => other.score - one.score)
		.map(({ rule }) => rule);
}

/** The parts of the page "how to play" that answer a question, the best first; each is read as a rule is. */
export function explained(how: HowToPlay | undefined, search: string): HowToPlay["parts"][number][] {
	if (!how || !apart(search).some((word) => !IDLE.has(word))) return [];
	const read = how.parts.map((part) => ({ id: "", section: part.title, text: part.words.join(" ") }));
	const found = searched(read, search, how.also_called);
	return found.flatMap((rule) => how.parts[read.indexOf(rule as (typeof read)[number])] ?? []).slice(0, MOST_PARTS);
}

/** A word without its ending, where enough of it is left. */
function stem(word: string): string {
	return word.length > 3 ? word.replace(/(ing|ed|es|s)$/, "") : word;
}

function apart(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
}

function wordsOf(text: string): string[] {
	return apart(text).map(stem);
}

/** True if a word occurs; of a longer one its beginning is enough. */
function speaks(where: readonly string[], word: string): boolean {
	return where.some((each) => each === word || (word.length >= PREFIX && each.startsWith(word)));
}
