/** What the options of Twilight of the Gods are about, which buttons they make, and what they lead to. */

import { numbersOf } from "../../lib/actions";
import { type Choice, plainChoices } from "../../lib/choosing";
import { counted, listed } from "../../lib/listed";
import {
	type Ask,
	type Deity,
	type Face,
	type Item,
	keywordName,
	LEVEL_WORDS,
	NOTHING,
	NUMERALS,
	type Option,
	type Refusal,
	type Subject,
	type TwilightStage,
	type View,
} from "./content";
import { toAllHelp } from "./helping";
import { alike, faceOf, me, stackDamage } from "./sight";

/** The fresh Aspects of a level in my Resource Area. */
function freshKeys(view: View, level: unknown): string[] {
	const seat = me(view);
	const aspects = view.players[seat]?.resources ?? [];
	return aspects.flatMap((aspect, slot) =>
		aspect.fresh && aspect.seen.level === level ? [`aspect:${seat}:${slot}`] : [],
	);
}

/** Two things that make one answer together. */
function pair(one: string, other: string): string[] {
	return [one, other, pairKey(one, other)];
}

export function pairKey(one: string, other: string): string {
	return [one, other].sort().join("+");
}

export function keysOf(subject: Subject, view: View): string[] {
	const { card, seat } = subject;
	switch (subject.verb) {
		case "attack":
			return pair(`card:${card}`, `${subject.stack}:${seat}`);
		case "block":
			return pair(`card:${card}`, `card:${subject.attacker}`);
		case "target_player":
			return [`seat:${seat}`];
		case "force_trade":
			return [`seat:${seat}`, `life:${seat}`];
		case "seize":
			return [`seat:${seat}`];
		case "place_aspect":
			return [`stack:${me(view)}:${subject.slot}`];
		case "generate":
		case "pay_unit":
			return freshKeys(view, subject.level);
		case "build":
			return [`compass:${me(view)}:${subject.direction}`];
		case "use_power":
			return [`deity:${me(view)}`];
		case "choose_aspect":
			return [`aspect:${seat}:${subject.slot}`];
		case "target_item":
			return [`item:${subject.depth}`];
		case "choose_deck":
			return [`deck:${subject.deck}`];
		case "serve_deity":
		case "take_deity":
			return [`offered:deity:${subject.deity}`];
		default:
			return card !== undefined ? [...new Set([card, ...alike(view, card)])].map((each) => `card:${each}`) : [];
	}
}

/** Answers in a window: one button for each kind, whatever lies on the table behind it; each keeps its key. */
const KINDS: readonly { verb: string; label: string; icon: string; key: string }[] = [
	{ verb: "summon", label: "Play a card", icon: "card-play", key: "1" },
	{ verb: "use_ability", label: "Use an ability", icon: "magic-swirl", key: "2" },
	{ verb: "use_power", label: "Deity Power", icon: "laurel-crown", key: "3" },
	{ verb: "sacrifice", label: "Sacrifice", icon: "bleeding-heart", key: "4" },
	{ verb: "generate", label: "Generate Power", icon: "burning-embers", key: "5" },
	{ verb: "attack", label: "Attack", icon: "crossed-swords", key: "1" },
	{ verb: "block", label: "Block", icon: "checked-shield", key: "1" },
];

/** Many things of one kind are one button. */
const MANY: Record<string, string> = {
	draft_card: "Keep one",
	leave_out: "Leave one out",
	set_aside: "Set one aside",
	take_back: "Take one back",
	give_card: "Hand one over",
	discard_card: "Discard one",
	destroy_card: "Destroy one",
	against: "Against one of them",
};
const FEW = 5;

/** What a button leads to. */
const LEADS_TO: Record<string, string> = {
	force_trade: "The top cards of both Life Stacks change hands, face down, into the Aspect Stacks.",
	sacrifice: "Destroy a card for good: Aspects that match its whole cost leave your Resource Area with it.",
	generate: "Power you do not spend this turn destroys your life: 1 card for a I, 2 for a II, 3 for a III.",
	no_trades: "No offer reaches you any more this turn.",
	mulligan: "Seven other cards, once.",
};

