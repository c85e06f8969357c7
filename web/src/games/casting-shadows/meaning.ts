/** What the options of Casting Shadows are about, which buttons they make, and what they lead to. */

import { type Action, actionChoices, numbersOf } from "../../lib/actions";
import type { Choice } from "../../lib/choosing";
import type { Ask, Content, Option, Refusal, ShadowsStage, Subject, View } from "./content";
import { CRYSTAL, costWords, NOTHING, tileAt } from "./content";
import { laysOut, rerolling } from "./rerolling.svelte";

const SPENT = -1;

/** The dice and tokens that show a resource; `colour` narrows to dice of one colour. */
function piecesOf(resource: string, colour: string, view: View, content: Content): string[] {
	const number = content.resources.indexOf(resource);
	const dice = view.dice.flatMap((face, die) =>
		face === number && (!colour || content.dice[die] === colour) ? [`die:${die}`] : [],
	);
	return !colour && view.tokens[number] ? [...dice, `token:${number}`] : dice;
}

export function keysOf(subject: Subject, view: View, content: Content): string[] {
	const mine = view.players[view.seat ?? view.active];
	switch (subject.verb) {
		case "travel":
		case "flee":
		case "leap":
		case "push":
		case "target_hex":
			return [`hex:${subject.hex}`];
		case "play_as":
			return [`character:${subject.character}`];
		case "accept":
			return mine ? [`hex:${mine.hex}`] : [];
		case "cast":
		case "use_card":
		case "give_spell":
		case "discard":
		case "reveal":
			return [`card:${subject.card}`];
		case "summon":
			return [`portal:${subject.card}`, `card:${subject.card}`];
		case "collect":
		case "refresh":
			return mine ? [`plaque:${mine.hex}`] : [];
		case "target":
			return [`seat:${subject.seat}`];
		case "reroll_die":
			return [`die:${subject.die}`];
		case "reroll":
			return view.dice.flatMap((face, die) => (face === SPENT || face === CRYSTAL ? [] : [`die:${die}`]));
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
			return [];
	}
}

const ACTIONS: readonly Action[] = [
	{ verbs: ["travel"], label: "Travel", icon: "walking-boot", hint: "Move to an adjacent tile." },
	{
		verbs: ["cast"],
		label: "Cast",
		icon: "fire-wave",
		hint: "Pay a spell's cost for its effect: each spell once a turn.",
	},
	{
		verbs: ["collect"],
		label: "Collect",
		icon: "spell-book",
		hint: "Pay for the card beside your tile and put it into your book.",
	},
	{
		verbs: ["refresh"],
		label: "Refresh",
		icon: "cycle",
		hint: "The card beside your tile is discarded, and the next one of the deck takes its place.",
	},
	{
		verbs: ["reroll"],
		label: "Reroll",
		icon: "rolling-dices",
		hint: "Throw as many of your dice again as you like; crystals stay.",
	},
	{
		verbs: ["protect"],
		label: "Protect",
		icon: "shield-echoes",
		hint: "Put one Cursed Crystal away, that would cost you 1 HP at the end of your turn.",
	},
	{
		verbs: ["use_card"],
		label: "Use card",
		icon: "gems",
		hint: "A card of your book gives what it shows.",
		fleeting: true,
	},
	{
		verbs: ["use_ability"],
		label: "Ability",
		icon: "magic-swirl",
		hint: "What your shadow form can do.",
		fleeting: true,
	},
];

/** Companions by face, each with what it does. */
function companions(ask: Ask, stage: ShadowsStage): Choice[] {
	return ask.options.map((option, number) => {
		const card = stage.content.cards[option.card ?? NOTHING];
		return {
			label: card?.name ?? option.words,
			icon: card?.icon,
			key: String(number + 1),
			options: [number],
			look: card ? "lit" : "ghost",
			lies: !!card,
			hint: card?.text,
		};
	});
}

/** Characters by face, each with what its shadow form can do. */
function characters(ask: Ask, stage: ShadowsStage): Choice[] {
	return ask.options.map((option, number) => {
		const character = stage.content.characters[option.character ?? NOTHING];
		return {
			label: character?.base_form ?? option.words,
			icon: character?.icon,
			key: String(number + 1),
			options: [number],
			look: "lit",
			lies: true,
			hint: character && `${character.shadow_form}, its shadow form: ${character.text}`,
		};
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

/** What a press of a card beside a tile would throw away. */
export function harm(option: Option, stage: ShadowsStage): string {
	const mine = stage.view.players[stage.me ?? stage.view.active];
	const card = stage.content.cards[stage.view.market[mine?.hex ?? NOTHING] ?? NOTHING];
	return option.verb === "refresh" && card ? `${card.name} goes to the discard pile` : "";
}

export function inMenu(option: Option, stage: ShadowsStage): { icon?: string; cost?: string } {
	const icon = ACTIONS.find((action) => action.verbs.includes(option.verb))?.icon;
	if (option.verb !== "collect") return { icon };
	const mine = stage.view.players[stage.me ?? stage.view.active];
	const card = stage.content.cards[stage.view.market[mine?.hex ?? NOTHING] ?? NOTHING];
	return { icon, cost: `costs ${costWords(card ? card.collect : stage.content.counterspell_cost)}` };
}

export function nameOf(key: string, stage: ShadowsStage): string {
	const [kind, text] = key.split(":");
	const number = Number(text);
	if (kind === "plaque") return stage.content.cards[stage.view.market[number] ?? NOTHING]?.name ?? "Counterspells";
	if (kind === "card" || kind === "portal") return stage.content.cards[number]?.name ?? "";
	if (kind === "hex") return tileAt(stage, number).name;
	return kind === "seat" ? (stage.names[number] ?? "") : "";
}

/** Why a thing that looks as if it could be used is of no use now. */
export function whyNot(key: string, stage: ShadowsStage): string | null {
	const [kind, text] = key.split(":");
	const number = Number(text);
	const mine = stage.view.players[stage.me ?? stage.view.active];
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
