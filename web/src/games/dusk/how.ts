/** How the game is played, on one page, in our own words. */

import type { HowToPlay } from "../parts";

export const how: HowToPlay = {
	parts: [
		{
			title: "What it is about",
			words: ["Phantoms fight on sixty-one stones. Drive every opposing Phantom out of the arena."],
			rules: ["DU-001", "DU-165"],
		},
		{
			title: "Every card is a number",
			words: [
				"A card moves you exactly as far as it counts, or strikes at exactly that range, or blocks an attack of exactly that strength. Some also have words of their own.",
			],
			rules: ["DU-112", "DU-116", "DU-140"],
		},
		{
			title: "Your turn",
			words: [
				"You have two actions, at most one of them an attack: move, attack, call a shot with several cards that add up, play a card for its text, or hold.",
				"Turns go round until everyone has passed; then hands are filled up and initiative is rolled again.",
			],
			rules: ["DU-166", "DU-086"],
		},
		{
			title: "Being hit",
			words: [
				"Before it hits you may dodge or block. Then a die finds the place: 2 to 5 break the armour there, or wound you where it is already broken; 1 misses, 6 is critical and always wounds.",
			],
			rules: ["DU-140", "DU-144"],
		},
		{
			title: "How it ends",
			words: [
				"A Phantom without wounds left disperses. You also lose if you must draw and cannot. The last side in the arena wins.",
			],
			rules: ["DU-001", "DU-084", "DU-165"],
		},
	],
	alsoCalled: {
		win: "eliminate wins",
		lose: "loses the game",
		die: "disperse",
		dead: "disperse",
		out: "dispersed",
		heal: "restore regain wounds",
		first: "initiative highest",
		far: "range distance",
		life: "wound",
		health: "wound",
		hp: "wound",
		"hit points": "wound",
		graveyard: "boneyard",
		"discard pile": "boneyard",
		exile: "banished void",
		removed: "banished",
		reach: "range",
		distance: "range",
		defend: "block",
		parry: "block",
		evade: "dodge",
		mana: "shard",
		combo: "called shot",
		tie: "draw",
	},
};
