/** What everyone looks up for: a hero falls, a monster is defeated, an encounter and the day are decided. */

import { lastBlow } from "../../lib/deeds";
import type { Told } from "../../lib/wire";
import type { Deed, Mark } from "../parts";
import { type DescentStage, type DescentView, figureName, OVERLORD, pictureOf } from "./content";

export function deed(told: Told, stage: DescentStage): Deed | null {
	const number = Number(told.figure);
	const figure = stage.view.figures[number]?.figure;
	if (told.event === "encounter_ended") return encounterEnded(told, stage);
	if (!figure || figure.kind === "object") return lastBlow(told, stage);
	const seat = sideOf(told, stage.view);
	const about = { seat, words: told.words, icon: pictureOf(figure) };
	if (told.event === "knocked_out") return { ...about, kind: "kill", title: `${figureName(stage.view, number)} falls` };
	if (told.event !== "defeated") return lastBlow(told, stage);
	const brief = figure.rank === "minion" && !figure.id;
	return { ...about, kind: "kill", title: `${figureName(stage.view, number, stage.content)} is defeated`, brief };
}

function encounterEnded(told: Told, stage: DescentStage): Deed {
	const heroes = told.winner === "heroes";
	return {
		kind: "win",
		seat: heroes ? (stage.view.heroes[0]?.seat ?? OVERLORD + 1) : OVERLORD,
		title: heroes ? "The heroes prevail" : "The overlord prevails",
		words: told.words,
		icon: heroes ? "visored-helm" : "evil-eyes",
	};
}

/** The seat whose figure it is. */
function sideOf(told: Told, view: DescentView): number {
	return view.figures[Number(told.figure)]?.seat ?? OVERLORD;
}

export const marks: readonly Mark<DescentView>[] = [
	{ event: "game_ended", label: "the end", icon: "laurel-crown" },
	{ event: "knocked_out", label: "a hero falls", icon: "broken-heart", seat: sideOf },
	{ event: "encounter_ended", label: "an encounter ends", icon: "flying-flag" },
	{ event: "defeated", label: "a monster falls", icon: "death-skull", seat: sideOf },
	{ event: "searched", label: "a search", icon: "magnifying-glass", seat: sideOf },
	{ event: "overlord_played", label: "an overlord card", icon: "card-play" },
];
