/** Descent as the lobby shows it. */

import type { GameCover, GameParts } from "../parts";
import Cover from "./Cover.svelte";
import Quick from "./Quick.svelte";

export const descent: GameCover = {
	name: "descent",
	pitch: "Heroes with bows and runes against an overlord with monsters and a hand of traps, tile by tile.",
	minutes: 90,
	icon: "dungeon-gate",
	Cover,
	Quick,
	lessons: [
		{ label: "As the heroes", bots: (rival) => [rival, null] },
		{ label: "As the overlord", bots: (rival) => [null, rival] },
	],
	load: async () => (await import("./descent")).descent as unknown as GameParts,
};
