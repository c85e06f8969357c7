/** What a person looks at and intends on this screen: sight shown, a space chosen, where to go after the move action. */

import type { Ask, FigureSeen, Way } from "./content";

class Looking {
	/** Lines of sight are drawn, whatever is asked (key L). */
	sight = $state(false);
	/** The space a thumb has chosen; a second tap goes there. */
	chosen = $state<number | null>(null);
	/** The space that was clicked, and in which question: once the move action is taken the figure goes there. */
	#goal: { way: Way; decision: number } | null = null;
	/** The space on which a large figure was clicked to attack it, and in which question: that one is aimed at. */
	#target: { space: number; decision: number } | null = null;
	/** The hero whose sheet is open in the dock, where it is not the one who acts. */
	hero = $state<number | null>(null);
	/** The goals are looked at again in the middle of an encounter. */
	goals = $state(false);
	/** The encounters whose introduction was read. */
	read = $state<string[]>([]);

	/** Heroes whose players have said that they would go next, and in which round. */
	#next = $state<Record<number, number>>({});

	/** A hero player would like to go next. */
	hearNext(hero: number, round: number): void {
		this.#next = { ...this.#next, [hero]: round };
	}

	wouldGoNext(hero: FigureSeen, round: number): boolean {
		return this.#next[hero.number] === round && !hero.figure.acted;
	}

	aim(way: Way | null, decision: number): void {
		this.#goal = way && { way, decision };
	}

	attack(space: number | null, decision: number): void {
		this.#target = space === null ? null : { space, decision };
	}

	/** The option that does what was meant by the click before: go to a space, aim at one. */
	goesOn(ask: Ask): number | null {
		return this.#aimsAt(ask) ?? this.#goesTo(ask);
	}

	#aimsAt(ask: Ask): number | null {
		const target = this.#target;
		if (!target || ask.decision === target.decision) return null;
		this.#target = null;
		const meant = ask.topic === "aim" && ask.decision === target.decision + 1;
		const option = meant ? ask.options.findIndex(({ space }) => space === target.space) : -1;
		return option < 0 ? null : option;
	}

	/** After a move action for the sake of a space: the option to go there. */
	#goesTo(ask: Ask): number | null {
		const goal = this.#goal;
		if (!goal || ask.decision === goal.decision) return null;
		this.#goal = null;
		if (ask.decision !== goal.decision + 1) return null;
		const way = ask.options.findIndex(
			(option) => option.verb === "go" && option.space === goal.way.space && option.fatigue === goal.way.fatigue,
		);
		return way < 0 ? null : way;
	}
}

export const looking = new Looking();
