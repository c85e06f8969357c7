import { describe, expect, it } from "vitest";
import { curve, keywords, ranges, remark } from "../src/games/dusk/builder/figures";
import { choices } from "../src/games/dusk/choices";
import type { Ask, Card, Content, DuskStage, Option, Refusal, Told, View } from "../src/games/dusk/content";
import { narrowed } from "../src/games/dusk/counting";
import { flights } from "../src/games/dusk/flights";
import { edges, grooves } from "../src/games/dusk/ground";
import { confirm, keysOf } from "../src/games/dusk/meaning";
import { strikersAt } from "../src/games/dusk/reach";
import { passesTilt } from "../src/games/dusk/tilt";
import { rangesAt, wayTo } from "../src/games/dusk/way";

function card(given: Partial<Card>): Card {
	const plain = { name: "1", pool: "basic", set: "", type: "NUMBER", value: 1, keywords: [], text: "", icon: "" };
	const values = given.type === "WILD" ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [given.value ?? 1];
	const words = (given.keywords ?? []).map((word) => word.split(" ")[0]);
	return { ...plain, starter: false, attacks: false, values, words, ...given } as Card;
}

const content = {
	cards: [card({ value: 2, name: "2" }), card({ type: "WILD", value: 0, name: "Wild" }), card({ value: 3, name: "3" })],
} as unknown as Content;
const view = { seat: 0, active: 0, actions: 1, players: [{ hand: [0, 1, 2] }] } as unknown as View;

function ask(topic: string, options: Record<string, unknown>[]): Ask {
	const said = options.map((option) => ({ words: `${option.verb} ${option.card ?? option.value ?? ""}`, ...option }));
	return { decision: 1, seat: 0, topic, words: topic, options: said as Ask["options"] };
}

describe("the things an option is about", () => {
	it("knows hexes, players, cards, dice and locations", () => {
		expect(keysOf({ verb: "go", hex: 7 }, view, content)).toEqual(["hex:7"]);
		expect(keysOf({ verb: "aim", seat: 1, value: 3, wick: -1 }, view, content)).toEqual(["seat:1"]);
		expect(keysOf({ verb: "attack_with", card: 2 }, view, content)).toEqual(["card:2"]);
		expect(keysOf({ verb: "keep", face: 4 }, view, content)).toEqual(["die:4"]);
		expect(keysOf({ verb: "location", location: 5 }, view, content)).toEqual(["location:5"]);
	});
	it("finds the cards that dodge, a Wild with them", () => {
		expect(keysOf({ verb: "dodge", value: 2 }, view, content)).toEqual(["card:0", "card:1"]);
	});
	it("finds the cards that block alone or together, a Wild with them", () => {
		expect(keysOf({ verb: "block", value: 1 }, view, content)).toEqual(["card:1"]);
		expect(keysOf({ verb: "block", value: 5 }, view, content)).toEqual(["card:0", "card:1", "card:2"]);
		const noWild = { ...view, players: [{ hand: [0, 2] }] } as unknown as View;
		expect(keysOf({ verb: "block", value: 3 }, noWild, content)).toEqual(["card:2"]);
		expect(keysOf({ verb: "block", value: 4 }, noWild, content)).toEqual([]);
	});
});

describe("the ranges on a hex", () => {
	const players = [0, 1, 2].map((seat) => ({ seat, team: seat, hex: seat, out: false }));
	const plan = {
		distance: [
			[0, 1, 2],
			[1, 0, 1],
			[2, 1, 0],
			[3, 2, 1],
		],
	};
	const walking = (target: number) =>
		({
			me: 0,
			content: { arenas: { flat: plan } },
			view: { active: 0, arena: "flat", players, forming: { kind: "walk", target } },
		}) as unknown as DuskStage;

	it("are those to every foe where I move, and that of a foe I move to me", () => {
		expect(rangesAt(walking(0), 3)).toEqual([
			{ seat: 1, range: 2 },
			{ seat: 2, range: 1 },
		]);
		expect(rangesAt(walking(1), 3)).toEqual([{ seat: 1, range: 3 }]);
	});
});

