/** The buttons of the prompt: what lies on the table is pressed there and only named here, what does not is a button. */

import { type Action, actionChoices, numbersOf } from "../../lib/actions";
import type { Choice } from "../../lib/choosing";
import type { Ask, DuskStage, Option, Refusal } from "./content";
import { countsAs } from "./counting";

const MOST_BUTTONS = 6;

/** The questions about a hex, which are answered on the board. */
const ON_THE_BOARD = new Set(["corner", "go", "place", "wick", "replace_wick"]);
/** The questions while decks are built, which are answered among the sets. */
const AMONG_THE_SETS = new Set(["take_set", "pick"]);

/** The questions that can be passed and are no moment to answer: there, passing is the quiet way. */
const TO_DECLINE = new Set(["banish", "block", "discard", "heal", "pay_text", "precise", "recover", "redraw"]);

/** Verbs that stand for doing nothing more. */
const QUIET = new Set(["pass", "end_turn", "pass_round", "stay"]);

export const PICTURES: Record<string, string> = {
	move_with: "walking-boot",
	attack_with: "crossed-swords",
	call_shot: "on-target",
	play: "card-play",
	tilt: "rolling-dices",
	dodge: "dodging",
	block: "shield-reflect",
	brace: "crossed-swords",
	join: "crossed-swords",
	use: "magic-swirl",
	empower: "crystal-growth",
	escape: "backward-time",
	hold: "hand",
	lower_roll: "shield-reflect",
	spend_shards: "crystal-growth",
};

/** The actions of a turn, each with the picture of the first of its verbs. */
const ACTIONS: readonly Action[] = [
	{ verbs: ["move_with"], label: "Move", hint: "A card moves you exactly as many hexes as it counts." },
	{
		verbs: ["attack_with"],
		label: "Attack",
		hint: "A card strikes at exactly the range it counts; more cards of that value may join.",
	},
	{
		verbs: ["call_shot"],
		label: "Called Shot",
		hint: "Two or more cards that add up to the range: one hit, with 1 more on its roll.",
	},
	{ verbs: ["play", "tilt"], label: "Play", hint: "A card for its text." },
	{ verbs: ["hold"], label: "Hold", hint: "Discard a card and do nothing; your turn comes again this round." },
	{ verbs: ["use", "empower", "escape"], label: "Use", hint: "Something that lies in play.", fleeting: true },
].map((action) => ({ icon: PICTURES[action.verbs[0] ?? ""] ?? "", ...action }));

function actions(ask: Ask, refusals: readonly Refusal[]): Choice[] {
	const options = numbersOf(ask, "end_turn", "pass_round");
	const passes = ask.options[options[0] ?? 0]?.verb === "pass_round";
	const end = passes ? { label: "Pass", hint: "You get no further turn this round." } : { label: "End turn" };
	return actionChoices(ACTIONS, ask, refusals, { ...end, options });
}

/** What one button stands for. */
interface Group {
	first: Option;
	options: number[];
	words: string;
}

/** One button for each card: a Wild that may count as several values is told apart on the next click. */
function byCard(options: readonly Option[]): Group[] {
	const groups = new Map<string, Group>();
	const dodges = options.filter((option) => option.verb === "dodge").length;
	options.forEach((first, number) => {
		const pair = first.verb === "dodge" && dodges > 2;
		const alone = first.card === undefined || first.verb === "tilt";
		const key = pair ? "dodge" : alone ? `${number}` : `${first.verb} ${first.card}`;
		const group = groups.get(key);
		if (!group) groups.set(key, { first, options: [number], words: pair ? "Dodge with a pair" : first.words });
		else {
			group.options.push(number);
			if (first.verb === "add") group.words = first.words.replace(/ as \d+$/, "");
		}
	});
	return [...groups.values()];
}

/** What is begun by pressing a card of the hand. */
const IN_HAND = new Set(["block", "dodge"]);

/** Where a thing lies that a phone needs no button for. */
function lies(option: Option): boolean {
	return option.card !== undefined || option.hex !== undefined || IN_HAND.has(option.verb);
}

export function choices(ask: Ask, refusals: readonly Refusal[], stage?: Pick<DuskStage, "view">): Choice[] | null {
	if (ask.topic === "act") return actions(ask, refusals);
	const elsewhere = (option: Option) =>
		(ON_THE_BOARD.has(ask.topic) && option.hex !== undefined) ||
		(AMONG_THE_SETS.has(ask.topic) && option.verb !== "pick_starters") ||
		option.verb === "aim_at_hex";
	const groups = byCard(ask.options).filter(({ first }) => !elsewhere(first));
	const crowded = groups.filter(({ first }) => lies(first)).length > MOST_BUTTONS;
	const shown = groups.filter(({ first }) => !crowded || !lies(first));
	const answers = !TO_DECLINE.has(ask.topic);
	const buttons = shown.map(({ first, options, words }, place): Choice => {
		const quiet = QUIET.has(first.verb);
		const alone = ask.options.length === 1 || (groups.length === 1 && !quiet);
		const primary = first.verb === "strike" || (first.verb === "pass" && answers) || alone;
		return {
			label: words,
			icon: PICTURES[first.verb],
			key: quiet || first.verb === "strike" ? "e" : place < 9 ? String(place + 1) : "",
			options,
			look: primary ? "go" : quiet ? "ghost" : "lit",
			lies: lies(first),
			hint: options.length === 1 && stage ? countsAs(first, ask, stage.view) : undefined,
		};
	});
	return [
		...buttons.filter((button) => button.key !== "e"),
		...missedBlocks(ask, refusals),
		...buttons.filter((button) => button.key === "e"),
	];
}

/** The blocks that the hand does not give, with the reason why. */
function missedBlocks(ask: Ask, refusals: readonly Refusal[]): Choice[] {
	if (ask.topic !== "block") return [];
	return refusals
		.filter((each) => each.subject.verb === "block")
		.map((refusal) => ({
			label: `Block for ${refusal.subject.value}`,
			icon: PICTURES.block,
			key: "",
			options: [],
			refusal,
			look: "lit",
		}));
}
