/** Moments of Twilight: a Creature falls, somebody has no life left, the last blow. */

import { lastBlow } from "../../lib/deeds";
import type { Told } from "../../lib/wire";
import type { Deed } from "../parts";
import type { TwilightStage } from "./content";

/** How a Creature leaves the field for good against its owner's will. */
const KILLED: Record<string, string> = { slain: "is slain", destroyed: "is destroyed", sacrificed: "is destroyed" };

export function deed(told: Told, stage: TwilightStage): Deed | null {
	const seat = Number(told.seat);
	const face = stage.content.faces[Number(told.face)];
	const killed = told.event === "left" && face?.kind === "creature" ? KILLED[String(told.how)] : undefined;
	if (face && killed) {
		const words = seat === stage.me ? "Your Creature" : `A Creature of ${stage.names[seat]}`;
		return { kind: "kill", brief: true, seat, title: `${face.name} ${killed}`, words, icon: face.icon };
	}
	if (told.event !== "lost") return lastBlow(told, stage);
	const icon = stage.content.deities[stage.view.players[seat]?.deity ?? -1]?.icon ?? "laurel-crown";
	return {
		kind: "out",
		seat,
		title: `${seat === stage.me ? "You have" : `${stage.names[seat]} has`} no life left`,
		words: told.words,
		icon,
	};
}
