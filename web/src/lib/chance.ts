/** Chance as the games draw it: numbers that follow from a seed, so that a browser can throw every die again. */

import type { Throw } from "./wire";

const WORD = (1n << 64n) - 1n;
const STRIDE = 0x9e3779b97f4a7c15n;

function mixed(word: bigint): bigint {
	const first = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
	const second = ((first ^ (first >> 27n)) * 0x94d049bb133111ebn) & WORD;
	return second ^ (second >> 31n);
}

export class Chance {
	private state: bigint;

	constructor(seed: string) {
		this.state = mixed((BigInt(seed) + STRIDE) & WORD);
	}

	/** The next word that chance gives, before it is used. */
	get next(): string {
		return mixed((this.state + STRIDE) & WORD)
			.toString(16)
			.padStart(16, "0");
	}

	/** A number from 0 to one less than so many, each as likely as any other. */
	below(many: number): number {
		const n = BigInt(many);
		for (;;) {
			this.state = (this.state + STRIDE) & WORD;
			const product = mixed(this.state) * n;
			if ((product & WORD) >= (WORD + 1n) % n) return Number(product >> 64n);
		}
	}
}

export interface CheckedThrow extends Throw {
	/** The first word of chance that it used, as its beginning is shown. */
	word: string;
	/** Whether it gave what the seed gives there. */
	follows: boolean;
}

/** Every throw of a game thrown again from its seed. */
export function thrownAgain(seed: string, throws: Throw[]): CheckedThrow[] {
	const chance = new Chance(seed);
	return throws.map((each) => {
		const word = chance.next;
		if (each.gave) {
			const again = each.gave.map(() => chance.below(each.of));
			return { ...each, word, follows: again.join() === each.gave.join() };
		}
		for (let many = each.of; many > 1; many--) chance.below(many);
		return { ...each, word, follows: true };
	});
}

/** What a throw gave, as people count. */
export const gaveOf = (one: Throw): string =>
	one.gave ? one.gave.map((number) => number + 1).join(" ") : `${one.of} shuffled`;
