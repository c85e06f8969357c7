/** A person's stops, kept in this browser, and an offer on its way card by card. */

import { store, stored } from "../../lib/stored";
import type { Ask, Subject } from "../../lib/wire";
import type { Content, TwilightView } from "./content";
import {
	type AboutSacrifice,
	FIRST_WISHES,
	isPassed,
	isQuiet,
	isWindow,
	type Mode,
	passOf,
	toggled,
	type Wishes,
} from "./stops";

const KEY = "gloaming-twilight-stops";

/** One answer of a plan: the verb and the fields that matter. */
export type Step = Subject;

class Wanted {
	#wishes = $state<Wishes>({ ...stored(KEY, FIRST_WISHES), mode: "stops" });
	#plan = $state.raw<readonly Step[]>([]);

	get mode(): Mode {
		return this.#wishes.mode;
	}

	/** Where this person is asked, on own turns or on those of others. */
	stops(mine: boolean): readonly string[] {
		return mine ? this.#wishes.mine : this.#wishes.theirs;
	}

	toggle(moment: string, mine: boolean): void {
		const { mine: own, theirs } = this.#wishes;
		if (mine) this.#wishes.mine = toggled(own, moment);
		else this.#wishes.theirs = toggled(theirs, moment);
		this.#keep();
	}

	get sacrifice(): AboutSacrifice {
		return this.#wishes.sacrifice;
	}

	set sacrifice(wish: AboutSacrifice) {
		this.#wishes.sacrifice = wish;
		this.#keep();
	}

	#keep(): void {
		const { mine, theirs, sacrifice } = this.#wishes;
		store(KEY, { mine, theirs, sacrifice });
	}

	choose(mode: Mode, turn: number): void {
		this.#wishes.mode = mode;
		this.#wishes.turn = turn;
	}

	/** Give these answers one after the other, as far as they are on offer. */
	plan(steps: readonly Step[]): void {
		this.#plan = steps;
	}

	/** The option that is answered without asking; null where the person decides. */
	answer(ask: Ask, view: TwilightView, content: Content): number | null {
		const planned = this.#planned(ask);
		if (planned !== null) return planned;
		if (isPassed(ask, view, this.#wishes, content)) return passOf(ask);
		const over = this.#wishes.mode === "turn" ? view.turn !== this.#wishes.turn : isWindow(ask.topic);
		if (over) this.#wishes.mode = "stops";
		return null;
	}

	/** True if this person wants no word in the window that is open. */
	letsGoOn(view: TwilightView): boolean {
		return isQuiet(view.window, view, this.#wishes);
	}

	#planned(ask: Ask): number | null {
		const [next, ...rest] = this.#plan;
		if (!next) return null;
		const option = ask.options.findIndex((each) => Object.keys(next).every((field) => each[field] === next[field]));
		this.#plan = option < 0 ? [] : rest;
		return option < 0 ? null : option;
	}
}

export const wanted = new Wanted();
