/** The table with one thing picked up: an attacker before its stack, a blocker before its attacker. */

import type { TwilightStage, View } from "./content";
import { pairKey } from "./meaning";

const PAIRED = new Set(["attack", "block"]);

export class Pairing implements TwilightStage {
	/** The thing that was clicked first. */
	picked = $state<string | null>(null);
	/** The Discard Stack that lies open. */
	opened = $state<number | null>(null);
	#decision: number | undefined;

	constructor(private readonly stage: () => TwilightStage) {}

	get view(): View {
		return this.stage().view;
	}
	get content() {
		return this.stage().content;
	}
	get names() {
		return this.stage().names;
	}
	get me() {
		return this.stage().me;
	}
	get ask() {
		return this.stage().ask;
	}
	get asked() {
		return this.stage().asked;
	}
	get focused() {
		return this.stage().focused;
	}
	get rolled() {
		return this.stage().rolled;
	}

	/** With something picked up: what goes with it, and itself to put it down again. */
	choosable: ReadonlyMap<string, number[]> = $derived.by(() => {
		const all = this.stage().choosable;
		const options = this.#held ? all.get(this.#held) : undefined;
		if (!options) return all;
		const left = new Map<string, number[]>();
		for (const [key, numbers] of all) {
			const common = numbers.filter((number) => options.includes(number));
			if (common.length && !key.includes("+")) left.set(key, common);
		}
		return left;
	});

	get #held(): string | null {
		return this.picked && this.stage().ask?.decision === this.#decision ? this.picked : null;
	}

	/** What is held, if the question still stands. */
	get held(): string | null {
		return this.#held;
	}

	pick(key: string, at: { x: number; y: number }): void {
		const stage = this.stage();
		const all = stage.choosable;
		const held = this.#held;
		if (held && key === held) {
			this.picked = null;
			return;
		}
		if (held && all.has(pairKey(held, key))) {
			this.picked = null;
			stage.pick(pairKey(held, key), at);
			return;
		}
		const options = all.get(key) ?? [];
		const verbs = options.map((option) => stage.ask?.options[option]?.verb ?? "");
		if (options.length > 1 && verbs.every((verb) => PAIRED.has(verb))) {
			this.picked = key;
			this.#decision = stage.ask?.decision;
			return;
		}
		if (key.startsWith("discard:") && !all.has(key)) {
			this.opened = Number(key.split(":")[1]);
			return;
		}
		this.picked = null;
		stage.pick(key, at);
	}

	look(key: string | null, node?: Element, held = false): void {
		this.stage().look(key, node, held);
	}
}
