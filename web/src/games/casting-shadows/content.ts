/** What the server tells of Casting Shadows, and what is read off it. */

import type { Card, Game, Kind, Tile } from "../../wire/casting-shadows";
import type { Stage } from "../parts";

export type * from "../../wire/casting-shadows";
export type Cost = Card["cast"];
export type ShadowsStage = Stage<Game>;

export const NOTHING = -1;
export const FRAGMENT = 6;
export const CRYSTAL = 7;

/** The symbol and letter of each resource, by number. */
export const RESOURCE_MARKS: readonly { glyph: string; letter: string; words: string }[] = [
	{ glyph: "y-gem-r", letter: "R", words: "red gem" },
	{ glyph: "y-gem-b", letter: "B", words: "blue gem" },
	{ glyph: "y-gem-p", letter: "P", words: "purple gem" },
	{ glyph: "y-orb-r", letter: "R", words: "red orb" },
	{ glyph: "y-orb-b", letter: "B", words: "blue orb" },
	{ glyph: "y-orb-p", letter: "P", words: "purple orb" },
	{ glyph: "y-frag", letter: "S", words: "shadow fragment" },
	{ glyph: "y-curse", letter: "", words: "cursed crystal" },
];

export const COST_GLYPHS: Record<string, string> = {
	red_gem: "y-gem-r",
	blue_gem: "y-gem-b",
	any_gem: "y-gem-any",
	red_orb: "y-orb-r",
	blue_orb: "y-orb-b",
	any_orb: "y-orb-any",
	shadow_fragment: "y-frag",
	cursed_crystal: "y-curse",
};

/** A cost as glyphs, one for each piece; a spell to give up is left out. */
export function glyphsOf(cost: Cost): string[] {
	return Object.entries(cost).flatMap(([kind, n]) => (kind === "spell" ? [] : Array(n).fill(COST_GLYPHS[kind])));
}

/** True for a spell that strikes the harder the more often its cost is paid. */
export function rises(card: Card): boolean {
	return card.damage.length > 0 && Object.keys(card.cast).length > 0;
}

/** A cost in words. */
export function costWords(cost: Cost): string {
	const parts = Object.entries(cost).map(([kind, n]) =>
		kind === "spell" ? `a level ${n} spell` : `${n} ${kind.replace("any_", "").replace("_", " ")}${n === 1 ? "" : "s"}`,
	);
	return parts.join(", ") || "nothing";
}

export const RANGE_WORDS: Record<string, string> = {
	"0": "own tile",
	"0,1": "own and adjacent tiles",
	"1": "adjacent tiles",
	"0,1,2": "up to two tiles",
	"1,2": "one or two tiles away",
};

export const KIND_WORDS: Record<Kind, string> = {
	attack: "Attack",
	conversion: "Conversion",
	resource: "Resource",
	counterspell: "Counterspell",
	companion: "Companion",
};

/** True for who has still to choose a character: what they have until then is nobody's choice. */
export function isChoosing(stage: ShadowsStage, seat: number): boolean {
	return stage.view.choosing?.includes(seat) ?? false;
}

/** The name of a player's character in its present form. */
export function formOf(stage: ShadowsStage, seat: number): string {
	if (isChoosing(stage, seat)) return "no character yet";
	const player = stage.view.players[seat];
	const character = player && stage.content.characters[player.character];
	return character ? (player.shadow ? character.shadow_form : character.base_form) : "";
}

export function tileAt(stage: ShadowsStage, place: number): Tile {
	return stage.content.tiles[stage.view.tiles[place] ?? 0] as Tile;
}
