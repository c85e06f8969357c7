import { beforeEach, describe, expect, it, vi } from "vitest";
import type {
	Ask,
	Content,
	DescentStage,
	DungeonMap,
	Figure,
	FigureSeen,
	Option,
	ReplayStep,
	Subject,
	View,
} from "../src/games/descent/content";
import { figureName } from "../src/games/descent/content";
import { taleOf } from "../src/games/descent/deeds";
import { baseOf, frame, labelOf, middleOf, SPACE } from "../src/games/descent/floor";
import { inMenu } from "../src/games/descent/intents";
import { looking } from "../src/games/descent/looking.svelte";
import { badges, choices, keysOf } from "../src/games/descent/meaning";
import { choosable } from "../src/lib/choosing";

vi.mock("../src/lib/stored", () => ({ stored: (_: string, first: unknown) => first, store: () => undefined }));

function figure(number: number, more: Partial<Figure> = {}): FigureSeen {
	const one = {
		kind: "monster",
		name: "Zombie",
		side: "overlord",
		rank: "minion",
		id: "",
		spaces: [number],
		owner: -1,
	};
	return { number, figure: { ...one, ...more } as Figure, speed: 3, health: 5, stamina: 0, defense: [], seat: 0 };
}

const hero = figure(0, { kind: "hero", name: "Jain Fairwood", side: "heroes", rank: "", spaces: [0], actions: 2 });
const view = {
	seat: 1,
	acting: 0,
	turn: 1,
	round: 1,
	heroes: [{ name: "Jain Fairwood" }],
	figures: [hero, figure(1), figure(2), figure(3, { rank: "master" })],
	outlook: { moves: [{ space: 9, points: 3, path: [7, 8, 9] }], ways: [], lines: [], seen: [], away: [], figure: 0 },
} as unknown as View;
const content = { kinds: [], cards: [], quests: {}, maps: {} } as unknown as Content;

function stageOf(options: readonly object[], topic = "act", within: number[] | null = null): DescentStage {
	const ask = { decision: 4, seat: 1, topic, words: "", options: options as Option[] };
	return {
		view,
		content,
		ask,
		choosable: choosable(ask, (subject) => keysOf(subject as Subject, view), within),
	} as unknown as DescentStage;
}

describe("figures", () => {
	it("are numbered where several look alike", () => {
		expect(view.figures.map((each) => figureName(view, each.number))).toEqual([
			"Jain",
			"Zombie 1",
			"Zombie 2",
			"Master Zombie",
		]);
	});
	it("stand in the middle of their base", () => {
		const map = {
			at: [
				[0, 0],
				[1, 0],
				[0, 1],
				[1, 1],
			],
			width: 2,
			height: 2,
		} as unknown as Parameters<typeof middleOf>[0];
		expect(middleOf(map, [0, 1, 2, 3])).toEqual([48, 48]);
		expect(baseOf(map, [0, 2])).toEqual([1, 2]);
		const [, , width = 0, height = 0] = frame(map, 200, 100);
		expect(width / height).toBeCloseTo(2);
	});
});

describe("the name of a tile", () => {
	const map = {
		at: [0, 1].flatMap((y) => [0, 1, 2, 3].map((x) => [x, y])),
		tile: Array(8).fill("9A"),
	} as unknown as DungeonMap;
	const row = (taken: number[]) => labelOf(map, "9A", "Fire Pit", new Set(taken))[1] / SPACE;
	it("stands in its lowest row while that is free", () => {
		expect(row([])).toBeCloseTo(1.86);
		expect(row([0])).toBeCloseTo(1.86);
	});
	it("goes out of the way of figures, and over them only where there is no other room", () => {
		expect(row([5])).toBeCloseTo(0.86);
		expect(row([1, 4, 6])).toBeCloseTo(0.86);
		expect(labelOf(map, "9A", "Fire Pit", new Set([4, 5, 0, 1]))).toEqual([3 * SPACE, 1.86 * SPACE]);
		expect(row([0, 2, 5, 7])).toBeCloseTo(1.86);
	});
});

