/** The games this table can draw, by the name the server knows them by. */

import { castingShadows } from "./casting-shadows/parts";
import { dusk } from "./dusk/parts";
import type { GameParts } from "./parts";
import { twilight } from "./twilight/parts";

const GAMES: Record<string, GameParts> = {
	[castingShadows.name]: castingShadows as unknown as GameParts,
	[twilight.name]: twilight as unknown as GameParts,
	[dusk.name]: dusk as unknown as GameParts,
};

/** The parts of a game; null where this table cannot draw it. */
export function partsOf(name: string): GameParts | null {
	return GAMES[name] ?? null;
}
