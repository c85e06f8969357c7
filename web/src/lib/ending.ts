/** How a game ended, in the words of its last screen and of the prompt behind it. */

import type { Room, View } from "./wire";

export interface Ending {
	winners: readonly number[];
	reason: string;
	/** What is said first: who won, a draw, or that nobody plays on. */
	title: string;
}

/** Null while the game goes on; `me` is addressed. */
export function endingOf(view: View, room: Room | null, names: readonly string[], me: number | null): Ending | null {
	const closed = room?.ended;
	const outcome = view.outcome ?? (closed ? { winners: closed.winners, reason: closed.words } : null);
	if (!outcome) return null;
	const { winners, reason } = outcome;
	return {
		winners,
		reason,
		title: titleOf(winners, names, me) || (closed && !closed.words.includes("draw") ? "Closed" : "A draw"),
	};
}

function titleOf(winners: readonly number[], names: readonly string[], me: number | null): string {
	if (winners.length === 1 && winners[0] === me) return "You win";
	const won = winners.map((seat) => names[seat]).join(" and ");
	return won && `${won} ${winners.length === 1 ? "wins" : "win"}`;
}