describe("a turn", () => {
	const attack = (card: number, target: number) => ({ verb: "attack_with", card, figure: target, words: "" });
	it("lets a pale space take the move action", () => {
		expect(keysOf({ verb: "move_action" }, view)).toEqual(["move", "space:9"]);
	});
	it("numbers targets once they are what is chosen among", () => {
		const options = [{ verb: "move_action", words: "" }, attack(1, 1), attack(1, 3)];
		expect(badges(stageOf(options)).size).toBe(0);
		expect([...badges(stageOf(options, "act", [1, 2]))]).toEqual([
			[1, "1"],
			[3, "2"],
		]);
	});
	it("has one button for all attacks and none for spaces", () => {
		const stage = stageOf([
			attack(1, 1),
			attack(1, 3),
			{ verb: "go", space: 2, points: 1, words: "" },
			{ verb: "end_turn", words: "" },
		]);
		const found = choices(stage.ask as Ask, [], stage) ?? [];
		expect(found.map((choice) => [choice.key, choice.options])).toEqual([
			["a", [0, 1]],
			["e", [3]],
		]);
	});
});

describe("what is meant by an answer", () => {
	const large = figure(1, { name: "Ettin", spaces: [5, 6, 7, 8] });
	const away = { 5: 4, 6: 4, 7: 3, 8: 3 };
	const seen = [5, 7];
	const axe = { name: "Axe", kind: "item", surges: ["+1 damage"] };
	const rune = { name: "Rune", kind: "item", surges: ["Blast"] };
	const met = {
		...view,
		figures: [hero, large, figure(2)],
		outlook: { ...view.outlook, away, seen, moves: [{ space: 9, points: 3, path: [9], fatigue: 2 }] },
	} as unknown as View;
	const map = { names: { 9: "H8" } };
	const stage = (options: readonly object[], topic = "act") =>
		({
			...stageOf(options, topic),
			view: { ...met, encounter: "e", quest: "q" },
			content: { ...content, conditions: [], kinds: [axe, rune], cards: [0, 1], maps: { e: map } },
		}) as unknown as DescentStage;
	const attack = (card: number, target: number) => ({ verb: "attack_with", card, figure: target, words: "Attack it" });
	const buttons = (of: DescentStage) => choices(of.ask as Ask, [], of) ?? [];
	const aim = (spaces: number[]): Ask => ({
		decision: 5,
		seat: 1,
		topic: "aim",
		words: "",
		options: spaces.map((space) => ({ verb: "aim_at", space }) as unknown as Option),
	});

	it("aims at the nearest space in sight where a button attacks a large figure", () => {
		buttons(stage([attack(0, 1)]))[0]?.also?.();
		expect(looking.goesOn(aim([5, 7]))).toBe(1);
	});
	it("asks for the space where a blast reaches whoever stands around", () => {
		buttons(stage([attack(1, 1)]))[0]?.also?.();
		expect(looking.goesOn(aim([5, 7]))).toBeNull();
	});
	it("is short where several of a kind stand side by side", () => {
		const next = (target: number) => ({ verb: "take_turn", figure: target, words: `Let ${target} go next` });
		expect(buttons(stage([next(0), next(1)], "next_hero")).map(({ label }) => label)).toEqual(["Jain", "Ettin"]);
		expect(buttons(stage([next(0)], "next_hero")).map(({ label }) => label)).toEqual(["Let 0 go next"]);
	});
	it("says in the menu of a space that the move action goes there", () => {
		const move = { verb: "move_action", words: "Take a move action" } as Option;
		const at = { view: { ...met, encounter: "e" }, content: { maps: { e: map } } } as unknown as DescentStage;
		expect(inMenu(move, at, "space:9").words).toMatch(/^Take a move action and go to .* for 2 fatigue$/);
		expect(inMenu(move, at, "figure:0").words).toBeUndefined();
	});
	it("counts one movement point as one", () => {
		const one = { ...hero, figure: { ...hero.figure, actions: 0, points: 1 } };
		const of = stage([{ verb: "end_turn", words: "" }]);
		const left = { ...of, view: { ...of.view, figures: [one] } } as DescentStage;
		expect(buttons(left)[0]?.hint).toBe("1 movement point would be lost.");
	});
});

describe("a click far away", () => {
	beforeEach(() => vi.resetModules());
	it("goes on to the space once the move action is taken, and only then", async () => {
		const { looking } = await import("../src/games/descent/looking.svelte");
		const ask = (decision: number): Ask => ({
			decision,
			seat: 1,
			topic: "act",
			words: "",
			options: [{ verb: "go", space: 9, points: 3, fatigue: 0, damage: 0, words: "" }],
		});
		looking.aim({ space: 9, points: 3, path: [7, 8, 9], fatigue: 0 }, 4);
		expect(looking.goesOn(ask(4))).toBeNull();
		expect(looking.goesOn(ask(5))).toBe(0);
		expect(looking.goesOn(ask(6))).toBeNull();
	});
});

