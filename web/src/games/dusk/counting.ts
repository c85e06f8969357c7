/** What a card leads to that may count as several values, and how far cards that are put together have come. */

import { type Choice, plainChoices } from "../../lib/choosing";
import type { Ask, Option, View } from "./content";

/** What each kind of cards put together comes to once its total is reached. */
const WHOLE: Record<string, string> = {
	called: "the shot is made",
	block_with: "the block stands",
};

/** What an answer leads to that says a value, in one line. */
export function countsAs(option: Option, ask: Ask, view: View): string | undefined {
	const { value = 0 } = option;
	if (option.verb === "as")
		return `You move exactly ${value} ${value === 1 ? "hex" : "hexes"}: where to is asked next.`;
	if (option.verb !== "add") return undefined;
	const { forming } = view;
	const whole = WHOLE[ask.topic];
	if (!whole || !forming) return ask.topic === "power" ? `One more hit, that ${value} blocks.` : undefined;
	const left = forming.value - forming.total - value;
	return left > 0
		? `It counts ${value}: then ${left} to go of ${forming.value}.`
		: `It makes exactly ${forming.value}: ${whole}.`;
}

/** The buttons that are left once a card was pressed that may count as several values. */
export function narrowed(ask: Ask, within: readonly number[], view: View): Choice[] {
	return plainChoices(ask.options, within).map((choice) => {
		const option = ask.options[choice.options[0] ?? -1];
		return { ...choice, hint: option && countsAs(option, ask, view) };
	});
}
