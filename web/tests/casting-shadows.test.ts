import { describe, expect, it } from "vitest";
import type { Ask, Option, View } from "../src/games/casting-shadows/content";
import { choices } from "../src/games/casting-shadows/meaning";
import { paysItself } from "../src/games/casting-shadows/paying";
import { laysOut, rerolling } from "../src/games/casting-shadows/rerolling.svelte";

const ask = (topic: string, options: Option[]): Ask => ({ decision: 1, seat: 0, topic, words: "?", options });
const view = (points: number, companion = -1) => ({ points, players: [{ companion }] }) as unknown as View;

describe("paying", () => {
	const pay = (...resources: string[]) =>
		ask(
			"pay",
			resources.map((resource) => {
				const [name = "", die = ""] = resource.split("@");
				return { verb: "spend", resource: name, die, words: resource };
			}),
		);
	it("keeps the purple one where one colour can go", () => {
		expect(paysItself(pay("purple_gem", "red_gem"), view(2))).toBe(1);
		expect(paysItself(pay("purple_orb", "blue_orb", "red_gem"), view(2))).toBe(1);
	});
	it("spends what every way spends", () => {
		expect(paysItself(pay("red_orb", "blue_orb", "purple_gem"), view(2))).toBe(2);
		expect(paysItself(pay("cursed_crystal", "red_orb", "blue_orb"), view(2))).toBe(0);
	});
	it("asks where the colours differ", () => {
		expect(paysItself(pay("red_gem", "blue_gem"), view(2))).toBeNull();
		expect(paysItself(pay("red_gem", "blue_gem", "purple_gem"), view(1))).toBeNull();
		expect(paysItself(pay("shadow_fragment@red", "shadow_fragment@blue"), view(1))).toBeNull();
	});
	it("does not ask where nothing can follow", () => {
		expect(paysItself(pay("red_gem", "blue_gem"), view(0))).toBe(0);
		expect(paysItself(pay("red_gem", "blue_gem"), view(0, 60))).toBeNull();
	});
	it("answers nothing else", () => {
		expect(paysItself(ask("act", [{ verb: "end_turn", words: "End" }]), view(0))).toBeNull();
	});
});

describe("dice to roll again", () => {
	const die = (number: number): Option => ({ verb: "reroll_die", die: number, words: `die ${number}` });
	const first = ask("reroll", [die(0), die(2), die(4)]);
	const then = ask("reroll", [die(2), die(4), { verb: "roll_dice", words: "Roll" }]);
	const last = ask("reroll", [die(4), { verb: "roll_dice", words: "Roll" }]);
	const button = () => choices(first, [], {} as never)?.[0];

	it("are laid out and taken back before the table hears of them", () => {
		expect(laysOut(first)).toBe(true);
		expect(button()?.options).toEqual([]);
		rerolling.toggle(2);
		rerolling.toggle(0);
		expect(button()?.label).toBe("Roll 2 dice");
		rerolling.toggle(2);
		expect(button()?.label).toBe("Roll 1 die");
		expect(rerolling.answer(first)).toBeNull();
	});
	it("are told one after the other, then rolled", () => {
		rerolling.toggle(2);
		expect(button()?.options).toEqual([0]);
		expect(rerolling.answer(then)).toBe(0);
		expect(rerolling.answer(last)).toBe(1);
		rerolling.answer(ask("act", []));
		expect(rerolling.dice).toEqual([]);
		expect(rerolling.answer(then)).toBeNull();
	});
});
