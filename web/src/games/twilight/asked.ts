/** What each question leads to, in one line. */

import { counted, listed } from "../../lib/listed";
import type { TwilightStage, View } from "./content";
import { isAlly, stackDamage } from "./sight";

export const PRICE_OF_SEIZING = "You pay in cards, and one of them is Destroyed.";

const FOR_GOOD = "What is Destroyed is out of the game for good; what is Discarded can come back.";

const ASKED: Record<string, string> = {
	choose_deck: "Its cards are your Life Stack: damage takes them from you.",
	patron: "You get its Power, and Conviction for cards of its colours.",
	mulligan: "A new Hand can be drawn once.",
	deity: "The others go on to the next player; in the end you play for one of those you kept.",
	choose_deity: "You get its Power, and Conviction for cards of its colours.",
	draft: "The others go on to the next player.",
	leave_out: "They take no part in this game.",
	upkeep: "An Intrigue whose Upkeep is not paid in full is Exhausted this turn.",
	trade: "What you give lies face down with them: only you know its face.",
	offer: "Nothing changes hands before they agree.",
	answer: "You choose which of your cards you give; what you get lies face down in your Aspect Stack.",
	give: "It lies face down with them and pays for their cards; whoever Manifests it brings on its Heresy.",
	seize: PRICE_OF_SEIZING,
	set_aside: "They pay for the Aspect, or come back in part.",
	take_back: "It returns to your Hand; of those that are left one is Destroyed, the others are Discarded.",
	place_aspect: "It pays for cards from now on, and can be Manifested.",
	summoning: "Only now are Creatures, Intrigues and Fortifications summoned; Schemes also later.",
	sacrifice: "Aspects that match the whole cost of the card are Destroyed with it.",
	sacrifice_round: "Aspects that match the whole cost of a card are Destroyed with it.",
	direction: "Of several in one direction only the topmost works.",
	pay_x: "X is as many units as you pay, of whatever level.",
	attack: "Press a Creature, then the stack it attacks.",
	block: "Press a Creature, then the attacker it blocks.",
	replace: "With another Creature the attacker is blocked again.",
	help: "An attacker that nobody blocks damages your stack.",
	strike_next: "They damage one after the other: what the first takes, the next does not find.",
	first_trigger: "The others happen after it.",
	foresee: "What you put under the Life Stack is drawn last; you alone know where it lies.",
	limit: "You control more Creatures of that level than your Aspects allow: it goes to your Discard Stack.",
	discard: "It goes to the Discard Stack of its owner.",
	destroy: FOR_GOOD,
	prescience: "A Freeze marker instead: the card stays as it is, and thaws at the end of your turn.",
};

/** Questions about what waits on top of the chain: whether to answer it, and what it asks while it resolves. */
const OF_THE_CHAIN = new Set(["chain", "may", "target", "target_player", "target_item", "aspect", "effect"]);

/** The windows between declaring attackers and their damage to stacks. */
const BEFORE_DAMAGE = new Set(["attackers", "blockers", "replaced", "creature_damage"]);

/** What is about to happen to my stacks. */
function threat(view: View): string {
	const stopped = view.field.map((one) => one.blocks);
	const coming = view.field.filter((one) => one.attacks === view.seat && !stopped.includes(one.card));
	const losses = (["life", "discard"] as const).flatMap((stack) => {
		const cards = coming.filter((one) => one.stack === stack).reduce((sum, one) => sum + stackDamage(one), 0);
		return cards ? [`${counted(cards, "card")} of your ${stack === "life" ? "Life" : "Discard"} Stack`] : [];
	});
	return losses.length ? `What is not blocked takes ${listed(losses)}.` : "";
}

/** The text of what is chosen for before it waits on the chain: the question names it. */
function named(stage: TwilightStage): string {
	const words = stage.ask?.words ?? "";
	const { faces, deities } = stage.content;
	const face = faces.find((each) => words.endsWith(` ${each.name}`));
	const deity = deities.find((each) => words.endsWith(` ${each.name}`));
	return face?.text ?? deity?.parts.map((part) => part.text).join(" ") ?? "";
}

/** What a question leads to: for one about the chain, the text of what is on top of it. */
export function asked(stage: TwilightStage): string {
	const { ask, view } = stage;
	if (BEFORE_DAMAGE.has(ask?.topic ?? "") && !view.chain.length) return threat(view);
	if (OF_THE_CHAIN.has(ask?.topic ?? "")) return view.chain.at(-1)?.text || named(stage);
	if (
		ask?.topic === "block" &&
		!view.field.some((one) => one.attacks >= 0 && (one.attacks === view.seat || isAlly(view, one.attacks)))
	)
		return "Nobody attacks you: your Creature may block for somebody else, if they let it.";
	return view.active === view.seat || ask?.topic !== "summoning" ? (ASKED[ask?.topic ?? ""] ?? "") : "";
}
