/** The rules of the ledger a card touches, in the order they are used. */

import type { Card } from "./content";

const BY_TYPE: Record<string, string[]> = {
	ATTACK: ["DU-069", "DU-116"],
	ACTION: ["DU-093", "DU-097"],
	"FREE ACTION": ["DU-106", "DU-107"],
	REACTION: ["DU-109", "DU-110"],
	PERSISTENT: ["DU-171"],
	NUMBER: ["DU-112", "DU-116", "DU-140"],
	WILD: ["DU-022", "DU-025"],
	TILT: ["DU-027", "DU-028", "DU-029"],
};
const PASSIVE = ["DU-051", "DU-052", "DU-054"];

const BY_KEYWORD: Record<string, string[]> = {
	ACCURATE: ["DU-200"],
	BLEED: ["DU-201"],
	BRACE: ["DU-202"],
	CARVE: ["DU-203"],
	CLEAVE: ["DU-204"],
	CRUSH: ["DU-205"],
	DEFEND: ["DU-206", "DU-207"],
	FOCUS: ["DU-208"],
	KNOCKBACK: ["DU-209"],
	MELODY: ["DU-210"],
	MOMENTUM: ["DU-211"],
	OVERPOWER: ["DU-212"],
	PAIRED: ["DU-213"],
	PARALYZE: ["DU-214"],
	POISON: ["DU-215"],
	PRECISE: ["DU-216"],
	QUELL: ["DU-217"],
	REBOUND: ["DU-218"],
	RESTORATIVE: ["DU-219"],
	REVEAL: ["DU-220"],
	SMITE: ["DU-221"],
	TANGLE: ["DU-222"],
	UNIFIED: ["DU-223"],
	SOLO: ["DU-224"],
	STUNNED: ["DU-225"],
	EMPOWER: ["DU-226"],
	INDESTRUCTIBLE: ["DU-227"],
	SACROSANCT: ["DU-228"],
};

/** The keywords on a card and in its text, without their numbers. */
export function keywordsOf(card: Card): string[] {
	const words = new Set(card.keywords.map((word) => word.split(" ")[0] ?? ""));
	for (const word of Object.keys(BY_KEYWORD)) if (new RegExp(`\\b${word}\\b`).test(card.text)) words.add(word);
	return [...words];
}

export function rulesOfCard(card: Card): string[] {
	const kind = card.pool === "passive" ? PASSIVE : (BY_TYPE[card.type] ?? []);
	const words = keywordsOf(card).flatMap((word) => BY_KEYWORD[word] ?? []);
	return words.length ? [...words, ...kind.slice(0, 1)] : kind;
}
