/** Casting Shadows as the lobby shows it. */

import type { GameCover, GameParts } from "../parts";
import Cover from "./Cover.svelte";

export const castingShadows: GameCover = {
	name: "casting-shadows",
	pitch: "Roll for gems, learn spells, keep one counterspell hidden. Last one standing.",
	minutes: 45,
	icon: "spell-book",
	Cover,
	load: async () => (await import("./casting-shadows")).castingShadows as unknown as GameParts,
};
