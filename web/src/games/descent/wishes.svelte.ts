/** At which moments the overlord wants to be asked whether he plays a card. */

import { store, stored } from "../../lib/stored";
import type { Ask } from "../../lib/wire";
import { type Content, type DescentView, OVERLORD } from "./content";

const KEY = "gloaming-descent-stops";

/** The moments at which some Overlord card can be played, in the order of a round. */
export function moments(content: Content): { moment: string; words: string }[] {
	const played = new Set(content.kinds.filter((kind) => kind.kind === "overlord").flatMap((kind) => kind.at ?? []));
	return Object.entries(content.moments).flatMap(([moment, words]) => (played.has(moment) ? [{ moment, words }] : []));
}

class Wanted {
	/** The moments that pass without a question. */
	#quiet = $state<string[]>(stored<{ quiet: string[] }>(KEY, { quiet: [] }).quiet);
	/** The turn in which nothing is asked. */
	#turn = $state(Number.NaN);

	asks(moment: string): boolean {
		return !this.#quiet.includes(moment);
	}

	toggle(moment: string): void {
		this.#quiet = this.asks(moment) ? [...this.#quiet, moment] : this.#quiet.filter((other) => other !== moment);
		store(KEY, { quiet: this.#quiet });
	}

	isSilent(view: DescentView): boolean {
		return this.#turn === view.turn;
	}

	/** Let everything pass until the turn ends, or ask again. */
	silence(view: DescentView): void {
		this.#turn = this.isSilent(view) ? Number.NaN : view.turn;
	}

	/** The option to pass where the overlord wants no question; null where he decides. */
	answer(ask: Ask, view: DescentView): number | null {
		if (view.seat !== OVERLORD || (this.asks(ask.topic) && !this.isSilent(view))) return null;
		const pass = ask.options.findIndex((option) => option.verb === "pass");
		const cards = ask.options.filter((option) => option.verb === "play_card").length;
		return pass >= 0 && cards === ask.options.length - 1 ? pass : null;
	}
}

export const wanted = new Wanted();
