import { describe, expect, it } from "vitest";
import { apart, arrow, lanes } from "../src/games/twilight/arrows";
import { instructions } from "../src/games/twilight/chain";
import type {
	Ask,
	Content,
	Option,
	Permanent,
	Player,
	Seen,
	Told,
	TwilightStage,
	View,
} from "../src/games/twilight/content";
import { keywordName, unitWords } from "../src/games/twilight/content";
import { deed } from "../src/games/twilight/deeds";
import { draftOf } from "../src/games/twilight/draft";
import { whisperWords } from "../src/games/twilight/known";
import { choices, confirm, hint, keysOf, narrowed, pairKey } from "../src/games/twilight/meaning";
import { stackDamage } from "../src/games/twilight/sight";
import { FIRST_WISHES, isPassed, isQuiet, toggled } from "../src/games/twilight/stops";
import { atLeast, canGive, isTrade, isWhole, offerSteps, partners, stepped } from "../src/games/twilight/trade";
import { laidOut } from "../src/games/twilight/tray";

const down = (level: number): Seen => ({ level, card: null, face: null });
const up = (level: number, card: number, face: number): Seen => ({ level, card, face });

function player(seat: number, more: Partial<Player> = {}): Player {
	return {
		seat,
		team: seat,
		deity: 0,
		hand: [],
		life: 20,
		life_top: [],
		life_known: [],
		discard: [],
		destroyed: [],
		aspects: [],
		resources: [],
		set_aside: [],
		power_works: true,
		...more,
	} as unknown as Player;
}

function aspect(seen: Seen, fresh = true) {
	return { seen, fresh, face_up: false, manifested: false };
}

function creature(card: number, controller: number, more: Partial<Permanent> = {}): Permanent {
	return { card, face: 0, controller, attacks: -1, blocks: -1, stack: "", direction: "", ...more } as Permanent;
}

function table(more: Partial<View> = {}): View {
	return {
		seat: 0,
		seats: 2,
		turn: 3,
		active: 0,
		phase: "summoning",
		window: "summoning",
		players: [
			player(0, {
				hand: [up(1, 5, 1), up(1, 6, 1), up(2, 7, 2)],
				resources: [aspect(down(1)), aspect(down(1), false), aspect(down(2))],
			}),
			player(1, { hand: [down(1), down(3)], resources: [aspect(up(1, 30, 1)), aspect(down(1)), aspect(down(1))] }),
		],
		field: [],
		chain: [],
		whispers: [],
		offer: null,
		draft: null,
		...more,
	} as unknown as View;
}

const content = {
	faces: [
		{
			name: "Wolf",
			cost: [2, 0, 0],
			text: "",
			heresy: "",
			icon: "wolf",
			kind: "creature",
			aspect: 1,
			faction: "Aggression",
		},
		{
			name: "Knife",
			cost: [1, 1, 0],
			text: "",
			heresy: "Slay one.",
			icon: "knife",
			kind: "scheme",
			aspect: 1,
			faction: "Negotiation",
		},
		{
			name: "Wall",
			cost: [0, 2, 0],
			text: "",
			heresy: "",
			icon: "wall",
			kind: "fortification",
			aspect: 2,
			faction: "Sanctuary",
		},
	],
	deities: [{ name: "Mars", when: "any", parts: [{ text: "Fight." }] }],
	keyword_names: { armor: "Armor X", fleet: "Fleet" },
	phases: [
		{ phase: "draw", windows: [{ moment: "drawn" }] },
		{ phase: "summoning", windows: [{ moment: "summoning" }] },
		{ phase: "combat", windows: [{ moment: "attackers" }, { moment: "blockers" }] },
		{ phase: "end", windows: [{ moment: "end_start" }] },
	],
} as unknown as Content;

function stage(view: View): TwilightStage {
	return { view, content, names: ["Ann", "Bob"], me: 0, asked: true, choosable: new Map() } as unknown as TwilightStage;
}

function ask(topic: string, options: readonly object[]): Ask {
	return {
		decision: 1,
		seat: 0,
		topic,
		words: "",
		options: options.map((option) => ({ words: "", ...option })) as Option[],
	};
}

const PASS: Option = { verb: "pass", words: "Pass" };
const SUMMON: Option = { verb: "summon", card: 5, words: "Summon Knife" };

