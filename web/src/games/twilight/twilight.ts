/** Twilight of the Gods at the table. */

import pictures from "virtual:pictures/twilight";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import Builder from "./builder/Builder.svelte";
import type { Game } from "./content";
import Dock from "./Dock.svelte";
import { deed } from "./deeds";
import { flights } from "./flights";
import Large from "./Large.svelte";
import { choices, confirm, deityAt, faceAt, hint, inMenu, keysOf, nameOf, narrowed, whyNot } from "./meaning";
import Player from "./Player.svelte";
import { rulesOf } from "./rules";
import Tally from "./Tally.svelte";
import Underfoot from "./Underfoot.svelte";
import { phaseLabel } from "./windows";
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
	moment: (view) =>
		view.draft
			? [["Draft", view.draft.pile ? `pile ${view.draft.pile} of 3` : "Deities"]]
			: view.phase
				? [
						["Turn", String(view.turn)],
						["Phase", phaseLabel(view.phase)],
					]
				: [["", phaseLabel(view.phase)]],
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
	guide: [
		{
			at: "[data-guide='prompt']",
			title: "One question at a time",
			words: "The candle is yours: this line says what is asked. What glows can be clicked; P passes.",
			touch: "The candle is yours: this line says what is asked. What glows can be tapped.",
		},
		{
			at: "[data-guide='phases']",
			title: "Eight phases",
			words:
				"You are asked where it matters. Circles are moments to act: click one to make it an octagon, and you are asked there too.",
			touch: "You are asked where it matters. Circles are moments to act: tap one to be asked there too.",
		},
		{
			at: ".trade, body:not(:has(.trade)) [data-guide='foe']",
			title: "Trade a trap",
			words:
				"In the Trade Phase offer cards: what you give lies face down with them as an Aspect, and only you know its face. Propose a trade, or skip it.",
			until: ["offered", "traded"],
		},
		{
			at: "[data-guide='resources']",
			title: "Aspects pay",
			words:
				"Seize one, or place one that you won: it pays for cards from now on. Your own Heresies lying with others are traps you can set off.",
			until: ["seize_tried", "aspect_placed"],
		},
		{
			at: "[data-guide='hand']",
			title: "Play a card",
			words: "Shapes in the corner are its cost. Press one that glows; a dim one says why not.",
			touch: "Shapes in the corner are its cost. Tap one that glows; a dim one says why not.",
			until: ["announced", "entered"],
		},
		{
			at: "[data-guide='mat']",
			title: "Attack",
			words:
				"In combat click a Creature, then a stack of your foe. Unblocked it takes as many cards from the Life Stack as it has Life: Life is the damage it does.",
			touch:
				"In combat tap a Creature, then a stack of your foe. Unblocked it takes as many cards as it has Life: Life is the damage it does.",
			until: ["attack_declared"],
		},
		{
			at: "[data-guide='foe']",
			title: "Set off a trap",
			words:
				"Some texts let you Manifest an Aspect: its face is turned up, and its Heresy strikes whoever holds it. Choose one of yours that lies with your foe, or skip this for now.",
			until: ["manifested"],
			aside: true,
		},
		{
			at: "[data-guide='foe']",
			title: "How it ends",
			words:
				"Whoever has no card left in the Life Stack has lost. Power you make and do not spend costs you life. R opens the rules.",
			touch:
				"Whoever has no card left in the Life Stack has lost. Power you make and do not spend costs you life. The open book is the rules.",
		},
	],
};