const QUIET = new Set(["pass", "decline_offer", "no_trades"]);
/** Amber is for what one usually does. */
const SELDOM = new Set(["sacrifice", "generate"]);
/** What the trade panel does in one go. */
const IN_PANEL = new Set(["trade_with", "offer_mine", "ask_for_theirs", "counter_offer"]);

export function choices(ask: Ask, _refusals: readonly Refusal[], stage: TwilightStage): Choice[] {
	if (ask.options.some((option) => option.verb === "choose_aspect")) return aspectChoices(ask, stage);
	const buttons: Choice[] = seizures(ask);
	for (const verb of new Set(ask.options.map((option) => option.verb))) {
		if (IN_PANEL.has(verb) || (verb === "seize" && buttons.length)) continue;
		const options = numbersOf(ask, verb);
		const kind = KINDS.find((each) => each.verb === verb);
		const lies = keysOf(ask.options[options[0] as number] as Option, stage.view).length > 0;
		if (kind ? options.length > 1 : options.length > FEW) {
			const label = kind?.label ?? MANY[verb] ?? "Choose one";
			buttons.push({
				label,
				icon: kind?.icon,
				key: kind?.key ?? "",
				options,
				look: SELDOM.has(verb) ? "ghost" : "lit",
				lies,
				hint: LEADS_TO[verb],
			});
		} else for (const option of options) buttons.push(plain(ask, option, lies, kind));
	}
	if (ask.topic === "help") buttons.push(...toAllHelp(ask, stage.view));
	const lit = buttons.filter((button) => button.look !== "ghost");
	const only = lit.length === 1 && buttons.length === 1;
	if (only && lit[0]) lit[0].look = "go";
	return keyed([...lit, ...buttons.filter((button) => button.look === "ghost")]);
}

/** Cards of one kind, once their button was pressed: each by its name, for what is done with it stands in the question. */
export function narrowed(ask: Ask, within: readonly number[], stage: TwilightStage): Choice[] | null {
	const labels = within.map((number) => {
		const option = ask.options[number] as Option;
		return MANY[option.verb] && nameOf(`card:${option.card}`, stage);
	});
	if (!labels.every(Boolean)) return null;
	return plainChoices(ask.options, within).map((choice, place) => ({
		...choice,
		label: labels[place] || choice.label,
		lies: true,
	}));
}

/** With several to Seize from, one button for each level and its price; of whom some cards come back is said next. */
function seizures(ask: Ask): Choice[] {
	const all = numbersOf(ask, "seize");
	if (all.length <= FEW) return [];
	const levels = [...new Set(all.map((number) => ask.options[number]?.level))];
	return levels.map((level) => {
		const options = all.filter((number) => ask.options[number]?.level === level);
		const words = options.map((number) => (ask.options[number]?.words ?? "").replace(/ from [^:]+/, ""));
		const shortest = words.reduce((one, other) => (other.length < one.length ? other : one));
		return { label: shortest, key: "", options, look: "lit", lies: true };
	});
}

function plain(ask: Ask, number: number, lies: boolean, kind?: (typeof KINDS)[number]): Choice {
	const option = ask.options[number] as Option;
	const quiet = QUIET.has(option.verb);
	return {
		label: option.words,
		icon: kind?.icon,
		key: option.verb === "pass" ? "p" : (kind?.key ?? ""),
		options: [number],
		look: quiet || SELDOM.has(option.verb) ? "ghost" : option.verb === "accept_offer" ? "go" : "lit",
		lies,
		hint: LEADS_TO[option.verb],
	};
}

function keyed(buttons: Choice[]): Choice[] {
	const taken = new Set(buttons.map((button) => button.key));
	const free = Array.from({ length: 9 }, (_, place) => String(place + 1)).filter((key) => !taken.has(key));
	return buttons.map((button) => ({ ...button, key: button.key || (free.shift() ?? "") }));
}

