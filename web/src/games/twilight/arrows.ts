/** The way of an attack arrow: out of the card, along its own lane between the mats, into its target. */

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface Arrow {
	path: string;
	head: string;
	/** Where its label stands. */
	label: { x: number; y: number };
	/** Where its lane ends. */
	end: number;
}

const CORNER = 10;
const HEAD = 8;
/** The room of a label, and how far it is moved at once. */
const LABEL = { width: 70, height: 23 };
const NUDGE = 12;

/** An orthogonal arrow; `lane` is the height it runs at, `aside` moves its end. */
export function arrow(from: Box, to: Box, lane: number, aside: number): Arrow {
	const above = from.y + from.height / 2 < lane;
	const x1 = from.x + from.width / 2;
	const y1 = above ? from.y + from.height - 6 : from.y + 6;
	const x2 = to.x + to.width / 2 + aside;
	const below = to.y + to.height / 2 > lane;
	const y2 = below ? to.y + 8 : to.y + to.height - 8;
	const out = above ? -1 : 1;
	const into = below ? 1 : -1;
	const side = x2 < x1 ? -1 : 1;
	const corner = Math.min(CORNER, Math.abs(x2 - x1) / 2);
	const path = [
		`M${x1} ${y1}`,
		`V${lane + out * corner}`,
		`Q${x1} ${lane} ${x1 + side * corner} ${lane}`,
		`H${x2 - side * corner}`,
		`Q${x2} ${lane} ${x2} ${lane + into * corner}`,
		`V${y2}`,
	].join("");
	const head = `M${x2 - HEAD} ${y2 - into * HEAD}L${x2} ${y2 + into * 5}L${x2 + HEAD} ${y2 - into * HEAD}z`;
	return { path, head, label: { x: x1 + side * Math.min(70, Math.abs(x2 - x1) / 2), y: lane }, end: x2 };
}

/** The arrows with no label over another: one that would lie there moves along its lane, as far as that goes. */
export function apart<A extends Pick<Arrow, "label" | "end">>(arrows: readonly A[]): A[] {
	const placed: A[] = [];
	const hidden = (x: number, y: number) =>
		placed.some(({ label }) => Math.abs(label.x - x) < LABEL.width && Math.abs(label.y - y) < LABEL.height);
	for (const one of arrows) {
		const { y } = one.label;
		const side = one.end < one.label.x ? -1 : 1;
		let { x } = one.label;
		while (hidden(x, y) && (one.end - x) * side > NUDGE) x += side * NUDGE;
		placed.push(hidden(x, y) ? one : { ...one, label: { x, y } });
	}
	return placed;
}

/** The heights of so many lanes around the middle, the first on top. */
export function lanes(middle: number, count: number, step: number): number[] {
	return Array.from({ length: count }, (_, place) => middle + (place - (count - 1) / 2) * step);
}
