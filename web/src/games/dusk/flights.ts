/** Where cards come from and go to, where the table does not show it by itself. */

import type { Flight } from "../parts";
import type { Told } from "./content";

/** The cards of an event; null for each that this seat may not know. */
function cardsOf({ cards = [], number = 0 }: Told): (number | null)[] {
	return "value" in cards ? (cards.value ?? Array<null>(number).fill(null)) : cards;
}

function fly(card: number | null, from: string, to: string): Flight {
	return card === null ? { from, to } : { thing: `card-${card}`, from, to };
}

export function flights(told: Told): Flight[] {
	const seat = told.seat ?? told.by;
	const at = (zone: string) => `${zone}-${seat}`;
	switch (told.event) {
		case "drew":
			return cardsOf(told).map((card) => fly(card, at("deck"), at("hand")));
		case "discarded":
			return cardsOf(told).map((card) => fly(card, at("hand"), at("boneyard")));
		case "banished":
			return cardsOf(told).map((card) => fly(card, at("deck"), at("void")));
		case "recovered":
			return cardsOf(told).map((card) => fly(card, at("boneyard"), at(told.to)));
		case "held":
			return [fly(told.card, at("hand"), at("boneyard"))];
		case "card_resolved":
			return [{ thing: `card-${told.card}`, to: at(told.to) }];
		case "card_played":
		case "move_declared":
		case "attack_joined":
			return [{ thing: `card-${told.card}`, from: at("hand") }];
		case "attack_declared":
			return cardsOf(told).map((card) => ({ thing: `card-${card}`, from: at("hand") }));
		default:
			return [];
	}
}