/** Aspects to Manifest or to look at: those whose face I know by name, the others together. */
function aspectChoices(ask: Ask, stage: TwilightStage): Choice[] {
	const known: Choice[] = [];
	const unknown: number[] = [];
	const others: Choice[] = [];
	ask.options.forEach((option, number) => {
		const [key = ""] = keysOf(option, stage.view);
		const face = faceAt(key, stage);
		if (option.verb !== "choose_aspect") others.push(plain(ask, number, false));
		else if (!face) unknown.push(number);
		else {
			const mine = option.seat === stage.me;
			const whose = mine || stage.view.players.length > 2 ? ` (${mine ? "yours" : stage.names[option.seat]})` : "";
			const label = `${face.name}${whose}`;
			const look = known.length ? "lit" : "go";
			known.push({ label, icon: face.icon, key: "", options: [number], look, hint: hint(key, stage) });
		}
	});
	const label = `Unknown, ${unknown.length} ${known.length ? "of them" : "to choose from"}`;
	if (unknown.length) known.push({ label, icon: "card-random", key: "", options: unknown, look: "lit" });
	return keyed([...known, ...others]);
}

/** The faces that may lie in a place, from what was seen before cards were mixed. */
export function whispered(view: View, seat: number, zone: string, level: number): number[] {
	return view.whispers
		.filter((whisper) => whisper.places.some((at) => at.seat === seat && at.zone === zone && at.level === level))
		.flatMap((whisper) => whisper.faces);
}

export function nameOf(key: string, stage: TwilightStage): string {
	const [kind, first] = key.split(":");
	const face = faceAt(key, stage)?.name ?? deityAt(key, stage)?.name;
	if (face) return face;
	return kind === "seat" || kind === "life" || kind === "discard" ? (stage.names[Number(first)] ?? "") : "";
}

export function inMenu(option: Option): { icon?: string } {
	return { icon: KINDS.find((kind) => kind.verb === option.verb)?.icon };
}

/** Why things of a kind are of no use now: mine, and those of others. */
const OF_NO_USE: Record<string, readonly [mine: string | null, theirs: string | null]> = {
	aspect: ["An Aspect pays by itself when you play a card.", "That Aspect pays for somebody else’s cards."],
	life: [
		"Your Life Stack: when its last card leaves, you lose.",
		"In the Combat Phase, click a Creature, then this stack.",
	],
	deity: [null, "That Deity serves somebody else."],
	seat: [null, "Trades are offered and cards are seized in your own Trade and Seize Phases."],
};
const WHAT_IT_IS: Record<string, string> = {
	compass: "Fortifications stand in these four places; of several in one only the topmost works.",
	stack: "An Aspect Stack: what you win in a trade waits here until the Resource Phase.",
};

/** Why a thing that looks as if it could be used is of no use now. */
export function whyNot(key: string, stage: TwilightStage): string | null {
	const [kind = "", first] = key.split(":");
	const { ask, view } = stage;
	if (kind !== "card") return OF_NO_USE[kind]?.[Number(first) === me(view) ? 0 : 1] ?? WHAT_IT_IS[kind] ?? null;
	const name = nameOf(key, stage);
	const lies = view.field.find((each) => each.card === Number(first));
	if (!lies) return `${name} cannot be played for this: cards are played in the Summoning Phase, with Aspects to pay.`;
	if (lies.controller !== me(view)) return `${name} belongs to ${stage.names[lies.controller]}.`;
	return ask?.topic === "attack" ? null : `${name} attacks in the Combat Phase.`;
}

/** What Decay takes for Power that is not spent: 1 card for a I, 2 for a II, 3 for a III. */
function decay(power: readonly number[]): number {
	return power.reduce((sum, units, place) => sum + units * (place + 1), 0);
}

/** The turn in which leaving something undone was asked about. */
let warned = Number.NaN;

/** What is lost or left undone by passing in one's own Summoning Phase, once in a turn. */
function leftUndone(view: View, ask: Ask): string | null {
	if (ask.topic !== "summoning" || view.active !== view.seat || view.chain.length || warned === view.turn) return null;
	const life = decay(view.players[view.active]?.power ?? []);
	const cards = ask.options.filter((each) => each.verb === "summon").length;
	if (!life && !cards) return null;
	warned = view.turn;
	return life
		? `Go on? Power that is not spent costs you ${life} ${life === 1 ? "card" : "cards"} of life.`
		: `Go on to the fight? You could still play ${cards === 1 ? "a card" : "cards"}.`;
}

