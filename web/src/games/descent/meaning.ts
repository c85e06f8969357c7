/** What options and refusals are about on this table, how they are asked for, and what each leads to. */

import type { Choice } from "../../lib/choosing";
import { campaignChoices, questHint } from "./campaign/choices";
import { groupHint, leftToPlace, openGroupHint, placeHint, surgeHint } from "./consequences";
import {
	type Ask,
	conditionsOf,
	type DescentStage,
	figureName,
	kindOf,
	mapOf,
	type Option,
	placeName,
	type Refusal,
	type Subject,
	spaces,
	type View,
} from "./content";
import { aiming } from "./intents";
import { wouldGoNext } from "./next";
import { oddsHint } from "./odds";
import { tokenName } from "./tokens";
import { isWindow } from "./wishes.svelte";

/** The keys of the things on the table that a subject is about. */
export function keysOf(subject: Subject, view: View): string[] {
	const { verb, card = -1 } = subject;
	const figure = (subject.figure ?? -1) >= 0 ? [`figure:${subject.figure}`] : [];
	if (verb === "move_action") return ["move", ...(view.outlook?.moves ?? []).map((way) => `space:${way.space}`)];
	if (verb === "reroll") return [`die:${subject.figure}:${subject.die}`];
	if (verb === "spend_surge") return [`surge:${subject.card}:${subject.n}`];
	if (verb === "recover_fatigue") return ["surge:rest"];
	if (verb === "take_hero") return [`hero:${subject.hero}`];
	if (verb === "take_class") return [`class:${subject.name}`];
	if (verb === "take_group") return [`type:${subject.type}`];
	if (subject.spaces) return [`space:${subject.spaces[0]}`];
	if (verb === "use" || verb === "play_card") return [`card:${subject.card}`];
	if (verb === "play_next") return [`quest:${subject.quest}`];
	if (verb === "learn") return [`card:${subject.card}`];
	if (verb === "attack_with" || verb === "stand_by") return figure;
	if (subject.group !== undefined) {
		const of = view.figures.filter((each) => each.figure.group === subject.group && each.figure.spaces.length);
		return [`group:${subject.group}`, ...of.map((each) => `figure:${each.number}`)];
	}
	if (subject.space !== undefined) return [`space:${subject.space}`];
	if (subject.token !== undefined) return [`token:${subject.token}`];
	if (subject.door !== undefined) return [`door:${subject.door}`];
	if (verb === "leave_map") return ["way"];
	if (figure.length) return figure;
	return card >= 0 ? [`card:${card}`] : [];
}

/** The one option behind a thing that can be chosen; of several the first. */
export function optionOf(stage: DescentStage, key: string): Option | undefined {
	return stage.ask?.options[stage.choosable.get(key)?.[0] ?? -1];
}

/** What going to a space costs in fatigue, after a move action where one can be taken. */
export function fatigueTo(stage: DescentStage, space: number): number {
	const option = optionOf(stage, `space:${space}`);
	if (option?.verb === "move_action") return stage.view.outlook?.moves.find((way) => way.space === space)?.fatigue ?? 0;
	return option?.verb === "go" ? option.fatigue : 0;
}

const ABOUT_FIGURES = new Set(["attack_with", "choose", "revive", "take_turn", "activate", "familiar", "trade"]);
/** Where every answer is a figure, it carries the number of its key. */
export function badges(stage: DescentStage): Map<number, string> {
	const found = new Map<number, string>();
	const ask = stage.ask;
	if (!ask) return found;
	const numbers = [...new Set([...stage.choosable.values()].flat())].sort((a, b) => a - b);
	const options = numbers.map((number) => ask.options[number] as Option);
	if (!options.length || !options.every((option) => ABOUT_FIGURES.has(option.verb))) return found;
	options.forEach((option, place) => {
		const { figure = -1 } = option;
		if (place < 9 && !found.has(figure)) found.set(figure, String(place + 1));
	});
	return found;
}

interface ButtonOf {
	verb: string;
	label: string;
	key: string;
	icon: string;
	hint?: string;
}

