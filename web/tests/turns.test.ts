import { describe, expect, it } from "vitest";
import { byTurn, stretches, sumsByTurn } from "../src/lib/turns";
import type { ReplayStep, Told, View } from "../src/lib/wire";

describe("the course of a game", () => {
	const step = (turn: number, values: number[]) => ({ view: { turn, values } }) as unknown as ReplayStep;
	const steps = [step(1, [18, 18]), step(1, [18, 15]), step(2, [12, 15]), step(3, [12, 0])];
	it("keeps the value at the end of every turn", () => {
		expect(byTurn(steps, (view) => (view as View & { values: number[] }).values)).toEqual([
			[18, 12, 12],
			[15, 15, 0],
		]);
	});
	it("adds up what events say, in the turn they happen in", () => {
		const hit = (by: number, amount: number, turn?: number) => ({ by, amount, after: turn ? { turn } : {} });
		const played = [
			{ view: { turn: 1 }, events: [hit(0, 2), hit(0, 1)] },
			{ view: { turn: 2 }, events: [hit(0, 4), hit(1, 5, 2)] },
		] as unknown as ReplayStep[];
		const adds = (told: Told) => ({ seat: Number(told.by), amount: Number(told.amount) });
		expect(sumsByTurn(played, 2, adds)).toEqual([
			[7, 0],
			[0, 5],
		]);
	});
	it("knows where turns begin, or rounds where there are any", () => {
		expect(stretches(steps).map((start) => start.step)).toEqual([0, 2, 3]);
		const rounds = [0, 1, 1, 2].map((round) => ({ view: { turn: 1, round } }) as unknown as ReplayStep);
		expect(stretches(rounds)).toEqual([
			{ label: "Round 1", step: 1 },
			{ label: "Round 2", step: 3 },
		]);
	});
});