export function confirm(option: Option, view: View, ask: Ask): string | null {
	if (option.verb === "pass") return leftUndone(view, ask);
	if (option.verb === "no_trades") return "Want no more trades this turn?";
	if (option.verb === "mulligan") return "Give back the whole Hand for seven new cards?";
	if (option.verb === "use_power" && view.players[me(view)]?.face_up) return "Use your Deity Power now?";
	return null;
}

/** The face a thing shows me, if it does. */
export function faceAt(key: string, stage: TwilightStage): Face | undefined {
	return stage.content.faces[numberOfFace(key, stage) ?? NOTHING];
}

function numberOfFace(key: string, { view }: TwilightStage): number | null | undefined {
	const [kind, first, second] = key.split(":");
	const player = view.players[Number(first)];
	switch (kind) {
		case "card":
			return faceOf(view, Number(first));
		case "face":
			return Number(first);
		case "aspect":
			return player?.resources[Number(second)]?.seen.face;
		case "stack":
			return player?.aspects[Number(second)]?.face;
		case "life":
			return player?.life_top[0]?.face;
		case "discard":
			return player?.discard.at(-1)?.face;
	}
	const item = itemAt(key, view);
	return item?.kind === "power" ? null : item?.face;
}

function itemAt(key: string, view: View): Item | undefined {
	return view.chain.find((each) => key === `item:${each.depth}`);
}

/** The Deity a thing shows, if it does. */
export function deityAt(key: string, { content, view }: TwilightStage): Deity | undefined {
	const [kind, first, second] = key.split(":");
	if (kind === "deity") return content.deities[view.players[Number(first)]?.deity ?? NOTHING];
	if (kind === "offered") return content.deities[Number(second)];
	const item = itemAt(key, view);
	return item?.kind === "power" ? content.deities[item.face] : undefined;
}

/** The text of a card, or the names of its keywords where they are all it has. */
function said(face: Face, stage: TwilightStage): string {
	return face.text || face.keywords.map((word) => `${keywordName(stage.content, word, face.armor)}.`).join(" ");
}

/** One line of consequence for a thing; what the question leads to comes with it. */
export function hint(key: string, stage: TwilightStage): string {
	const [kind, first, second] = key.split(":");
	const view = stage.view;
	if (kind === "deck") return stage.content.decks[Number(first)]?.way ?? "";
	if (kind === "aspect") return aspectHint(Number(first), Number(second), stage);
	if (kind === "card") {
		const permanent = view.field.find((each) => each.card === Number(first));
		const face = faceAt(key, stage);
		if (!face) return "";
		if (permanent?.attacks !== undefined && permanent.attacks >= 0)
			return `${face.name} attacks the ${permanent.stack} stack of ${stage.names[permanent.attacks]}: ${counted(stackDamage(permanent), "card")} if it is not blocked.`;
		const own = said(face, stage);
		return own ? `${face.name}: ${own}` : `${face.name}, ${face.fight} Fight, ${face.life} Life.`;
	}
	if (kind === "life") {
		const player = view.players[Number(first)];
		return player ? `${stage.names[Number(first)]} has ${counted(player.life, "card")} of life left.` : "";
	}
	if (kind === "discard") return "Damage here Destroys half of what is left, rounded up.";
	const deity = deityAt(key, stage);
	if (deity) return `${deity.name}: ${deity.parts.map((part) => part.text).join(" ")}`;
	const face = faceAt(key, stage);
	return face ? said(face, stage) : "";
}

function aspectHint(seat: number, slot: number, stage: TwilightStage): string {
	const aspect = stage.view.players[seat]?.resources[slot];
	if (!aspect) return "";
	const face = faceAt(`aspect:${seat}:${slot}`, stage);
	if (face) return face.heresy ? `${face.name}. Heresy: ${face.heresy}` : `${face.name} has no Heresy.`;
	const level = aspect.seen.level;
	const names = whispered(stage.view, seat, "resources", level).map(
		(number) => stage.content.faces[number]?.name ?? "",
	);
	const what = `${LEVEL_WORDS[level]} Aspect ${NUMERALS[level]}, face unknown`;
	return names.length ? `${what}. Among these lies ${listed(names)}.` : `${what}.`;
}
