import { describe, expect, test } from "vitest";
import { withChanges } from "../src/lib/differences";

describe("what is otherwise in a view", () => {
	const view = {
		turn: 1,
		players: [
			{ hp: 3, hand: [1, 2] },
			{ hp: 5, hand: [] },
		],
		discard: [4],
	};

	test("a plain value takes the place of the one before", () => {
		expect(withChanges(view, { turn: 2, discard: [4, 7] })).toEqual({ ...view, turn: 2, discard: [4, 7] });
	});

	test("a part of a part changes, and what is the same stays the same thing", () => {
		const after = withChanges(view, { players: { "~": { "0": { "~": { hp: 2, hand: { "~": { "1": 9 } } } } } } });
		expect(after.players).toEqual([
			{ hp: 2, hand: [1, 9] },
			{ hp: 5, hand: [] },
		]);
		expect(after.players[1]).toBe(view.players[1]);
		expect(view.players[0]).toEqual({ hp: 3, hand: [1, 2] });
	});
});
