/** What the options of Dusk are about, and what they lead to. */

import { readKey } from "../../lib/choosing";
import { listed } from "../../lib/listed";
import { PICTURES } from "./choices";
import { declares } from "./committing";
import {
	type Ask,
	type Content,
	cardOf,
	type DuskStage,
	foesOf,
	nameOf,
	type Option,
	phantomName,
	planOf,
	type Subject,
	type View,
} from "./content";
import { isDefending, reachOf, strikersAt } from "./reach";
import { partsOfTotal } from "./totals";
import { moverOf, rangesAt } from "./way";

/** The cards of a hand that can dodge at a value. */
function pairOf(value: number, hand: readonly (number | null)[], content: Content): string[] {
	return hand.flatMap((number) => (content.cards[number ?? -1]?.values.includes(value) ? [`card:${number}`] : []));
}

/** What a field of an option or a refusal names; of several the first. */
const KINDS = { card: "card", hex: "hex", seat: "seat", set: "set", face: "die", location: "location" } as const;

/** The keys of the things an option or a refusal is about. */
export function keysOf(subject: Subject, view: View, content: Content): string[] {
	const hand = view.players[view.seat ?? view.active]?.hand ?? [];
	if (subject.verb === "dodge") return pairOf(subject.value, hand, content);
	if (subject.verb === "block") return partsOfTotal(subject.value, hand, content).map((card) => `card:${card}`);
	const fields: Record<string, unknown> = { ...subject };
	const [named] = Object.entries(KINDS).filter(([field]) => fields[field] !== undefined);
	return named ? [`${named[1]}:${fields[named[0]]}`] : [];
}

/** What to ask before an answer that gives something up for good. */
export function confirm(option: Option, view: View, ask: Ask, content: Content): string | null {
	const hand = view.players[view.seat ?? view.active]?.hand.length ?? 0;
	if (option.verb === "end_turn" && view.actions && hand) {
		return `End your turn with ${view.actions} ${view.actions === 1 ? "action" : "actions"} left?`;
	}
	if (option.verb === "pass_round" && hand) return "Take no further turn this round?";
	return declares(option, view, ask, content);
}

export function nameOfThing(key: string, stage: DuskStage): string {
	const [kind, number] = readKey(key);
	if (kind === "card") return nameOf(cardOf(stage, number));
	if (kind === "seat") return phantomName(stage, number);
	if (kind === "set") return stage.content.sets[number]?.name ?? "";
	return kind === "hex" ? `Hex ${planOf(stage).names[number]}` : "";
}

export function inMenu(option: Option): { icon?: string } {
	return { icon: PICTURES[option.verb] };
}

/** Why a thing that looks as if it could be used is of no use now. */
export function whyNot(key: string, stage: DuskStage): string | null {
	const [kind, number] = readKey(key);
	const mine = stage.view.players[stage.me ?? stage.view.active];
	const acting = stage.ask?.topic === "act";
	if (kind === "card" && cardOf(stage, number)?.pool === "passive")
		return `${nameOfThing(key, stage)} is a passive: it asks by itself when what it waits for happens.`;
	if (kind === "card" && !mine?.hand.includes(number)) return `${nameOfThing(key, stage)} is not in your hand.`;
	if (kind === "hex" && acting)
		return "To go somewhere, press Move or a card first: it moves you exactly as far as it counts.";
	if (kind === "seat" && acting) {
		const far = planOf(stage).distance[mine?.hex ?? -1]?.[stage.view.players[number]?.hex ?? -1];
		return `${phantomName(stage, number)} stands at range ${far}: press Attack, or a card that counts exactly ${far}.`;
	}
	return null;
}

/** How far the opponents are outside the reach of a card. */
function missedBy(stage: DuskStage, ranges: readonly number[]): string {
	const seat = stage.me ?? stage.view.active;
	const far = planOf(stage).distance[stage.view.players[seat]?.hex ?? -1] ?? [];
	const foes = foesOf(stage.view, seat).map((foe) => `${stage.names[foe.seat]} stands at ${far[foe.hex]}`);
	const [least, most] = [ranges[0], ranges.at(-1)];
	return `${listed(foes)}, it strikes at ${least === most ? least : `${least} to ${most}`}`;
}

/** What a block may come to: "3 or 4". */
function totalsOf(ask: Ask): string {
	const totals = ask.options.flatMap((option) => (option.verb === "block" ? [String(option.value)] : []));
	return listed(totals, "or");
}

/** What a card counts in the block that is asked for or being formed. */
function blockHint(stage: DuskStage, number: number): string {
	const card = cardOf(stage, number);
	const { forming } = stage.view;
	if (!card || !stage.ask) return "";
	const name = nameOf(card);
	const lit = stage.choosable.has(`card:${number}`);
	const counts = `${name} counts ${card.value || "as much as you like"}`;
	if (stage.ask.topic === "block_with" && forming) {
		const left = forming.value - forming.total - card.value;
		if (!lit) return `With ${name} the block cannot come to exactly ${forming.value}.`;
		if (!left) return `${name} makes it exactly ${forming.value}: the block stands.`;
		return `${counts}: ${card.value ? "then " : ""}${left} to go of ${forming.value}.`;
	}
	const total = totalsOf(stage.ask);
	if (!total) return `${name} blocks nothing here.`;
	return lit ? `${counts} in a block for exactly ${total}.` : `${name} is part of no block for exactly ${total}.`;
}

function cardHint(stage: DuskStage, number: number): string {
	const card = cardOf(stage, number);
	if (!card || stage.ask?.topic === "dodge_with") return "";
	if (isDefending(stage)) return blockHint(stage, number);
	const { ranges, seats } = reachOf(stage, number);
	const whom = seats.map((seat) => stage.names[seat] ?? "");
	if (card.type === "WILD") return `${card.text}`;
	if (!ranges.length) return `${nameOf(card)}: ${card.text}`;
	const strikes = seats.length ? `reaches ${listed(whom)}` : missedBy(stage, ranges);
	return `${nameOf(card)}${seats.length ? "" : ":"} ${strikes}.`;
}

/** How far a hex is, the ranges once somebody stands there, and what strikes then. */
function hexHint(stage: DuskStage, place: number): string {
	const plan = planOf(stage);
	const mover = moverOf(stage);
	const far = plan.distance[stage.view.players[mover]?.hex ?? -1]?.[place];
	const found = rangesAt(stage, place);
	const ranges = found.map(({ seat, range }) => `${phantomName(stage, seat)} at ${range}`);
	const strikes = strikersAt(
		stage,
		found.map(({ range }) => range),
	).map(nameOf);
	const there = found.some(({ seat }) => seat === mover) ? ": then " : ": from there ";
	const those = strikes.length ? `; ${listed(strikes)} would strike` : "";
	return `Hex ${plan.names[place]}${far ? `, ${far} away` : ""}${ranges.length ? there + listed(ranges) : ""}${those}.`;
}

/** One line of consequence for a thing. */
export function hint(key: string, stage: DuskStage): string {
	const [kind, number] = readKey(key);
	switch (kind) {
		case "card":
			return cardHint(stage, number);
		case "hex":
			return hexHint(stage, number);
		case "seat":
			return `${phantomName(stage, number)}, ${stage.view.players[number]?.wounds ?? 0} wounds left.`;
		case "set":
			return stage.content.sets[number]?.identity ?? "";
		default:
			return "";
	}
}
