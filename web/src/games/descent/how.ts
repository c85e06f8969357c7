/** How the game is played, on one page, in our own words. */

import type { HowToPlay } from "../parts";

export const how: HowToPlay = {
	parts: [
		{
			title: "What it is about",
			words: [
				"One of you is the overlord with monsters and a hand of cards; all others are heroes and win or lose together.",
				"A quest says what each side is after: to strike somebody down, to carry something out, to hold on long enough. What both want stands at the top of the screen.",
			],
			rules: ["DE-001", "DE-003", "DE-004"],
		},
		{
			title: "A round",
			words: ["Every hero has a turn, in an order the heroes choose anew each round. Then the overlord has one."],
			rules: ["DE-073", "DE-075"],
		},
		{
			title: "A hero’s turn",
			words: [
				"What was exhausted is refreshed, then you have two actions: move, attack, use a skill, search, rest, revive a friend, open or close a door. The same one twice is allowed, also two attacks.",
				"Fatigue buys more: a step for each point, or a skill. Who rests loses all of it at the end of the turn.",
			],
			rules: ["DE-078", "DE-084", "DE-085", "DE-104", "DE-124"],
		},
		{
			title: "The overlord’s turn",
			words: [
				"Draw a card, then activate every group of monsters, one group after the other. A monster has two actions, at most one of them an attack.",
				"Cards cost nothing, but each says at which moment it is played, often in the heroes’ turns.",
			],
			rules: ["DE-149", "DE-151", "DE-159", "DE-160", "DE-279"],
		},
		{
			title: "An attack",
			words: [
				"Choose a weapon and a target in sight and roll. An attack from afar needs numbers that reach as far as the target stands; a cross on the blue die misses.",
				"Bolts are surges: each buys one thing the weapon offers. Hearts minus the defender’s shields are the damage.",
			],
			rules: ["DE-119", "DE-187", "DE-203", "DE-210", "DE-217"],
		},
		{
			title: "Who falls",
			words: [
				"A defeated monster is gone. A hero is only knocked out: the overlord draws a card, and the hero stands up in the next turn, or a friend beside the token revives him.",
			],
			rules: ["DE-236", "DE-237", "DE-241", "DE-132", "DE-138"],
		},
		{
			title: "How it ends",
			words: [
				"The side that first has what the last encounter asks of it wins: for the heroes all of them together, for the overlord alone. A first encounter only decides how the second one begins.",
				"In a campaign nine quests follow one another, heroes and overlord grow between them, and the finale decides.",
			],
			rules: ["DE-164", "DE-165", "DE-166", "DE-449"],
		},
	],
	alsoCalled: {
		win: "victory wins",
		lose: "victory knocked",
		die: "defeated knocked",
		dead: "defeated knocked",
		killed: "defeated",
		kill: "defeated",
		hp: "health damage",
		life: "health",
		hit: "attack damage",
		shoot: "ranged attack",
		walk: "move movement",
		run: "movement fatigue",
		tired: "fatigue",
		energy: "fatigue stamina",
		see: "sight",
		mana: "fatigue",
		heal: "recover",
		lightning: "surge",
		bolt: "surge",
		armour: "shields defense",
		armor: "shields defense",
		block: "shields defense",
		chest: "search",
		loot: "search",
		treasure: "search",
		trap: "overlord card",
		boss: "lieutenant",
		villain: "overlord",
		buy: "shop",
		level: "experience",
		xp: "experience",
		poison: "condition poisoned",
	},
};
