/** Casting Shadows at the table. */

import pictures from "virtual:pictures/casting-shadows";
import { readKey } from "../../lib/choosing";
import { lastBlow } from "../../lib/deeds";
import type { GameParts } from "../parts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { hint } from "./consequences";
import { cardBeside, type Game, NOTHING } from "./content";
import Dock from "./Dock.svelte";
import { flights } from "./flights";
import Large from "./Large.svelte";
import { choices, confirm, harm, inMenu, keysOf, nameOf, whyNot } from "./meaning";
import Player from "./Player.svelte";
import { paysItself } from "./paying";
import { rerolling } from "./rerolling.svelte";
import Tally from "./Tally.svelte";
import Thrown from "./Thrown.svelte";
import Underfoot from "./Underfoot.svelte";
import "./style.css";

/** What can be seen large whatever lies there. */
const WHOLE = new Set(["plaque", "hex", "seat", "form"]);

export const castingShadows: GameParts<Game> = {
	name: "casting-shadows",
	pictures,
	Board,
	Player,
	Dock,
	Underfoot,
	Tally,
	Aside,
	Large,
	canBeSeenLarge: (key, stage) => {
		const [kind, number] = readKey(key);
		return WHOLE.has(kind) || ((kind === "card" || kind === "portal") && stage.content.cards[number] !== undefined);
	},
	keysOf,
	choices,
	answersItself: (ask, view) => rerolling.answer(ask) ?? paysItself(ask, view),
	occasion: (_view, topic) => (topic === "character" ? "Setting up" : null),
	hint,
	harm,
	inMenu,
	nameOf,
	whyNot,
	confirm,
	moment: (view, content) => [
		["Turn", String(view.turn)],
		...(view.phase
			? [[`Phase ${view.phase} of ${content.phases.length}:`, content.phases[view.phase - 1]] as [string, string]]
			: []),
	],
	isOut: (view, seat) => (view.players[seat]?.hp ?? 0) <= 0,
	spark: (told) => {
		if (told.event === "hp_lost") return { seat: told.seat, amount: -told.amount };
		if (told.event === "hp_gained") return { seat: told.seat, amount: told.amount };
		return null;
	},
	roll: (told) => (told.event === "dice_rolled" ? told.rolled : null),
	Thrown,
	marks: [
		{ event: "game_ended", label: "the end", icon: "laurel-crown" },
		{ event: "eliminated", label: "somebody falls", icon: "death-skull" },
		{ event: "transformed", label: "a shadow form", icon: "evil-moon" },
		{
			event: "hp_lost",
			label: "3 HP or more lost",
			icon: "bleeding-wound",
			counts: ({ amount = 0 }) => amount >= 3,
		},
	],
	heading: (told, names) => (told.event === "turn_began" ? `Turn ${told.turn} · ${names[told.seat] ?? ""}` : null),
	rulesOf: (key, stage) => {
		const [kind, number] = readKey(key);
		const card = kind === "plaque" ? cardBeside(stage, number) : stage.content.cards[number];
		return card?.rules ?? stage.content.counterspell_rules;
	},
	flights,
	spotlight: (told) =>
		["spell_cast", "counterspell_revealed", "resource_card_used", "follow_up_struck"].includes(told.event)
			? `card:${told.card}`
			: null,
	charts: [
		{
			label: "HP after each turn",
			most: 18,
			of: (view) => view.players.map((player) => Math.max(0, player.hp)),
		},
		{
			label: "Damage dealt in each turn",
			adds: (told) => (told.event === "hp_lost" && told.by >= 0 ? { seat: told.by, amount: told.amount } : null),
		},
		{
			label: "Resources spent in each turn",
			adds: (told) => (told.event === "resources_spent" ? { seat: told.seat, amount: told.pieces.length } : null),
		},
	],
	deed: (told, stage) => {
		const { seat = NOTHING, words } = told;
		const { shadow_form = "", icon = "" } =
			stage.content.characters[stage.view.players[seat]?.character ?? NOTHING] ?? {};
		if (told.event === "transformed") return { kind: "change", seat, title: shadow_form, words, icon };
		if (told.event !== "eliminated") return lastBlow(told, stage);
		const title = seat === stage.me ? "You fall" : `${stage.names[seat]} falls`;
		return { kind: "out", seat, title, words, icon };
	},
};
