import { describe, expect, it } from "vitest";
import type { Ask, Content, Option, TwilightStage, View } from "../src/games/twilight/content";
import { choices } from "../src/games/twilight/meaning";
import { wanted } from "../src/games/twilight/wishes.svelte";

const PASS: Option = { verb: "pass", words: "No" };
const content = { phases: [] } as unknown as Content;
const view = { seat: 0, turn: 3, active: 1, players: [], field: [], chain: [] } as unknown as View;

describe("help in a fight", () => {
	const agree: Option = { verb: "agree", words: "Yes" };
	const offer = (words: string, decision = 1): Ask =>
		({ decision, seat: 0, topic: "help", options: [agree, PASS], words }) as Ask;
	const said = (one: Ask) => wanted.answer(one, view, content);
	const press = (one: Ask, label: string) =>
		choices(one, [], { view } as TwilightStage)
			.find((button) => button.label === label)
			?.also?.();

	it("is answered once for all of a turn, and asked again in the next", () => {
		expect(said(offer("Rat?"))).toBeNull();
		press(offer("Rat?"), "Yes to all");
		expect([said(offer("Rat?")), said(offer("Cat?"))]).toEqual([0, 0]);
		expect(wanted.answer(offer("Cat?"), { ...view, turn: 4 }, content)).toBeNull();
		press(offer("Rat?"), "No to all");
		expect(said(offer("Cat?"))).toBe(1);
	});

	it("goes back to the offer at which that was said, also where two are worded alike", () => {
		press(offer("Rat?", 7), "No to all");
		expect([said(offer("Cat?", 8)), said(offer("Rat?", 9))]).toEqual([1, 1]);
		// Each undo leads to the question before, which has the number of the present one: it never comes twice.
		wanted.takeBack();
		expect(said(offer("Rat?", 10))).toBe(1);
		wanted.takeBack();
		expect(said(offer("Cat?", 10))).toBe(1);
		wanted.takeBack();
		expect(said(offer("Rat?", 10))).toBeNull();
		expect(said(offer("Cat?", 11))).toBeNull();
	});
});