/** The buttons of a turn, in their order. */
const DEEDS: readonly ButtonOf[] = [
	{
		verb: "move_action",
		label: "Move",
		key: "m",
		icon: "walking-boot",
		hint: "A move action: movement points equal to Speed. A pale space takes it and goes there at once.",
	},
	{
		verb: "attack_with",
		label: "Attack",
		key: "a",
		icon: "crossed-swords",
		hint: "Choose whom to attack, and with what.",
	},
	{ verb: "search", label: "Search", key: "s", icon: "magnifying-glass", hint: "Draw a Search card for this token." },
	{
		verb: "revive",
		label: "Revive",
		key: "v",
		icon: "hearts",
		hint: "A fallen hero next to you stands up and recovers.",
	},
	{ verb: "stand_up", label: "Stand up", key: "s", icon: "hearts" },
	{ verb: "open_door", label: "Open a door", key: "o", icon: "wooden-door" },
	{ verb: "close_door", label: "Close a door", key: "c", icon: "wooden-door" },
	{ verb: "force_door", label: "Force a door", key: "f", icon: "wooden-door" },
	{ verb: "break_door", label: "Break a door", key: "b", icon: "wooden-door" },
	{ verb: "climb_out", label: "Climb out", key: "c", icon: "walking-boot" },
	{ verb: "shake_off", label: "Shake off being Stunned", key: "s", icon: "hearts" },
	{ verb: "rest", label: "Rest", key: "t", icon: "bed", hint: "At the end of the turn all fatigue is recovered." },
	{ verb: "trade", label: "Trade", key: "d", icon: "trade" },
	{ verb: "leave_map", label: "Leave the map", key: "x", icon: "exit-door" },
	{ verb: "step_through", label: "Through the glyph", key: "g", icon: "portal" },
	{ verb: "pick_up", label: "Pick up", key: "p", icon: "knapsack" },
	{ verb: "drop", label: "Drop", key: "d", icon: "knapsack" },
	{ verb: "hand_over", label: "Hand over", key: "h", icon: "knapsack" },
];

/** Options that lie on the map or among the cards and need no button. */
const LIE = new Set(["go", "choose_space", "place_at", "turn_base", "aim_at"]);
const MANY = 9;

export function choices(ask: Ask, _refusals: readonly Refusal[], stage: DescentStage): Choice[] | null {
	if (ask.topic === "act") return turnChoices(ask, stage);
	if (ask.topic === "surges") return surgeChoices(ask, stage);
	if (ask.topic === "hero" || ask.topic === "class") return [];
	const between = campaignChoices(ask, stage);
	if (between) return between;
	const numbers = ask.options.map((_, number) => number);
	const lying = numbers.filter((number) => LIE.has(ask.options[number]?.verb ?? ""));
	if (lying.length > 3)
		return plain(
			ask,
			numbers.filter((number) => !lying.includes(number)),
			stage,
		);
	return plain(ask, numbers, stage);
}

/** After a button that stands for several options: one button for each; bare hands wait behind the weapons. */
export function narrowed(ask: Ask, within: readonly number[], stage: DescentStage): Choice[] {
	const bare = within.filter((number) => isBare(ask.options[number], stage));
	if (!bare.length || bare.length === within.length) return plain(ask, within, stage);
	const armed = within.filter((number) => !bare.includes(number));
	const instead: Choice = { label: "Bare hands", key: "b", icon: "mailed-fist", options: bare, look: "ghost" };
	return [...plain(ask, armed, stage), instead];
}

/** True for a hero's attack without a weapon. */
function isBare(option: Option | undefined, { view }: DescentStage): boolean {
	return option?.verb === "attack_with" && option.card === -1 && view.heroes[view.acting] !== undefined;
}

const NARROWED: Record<string, string> = {
	attack_with: "Choose whom to attack",
	trade: "Choose with whom to trade",
	revive: "Choose whom to revive",
	search: "Choose what to search",
	open_door: "Choose which door to open",
};

/** What is left to choose once a deed was. */
export function question(ask: Ask, within: readonly number[]): string | null {
	const [verb, ...others] = new Set(within.map((number) => ask.options[number]?.verb ?? ""));
	return others.length ? null : (NARROWED[verb ?? ""] ?? null);
}

