/** Where a note lies beside what it speaks of: over as little as possible of what has to be seen. */

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** What had better not be hidden, and how many times worse that would be than to hide anything else. */
export interface Kept extends Box {
	weight?: number;
}

type Size = Pick<Box, "width" | "height">;

const EDGE = 12;
const GAP = 22;

/**
 * The corner of a note about a thing: of the places below, above and beside it and along the edges of the screen the
 * one that hides least of the thing and of what else is kept free, and among those the first.
 */
export function placeBeside(
	thing: Box,
	note: Size,
	screen: Size,
	kept: readonly Kept[] = [],
): { x: number; y: number } {
	const [right, bottom] = [screen.width - note.width - EDGE, screen.height - note.height - EDGE];
	const within = (wanted: number, most: number) => Math.max(EDGE, Math.min(wanted, most));
	const middle = { x: thing.x + (thing.width - note.width) / 2, y: thing.y + (thing.height - note.height) / 2 };
	const [above, below] = [thing.y - GAP - note.height, thing.y + thing.height + GAP];
	const [before, after] = [thing.x - GAP - note.width, thing.x + thing.width + GAP];
	const nearer = middle.y + note.height / 2 < screen.height / 2 ? [below, above] : [above, below];
	const places = [
		...nearer.map((y) => ({ x: middle.x, y })),
		...[after, before].map((x) => ({ x, y: middle.y })),
		...[middle.x, right, EDGE].flatMap((x) => [bottom, EDGE].map((y) => ({ x, y }))),
	].map(({ x, y }) => ({ x: within(x, right), y: within(y, bottom) }));
	const all: Kept[] = [thing, ...kept];
	const hidden = places.map((place) =>
		all.reduce((sum, box) => sum + overlap({ ...place, ...note }, box) * (box.weight ?? 1), 0),
	);
	return places[hidden.indexOf(Math.min(...hidden))] as { x: number; y: number };
}

function overlap(one: Box, other: Box): number {
	const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
	const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
	return Math.max(0, width) * Math.max(0, height);
}
