/** The campaign as the server tells it, and when its screens are shown. */

import type { DescentView } from "../content";

export type StageName = "introduction" | "act1" | "interlude" | "act2" | "finale";

export interface QuestOnPath {
	id: string;
	name: string;
	stage: StageName;
	state: "won" | "lost" | "playing" | "open" | "closed" | "ahead";
	winner: string;
	/** Which quest of the campaign it is, from 1; 0 if it was not played yet. */
	number: number;
	/** The Act I quest whose result opens or closes it. */
	after: string;
	opened_by: "" | "heroes" | "overlord";
	icons: string[];
	if_heroes: string;
	if_overlord: string;
	heroes_get: string;
	overlord_gets: string;
}

export interface Member {
	figure: number;
	name: string;
	class_name: string;
	seat: number;
	xp: number;
	spent: number;
	to_learn: number[];
	/** The skills that help an equipped weapon, and what it deals then on average; a film of earlier days does not tell. */
	helps?: { card: number; weapon: number; now: number[]; then: number[] }[];
}

export interface Campaign {
	step: string;
	stage: StageName | null;
	until: string;
	number: number;
	quests: number;
	path: QuestOnPath[];
	gold: number;
	party: Member[];
	overlord: {
		xp: number;
		spent: number;
		bought: number[];
		for_sale: number[];
		relics: number[];
		wielded: [string, number][];
		set_aside: (number | null)[];
	};
	shop: { offer: number[]; sale: boolean; cards_left: number } | null;
	travel: {
		quest: string;
		home: string;
		stops: { id: string; icon: string; state: "passed" | "here" | "ahead" }[];
		event: number;
		label: string;
		text: string;
		skips: boolean;
		/** What each of several hero players is for, where all have to agree; a film of earlier days does not tell. */
		votes?: { seat: number; said: string }[];
	} | null;
}

/** The eight steps of the Campaign phase. */
export const STEPS: readonly { step: string; name: string }[] = [
	{ step: "gold", name: "Gold" },
	{ step: "cleanup", name: "Clean up" },
	{ step: "rewards", name: "Rewards" },
	{ step: "experience", name: "Experience" },
	{ step: "shopping", name: "Shop" },
	{ step: "choose_quest", name: "Choose quest" },
	{ step: "set_up", name: "Set up" },
	{ step: "travel", name: "Travel" },
];

export const STAGES: Record<StageName, string> = {
	introduction: "Introduction",
	act1: "Act I",
	interlude: "Interlude",
	act2: "Act II",
	finale: "Finale",
};

/** What is asked between quests; in the set-up everything else is about the map. */
const BETWEEN = new Set(["get_ready", "to_whom", "wield", "put_aside"]);

/** The campaign, while its own screen is shown instead of a map. */
export function betweenQuests(view: DescentView, topic: string): Campaign | null {
	const campaign = view.campaign;
	if (!campaign || !STEPS.some(({ step }) => step === campaign.step)) return null;
	if (campaign.step !== "set_up") return campaign;
	return !view.encounter || BETWEEN.has(topic) ? campaign : null;
}
