/** The HTTP half of the protocol. */

import { at } from "./base";
import type {
	Chapter,
	CheckedDeck,
	Deck,
	FinishedGame,
	GameListing,
	HowToPlay,
	Invitation,
	Me,
	NewRoom,
	Replay,
	Room,
	Rule,
	Throw,
} from "./wire";

async function call<T>(path: string, body?: unknown): Promise<T> {
	const response = await fetch(
		at(path),
		body === undefined
			? {}
			: {
					method: "POST",
					headers: { "Content-Type": "application/json", "X-Gloaming": "1" },
					body: typeof body === "string" ? body : JSON.stringify(body),
				},
	);
	const answer = await response.json().catch(() => ({}));
	if (!response.ok) throw new Error(answer.error ?? `The server answered ${response.status}.`);
	return answer as T;
}

/** Whether the table writes letters, and where I want them. */
export interface Letters {
	offered: boolean;
	address: string;
}

export const http = {
	me: () => call<Me>("/api/me"),
	rename: (name: string) => call<Me>("/api/me", { name }),
	mine: () => call<Room[]>("/api/me/rooms"),
	finished: () => call<FinishedGame[]>("/api/me/games"),
	invitation: () => call<Invitation>("/api/invitation"),
	link: () => call<{ code: string }>("/api/me/link", {}),
	move: (code: string) => call<Me>("/api/me/move", { code }),
	letters: () => call<Letters>("/api/me/letters"),
	askForLetters: (address: string) => call<Letters>("/api/me/letters", { address }),
	confirmLetters: (code: string) => call<Letters>("/api/me/letters/confirm", { code }),
	pushes: () => call<{ key: string }>("/api/me/pushes"),
	askForPushes: (told: PushSubscriptionJSON) => call<{ key: string }>("/api/me/pushes", told),
	endPushes: (endpoint: string) => call<{ key: string }>("/api/me/pushes/end", { endpoint }),
	signOut: () => call<Me>("/api/me/sign-out", {}),
	games: () => call<GameListing[]>("/api/games"),
	content: <T>(game: string) => call<T>(`/api/games/${game}/content`),
	rules: (game: string) => call<Rule[]>(`/api/games/${game}/rules`),
	howToPlay: (game: string) => call<HowToPlay>(`/api/games/${game}/how`),
	starters: (game: string) => call<Deck[]>(`/api/games/${game}/decks`),
	checkDeck: (game: string, text: string) => call<CheckedDeck>(`/api/games/${game}/decks/check`, { text }),
	writeDeck: (game: string, deck: Deck) => call<CheckedDeck>(`/api/games/${game}/decks/write`, deck),
	rooms: () => call<Room[]>("/api/rooms"),
	room: (id: string) => call<Room>(`/api/rooms/${id}`),
	open: (room: NewRoom) => call<{ id: string }>("/api/rooms", room),
	replay: (id: string, seat: string, part = 0) => call<Replay>(`/api/replays/${id}?seat=${seat}&part=${part}`),
	continueFrom: (id: string, answers: number, seat: number) =>
		call<{ id: string }>(`/api/replays/${id}/continue`, { answers, seat }),
	throws: (id: string) => call<Throw[]>(`/api/replays/${id}/throws`),
	chapters: (id: string) => call<Chapter[]>(`/api/replays/${id}/chapters`),
	branch: (id: string, chapter: string, seat: number) =>
		call<{ id: string }>(`/api/replays/${id}/branch`, { chapter, seat }),
	upload: (record: string) => call<{ id: string }>("/api/records", record),
};
