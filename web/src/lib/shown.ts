/** What is shown of a seat, and how news changes it. */

import { viewAfter } from "./acting";
import { withChanges } from "./differences";
import type { Ask, Refusal, SeatTable, Told, View, Waits } from "./wire";

export interface Shown {
	view: View;
	ask: Ask | null;
	/** Null until someone wants to know why not. */
	refusals: Refusal[] | null;
	undo: boolean;
	waits: Waits | null;
	log: Told[];
}

/** What to show of a seat: its view with what events that were not shown, and the news as a whole, change in it. */
export function shownOf(told: SeatTable, before: Shown | undefined, untold: Told[], log: Told[]): Shown | null {
	let view = told.view ?? before?.view;
	if (!view) return null;
	for (const event of untold) view = viewAfter(view, event);
	if (told.change) view = withChanges(view, told.change);
	// The rest is still to come: whoever decided before does so no more, and who is asked now is nobody's business.
	else if (!told.view) view = { ...view, decides: null };
	return {
		view,
		ask: told.ask ?? null,
		refusals: told.refusals ?? null,
		undo: told.undo ?? false,
		waits: told.waits ?? null,
		log,
	};
}
