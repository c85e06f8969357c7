/** A deck of Twilight while it is being built: a Deity and fifty cards. */

import { Bench } from "../../../lib/bench.svelte";
import { toasts } from "../../../lib/toasts.svelte";
import type { Deck } from "../../../lib/wire";
import type { Content, Deity, Face } from "../content";
import { counted, mostOf, stillNeeded } from "./figures";

interface State {
	name: string;
	deity: number;
	/** How often each face is in the deck. */
	cards: Readonly<Record<number, number>>;
}

export class Workbench extends Bench<State> {
	constructor(readonly content: Content) {
		super("twilight", { name: "New deck", deity: 0, cards: {} });
		this.recall();
	}

	deity = $derived(this.state.deity);
	cards = $derived(this.state.cards);
	count = $derived(counted(this.cards));
	needed = $derived.by(() => stillNeeded(this.patron, this.cards, this.content));
	whole = $derived.by(() => this.count === this.content.limits.deck && !Object.keys(this.needed).length);

	get patron(): Deity {
		return this.content.deities[this.deity] as Deity;
	}

	deck = $derived.by(
		(): Deck => ({
			name: this.name,
			parts: [
				{
					kind: "deity",
					title: this.patron.name,
					cards: this.content.faces.flatMap((face, number) => Array<string>(this.copies(number)).fill(face.name)),
				},
			],
		}),
	);

	copies(face: number): number {
		return this.cards[face] ?? 0;
	}

	serve(deity: number): void {
		this.change({ ...this.state, deity });
	}

	/** One more or one less of a card, within the limits. */
	add(number: number, by: 1 | -1): void {
		const face = this.content.faces[number] as Face;
		const next = this.copies(number) + by;
		const most = mostOf(face, this.content);
		if (next > most) {
			toasts.add(
				"refusal",
				`A deck holds ${face.name} ${most === 1 ? "once: it is Epic" : `${most} times at most`}.`,
				face.epic ? "TG-367" : "TG-366",
			);
			return;
		}
		if (by > 0 && this.count >= this.content.limits.deck) {
			toasts.add("refusal", `A deck has ${this.content.limits.deck} cards: take one out first.`, "TG-365");
			return;
		}
		if (next >= 0) this.change({ ...this.state, cards: { ...this.cards, [number]: next } });
	}

	protected read(deck: Deck): State | null {
		const [part] = deck.parts;
		const deity = this.content.deities.findIndex((each) => each.name === part?.title);
		if (!part || deity < 0) return null;
		const cards: Record<number, number> = {};
		for (const name of part.cards) {
			const number = this.content.faces.findIndex((face) => face.name === name);
			if (number >= 0) cards[number] = (cards[number] ?? 0) + 1;
		}
		return { name: deck.name, deity, cards };
	}
}
