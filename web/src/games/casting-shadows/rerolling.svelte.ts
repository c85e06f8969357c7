/** The dice laid out to be rolled again: they can be taken back until they are rolled together. */

import { untrack } from "svelte";
import type { Ask, Option } from "./content";

const isRoll = (option: Option) => option.verb === "roll_dice";

/** True while dice are being laid out: the table has heard of none of them yet. */
export function laysOut(ask: Ask | null | undefined): boolean {
	return ask?.topic === "reroll" && !ask.options.some(isRoll);
}

class Rerolling {
	#dice = $state.raw<readonly number[]>([]);

	get dice(): readonly number[] {
		return this.#dice;
	}

	/** Begin with the die that was pressed. */
	begin(die: number): void {
		this.#dice = [die];
	}

	toggle(die: number): void {
		this.#dice = this.#dice.includes(die) ? this.#dice.filter((each) => each !== die) : [...this.#dice, die];
	}

	/** All of these, or none where all of them lie there. */
	toggleAll(dice: readonly number[]): void {
		this.#dice = dice.every((die) => this.#dice.includes(die)) ? [] : [...dice];
	}

	/** The option that lays out the next die; once the table has heard of the first, the others and the roll follow. */
	answer(ask: Ask): number | null {
		const dice = untrack(() => this.#dice);
		if (ask.topic !== "reroll") {
			if (dice.length) this.#dice = [];
			return null;
		}
		const roll = ask.options.findIndex(isRoll);
		if (roll < 0 || !dice.length) return null;
		return this.next(ask) ?? roll;
	}

	next(ask: Ask): number | null {
		const next = ask.options.findIndex((option) => option.verb === "reroll_die" && this.#dice.includes(option.die));
		return next < 0 ? null : next;
	}
}

export const rerolling = new Rerolling();
