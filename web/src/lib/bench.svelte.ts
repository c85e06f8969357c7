/** A deck while it is being built: what lies on the bench is stored in this browser, and every step can be undone. */

import { store, stored } from "./stored";
import type { Deck } from "./wire";

const MOST_STEPS = 60;

export abstract class Bench<S extends { name: string }> {
	protected state = $state.raw<S>() as S;
	#before = $state.raw<S[]>([]);
	readonly #stored: string;

	constructor(game: string, first: S) {
		this.#stored = `gloaming-${game}-deck`;
		this.state = first;
	}

	name = $derived(this.state.name);
	canUndo = $derived(this.#before.length > 0);
	/** True for a deck that can be played. */
	abstract readonly whole: boolean;
	/** The deck by names, as it is written and checked. */
	abstract readonly deck: Deck;
	/** What a deck in names is on this bench; null where it cannot be told. */
	protected abstract read(deck: Deck): S | null;

	/** Lay out the deck that was on the bench last, as far as its names are still known. */
	protected recall(): void {
		const deck = stored(this.#stored, { name: "", parts: [] } as Deck);
		if (deck.parts.length) this.state = this.read(deck) ?? this.state;
	}

	/** Take over a deck the server has read. */
	load(deck: Deck): void {
		const next = this.read(deck);
		if (next) this.change(next);
	}

	rename(name: string): void {
		this.change({ ...this.state, name: name.trim() || "New deck" });
	}

	undo(): void {
		const last = this.#before.at(-1);
		if (!last) return;
		this.#before = this.#before.slice(0, -1);
		this.state = last;
		this.#store();
	}

	protected change(next: S): void {
		this.#before = [...this.#before, this.state].slice(-MOST_STEPS);
		this.state = next;
		this.#store();
	}

	#store(): void {
		store(this.#stored, this.deck);
	}
}
