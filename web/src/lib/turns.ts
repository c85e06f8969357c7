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

export interface Stretch {
	label: string;
	step: number;
}

/** Where each round begins, or each turn where a game has no rounds, as numbers of steps. */
export function stretches(steps: readonly ReplayStep[]): Stretch[] {
	const starts: Stretch[] = [];
	steps.forEach(({ view }, step) => {
		const rounds = typeof view.round === "number";
		if (rounds && !view.round) return;
		const label = rounds ? `Round ${view.round}` : `Turn ${view.turn}`;
		if (label !== starts.at(-1)?.label) starts.push({ label, step });
	});
	return starts;
}
