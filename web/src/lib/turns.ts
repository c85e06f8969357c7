/** What a game came to turn by turn, as numbers for charts. */

import type { PerTurn } from "../games/parts";
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

/** For each seat what events added in every turn, in as many turns as there were. */
export function sumsByTurn(steps: readonly ReplayStep[], seats: number, adds: PerTurn["adds"]): number[][] {
	const sums = new Map<number, number[]>();
	let turn = steps[0]?.view.turn ?? 0;
	for (const step of steps) {
		for (const event of step.events) {
			turn = (event.after?.turn as number | undefined) ?? turn;
			const added = adds(event);
			const row = sums.get(turn) ?? Array<number>(seats).fill(0);
			if (added) row[added.seat] = (row[added.seat] ?? 0) + added.amount;
			sums.set(turn, row);
		}
		turn = step.view.turn;
	}
	const rows = [...sums.values()];
	return Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat] ?? 0));
}

/** Where each turn begins, as numbers of steps. */
export function turnStarts(steps: readonly ReplayStep[]): { turn: number; step: number }[] {
	const starts: { turn: number; step: number }[] = [];
	steps.forEach((each, step) => {
		if (each.view.turn !== starts.at(-1)?.turn) starts.push({ turn: each.view.turn, step });
	});
	return starts;
}
