/** The actions of a turn as buttons of the prompt: they keep their places and numbers all game long. */

import type { Choice } from "./choosing";
import type { Ask, Refusal } from "./wire";

export interface Action {
	verbs: readonly string[];
	/** Where it is not called as its verb is. */
	label?: string;
	icon: string;
	/** What it leads to, in one line. */
	hint: string;
	/** True for one that is shown only while it can be done; any other keeps its place and says why not. */
	fleeting?: boolean;
}

/** The options of an ask that have one of these verbs, by number. */
export function numbersOf(ask: Ask, ...verbs: readonly string[]): number[] {
	return ask.options.flatMap((option, number) => (verbs.includes(option.verb) ? [number] : []));
}

/** A verb as it stands on a button. */
function asLabel(verb = ""): string {
	return `${verb.charAt(0).toUpperCase()}${verb.slice(1).replace("_", " ")}`;
}

/** A button for each action, and the one that ends the turn. */
export function actionChoices(
	actions: readonly Action[],
	ask: Ask,
	refusals: readonly Refusal[],
	end: Pick<Choice, "label" | "options" | "hint">,
): Choice[] {
	const buttons: Choice[] = [];
	for (const { verbs, label = asLabel(verbs[0]), icon, hint, fleeting } of actions) {
		const options = numbersOf(ask, ...verbs);
		if (!options.length && fleeting) continue;
		const refusal = options.length ? undefined : refusals.find((each) => verbs.includes(each.subject.verb));
		buttons.push({ label, icon, key: String(buttons.length + 1), options, hint, refusal, look: "lit" });
	}
	const only = buttons.every((button) => !button.options.length);
	return [...buttons, { ...end, key: "e", look: only ? "go" : "ghost" }];
}
