import { describe, expect, it } from "vitest";
import { aspects, counted, curve, found, mostOf, stillNeeded } from "../src/games/twilight/builder/figures";
import type { Content } from "../src/games/twilight/content";

describe("a deck", () => {
	const pool = {
		limits: { deck: 50, copies: 3 },
		faces: [
			{
				name: "Wolf",
				text: "Bites.",
				heresy: "",
				types: [],
				faction: "Aggression",
				kind: "creature",
				aspect: 1,
				cost: [1, 0, 0],
			},
			{
				name: "Attila",
				text: "",
				heresy: "",
				types: ["Hero"],
				faction: "Aggression",
				kind: "creature",
				aspect: 3,
				cost: [3, 2, 1],
				epic: true,
			},
			{
				name: "Wall",
				text: "",
				heresy: "",
				types: [],
				faction: "Sanctuary",
				kind: "fortification",
				aspect: 2,
				cost: [0, 1, 0],
			},
			{
				name: "Hydra",
				text: "",
				heresy: "",
				types: [],
				faction: "Sanctuary",
				kind: "creature",
				aspect: 1,
				cost: [0, 0, 0],
				mini: true,
			},
		],
	} as unknown as Content;
	const deity = { requirement: { Aggression: 4, Sanctuary: 1 } } as unknown as Content["deities"][number];

	it("counts cards, costs and backs", () => {
		const cards = { 0: 3, 1: 1, 2: 2 };
		expect(counted(cards)).toBe(6);
		expect(curve(cards, pool).filter((column) => column.n)).toEqual([
			{ cost: 1, n: 5 },
			{ cost: 5, n: 1 },
		]);
		expect(aspects(cards, pool).map((back) => back.n)).toEqual([3, 2, 1]);
	});
	it("knows its limits and what the Deity still asks for", () => {
		expect(pool.faces.map((face) => mostOf(face, pool))).toEqual([3, 1, 3, 3]);
		expect(stillNeeded(deity, { 0: 3 }, pool)).toEqual({ Aggression: 1, Sanctuary: 1 });
		expect(stillNeeded(deity, { 0: 3, 1: 1, 2: 1 }, pool)).toEqual({});
	});
	it("finds cards by Faction, kind and words, never a Mini-card", () => {
		expect(found(pool, { faction: "", kind: "", words: "" })).toEqual([2, 0, 1]);
		expect(found(pool, { faction: "Aggression", kind: "creature", words: "hero" })).toEqual([1]);
	});
});