describe("stops", () => {
	const window = (topic: string) => ask(topic, [SUMMON, PASS]);

	it("asks where a stop is set and passes elsewhere", () => {
		expect(isPassed(window("summoning"), table(), FIRST_WISHES, content)).toBe(false);
		expect(isPassed(window("drawn"), table({ window: "drawn" }), FIRST_WISHES, content)).toBe(true);
	});
	it("does not let Power go that would cost life, also where the turn is passed", () => {
		const [mine, theirs] = table().players as [Player, Player];
		const turn = { ...FIRST_WISHES, mode: "turn" as const, turn: 3 };
		expect(isPassed(window("summoning"), table(), turn, content)).toBe(true);
		expect(
			isPassed(window("summoning"), table({ players: [{ ...mine, power: [0, 1, 0] }, theirs] }), turn, content),
		).toBe(false);
	});
	it("keeps own stops and those on the turns of others apart", () => {
		const theirs = table({ active: 1 });
		expect(isPassed(window("summoning"), theirs, FIRST_WISHES, content)).toBe(true);
		expect(isPassed(window("end_start"), theirs, FIRST_WISHES, content)).toBe(false);
		expect(isPassed(window("end_start"), table(), FIRST_WISHES, content)).toBe(true);
	});
	it("asks whenever somebody else has acted, never about my own", () => {
		const chain = (seat: number) => table({ chain: [{ seat }] as unknown as View["chain"] });
		expect(isPassed(window("chain"), chain(1), FIRST_WISHES, content)).toBe(false);
		expect(isPassed(window("chain"), chain(1), { ...FIRST_WISHES, mode: "quiet" }, content)).toBe(false);
		expect(isPassed(window("chain"), chain(0), FIRST_WISHES, content)).toBe(true);
	});
	it("passes until something happens: an attack does", () => {
		const quiet = { ...FIRST_WISHES, mode: "quiet" as const };
		const attacked = table({ active: 1, field: [creature(9, 1, { attacks: 0, stack: "life" })] });
		expect(isPassed(window("summoning"), table(), quiet, content)).toBe(true);
		expect(isPassed(window("attackers"), attacked, quiet, content)).toBe(false);
	});
	it("passes the turn, and only that turn", () => {
		const turn = { ...FIRST_WISHES, mode: "turn" as const, turn: 3 };
		expect(isPassed(window("summoning"), table(), turn, content)).toBe(true);
		for (const deed of ["trade", "seize", "attack"]) {
			expect(isPassed(ask(deed, [{ verb: deed }, PASS]), table(), turn, content)).toBe(true);
			expect(isPassed(ask(deed, [{ verb: deed }, PASS]), table(), FIRST_WISHES, content)).toBe(false);
		}
		expect(isPassed(window("summoning"), table({ turn: 4 }), turn, content)).toBe(false);
	});
	it("never answers what must be decided", () => {
		const turn = { ...FIRST_WISHES, mode: "turn" as const, turn: 3 };
		expect(isPassed(ask("block", [{ verb: "block" }, PASS]), table(), turn, content)).toBe(false);
		expect(isPassed(ask("summoning", [SUMMON]), table(), turn, content)).toBe(false);
		expect(isPassed(ask("trade", [{ verb: "trade_with" }, PASS]), table(), FIRST_WISHES, content)).toBe(false);
	});
	it("does not ask for Power alone", () => {
		expect(isPassed(ask("summoning", [{ verb: "generate", level: 1 }, PASS]), table(), FIRST_WISHES, content)).toBe(
			true,
		);
	});
	it("asks about Sacrifice alone where it stops a Scheme that has done nothing yet, or an attack on my side", () => {
		const sacrifice = (topic: string) => ask(topic, [{ verb: "sacrifice" }, { verb: "generate", level: 1 }, PASS]);
		const passed = (topic: string, view: View, wish = FIRST_WISHES.sacrifice) =>
			isPassed(sacrifice(topic), view, { ...FIRST_WISHES, sacrifice: wish }, content);
		const chain = (item: object) =>
			table({
				chain: [{ seat: 1, at: 0, face: 1, cards: [], seats: [], ...item }] as unknown as View["chain"],
			});
		const attack = (face: number, attacks: number) => table({ active: 1, field: [creature(9, 1, { face, attacks })] });
		expect(passed("summoning", table({ field: [creature(9, 1, { face: 0 })] }))).toBe(true);
		expect(passed("attackers", attack(0, 0))).toBe(false);
		expect(passed("attackers", attack(2, 0))).toBe(true);
		expect(passed("attackers", attack(0, -1))).toBe(true);
		expect(passed("blockers", attack(0, 0))).toBe(true);
		expect(passed("chain", chain({ kind: "scheme", face: 2 }))).toBe(true);
		expect(passed("chain", chain({ kind: "scheme" }))).toBe(false);
		expect(passed("chain", chain({ kind: "scheme", seats: [0] }))).toBe(false);
		expect(passed("chain", chain({ kind: "scheme", seats: [1] }))).toBe(true);
		expect(passed("chain", chain({ kind: "scheme", at: 1 }))).toBe(true);
		expect(passed("chain", chain({ kind: "summon" }))).toBe(true);
		expect(passed("chain", chain({ kind: "scheme" }), "never")).toBe(true);
		expect(passed("attackers", table(), "always")).toBe(false);
	});
	it("asks about the Deity's power alone once, in the moment it is made for", () => {
		const power = (topic: string) => ask(topic, [{ verb: "use_power" }, PASS]);
		const theirs = table({ active: 1 });
		expect(isPassed(power("summoning"), table(), FIRST_WISHES, content)).toBe(false);
		expect(isPassed(power("attackers"), table(), FIRST_WISHES, content)).toBe(true);
		const idle = table({ players: [player(0, { power_works: false }), player(1)] });
		expect(isPassed(power("summoning"), idle, FIRST_WISHES, content)).toBe(true);
		const bound = (when: string) => ({ ...content, deities: [{ ...content.deities[0], when }] }) as Content;
		expect(isPassed(power("summoning"), table(), FIRST_WISHES, bound("after_attackers"))).toBe(true);
		expect(isPassed(power("attackers"), table(), FIRST_WISHES, bound("after_attackers"))).toBe(false);
		expect(isPassed(power("attackers"), theirs, FIRST_WISHES, bound("after_attackers"))).toBe(true);
		expect(isPassed(power("attackers"), theirs, FIRST_WISHES, bound("when_attacked"))).toBe(false);
	});
	it("counts a combat without attackers as its last window", () => {
		const wishes = { ...FIRST_WISHES, mine: ["life_damage"] };
		expect(isQuiet("no_attack", table(), wishes)).toBe(false);
		expect(isQuiet("no_attack", table(), FIRST_WISHES)).toBe(true);
	});
	it("sets and clears a stop", () => {
		expect(toggled(["drawn"], "drawn")).toEqual([]);
		expect(toggled([], "drawn")).toEqual(["drawn"]);
	});
});

