/** Dusk at the table. */

import pictures from "virtual:pictures/dusk";
import { readKey } from "../../lib/choosing";
import { lastBlow } from "../../lib/deeds";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import Builder from "./builder/Builder.svelte";
import { choices } from "./choices";
import { begins, cardOf, type Game, MODE_WORDS, NOTHING, phantomName, phantomOf, type Told } from "./content";
import { narrowed } from "./counting";
import Dock from "./Dock.svelte";
import { flights } from "./flights";
import Large from "./Large.svelte";
import { confirm, hint, inMenu, keysOf, nameOfThing, whyNot } from "./meaning";
import Player from "./Player.svelte";
import Tally from "./Tally.svelte";
import Thrown from "./Thrown.svelte";
import Underfoot from "./Underfoot.svelte";
import Wishes from "./Wishes.svelte";
import { wanted } from "./wishes.svelte";
import "./style.css";

/** The seat whose health card a die falls on, then the faces; NOTHING before a die for each seat. */
function roll(told: Told): number[] | null {
	if (told.event === "location_rolled") return [told.seat, ...told.faces];
	if (told.event === "initiative_rolled" || told.event === "placement_rolled") return [NOTHING, ...told.faces];
	return null;
}

export const dusk: GameParts<Game> = {
	name: "dusk",
	pictures,
	Board,
	Player,
	Dock,
	Underfoot,
	Tally,
	Large,
	canBeSeenLarge: (key, stage) => {
		const [kind, number] = readKey(key);
		return (kind === "card" && cardOf(stage, number) !== undefined) || kind === "set";
	},
	keysOf,
	choices,
	narrowed: (ask, within, stage) => narrowed(ask, within, stage.view),
	answersItself: (ask, view, watched) => wanted.answer(ask, view, watched),
	Wishes,
	occasion: (view, topic) => (view.round === 0 ? "Setting up" : begins(view, topic) ? "The round begins" : null),
	hint,
	inMenu,
	nameOf: nameOfThing,
	whyNot,
	confirm,
	moment: (view) =>
		view.round
			? [
					["Round", String(view.round)],
					["Turn", String(view.turn)],
				]
			: [
					[
						MODE_WORDS[view.mode] ?? "",
						view.players.some((player) => player.weapon < 0) ? "decks are built" : "Phantoms are placed",
					],
				],
	isOut: (view, seat) => view.players[seat]?.out ?? false,
	spark: (told) => {
		if (told.event === "wounded") return { seat: told.seat, amount: -1 };
		if (told.event === "healed") return { seat: told.seat, amount: 1 };
		return null;
	},
	roll,
	heading: (told, names) => {
		if (told.event === "round_began") return `Round ${told.round}`;
		return told.event === "turn_began" ? `Turn · ${names[told.seat] ?? ""}` : null;
	},
	rulesOf: (key, stage) => stage.content.cards[Number(key.split("card:")[1])]?.rules ?? [],
	flights,
	spotlight: (told) => (told.event === "card_played" || told.event === "card_used" ? `card:${told.card}` : null),
	charts: [
		{
			label: "Wounds left after each turn",
			most: 5,
			of: (view) => view.players.map((player) => (player.out ? 0 : player.wounds)),
		},
		{
			label: "Armour and wounds lost in each turn",
			adds: (told) =>
				told.event === "armour_lost" || told.event === "wounded" ? { seat: told.seat, amount: 1 } : null,
		},
		{
			label: "Cards not banished after each turn",
			most: 25,
			of: (view) => view.players.map((player) => player.hand.length + player.deck + player.boneyard_size),
		},
	],
	Builder,
	Thrown,
	marks: [
		{ event: "game_ended", label: "the end", icon: "laurel-crown" },
		{ event: "dispersed", label: "somebody disperses", icon: "death-skull" },
		{ event: "wounded", label: "a wound", icon: "broken-heart" },
		{ event: "armour_lost", label: "armour lost", icon: "cracked-shield" },
	],
	deed: (told, stage) => {
		if (told.event !== "dispersed") return lastBlow(told, stage);
		const { seat } = told;
		const icon = phantomOf(stage, seat).icon;
		return { kind: "out", seat, title: `${phantomName(stage, seat)} disperses`, words: told.words, icon };
	},
	/** Before the first round nothing is held yet that could be spoken of. */
	taught: (view) => (view.round ? "fighting" : "placing"),
};
