/** The response stack in words: what was declared, by whom, and what it does to what. */

import type { Pending } from "../../lib/pending";
import { cardOf, type DuskStage, groundOf, nameOf, phantomName, planOf, type Unresolved } from "./content";

const KINDS: Record<Unresolved["kind"], string> = {
	single: "attack",
	power: "Power Attack",
	called: "Called Shot",
	card: "card",
	move: "move",
	location: "hit location",
	initiative: "initiative",
};

function who(stage: DuskStage, seat: number): string {
	return seat === stage.me ? "You" : (stage.names[seat] ?? "Nobody");
}

function titleOf(stage: DuskStage, one: Unresolved): string {
	if (one.kind === "location") return `Roll of ${one.dice.join(" and ")}`;
	if (one.kind === "initiative") return "Initiative";
	return one.cards.map((card) => nameOf(cardOf(stage, card))).join(" + ");
}

/** What an attack is on that is on no Phantom; films of earlier days do not say which hex. */
function hexOf(stage: DuskStage, { hex }: Unresolved): string {
	const name = hex === undefined ? undefined : planOf(stage).names[hex];
	return name ? `hex ${name}` : "a hex";
}

function lineOf(stage: DuskStage, one: Unresolved, below: Unresolved | undefined): string {
	const targets = one.targets.map((seat) => phantomName(stage, seat)).join(" and ");
	switch (one.kind) {
		case "single":
		case "power":
		case "called":
			return `${KINDS[one.kind] === "attack" ? "Attack" : KINDS[one.kind]} on ${targets || hexOf(stage, one)}, range ${one.value}`;
		case "move":
			return `Move of ${one.value} ${one.value === 1 ? "hex" : "hexes"}`;
		case "location":
			return `Against ${targets}${one.change ? `, ${one.change > 0 ? "raised" : "lowered"} by ${Math.abs(one.change)}` : ""}`;
		case "initiative":
			return "The highest goes first or last";
		default: {
			const answered = below ? `Answers ${titleOf(stage, below)}: ` : "";
			return answered + (cardOf(stage, one.cards[0] ?? -1)?.text ?? "");
		}
	}
}

/** From the top, which resolves first, down to what began it. */
export function pendingOf(stage: DuskStage): Pending[] {
	const { stack } = stage.view;
	return stack
		.map((one, place): Pending => {
			const card = cardOf(stage, one.cards[0] ?? -1);
			const type = one.kind === "card" ? (card?.type.toLowerCase() ?? "card") : KINDS[one.kind];
			return {
				number: place + 1,
				title: titleOf(stage, one),
				by: one.seat < 0 ? type : `${who(stage, one.seat)} · ${type}`,
				line: one.cancelled ? "Cancelled" : lineOf(stage, one, stack[one.answers]),
				icon: card?.icon ?? "rolling-dices",
				ground: groundOf(stage.content, card),
				seat: one.seat,
				cancelled: one.cancelled,
				key: one.cards.length ? `card:${one.cards[0]}` : "",
				thing: one.cards.length ? `card-${one.cards[0]}` : undefined,
			};
		})
		.reverse();
}
