/** The options of a table in words. */

import type { SettingsInWords } from "../parts";

export const settings: SettingsInWords = {
	mode: {
		label: "Who fights whom",
		choices: {
			usual: { words: "as usual with so many" },
			duel: { words: "a duel" },
			"free-for-all": { words: "each for themselves" },
			"2v2": { words: "two against two" },
			"3v3": { words: "three against three" },
			"2v2v2": { words: "three pairs" },
		},
	},
	arena: {
		label: "The arena",
		choices: {
			basic: { words: "Hexagon", icon: "hexes" },
			wheel: { words: "Wheel", icon: "ship-wheel" },
			petals: { words: "Petals", icon: "flower-emblem" },
			pillars: { words: "Pillars", icon: "ionic-column" },
		},
	},
	set_up: {
		label: "Setting up",
		choices: {
			usual: { words: "as usual" },
			quick: { words: "quick: sets by chance" },
			random: { words: "any cards, by chance" },
			book: { words: "by the book: draft sets and cards" },
		},
	},
	wounds: { label: "Wounds of each Phantom" },
	deck_face_up: { label: "Decks lie face up" },
	redraw: {
		label: "A small hand",
		choices: { must: { words: "has to be refilled" }, may: { words: "may be refilled" } },
	},
	block_after_dodge: { label: "Block after a dodge in vain" },
	round_cap: { label: "Round cap" },
};
