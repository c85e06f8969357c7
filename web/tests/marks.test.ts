import { expect, test } from "vitest";
import type { Mark } from "../src/games/parts";
import { markedIn, spread } from "../src/lib/marks";
import type { ReplayStep, Told } from "../src/lib/wire";

const marks: readonly Mark[] = [
	{ event: "fallen", label: "somebody falls", icon: "skull" },
	{ event: "hurt", label: "a wound", icon: "drop", counts: (told) => Number(told.amount) > 2 },
];

function step(...events: Partial<Told>[]): ReplayStep {
	const view = { seat: null, seats: 2, turn: 1, active: 0, decides: 0, outcome: null };
	return { answer: 0, seat: 0, events: events.map((told) => ({ event: "", words: "", ...told })), view };
}

test("a step is marked by its weightiest moment", () => {
	const steps = [
		step({ event: "moved" }),
		step({ event: "hurt", amount: 2, seat: 1 }),
		step({ event: "hurt", amount: 3, seat: 1 }, { event: "fallen", seat: 1, words: "Ben falls." }),
		step({ event: "hurt", amount: 5 }),
	];
	expect(markedIn(steps, marks)).toEqual([
		{ step: 2, kind: 0, seat: 1, words: "Ben falls." },
		{ step: 3, kind: 1, seat: -1, words: "" },
	]);
});

test("where marks would lie on each other the weightier one stays", () => {
	const at = (place: number, kind: number) => ({ step: place, kind, seat: 0, words: "" });
	expect(spread([at(1, 1), at(3, 0), at(9, 1)], 4)).toEqual([at(3, 0), at(9, 1)]);
});