describe("Tilt alone", () => {
	const draw = { verb: "tilt", card: 9, die: -1 };
	const pass = { verb: "pass" };
	const stack = (...targets: number[]) => ({ ...view, stack: [{ kind: "single", targets }] }) as unknown as View;

	it("is asked about when a die was rolled or the asked one is attacked, and nowhere else", () => {
		expect(passesTilt(ask("die_rolled", [{ ...draw, die: 1 }, draw, pass]), stack(), "matters")).toBe(false);
		expect(passesTilt(ask("attack_declared", [draw, pass]), stack(0), "matters")).toBe(false);
		expect(passesTilt(ask("attack_declared", [draw, pass]), stack(1), "matters")).toBe(true);
		expect(passesTilt(ask("move_declared", [draw, pass]), stack(), "matters")).toBe(true);
	});
	it("heeds the wish, and anything else to play is always asked about", () => {
		expect(passesTilt(ask("move_declared", [draw, pass]), stack(), "always")).toBe(false);
		expect(passesTilt(ask("die_rolled", [{ ...draw, die: 1 }, pass]), stack(), "never")).toBe(true);
		expect(passesTilt(ask("moved", [draw, { verb: "play", card: 1 }, pass]), stack(), "never")).toBe(false);
		expect(passesTilt(ask("act", [draw, { verb: "end_turn" }]), stack(), "never")).toBe(false);
	});
});

describe("the buttons of the prompt", () => {
	it("keeps the actions of a turn in their places and says why not", () => {
		const refusal: Refusal = { subject: { verb: "attack_with", card: 0 }, rule: "DU-116", words: "Out of range." };
		const buttons = choices(
			ask("act", [{ verb: "move_with", card: 0 }, { verb: "move_with", card: 2 }, { verb: "end_turn" }]),
			[refusal],
		);
		expect(buttons?.map((button) => button.label)).toEqual([
			"Move",
			"Attack",
			"Called Shot",
			"Play",
			"Hold",
			"End turn",
		]);
		expect(buttons?.[0]?.options).toEqual([0, 1]);
		expect(buttons?.[1]).toMatchObject({ options: [], refusal });
		expect(buttons?.at(-1)).toMatchObject({ key: "e", look: "ghost", options: [2] });
	});
	it("makes letting it be the first choice in answer to something, and the quiet one of a question", () => {
		const options = [{ verb: "play", card: 0 }, { verb: "pass" }];
		expect(choices(ask("attack_declared", options), [])?.at(-1)?.look).toBe("go");
		expect(choices(ask("discard", options), [])?.at(-1)?.look).toBe("ghost");
	});
	it("has no button for a hex", () => {
		const options = [{ verb: "go", hex: 3 }, { verb: "go", hex: 4 }, { verb: "stay" }];
		expect(choices(ask("go", options), [])?.map((button) => button.options)).toEqual([[2]]);
	});
	it("makes one button of a Wild and of many dodges", () => {
		const wild = [1, 2, 3].map((value) => ({ verb: "add", card: 1, value, words: `With Wild as ${value}` }));
		expect(choices(ask("called", wild), [])).toMatchObject([{ label: "With Wild", options: [0, 1, 2], lies: true }]);
		const forming = { kind: "called", cards: [0], value: 5, target: 1, total: 3 };
		const lines = narrowed(ask("called", wild), [0, 1], { ...view, forming } as View).map((button) => button.hint);
		expect(lines).toEqual(["It counts 1: then 1 to go of 5.", "It makes exactly 5: the shot is made."]);
		const dodges = [1, 2, 3].map((value) => ({ verb: "dodge", value }));
		const buttons = choices(ask("attack_declared", [...dodges, { verb: "pass" }]), []);
		expect(buttons?.map((button) => button.options)).toEqual([[0, 1, 2], [3]]);
	});
	it("shows the blocks the hand does not give", () => {
		const refusal: Refusal = { subject: { verb: "block", value: 5 }, rule: "DU-140", words: "No cards add up to 5." };
		const buttons = choices(ask("block", [{ verb: "block", value: 3 }, { verb: "pass" }]), [refusal]);
		expect(buttons?.[1]).toMatchObject({ label: "Block for 5", options: [], refusal });
	});
	it("asks back before something is given up", () => {
		const act = ask("act", []);
		expect(confirm({ verb: "end_turn", words: "" }, view, act, content)).toContain("1 action left");
		expect(confirm({ verb: "pass_round", words: "" }, view, act, content)).not.toBeNull();
		expect(confirm({ verb: "hold", card: 0, words: "" }, view, act, content)).toBeNull();
	});
});