function plain(ask: Ask, numbers: readonly number[], stage: DescentStage): Choice[] {
	const quiet = (number: number) => ask.options[number]?.verb === "pass";
	const only = numbers.filter((number) => !quiet(number)).length === 1;
	const isOneOfSeveral = ({ verb }: Option) =>
		verb === "aim_at" || numbers.filter((number) => ask.options[number]?.verb === verb).length > 1;
	return numbers.map((number, place) => {
		const option = ask.options[number] as Option;
		return {
			label: shortly(option, isOneOfSeveral(option) ? stage : null),
			key: quiet(number) ? "p" : place < MANY ? String(place + 1) : "",
			options: [number],
			look: quiet(number) && numbers.length > 1 ? "ghost" : only ? "go" : "lit",
			hint: hintOf(option, stage, number),
			also: aiming(option, stage),
			// While an attack is shown a phone has no room for cards.
			lies: !stage.view.attack && (option.verb === "use" || option.verb === "play_card"),
		};
	});
}

/** Where several answers stand side by side each is as short as its name. */
function shortly(option: Option, stage: DescentStage | null): string {
	if (!stage) return option.words;
	const { view, content } = stage;
	const { figure = -1 } = option;
	if (option.verb === "attack_with" && figure >= 0) {
		const away = view.outlook?.lines.find((line) => line.figure === figure)?.away;
		const armed = stage.ask?.options.filter((each) => each.verb === "attack_with" && !isBare(each, stage));
		const cards = new Set(armed?.map((each) => each.card));
		const weapon = cards.size > 1 ? ` · ${kindOf(content, option.card)?.name ?? "bare hands"}` : "";
		const among = stage.ask?.options.some((each) => each.verb !== "attack_with" && each.verb !== "pass");
		const deed = among && stage.ask?.topic !== "act" ? "Attack " : "";
		return `${deed}${figureName(view, figure, content)}${weapon}${away ? ` (${away})` : ""}`;
	}
	if (option.verb === "aim_at") {
		const away = view.outlook?.away[option.space] ?? 0;
		return `${option.words}${away > 0 ? ` (${away})` : ""}`;
	}
	if (["take_turn", "activate", "choose", "revive"].includes(option.verb) && figure >= 0)
		return figureName(view, figure, content);
	return option.words;
}

/** Surges as choices, and the strike with what it would deal now. */
function surgeChoices(ask: Ask, stage: DescentStage): Choice[] {
	const attack = stage.view.attack;
	const damage = attack?.hits.find((hit) => hit.figure === attack.target)?.damage ?? 0;
	const short = attack ? attack.needed > attack.range : false;
	return ask.options.map((option, number) => {
		if (option.verb === "pass")
			return {
				label: short ? "Miss: the range is short" : `Strike for ${damage}`,
				key: "s",
				icon: "crossed-swords",
				options: [number],
				look: "go",
				hint: surgeHint(option, stage),
			};
		const offer = attack?.offers.find((each) => each.card === option.card && each.n === option.n);
		return {
			label: offer?.words ?? "Recover 1 fatigue",
			key: number < MANY ? String(number + 1) : "",
			options: [number],
			look: "lit",
			lies: true,
			hint: surgeHint(option, stage),
		};
	});
}

function turnChoices(ask: Ask, stage: DescentStage): Choice[] {
	const by = new Map<string, number[]>();
	ask.options.forEach((option, number) => {
		by.set(option.verb, [...(by.get(option.verb) ?? []), number]);
	});
	const found: Choice[] = [];
	for (const { verb, label, key, icon, hint } of DEEDS) {
		const options = by.get(verb);
		if (!options) continue;
		const one = options.length === 1 && verb === "attack_with" ? (ask.options[options[0] ?? 0] as Option) : null;
		found.push({
			label: one
				? shortAttack(one, stage)
				: options.length > 1
					? `${label} ${verb === "attack_with" ? "" : `(${options.length})`}`.trim()
					: label,
			key,
			icon,
			options,
			look: "lit",
			hint,
			also: one ? aiming(one, stage) : undefined,
		});
	}
	let place = 0;
	for (const verb of ["use", "play_card", "special"]) {
		for (const number of by.get(verb) ?? []) {
			const option = ask.options[number] as Option;
			const kind = kindOf(stage.content, option.card ?? -1);
			place++;
			found.push({
				label: kind ? (kind.kind === "hero" ? "Heroic feat" : kind.name) : option.words,
				key: place < 10 ? String(place) : "",
				icon: kind?.icon,
				options: [number],
				look: "lit",
				lies: verb !== "special",
				hint: hintOf(option, stage, number),
			});
		}
	}
	const end = by.get("end_turn");
	const whole = stage.view.heroes[stage.view.acting] !== undefined;
	if (end)
		found.push({
			label: whole ? "End turn" : "End activation",
			key: "e",
			options: end,
			look: "ghost",
			hint: leftOver(stage),
		});
	return found;
}

