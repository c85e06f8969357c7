/** A person's stops, kept in this browser, and an offer on its way card by card. */

import { store, stored } from "../../lib/stored";
import type { Ask, Content, Option, Subject, View } from "./content";
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

/** What is said to everyone who would block for this person in a turn, and the offer at which it was said. */
interface ToHelp {
	verb: "agree" | "pass";
	/** By its number among the questions that were not taken back. */
	offer: number;
	turn: number;
	/** True while answers are taken back, up to that offer. */
	undone: boolean;
}

class Wanted {
	#wishes = $state<Wishes>({ ...stored(KEY, FIRST_WISHES), mode: "stops" });
	#plan = $state.raw<readonly Step[]>([]);
	#toHelp: ToHelp | null = null;
	/** How often something was taken back: a question that comes again has the number of what was taken back. */
	#takebacks = 0;

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

	/** Answer every offer of help in this turn alike. */
	sayToHelp(verb: ToHelp["verb"], offer: Ask, turn: number): void {
		this.#toHelp = { verb, offer: offer.decision - this.#takebacks, turn, undone: false };
	}

	/** What was said to all help goes with the answer that said it. */
	takeBack(): void {
		this.#takebacks++;
		if (this.#toHelp) this.#toHelp.undone = true;
	}

	/** The option that is answered without asking; null where the person decides. */
	answer(ask: Ask, view: View, content: Content): number | null {
		const planned = this.#planned(ask);
		if (planned !== null) return planned;
		const helped = this.#helped(ask, view);
		if (helped !== null) return helped;
		if (isPassed(ask, view, this.#wishes, content)) return passOf(ask);
		const over = this.#wishes.mode === "turn" ? view.turn !== this.#wishes.turn : isWindow(ask.topic, content);
		if (over) this.#wishes.mode = "stops";
		return null;
	}

	/** True if this person wants no word in the window that is open. */
	letsGoOn(view: View): boolean {
		return isQuiet(view.window, view, this.#wishes);
	}

	#helped(ask: Ask, view: View): number | null {
		const said = this.#toHelp;
		if (!said) return null;
		const isOver = said.undone && (ask.topic !== "help" || ask.decision - this.#takebacks <= said.offer);
		if (said.turn !== view.turn || isOver) this.#toHelp = null;
		if (!this.#toHelp || ask.topic !== "help") return null;
		return ask.options.findIndex((option) => option.verb === said.verb);
	}

	#planned(ask: Ask): number | null {
		const [next, ...rest] = this.#plan;
		if (!next) return null;
		const isNext = (each: Option) => Object.entries(next).every(([field, said]) => Reflect.get(each, field) === said);
		const option = ask.options.findIndex(isNext);
		this.#plan = option < 0 ? [] : rest;
		return option < 0 ? null : option;
	}
}

export const wanted = new Wanted();
