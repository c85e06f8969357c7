/** Whether to ask somebody who could do nothing but play Tilt: it fits every moment, and most of them do not matter. */

import type { Ask, View } from "./content";

export type AboutTilt = "always" | "matters" | "never";

export const ABOUT_TILT: readonly { value: AboutTilt; label: string }[] = [
	{ value: "matters", label: "When a die was rolled, and when I am attacked" },
	{ value: "always", label: "At every moment" },
	{ value: "never", label: "Never: I play it in my own turn" },
];

const ATTACKS = new Set(["single", "power", "called"]);

/** True if a person with this wish is left in peace: the browser passes. */
export function passesTilt(ask: Ask, view: View, wish: AboutTilt): boolean {
	const deeds = ask.options.filter((option) => option.verb !== "pass");
	const tiltAlone = deeds.length > 0 && deeds.length < ask.options.length && deeds.every(({ verb }) => verb === "tilt");
	if (!tiltAlone || wish === "always") return false;
	if (wish === "never") return true;
	const rolled = deeds.some(({ die = -1 }) => die >= 0);
	const top = view.stack.at(-1);
	const attacked = top !== undefined && ATTACKS.has(top.kind) && top.targets.includes(ask.seat);
	return !rolled && !(ask.topic === "attack_declared" && attacked);
}
