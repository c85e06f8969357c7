/** What a person looks at and intends on this screen: sight shown, a space chosen, where to go after the move action. */

import type { Ask } from "../../lib/wire";
import type { Way } from "./content";

class Looking {
	/** Lines of sight are drawn, whatever is asked (key L). */
	sight = $state(false);
	/** The space a thumb has chosen; a second tap goes there. */
	chosen = $state<number | null>(null);
	/** The space that was clicked, and in which question: once the move action is taken the figure goes there. */
	#goal: { way: Way; decision: number } | null = null;
	/** The hero whose sheet is open in the dock, where it is not the one who acts. */
	hero = $state<number | null>(null);
	/** The encounters whose introduction was read. */
	read = $state<string[]>([]);

	aim(way: Way | null, decision: number): void {
		this.#goal = way && { way, decision };
	}

	/** After a move action for the sake of a space: the option to go there. */
	goesOn(ask: Ask): number | null {
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
