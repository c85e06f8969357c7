/** An encounter in curves. */

import type { Level, Series } from "../parts";
import { type Game, OVERLORD } from "./content";

export const charts: readonly [Level<Game>, ...Series<Game>[]] = [
	{
		label: "Health lost by each side",
		most: 40,
		of: ({ figures, seats }) => {
			const lost = (side: string) =>
				figures.filter((each) => each.figure.side === side).reduce((sum, each) => sum + each.figure.damage, 0);
			return Array.from({ length: seats }, (_, seat) => lost(seat === OVERLORD ? "overlord" : "heroes"));
		},
	},
	{
		label: "Figures standing",
		most: 12,
		of: ({ figures, seats }) => {
			const standing = (side: string) =>
				figures.filter(({ figure }) => figure.side === side && figure.spaces.length && figure.kind !== "object").length;
			return Array.from({ length: seats }, (_, seat) => standing(seat === OVERLORD ? "overlord" : "heroes"));
		},
	},
	{
		label: "Fatigue of the heroes, cards of the overlord",
		most: 20,
		of: ({ figures, hand, seats }) => {
			const tired = figures.reduce((sum, { figure }) => sum + figure.fatigue, 0);
			return Array.from({ length: seats }, (_, seat) => (seat === OVERLORD ? hand.length : tired));
		},
	},
];
