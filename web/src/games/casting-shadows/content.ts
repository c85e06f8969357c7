/** What the server tells of Casting Shadows, and what is read off it. */

import type { Card, Game, Player, Tile } from "../../wire/casting-shadows";
import type { Stage } from "../parts";

export type * from "../../wire/casting-shadows";
export type Cost = Card["cast"];
export type ShadowsStage = Stage<Game>;

export const NOTHING = -1;
export const CRYSTAL = 7;

/** The symbol of a resource, or of a part of a cost. */
export function glyphOf(kind: string): string {
	return `y-${kind.replace("_", "-")}`;
}

/** What a die or a token shows: its symbol, its words and its letter; nothing where a die is spent. */
export function markOf(
	stage: ShadowsStage,
	face: number,
): { glyph: string; words: string; letter: string } | undefined {
	const resource = stage.content.resources[face];
	if (!resource) return undefined;
	const letter = face === CRYSTAL ? "" : resource.charAt(0).toUpperCase();
	return { glyph: glyphOf(resource), words: resource.replace("_", " "), letter };
}

/** A cost as glyphs, one for each piece; a spell to give up is left out. */
export function glyphsOf(cost: Cost): string[] {
	return Object.entries(cost).flatMap(([kind, n]) => (kind === "spell" ? [] : Array(n).fill(glyphOf(kind))));
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

export function kindOf(card: Card): string {
	return card.kind.charAt(0).toUpperCase() + card.kind.slice(1);
}

/** Whose things lie before me: mine; for a spectator those of the player whose turn it is. */
export function playerOf(stage: ShadowsStage): Player | undefined {
	return stage.view.players[stage.me ?? stage.view.active];
}

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

/** The card that lies beside a tile. */
export function cardBeside(stage: ShadowsStage, place: number): Card | undefined {
	return stage.content.cards[stage.view.market[place] ?? NOTHING];
}
