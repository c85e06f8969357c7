/** What I began, and what the questions since then belong to; an undo leads back into it. */

import type { Ask, Option } from "./wire";

/** What somebody began: its words, what it answered, and when: in which turn and phase. */
interface Begun {
	words: string;
	topic: string;
	when: string;
}

/** A question with one of these stands for itself; the others belong to what was chosen before. */
const DONE = new Set(["pass", "end_turn", "pass_round"]);
const REMEMBERED = 400;

export function standsForItself(ask: Ask): boolean {
	return ask.options.some((option) => DONE.has(option.verb));
}

export class Beginning {
	#begun = $state.raw<Begun | null>(null);
	/** What I answered, and what each question belonged to. */
	#answered: { ask: Ask; begun: Begun | null }[] = [];

	/** The words of what a question belongs to; empty for one that stands for itself. */
	of(ask: Ask, when: string, isPart: boolean): string {
		const begun = this.#begun;
		if (!begun || begun.topic === ask.topic || begun.when !== when) return "";
		return !isPart && standsForItself(ask) ? "" : begun.words;
	}

	/** I answer a question that belongs to something, or begin something by it. */
	answer(ask: Ask, chosen: Option, when: string, belongs: boolean): void {
		this.#answered = [...this.#answered, { ask, begun: this.#begun }].slice(-REMEMBERED);
		if (DONE.has(chosen.verb)) this.#begun = null;
		else if (!belongs) this.#begun = { words: chosen.words, topic: ask.topic, when };
	}

	/** After an undo: the question belongs to what it belonged to before it was answered. */
	takeBack(ask: Ask): void {
		const same = (one: Ask) => one.topic === ask.topic && JSON.stringify(one.options) === JSON.stringify(ask.options);
		const place = this.#answered.findLastIndex((each) => same(each.ask));
		this.#begun = this.#answered[place]?.begun ?? null;
		if (place >= 0) this.#answered = this.#answered.slice(0, place);
	}
}
