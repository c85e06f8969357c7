/** The last click on cards that are put together: it declares them, so it is asked back with all that it lays down. */

import { listed } from "../../lib/listed";
import { type Ask, alike, type Content, nameOf, type Option, type View } from "./content";
import { nextPicks } from "./totals";

/** What to ask before a click that declares an attack, or lays down several cards of a block. */
export function declares(option: Option, view: View, ask: Ask, content: Content): string | null {
	const hand = (view.players[view.seat ?? view.active]?.hand ?? []).filter((card): card is number => card !== null);
	const picked = view.forming?.cards ?? [];
	const left = hand.filter((card) => !picked.includes(card) && card !== option.card);
	const names = (cards: readonly number[]) => listed(cards.map((card) => nameOf(content.cards[card])));
	if (ask.topic === "power" && option.verb === "add") {
		const more = ask.options.some(
			(other) => other.verb === "add" && left.some((card) => alike(content.cards[card], content.cards[other.card])),
		);
		return more ? null : `Strike with ${names([...picked, option.card])}?`;
	}
	if (ask.topic === "called" && option.verb === "add") {
		const done = (view.forming?.total ?? 0) + option.value === view.forming?.value;
		return done ? `Strike with ${names([...picked, option.card])}?` : null;
	}
	if (option.verb !== "block" && option.verb !== "add") return null;
	const first = option.verb === "block" ? [] : [option.card];
	const { value = 0, total = 0 } = view.forming ?? {};
	const rest = following(option.verb === "block" ? option.value : value - total - option.value, left, content);
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
