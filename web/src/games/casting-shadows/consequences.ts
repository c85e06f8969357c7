/** What a thing of Casting Shadows leads to, in one line: whom a spell reaches from its caster, and what is left of them. */

import { readKey } from "../../lib/choosing";
import { listed } from "../../lib/listed";
import { cardBeside, NOTHING, type Player, playerOf, type ShadowsStage, tileAt, type View } from "./content";

/** Whose card it is; one that nobody has yet is looked at as one of mine. */
export function holderOf(stage: ShadowsStage, card: number): Player | undefined {
	const holds = (player: Player) => player.book.includes(card) || player.companion === card;
	return stage.view.players.find(holds) ?? playerOf(stage);
}

/** The enemies a card reaches from where its owner stands. */
export function reached(stage: ShadowsStage, card: number): number[] {
	const owner = holderOf(stage, card);
	const spell = stage.content.cards[card];
	if (!owner || !spell?.damage?.length || !spell.range) return [];
	const everywhere = stage.content.cards[owner.companion]?.reaches_all;
	const stepsTo = (hex: number) => (hex === owner.hex ? 0 : stage.content.adjacent[owner.hex]?.includes(hex) ? 1 : 2);
	return stage.view.players
		.filter((player) => player.seat !== owner.seat && player.hp > 0)
		.filter((player) => everywhere || spell.range.includes(stepsTo(player.hex)))
		.map((player) => player.seat);
}

/** The damage a spell may do to somebody, in the form they stand in. */
export function damageTo(stage: ShadowsStage, card: number, seat: number): number[] {
	const spell = stage.content.cards[card];
	if (!spell) return [];
	return spell.spares_shadow && stage.view.players[seat]?.shadow ? spell.damage.map(() => 0) : spell.damage;
}

function enemiesAt(stage: ShadowsStage, hex: number): number[] {
	const enemies = stage.view.players.filter((player) => player.seat !== stage.me && player.hp > 0);
	return enemies.filter((enemy) => enemy.hex === hex).map((enemy) => enemy.seat);
}

function nameOf(stage: ShadowsStage, seat: number): string {
	return seat === stage.me ? "you" : (stage.names[seat] ?? "");
}

/** "Heavy Hand reaches Wren: 2 or 4 damage." Of somebody else's card it is said whose it is. */
function strike(stage: ShadowsStage, number: number): string {
	const card = stage.content.cards[number];
	const owner = holderOf(stage, number);
	const mine = owner?.seat === (stage.me ?? stage.view.active);
	const name = mine ? card?.name : `${card?.name} of ${stage.names[owner?.seat ?? NOTHING]}`;
	const seats = reached(stage, number);
	if (!seats.length) return `${name} reaches nobody from ${mine ? "here" : "there"}.`;
	const groups = new Map<string, string[]>();
	for (const seat of seats) {
		const words = `${listed(damageTo(stage, number, seat).map(String), "or")} damage`;
		groups.set(words, [...(groups.get(words) ?? []), nameOf(stage, seat)]);
	}
	const parts = [...groups].map(([words, whom]) => `${listed(whom)}: ${words}`);
	return `${name} reaches ${parts.join("; ")}.`;
}

/** What would be left of a player, or that it is the end. */
function after(stage: ShadowsStage, seat: number, damage: readonly number[]): string {
	const hp = stage.view.players[seat]?.hp ?? 0;
	const left = damage.map((amount) => Math.max(0, hp - amount));
	const who = nameOf(stage, seat);
	if (left.every((each) => each === 0)) return `${who} would fall.`;
	return `${who} would have ${listed([...new Set(left)].map(String), "or")} HP left.`;
}

/** The spell on its way; once it has struck, the companion that may strike after it. */
export function striking(stage: ShadowsStage): View["spell"] {
	const { ask, view } = stage;
	if (ask?.topic !== "follow_up") return view.spell;
	return { seat: ask.seat, card: view.players[ask.seat]?.companion ?? NOTHING, targets: [], times: 1 };
}

/** True for whom it is aimed at, or may be aimed at now. */
function isStruck(stage: ShadowsStage, seat: number): boolean {
	const { ask, view } = stage;
	const chosen = ask?.options.some((option) => option.verb === "target" && option.seat === seat);
	return chosen || (ask?.topic !== "follow_up" && !!view.spell?.targets.includes(seat));
}

/** What would be left of somebody who is struck. */
function afterStrike(stage: ShadowsStage, seat: number): string {
	const by = striking(stage);
	if (!by) return "";
	const damage = damageTo(stage, by.card, seat);
	return after(stage, seat, by.times && stage.ask?.topic !== "target" ? damage.slice(by.times - 1, by.times) : damage);
}

/** One line of consequence for a thing. */
export function hint(key: string, stage: ShadowsStage): string {
	const [kind, number] = readKey(key);
	if (kind === "card") {
		const card = stage.content.cards[number];
		if (!card) return "";
		return card.kind === "attack" ? strike(stage, number) : `${card.name}: ${card.text}`;
	}
	if (kind === "character") {
		const character = stage.content.characters[number];
		return character ? `${character.shadow_form}: ${character.text}` : "";
	}
	if (kind === "hex") {
		if (stage.ask?.options.some((option) => option.verb === "target_hex" && option.hex === number))
			return enemiesAt(stage, number)
				.map((seat) => afterStrike(stage, seat))
				.join(" ");
		const tile = tileAt(stage, number);
		return `${tile.name}: ${tile.text}`;
	}
	if (kind === "plaque") {
		const card = cardBeside(stage, number);
		return card ? `${card.name}: ${card.text}` : "Counterspells: look at one in secret and keep it face down.";
	}
	return kind === "seat" && isStruck(stage, number) ? afterStrike(stage, number) : "";
}
