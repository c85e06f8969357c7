/** A trade as it is put together on the screen, and the answers that make it. */

import { type Ask, LEVELS, total, type Units, type View } from "./content";
import { byLevel } from "./sight";
import type { Step } from "./wishes.svelte";

export interface Draft {
	with: number;
	gives: Units;
	wants: Units;
}

export const NO_UNITS: Units = [0, 0, 0];

/** One more or one less of a level, within what there is. */
export function stepped(units: Units, level: number, by: number, most: Units): Units {
	const next = [...units] as [number, number, number];
	const place = level - 1;
	next[place] = Math.max(0, Math.min(most[place] ?? 0, (next[place] ?? 0) + by));
	return next;
}

/** What somebody can give, by the backs that everyone sees. */
export function canGive(view: View, seat: number): Units {
	return byLevel(view.players[seat]?.hand ?? []);
}

/** What already lies in an offer of mine that is not made yet; it cannot be taken out again. */
export function begun(view: View): { gives: Units; wants: Units } {
	const offer = view.offer;
	return offer && !offer.made && offer.of === view.seat ? offer : { gives: NO_UNITS, wants: NO_UNITS };
}

/** One side of an offer with at least what already lies there. */
export function atLeast(units: Units, least: Units): Units {
	return [Math.max(units[0], least[0]), Math.max(units[1], least[1]), Math.max(units[2], least[2])];
}

/** The answers that turn what was put together into an offer, from the question that is asked now. */
export function offerSteps(ask: Ask, draft: Draft, view: View): Step[] {
	const open: Step[] = ask.options.some((option) => option.verb === "trade_with")
		? [{ verb: "trade_with", seat: draft.with }]
		: ask.options.some((option) => option.verb === "counter_offer")
			? [{ verb: "counter_offer" }]
			: [];
	const cards = (verb: "offer_mine" | "ask_for_theirs", units: Units, had: Units): Step[] =>
		LEVELS.flatMap((level) =>
			Array.from({ length: (units[level - 1] ?? 0) - (had[level - 1] ?? 0) }, () => ({ verb, level })),
		);
	const had = begun(view);
	return [
		...open,
		...cards("offer_mine", draft.gives, had.gives),
		...cards("ask_for_theirs", draft.wants, had.wants),
		{ verb: "propose" },
	];
}

/** True for something that can be offered: at least one card on either side. */
export function isWhole(draft: Draft): boolean {
	return total(draft.gives) > 0 && total(draft.wants) > 0;
}

/** The players an offer can be made to now. */
export function partners(ask: Ask, view: View): number[] {
	const open = ask.options.flatMap((option) => (option.verb === "trade_with" ? [option.seat] : []));
	if (open.length) return open;
	const offer = view.offer;
	if (!offer) return [];
	return [offer.of === view.seat ? offer.to : offer.of];
}

const TRADE_VERBS = new Set(["trade_with", "offer_mine", "ask_for_theirs", "propose", "accept_offer", "counter_offer"]);

/** True where an offer is put together or answered; forcing a trade takes a button alone. */
export function isTrade(ask: Ask | null | undefined): ask is Ask {
	return ask?.options.some((option) => TRADE_VERBS.has(option.verb)) ?? false;
}
