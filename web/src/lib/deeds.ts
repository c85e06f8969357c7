/** Moments that every game has. */

import type { Deed, Stage } from "../games/parts";
import type { Told } from "./wire";

/** The end of the game, before it is summed up. */
export function lastBlow(told: Told, stage: Pick<Stage, "me" | "names">): Deed | null {
	if (told.event !== "game_ended") return null;
	const winners = told.winners ?? [];
	const [seat, ...others] = winners;
	const title =
		seat === undefined
			? "Nobody wins"
			: winners.length === 1 && seat === stage.me
				? "You win"
				: `${winners.map((winner) => stage.names[winner]).join(" and ")} ${others.length ? "win" : "wins"}`;
	return { kind: "win", seat: seat ?? 0, title, words: told.words, icon: "laurel-crown" };
}
