/** How the game is played, on one page, in our own words. */

import type { HowToPlay } from "../parts";

export const how: HowToPlay = {
	parts: [
		{
			title: "What it is about",
			words: [
				"You are a beast with a spell book. Gather gems, learn spells, strike the others down. Whoever is left standing wins.",
			],
			rules: ["CS-002", "CS-089"],
		},
		{
			title: "Your turn",
			words: [
				"First you roll five dice: they are what you pay with this turn.",
				"Then you have four actions: travel to the next tile, collect the card beside your tile, cast a spell of your book, reroll dice, refresh the card beside you, or protect yourself from a crystal.",
				"At the end fragments become shadow energy, and each cursed crystal that is left costs you 1 HP.",
			],
			rules: ["CS-036", "CS-037", "CS-053", "CS-062"],
		},
		{
			title: "Striking",
			words: [
				"An attack spell says how far it reaches and what it costs; paying more often does more damage. Counterspells are kept face down and answer a spell that is aimed at you.",
			],
			rules: ["CS-122", "CS-145"],
		},
		{
			title: "The shadow form",
			words: [
				"With three shadow energy you may take on your shadow form: a new ability, and a companion from the portal.",
			],
			rules: ["CS-094", "CS-097"],
		},
		{
			title: "How it ends",
			words: ["At 0 HP you are out. The last one standing wins; with a cap of turns, whoever has most HP."],
			rules: ["CS-089", "CS-170", "CS-173"],
		},
	],
	alsoCalled: {
		win: "last eliminated wins",
		lose: "eliminated HP reaches 0",
		die: "eliminated",
		dead: "eliminated",
		out: "eliminated",
		heal: "gain HP",
		first: "begins order",
		twice: "again",
		health: "HP",
		life: "HP",
		mana: "resource",
		pay: "cost resource",
		buy: "collect",
		walk: "travel",
		move: "travel",
		attack: "cast attack spell",
		hand: "spell book",
		monster: "companion",
		pet: "companion",
		skull: "cursed crystal",
		tie: "draw",
	},
};
