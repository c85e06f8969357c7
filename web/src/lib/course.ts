/** The course of a game as numbers for charts. */

import type { ReplayStep, View } from "./wire";

/** For each seat the value at the end of every turn. */
export function byTurn(steps: readonly ReplayStep[], of: (view: View) => number[]): number[][] {
	const lines: number[][] = [];
	let turn = Number.NaN;
	for (const step of steps) {
		const values = of(step.view);
		const next = step.view.turn !== turn;
		turn = step.view.turn;
		values.forEach((value, seat) => {
			lines[seat] ??= [];
			const line = lines[seat];
			if (next) line.push(value);
			else line[line.length - 1] = value;
		});
	}
	return lines;
}

/** Where each turn begins, as numbers of steps. */
export function turnStarts(steps: readonly ReplayStep[]): { turn: number; step: number }[] {
	const starts: { turn: number; step: number }[] = [];
	steps.forEach((each, step) => {
		if (each.view.turn !== starts.at(-1)?.turn) starts.push({ turn: each.view.turn, step });
	});
	return starts;
}
