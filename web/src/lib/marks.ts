/** The moments of a replay on its timeline. */

import type { Mark } from "../games/parts";
import type { ReplayStep, View } from "./wire";

export interface Marked {
	step: number;
	/** Which of the kinds of moments it is. */
	kind: number;
	/** Whose; -1 for nobody's. */
	seat: number;
	words: string;
}

/** All moments in order; of those in one step the weightiest. */
export function markedIn(steps: readonly ReplayStep[], marks: readonly Mark[]): Marked[] {
	return steps.flatMap((each, step) => {
		let found: Marked | null = null;
		for (const told of each.events) {
			const kind = marks.findIndex((mark) => mark.event === told.event && (mark.counts?.(told) ?? true));
			if (kind < 0 || (found && found.kind <= kind)) continue;
			found = { step, kind, seat: seatOf(marks[kind] as Mark, told, each.view), words: told.words };
		}
		return found ? [found] : [];
	});
}

function seatOf(mark: Mark, told: ReplayStep["events"][number], view: View): number {
	const named = mark.seat ? mark.seat(told, view) : told.seat;
	return typeof named === "number" ? named : -1;
}

/** Those that fit side by side, each so many steps from the next: weightier ones first. */
export function spread(marked: readonly Marked[], apart: number): Marked[] {
	const shown: Marked[] = [];
	for (const mark of marked.toSorted((one, other) => one.kind - other.kind || one.step - other.step)) {
		if (shown.every((other) => Math.abs(other.step - mark.step) >= apart)) shown.push(mark);
	}
	return shown.sort((one, other) => one.step - other.step);
}
