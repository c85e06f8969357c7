/** What the server tells of Dusk, and what is read off it. */

import type { Arena, Card, CardSet, Content, Game, Player, Pool, View } from "../../wire/dusk";
import type { Stage } from "../parts";

export type * from "../../wire/dusk";
export type DuskStage = Stage<Game>;

export const NOTHING = -1;
const BASIC_GROUND = "#57506a";
const NO_PHANTOM = { name: "No Phantom yet", icon: "tombstone", colour: BASIC_GROUND };

export const KIND_WORDS: Record<CardSet["kind"], { one: string; many: string; pool: Pool; cards: string }> = {
	phantom: { one: "Phantom", many: "Phantoms", pool: "gift", cards: "Gifts" },
	skill: { one: "Skill", many: "Skills", pool: "skill", cards: "Skills" },
	weapon: { one: "Weapon", many: "Weapons", pool: "weapon", cards: "Weapons" },
};

export const MODE_WORDS: Record<string, string> = {
	duel: "Duel",
	"free-for-all": "Free for all",
	"2v2": "Two against two",
	"3v3": "Three against three",
	"2v2v2": "Three teams of two",
};

/** The picture before the type of a card. */
export const TYPE_PICTURES: Record<string, string> = {
	ATTACK: "y-sword",
	ACTION: "hourglass",
	"FREE ACTION": "feather",
	REACTION: "shield-reflect",
	PERSISTENT: "tombstone",
	TILT: "feather",
};

export function cardOf(stage: Pick<DuskStage, "content">, number: number | null): Card | undefined {
	return number === null ? undefined : stage.content.cards[number];
}

export function setOf(content: Content, card: Card): CardSet | undefined {
	return content.sets.find((each) => each.id === card.set);
}

/** The ground of a card's picture: the colour of its set. */
export function groundOf(content: Content, card: Card | undefined): string {
	return (card && setOf(content, card)?.colour) || BASIC_GROUND;
}

/** A card by its name; a number is called by what it is. */
export function nameOf(card: Card | undefined): string {
	if (!card) return "a card";
	return card.type === "NUMBER" ? `Basic ${card.name}` : card.name;
}

/** What stands in the corner of a card. */
export function markOf(card: Card): string {
	return card.type === "WILD" ? "?" : card.value ? String(card.value) : "–";
}

/** A player's Phantom, or what stands for it until one is taken. */
export function phantomOf(
	stage: Pick<DuskStage, "content" | "view">,
	seat: number,
): Pick<CardSet, "name" | "icon" | "colour"> {
	return stage.content.sets[stage.view.players[seat]?.phantom ?? NOTHING] ?? NO_PHANTOM;
}

export function phantomName(stage: Pick<DuskStage, "content" | "view">, seat: number): string {
	return phantomOf(stage, seat).name;
}

export function planOf(stage: Pick<DuskStage, "content" | "view">): Arena {
	return stage.content.arenas[stage.view.arena] as Arena;
}

/** The opponents of a seat who stand on the arena. */
export function foesOf(view: View, seat: number): Player[] {
	const team = view.players[seat]?.team;
	return view.players.filter((player) => !player.out && player.hex >= 0 && player.team !== team);
}

export function shardsOf(view: View, seat: number): number {
	const lying = view.in_play.filter((each) => each.owner === seat).reduce((sum, each) => sum + each.shards, 0);
	return (view.players[seat]?.shards ?? 0) + lying;
}

/** True for two cards that are alike in everything: numbers of the same BASIC kind. */
export function alike(one: Card | undefined, other: Card | undefined): boolean {
	return !!one && !!other && one.pool === "basic" && other.pool === "basic" && one.name === other.name;
}

/** The key behind a card of a hand: an ask names only one of several that are alike. */
export function keyOfCard(stage: DuskStage, number: number, among: readonly (number | null)[]): string {
	const own = `card:${number}`;
	if (stage.choosable.has(own) || stage.view.forming?.cards.includes(number)) return own;
	const twin = among.find(
		(other) =>
			other !== null &&
			other !== number &&
			!stage.view.forming?.cards.includes(other) &&
			alike(cardOf(stage, number), cardOf(stage, other)) &&
			stage.choosable.has(`card:${other}`),
	);
	return twin === undefined || twin === null ? own : `card:${twin}`;
}

/** Whose dice lie on the table: `roll` in dusk.ts tells a seat before the faces, or NOTHING for a die each. */
export function lastRoll(stage: Pick<DuskStage, "rolled">): { seat: number; faces: number[]; stamp: number } {
	const [seat = NOTHING, ...faces] = stage.rolled.dice;
	return { seat, faces, stamp: stage.rolled.stamp };
}

/** True while it is found out who goes first in a round: it is nobody's turn yet. */
export function begins(view: View, topic = ""): boolean {
	return topic === "initiative" || view.stack.some((one) => one.kind === "initiative");
}
