/** Short notes above the prompt: why something cannot be, and what was done. */

import type { Refusal } from "./wire";

export interface Toast {
	id: number;
	/** A refusal holds for the present question only. */
	kind: "refusal" | "deed" | "news";
	words: string;
	rule?: string;
}

const STAYS = 6000;
const MOST = 3;

class Toasts {
	shown = $state<Toast[]>([]);
	#next = 0;
	#timers = new Map<number, ReturnType<typeof setTimeout>>();

	add(kind: Toast["kind"], words: string, rule?: string): void {
		for (const same of this.shown.filter((toast) => toast.words === words)) this.drop(same.id);
		const toast: Toast = { id: this.#next++, kind, words, rule };
		this.shown = [...this.shown, toast].slice(-MOST);
		this.release(toast.id);
	}

	refuse(refusal: Refusal): void {
		this.add("refusal", refusal.words, refusal.rule);
	}

	/** Keep it while it is hovered. */
	hold(id: number): void {
		clearTimeout(this.#timers.get(id));
	}

	release(id: number): void {
		this.#timers.set(
			id,
			setTimeout(() => this.drop(id), STAYS),
		);
	}

	/** Something has changed: reasons why not may no longer be true. */
	outdate(): void {
		for (const toast of this.shown) if (toast.kind === "refusal") this.drop(toast.id);
	}

	drop(id: number): void {
		this.hold(id);
		this.#timers.delete(id);
		this.shown = this.shown.filter((toast) => toast.id !== id);
	}
}

export const toasts = new Toasts();