function shortAttack(option: Option, stage: DescentStage): string {
	return `Attack ${figureName(stage.view, option.figure ?? -1, stage.content)}`;
}

function leftOver({ view }: DescentStage): string {
	const one = view.figures[view.acting]?.figure;
	if (!one) return "";
	const left = [
		one.actions ? `${one.actions} ${one.actions === 1 ? "action" : "actions"}` : "",
		one.points ? `${one.points} movement ${one.points === 1 ? "point" : "points"}` : "",
	].filter(Boolean);
	return left.length ? `${left.join(" and ")} would be lost.` : "";
}

/** What is given up by going no further. */
function passHint({ view, ask }: DescentStage): string {
	const left = view.figures[view.acting]?.figure.points ?? 0;
	const among = ask?.options.map(({ verb }) => verb) ?? [];
	const lost = [
		left && among.includes("go") ? `${left} movement ${left === 1 ? "point" : "points"}` : "",
		among.includes("attack_with") ? "the attack" : "",
	].filter(Boolean);
	return lost.length ? `Passing gives up ${lost.join(" and ")}.` : "";
}

/** What an option leads to, in one line. */
function hintOf(option: Option, stage: DescentStage, number: number): string {
	if (option.verb === "attack_with") return figureHint(option.figure, stage);
	if (option.verb === "reroll") return dieHint(option, stage);
	if (option.verb === "pass") return passHint(stage);
	if (option.verb === "take_group") return groupHint(option.type, stage);
	if (option.verb === "place_at") return placeHint(option, stage);
	const odds = oddsHint(stage, number);
	const card = kindOf(stage.content, option.card ?? -1);
	if (card?.text) return [`${card.name}: ${card.text}`, odds].filter(Boolean).join(" ");
	if (odds) return odds;
	const { figure = -1, space = -1 } = option;
	if (figure >= 0) return figureHint(figure, stage);
	return space >= 0 ? spaceHint(space, stage) : "";
}

/** What a die might bring if it were rolled again. */
function dieHint(option: Option, { view, content }: DescentStage): string {
	const one = view.attack?.again?.find((each) => each.figure === option.figure && each.die === option.die);
	if (!one || !view.attack) return "";
	const whom = figureName(view, one.figure < 0 ? view.attack.target : one.figure, content);
	return `As it lies ${whom} suffers ${one.now}; with the ${option.colour} die rolled again ${one.average.toFixed(1)} on average, before surges.`;
}

function figureHint(number: number, stage: DescentStage): string {
	const { view, content } = stage;
	const seen = view.figures[number];
	if (!seen) return "";
	const one = seen.figure;
	const line = view.outlook?.lines.find((each) => each.figure === number);
	const stopped = line?.stopped_by.map(
		(space) => view.figures.find((each) => each.figure.spaces.includes(space))?.number,
	);
	const by = [...new Set(stopped)].flatMap((each) => (each === undefined ? [] : [figureName(view, each, content)]));
	return [
		figureName(view, number, content),
		one.fallen >= 0 ? "knocked out" : `${seen.health - one.damage} of ${seen.health} health`,
		seen.defense.length ? `defends with ${seen.defense.join(" and ")}` : "",
		...conditionsOf(content, one.conditions),
		line ? `${spaces(line.away)} away` : "",
		line ? (line.seen ? "in sight" : by.length ? `out of sight behind ${by.join(" and ")}` : "out of sight") : "",
	]
		.filter(Boolean)
		.join(", ")
		.concat(".");
}

