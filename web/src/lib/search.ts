/** Finding rules by words. */

import type { Rule } from "./wire";

/** Words of a question that say nothing about what is asked. */
const IDLE = new Set(
	"a an and are be can do does for get happens has have how i if in is it many me my of on or should the there this to what when where which who why with you your".split(
		" ",
	),
);

/**
 * The rules in which every word of the search occurs. Where there are none, those in which its telling words do, or
 * what people call them; the best come first.
 */
export function searched(
	rules: readonly Rule[],
	search: string,
	alsoCalled: Readonly<Record<string, string>> = {},
): Rule[] {
	const words = search.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
	const textOf = (rule: Rule) => `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
	const literal = rules.filter((rule) => words.every((word) => textOf(rule).includes(word)));
	if (literal.length || !words.length) return literal;
	const telling = words.filter((word) => !IDLE.has(word));
	const meant = telling.map((word) => [
		word,
		...(alsoCalled[word] ?? alsoCalled[word.replace(/(ing|s)$/, "")] ?? "").toLowerCase().split(" ").filter(Boolean),
	]);
	const scored = rules.map((rule) => {
		const text = textOf(rule);
		const found = meant.map((names) => names.filter((name) => text.includes(name)).length / names.length);
		return { rule, score: found.every(Boolean) ? found.reduce((sum, part) => sum + part, 0) : 0 };
	});
	return scored
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.map(({ rule }) => rule);
}
