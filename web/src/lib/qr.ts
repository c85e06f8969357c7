/** A QR code of a short text: one block, correction L, mask 0, which every reader takes. */

/** By version from 1: codewords in all, and how many of them correct the others. */
const SIZES = [
	[26, 7],
	[44, 10],
	[70, 15],
	[100, 20],
	[134, 26],
] as const;
/** Correction L and mask 0, with their own correction. */
const FORMAT = 0b111011111000100;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
	EXP[power] = EXP[power + 255] = value;
	LOG[value] = power;
	value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}

const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0);

/** The codewords that correct these. */
export function correction(data: readonly number[], length: number): number[] {
	let generator = [1];
	for (let n = 0; n < length; n++) {
		const next = [...generator, 0];
		generator.forEach((factor, at) => {
			next[at + 1] = (next[at + 1] as number) ^ times(factor, EXP[n] as number);
		});
		generator = next;
	}
	const rest = [...data, ...Array<number>(length).fill(0)];
	for (let at = 0; at < data.length; at++) {
		const lead = rest[at] as number;
		generator.forEach((factor, n) => {
			rest[at + n] = (rest[at + n] as number) ^ times(factor, lead);
		});
	}
	return rest.slice(data.length);
}

function codewords(text: Uint8Array, all: number, correcting: number): number[] {
	const room = all - correcting;
	let bits = `0100${text.length.toString(2).padStart(8, "0")}`;
	for (const byte of text) bits += byte.toString(2).padStart(8, "0");
	bits = `${bits}0000`.slice(0, room * 8);
	bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
	const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
	for (let filler = 0xec; data.length < room; filler ^= 0xec ^ 0x11) data.push(filler);
	return [...data, ...correction(data, correcting)];
}

/** Rows of dark squares, or null for a text that is too long. */
export function qrCode(written: string): boolean[][] | null {
	const text = new TextEncoder().encode(written);
	const version = SIZES.findIndex(([all, correcting]) => text.length + 2 <= all - correcting) + 1;
	if (!version) return null;
	const size = 17 + 4 * version;
	const dark: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
	const put = (x: number, y: number, yes: boolean): void => {
		const row = dark[y];
		if (row && x >= 0 && x < size) row[x] = yes;
	};
	const square = (cx: number, cy: number, reach: number, ring: (far: number) => boolean): void => {
		for (let dy = -reach; dy <= reach; dy++)
			for (let dx = -reach; dx <= reach; dx++) put(cx + dx, cy + dy, ring(Math.max(Math.abs(dx), Math.abs(dy))));
	};
	for (let n = 0; n < size; n++) {
		put(6, n, n % 2 === 0);
		put(n, 6, n % 2 === 0);
	}
	for (const [x, y] of [
		[3, 3],
		[size - 4, 3],
		[3, size - 4],
	] as const)
		square(x, y, 4, (far) => far !== 2 && far !== 4);
	if (version > 1) square(size - 7, size - 7, 2, (far) => far !== 1);
	for (let n = 0; n < 15; n++) {
		const yes = ((FORMAT >> n) & 1) === 1;
		if (n < 6) put(8, n, yes);
		else if (n < 8) put(8, n + 1, yes);
		else put(n === 8 ? 7 : 14 - n, 8, yes);
		if (n < 8) put(size - 1 - n, 8, yes);
		else put(8, size - 15 + n, yes);
	}
	put(8, size - 8, true);
	const [all, correcting] = SIZES[version - 1] as readonly [number, number];
	const bits = codewords(text, all, correcting).flatMap((word) =>
		[7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1),
	);
	let at = 0;
	for (let right = size - 1; right > 0; right -= 2) {
		if (right === 6) right--;
		const upwards = ((right + 1) & 2) === 0;
		for (let step = 0; step < size; step++) {
			const y = upwards ? size - 1 - step : step;
			for (const x of [right, right - 1]) {
				const row = dark[y] as (boolean | undefined)[];
				if (row[x] === undefined) row[x] = ((bits[at++] ?? 0) === 1) !== ((x + y) % 2 === 0);
			}
		}
	}
	return dark as boolean[][];
}