describe("the last click on cards that are put together", () => {
	const hand = [
		card({ value: 3, name: "3" }),
		card({ value: 3, name: "3" }),
		card({ type: "WILD", value: 0, name: "Wild" }),
	];
	const held = { cards: [...hand, card({ value: 5, name: "5" }), card({ value: 4, name: "4" })] } as unknown as Content;
	const forming = (kind: string, cards: number[], more: object = {}, mine = [0, 1, 2]) =>
		({
			seat: 0,
			active: 0,
			players: [{ hand: mine }],
			forming: { kind, cards, value: 3, total: 0, ...more },
		}) as unknown as View;
	const add = (number: number, value = 3): Option => ({ verb: "add", card: number, value, words: "" });

	it("is asked back for a Power Attack once no card is left to add, twins included", () => {
		const power = ask("power", [add(1), { verb: "strike" }]);
		expect(confirm(add(1), forming("attack", [2]), power, held)).toBeNull();
		expect(confirm(add(1), forming("attack", [2, 0]), power, held)).toBe("Strike with Wild, Basic 3 and Basic 3?");
		expect(confirm({ verb: "strike", words: "" }, forming("attack", [2]), power, held)).toBeNull();
	});
	it("is asked back for a Called Shot that is complete", () => {
		const called = ask("called", [add(0), add(3, 5)]);
		expect(confirm(add(0), forming("called", [3], { value: 9, total: 5 }, [0, 3, 4]), called, held)).toBeNull();
		expect(confirm(add(4, 4), forming("called", [3], { value: 9, total: 5 }, [0, 3, 4]), called, held)).toBe(
			"Strike with Basic 5 and Basic 4?",
		);
	});
	it("is asked back for a block of several cards that follow by themselves", () => {
		const block = (value: number): Option => ({ verb: "block", value, words: "" });
		expect(confirm(block(6), forming("block", [], {}, [0, 1, 3]), ask("block", [block(6)]), held)).toBe(
			"Block with Basic 3 and Basic 3?",
		);
		expect(confirm(block(5), forming("block", [], {}, [0, 3]), ask("block", [block(6)]), held)).toBeNull();
		const begun = forming("block", [], { value: 9, total: 0 }, [0, 1, 3, 4]);
		expect(confirm(add(3, 5), begun, ask("block_with", [add(3, 5), add(4, 4)]), held)).toBe(
			"Block with Basic 5 and Basic 4?",
		);
	});
});

describe("the arena", () => {
	const cells = [
		[0, 0],
		[1, 0],
		[0, 1],
	] as const;
	const plan = { cells, large: [], small: cells } as unknown as Parameters<typeof edges>[0];
	it("has a rim around it and grooves inside", () => {
		expect(edges(plan).split("M").length - 1).toBe(12);
		expect(grooves(plan).split("M").length - 1).toBe(6);
	});
});

describe("where cards fly", () => {
	const told = (event: string, fields: Record<string, unknown>) => ({ event, words: "", ...fields }) as Told;
	it("shows drawn cards to their owner and backs to others", () => {
		expect(flights(told("drew", { seat: 1, number: 1, cards: { value: [9] } }))).toEqual([
			{ thing: "card-9", from: "deck-1", to: "hand-1" },
		]);
		const hidden = flights(told("drew", { seat: 1, number: 2, cards: { value: null } }));
		expect(hidden).toEqual(Array(2).fill({ from: "deck-1", to: "hand-1" }));
	});
	it("knows who attacks", () => {
		expect(flights(told("attack_declared", { by: 0, cards: [4] }))).toEqual([{ thing: "card-4", from: "hand-0" }]);
	});
});

