/** First Blood as a taught game: eight short steps that point at the real screen, for each side. */

import type { GuideStep } from "../parts";
import { type DescentView, OVERLORD } from "./content";

const PROMPT: GuideStep = {
	at: "[data-guide='prompt']",
	title: "One question at a time",
	words: "The candle is yours: this line says what is asked. What glows can be clicked; letters and numbers are keys.",
	touch:
		"The candle is yours: this line says what is asked. What glows can be tapped; hold a finger on a thing to read it.",
};

const HEROES: readonly GuideStep[] = [
	{
		at: ".de-focus",
		title: "What decides the day",
		words:
			"You win when Mauler, the large ettin, is defeated. The overlord wins when five goblins are gone by the hidden path.",
	},
	PROMPT,
	{
		at: "[data-guide='party']",
		title: "Your party",
		words:
			"Any hero may go next; then each has a turn before the overlord. Red is health, blue is fatigue. Click one to see his sheet.",
		touch:
			"Any hero may go next; then each has a turn before the overlord. Red is health, blue is fatigue. Tap one to see his sheet.",
	},
	{
		at: "[data-guide='board']",
		title: "Move",
		words:
			"A turn has two actions. A click on a pale space takes a move action and walks there; a drop marks spaces that cost fatigue.",
		touch:
			"A turn has two actions. A tap on a pale space takes a move action and walks there; two fingers move and widen the map.",
	},
	{
		at: "[data-guide='board']",
		title: "See",
		words:
			"L draws your lines of sight: solid lines hold, a cross shows who or what stops the others. Point at a space to count to it.",
		touch:
			"Who stands in brackets can be attacked from here. Hold a finger on a monster for its card, on a space to count to it.",
	},
	{
		at: "[data-guide='prompt']",
		title: "Attack",
		words:
			"Press A, then the number of a target. The blue die carries and may miss, hearts are damage, bolts buy what the weapon offers.",
		touch:
			"Tap Attack, then a target. The blue die carries and may miss, hearts are damage, bolts buy what the weapon offers.",
	},
	{
		at: "[data-guide='hand']",
		title: "Weapons, skills, feat",
		words:
			"What glows can be used now. A turned card is exhausted until your next turn; the feat works once in an encounter.",
	},
	{
		at: "[data-guide='sheet']",
		title: "Fatigue is time",
		words:
			"Spend it for steps and skills, and rest to get it back. Who falls is not lost: a friend beside him revives him. R opens the rules.",
		touch:
			"Spend it for steps and skills, and rest to get it back. Who falls is not lost: a friend beside him revives him. The open book is the rules.",
	},
];

const OVERLORD_SIDE: readonly GuideStep[] = [
	{
		at: ".de-focus",
		title: "What decides the day",
		words: "You win when five goblin archers have left by the hidden path. The heroes win when Mauler is defeated.",
	},
	PROMPT,
	{
		at: "[data-guide='party']",
		title: "Heroes and groups",
		words:
			"The heroes go first, then you. Below are your groups: each is activated once in your turn, monster by monster.",
	},
	{
		at: "[data-guide='board']",
		title: "Placing",
		words:
			"Where a figure may start is marked. A large one is laid on the space you click; masters are red and wear a crown.",
		touch:
			"Where a figure may start is marked. A large one is laid on the space you tap; masters are red and wear a crown.",
	},
	{
		at: "[data-guide='board']",
		title: "Moving and hitting",
		words:
			"A monster has two actions, at most one of them an attack. Click a space to go there, a hero in brackets to attack him.",
		touch:
			"A monster has two actions, at most one of them an attack. Tap a space to go there, a hero in brackets to attack him.",
	},
	{
		at: "[data-guide='hand']",
		title: "Your hand",
		words:
			"The red line says when a card is played; then it glows. You draw one each turn and one for every hero who falls.",
	},
	{
		at: "[data-guide='sheet']",
		title: "When you are asked",
		words: "Ask me when: choose at which moments you want a question. No hero can tell whether you were asked.",
	},
	{
		at: "[data-guide='board']",
		title: "Reinforcements",
		words:
			"In First Blood goblins come back at the end of a round. Run with those who can, shoot with the others. R opens the rules.",
		touch:
			"In First Blood goblins come back at the end of a round. Run with those who can, shoot with the others. The open book is the rules.",
	},
];

export function guide(view: DescentView): readonly GuideStep[] {
	return view.seat === OVERLORD ? OVERLORD_SIDE : HEROES;
}
