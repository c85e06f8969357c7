/** Twilight of the Gods as the lobby shows it. */

import type { GameCover, GameParts } from "../parts";
import Cover from "./Cover.svelte";
import { lessonDeck } from "./lesson";

export const twilight: GameCover = {
	name: "twilight",
	pitch: "Trade traps as treasures, seize what you need, and strike before your own life stack runs out.",
	minutes: 60,
	icon: "greek-temple",
	Cover,
	lessons: [{ label: "Show me", bots: (rival) => [null, rival], options: { brought: [lessonDeck] } }],
	load: async () => (await import("./twilight")).twilight as unknown as GameParts,
};
