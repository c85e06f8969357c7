/** The cards, sets and arenas as the server lists them, and the view of a seat. */

import type { Hex } from "../../lib/hexes";
import type { View } from "../../lib/wire";
import type { Stage } from "../parts";

export type Pool = "basic" | "gift" | "skill" | "weapon" | "passive";

export interface Card {
	name: string;
	pool: Pool;
	/** The id of the set it belongs to; empty for a BASIC card. */
	set: string;
	type: string;
	/** 0 for a card without a value of its own. */
	value: number;
	keywords: string[];
	text: string;
	icon: string;
	starter: boolean;
	/** True if its text works while it attacks. */
	attacks: boolean;
}

export interface CardSet {
	id: string;
	kind: "phantom" | "skill" | "weapon";
	name: string;
	style: string;
	identity: string;
	counter: string;
	colour: string;
	icon: string;
	cards: number[];
	passive: number;
}

export interface ArenaPlan {
	name: string;
	title: string;
	cells: Hex[];
	large: Hex[];
	small: Hex[];
	near: number[][];
	distance: number[][];
	corners: number[];
	centre: number;
}

export interface Content {
	cards: Card[];
	basic: number[][];
	sets: CardSet[];
	arenas: ArenaPlan[];
	keywords: Record<string, string>;
	limits: { actions: number };
}

export interface Player {
	seat: number;
	team: number;
	phantom: number;
	skill: number;
	weapon: number;
	hex: number;
	wounds: number;
	armour: number[];
	hand: (number | null)[];
	deck: number;
	deck_top: number | null;
	boneyard: number[] | null;
	boneyard_size: number;
	boneyard_top: number | null;
	void: number[];
	passive: number;
	passive_ready: boolean;
	shards: number;
	picks: number[];
	moved: number;
	passed: boolean;
	stunned: string;
	held_still: boolean;
	initiative: number;
	out: boolean;
}

export interface InPlay {
	card: number;
	owner: number;
	holder: number;
	shards: number;
}

export interface Unresolved {
	kind: "single" | "power" | "called" | "card" | "move" | "location" | "initiative";
	seat: number;
	cards: number[];
	targets: number[];
	value: number;
	dice: number[];
	change: number;
	cancelled: boolean;
	answers: number;
}

export interface Forming {
	kind: "attack" | "called" | "block" | "dodge" | "move" | "walk";
	cards: number[];
	value: number;
	target: number;
	/** What the cards of a block or a Called Shot count so far. */
	total: number;
}

export interface DuskView extends View {
	arena: number;
	mode: string;
	round: number;
	actions: number;
	strikes: number;
	attacked: boolean;
	most_wounds: number;
	players: Player[];
	in_play: InPlay[];
	table: number[];
	wicks: number[];
	boosts: [string, number, string[]][];
	stack: Unresolved[];
	forming: Forming | null;
	/** Who has taken each set; -1 where it is free. */
	sets: number[];
}

export type DuskStage = Stage<DuskView, Content>;

export const NOTHING = -1;
const BASIC_GROUND = "#57506a";

export const POOL_WORDS: Record<Pool, string> = {
	basic: "Basic",
	gift: "Gift",
	skill: "Skill",
	weapon: "Weapon",
	passive: "Passive",
};

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

export const TYPE_WORDS: Record<string, string> = { TILT: "FREE ACTION" };

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

export function phantomOf(stage: Pick<DuskStage, "content" | "view">, seat: number): CardSet | undefined {
	return stage.content.sets[stage.view.players[seat]?.phantom ?? NOTHING];
}

export function phantomName(stage: Pick<DuskStage, "content" | "view">, seat: number): string {
	return phantomOf(stage, seat)?.name ?? "No Phantom yet";
}

export function planOf(stage: Pick<DuskStage, "content" | "view">): ArenaPlan {
	return stage.content.arenas[stage.view.arena] as ArenaPlan;
}

/** What two seats are to each other. */
export function areFoes(view: DuskView, one: number, other: number): boolean {
	return view.players[one]?.team !== view.players[other]?.team;
}

export function shardsOf(view: DuskView, seat: number): number {
	const lying = view.in_play.filter((each) => each.owner === seat).reduce((sum, each) => sum + each.shards, 0);
	return (view.players[seat]?.shards ?? 0) + lying;
}

/** The name of a hex: its row as a letter from the top, its number in that row from the left. */
export function placeName(plan: ArenaPlan, place: number): string {
	const [q, r] = plan.cells[place] ?? [0, 0];
	const rows = [...new Set(plan.cells.map((cell) => cell[1]))].sort((a, b) => a - b);
	const first = Math.min(...plan.cells.filter((cell) => cell[1] === r).map((cell) => cell[0]));
	return `${"ABCDEFGHIJKLM"[rows.indexOf(r)]}${q - first + 1}`;
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
export function begins(view: DuskView, topic = ""): boolean {
	return topic === "initiative" || view.stack.some((one) => one.kind === "initiative");
}
