import { describe, expect, it } from "vitest";
import { byTurn, turnStarts } from "../src/lib/course";
import type { ReplayStep, View } from "../src/lib/wire";

describe("the course of a game", () => {
	const step = (turn: number, values: number[]) => ({ view: { turn, values } }) as unknown as ReplayStep;
	const steps = [step(1, [18, 18]), step(1, [18, 15]), step(2, [12, 15]), step(3, [12, 0])];
	it("keeps the value at the end of every turn", () => {
		expect(byTurn(steps, (view: View) => view.values as number[])).toEqual([
			[18, 12, 12],
			[15, 15, 0],
		]);
	});
	it("knows where turns begin", () => {
		expect(turnStarts(steps).map((start) => start.step)).toEqual([0, 2, 3]);
	});
});
