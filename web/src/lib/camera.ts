/** Which part of a drawing is seen: a frame of the drawing's own shape, never larger than the whole, never outside. */

import type { Point } from "./hexes";

export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export function frameOf([x, y, width, height]: readonly number[]): Frame {
	return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

export function isWhole(seen: Frame, whole: Frame): boolean {
	return seen.width >= whole.width * 0.999;
}

function inside(seen: Frame, whole: Frame): Frame {
	const within = (at: number, least: number, most: number) => Math.min(Math.max(at, least), Math.max(least, most));
	return {
		...seen,
		x: within(seen.x, whole.x, whole.x + whole.width - seen.width),
		y: within(seen.y, whole.y, whole.y + whole.height - seen.height),
	};
}

/** Come nearer (a factor above 1) or go back; the point stays where it is on the screen. */
export function zoomed(seen: Frame, whole: Frame, factor: number, [x, y]: Point, most: number): Frame {
	const width = Math.min(whole.width, Math.max(whole.width / most, seen.width / factor));
	const share = width / seen.width;
	const height = seen.height * share;
	if (width >= whole.width) return whole;
	return inside({ x: x - (x - seen.x) * share, y: y - (y - seen.y) * share, width, height }, whole);
}

export function moved(seen: Frame, whole: Frame, x: number, y: number): Frame {
	return inside({ ...seen, x: seen.x + x, y: seen.y + y }, whole);
}

export function centredOn(seen: Frame, whole: Frame, [x, y]: Point): Frame {
	return inside({ ...seen, x: x - seen.width / 2, y: y - seen.height / 2 }, whole);
}

/** The same part at the same size when the whole has got another shape, as when the room for it changes. */
export function reshaped(seen: Frame, whole: Frame): Frame {
	const height = (seen.width * whole.height) / whole.width;
	return centredOn({ ...seen, height }, whole, middleOf(seen));
}

export function middleOf({ x, y, width, height }: Frame): Point {
	return [x + width / 2, y + height / 2];
}
