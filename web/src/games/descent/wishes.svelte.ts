/** At which moments a player wants to be asked whether to use a card outside his turn. */

import { store, stored } from "../../lib/stored";
import { type Ask, type Content, OVERLORD, type View } from "./content";

const KEY = "gloaming-descent-stops";

/** The moment of a step, and the wish to be asked at each of them. */
const STEP = "entered";
const EACH_STEP = "each_step";

/** The moments at which some Overlord card can be played, in the order of a round. */
export function moments(content: Content): { moment: string; words: string }[] {
	const played = new Set(content.kinds.filter((kind) => kind.kind === "overlord").flatMap((kind) => kind.at ?? []));
	const found = Object.entries(content.moments).flatMap(([moment, words]) =>
		played.has(moment) ? [{ moment, words }] : [],
	);
	return [...found, { moment: EACH_STEP, words: "each step of a walk, not only the first" }];
}

/** True for a question that a card may answer and that can be passed. */
export function isWindow(ask: Ask | null | undefined): boolean {
	const used = ask?.options.filter((option) => option.verb === "play_card" || option.verb === "use").length ?? 0;
	return used > 0 && used === (ask?.options.length ?? 0) - 1 && passOf(ask) >= 0;
}

function passOf(ask: Ask | null | undefined): number {
	return ask?.options.findIndex((option) => option.verb === "pass") ?? -1;
}

class Wanted {
	/** The moments that pass without a question. */
	#quiet = $state<string[]>(stored<{ quiet: string[] }>(KEY, { quiet: [EACH_STEP] }).quiet);
	/** The walk that was asked about last, and in which question: turn, figure, and the actions it had left. */
	#walk = { of: "", decision: -1 };
	/** The turn in which nothing is asked. */
	#turn = $state(Number.NaN);

	asks(moment: string): boolean {
		return !this.#quiet.includes(moment);
	}

	toggle(moment: string): void {
		this.#quiet = this.asks(moment) ? [...this.#quiet, moment] : this.#quiet.filter((other) => other !== moment);
		store(KEY, { quiet: this.#quiet });
	}

	isSilent(view: View): boolean {
		return this.#turn === view.turn;
	}

	/** Let everything pass until the turn ends, or ask again. */
	silence(view: View): void {
		this.#turn = this.isSilent(view) ? Number.NaN : view.turn;
	}

	#passes(ask: Ask, view: View): boolean {
		if (this.isSilent(view) || !this.asks(ask.topic)) return true;
		if (ask.topic !== STEP || this.asks(EACH_STEP)) return false;
		const of = `${view.turn}/${view.acting}/${view.figures[view.acting]?.figure.actions}`;
		const again = this.#walk.of === of && this.#walk.decision !== ask.decision;
		if (!again) this.#walk = { of, decision: ask.decision };
		return again;
	}

	/** The option to pass where a player wants no question; null where he decides. */
	answer(ask: Ask, view: View): number | null {
		if (!isWindow(ask)) return null;
		const passes = view.seat === OVERLORD ? this.#passes(ask, view) : this.isSilent(view);
		return passes ? passOf(ask) : null;
	}
}

export const wanted = new Wanted();
