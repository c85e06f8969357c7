/** One event as it is shown: the view changes, things move, dice tumble, numbers rise, all in the same moment. */

import { tick } from "svelte";
import type { GameParts } from "../games/parts";
import { withChanges } from "./differences";
import { Transition } from "./motion";
import { preferences } from "./preferences.svelte";
import { sparks } from "./sparks.svelte";
import type { Told, View } from "./wire";

const BETWEEN_EVENTS = 450;
const BETWEEN_MY_EVENTS = 160;
const AFTER_MY_MOVE = 340;
const AFTER_A_ROLL = 950;
const FOR_A_SPOT = 1100;

/** Who shows a game: at play or in a replay. */
export interface Actor {
	readonly parts: GameParts;
	readonly me: number | null;
	rolled: { dice: number[]; stamp: number };
	/** The thing everyone looks at while it is played. */
	spot: string | null;
}

/** The view once an event has happened. */
export function viewAfter(view: View, event: Told): View {
	return event.after ? withChanges(view, event.after) : view;
}

/** Show an event; `change` puts the new view in place. */
export function act(actor: Actor, event: Told | null, skipped: boolean, change: () => void): void {
	actor.spot = null;
	if (skipped) {
		change();
		return;
	}
	const transition = new Transition(event ? (actor.parts.flights?.(event) ?? []) : []);
	change();
	if (event && preferences.factor) actor.spot = spotOf(actor.parts, event, actor.me);
	const dice = event && actor.parts.roll(event);
	if (dice) actor.rolled = { dice, stamp: actor.rolled.stamp + 1 };
	const spark = event && actor.parts.spark(event);
	if (spark) sparks.rise(spark);
	tick().then(() => transition.play());
}

/** What an event of somebody else plays for all to see. */
function spotOf(parts: GameParts, event: Told, me: number | null): string | null {
	return me !== null && event.seat === me ? null : (parts.spotlight?.(event) ?? null);
}

/** How long an event is looked at before the next one. */
export function holdFor(parts: GameParts, event: Told, me: number | null): number {
	if (document.hidden) return 0;
	const moves = Boolean(parts.flights?.(event).length);
	if (!event.words && !moves) return 0;
	if (spotOf(parts, event, me)) return FOR_A_SPOT * preferences.factor;
	const pace = parts.pace?.(event) ?? null;
	if (pace !== null) return pace * preferences.factor;
	if (parts.roll(event)) return AFTER_A_ROLL * preferences.factor;
	if (event.seat !== me || me === null) return BETWEEN_EVENTS * preferences.factor;
	return (moves ? AFTER_MY_MOVE : BETWEEN_MY_EVENTS) * preferences.factor;
}
