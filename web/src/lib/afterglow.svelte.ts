/** What I answered last stays lit until it is known who goes on, so that the table does not flash at my own acts. */

import { preferences } from "./preferences.svelte";
import type { Ask } from "./wire";

/** So long the light stays, in milliseconds, where nothing follows: bots think no quicker for whoever plays quickly. */
const LASTS = 400;

export class Afterglow {
	/** The question that is answered and still lit. */
	of = $state.raw<Ask | null>(null);
	/** What was lit until the present question came. */
	before: Ask | null = null;
	#fading: ReturnType<typeof setTimeout> | undefined;

	/** Let the light stay with this question, or put it out. */
	keep(ask: Ask | null): void {
		clearTimeout(this.#fading);
		this.#fading = undefined;
		this.of = ask;
	}

	/** Nothing follows for me yet: it goes out by itself. */
	fade(): void {
		if (this.of) this.#fading ??= setTimeout(() => this.keep(null), preferences.factor ? LASTS : 0);
	}

	/** All is told; `over` if something else is lit now. */
	settle(over: boolean): void {
		this.before = this.of;
		if (over) this.keep(null);
		else this.fade();
	}
}
