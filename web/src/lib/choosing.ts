/** What a click on a thing of the table means: an answer, a choice between answers, a reason why not, or nothing. */

import type { Ask, Option, Refusal, Subject } from "./wire";

/** The things of the table that a subject is about, by key: "card:12", "hex:3", "seat:1". */
export type KeysOf = (subject: Subject) => string[];

/** What a key stands for: a kind of thing, and the number of one. */
export function readKey(key: string): [kind: string, number: number] {
	const [kind = "", number] = key.split(":");
	return [kind, Number(number)];
}

export type Meaning =
	| { kind: "answer"; option: number }
	| { kind: "menu"; options: number[] }
	| { kind: "refusal"; refusal: Refusal }
	| { kind: "nothing" };

/** The options of an ask by the key of every thing they are about; `within` narrows to some of them. */
export function choosable(ask: Ask | null, keysOf: KeysOf, within: readonly number[] | null): Map<string, number[]> {
	const found = new Map<string, number[]>();
	ask?.options.forEach((option, number) => {
		if (within && !within.includes(number)) return;
		for (const key of keysOf(option)) found.set(key, [...(found.get(key) ?? []), number]);
	});
	for (const [key, numbers] of found) if (ask && numbers.length > 1) found.set(key, apart(key, numbers, ask, keysOf));
	return found;
}

/** Of options in the same words, on things that look alike, the one that is about this very thing. */
function apart(key: string, numbers: number[], ask: Ask, keysOf: KeysOf): number[] {
	const own = (number: number) => keysOf(ask.options[number] as Option)[0] === key;
	const words = (number: number) => ask.options[number]?.words;
	return numbers.filter(
		(number) => own(number) || !numbers.some((other) => own(other) && words(other) === words(number)),
	);
}

export function meaning(
	key: string,
	found: Map<string, number[]>,
	refusals: readonly Refusal[],
	keysOf: KeysOf,
): Meaning {
	const [first, ...others] = found.get(key) ?? [];
	if (first !== undefined) {
		return others.length ? { kind: "menu", options: [first, ...others] } : { kind: "answer", option: first };
	}
	const refusal = refusals.find((each) => keysOf(each.subject).includes(key));
	return refusal ? { kind: "refusal", refusal } : { kind: "nothing" };
}

/** A button of the prompt: one option, or several that are told apart on the next click. */
export interface Choice {
	label: string;
	icon?: string;
	/** The key that presses it; a number where none is given. */
	key: string;
	options: number[];
	/** Why it cannot be pressed now, where it is shown all the same. */
	refusal?: Refusal;
	look: "lit" | "go" | "ghost";
	/** True for a thing that can be pressed where it lies: a phone needs no button for it. */
	lies?: boolean;
	/** What it leads to, in one line. */
	hint?: string;
	/** What is wished for besides by whoever presses it. */
	also?: () => void;
}

/** One button for each option, numbered; passing is the quiet one at the end. */
export function plainChoices(options: readonly Option[], within: readonly number[] | null): Choice[] {
	const numbers = within ?? options.map((_, number) => number);
	const passes = (number: number) => options[number]?.verb === "pass";
	const only = numbers.filter((number) => !passes(number)).length <= 1;
	return numbers.map((number, place) => {
		const option = options[number] as Option;
		const look = passes(number) && numbers.length > 1 ? "ghost" : only ? "go" : "lit";
		return { label: option.words, key: place < 9 ? String(place + 1) : "", options: [number], look };
	});
}
