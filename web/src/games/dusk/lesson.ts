/** The taught first game of Dusk, step by step. */

import type { GuideStep } from "../parts";
import type { View } from "./content";

const FIGHT: readonly GuideStep[] = [
	{
		at: "[data-guide='prompt']",
		title: "One question at a time",
		words:
			"The candle is yours: this line says what is asked. You have two actions a turn, at most one of them an attack.",
	},
	{
		at: "[data-guide='hand']",
		title: "Every card is a number",
		words:
			"It moves you exactly so far, or strikes at exactly that range, or blocks exactly that much. Point at one to see its range on the board.",
		touch:
			"It moves you exactly so far, or strikes at exactly that range, or blocks exactly that much. Hold a finger on one to read it.",
	},
	{
		at: "[data-guide='board']",
		title: "Get into range",
		words:
			"Press Move, choose a card, then a hex that glows: the numbers there are the ranges to your foe. Or end your turn and wait.",
		touch: "Tap Move, then a card, then a hex that glows: the numbers are the ranges to your foe.",
		until: ["moved"],
	},
	{
		at: "[data-guide='hand']",
		title: "Strike",
		words:
			"A card whose value is exactly the range to your foe can attack. Add more of the same value, then strike. Esc takes a card back.",
		touch:
			"A card whose value is exactly the range to your foe can attack. Add more of the same value, then strike; Back takes a card back.",
		until: ["attack_declared"],
	},
	{
		at: "[data-guide='health']",
		title: "Where it hits",
		words:
			"A die finds the place: 2 to 5 break the armour there, or wound where it is broken; 1 misses, 6 always wounds.",
	},
	{
		at: "[data-guide='hand']",
		title: "Defend yourself",
		words:
			"When you are attacked, block with cards that add up to its strength, dodge with a pair, or take it. Play on until it happens.",
		until: ["blocked", "dodged", "wounded", "armour_lost", "location_rolled"],
	},
	{
		at: "[data-guide='players']",
		title: "How it ends",
		words:
			"Without wounds left a Phantom disperses; the last side in the arena wins. A deck that runs out loses too. R opens the rules.",
		touch:
			"Without wounds left a Phantom disperses; the last side in the arena wins. A deck that runs out loses too. The open book is the rules.",
	},
];

/** Before the first round nothing is held yet that could be spoken of. */
const PLACING: GuideStep = {
	at: "[data-guide='prompt']",
	title: "First find your corner",
	words: "The candle is yours: this line says what is asked. Press a corner that glows to begin there.",
	touch: "The candle is yours: this line says what is asked. Tap a corner that glows to begin there.",
	until: [],
};

export function lessonOf(view: View): readonly GuideStep[] {
	return view.round ? FIGHT : [PLACING, ...FIGHT.slice(1)];
}
