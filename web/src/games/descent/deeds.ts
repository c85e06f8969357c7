/** What each hero, and the overlord, brought about: added up from what was told. */

import type { ReplayStep, Told } from "./content";

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
	const heroes = (steps.at(-1)?.view.heroes ?? []).map(none);
	const tale: Tale = { rounds: 0, heroes, overlord: none() };
	let figures = steps[0]?.view.figures ?? [];
	const whose = (figure = -1): Deeds | undefined => {
		if (heroes[figure]) return heroes[figure];
		const one = figures[figure]?.figure;
		if (!one) return undefined;
		return one.side === "overlord" ? tale.overlord : heroes[one.owner];
	};
	for (const step of steps) {
		for (const told of step.events) add(tale, told, whose);
		if (step.view.figures.length) figures = step.view.figures;
	}
	return tale;
}

function add(tale: Tale, told: Told, whose: (figure?: number) => Deeds | undefined): void {
	const by = whose(told.by);
	const self = whose(told.figure);
	if (told.event === "round_began") tale.rounds++;
	else if (told.event === "damaged" && by) by.damage += told.damage;
	else if (told.event === "defeated" && by) by.kills++;
	else if (told.event === "searched" && self) self.searches++;
	else if (told.event === "recovered" && self) self.healed += told.damage;
	else if (told.event === "knocked_out" && self) {
		self.falls++;
		tale.overlord.kills++;
	}
}
