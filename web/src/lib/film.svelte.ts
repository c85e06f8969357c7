/** A game told again: a stage without questions, moved by hand or by itself. */

import { tick } from "svelte";
import type { GameParts, Stage } from "../games/parts";
import { flyFrom, whereThingsLie } from "./motion";
import { preferences } from "./preferences.svelte";
import { sparks } from "./sparks.svelte";
import type { Replay, View } from "./wire";

const FRAME = 900;

export class Film implements Stage {
	replay = $state.raw<Replay>() as Replay;
	step = $state(0);
	running = $state(false);
	focused = $state<string | null>(null);
	lookedAt = $state<{ key: string; node: Element } | null>(null);
	rolled = $state<{ dice: number[]; stamp: number }>({ dice: [], stamp: 0 });
	readonly asked = false;
	readonly choosable: ReadonlyMap<string, number[]> = new Map();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		readonly parts: GameParts,
		readonly content: unknown,
		replay: Replay,
		step: number,
	) {
		this.replay = replay;
		this.step = this.#within(step);
	}

	last = $derived(this.replay.steps.length - 1);
	#frame = $derived(this.replay.steps[Math.min(this.step, this.last)]);
	view = $derived(this.#frame?.view as View);
	events = $derived(this.#frame?.events ?? []);
	names = $derived(this.replay.names);
	me = $derived(typeof this.view?.seat === "number" ? this.view.seat : null);

	#within(step: number): number {
		return Math.max(0, Math.min(Number.isFinite(step) ? step : 0, this.replay.steps.length - 1));
	}

	/** Show that step; one step on is played with its motion. */
	go(step: number): void {
		const next = this.#within(step);
		const forward = next === this.step + 1;
		const before = forward ? whereThingsLie() : null;
		this.step = next;
		window.history.replaceState(null, "", `#${next}`);
		if (!before) return;
		for (const event of this.events) {
			const dice = this.parts.roll(event);
			if (dice) this.rolled = { dice, stamp: this.rolled.stamp + 1 };
			const spark = this.parts.spark(event);
			if (spark) sparks.rise(spark);
		}
		tick().then(() => flyFrom(before));
	}

	play(): void {
		this.running = true;
		if (this.step === this.last) this.go(0);
		this.#next();
	}

	pause(): void {
		this.running = false;
		clearTimeout(this.#timer);
	}

	#next(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(
			() => {
				if (!this.running) return;
				this.go(this.step + 1);
				if (this.step === this.last) this.running = false;
				else this.#next();
			},
			Math.max(60, FRAME * preferences.factor),
		);
	}

	pick(): void {
		this.pause();
	}

	look(key: string | null, node?: Element): void {
		this.focused = key;
		this.lookedAt = key && node && this.parts.canBeSeenLarge(key, this) ? { key, node } : null;
	}
}
