/** Hexagons with a point at the top, in axial coordinates. */

export type Hex = readonly [q: number, r: number];
export type Point = readonly [x: number, y: number];

const SQRT3 = Math.sqrt(3);

/** The middle of a hex, for hexes of that size (middle to corner). */
export function centre([q, r]: Hex, size: number): Point {
	return [size * SQRT3 * (q + r / 2), size * 1.5 * r];
}

/** The six corners around a middle, from the top clockwise, as SVG points. */
export function corners([x, y]: Point, size: number): string {
	return Array.from({ length: 6 }, (_, corner) => {
		const angle = (Math.PI / 180) * (60 * corner - 90);
		return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
	}).join(" ");
}

export function distance(a: Hex, b: Hex): number {
	const q = a[0] - b[0];
	const r = a[1] - b[1];
	return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
