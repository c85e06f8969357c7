/** What each hero, and the overlord, brought about: added up from what was told. */

import type { ReplayStep, Told } from "../../lib/wire";
import type { DescentView } from "./content";

export interface Deeds {
	damage: number;
	kills: number;
	searches: number;
	healed: number;
	falls: number;
}

export interface Tale {
	rounds: number;
	/** By hero. */
	heroes: Deeds[];
	overlord: Deeds;
}

function none(): Deeds {
	return { damage: 0, kills: 0, searches: 0, healed: 0, falls: 0 };
}

export function taleOf(steps: readonly ReplayStep[]): Tale {
	const last = steps.at(-1)?.view as DescentView | undefined;
	const heroes = (last?.heroes ?? []).map(none);
	const tale: Tale = { rounds: 0, heroes, overlord: none() };
	let figures = (steps[0]?.view as DescentView | undefined)?.figures ?? [];
	const whose = (figure: unknown): Deeds | undefined => {
		const number = Number(figure);
		if (heroes[number]) return heroes[number];
		const one = figures[number]?.figure;
		if (!one) return undefined;
		return one.side === "overlord" ? tale.overlord : heroes[one.owner];
	};
	for (const step of steps) {
		for (const told of step.events) add(tale, told, whose);
		figures = (step.view as DescentView).figures.length ? (step.view as DescentView).figures : figures;
	}
	return tale;
}

function add(tale: Tale, told: Told, whose: (figure: unknown) => Deeds | undefined): void {
	const by = whose(told.by);
	const self = whose(told.figure);
	if (told.event === "round_began") tale.rounds++;
	else if (told.event === "damaged" && by) by.damage += Number(told.damage);
	else if (told.event === "defeated" && by) by.kills++;
	else if (told.event === "searched" && self) self.searches++;
	else if (told.event === "recovered" && self) self.healed += Number(told.damage);
	else if (told.event === "knocked_out" && self) {
		self.falls++;
		tale.overlord.kills++;
	}
}
