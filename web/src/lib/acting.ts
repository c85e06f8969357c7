/** One event as it is shown: the view changes, things move, dice tumble, numbers rise, all in the same moment. */

import { tick } from "svelte";
import type { Deed, GameParts, Rolled, Stage } from "../games/parts";
import { withChanges } from "./differences";
import { Transition } from "./motion";
import { preferences } from "./preferences.svelte";
import { play } from "./sounds";
import { sparks } from "./sparks.svelte";
import type { Told, View } from "./wire";

const BETWEEN_EVENTS = 450;
const BETWEEN_MY_EVENTS = 160;
const AFTER_MY_MOVE = 340;
const AFTER_A_ROLL = 950;
const FOR_A_SPOT = 1100;
const FOR_A_DEED = 1800;
const FOR_A_BRIEF_DEED = 900;

/** Who shows a game: at play or in a replay. */
export interface Actor extends Stage {
	readonly parts: GameParts;
	rolled: Rolled;
	/** The thing everyone looks at while it is played. */
	spot: string | null;
	/** The moment that is being shown. */
	deed: Deed | null;
}

/** The view once an event has happened. */
export function viewAfter(view: View, event: Told): View {
	return event.after ? withChanges(view, event.after) : view;
}

/** Show an event; `change` puts the new view in place. */
export function act(actor: Actor, event: Told | null, skipped: boolean, change: () => void): void {
	actor.spot = null;
	actor.deed = null;
	if (skipped) {
		change();
		return;
	}
	const transition = new Transition(event ? (actor.parts.flights?.(event) ?? []) : []);
	change();
	if (event && preferences.factor) actor.spot = spotOf(actor.parts, event, actor.me);
	if (event && preferences.factor) actor.deed = actor.parts.deed?.(event, actor) ?? null;
	const dice = event && actor.parts.roll(event);
	if (dice) actor.rolled = { dice, stamp: actor.rolled.stamp + 1, told: event };
	const spark = event && actor.parts.spark(event);
	if (spark) sparks.rise(spark);
	const sound =
		actor.deed?.kind === "out" || actor.deed?.kind === "kill"
			? "out"
			: dice
				? "dice"
				: spark && spark.amount < 0
					? "hit"
					: null;
	if (sound) play(sound);
	else if (event && actor.parts.flights?.(event).length) play("card");
	tick().then(() => transition.play());
}

/** What an event of somebody else plays for all to see. */
function spotOf(parts: GameParts, event: Told, me: number | null): string | null {
	return me !== null && event.seat === me ? null : (parts.spotlight?.(event) ?? null);
}

/** How long an event is looked at before the next one. */
export function holdFor(actor: Actor, event: Told): number {
	const { parts, me } = actor;
	if (document.hidden) return 0;
	const deed = parts.deed?.(event, actor);
	if (deed) return (deed.brief ? FOR_A_BRIEF_DEED : FOR_A_DEED) * preferences.factor;
	const moves = Boolean(parts.flights?.(event).length);
	if (!event.words && !moves) return 0;
	if (spotOf(parts, event, me)) return FOR_A_SPOT * preferences.factor;
	const pace = parts.pace?.(event) ?? null;
	if (pace !== null) return pace * preferences.factor;
	if (parts.roll(event)) return AFTER_A_ROLL * preferences.factor;
	if (event.seat !== me || me === null) return BETWEEN_EVENTS * preferences.factor;
	return (moves ? AFTER_MY_MOVE : BETWEEN_MY_EVENTS) * preferences.factor;
}
