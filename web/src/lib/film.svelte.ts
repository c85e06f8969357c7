/** A game told again: a stage without questions, moved by hand or by itself. */

import type { Deed, GameParts, Rolled, Stage } from "../games/parts";
import { act, holdFor, viewAfter } from "./acting";
import { Playback } from "./playback";
import { preferences } from "./preferences.svelte";
import type { Replay, ReplayStep, View } from "./wire";

/** The shortest look at a step that tells nothing. */
const FRAME = 240;
const SHORTEST = 60;

export type FetchPart = (part: number) => Promise<Replay>;

/** A replay up to the part with that step. */
export async function fetchUpTo(step: number, fetchPart: FetchPart): Promise<Replay> {
	let replay = await fetchPart(0);
	while (replay.steps.length <= step && replay.part < replay.parts - 1) replay = await withNext(replay, fetchPart);
	return replay;
}

async function withNext(replay: Replay, fetchPart: FetchPart): Promise<Replay> {
	const next = await fetchPart(replay.part + 1);
	return { ...next, steps: [...replay.steps, ...next.steps] };
}

/** How many parts are on their way at a time. */
const AT_ONCE = 4;

/** Every step of a replay: its first part says how many there are, the others come side by side. */
export async function fetchWhole(fetchPart: FetchPart): Promise<ReplayStep[]> {
	const { parts, steps } = await fetchPart(0);
	const told = [steps];
	let next = 1;
	const fetchOn = async (): Promise<void> => {
		while (next < parts) {
			const part = next++;
			told[part] = (await fetchPart(part)).steps;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
	return told.flat();
}

export class Film implements Stage {
	replay = $state.raw<Replay>() as Replay;
	step = $state(0);
	running = $state(false);
	focused = $state<string | null>(null);
	lookedAt = $state<{ key: string; node: Element } | null>(null);
	rolled = $state.raw<Rolled>({ dice: [], stamp: 0 });
	spot = $state<string | null>(null);
	deed = $state.raw<Deed | null>(null);
	readonly asked = false;
	readonly choosable: ReadonlyMap<string, number[]> = new Map();
	/** In the middle of a step: the view after the events played so far. */
	#between = $state.raw<View | null>(null);
	#playback = new Playback(() => undefined);

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
	/** Later parts are still on their way: the end is not known yet. */
	growing = $derived(this.replay.part < this.replay.parts - 1);
	#frame = $derived(this.replay.steps[Math.min(this.step, this.last)]);
	view = $derived(this.#between ?? (this.#frame?.view as View));
	events = $derived(this.#frame?.events ?? []);
	names = $derived(this.replay.names);
	me = $derived(typeof this.view?.seat === "number" ? this.view.seat : null);

	/** Fetch the parts that are still missing, while the first ones are being watched. */
	async fetchRest(fetchPart: FetchPart, wanted: () => boolean): Promise<void> {
		let replay = this.replay;
		while (replay.part < replay.parts - 1 && wanted()) {
			replay = await withNext(replay, fetchPart);
			this.replay = replay;
		}
	}

	#within(step: number): number {
		return Math.max(0, Math.min(Number.isFinite(step) ? step : 0, this.replay.steps.length - 1));
	}

	/** Show that step; one step on is played event by event. */
	go(step: number): void {
		const next = this.#within(step);
		const forward = next === this.step + 1;
		const before = this.replay.steps[this.step]?.view as View;
		this.#playback.clear();
		this.step = next;
		this.#between = forward ? before : null;
		window.history.replaceState(null, "", `#${next}`);
		if (!forward) return;
		this.#playback.add([
			...this.events.map((event) => ({
				run: (skipped: boolean) =>
					act(this, event, skipped, () => {
						if (this.#between) this.#between = viewAfter(this.#between, event);
					}),
				hold: holdFor(this, event),
			})),
			{
				run: (skipped) =>
					act(this, null, skipped, () => {
						this.#between = null;
					}),
				hold: this.running ? Math.max(SHORTEST, FRAME * preferences.factor) : 0,
			},
			{ run: (skipped) => skipped || this.#goOn(), hold: 0 },
		]);
	}

	/** Show that step at once, and stay there. */
	jump(step: number): void {
		this.pause();
		this.go(step);
		this.#playback.skip();
	}

	play(): void {
		if (this.step === this.last) this.go(0);
		this.running = true;
		this.go(this.step + 1);
	}

	pause(): void {
		this.running = false;
		this.#playback.skip();
	}

	#goOn(): void {
		if (!this.running) return;
		if (this.step === this.last) this.running = false;
		else this.go(this.step + 1);
	}

	pick(): void {
		this.pause();
	}

	look(key: string | null, node?: Element, held = false): void {
		this.focused = key;
		this.lookedAt = key && node && (held || this.parts.canBeSeenLarge(key, this)) ? { key, node } : null;
	}
}
