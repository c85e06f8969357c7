/** A deck of Dusk while it is being built: three sets, four of the nine cards of each. */

import { Bench } from "../../../lib/bench.svelte";
import { toasts } from "../../../lib/toasts.svelte";
import type { Deck } from "../../../lib/wire";
import type { Card, CardSet, Content } from "../content";

export type Kind = CardSet["kind"];
export const KINDS: readonly Kind[] = ["phantom", "skill", "weapon"];
export const KEPT = 4;

interface State {
	name: string;
	sets: Record<Kind, number>;
	cards: Record<Kind, number[]>;
}

/** The rule that says how many cards of a set are kept. */
export const RULES: Record<Kind, string> = { phantom: "DU-040", skill: "DU-060", weapon: "DU-066" };

function firstOf(content: Content): State {
	const first = (kind: Kind) => content.sets.findIndex((set) => set.kind === kind);
	return {
		name: "New deck",
		sets: { phantom: first("phantom"), skill: first("skill"), weapon: first("weapon") },
		cards: { phantom: [], skill: [], weapon: [] },
	};
}

export class Workbench extends Bench<State> {
	kind = $state<Kind>("phantom");
	/** The card whose words are explained. */
	looked = $state<number | null>(null);

	constructor(readonly content: Content) {
		super("dusk", firstOf(content));
		this.recall();
	}

	sets = $derived(this.state.sets);
	cards = $derived(this.state.cards);
	set = $derived.by(() => this.setOf(this.kind));
	/** All cards that were chosen, without the BASIC ones. */
	chosen = $derived(KINDS.flatMap((kind) => this.cards[kind]));
	whole = $derived(KINDS.every((kind) => this.cards[kind].length === KEPT));

	card(number: number): Card {
		return this.content.cards[number] as Card;
	}

	setOf(kind: Kind): CardSet {
		return this.content.sets[this.sets[kind]] as CardSet;
	}

	has(number: number): boolean {
		return this.chosen.includes(number);
	}

	deck = $derived.by(
		(): Deck => ({
			name: this.name,
			parts: KINDS.map((kind) => ({
				kind,
				title: this.setOf(kind).name,
				cards: this.cards[kind].map((number) => this.card(number).name),
			})),
		}),
	);

	takeSet(number: number): void {
		const kind = this.content.sets[number]?.kind;
		if (!kind) return;
		this.kind = kind;
		if (this.sets[kind] === number) return;
		this.change({
			...this.state,
			sets: { ...this.sets, [kind]: number },
			cards: { ...this.cards, [kind]: [] },
		});
		this.looked = null;
	}

	/** Put a card into the deck, or take it out. */
	toggle(number: number): void {
		this.looked = number;
		const kind = KINDS.find((each) => this.setOf(each).cards.includes(number));
		if (!kind) return;
		const cards = this.cards[kind];
		if (!cards.includes(number) && cards.length >= KEPT) {
			toasts.add(
				"refusal",
				`${this.setOf(kind).name} gives ${KEPT} of its nine cards: take one out first.`,
				RULES[kind],
			);
			return;
		}
		const next = cards.includes(number) ? cards.filter((each) => each !== number) : [...cards, number];
		this.#keepCards(kind, next);
	}

	takeStarters(kind: Kind): void {
		this.#keepCards(
			kind,
			this.setOf(kind).cards.filter((number) => this.card(number).starter),
		);
	}

	protected read(deck: Deck): State {
		const sets = { ...this.sets };
		const cards: Record<Kind, number[]> = { phantom: [], skill: [], weapon: [] };
		for (const part of deck.parts) {
			const number = this.content.sets.findIndex((set) => set.name === part.title);
			const set = this.content.sets[number];
			if (!set) continue;
			sets[set.kind] = number;
			cards[set.kind] = set.cards.filter((card) => part.cards.includes(this.card(card).name));
		}
		return { name: deck.name, sets, cards };
	}

	override load(deck: Deck): void {
		super.load(deck);
		this.looked = null;
	}

	#keepCards(kind: Kind, numbers: number[]): void {
		const inOrder = this.setOf(kind).cards.filter((number) => numbers.includes(number));
		this.change({ ...this.state, cards: { ...this.cards, [kind]: inOrder } });
	}
}
