/** The spell on its way, in words: who casts it, at whom, and what it does to them. */

import { listed } from "../../lib/listed";
import type { Pending } from "../../lib/pending";
import { groundOf } from "./art";
import { striking } from "./consequences";
import { kindOf, type ShadowsStage } from "./content";

export function pendingOf(stage: ShadowsStage): Pending[] {
	const spell = striking(stage);
	const card = spell ? stage.content.cards[spell.card] : undefined;
	if (!spell || !card) return [];
	const whom = spell.targets.map((seat) => (seat === stage.me ? "you" : (stage.names[seat] ?? "")));
	const damage = card.damage[spell.times - 1];
	return [
		{
			number: 1,
			title: card.name,
			seat: spell.seat,
			by: `${spell.seat === stage.me ? "You" : stage.names[spell.seat]} · ${kindOf(card)}`,
			line: card.text,
			aim: whom.length ? `Aimed at ${listed(whom)}: ${damage} damage` : "",
			icon: card.icon,
			ground: groundOf(card),
			key: `card:${spell.card}`,
		},
	];
}
