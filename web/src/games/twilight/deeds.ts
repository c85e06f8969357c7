/** Moments of Twilight: a Creature falls, somebody has no life left, the last blow. */

import { lastBlow } from "../../lib/deeds";
import type { Deed } from "../parts";
import type { Told, TwilightStage } from "./content";

/** How a Creature leaves the field for good against its owner's will. */
const KILLED: Record<string, string> = { slain: "is slain", destroyed: "is destroyed", sacrificed: "is destroyed" };

export function deed(told: Told, stage: TwilightStage): Deed | null {
	if (told.event !== "left" && told.event !== "lost") return lastBlow(told, stage);
	const { seat } = told;
	if (told.event === "left") {
		const face = stage.content.faces[told.face];
		const killed = KILLED[told.how];
		if (face?.kind !== "creature" || !killed) return null;
		const words = seat === stage.me ? "Your Creature" : `A Creature of ${stage.names[seat]}`;
		return { kind: "kill", brief: true, seat, title: `${face.name} ${killed}`, words, icon: face.icon };
	}
	const icon = stage.content.deities[stage.view.players[seat]?.deity ?? -1]?.icon ?? "laurel-crown";
	return {
		kind: "out",
		seat,
		title: `${seat === stage.me ? "You have" : `${stage.names[seat]} has`} no life left`,
		words: told.words,
		icon,
	};
}
