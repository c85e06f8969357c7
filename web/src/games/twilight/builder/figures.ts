/** A deck in numbers: its size, what the Deity still asks for, costs and Aspects. */

import type { Content, Deity, Face, Level } from "../content";
import { LEVELS, total } from "../content";

type Cards = Readonly<Record<number, number>>;

export const COSTS = [0, 1, 2, 3, 4, 5] as const;

export function counted(cards: Cards): number {
	return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

/** How often a deck may hold a card. */
export function mostOf(face: Face, content: Content): number {
	return face.epic ? 1 : content.limits.copies;
}

function each(cards: Cards, content: Content): [Face, number][] {
	return Object.entries(cards).flatMap(([number, n]) => {
		const face = content.faces[Number(number)];
		return face && n ? [[face, n] as [Face, number]] : [];
	});
}

/** By Faction, how many cards the deck lacks for its Deity. */
export function stillNeeded(deity: Deity, cards: Cards, content: Content): Record<string, number> {
	const missing: Record<string, number> = {};
	for (const [faction, least] of Object.entries(deity.requirement)) {
		const have = each(cards, content).reduce((sum, [face, n]) => sum + (face.faction === faction ? n : 0), 0);
		if (have < least) missing[faction] = least - have;
	}
	return missing;
}

/** How many cards cost so many units; the last column is that many and more. */
export function curve(cards: Cards, content: Content): { cost: number; n: number }[] {
	const last = COSTS.at(-1) as number;
	return COSTS.map((cost) => ({
		cost,
		n: each(cards, content).reduce((sum, [face, n]) => sum + (Math.min(last, total(face.cost)) === cost ? n : 0), 0),
	}));
}

/** How many backs of each Aspect: what can be traded, seized and paid with. */
export function aspects(cards: Cards, content: Content): { level: Level; n: number }[] {
	return LEVELS.map((level) => ({
		level,
		n: each(cards, content).reduce((sum, [face, n]) => sum + (face.aspect === level ? n : 0), 0),
	}));
}

export interface Wanted {
	faction: string;
	kind: string;
	words: string;
}

/** The faces that fit what is looked for, cheap ones first. */
export function found(content: Content, wanted: Wanted): number[] {
	const words = wanted.words.trim().toLowerCase();
	return content.faces
		.map((face, number) => ({ face, number }))
		.filter(({ face }) => !face.mini)
		.filter(({ face }) => !wanted.faction || face.faction === wanted.faction)
		.filter(({ face }) => !wanted.kind || face.kind === wanted.kind)
		.filter(({ face }) =>
			`${face.name} ${face.text} ${face.heresy} ${face.types.join(" ")}`.toLowerCase().includes(words),
		)
		.sort((a, b) => total(a.face.cost) - total(b.face.cost) || a.face.name.localeCompare(b.face.name))
		.map(({ number }) => number);
}
