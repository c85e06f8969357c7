/** What a person wants of this browser in every game: speed, guide seen. */

import { store, stored } from "./stored";

export const SPEEDS = [
	{ value: "slow", label: "Slow", factor: 2 },
	{ value: "normal", label: "Normal", factor: 1 },
	{ value: "quick", label: "Quick", factor: 0.5 },
	{ value: "at once", label: "At once", factor: 0 },
] as const;

export type Speed = (typeof SPEEDS)[number]["value"];

const KEY = "gloaming";

interface Kept {
	speed: Speed;
	guided: boolean;
	/** How loud sounds are, from 0 to 1; none at first. */
	volume: number;
}

class Preferences {
	#kept = $state(stored<Kept>(KEY, { speed: "normal", guided: false, volume: 0 }));

	get speed(): Speed {
		return this.#kept.speed;
	}

	set speed(speed: Speed) {
		this.#kept.speed = speed;
		this.#keep();
	}

	/** True once the first-game guide was seen or sent away. */
	get guided(): boolean {
		return this.#kept.guided;
	}

	set guided(yes: boolean) {
		this.#kept.guided = yes;
		this.#keep();
	}

	get volume(): number {
		return this.#kept.volume;
	}

	set volume(volume: number) {
		this.#kept.volume = volume;
		this.#keep();
	}

	/** What every time is multiplied by; 0 is at once. */
	get factor(): number {
		return SPEEDS.find((speed) => speed.value === this.#kept.speed)?.factor ?? 1;
	}

	#keep(): void {
		store(KEY, this.#kept);
		this.show();
	}

	/** Tell the style sheets. */
	show(): void {
		document.documentElement.style.setProperty("--speed", String(this.factor));
		document.documentElement.toggleAttribute("data-at-once", this.factor === 0);
	}
}

export const preferences = new Preferences();

export function reducedMotion(): boolean {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
