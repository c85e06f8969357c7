/** The ground of an arena: where hexes lie, where one tile ends and the next begins, how light each stone is. */

import { centre, corners, type Hex, type Point } from "../../lib/hexes";
import type { Arena } from "./content";

export const SIZE = 39;
const TILE_TINTS = ["#5c4a63", "#454a6e", "#4a4360", "#3f4769", "#514562", "#41476b", "#4b4260"];
const SMALL_TINT = "#383249";

export interface Stone {
	place: number;
	at: Point;
	tint: string;
	/** How much lighter (positive) or darker this stone is than its tile, in percent. */
	shade: number;
	/** A crack as an SVG path; most stones have none. */
	crack: string;
}

/** The same number between 0 and 1 for the same place, every time. */
function wander(place: number, salt: number): number {
	const wave = Math.sin(place * 127.1 + salt * 311.7) * 43758.5453;
	return wave - Math.floor(wave);
}

function tileOf(plan: Arena, [q, r]: Hex): number {
	return plan.large.findIndex(([a, b]) => Math.max(Math.abs(q - a), Math.abs(r - b), Math.abs(q - a + r - b)) <= 1);
}

export function stones(plan: Arena): Stone[] {
	return plan.cells.map((cell, place) => {
		const at = centre(cell, SIZE);
		const tile = tileOf(plan, cell);
		const cracked = wander(place, 1) < 0.3;
		const [x, y] = [at[0] + wander(place, 2) * 24 - 12, at[1] + wander(place, 3) * 24 - 12];
		const bend = (salt: number) =>
			`l${(wander(place, salt) * 14 - 7).toFixed(1)} ${(3 + wander(place, salt + 1) * 5).toFixed(1)}`;
		return {
			place,
			at,
			tint: tile < 0 ? SMALL_TINT : (TILE_TINTS[tile] ?? SMALL_TINT),
			shade: Math.round(wander(place, 4) * 9 - 4),
			crack: cracked ? `M${x.toFixed(1)} ${y.toFixed(1)}${bend(5)}${bend(7)}` : "",
		};
	});
}

const AROUND: readonly Hex[] = [
	[1, -1],
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
];

/** The edges of the hexes that `parts` says are apart from what lies beyond them: by default from what is no hex. */
export function edges(plan: Arena, parts = (_: Hex, beyond: Hex) => !holds(plan, beyond)): string {
	return plan.cells
		.flatMap((cell) => {
			const points = corners(centre(cell, SIZE), SIZE).split(" ");
			return AROUND.flatMap(([q, r], side) =>
				parts(cell, [cell[0] + q, cell[1] + r]) ? [`M${points[side]}L${points[(side + 1) % 6]}`] : [],
			);
		})
		.join("");
}

function holds(plan: Arena, [q, r]: Hex): boolean {
	return plan.cells.some((cell) => cell[0] === q && cell[1] === r);
}

/** The grooves between tiles. */
export function grooves(plan: Arena): string {
	return edges(plan, (cell, beyond) => {
		const [here, there] = [tileOf(plan, cell), tileOf(plan, beyond)];
		return holds(plan, beyond) && (here !== there || here < 0);
	});
}

/** The clean hexagon around an arena without gaps, `out` beyond its hexes; null for any other arena. */
export function hexagon(plan: Arena, out: number): string | null {
	const radius = Math.max(...plan.cells.map(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))));
	if (plan.cells.length !== 3 * radius * (radius + 1) + 1) return null;
	const far = (radius * SIZE * 1.5 + SIZE + out) / Math.cos(Math.PI / 6);
	const points = Array.from({ length: 6 }, (_, corner) => {
		const angle = (Math.PI / 3) * corner;
		return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
	});
	return `M${points.join("L")}Z`;
}

/** The drawing's box around all hexes: x, y, width, height. */
export function frame(plan: Arena): [number, number, number, number] {
	const middles = plan.cells.map((cell) => centre(cell, SIZE));
	const xs = middles.map(([x]) => x);
	const ys = middles.map(([, y]) => y);
	const [beside, above, below] = hexagon(plan, 0) ? [66, 57, 57] : [50, 52, 60];
	const [left, top] = [Math.min(...xs) - beside, Math.min(...ys) - above];
	return [left, top, Math.max(...xs) + beside - left, Math.max(...ys) + below - top];
}