describe("the things an option is about", () => {
	it("offers every copy of a card in hand", () => {
		expect(keysOf({ verb: "summon", card: 5 }, table())).toEqual(["card:5", "card:6"]);
		expect(keysOf({ verb: "target", card: 40 }, table())).toEqual(["card:40"]);
	});
	it("finds fresh Aspects of a level", () => {
		expect(keysOf({ verb: "generate", level: 1 }, table())).toEqual(["aspect:0:0"]);
		expect(keysOf({ verb: "choose_aspect", seat: 1, slot: 2 }, table())).toEqual(["aspect:1:2"]);
	});
	it("makes one answer of two things", () => {
		const keys = keysOf({ verb: "attack", card: 9, seat: 1, stack: "life" }, table());
		expect(keys).toEqual(["card:9", "life:1", pairKey("life:1", "card:9")]);
		expect(keysOf({ verb: "block", card: 4, attacker: 9 }, table())[2]).toBe(pairKey("card:9", "card:4"));
	});
});

describe("the buttons", () => {
	it("puts known traps first and counts the unknown", () => {
		const options = [0, 1, 2].map((slot) => ({ verb: "choose_aspect", seat: 1, slot }));
		const made = choices(ask("aspect", options), [], stage(table()));
		expect(made.map((choice) => choice.label)).toEqual(["Knife", "Unknown, 2 of them"]);
		expect(made[1]?.options).toEqual([1, 2]);
	});
	it("groups a window by kind, and passing is the quiet last", () => {
		const made = choices(ask("summoning", [SUMMON, { verb: "summon", card: 7 }, PASS]), [], stage(table()));
		expect(made.map((choice) => [choice.label, choice.key, choice.look])).toEqual([
			["Play a card", "1", "lit"],
			["Pass", "p", "ghost"],
		]);
		expect(made[0]?.lies).toBe(true);
	});
	it("keeps the key of each kind, whatever else is on offer", () => {
		const sacrifice = { verb: "sacrifice", words: "Sacrifice Aspects" };
		const generate = { verb: "generate", level: 1, words: "Generate Lesser Power" };
		const keys = (...options: readonly object[]) =>
			Object.fromEntries(choices(ask("summoning", options), [], stage(table())).map((each) => [each.label, each.key]));
		expect(keys(SUMMON, sacrifice, generate, PASS)["Sacrifice Aspects"]).toBe("4");
		expect(keys(sacrifice, PASS)).toEqual({ "Sacrifice Aspects": "4", Pass: "p" });
	});
	it("lights neither a Sacrifice nor Power that is made", () => {
		const made = choices(
			ask("summoning", [SUMMON, { verb: "sacrifice", words: "Sacrifice" }, PASS]),
			[],
			stage(table()),
		);
		expect(made.filter((each) => each.look !== "ghost").map((each) => each.label)).toEqual(["Summon Knife"]);
	});
	it("leaves a trade to its panel", () => {
		const made = choices(ask("trade", [{ verb: "trade_with", seat: 1 }, PASS]), [], stage(table()));
		expect(made.map((choice) => choice.label)).toEqual(["Pass"]);
	});
	it("asks back before the Deity Power is spent", () => {
		const view = table({ players: [player(0, { face_up: true }), player(1)] });
		const asked = ask("summoning", [SUMMON, PASS]);
		expect(confirm({ verb: "use_power", words: "" }, view, asked)).toContain("Deity Power");
		expect(confirm(SUMMON, view, asked)).toBeNull();
	});
	it("asks once in a turn before what could be played is left, or Power decays", () => {
		const asked = ask("summoning", [SUMMON, PASS]);
		const pass: Option = { verb: "pass", words: "" };
		const view = table({ turn: 31, active: 0, seat: 0 });
		expect(confirm(pass, view, asked)).toContain("still play");
		expect(confirm(pass, view, asked)).toBeNull();
		const powerful = table({ turn: 32, active: 0, seat: 0, players: [player(0, { power: [1, 0, 1] }), player(1)] });
		expect(confirm(pass, powerful, asked)).toContain("4 cards of life");
		expect(confirm(pass, table({ turn: 33, active: 1, seat: 0 }), asked)).toBeNull();
	});
	it("name cards by themselves once what is done with them was pressed", () => {
		const cards = ask("set_aside", [
			{ verb: "set_aside", card: 5, words: "Set aside Knife" },
			{ verb: "set_aside", card: 7, words: "Set aside Wall" },
			PASS,
		]);
		expect(narrowed(cards, [0, 1], stage(table()))).toMatchObject([
			{ label: "Knife", options: [0], lies: true },
			{ label: "Wall", options: [1], lies: true },
		]);
		expect(narrowed(cards, [0, 2], stage(table()))).toBeNull();
	});
});

