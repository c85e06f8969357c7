/** What I know of cards that lie face down. */

import { listed } from "../../lib/listed";
import { type Face, NUMERALS, type TwilightStage, type Whisper } from "./content";
import { faceAt } from "./meaning";

const ZONES: Record<string, string> = {
	hand: "hand",
	life: "Life Stack",
	aspects: "Aspect Stack",
	resources: "Resources",
	set_aside: "cards set aside",
};

function whose(seat: number, stage: TwilightStage): string {
	return seat === stage.me ? "your" : `${stage.names[seat]}’s`;
}

/** Where a thing lies that may be face down. */
const LIES: Record<string, string> = { aspect: "resources", stack: "aspects", life: "life" };

/** The face-down card that is looked at now; else the first known one that can be chosen. */
export function knownAt(stage: TwilightStage): { face: Face; where: string } | null {
	const keys = stage.focused ? [stage.focused] : [...stage.choosable.keys()];
	for (const key of keys) {
		const [kind, seat, slot] = key.split(":");
		const zone = LIES[kind ?? ""];
		const open = kind === "aspect" && stage.view.players[Number(seat)]?.resources[Number(slot)]?.face_up;
		const face = zone && !open ? faceAt(key, stage) : undefined;
		if (zone && face) return { face, where: `in ${whose(Number(seat), stage)} ${ZONES[zone]}` };
	}
	return null;
}

/** One sentence for cards that were mixed: what lies where, though not which. */
export function whisperWords(whisper: Whisper, stage: TwilightStage): string {
	const names = listed(
		whisper.faces.map((face) => stage.content.faces[face]?.name ?? ""),
		"and",
	);
	const counts = new Map<string, number>();
	for (const at of whisper.places) {
		const level = at.level ? ` ${NUMERALS[at.level]}` : "";
		const where = `${whose(at.seat, stage)} ${ZONES[at.zone]}${level}`;
		counts.set(where, (counts.get(where) ?? 0) + 1);
	}
	const places = [...counts].map(([where, n]) => `${n} in ${where}`);
	return `${names}: among ${listed(places)}`;
}
