/** What everyone looks up for: a hero falls, a monster is defeated, an encounter and the day are decided. */

import { lastBlow } from "../../lib/deeds";
import type { Deed, Mark } from "../parts";
import { type DescentStage, figureName, type Game, OVERLORD, pictureOf, type Told, type View } from "./content";

export function deed(told: Told, stage: DescentStage): Deed | null {
	if (told.event === "encounter_ended") return encounterEnded(told, stage);
	if (told.event !== "knocked_out" && told.event !== "defeated") return lastBlow(told, stage);
	const number = told.figure;
	const figure = stage.view.figures[number]?.figure;
	if (!figure || figure.kind === "object") return null;
	const seat = sideOf(told, stage.view);
	const about = { seat, words: told.words, icon: pictureOf(figure) };
	if (told.event === "knocked_out") return { ...about, kind: "kill", title: `${figureName(stage.view, number)} falls` };
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
function sideOf(told: Told, view: View): number {
	return view.figures[told.figure ?? -1]?.seat ?? OVERLORD;
}

export const marks: readonly Mark<Game>[] = [
	{ event: "game_ended", label: "the end", icon: "laurel-crown" },
	{ event: "knocked_out", label: "a hero falls", icon: "broken-heart", seat: sideOf },
	{ event: "encounter_ended", label: "an encounter ends", icon: "flying-flag" },
	{ event: "defeated", label: "a monster falls", icon: "death-skull", seat: sideOf },
	{ event: "searched", label: "a search", icon: "magnifying-glass", seat: sideOf },
	{ event: "overlord_played", label: "an overlord card", icon: "card-play" },
];