describe("a trade", () => {
	it("has a panel where an offer can be made or answered, not where one can only be forced", () => {
		const asked = (...verbs: string[]) => ({ options: verbs.map((verb) => ({ verb, words: verb })) }) as Ask;
		expect(isTrade(asked("trade_with", "force_trade", "pass"))).toBe(true);
		expect(isTrade(asked("accept_offer", "decline_offer"))).toBe(true);
		expect(isTrade(asked("force_trade", "pass"))).toBe(false);
	});
	const offer = { with: 1, gives: [2, 0, 0] as const, wants: [0, 0, 1] as const };

	it("stays within what both hands show", () => {
		expect(canGive(table(), 1)).toEqual([1, 0, 1]);
		expect(stepped([1, 0, 0], 1, 1, [1, 0, 1])).toEqual([1, 0, 0]);
		expect(stepped([0, 0, 0], 3, 1, [1, 0, 1])).toEqual([0, 0, 1]);
		expect(stepped([0, 0, 0], 1, -1, [1, 0, 1])).toEqual([0, 0, 0]);
	});
	it("becomes answers in the order they are asked", () => {
		const steps = offerSteps(ask("trade", [{ verb: "trade_with", seat: 1 }]), offer, table());
		expect(steps).toEqual([
			{ verb: "trade_with", seat: 1 },
			{ verb: "offer_mine", level: 1 },
			{ verb: "offer_mine", level: 1 },
			{ verb: "ask_for_theirs", level: 3 },
			{ verb: "propose" },
		]);
		expect(offerSteps(ask("answer", [{ verb: "counter_offer" }]), offer, table())[0]).toEqual({
			verb: "counter_offer",
		});
	});
	it("goes on from what already lies there", () => {
		const half = table({ offer: { of: 0, to: 1, gives: [1, 0, 0], wants: [0, 0, 0], made: false } });
		const steps = offerSteps(ask("offer", [{ verb: "offer_mine", level: 1 }]), offer, half);
		expect(steps.map((step) => step.verb)).toEqual(["offer_mine", "ask_for_theirs", "propose"]);
		expect(atLeast([0, 2, 0], [1, 1, 0])).toEqual([1, 2, 0]);
	});
	it("needs a card on either side, and a partner", () => {
		expect(isWhole(offer)).toBe(true);
		expect(isWhole({ ...offer, wants: [0, 0, 0] })).toBe(false);
		const made = table({ offer: { of: 1, to: 0, gives: [1, 0, 0], wants: [1, 0, 0], made: true } });
		expect(partners(ask("answer", [{ verb: "accept_offer" }]), made)).toEqual([1]);
	});
});

