/** First Blood as a taught game: eight short steps that point at the real screen, for each side. */

import type { GuideStep } from "../parts";
import { OVERLORD, type View } from "./content";

const HEROES: readonly GuideStep[] = [
	{
		at: ".de-intro .panel, .de-focus",
		title: "What decides the day",
		words:
			"You win when Mauler, the large ettin, is defeated. The overlord wins when five goblins are gone by the hidden path. Press To the map, then click where a hero shall stand.",
		touch:
			"You win when Mauler, the large ettin, is defeated. The overlord wins when five goblins are gone by the hidden path. Press To the map, then tap where a hero shall stand.",
		until: ["placed"],
		aside: true,
	},
	{
		at: "[data-guide='prompt']",
		title: "One question at a time",
		words:
			"The candle is yours: this line says what is asked, and what glows answers it. Place the others, then say who goes first.",
		until: ["turn_began"],
		aside: true,
	},
	{
		at: "[data-guide='party']",
		title: "Your party",
		words:
			"Each hero has a turn, in any order you like, before the overlord has his. Red is health, blue is fatigue. Click one to see his sheet.",
		touch:
			"Each hero has a turn, in any order you like, before the overlord has his. Red is health, blue is fatigue. Tap one to see his sheet.",
	},
	{
		at: "[data-guide='board']",
		title: "Move",
		words:
			"A turn has two actions. Point at a marked space to see the way, click it to walk there. A drop means that it takes fatigue.",
		touch:
			"A turn has two actions. Tap a marked space to see the way, tap again to walk there. A drop means that it takes fatigue.",
		until: ["moved"],
		aside: true,
	},
	{
		at: "[data-guide='board']",
		title: "See",
		words:
			"L draws your lines of sight: solid lines hold, a cross shows who or what stops the others. Point at a monster for its card.",
		touch:
			"Who stands in brackets can be attacked from here. Hold a finger on a monster for its card, on a space to count to it.",
	},
	{
		at: "[data-guide='prompt']",
		title: "Attack",
		words:
			"Come near enough with any hero, press A, then the number of a target. The blue die may miss, hearts are damage, bolts buy what the weapon offers.",
		touch:
			"Come near enough with any hero, tap Attack, then a target. The blue die may miss, hearts are damage, bolts buy what the weapon offers.",
		until: ["attack_declared"],
		aside: true,
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
		at: ".de-intro .panel, .de-focus",
		title: "What decides the day",
		words:
			"You win when five goblin archers have left by the hidden path. The heroes win when Mauler is defeated. Press To the map.",
	},
	{
		at: "[data-guide='prompt']",
		title: "One question at a time",
		words:
			"The candle is yours: this line says what is asked. Place your monsters where it glows; masters are red and wear a crown.",
		until: ["placed"],
		aside: true,
	},
	{
		at: "[data-guide='party']",
		title: "Groups and heroes",
		words:
			"The heroes go first, then you. These are your groups: each is activated once in your turn, monster by monster. On the other side stand the heroes, with what they are tested on.",
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
		words:
			"Ask me when: choose at which moments you want a question. No hero can tell whether you were asked. Place the others and let the heroes play.",
		until: ["activated"],
		aside: true,
	},
	{
		at: "[data-guide='board']",
		title: "Moving",
		words: "A monster has two actions. Point at a marked space to see the way, click it to go there.",
		touch: "A monster has two actions. Tap a marked space to see the way, tap again to go there.",
		until: ["moved"],
		aside: true,
	},
	{
		at: "[data-guide='board']",
		title: "Hitting",
		words:
			"At most one of the two actions is an attack: click a hero in brackets, or press A. Run with those who can, shoot with the others.",
		touch:
			"At most one of the two actions is an attack: tap a hero in brackets, or Attack. Run with those who can, shoot with the others.",
	},
	{
		at: ".de-focus",
		title: "Reinforcements",
		words: "In First Blood goblins come back at the end of a round, and two may leave in each. R opens the rules.",
		touch:
			"In First Blood goblins come back at the end of a round, and two may leave in each. The open book is the rules.",
	},
];

export function guide(view: View): readonly GuideStep[] {
	return view.seat === OVERLORD ? OVERLORD_SIDE : HEROES;
}
