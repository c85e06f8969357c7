/** Dusk as the lobby shows it. */

import type { GameCover, GameParts } from "../parts";
import Cover from "./Cover.svelte";

export const dusk: GameCover = {
	name: "dusk",
	pitch: "Duel on sixty-one stones: every card moves, strikes at its exact range, blocks, or answers.",
	minutes: 40,
	icon: "black-knight-helm",
	Cover,
	load: async () => (await import("./dusk")).dusk as unknown as GameParts,
};
