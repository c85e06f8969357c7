/** The last click on cards that are put together: it declares them, so it is asked back with all that it lays down. */

import { listed } from "../../lib/listed";
import type { Ask, Option } from "../../lib/wire";
import { alike, type Content, type DuskView, nameOf } from "./content";
import { nextPicks } from "./totals";

/** What to ask before a click that declares an attack, or lays down several cards of a block. */
export function declares(option: Option, view: DuskView, ask: Ask, content: Content): string | null {
	const hand = (view.players[view.seat ?? view.active]?.hand ?? []).filter((card): card is number => card !== null);
	const picked = view.forming?.cards ?? [];
	const left = hand.filter((card) => !picked.includes(card) && card !== option.card);
	const names = (cards: readonly number[]) => listed(cards.map((card) => nameOf(content.cards[card])));
	if (ask.topic === "power" && option.verb === "add") {
		const more = ask.options.some(
			(other) =>
				other.verb === "add" && left.some((card) => alike(content.cards[card], content.cards[Number(other.card)])),
		);
		return more ? null : `Strike with ${names([...picked, Number(option.card)])}?`;
	}
	if (ask.topic === "called" && option.verb === "add") {
		const done = (view.forming?.total ?? 0) + Number(option.value) === view.forming?.value;
		return done ? `Strike with ${names([...picked, Number(option.card)])}?` : null;
	}
	if (option.verb !== "block" && ask.topic !== "block_with") return null;
	const first = option.verb === "block" ? [] : [Number(option.card)];
	const total =
		option.verb === "block" ? Number(option.value) : (view.forming?.value ?? 0) - (view.forming?.total ?? 0);
	const rest = following(total - (option.verb === "block" ? 0 : Number(option.value)), left, content);
	const laid = [...picked, ...first, ...(rest ?? [])];
	return rest && first.length + rest.length > 1 ? `Block with ${names(laid)}?` : null;
}

/** The cards that complete a total by themselves, each the only one that can come next; null where there is a choice. */
function following(total: number, hand: readonly number[], content: Content): number[] | null {
	if (!total) return [];
	const [next, ...others] = nextPicks(total, hand, content);
	if (
		!next ||
		others.some((other) => other.value !== next.value || !alike(content.cards[other.card], content.cards[next.card]))
	)
		return null;
	const rest = following(
		total - next.value,
		hand.filter((card) => card !== next.card),
		content,
	);
	return rest && [next.card, ...rest];
}
