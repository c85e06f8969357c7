/** What the options of Casting Shadows are about, which buttons they make, and what they lead to. */

import { type Action, actionChoices, numbersOf } from "../../lib/actions";
import { type Choice, readKey } from "../../lib/choosing";
import type { Ask, Card, Content, Option, Refusal, ShadowsStage, Subject, View } from "./content";
import { CRYSTAL, cardBeside, costWords, NOTHING, playerOf, tileAt } from "./content";
import { laysOut, rerolling } from "./rerolling.svelte";

/** The dice and tokens that show a resource; `colour` narrows to dice of one colour. */
function piecesOf(resource: string, colour: string, view: View, content: Content): string[] {
	const number = content.resources.indexOf(resource);
	const dice = view.dice.flatMap((face, die) =>
		face === number && (!colour || content.dice[die] === colour) ? [`die:${die}`] : [],
	);
	return !colour && view.tokens[number] ? [...dice, `token:${number}`] : dice;
}

/** What an option names that lies on the table. */
const NAMED = ["hex", "card", "seat", "die", "character"] as const;

export function keysOf(subject: Subject, view: View, content: Content): string[] {
	const mine = view.players[view.seat ?? view.active];
	switch (subject.verb) {
		case "accept":
			return mine ? [`hex:${mine.hex}`] : [];
		case "collect":
		case "refresh":
			return mine ? [`plaque:${mine.hex}`] : [];
		case "summon":
			return [`portal:${subject.card}`, `card:${subject.card}`];
		case "reroll":
			return view.dice.flatMap((face, die) => (face < 0 || face === CRYSTAL ? [] : [`die:${die}`]));
		case "protect":
			return piecesOf("cursed_crystal", "", view, content);
		case "spend":
			return piecesOf(subject.resource, subject.die, view, content);
		case "change":
			return piecesOf(subject.using, "", view, content);
		case "use_ability":
		case "absorb":
		case "transform":
			return ["form"];
		default:
			return NAMED.flatMap((kind) => (subject[kind] === undefined ? [] : [`${kind}:${subject[kind]}`]));
	}
}

const ACTIONS: readonly Action[] = [
	{ verbs: ["travel"], icon: "walking-boot", hint: "Move to an adjacent tile." },
	{ verbs: ["cast"], icon: "fire-wave", hint: "Pay a spell's cost for its effect: each spell once a turn." },
	{ verbs: ["collect"], icon: "spell-book", hint: "Pay for the card beside your tile and put it into your book." },
	{
		verbs: ["refresh"],
		icon: "cycle",
		hint: "The card beside your tile is discarded, and the next one takes its place.",
	},
	{ verbs: ["reroll"], icon: "rolling-dices", hint: "Throw as many of your dice again as you like; crystals stay." },
	{ verbs: ["protect"], icon: "shield-echoes", hint: "Put away a Cursed Crystal: it costs you 1 HP if it stays." },
	{ verbs: ["use_card"], icon: "gems", hint: "A card of your book gives what it shows.", fleeting: true },
	{
		verbs: ["use_ability"],
		label: "Ability",
		icon: "magic-swirl",
		hint: "What your shadow form can do.",
		fleeting: true,
	},
];

/** A button for each of some faces that lie there, with what each of them can do. */
function faces(ask: Ask, faceOf: (option: Option) => Partial<Choice> | undefined): Choice[] {
	return ask.options.map((option, number) => ({
		label: option.words,
		key: String(number + 1),
		options: [number],
		look: "lit",
		lies: true,
		...faceOf(option),
	}));
}

function companions(ask: Ask, stage: ShadowsStage): Choice[] {
	return faces(ask, ({ card = NOTHING }) => {
		const companion = stage.content.cards[card];
		return companion && { label: companion.name, icon: companion.icon, hint: companion.text };
	});
}

