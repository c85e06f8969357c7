/** Twilight of the Gods at the table. */

import pictures from "virtual:pictures/twilight";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import Builder from "./builder/Builder.svelte";
import { type Game, phaseLabel } from "./content";
import Dock from "./Dock.svelte";
import { deed } from "./deeds";
import { flights } from "./flights";
import Large from "./Large.svelte";
import { choices, confirm, deityAt, faceAt, hint, inMenu, keysOf, nameOf, narrowed, whyNot } from "./meaning";
import Player from "./Player.svelte";
import { rulesOf } from "./rules";
import Tally from "./Tally.svelte";
import Underfoot from "./Underfoot.svelte";
import { wanted } from "./wishes.svelte";
import "./style.css";

/** Questions in the middle of something: Back takes one to before it was begun. */
const PARTS = new Set([
	"sacrifice",
	"target",
	"target_player",
	"target_item",
	"effect",
	"aspect",
	"direction",
	"pay_x",
	"may",
]);

export const twilight: GameParts<Game> = {
	name: "twilight",
	pictures,
	Board,
	Player,
	Dock,
	Underfoot,
	Tally,
	Large,
	Builder,
	canBeSeenLarge: (key, stage) => faceAt(key, stage) !== undefined || deityAt(key, stage) !== undefined,
	keysOf,
	choices,
	narrowed,
	occasion: (view) => (view.phase ? null : view.draft ? "The draft" : "Before the first turn"),
	isPart: (ask) => PARTS.has(ask.topic),
	answersItself: (ask, view, _watched, content) => wanted.answer(ask, view, content),
	takesBack: () => wanted.takeBack(),
	letsGoOn: (view) => wanted.letsGoOn(view),
	hint,
	inMenu,
	nameOf,
	whyNot,
	confirm,
	moment: (view, content) =>
		view.draft
			? [["Draft", view.draft.pile ? `pile ${view.draft.pile} of 3` : "Deities"]]
			: view.phase
				? [
						["Turn", String(view.turn)],
						["Phase", phaseLabel(view.phase, content)],
					]
				: [["", phaseLabel(view.phase, content)]],
	isOut: (view, seat) => view.players[seat]?.out ?? false,
	spark: (told) => {
		const hurts = told.event === "decayed" || (told.event === "stack_damaged" && told.stack === "life");
		return hurts && told.n ? { seat: told.seat, amount: -told.n } : null;
	},
	roll: () => null,
	heading: (told, names) => (told.event === "turn_began" ? `Turn ${told.turn} · ${names[told.seat] ?? ""}` : null),
	rulesOf,
	charts: [
		{
			label: "Life Stack after each turn",
			most: 43,
			of: (view) => view.players.map((player) => player.life),
		},
		{
			label: "Cards struck off in each turn",
			adds: (told) => (told.event === "stack_damaged" ? { seat: told.seat, amount: told.n } : null),
		},
		{
			label: "Aspects in the Resource Area",
			most: 12,
			of: (view) => view.players.map((player) => player.resources.length),
		},
		{
			label: "Creatures in the field",
			most: 8,
			of: ({ field, players }) =>
				players.map((player) => field.filter((one) => one.controller === player.seat && one.life > 0).length),
		},
	],
	flights,
	spotlight: (told) =>
		told.event === "announced" && told.card >= 0 && told.kind !== "ability" ? `face:${told.face}` : null,
	marks: [
		{ event: "game_ended", label: "the end", icon: "laurel-crown" },
		{ event: "lost", label: "no life left", icon: "death-skull" },
		{ event: "stack_damaged", label: "a stack is struck", icon: "broken-heart" },
		{ event: "left", label: "a creature is slain", icon: "crossed-swords", counts: (told) => told.how === "slain" },
		{ event: "traded", label: "a trade", icon: "trade" },
	],
	deed,
	/** An attack names whom it is aimed at, and the Creature. */
	doer: (told, view) =>
		told.event === "attack_declared"
			? (view.field.find((one) => one.card === told.card)?.controller ?? null)
			: (told.seat ?? null),
};
