/** The options of a table in words. */

import type { SettingsInWords } from "../parts";

export const settings: SettingsInWords = {
	mode: {
		label: "How much is played",
		choices: { quest: { words: "one quest" }, campaign: { words: "a campaign" } },
	},
	until: {
		label: "The campaign goes on until",
		choices: {
			introduction: { words: "the introduction" },
			act1: { words: "the end of Act I" },
			interlude: { words: "the interlude" },
			act2: { words: "the end of Act II" },
			finale: { words: "the finale" },
		},
	},
	quest: {
		label: "The quest",
		choices: {
			first_blood: { words: "First Blood" },
			a_fat_goblin: { words: "A Fat Goblin" },
			castle_daerion: { words: "Castle Daerion" },
			the_cardinals_plight: { words: "The Cardinal’s Plight" },
			the_masquerade_ball: { words: "The Masquerade Ball" },
			death_on_the_wing: { words: "Death on the Wing" },
			the_shadow_vault: { words: "The Shadow Vault" },
			the_overlord_revealed: { words: "The Overlord Revealed" },
			the_monsters_hoard: { words: "The Monster’s Hoard" },
			the_frozen_spire: { words: "The Frozen Spire" },
			the_dawnblade: { words: "The Dawnblade" },
			the_desecrated_tomb: { words: "The Desecrated Tomb" },
			enduring_the_elements: { words: "Enduring the Elements" },
			the_ritual_of_shadows: { words: "The Ritual of Shadows" },
			blood_of_heroes: { words: "Blood of Heroes" },
			the_twin_idols: { words: "The Twin Idols" },
			the_wyrm_turns: { words: "The Wyrm Turns" },
			the_wyrm_rises: { words: "The Wyrm Rises" },
			gryvorn_unleashed: { words: "Gryvorn Unleashed" },
			the_man_who_would_be_king: { words: "The Man Who Would Be King" },
		},
	},
	encounter: {
		label: "Encounters",
		choices: { both: { words: "the whole quest" }, 1: { words: "the first only" }, 2: { words: "the second only" } },
	},
	heroes: {
		label: "Heroes",
		choices: {
			usual: { words: "as usual" },
			rulebook: { words: "as the rulebook says" },
			2: { words: "two" },
			3: { words: "three" },
			4: { words: "four" },
		},
	},
	level: {
		label: "How strong both sides are",
		choices: { basic: { words: "beginners" }, advanced: { words: "advanced" }, expert: { words: "experts" } },
	},
	set_up: {
		label: "Setting up",
		choices: {
			usual: { words: "as usual" },
			quick: { words: "quick: a balanced party" },
			random: { words: "heroes by chance" },
			book: { words: "by the book: choose heroes and classes" },
		},
	},
};
