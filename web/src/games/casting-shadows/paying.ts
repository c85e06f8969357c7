/** Paying where no choice matters: the piece that every sensible way to pay spends. */

import { type Ask, NOTHING, type View } from "./content";

const isPurple = (resource: string) => resource.startsWith("purple");
const kindOf = (resource: string) => resource.split("_")[1];

/**
 * The piece to spend without asking. A purple one pays whatever a red or blue one pays, so it is kept where one colour can go
 * instead; pieces of two colours, or fragments on dice of two colours, are a choice as long as something can follow.
 */
export function paysItself(ask: Ask, view: View): number | null {
	if (ask.topic !== "pay") return null;
	const mine = view.players[ask.seat];
	if (view.points === 0 && mine?.companion === NOTHING) return 0;
	const found = ask.options.findIndex(({ resource = "" }) => {
		const alike = ask.options.filter((other) => kindOf(other.resource ?? "") === kindOf(resource));
		const others = alike.filter((other) => !isPurple(other.resource ?? ""));
		return isPurple(resource) ? !others.length : others.length === 1;
	});
	return found < 0 ? null : found;
}