/** One line about the thing that is looked at; without one, about what is asked. */
export function hint(key: string, stage: DescentStage): string {
	const { view, content } = stage;
	const [kind, text] = key.split(":");
	const number = Number(text);
	const [chosen, ...others] = stage.choosable.get(key) ?? [];
	const option = others.length ? undefined : stage.ask?.options[chosen ?? -1];
	const odds = chosen === undefined || !option ? "" : oddsHint(stage, chosen);
	if (kind === "surge" && option) return surgeHint(option, stage);
	if (kind === "type") return groupHint(text ?? "", stage);
	if (kind === "space" && option?.verb === "place_at") return placeHint(option, stage);
	if (kind === "die" && option) return dieHint(option, stage);
	if (odds && kind === "figure") return odds;
	if (kind === "figure") return figureHint(number, stage);
	if (kind === "card") {
		const card = kindOf(content, number);
		return card ? [`${card.name}: ${card.text ?? ""}`, odds].filter(Boolean).join(" ") : "";
	}
	if (kind === "token") {
		const token = view.tokens[number];
		return token ? `${tokenName(token, view, content)} at ${placeName(view, content, token.space)}.` : "";
	}
	if (kind === "space") return spaceHint(number, stage);
	if (kind === "quest") return questHint(text ?? "", stage);
	if (key) return "";
	const one = view.figures[view.acting];
	if (isWindow(stage.ask)) return windowHint(stage);
	if (stage.ask?.topic === "surges") return strikeNow(stage);
	if (stage.ask?.topic === "open_group") return openGroupHint(stage);
	if (stage.ask?.topic === "place") return placeAsk(stage);
	if (stage.ask?.topic === "next_hero") return nextHint(stage);
	if (stage.ask?.topic !== "act" || !one) return "";
	if (badges(stage).size) return "Solid lines hold; a cross shows what stops the others.";
	if (stage.asked && view.outlook?.moves.length) {
		const tired = view.heroes[view.acting] ? "; a drop is fatigue" : "";
		return `A pale space takes a move action and goes there${tired}.`;
	}
	return "Choose a space to go there, or a figure in brackets to attack it.";
}

/** Before a hero is looked at: who has said that he would go next. */
function nextHint(stage: DescentStage): string {
	const names = wouldGoNext(stage);
	return names.length ? `${names.join(" and ")} would go next.` : "";
}

/** Before a surge is looked at: what the attack comes to without it. */
function strikeNow(stage: DescentStage): string {
	const strike = stage.ask?.options.find((option) => option.verb === "pass");
	return strike ? surgeHint(strike, stage) : "";
}

/** Before a space is looked at: how a figure is placed. */
function placeAsk(stage: DescentStage): string {
	const left = leftToPlace(stage);
	return `Choose a lit space, or drag the figure there${left ? `; ${left}` : ""}.`;
}

/** Before anything is looked at: of the one card that could answer what it does, of several how each would fare. */
function windowHint(stage: DescentStage): string {
	const numbers = (stage.ask?.options ?? []).flatMap((option, number) => (option.verb === "pass" ? [] : [number]));
	const hintAt = (number: number) => hintOf(stage.ask?.options[number] as Option, stage, number);
	const [first, ...others] = numbers;
	return first !== undefined && !others.length ? hintAt(first) : "";
}

function spaceHint(space: number, stage: DescentStage): string {
	const { view, content } = stage;
	const map = mapOf(view, content);
	const outlook = view.outlook;
	if (!map) return "";
	const go = stage.ask?.options.find((option) => option.verb === "go" && option.space === space);
	const move = outlook?.moves.find((way) => way.space === space);
	const away = outlook?.away[space] ?? -1;
	const ways = [
		move ? `a move action${move.fatigue ? ` and ${move.fatigue} fatigue` : ""}` : "",
		go ? (go.fatigue ? `${go.fatigue} fatigue` : `${go.points} movement ${go.points === 1 ? "point" : "points"}`) : "",
	].filter(Boolean);
	const cost = [ways.join(", or "), go?.damage ? `${go.damage} damage on the way` : ""];
	return [
		`${map.names[space]}${map.terrain[space] ? `, ${map.terrain[space]}` : ""}`,
		away > 0 ? `${spaces(away)} away` : "",
		...cost,
		outlook ? (outlook.seen.includes(space) ? "in sight" : "out of sight") : "",
	]
		.filter(Boolean)
		.join(", ")
		.concat(".");
}

/** What to ask before an answer that would waste something. */
export function confirm(option: Option, view: View): string | null {
	const one = view.figures[view.acting]?.figure;
	if (option.verb === "end_turn" && one?.actions)
		return `End the turn with ${one.actions} ${one.actions === 1 ? "action" : "actions"} left?`;
	return null;
}
