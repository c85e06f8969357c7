/** The campaign as the server tells it, and when its screens are shown. */

import type { Campaign, Stage, View } from "../content";

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

export const STAGES: Record<Stage, string> = {
	introduction: "Introduction",
	act1: "Act I",
	interlude: "Interlude",
	act2: "Act II",
	finale: "Finale",
};

/** What is asked between quests; in the set-up everything else is about the map. */
const BETWEEN = new Set(["get_ready", "to_whom", "wield", "put_aside"]);

/** The campaign, while its own screen is shown instead of a map. */
export function betweenQuests(view: View, topic: string): Campaign | null {
	const campaign = view.campaign;
	if (!campaign || !STEPS.some(({ step }) => step === campaign.step)) return null;
	if (campaign.step !== "set_up") return campaign;
	return !view.encounter || BETWEEN.has(topic) ? campaign : null;
}
