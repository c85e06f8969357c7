/** Buttons and hints between quests: what lies on the screen needs no button. */

import type { Choice } from "../../../lib/choosing";
import type { Ask, DescentStage } from "../content";

/** Answers that are cards on the screen. */
const CARDS = new Set(["learn", "buy", "sell", "buy_overlord_card", "hand_back", "pass_on", "wield", "put_aside"]);
/** Where points may be kept for later. */
const KEEP = new Set(["learn", "grow"]);
const WORN = new Set(["equip", "put_away"]);

/** The buttons where cards or quests are chosen between quests; null for any other question, and before a single quest. */
export function campaignChoices(ask: Ask, stage: DescentStage): Choice[] | null {
	if (!stage.view.campaign) return null;
	const verbs = ask.options.map(({ verb }) => verb);
	if (ask.topic === "next_quest")
		return ask.options.map((option, number) => ({
			label: stage.view.campaign?.path.find(({ id }) => id === option.quest)?.name ?? option.words,
			key: String(number + 1),
			options: [number],
			look: "lit",
			hint: questHint(option.quest ?? "", stage),
		}));
	const lie = (verb: string) => CARDS.has(verb) || (ask.topic === "get_ready" && WORN.has(verb));
	if (!verbs.some(lie)) return null;
	return ask.options.flatMap((option, number): Choice[] =>
		lie(option.verb)
			? []
			: [{ label: option.words, key: KEEP.has(ask.topic) ? "k" : "p", options: [number], look: "ghost" }],
	);
}

/** What a quest leads to, in one line. */
export function questHint(id: string, { view }: DescentStage): string {
	const quest = view.campaign?.path.find((one) => one.id === id);
	if (!quest) return "";
	const either = [
		quest.if_heroes && `if the heroes win, it ${quest.if_heroes}`,
		quest.if_overlord && `if the overlord wins, it ${quest.if_overlord}`,
	].filter(Boolean);
	return either.length ? `${quest.name}: ${either.join("; ")}.` : `${quest.name}.`;
}
