/** What the server tells of Twilight of the Gods, and what is read off it. */

import { listed } from "../../lib/listed";
import type { Content, Direction, Face, Faction, Game, Units } from "../../wire/twilight";
import type { Stage } from "../parts";

export type * from "../../wire/twilight";
export type Level = 1 | 2 | 3;

export interface TwilightStage extends Stage<Game> {
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

export function phaseLabel(phase: string, { phases }: Content): string {
	return phases.find((each) => each.phase === phase)?.label ?? "Before the first turn";
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
