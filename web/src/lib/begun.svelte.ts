/** What I began, and what the questions since then belong to; an undo leads back into it. */

import { store, stored } from "./stored";
import type { Ask, Option } from "./wire";

/** What somebody began: its words, what it answered, and when: in which turn and phase. */
interface Begun {
	words: string;
	topic: string;
	when: string;
}

/** A question with one of these stands for itself; the others belong to what was chosen before. */
const DONE = new Set(["pass", "end_turn", "pass_round"]);
const REMEMBERED = 60;
const KEPT_AS = "gloaming-begun";

interface Memory {
	table: string;
	begun: Begun | null;
	/** What I answered, and what its question belonged to. */
	answered: { ask: Pick<Ask, "topic" | "options">; begun: Begun | null }[];
}

export function standsForItself(ask: Ask): boolean {
	return ask.options.some((option) => DONE.has(option.verb));
}

export class Beginning {
	#memory = $state.raw<Memory>({ table: "", begun: null, answered: [] });

	/** Sit at this table: what was begun there before the page was loaded anew is still begun. */
	at(table: string): void {
		if (table === this.#memory.table) return;
		const none = { table, begun: null, answered: [] };
		const kept = stored<Memory>(KEPT_AS, none, sessionStorage);
		this.#memory = kept.table === table ? kept : none;
	}

	/** The words of what a question belongs to; empty for one that stands for itself. */
	of(ask: Ask, when: string, isPart: boolean): string {
		const { begun } = this.#memory;
		if (!begun || begun.topic === ask.topic || begun.when !== when) return "";
		return !isPart && standsForItself(ask) ? "" : begun.words;
	}

	/** I answer a question that belongs to something, or begin something by it. */
	answer({ topic, options }: Ask, chosen: Option, when: string, belongs: boolean): void {
		const before = this.#memory.begun;
		const answered = [...this.#memory.answered, { ask: { topic, options }, begun: before }].slice(-REMEMBERED);
		const begun = belongs ? before : { words: chosen.words, topic, when };
		this.#remember(DONE.has(chosen.verb) ? null : begun, answered);
	}

	/** After an undo: the question belongs to what it belonged to before it was answered. */
	takeBack({ topic, options }: Ask): void {
		const { answered } = this.#memory;
		const offered = JSON.stringify(options);
		const place = answered.findLastIndex(({ ask }) => ask.topic === topic && JSON.stringify(ask.options) === offered);
		this.#remember(answered[place]?.begun ?? null, place < 0 ? answered : answered.slice(0, place));
	}

	#remember(begun: Memory["begun"], answered: Memory["answered"]): void {
		this.#memory = { ...this.#memory, begun, answered };
		store(KEPT_AS, this.#memory, sessionStorage);
	}
}