describe("what is laid out", () => {
	it("shows cards that lie neither in my hand nor in a field", () => {
		const view = table({ field: [creature(9, 1)] });
		view.players[1]?.discard.push(up(1, 50, 0));
		const options = [5, 9, 50].map((card) => ({ verb: "target", card }));
		expect(laidOut(ask("target", options), view)).toEqual([{ card: 50, face: 0 }]);
	});
	it("shows a draft by faces, with what was taken", () => {
		const draft = {
			pile: 2,
			pack: [up(1, 60, 1), up(2, 61, 2)],
			offered: [],
			cards: [up(1, 70, 1), up(1, 71, 1)],
			deities: [],
		};
		const seen = draftOf(ask("draft", [{ verb: "draft_card", card: 60 }]), table({ draft }), content);
		expect(seen.cards).toEqual([{ card: 60, face: 1 }]);
		expect(seen.taken).toEqual([{ face: 1, n: 2 }]);
		expect(seen.words).toContain("Pile 2 of 3");
	});
});

describe("words and figures", () => {
	it("counts stack damage by Life, half of it for a Discard Stack", () => {
		expect(stackDamage(creature(1, 0, { life: 3, fight: 5, stack: "life" }))).toBe(3);
		expect(stackDamage(creature(1, 0, { life: 3, fight: 5, stack: "discard" }))).toBe(2);
	});
	it("tells what is known of an Aspect, and of mixed ones", () => {
		const whispers = [{ faces: [1], places: [1, 1].map((level) => ({ seat: 1, zone: "resources" as const, level })) }];
		const view = table({ whispers });
		expect(hint("aspect:1:0", stage(view))).toBe("Knife. Heresy: Slay one.");
		expect(hint("aspect:1:1", stage(view))).toContain("Among these lies Knife");
		expect(whisperWords(whispers[0] as View["whispers"][number], stage(view))).toBe(
			"Knife: among 2 in Bob’s Resources I",
		);
	});
	it("writes units, keywords and instructions", () => {
		expect(unitWords([2, 0, 1])).toBe("2 I and 1 III");
		expect(keywordName(content, "armor", 2)).toBe("Armor 2");
		expect(keywordName(content, "fleet")).toBe("Fleet");
		expect(instructions("Draw a card. Then discard one.")).toEqual(["Draw a card", "Then discard one"]);
	});
});

describe("attack arrows", () => {
	it("have no label over another where their lanes leave room", () => {
		const lying = (x: number, y: number, end: number) => ({ label: { x, y }, end });
		const [first, second, short] = apart([lying(290, 327, 280), lying(293, 340, 95), lying(290, 335, 300)]);
		expect(first?.label.x).toBe(290);
		expect(290 - (second?.label.x ?? 0)).toBeGreaterThanOrEqual(70);
		expect(short?.label.x).toBe(290);
	});
	const box = (x: number, y: number) => ({ x, y, width: 40, height: 60 });

	it("runs down into a stack below and up into one above", () => {
		const down = arrow(box(200, 0), box(20, 140), 100, 0);
		expect(down.path.startsWith("M220 54V90")).toBe(true);
		expect(down.path.endsWith("V148")).toBe(true);
		const up = arrow(box(200, 140), box(20, 0), 100, 0);
		expect(up.path.startsWith("M220 146V110")).toBe(true);
		expect(up.path.endsWith("V52")).toBe(true);
	});
	it("gives each attacker a lane of its own", () => {
		expect(lanes(100, 3, 10)).toEqual([90, 100, 110]);
		expect(lanes(100, 1, 10)).toEqual([100]);
	});
});

describe("moments", () => {
	const left = (how: string, face: number, seat = 1) =>
		deed({ event: "left", how, face, seat, card: 9, words: "", rule: "" } as unknown as Told, stage(table()));
	it("are Creatures that are slain or destroyed, not those that go home, and no other card", () => {
		expect(left("slain", 0)).toMatchObject({
			kind: "kill",
			brief: true,
			title: "Wolf is slain",
			words: "A Creature of Bob",
		});
		expect(left("sacrificed", 0, 0)).toMatchObject({ title: "Wolf is destroyed", words: "Your Creature" });
		expect(left("returned", 0)).toBeNull();
		expect(left("destroyed", 2)).toBeNull();
	});
});
