/** What a card can do from where a Phantom stands: the hexes at its range, and who stands there. */

import { type Card, cardOf, type DuskStage, foesOf, NOTHING, planOf } from "./content";

export interface Reach {
	/** The distances it strikes at; empty for a card that strikes nowhere. */
	ranges: number[];
	hexes: number[];
	/** The hex the range is counted from. */
	from: number;
	/** The opponents it can hit now. */
	seats: number[];
}

const NOWHERE: Reach = { ranges: [], hexes: [], from: NOTHING, seats: [] };
const FARTHEST = 9;

/** The distances at which a card strikes as this value. */
export function rangesOf(card: Card, value: number, slack: number): number[] {
	if (card.keywords.includes("MELODY")) return Array.from({ length: FARTHEST }, (_, n) => n + 1);
	if (card.keywords.includes("TANGLE")) return Array.from({ length: value + slack }, (_, n) => n + 1);
	return Array.from({ length: 2 * slack + 1 }, (_, n) => value - slack + n).filter((range) => range > 0);
}

function slackOf(stage: DuskStage): number {
	return stage.view.boosts.filter(([kind]) => kind === "reach").reduce((sum, [, n]) => sum + n, 0);
}

/** The cards of my hand that would strike at one of these ranges, a Wild at any; what is being played is spent. */
export function strikersAt(stage: DuskStage, ranges: readonly number[]): Card[] {
	const { stack, players, forming } = stage.view;
	const spent = new Set([...(forming?.cards ?? []), ...stack.flatMap((each) => each.cards)]);
	const held = (players[stage.me ?? stage.view.active]?.hand ?? []).filter((card) => card !== null && !spent.has(card));
	const near = ranges.filter((range) => range > 0 && range <= FARTHEST);
	return [...new Set(held.map((number) => cardOf(stage, number)))].filter((card): card is Card => {
		if (card?.type === "WILD") return near.length > 0;
		const strikes = card?.value ? rangesOf(card, card.value, slackOf(stage)) : [];
		return near.some((range) => strikes.includes(range));
	});
}

/** True while I block or dodge: what a card of mine would strike is of no use then. */
export function isDefending(stage: DuskStage): boolean {
	return ["block", "block_with", "dodge_with"].includes(stage.ask?.topic ?? "");
}

/** The card whose reach is drawn: what is being declared, else what is looked at. */
export function shownCard(stage: DuskStage): number {
	const { forming, stack } = stage.view;
	if (stage.focused?.startsWith("card:") && !isDefending(stage)) return Number(stage.focused.slice(5));
	if (forming?.kind === "attack") return forming.cards[0] ?? NOTHING;
	const top = stack.at(-1);
	return top && top.kind !== "card" && top.kind !== "location" ? (top.cards[0] ?? NOTHING) : NOTHING;
}

/** Where a card of mine, or of whoever declared it, strikes. */
export function reachOf(stage: DuskStage, number: number): Reach {
	const card = cardOf(stage, number);
	const declared = stage.view.stack.find((each) => each.cards.includes(number) && each.value);
	const seat = declared?.seat ?? stage.me ?? stage.view.active;
	const mine = stage.view.players[seat];
	const held = declared || mine?.hand.includes(number);
	if (!card || !mine || mine.hex < 0 || !held || declared?.kind === "move") return NOWHERE;
	const value = declared?.value ?? (stage.view.forming?.cards.includes(number) ? stage.view.forming.value : card.value);
	const summed = declared?.kind === "called" || stage.view.forming?.kind === "called";
	const ranges = !value ? [] : summed ? [value] : rangesOf(card, value, declared ? 0 : slackOf(stage));
	const far = planOf(stage).distance[mine.hex] ?? [];
	const hexes = far.flatMap((distance, place) => (ranges.includes(distance) ? [place] : []));
	const seats = foesOf(stage.view, seat)
		.filter((other) => (card.type === "WILD" && !value) || ranges.includes(far[other.hex] ?? NOTHING))
		.map((other) => other.seat);
	return { ranges, hexes, from: mine.hex, seats };
}

/** The nearest opponent of a seat, for the way its figure faces. */
export function facing(stage: DuskStage, seat: number): number {
	const mine = stage.view.players[seat];
	const far = planOf(stage).distance[mine?.hex ?? NOTHING];
	const foes = foesOf(stage.view, seat);
	if (!far || !foes.length) return NOTHING;
	return foes.reduce((best, other) => ((far[other.hex] ?? 99) < (far[best.hex] ?? 99) ? other : best)).hex;
}
