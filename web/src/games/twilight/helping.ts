/** Help in a fight is offered Creature by Creature: one answer may hold for all of it. */

import type { Choice } from "../../lib/choosing";
import type { Ask, View } from "./content";
import { wanted } from "./wishes.svelte";

const TO_ALL = [
	{ verb: "agree", label: "Yes to all", hint: "Whoever would block for you this turn does: you are not asked again." },
	{ verb: "pass", label: "No to all", hint: "Nobody blocks for you this turn: you are not asked again." },
] as const;

/** The buttons that answer this offer of help and all that follow in this turn. */
export function toAllHelp(ask: Ask, view: View): Choice[] {
	return TO_ALL.map(({ verb, label, hint }) => ({
		label,
		key: "",
		options: [ask.options.findIndex((option) => option.verb === verb)],
		look: "ghost",
		hint,
		also: () => wanted.sayToHelp(verb, ask, view.turn),
	}));
}
