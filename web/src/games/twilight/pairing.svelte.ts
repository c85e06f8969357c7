/** The table with one thing picked up: an attacker before its stack, a blocker before its attacker. */

import type { TwilightStage } from "./content";
import { pairKey } from "./meaning";

const PAIRED = new Set(["attack", "block"]);

export class Pairing implements TwilightStage {
	/** The thing that was clicked first. */
	picked = $state<string | null>(null);
	/** The Discard Stack that lies open. */
	opened = $state<number | null>(null);
	#decision = $state<number>();

	constructor(private readonly stage: () => TwilightStage) {}

	view = $derived.by(() => this.stage().view);
	content = $derived.by(() => this.stage().content);
	names = $derived.by(() => this.stage().names);
	me = $derived.by(() => this.stage().me);
	ask = $derived.by(() => this.stage().ask);
	asked = $derived.by(() => this.stage().asked);
	focused = $derived.by(() => this.stage().focused);
	rolled = $derived.by(() => this.stage().rolled);
	/** What is held, if the question still stands. */
	held = $derived.by(() => (this.ask?.decision === this.#decision ? this.picked : null));

	/** With something picked up: what goes with it, and itself to put it down again. */
	choosable: ReadonlyMap<string, number[]> = $derived.by(() => {
		const all = this.stage().choosable;
		const options = this.held ? all.get(this.held) : undefined;
		if (!options) return all;
		const left = new Map<string, number[]>();
		for (const [key, numbers] of all) {
			const common = numbers.filter((number) => options.includes(number));
			if (common.length && !key.includes("+")) left.set(key, common);
		}
		return left;
	});

	pick(key: string, at: { x: number; y: number }): void {
		const stage = this.stage();
		const all = stage.choosable;
		const held = this.held;
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
