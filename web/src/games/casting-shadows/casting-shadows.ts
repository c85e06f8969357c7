/** Casting Shadows at the table. */

import pictures from "virtual:pictures/casting-shadows";
import { lastBlow } from "../../lib/deeds";
import type { GameParts } from "../parts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { hint } from "./consequences";
import { type Game, NOTHING } from "./content";
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
		const [kind, text] = key.split(":");
		if (kind === "plaque" || kind === "hex" || kind === "seat" || kind === "form") return true;
		return (kind === "card" || kind === "portal") && stage.content.cards[Number(text)] !== undefined;
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
		const [kind, text] = key.split(":");
		const number = kind === "plaque" ? stage.view.market[Number(text)] : Number(text);
		const card = stage.content.cards[number ?? -1];
		return card ? card.rules : stage.content.counterspell_rules;
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
		const { seat = NOTHING } = told;
		const character = stage.content.characters[stage.view.players[seat]?.character ?? NOTHING];
		const who = seat === stage.me ? "You" : (stage.names[seat] ?? "");
		if (told.event === "transformed" && character)
			return {
				kind: "change",
				seat,
				title: character.shadow_form,
				words: `${who} ${seat === stage.me ? "take" : "takes"} on the shadow form.`,
				icon: character.icon,
			};
		return told.event === "eliminated" && character
			? {
					kind: "out",
					seat,
					title: `${who} ${seat === stage.me ? "fall" : "falls"}`,
					words: told.words,
					icon: character.icon,
				}
			: lastBlow(told, stage);
	},
};
