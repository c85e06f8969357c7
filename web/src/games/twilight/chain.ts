/** What is announced and not yet resolved, in words and pictures. */

import { listed } from "../../lib/listed";
import type { Pending } from "../../lib/pending";
import { type Content, type Deity, type Face, groundOf, type Item, type TwilightStage } from "./content";
import { faceOf, topFirst } from "./sight";

const ITEM_WORDS: Record<Item["kind"], string> = {
	scheme: "Scheme",
	summon: "Summon",
	ability: "ability",
	power: "Deity Power",
	trigger: "trigger",
	heresy: "Heresy",
};

/** The Deity or the card an item comes from. */
function sourceOf(item: Item, { deities, faces }: Content): Deity | Face | undefined {
	const divine = item.kind === "power" || (item.kind === "trigger" && item.card < 0);
	return (divine ? deities : faces)[item.face];
}

/** The sentences of a text, one for each instruction. */
export function instructions(text: string): string[] {
	return text
		.split(/(?<=[.;])\s+/)
		.map((words) => words.replace(/[.;]$/, ""))
		.filter(Boolean);
}

/** What an item still has to do, step by step, where its text has as many sentences as it has instructions. */
function stepsOf(item: Item): string[] {
	const steps = instructions(item.text);
	return steps.length === item.of ? steps : [];
}

/** What an item is aimed at. */
function aimWords(item: Item, stage: TwilightStage): string {
	const cards = item.cards.map((card) => {
		const face = faceOf(stage.view, card);
		return face === undefined ? "a card" : (stage.content.faces[face]?.name ?? "a card");
	});
	const seats = item.seats.map((seat) => (seat === stage.me ? "you" : (stage.names[seat] ?? "")));
	const all = [...cards, ...seats];
	return all.length ? `Aimed at ${listed(all)}` : "";
}

/** The chain from the top, which resolves first. */
export function pendingOf(stage: TwilightStage): Pending[] {
	const items = topFirst(stage.view);
	return items.map((item, place): Pending => {
		const aim = aimWords(item, stage);
		const source = sourceOf(item, stage.content);
		const who = item.seat === stage.me ? "You" : stage.names[item.seat];
		return {
			number: items.length - place,
			title: source?.name ?? "",
			seat: item.seat,
			by: `${who} · ${ITEM_WORDS[item.kind]}${item.x ? `, X is ${item.x}` : ""}${item.at ? ", resolving" : ""}`,
			line: place ? aim || item.text : item.text,
			aim,
			steps: stepsOf(item),
			at: item.at,
			icon: source?.icon ?? "card-random",
			ground: source ? groundOf(source.faction) : "#5b5266",
			key: `item:${item.depth}`,
			thing: item.card >= 0 ? `card-${item.card}` : undefined,
		};
	});
}
