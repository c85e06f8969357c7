/** SHA-256, for pages that are not served over https: browsers keep their own from those. */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
	const blocks = Math.ceil((bytes.length + 9) / 64);
	const padded = new DataView(new ArrayBuffer(blocks * 64));
	for (let at = 0; at < bytes.length; at++) padded.setUint8(at, bytes[at] as number);
	padded.setUint8(bytes.length, 0x80);
	padded.setUint32(blocks * 64 - 4, bytes.length * 8);
	const state = Int32Array.from(START);
	for (let block = 0; block < blocks; block++) mix(state, padded, block * 64);
	const result = new DataView(new ArrayBuffer(32));
	for (let at = 0; at < 8; at++) result.setInt32(at * 4, state[at] as number);
	return new Uint8Array(result.buffer);
}

function mix(state: Int32Array, padded: DataView, first: number): void {
	const words = new Int32Array(64);
	for (let at = 0; at < 64; at++) {
		if (at < 16) {
			words[at] = padded.getInt32(first + at * 4);
			continue;
		}
		const [early, late] = [words[at - 15] as number, words[at - 2] as number];
		const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
		const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
		words[at] = ((words[at - 16] as number) + low + (words[at - 7] as number) + high) | 0;
	}
	let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
	for (let at = 0; at < 64; at++) {
		const chosen = (e & f) ^ (~e & g);
		const high = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (ROUNDS[at] as number)) | 0;
		const one = (high + (words[at] as number)) | 0;
		const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
		[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
	}
	[a, b, c, d, e, f, g, h].forEach((word, at) => {
		state[at] = ((state[at] as number) + word) | 0;
	});
}
