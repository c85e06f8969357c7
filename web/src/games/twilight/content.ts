/** Cards, deities and keywords as the server lists them, and the view of a seat. */

import { listed } from "../../lib/listed";
import type { View } from "../../lib/wire";
import type { Stage } from "../parts";

/** How many of Lesser, Greater and Exalted. */
export type Units = readonly [number, number, number];
export type Level = 1 | 2 | 3;
export type Faction = "Aggression" | "Negotiation" | "Mysticism" | "Sanctuary";
export type Direction = "N" | "E" | "S" | "W";

export interface Face {
	name: string;
	faction: Faction;
	kind: "creature" | "fortification" | "intrigue" | "scheme";
	aspect: Level;
	level: Level;
	cost: Units;
	x: boolean;
	fight: number;
	life: number;
	armor: number;
	directions: Direction[];
	upkeep: Units;
	types: string[];
	keywords: string[];
	epic: boolean;
	mini: boolean;
	text: string;
	heresy: string;
	icon: string;
	origin: "rulebook" | "house";
}

export interface Deity {
	name: string;
	faction: Faction;
	pantheon: string;
	colours: string[];
	requirement: Record<string, number>;
	when: string;
	parts: { kind: "active" | "passive"; conviction: boolean; text: string }[];
	icon: string;
	origin: "rulebook" | "house";
}

export interface Content {
	faces: Face[];
	deities: Deity[];
	decks: { name: string; deity: number; cards: [face: number, copies: number][] }[];
	/** What each keyword means, what it is called, and its rule. */
	keywords: Record<string, string>;
	keyword_names: Record<string, string>;
	keyword_rules: Record<string, string>;
	rules: { kinds: Record<string, string>; zones: Record<string, string> };
	limits: { deck: number; copies: number };
}

/** A card as I see it: its back where that shows, number and face where I know them. */
export interface Seen {
	level: number;
	card: number | null;
	face: number | null;
}

export interface AspectView {
	seen: Seen;
	fresh: boolean;
	face_up: boolean;
	manifested: boolean;
}

export interface Permanent {
	card: number;
	face: number;
	controller: number;
	owner: number;
	mini: boolean;
	fresh: boolean;
	level: Level;
	fight: number;
	life: number;
	armor: number;
	keywords: string[];
	damage: number;
	blessings: number;
	freezes: number;
	direction: Direction | "";
	attacks: number;
	stack: "" | "life" | "discard";
	blocks: number;
	new: boolean;
	copies: number;
	doomed: boolean;
}

export interface Player {
	seat: number;
	team: number;
	deity: number;
	face_up: boolean;
	faithful: boolean;
	conviction: boolean;
	/** The Deity is face up and its power, used now, would do something. */
	power_works: boolean;
	out: boolean;
	hand: Seen[];
	life: number;
	life_top: Seen[];
	life_known: { depth: number; seen: Seen }[];
	discard: Seen[];
	destroyed: Seen[];
	aspects: Seen[];
	resources: AspectView[];
	power: Units;
	set_aside: Seen[];
	limit: Units;
	armor: number;
	turns: number;
}

export interface Item {
	kind: "scheme" | "summon" | "ability" | "power" | "trigger" | "heresy";
	seat: number;
	card: number;
	/** The number of the deity where it is a Deity Power. */
	face: number;
	text: string;
	/** How many of its instructions are done, and how many it has. */
	at: number;
	of: number;
	cards: number[];
	seats: number[];
	x: number;
	depth: number;
}

export interface Place {
	seat: number;
	zone: "hand" | "life" | "aspects" | "resources" | "set_aside";
	level: number;
}

export interface Whisper {
	faces: number[];
	places: Place[];
}

export interface Offer {
	of: number;
	to: number;
	gives: Units;
	wants: Units;
	made: boolean;
}

/** What I hold and have kept while decks are drafted. */
export interface Draft {
	/** 1 to 3; 0 while Deities are drafted. */
	pile: number;
	pack: Seen[];
	offered: number[];
	cards: Seen[];
	deities: number[];
}

export interface TwilightView extends View {
	first: number;
	phase: string;
	window: string;
	players: Player[];
	field: Permanent[];
	/** The last is the one that resolves first. */
	chain: Item[];
	whispers: Whisper[];
	offer: Offer | null;
	refused: number[];
	traded: number[];
	options: { mode: string; decks: string };
	draft: Draft | null;
}

export interface TwilightStage extends Stage<TwilightView, Content> {
	/** The thing that is picked up and waits for a second one. */
	readonly held?: string | null;
}

export const NOTHING = -1;
export const NUMERALS = ["", "I", "II", "III"] as const;
export const LEVELS: readonly Level[] = [1, 2, 3];
export const LEVEL_WORDS = ["", "Lesser", "Greater", "Exalted"] as const;
export const DIRECTIONS: readonly Direction[] = ["N", "W", "E", "S"];
export const DIRECTION_WORDS: Record<Direction, string> = { N: "north", E: "east", S: "south", W: "west" };

export const EMBLEMS: Record<Faction, string> = {
	Aggression: "crossed-swords",
	Negotiation: "scales",
	Mysticism: "oak-leaf",
	Sanctuary: "white-tower",
};

const GROUNDS: Record<Faction, string> = {
	Aggression: "#8f2a24",
	Negotiation: "#2f548f",
	Mysticism: "#2f6a46",
	Sanctuary: "#7a552e",
};

export function groundOf(faction: Faction): string {
	return GROUNDS[faction];
}

export function frameOf(faction: Faction): string {
	return `var(--fac-${faction.toLowerCase()})`;
}

/** A keyword as it is called; one with a number stands with it. */
export function keywordName(content: Content, keyword: string, number = 0): string {
	const name = content.keyword_names[keyword] ?? keyword;
	return name.endsWith(" X") ? `${name.slice(0, -2)}${number ? ` ${number}` : ""}` : name;
}

/** The type line of a card. */
export function typeLine(face: Face): string {
	const kind = `${face.epic ? "Epic " : ""}${face.kind.charAt(0).toUpperCase()}${face.kind.slice(1)}`;
	return face.types.length ? `${kind} · ${face.types.join(" ")}` : kind;
}

export function total(units: Units): number {
	return units[0] + units[1] + units[2];
}

/** Units in words: "2 I and 1 III". */
export function unitWords(units: Units): string {
	const parts = LEVELS.flatMap((level) => (units[level - 1] ? [`${units[level - 1]} ${NUMERALS[level]}`] : []));
	return listed(parts) || "nothing";
}
