/** The options of a table in words. */

import type { SettingsInWords } from "../parts";

export const settings: SettingsInWords = {
	mode: {
		label: "Who plays against whom",
		choices: {
			usual: { words: "as usual" },
			"free-for-all": { words: "each for themselves" },
			"2v2": { words: "two against two" },
		},
	},
	set_up: {
		label: "Setting up",
		choices: {
			usual: { words: "as usual" },
			quick: { words: "quick: ready decks by chance" },
			book: { words: "by the book: choose deck and Deity" },
			draft: { words: "a draft of Deities and cards" },
		},
	},
	seize_discounts: {
		label: "Seizing is cheaper",
		choices: { multiplayer: { words: "with three or four" }, always: { words: "always" } },
	},
	sacrifice_anytime: { label: "Sacrifice in every phase" },
	faq_obliterate: { label: "A Sacrifice does not Obliterate" },
	first_option: {
		label: "What ends the right to Sacrifice",
		choices: { any: { words: "any effect that is used" }, aimed: { words: "an effect aimed at the card" } },
	},
	lost_blocker: {
		label: "An attacker whose blocker is lost",
		choices: { unblocked: { words: "is unblocked" }, blocked: { words: "stays blocked" } },
	},
	draw_windows: {
		label: "Moments to act in the Draw Phase",
		choices: { three: { words: "three" }, two: { words: "two" } },
	},
};
