/** The decks a person keeps in this browser. */

import type { Deck, GameListing, Setting } from "./wire";

const STORED = "gloaming-decks";

export interface KeptDeck {
	deck: Deck;
	/** As the server writes it, which is how it is brought to a table. */
	text: string;
}

/** The option by which the decks of a game are brought to a table; none where nobody builds decks. */
export function deckOption(game: GameListing): Setting | undefined {
	return game.options.find((option) => option.kind === "list" && !option.choices.length);
}

type Kept = Record<string, KeptDeck[]>;

function read(): Kept {
	try {
		return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Kept;
	} catch {
		return {};
	}
}

function write(game: string, decks: KeptDeck[]): void {
	localStorage.setItem(STORED, JSON.stringify({ ...read(), [game]: decks }));
}

export function keptDecks(game: string): KeptDeck[] {
	return read()[game] ?? [];
}

/** Keep a deck in the place of one of the same name; the latest comes first. */
export function keepDeck(game: string, kept: KeptDeck): void {
	write(game, [kept, ...keptDecks(game).filter((each) => each.deck.name !== kept.deck.name)]);
}

export function forgetDeck(game: string, name: string): void {
	write(
		game,
		keptDecks(game).filter((each) => each.deck.name !== name),
	);
}
