/** The options of a table in words. */

import type { SettingsInWords } from "../parts";

export const settings: SettingsInWords = {
	set_up: {
		label: "Setting up",
		choices: {
			usual: { words: "as usual" },
			quick: { words: "quick, by chance" },
			book: { words: "by the book: choose characters" },
		},
	},
	characters: {
		label: "Character",
		choices: {
			frill: { words: "Frill Lilypad", icon: "frog" },
			kit: { words: "Kit Gale", icon: "fox-head" },
			nuzzle: { words: "Nuzzle Thornwood", icon: "bear-head" },
			haze: { words: "Haze Greentongue", icon: "chameleon-glyph" },
			random: { words: "whoever comes", icon: "rolling-dices" },
		},
	},
	first_player: {
		label: "Who begins",
		choices: { first: { words: "the first seat" }, random: { words: "drawn by chance" } },
	},
	grants: {
		label: "A tile’s token",
		choices: { may: { words: "is offered" }, must: { words: "is simply added" } },
	},
	hp_limit: { label: "HP stop at 18" },
	absorb_again: { label: "Absorb again after transforming" },
	counter_counterspells: { label: "Counterspells answer counterspells" },
	reshuffle: { label: "Discards become a new deck" },
	turn_cap: { label: "Turn cap" },
};
