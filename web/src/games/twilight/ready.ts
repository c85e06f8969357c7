/** The ready decks as whoever chooses one sees them. */

import { type Content, type Faction, LEVEL_WORDS, LEVELS } from "./content";

/** How each Faction wins, in our words. */
const WAYS: Record<Faction, string> = {
	Aggression: "Strong Creatures that attack early, and damage to Life Stacks without a fight.",
	Negotiation: "Traps that are traded away and set off in others' hands, several in one turn.",
	Mysticism: "Quick, fragile Creatures: cards are Destroyed for good, Discard Stacks damaged, losses answered.",
	Sanctuary: "Slow and lasting: Creatures of much Life that are glad to block, and life that is Restored.",
};

const KINDS: readonly [kind: string, one: string, many: string][] = [
	["creature", "Creature", "Creatures"],
	["scheme", "Scheme", "Schemes"],
	["intrigue", "Intrigue", "Intrigues"],
	["fortification", "Fortification", "Fortifications"],
];

export interface ReadyDeck {
	name: string;
	faction: Faction;
	icon: string;
	/** How it wins. */
	way: string;
	madeFor: string;
	/** Cards by kind and by Aspect, as short phrases. */
	kinds: string[];
	levels: string[];
	epics: string[];
}

export function readyDeck(number: number, content: Content): ReadyDeck | undefined {
	const deck = content.decks[number];
	const deity = content.deities[deck?.deity ?? -1];
	if (!deck || !deity) return undefined;
	const cards = deck.cards.flatMap(([face, copies]) => {
		const found = content.faces[face];
		return found ? Array.from({ length: copies }, () => found) : [];
	});
	const count = (counts: (face: (typeof cards)[number]) => boolean) => cards.filter(counts).length;
	return {
		name: deck.name,
		faction: deity.faction,
		icon: deity.icon,
		way: WAYS[deity.faction],
		madeFor: deity.name,
		kinds: KINDS.flatMap(([kind, one, many]) => {
			const n = count((face) => face.kind === kind);
			return n ? [`${n} ${n === 1 ? one : many}`] : [];
		}),
		levels: LEVELS.map((level) => `${count((face) => face.aspect === level)} ${LEVEL_WORDS[level]}`),
		epics: [...new Set(cards.filter((face) => face.epic).map((face) => face.name))],
	};
}
