import { describe, expect, it } from "vitest";
import { damageTo, hint, reached } from "../src/games/casting-shadows/consequences";
import type { Ask, Content, Refusal, ShadowsStage, View } from "../src/games/casting-shadows/content";
import { choices, confirm, keysOf } from "../src/games/casting-shadows/meaning";
import { pendingOf } from "../src/games/casting-shadows/pending";

const view = {
	seat: 0,
	active: 0,
	points: 3,
	dice: [0, 7, 4, -1, 6],
	tokens: [1, 0, 0, 0, 0, 0, 0, 1],
	players: [{ seat: 0, hex: 4 }],
} as unknown as View;

const content = {
	resources: [
		"red_gem",
		"blue_gem",
		"purple_gem",
		"red_orb",
		"blue_orb",
		"purple_orb",
		"shadow_fragment",
		"cursed_crystal",
	],
	dice: ["red", "red", "blue", "blue", "purple"],
} as unknown as Content;

describe("the things an option is about", () => {
	it("knows tiles, cards and players", () => {
		expect(keysOf({ verb: "travel", hex: 3 }, view, content)).toEqual(["hex:3"]);
		expect(keysOf({ verb: "cast", card: 12 }, view, content)).toEqual(["card:12"]);
		expect(keysOf({ verb: "target", seat: 2 }, view, content)).toEqual(["seat:2"]);
	});
	it("finds the card beside my tile", () => {
		expect(keysOf({ verb: "collect" }, view, content)).toEqual(["plaque:4"]);
	});
	it("finds dice and tokens by what they show", () => {
		expect(keysOf({ verb: "spend", resource: "red_gem", die: "" }, view, content)).toEqual(["die:0", "token:0"]);
		expect(keysOf({ verb: "protect" }, view, content)).toEqual(["die:1", "token:7"]);
		expect(keysOf({ verb: "spend", resource: "shadow_fragment", die: "purple" }, view, content)).toEqual(["die:4"]);
		expect(keysOf({ verb: "spend", resource: "shadow_fragment", die: "red" }, view, content)).toEqual([]);
	});
	it("rerolls neither spent dice nor crystals", () => {
		expect(keysOf({ verb: "reroll" }, view, content)).toEqual(["die:0", "die:2", "die:4"]);
	});
});

describe("the buttons of a turn", () => {
	const ask: Ask = {
		decision: 0,
		seat: 0,
		topic: "act",
		words: "Spend an action: 3 left",
		options: [
			{ verb: "travel", hex: 1, words: "Travel" },
			{ verb: "travel", hex: 2, words: "Travel" },
			{ verb: "end_turn", words: "End the turn" },
		],
	};
	it("keep their numbers, and say why not", () => {
		const refusals: Refusal[] = [{ subject: { verb: "protect" }, rule: "CS-059", words: "No crystal." }];
		const buttons = choices(ask, refusals, {} as never) ?? [];
		expect(buttons.map((button) => button.key)).toEqual(["1", "2", "3", "4", "5", "6", "e"]);
		expect(buttons[0]?.options).toEqual([0, 1]);
		expect(buttons[5]?.refusal?.rule).toBe("CS-059");
	});
	it("are plain for every other question", () => {
		expect(choices({ ...ask, topic: "pay" }, [], {} as never)).toBeNull();
	});
	it("ask back before actions are lost", () => {
		expect(confirm({ verb: "end_turn", words: "" }, view)).toContain("3 actions left");
		expect(confirm({ verb: "end_turn", words: "" }, { ...view, points: 0 })).toBeNull();
		expect(confirm({ verb: "cast", card: 12, words: "" }, view)).toBeNull();
	});
});

describe("what a spell leads to", () => {
	const player = (seat: number, hex: number, more: object = {}) => ({
		seat,
		hex,
		hp: 12,
		book: [],
		companion: -1,
		character: 0,
		...more,
	});
	const stage = {
		me: 0,
		names: ["Ann", "Bob", "Cid"],
		view: {
			active: 0,
			players: [player(0, 0, { book: [0] }), player(1, 1, { shadow: true }), player(2, 3, { book: [1] })],
		},
		content: {
			adjacent: [[1, 2], [0, 3], [0], [1]],
			cards: [
				{ name: "Wisp", kind: "attack", damage: [2], range: [1], spares_shadow: true },
				{ name: "Kick", kind: "attack", damage: [2, 4], range: [1] },
				{ name: "Stag", kind: "companion", damage: [3], range: [1], text: "Pay 1 gem: 3 damage." },
				{ name: "Wave", kind: "attack", damage: [1, 5], range: [1], at: "hex" },
			],
			characters: [{ shadow_form: "Gloom", text: "3 damage to one enemy." }],
		},
	} as unknown as ShadowsStage;
	it("knows whose card it is", () => {
		expect(reached(stage, 0)).toEqual([1]);
		expect(reached(stage, 1)).toEqual([1]);
		expect(hint("card:1", stage)).toBe("Kick of Cid reaches Bob: 2 or 4 damage.");
	});
	it("knows in which form its target stands", () => {
		expect(damageTo(stage, 0, 1)).toEqual([0]);
		expect(damageTo(stage, 0, 2)).toEqual([2]);
		expect(hint("card:0", stage)).toBe("Wisp reaches Bob: 0 damage.");
	});
	it("says what is left of whom it strikes", () => {
		const view = { ...stage.view, spell: { seat: 0, card: 1, targets: [2], times: 2 } } as unknown as View;
		expect(hint("seat:2", { ...stage, view })).toBe("Cid would have 8 HP left.");
		expect(hint("seat:1", { ...stage, view })).toBe("");
	});

	const asking = (topic: string, card: number | null, options: object[] = []): ShadowsStage => {
		const spell = card === null ? null : { seat: 0, card, targets: [], times: 1 };
		const players = [player(0, 0, { companion: 2 }), player(1, 1), player(2, 1)];
		const ask = { seat: 0, topic, options };
		return { ...stage, ask, view: { ...stage.view, spell, players } } as unknown as ShadowsStage;
	};
	it("says what would be left of whom it may strike, while its target is chosen", () => {
		const kick = asking("target", 1, [{ verb: "target", seat: 1 }]);
		expect(hint("seat:1", kick)).toBe("Bob would have 10 or 8 HP left.");
	});
	it("says so of everyone on a tile", () => {
		const wave = asking("target", 3, [{ verb: "target_hex", hex: 1 }]);
		expect(hint("hex:1", wave)).toBe("Bob would have 11 or 7 HP left. Cid would have 11 or 7 HP left.");
	});
	it("says what a companion does that strikes after it", () => {
		const stag = asking("follow_up", 1, [{ verb: "target", seat: 1 }]);
		expect(hint("seat:1", stag)).toBe("Bob would have 9 HP left.");
		expect(pendingOf(stag)).toMatchObject([{ title: "Stag", aim: "" }]);
	});
});
