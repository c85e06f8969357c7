/** The games this table can draw, by the name the server knows them by; the parts of each come when it is shown. */

import { addPictures } from "../lib/pictures";
import { castingShadows } from "./casting-shadows/cover";
import { descent } from "./descent/cover";
import { dusk } from "./dusk/cover";
import type { GameCover, GameParts } from "./parts";
import { twilight } from "./twilight/cover";

const GAMES = new Map([castingShadows, twilight, dusk, descent].map((cover) => [cover.name, cover]));

/** What the lobby shows of a game; null where this table cannot draw it. */
export function coverOf(name: string): GameCover | null {
	return GAMES.get(name) ?? null;
}

/** Fetch the code, the sheets and the pictures of a game. */
export async function fetchParts(name: string): Promise<GameParts> {
	const cover = coverOf(name);
	if (!cover) throw new Error("This table cannot draw that game.");
	const parts = await cover.load();
	addPictures(parts.name, parts.pictures);
	return parts;
}

/** Let the sheets of a game hold on the page; returns what ends it. */
export function dressFor(name: string): () => void {
	const dress = `game-${name}`;
	document.body.classList.add(dress);
	return () => document.body.classList.remove(dress);
}
