/** A deck that is being built: written by the server, kept in this browser, or played at once. */

import { forgetDeck, type KeptDeck, keepDeck, keptDecks } from "./decks";
import { http } from "./http";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";
import type { Deck } from "./wire";

export class Keeping {
	kept = $state.raw<KeptDeck[]>([]);
	busy = $state(false);

	constructor(
		private readonly game: string,
		private readonly bench: { readonly name: string; readonly deck: Deck },
	) {
		this.kept = keptDecks(game);
	}

	/** True if the deck is kept as it is now. */
	get saved(): boolean {
		return this.kept.some((each) => JSON.stringify(each.deck) === JSON.stringify(this.bench.deck));
	}

	async keep(): Promise<void> {
		const text = await this.written();
		if (text === null) return;
		keepDeck(this.game, { deck: this.bench.deck, text });
		this.kept = keptDecks(this.game);
		toasts.add("deed", `${this.bench.name} is kept in this browser.`);
	}

	forget(name: string): void {
		forgetDeck(this.game, name);
		this.kept = keptDecks(this.game);
	}

	/** Play the deck against a bot. */
	async play(): Promise<void> {
		const text = await this.written();
		if (text === null) return;
		try {
			const room = {
				game: this.game,
				seats: 2,
				options: { brought: [text] },
				bots: [null, "greedy"],
				private: true,
				start: true,
			};
			router.go(`/room/${(await http.open(room)).id}`);
		} catch (error) {
			toasts.add("refusal", (error as Error).message);
		}
	}

	/** The deck as the server writes it; null where something is wrong, which is then said. */
	private async written(): Promise<string | null> {
		this.busy = true;
		try {
			const checked = await http.writeDeck(this.game, this.bench.deck);
			const [first] = checked.problems;
			if (first) toasts.add("refusal", first.words);
			return checked.deck ? checked.text : null;
		} catch (error) {
			toasts.add("refusal", (error as Error).message);
			return null;
		} finally {
			this.busy = false;
		}
	}
}
