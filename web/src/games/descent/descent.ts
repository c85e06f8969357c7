/** Descent at the table. */

import pictures from "virtual:pictures/descent";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import { betweenQuests } from "./campaign/campaign";
import Hub from "./campaign/Hub.svelte";
import { charts } from "./charts";
import { chapter, encounterOf, type Game, kindOf, OVERLORD } from "./content";
import Dock from "./Dock.svelte";
import Epilogue from "./Epilogue.svelte";
import { inMenu } from "./intents";
import Large from "./Large.svelte";
import { looking } from "./looking.svelte";
import { choices, confirm, hint, keysOf, narrowed, question } from "./meaning";
import { deed, marks } from "./moments";
import Player from "./Player.svelte";
import Tally from "./Tally.svelte";
import Thrown from "./Thrown.svelte";
import Underfoot from "./Underfoot.svelte";
import { wanted } from "./wishes.svelte";
import "./style.css";

/** Figures are told apart from seats where numbers rise over them. */
const FIGURE = 100;

/** Steps are quick, what is said in passing quicker; what hurts is looked at. */
const PACES: Record<string, number> = {
	moved: 190,
	move_ended: 0,
	move_taken: 200,
	points_gained: 0,
	turn_ended: 120,
	activation_ended: 0,
	activated: 320,
	exhausted: 120,
	refreshed: 0,
	placed: 200,
	attack_declared: 700,
	surge_spent: 500,
	damaged: 700,
	attack_blocked: 700,
	attack_missed: 800,
};

export const descent: GameParts<Game> = {
	name: "descent",
	pictures,
	Board,
	Player,
	Dock,
	Underfoot,
	Tally,
	Large,
	// While experience is spent a panel of its own shows what is looked at, with what it would bring.
	canBeSeenLarge: (key, stage) =>
		key.startsWith("card:") &&
		kindOf(stage.content, Number(key.slice(5))) !== undefined &&
		stage.view.campaign?.step !== "experience",
	canBeHeld: (key, stage) => {
		const figure = key.startsWith("figure:") ? stage.view.figures[Number(key.slice(7))]?.figure : undefined;
		return figure !== undefined && figure.kind !== "hero";
	},
	keysOf,
	choices,
	narrowed,
	question,
	occasion: (view, topic) => {
		if (betweenQuests(view, topic)) return "Between quests";
		if (view.campaign?.step === "quest_over") return "The quest is over";
		if (topic === "go_on") return "The encounter is over";
		if (topic === "next_hero") return "The heroes’ turn";
		if (view.round) return null;
		return view.encounter ? "Setting up" : "The heroes gather";
	},
	answersItself: (ask, view) => looking.goesOn(ask) ?? wanted.answer(ask, view),
	hint,
	inMenu,
	confirm,
	title: (view, content) => {
		const encounter = encounterOf(view, content);
		if (!encounter || (view.campaign && betweenQuests(view, ""))) return ["The Shadow Rune", "Descent"];
		const quest = content.quests[view.quest];
		const several = Object.keys(quest?.encounters ?? {}).length > 1;
		return [encounter.title, `${quest?.name ?? ""}${several ? `, encounter ${encounter.number}` : ""}`];
	},
	moment: (view, content) => {
		if (view.campaign && betweenQuests(view, "")) {
			const won = (state: string) => view.campaign?.path.filter((quest) => quest.state === state).length ?? 0;
			return [
				["Quest", `${view.campaign.number} of ${view.campaign.quests}`],
				["Won by the heroes", String(won("won"))],
				["by the overlord", String(won("lost"))],
				["Gold", String(view.campaign.gold)],
			];
		}
		const encounter = encounterOf(view, content);
		if (!encounter) return [["", "The heroes gather"]];
		const goals: [string, string][] = [
			["Heroes:", encounter.heroes.goal],
			["Overlord:", encounter.overlord.goal],
		];
		return [
			view.round ? ["Round", String(view.round)] : ["", "Set up"],
			...(view.seat === OVERLORD ? goals.toReversed() : goals),
		];
	},
	isOut: () => false,
	spark: (told) => {
		if (told.event === "damaged") return { seat: FIGURE + told.figure, amount: -told.damage };
		if (told.event === "recovered" && told.damage) return { seat: FIGURE + told.figure, amount: told.damage };
		return null;
	},
	roll: ({ dice }) => dice ?? null,
	Thrown,
	marks,
	deed,
	heading: (told, names) => {
		if (told.event === "round_began") return `Round ${told.round}`;
		if (told.event === "turn_began") return told.words.replace(/^The turn of (.*) begins\.$/, "$1");
		return told.event === "overlord_turn_began" ? `Overlord · ${names[OVERLORD] ?? ""}` : null;
	},
	rulesOf: () => [],
	spotlight: (told) =>
		["overlord_played", "search_card_drawn", "feat_used"].includes(told.event) ? `card:${told.card}` : null,
	hidesResponses: true,
	pace: (told) => PACES[told.event] ?? null,
	charts,
	Epilogue,
	chapter,
	hub: (view) => (view.campaign ? { title: "The campaign", Hub } : null),
	doer: (told, view) => view.figures[told.figure ?? told.by ?? -1]?.seat ?? null,
	taught: (view) => (view.seat === OVERLORD ? "overlord" : "heroes"),
};
