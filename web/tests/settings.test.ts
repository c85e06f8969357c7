import { expect, test } from "vitest";
import { fitting, isOffered, stillFitting } from "../src/lib/settings";
import type { Setting } from "../src/lib/wire";

const choice = (name: string, choices: string[], more: Partial<Setting> = {}): Setting => ({
	name,
	kind: "choice",
	choices,
	fits: {},
	needs: {},
	least: null,
	most: null,
	default: choices[0],
	label: "",
	help: "",
	words: {},
	icons: {},
	...more,
});

const mode = choice("mode", ["usual", "2v2", "3v3"], { fits: { 4: ["usual", "2v2"] } });
const play = choice("play", ["quest", "campaign"]);
const until = choice("until", ["finale", "act1"], { needs: { act1: { play: ["campaign"] } } });
const options = [mode, play, until];

test("what cannot fit the number of seats is not on offer", () => {
	expect(fitting(mode, options, 4, {})).toEqual(["usual", "2v2"]);
	expect(fitting(mode, options, 6, {})).toEqual(["usual", "2v2", "3v3"]);
	expect(isOffered(mode, options, 4, {})).toBe(false);
	expect(isOffered(mode, options, 6, {})).toBe(true);
});

test("what fits only with another option is offered once that is chosen, and goes with it", () => {
	expect(isOffered(until, options, 4, {})).toBe(false);
	expect(fitting(until, options, 4, { play: "campaign" })).toEqual(["finale", "act1"]);
	expect(stillFitting(options, 4, { play: "quest", until: "act1", mode: "3v3" })).toEqual({ play: "quest" });
	expect(stillFitting(options, 6, { play: "campaign", until: "act1" })).toEqual({ play: "campaign", until: "act1" });
});
