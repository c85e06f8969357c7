/** What is announced and not yet resolved, in words and pictures. */

import { listed } from "../../lib/listed";
import type { Pending } from "../../lib/pending";
import { groundOf, type Item, type TwilightStage } from "./content";
import { faceOf, topFirst } from "./sight";

export const ITEM_WORDS: Record<Item["kind"], string> = {
	scheme: "Scheme",
	summon: "Summon",
	ability: "ability",
	power: "Deity Power",
	trigger: "trigger",
	heresy: "Heresy",
};

/** True where the item comes from a Deity and not from a card. */
function divine(item: Item): boolean {
	return item.kind === "power" || (item.kind === "trigger" && item.card < 0);
}

export function nameOf(item: Item, stage: TwilightStage): string {
	const { deities, faces } = stage.content;
	return (divine(item) ? deities[item.face]?.name : faces[item.face]?.name) ?? "";
}

export function iconOf(item: Item, stage: TwilightStage): string {
	const { deities, faces } = stage.content;
	return (divine(item) ? deities[item.face]?.icon : faces[item.face]?.icon) ?? "card-random";
}

export function groundOfItem(item: Item, stage: TwilightStage): string {
	const { deities, faces } = stage.content;
	const faction = divine(item) ? deities[item.face]?.faction : faces[item.face]?.faction;
	return faction ? groundOf(faction) : "#5b5266";
}

/** The sentences of a text, one for each instruction. */
export function instructions(text: string): string[] {
	return text
		.split(/(?<=[.;])\s+/)
		.map((words) => words.replace(/[.;]$/, ""))
		.filter(Boolean);
}

/** What an item still has to do, step by step, where its text has as many sentences as it has instructions. */
export function stepsOf(item: Item): string[] {
	const steps = instructions(item.text);
	return steps.length === item.of ? steps : [];
}

/** What an item is aimed at. */
export function aimWords(item: Item, stage: TwilightStage): string {
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
		const who = item.seat === stage.me ? "You" : stage.names[item.seat];
		return {
			number: items.length - place,
			title: nameOf(item, stage),
			seat: item.seat,
			by: `${who} · ${ITEM_WORDS[item.kind]}${item.x ? `, X is ${item.x}` : ""}${item.at ? ", resolving" : ""}`,
			line: place ? aim || item.text : item.text,
			aim,
			steps: stepsOf(item),
			at: item.at,
			icon: iconOf(item, stage),
			ground: groundOfItem(item, stage),
			key: `item:${item.depth}`,
			thing: item.card >= 0 ? `card-${item.card}` : undefined,
		};
	});
}