describe("a deck in numbers", () => {
	const cards = [
		card({ value: 2 }),
		card({
			pool: "weapon",
			type: "ATTACK",
			attacks: true,
			value: 2,
			keywords: ["SOLO", "OVERPOWER 2"],
			name: "Full Peal",
		}),
		card({ pool: "weapon", type: "ATTACK", attacks: true, value: 3, keywords: ["TANGLE"] }),
	];
	it("counts values by pool", () => {
		expect(curve(cards)[1]).toEqual({
			value: "2",
			blocks: [
				{ look: "weapon", number: 1 },
				{ look: "basic", number: 1 },
			],
			total: 2,
		});
	});
	it("counts the ranges attacks reach", () => {
		expect(ranges(cards).map((each) => each.number)).toEqual([1, 2, 1, 0, 0, 0, 0, 0, 0]);
	});
	it("counts keywords without their numbers", () => {
		expect(keywords(cards).map((each) => each.value)).toEqual(["OVERPOWER", "SOLO", "TANGLE"]);
	});
	it("says what a value is worth", () => {
		expect(remark(cards[1] as Card, cards)).toBe(
			"Full Peal is a 2: your deck has two twos, but it joins no Power Attack.",
		);
	});
});

describe("the way to a hex", () => {
	// A ring of six around a middle, 6.
	const near = [0, 1, 2, 3, 4, 5].map((place) => [(place + 1) % 6, (place + 5) % 6, 6]);
	near.push([0, 1, 2, 3, 4, 5]);
	const far = (a: number, b: number) => (a === b ? 0 : near[a]?.includes(b) ? 1 : 2);
	const plan = { near, distance: near.map((_, a) => near.map((__, b) => far(a, b))) };
	it("is as long as the card says, and passes nobody", () => {
		expect(wayTo(plan, 0, 3, new Set(), { exactly: 2 })).toEqual([0, 6, 3]);
		expect(wayTo(plan, 0, 3, new Set([6]), { exactly: 3 })).toEqual([0, 1, 2, 3]);
		expect(wayTo(plan, 0, 1, new Set([6]), { exactly: 5 })).toEqual([0, 5, 4, 3, 2, 1]);
		expect(wayTo(plan, 0, 3, new Set([6]), { exactly: 2 })).toEqual([]);
	});
	it("is the shortest where it need not be as long", () => {
		expect(wayTo(plan, 0, 3, new Set(), { atMost: 4 })).toEqual([0, 6, 3]);
		expect(wayTo(plan, 0, 3, new Set([6]), { atMost: 4 })).toEqual([0, 1, 2, 3]);
	});
});

describe("what a held card would strike", () => {
	const held = [
		card({ name: "Fan", type: "ATTACK", value: 3, keywords: ["TANGLE"], attacks: true }),
		card({ name: "5", value: 5 }),
		card({ name: "Wild", type: "WILD", value: 0 }),
	];
	const at = (range: number, more: object = {}) => {
		const table = { ...view, players: [{ hand: [0, 1, 2] }], stack: [], boosts: [], forming: null, ...more };
		const stage = { view: table, me: 0, content: { cards: held } } as unknown as DuskStage;
		return strikersAt(stage, [range]).map((each) => each.name);
	};
	it("is what counts exactly that far, all up to it with TANGLE, and a Wild", () => {
		expect([at(5), at(2), at(4), at(0)]).toEqual([["5", "Wild"], ["Fan", "Wild"], ["Wild"], []]);
	});
	it("is not the card that is being played, and reaches farther where it is strengthened", () => {
		expect(at(5, { forming: { kind: "move", cards: [1] } })).toEqual(["Wild"]);
		expect(at(4, { boosts: [["reach", 1]] })).toEqual(["Fan", "5", "Wild"]);
	});
});
