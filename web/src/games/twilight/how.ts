/** How the game is played, on one page, in our own words. */

import type { HowToPlay } from "../parts";

export const how: HowToPlay = {
	parts: [
		{
			title: "What it is about",
			words: ["Two gods, one dusk. Your deck is your life: when your Life Stack is empty you have lost."],
			rules: ["TG-001", "TG-002", "TG-005"],
		},
		{
			title: "A card has two sides",
			words: [
				"In your hand it is a creature or an act with a cost. Face down in your Resource Area it is an Aspect that pays for others. Many have a Heresy: a trap that goes off when the card is Manifested while somebody else uses it as an Aspect.",
			],
			rules: ["TG-213"],
		},
		{
			title: "Your turn",
			words: [
				"Eight phases: refresh, draw, trade cards with the others, seize an Aspect, place one as a resource, play cards, fight, end. The bar at the top shows where you are; click its circles to be asked there.",
			],
			rules: ["TG-130", "TG-134"],
		},
		{
			title: "Fighting",
			words: [
				"A creature that attacks and is not blocked takes as many cards from the Life Stack as it has Life, or half as many from the discards. Blocked, both deal their Fight to each other.",
			],
			rules: ["TG-138"],
		},
		{
			title: "Power",
			words: ["Aspects give Power to pay with. Power you make and do not spend costs you life at the end of the turn."],
			rules: ["TG-205"],
		},
		{
			title: "How it ends",
			words: ["Whoever has no card left in the Life Stack has lost; the last one wins."],
			rules: ["TG-001", "TG-004", "TG-006"],
		},
	],
	alsoCalled: {
		win: "wins opponents have lost",
		lose: "lost Life Stack",
		die: "lost",
		dead: "lost",
		out: "lost",
		heal: "Restore",
		first: "starting begins",
		unspent: "Decay",
		creatures: "Limit",
		health: "Life Stack",
		hp: "Life Stack",
		deck: "Life Stack",
		graveyard: "Discard Stack",
		mana: "Power Aspect",
		land: "Aspect resource",
		trap: "Heresy",
		spell: "Scheme",
		exhausted: "turned spent",
		tap: "exhaust",
		god: "Deity",
		hero: "Deity",
		building: "Fortification",
		counter: "Counter",
		tie: "draw",
	},
};
