import { describe, expect, it } from "vitest";
import { choosable, meaning, plainChoices } from "../src/lib/choosing";
import type { Ask, Refusal, Subject } from "../src/lib/wire";

const keysOf = (subject: Subject) =>
	"hex" in subject ? [`hex:${subject.hex}`] : "card" in subject ? [`card:${subject.card}`] : [];
const ask: Ask = {
	decision: 1,
	seat: 0,
	topic: "act",
	words: "Spend an action",
	options: [
		{ verb: "travel", hex: 3, words: "Travel to 3" },
		{ verb: "collect", card: 7, words: "Collect it" },
		{ verb: "refresh", card: 7, words: "Replace it" },
		{ verb: "pass", words: "No" },
	],
};
const refusals: Refusal[] = [{ subject: { verb: "travel", hex: 5 }, rule: "CS-050", words: "Too far." }];

describe("what a click on a thing means", () => {
	const found = choosable(ask, keysOf, null);

	it("answers where only one option is about the thing", () => {
		expect(meaning("hex:3", found, refusals, keysOf)).toEqual({ kind: "answer", option: 0 });
	});
	it("asks back where several are", () => {
		expect(meaning("card:7", found, refusals, keysOf)).toEqual({ kind: "menu", options: [1, 2] });
	});
	it("says why where none is", () => {
		expect(meaning("hex:5", found, refusals, keysOf)).toEqual({ kind: "refusal", refusal: refusals[0] });
	});
	it("means nothing where nothing is known", () => {
		expect(meaning("hex:6", found, refusals, keysOf)).toEqual({ kind: "nothing" });
	});
	it("is narrowed by the button that was pressed", () => {
		const narrowed = choosable(ask, keysOf, [2]);
		expect(meaning("card:7", narrowed, refusals, keysOf)).toEqual({ kind: "answer", option: 2 });
		expect(narrowed.has("hex:3")).toBe(false);
	});
	it("is the very thing that was pressed where others look alike", () => {
		const twins = { ...ask, options: [1, 2].map((card) => ({ verb: "play", card, words: "Play it" })) };
		const alike = (subject: Subject) => (subject.card === 1 ? ["card:1", "card:2"] : ["card:2", "card:1"]);
		expect(meaning("card:2", choosable(twins, alike, null), [], alike)).toEqual({ kind: "answer", option: 1 });
	});
	it("finds nothing without an ask", () => {
		expect(choosable(null, keysOf, null).size).toBe(0);
	});
});

describe("plain buttons", () => {
	it("numbers them and keeps passing quiet", () => {
		const buttons = plainChoices(ask.options, null);
		expect(buttons.map((button) => button.key)).toEqual(["1", "2", "3", "4"]);
		expect(buttons[3]?.look).toBe("ghost");
	});
	it("lights the only real answer", () => {
		const yesOrNo = [ask.options[0], ask.options[3]].flatMap((option) => option ?? []);
		expect(plainChoices(yesOrNo, null).map((button) => button.look)).toEqual(["go", "ghost"]);
	});
	it("gives no key to the tenth", () => {
		const many = Array.from({ length: 11 }, () => ({ verb: "spend", words: "Spend" }));
		expect(plainChoices(many, null)[9]?.key).toBe("");
	});
});
