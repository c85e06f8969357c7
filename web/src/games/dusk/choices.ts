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

const ACTIONS: readonly Action[] = [
	{
		verbs: ["move_with"],
		label: "Move",
		icon: "walking-boot",
		hint: "A card moves you exactly as many hexes as it counts.",
	},
	{
		verbs: ["attack_with"],
		label: "Attack",
		icon: "crossed-swords",
		hint: "A card strikes at exactly the range it counts; more cards of that value may join.",
	},
	{
		verbs: ["call_shot"],
		label: "Called Shot",
		icon: "on-target",
		hint: "Two or more cards that add up to the range: one hit, with 1 more on its roll.",
	},
	{ verbs: ["play", "tilt"], label: "Play", icon: "card-play", hint: "A card for its text." },
	{
		verbs: ["hold"],
		label: "Hold",
		icon: "hand",
		hint: "Discard a card and do nothing; your turn comes again this round.",
	},
	{
		verbs: ["use", "empower", "escape"],
		label: "Use",
		icon: "magic-swirl",
		hint: "Something that lies in play.",
		fleeting: true,
	},
];

function actions(ask: Ask, refusals: readonly Refusal[]): Choice[] {
	const options = numbersOf(ask, "end_turn", "pass_round");
	const passes = ask.options[options[0] ?? 0]?.verb === "pass_round";
	const end = passes ? { label: "Pass", hint: "You get no further turn this round." } : { label: "End turn" };
	return actionChoices(ACTIONS, ask, refusals, { ...end, options });
}

/** One button for each card: a Wild that may count as several values is told apart on the next click. */
function byCard(options: readonly Option[]): { options: number[]; words: string; verb: string }[] {
	const groups = new Map<string, { options: number[]; words: string; verb: string }>();
	options.forEach((option, number) => {
		const several = options.filter((other) => other.verb === option.verb && other.card === option.card).length > 1;
		const pair = option.verb === "dodge" && options.filter((other) => other.verb === "dodge").length > 2;
		const alone = option.card === undefined || option.verb === "tilt";
		const key = pair ? "dodge" : alone ? `${number}` : `${option.verb} ${option.card}`;
		const group = groups.get(key) ?? {
			options: [],
			words: pair
				? "Dodge with a pair"
				: several && option.verb === "add"
					? option.words.replace(/ as \d+$/, "")
					: option.words,
			verb: option.verb,
		};
		groups.set(key, { ...group, options: [...group.options, number] });
	});
	return [...groups.values()];
}

/** What is begun by pressing a card of the hand. */
const IN_HAND = new Set(["block", "dodge"]);

/** Where a thing lies that a phone needs no button for. */
function lies(option: Option | undefined): boolean {
	return option?.card !== undefined || option?.hex !== undefined || IN_HAND.has(option?.verb ?? "");
}

export function choices(ask: Ask, refusals: readonly Refusal[], stage?: Pick<DuskStage, "view">): Choice[] | null {
	if (ask.topic === "act") return actions(ask, refusals);
	const elsewhere = (option: Option) =>
		(ON_THE_BOARD.has(ask.topic) && option.hex !== undefined) ||
		(AMONG_THE_SETS.has(ask.topic) && option.verb !== "pick_starters") ||
		option.verb === "aim_at_hex";
	const groups = byCard(ask.options).filter((group) => !elsewhere(ask.options[group.options[0] ?? 0] as Option));
	const crowded = groups.filter((group) => lies(ask.options[group.options[0] ?? 0])).length > MOST_BUTTONS;
	const answers = !TO_DECLINE.has(ask.topic);
	let place = 0;
	const buttons = groups.flatMap((group): Choice[] => {
		const option = ask.options[group.options[0] ?? 0] as Option;
		if (crowded && lies(option)) return [];
		const quiet = QUIET.has(group.verb);
		place += 1;
		const primary =
			group.verb === "strike" ||
			(group.verb === "pass" && answers) ||
			(groups.length === 1 && !quiet) ||
			ask.options.length === 1;
		return [
			{
				label: group.words,
				icon: PICTURES[group.verb],
				key: quiet || group.verb === "strike" ? "e" : place < 10 ? String(place) : "",
				options: group.options,
				look: primary ? "go" : quiet ? "ghost" : "lit",
				lies: lies(option),
				hint: group.options.length === 1 && stage ? countsAs(option, ask, stage.view) : undefined,
			},
		];
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
