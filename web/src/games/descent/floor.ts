/** Where things lie on the drawn map: 48 units a space. */

import type { DungeonMap, Point } from "./content";

export const SPACE = 48;

/** The middle of a space. */
export function middle(map: DungeonMap, space: number): Point {
	const [x, y] = map.at[space] ?? [0, 0];
	return [(x + 0.5) * SPACE, (y + 0.5) * SPACE];
}

/** The middle of a figure's base. */
export function middleOf(map: DungeonMap, spaces: readonly number[]): Point {
	const places = spaces.map((space) => middle(map, space));
	const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, places.length);
	return [mean(0), mean(1)];
}

/** How many spaces a base is wide and high as it lies. */
export function baseOf(map: DungeonMap, spaces: readonly number[]): [width: number, height: number] {
	const places = spaces.map((space) => map.at[space] ?? [0, 0]);
	const span = (axis: 0 | 1) => {
		const along = places.map((place) => place[axis]);
		return Math.max(...along) - Math.min(...along) + 1;
	};
	return places.length ? [span(0), span(1)] : [1, 1];
}

/** The whole drawing, in the shape of the room it is shown in. */
export function frame(map: DungeonMap, width: number, height: number, margin = 0.7): number[] {
	const left = -margin * SPACE;
	const across = (map.width + 2 * margin) * SPACE;
	const down = (map.height + 2 * margin) * SPACE;
	const shape = width && height ? width / height : across / down;
	const full = Math.max(across, down * shape);
	const tall = full / shape;
	return [left - (full - across) / 2, left - (tall - down) / 2, full, tall];
}

/** A number that is always the same for a place, from 0 to 1. */
export function chance(x: number, y: number, salt = 0): number {
	const mixed = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
	return mixed - Math.floor(mixed);
}

/** Tiles with the letter A lie under the open sky. */
export function outdoors(map: DungeonMap): boolean {
	const open = map.tile.filter((tile) => /\dA|[a-z]A/.test(tile)).length;
	return open * 2 >= map.tile.length;
}

/** The ground of a tile: earth and grass outdoors, stone below, each tile a little otherwise. */
export function tint(tile: string, x: number, y: number): string {
	const number = [...tile].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
	const earth = ["#57503c", "#545a3f", "#4d5a44", "#5a553a"];
	const stone = ["#4b4757", "#504b5a", "#47465a", "#534a55"];
	const ground = (/A(@|$)/.test(tile) ? earth : stone)[number % 4] as string;
	return (x + y) % 2 ? `color-mix(in srgb, ${ground} 91%, #000)` : ground;
}

/** How wide a letter of a name on the map is, about. */
const LETTER = 7.5;

/** Where the name of a tile is written: where it fits beside whoever stands there, in a long row near its lower end. */
export function labelOf(map: DungeonMap, piece: string, name = "", taken: ReadonlySet<number> = new Set()): Point {
	const rows = new Map<number, number[]>();
	map.at.forEach(([x, y], space) => {
		if (map.tile[space] === piece) rows.set(y, [...(rows.get(y) ?? []), x]);
	});
	const isFree = (x: number, y: number) => !taken.has(map.at.findIndex((spot) => spot[0] === x && spot[1] === y));
	const beside = [...rows].flatMap(([y, columns]) =>
		stretches(columns.filter((x) => isFree(x, y))).map((free): [number, number[]] => [y, free]),
	);
	const fitting = beside.filter(([, columns]) => columns.length * SPACE >= name.length * LETTER);
	const longest = (fitting.length ? fitting : [...rows]).sort(
		([a, left], [b, right]) => right.length - left.length || b - a,
	);
	const [y = 0, columns = [0]] = longest[0] ?? [];
	return [((Math.min(...columns) + Math.max(...columns) + 1) / 2) * SPACE, (y + 0.86) * SPACE];
}

/** Columns side by side, apart from others. */
function stretches(columns: readonly number[]): number[][] {
	const found: number[][] = [];
	for (const x of columns.toSorted((a, b) => a - b)) {
		const last = found.at(-1);
		if (last?.at(-1) === x - 1) last.push(x);
		else found.push([x]);
	}
	return found;
}