function characters(ask: Ask, stage: ShadowsStage): Choice[] {
	return faces(ask, ({ character = NOTHING }) => {
		const who = stage.content.characters[character];
		const hint = `${who?.shadow_form}, its shadow form: ${who?.text}`;
		return who && { label: who.base_form, icon: who.icon, hint };
	});
}

/** One button that rolls the dice laid out, however many they are. */
function roll(ask: Ask): Choice[] {
	const { dice } = rerolling;
	const next = rerolling.next(ask);
	const label = dice.length ? `Roll ${dice.length} ${dice.length === 1 ? "die" : "dice"}` : "Roll";
	const refusal = { subject: { verb: "roll_dice" }, words: "First choose the dice to roll again.", rule: "CS-057" };
	return [{ label, icon: "rolling-dices", key: "1", options: next === null ? [] : [next], refusal, look: "go" }];
}

export function choices(ask: Ask, refusals: readonly Refusal[], stage: ShadowsStage): Choice[] | null {
	if (ask.options.some((option) => option.verb === "summon")) return companions(ask, stage);
	if (ask.topic === "character") return characters(ask, stage);
	if (laysOut(ask)) return roll(ask);
	if (ask.topic !== "act") return null;
	return actionChoices(ACTIONS, ask, refusals, { label: "End turn", options: numbersOf(ask, "end_turn") });
}

/** The card beside the tile I stand on. */
function cardHere(stage: ShadowsStage): Card | undefined {
	return cardBeside(stage, playerOf(stage)?.hex ?? NOTHING);
}

/** What a press of a card beside a tile would throw away. */
export function harm(option: Option, stage: ShadowsStage): string {
	const card = cardHere(stage);
	return option.verb === "refresh" && card ? `${card.name} goes to the discard pile` : "";
}

export function inMenu(option: Option, stage: ShadowsStage): { icon?: string; cost?: string } {
	const icon = ACTIONS.find((action) => action.verbs.includes(option.verb))?.icon;
	if (option.verb !== "collect") return { icon };
	return { icon, cost: `costs ${costWords(cardHere(stage)?.collect ?? stage.content.counterspell_cost)}` };
}

export function nameOf(key: string, stage: ShadowsStage): string {
	const [kind, number] = readKey(key);
	if (kind === "plaque") return cardBeside(stage, number)?.name ?? "Counterspells";
	if (kind === "card" || kind === "portal") return stage.content.cards[number]?.name ?? "";
	if (kind === "hex") return tileAt(stage, number).name;
	return kind === "seat" ? (stage.names[number] ?? "") : "";
}

/** Why a thing that looks as if it could be used is of no use now. */
export function whyNot(key: string, stage: ShadowsStage): string | null {
	const [kind, number] = readKey(key);
	const mine = playerOf(stage);
	if (!mine || stage.ask?.topic !== "act") return null;
	switch (kind) {
		case "plaque":
			return number === mine.hex
				? null
				: `You collect only beside your own tile: travel to ${tileAt(stage, number).name} for ${nameOf(key, stage)}.`;
		case "card":
			return mine.book.includes(number) ? null : `${nameOf(key, stage)} is in the book of somebody else.`;
		case "seat":
			return `To strike ${stage.names[number]}, cast an attack spell of your book that reaches there.`;
		case "hex":
			return number === mine.hex
				? "You stand there."
				: `${tileAt(stage, number).name} is two steps away: travel one step at a time.`;
		case "portal":
			return "A companion comes to whoever takes on the shadow form.";
		case "token":
		case "die":
			return "Dice and tokens pay by themselves when you cast or collect; Reroll throws dice again.";
		case "form":
			return "Three shadow energy turn you into your shadow form; fragments are absorbed at the end of your turn.";
		default:
			return null;
	}
}

export function confirm(option: Option, view: View): string | null {
	if (option.verb !== "end_turn" || !view.points) return null;
	return `End your turn with ${view.points} ${view.points === 1 ? "action" : "actions"} left?`;
}
