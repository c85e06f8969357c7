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
	guide: [
		{
			at: "[data-guide='prompt']",
			title: "One question at a time",
			words:
				"The candle is yours: this line says what is asked, and the buttons are your actions. Numbers press them too.",
			touch: "The candle is yours: this line says what is asked, and the buttons are your actions.",
		},
		{
			at: "[data-guide='pool']",
			title: "Roll what you need",
			words:
				"Gems pay for casting, orbs for new cards, fragments feed your shadow, crystals hurt. When you are asked for an action press Reroll, click the dice you do not want, then roll.",
			touch:
				"Gems pay for casting, orbs for new cards, fragments feed your shadow, crystals hurt. When you are asked for an action tap Reroll, then the dice you do not want, then roll.",
			until: ["dice_rolled"],
		},
		{
			at: "[data-guide='board']",
			title: "Travel",
			words: "Beside each tile lies a card, and each tile grants something. Press a tile that glows to go there.",
			touch:
				"Each tile has a card and grants something. Tap a tile that glows to go there; hold a finger on anything to read it.",
			until: ["travelled"],
		},
		{
			at: ".plaque.is-choosable, .herecard, .plaque",
			title: "Learn a spell",
			words:
				"The card beside your tile glows when you can pay for it. Press it and choose Collect; if you cannot, end your turn and try again.",
			touch:
				"The card of your tile glows when you can pay for it. Tap it and choose Collect; if you cannot, end your turn and try again.",
			until: ["card_collected", "counterspell_collected"],
		},
		{
			at: "[data-guide='book']",
			title: "Cast it",
			words:
				"A spell in your book that glows can be cast: point at it to see whom it reaches. Without one, or with nobody in reach, collect or travel and play on.",
			touch:
				"A spell in your book that glows can be cast: hold a finger on it to read it. Without one, or with nobody in reach, collect or travel and play on.",
			until: ["spell_cast"],
		},
		{
			at: "[data-key='form']",
			title: "Your shadow",
			words:
				"Fragments you keep to the end of your turn become shadow energy. Three of them turn you into your shadow form, with an ability and a companion.",
		},
		{
			at: "[data-guide='prompt']",
			title: "End your turn",
			words: "Press End turn (E). Then the others play: their turns are told in this line.",
			touch: "Tap End turn. Then the others play: their turns are told in this line.",
			until: ["pool_cleared", "turn_began", "energy_absorbed"],
		},
		{
			at: "[data-guide='players']",
			title: "Stay alive",
			words:
				"At 0 HP you are out, and the last one standing wins. Books are open: look what the others can do to you. R opens the rules.",
			touch: "At 0 HP you are out, and the last one standing wins. Hold a finger on a card of theirs to read it.",
		},
	],
};