describe("a click on a large figure", () => {
	const aim: Ask = { decision: 5, seat: 1, topic: "aim", words: "", options: [] };
	const spaces = [7, 8].map((space) => ({ verb: "aim_at", space }) as unknown as Option);
	it("aims at the space that was clicked, in the next question alone", async () => {
		const { looking } = await import("../src/games/descent/looking.svelte");
		looking.attack(8, 4);
		expect(looking.goesOn({ ...aim, decision: 4, topic: "act" })).toBeNull();
		expect(looking.goesOn({ ...aim, options: spaces })).toBe(1);
		expect(looking.goesOn({ ...aim, options: spaces })).toBeNull();
		looking.attack(8, 4);
		expect(looking.goesOn({ ...aim, decision: 6, options: spaces })).toBeNull();
		looking.attack(3, 4);
		expect(looking.goesOn({ ...aim, options: spaces })).toBeNull();
	});
});

describe("me next", () => {
	const line = { from: "Ben", text: "Jain next", aside: true };
	const stage = (chat: object[], round = 1) =>
		({ id: "room", view: { ...view, round }, chat, content }) as unknown as DescentStage;
	beforeEach(() => vi.resetModules());
	it("is heard when it is said, for that round alone, and not from what was said before", async () => {
		const { hear, wouldGoNext } = await import("../src/games/descent/next");
		hear(stage([line]));
		expect(wouldGoNext(stage([line]))).toEqual([]);
		const again = { ...line };
		hear(stage([line, { ...line, aside: false }]));
		expect(wouldGoNext(stage([]))).toEqual([]);
		hear(stage([line, again]));
		expect(wouldGoNext(stage([]))).toEqual(["Jain"]);
		hear(stage([line, again], 2));
		expect(wouldGoNext(stage([], 2))).toEqual([]);
	});
});

describe("the overlord's wishes", () => {
	beforeEach(() => vi.resetModules());
	const window = (topic: string): Ask => ({
		decision: 1,
		seat: 0,
		topic,
		words: "",
		options: [
			{ verb: "play_card", card: 3, ability: 0, words: "" },
			{ verb: "pass", words: "" },
		],
	});
	const his = { ...view, seat: 0 } as View;
	it("pass a moment without a stop, and never a choice that is no window", async () => {
		const { wanted } = await import("../src/games/descent/wishes.svelte");
		expect(wanted.answer(window("dice_rolled"), his)).toBeNull();
		wanted.toggle("dice_rolled");
		expect(wanted.answer(window("dice_rolled"), his)).toBe(1);
		expect(wanted.answer(window("dice_rolled"), view)).toBeNull();
		const trade: Ask = {
			...window("dice_rolled"),
			options: [
				{ verb: "choose", figure: 1, words: "" },
				{ verb: "pass", words: "" },
			],
		};
		expect(wanted.answer(trade, his)).toBeNull();
	});
	it("ask about a walk only as it begins", async () => {
		const { wanted } = await import("../src/games/descent/wishes.svelte");
		expect(wanted.answer(window("entered"), his)).toBeNull();
		expect(wanted.answer({ ...window("entered"), decision: 2 }, his)).toBe(1);
		expect(wanted.answer({ ...window("entered"), decision: 3 }, { ...his, turn: 2 } as View)).toBeNull();
	});
});

describe("the tale of an encounter", () => {
	it("adds up who did what", () => {
		const events = [
			{ event: "round_began", words: "" },
			{ event: "damaged", figure: 1, damage: 3, by: 0, words: "" },
			{ event: "defeated", figure: 1, by: 0, words: "" },
			{ event: "damaged", figure: 0, damage: 2, by: 3, words: "" },
			{ event: "knocked_out", figure: 0, space: 0, words: "" },
			{ event: "searched", figure: 0, token: 0, words: "" },
		];
		const tale = taleOf([{ answer: 0, seat: 1, events, view }] as ReplayStep[]);
		expect(tale.rounds).toBe(1);
		expect(tale.heroes[0]).toEqual({ damage: 3, kills: 1, searches: 1, healed: 0, falls: 1 });
		expect([tale.overlord.damage, tale.overlord.kills]).toEqual([2, 1]);
	});
});
