/** What lies where, by the number of a card, as far as this view knows it. */

import { counted } from "../../lib/listed";
import { type Item, LEVELS, type Permanent, type Player, type Seen, type Units, type View } from "./content";

const found = new WeakMap<View, Map<number, number>>();

function cardsOf(player: Player): Seen[] {
	return [
		...player.hand,
		...player.life_top,
		...player.life_known.map((deep) => deep.seen),
		...player.discard,
		...player.destroyed,
		...player.aspects,
		...player.resources.map((aspect) => aspect.seen),
		...player.set_aside,
	];
}

/** The face of a card I know, wherever it is. */
export function faceOf(view: View, card: number): number | undefined {
	let faces = found.get(view);
	if (!faces) {
		faces = new Map();
		for (const item of view.chain) if (item.kind !== "power") faces.set(item.card, item.face);
		for (const player of view.players)
			for (const seen of cardsOf(player)) if (seen.card !== null && seen.face !== null) faces.set(seen.card, seen.face);
		for (const seen of [...(view.draft?.pack ?? []), ...(view.draft?.cards ?? [])])
			if (seen.card !== null && seen.face !== null) faces.set(seen.card, seen.face);
		for (const permanent of view.field) faces.set(permanent.card, permanent.face);
		found.set(view, faces);
	}
	return faces.get(card);
}

/** The whole chain, what resolves first first. */
export function topFirst(view: View): Item[] {
	return [...view.chain].reverse();
}

/** What a player controls in the field, or in one direction of the compass, what lies on top last. */
export function fieldOf(view: View, seat: number, direction = ""): Permanent[] {
	return view.field.filter((permanent) => permanent.controller === seat && permanent.direction === direction);
}

/** The places of a Resource Area by level, each with its slot. */
export function resourcesByLevel(player: Player): { level: number; slots: number[] }[] {
	return LEVELS.map((level) => ({
		level,
		slots: player.resources.flatMap((aspect, slot) => (aspect.seen.level === level ? [slot] : [])),
	}));
}

/** How many cards of each level: backs are public, also those of a Hand. */
export function byLevel(cards: readonly Seen[]): Units {
	const count = (level: number) => cards.filter((seen) => seen.level === level).length;
	return [count(1), count(2), count(3)];
}

/** The cards that are one and the same to me: those with the same face in my hand, or in what I draft. */
export function alike(view: View, card: number): number[] {
	const face = faceOf(view, card);
	const mine = [
		view.players[me(view)]?.hand ?? [],
		view.players[me(view)]?.set_aside ?? [],
		view.draft?.pack ?? [],
		view.draft?.cards ?? [],
	];
	const lie = mine.find((seen) => seen.some((each) => each.card === card));
	return lie?.flatMap((each) => (each.card !== null && each.face === face ? [each.card] : [])) ?? [card];
}

/** What an attacker that is not blocked deals: its Life to a Life Stack, half of it rounded up to a Discard Stack. */
export function stackDamage(attacker: Permanent): number {
	return attacker.stack === "discard" ? Math.ceil(attacker.life / 2) : attacker.life;
}

/** How a card in the field is otherwise than when it came. */
export function stateOf(one: Permanent, names: readonly string[]): string[] {
	const said = one.fresh ? [] : ["exhausted"];
	if (one.damage) said.push(`${one.damage} damage`);
	if (one.blessings) said.push(counted(one.blessings, "Blessing"));
	if (one.freezes) said.push(counted(one.freezes, "Freeze marker"));
	if (one.doomed) said.push("doomed");
	if (one.owner !== one.controller) said.push(`owned by ${names[one.owner]}`);
	return said;
}

/** The seat whose mat a thing lies on. */
export function seatOf(key: string, view: View): number | undefined {
	const [kind, first] = key.split(":");
	if (kind === "card") return view.field.find((permanent) => permanent.card === Number(first))?.controller;
	return ["seat", "aspect", "stack", "life", "discard", "deity", "compass"].includes(kind ?? "")
		? Number(first)
		: undefined;
}

/** True for a team mate of mine. */
export function isAlly(view: View, seat: number): boolean {
	return view.seat !== null && seat !== view.seat && view.players[seat]?.team === view.players[view.seat]?.team;
}

export function me(view: View): number {
	return view.seat ?? view.active;
}
