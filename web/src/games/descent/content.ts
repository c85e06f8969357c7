/** What the server tells of Descent: content once, the view after every event. */

import type { View } from "../../lib/wire";
import type { Stage } from "../parts";
import type { Campaign } from "./campaign/campaign";

export const NOTHING = -1;
export const OVERLORD = 0;

export type Colour = "blue" | "red" | "yellow" | "brown" | "gray" | "black";
export type Spot = readonly [x: number, y: number];

export interface Kind {
	name: string;
	kind: string;
	text?: string;
	icon: string;
	slot?: string;
	traits?: string[];
	attack?: string;
	dice?: Colour[];
	gold?: number;
	xp?: number;
	hero_class?: string;
	deck?: string;
	type?: string;
	surges?: string[];
	fatigue?: number;
	/** What a weapon deals on average against a gray die, 2, 4 and 5 spaces away; of a melee weapon, to a neighbour. */
	average?: number[];
	/** The moments at which it can be used. */
	at?: string[];
	/** When a skill can be used, where its text does not say it. */
	timing?: string;
	exhausts?: boolean;
}

export interface Sheet {
	size: [number, number];
	speed: number;
	health: number;
	stamina: number;
	defense: Colour[];
	attack: string;
	dice: Colour[];
	surges: string[];
	abilities: string[];
	attributes: [number, number, number, number];
}

export interface Face {
	colour: Colour;
	damage: number;
	surges: number;
	range: number;
	shields: number;
	miss: boolean;
}

export interface DungeonMap {
	width: number;
	height: number;
	at: Spot[];
	names: string[];
	terrain: string[];
	tile: string[];
	/** What the tiles that show something are called. */
	places: Record<string, string>;
	walls: [number, number, number, number][];
	doors: { kind: string; line: [number, number, number, number] }[];
	ways: Record<string, number[]>;
}

export interface Encounter {
	title: string;
	flavour: string;
	number: number;
	heroes: { goal: string; plan: string };
	overlord: { goal: string; plan: string };
	rules: string[];
	reinforcements: string[];
	special: string;
	clock: { last_round: number; then: string };
	tokens: Record<string, string>;
	figures: Record<string, string>;
	groups: Record<string, { open: boolean; type: string; traits: string[] }>;
}

export interface Content {
	kinds: Kind[];
	/** The kind of every card by its number. */
	cards: number[];
	sheets: Record<string, Sheet>;
	heroes: Record<string, string>;
	classes: Record<string, string>;
	monsters: Record<string, { traits: string[]; size: [number, number] }>;
	maps: Record<string, DungeonMap>;
	quests: Record<string, { name: string; category: string; encounters: Record<string, Encounter> }>;
	dice: Face[];
	conditions: string[];
	moments: Record<string, string>;
	campaign: {
		/** For each kind of stop how many of the ten Travel Event cards hold an event. */
		events: Record<string, number>;
	};
}

export interface Figure {
	kind: "hero" | "familiar" | "monster" | "lieutenant" | "npc" | "object";
	name: string;
	side: "heroes" | "overlord";
	rank: "" | "minion" | "master";
	act: number;
	group: number;
	id: string;
	spaces: number[];
	fallen: number;
	away: number;
	gone: string;
	damage: number;
	fatigue: number;
	conditions: number;
	carries: number;
	owner: number;
	actions: number;
	points: number;
	acted: boolean;
}

export interface FigureSeen {
	number: number;
	figure: Figure;
	speed: number;
	health: number;
	stamina: number;
	defense: Colour[];
	seat: number;
}

export interface Hero {
	seat: number;
	name: string;
	class_name: string;
	sheet: number;
	skills: number[];
	items: number[];
	equipped: number[];
	exhausted: number[];
	used: number[];
	feat_used: boolean;
}

export interface Group {
	id: string;
	type: string;
	activated: boolean;
}

export interface Token {
	kind: string;
	space: number;
	carrier: number;
	face: string;
}

export interface Way {
	space: number;
	points: number;
	path: number[];
	fatigue: number;
}

export interface SightLine {
	figure: number;
	space: number;
	away: number;
	seen: boolean;
	start: Spot | null;
	end: Spot | null;
	stopped_by: number[];
	doors: number[];
}

export interface Outlook {
	figure: number;
	away: number[];
	seen: number[];
	ways: Way[];
	moves: Way[];
	lines: SightLine[];
}

export interface AccountLine {
	words: string;
	number: number;
	rule: string;
	die: number;
	card: number;
}

export interface Hit {
	figure: number;
	pool: Colour[];
	dice: number[];
	account: AccountLine[];
	damage: number;
}

export interface SurgeOffer {
	card: number;
	n: number;
	cost: number;
	words: string;
	spent: boolean;
	damage: number;
	range: number;
}

export interface AttackSeen {
	by: number;
	target: number;
	space: number;
	card: number;
	kind: string;
	pool: Colour[];
	dice: number[];
	range: number;
	rolled_range: number;
	needed: number;
	surges: number;
	all_surges: number;
	offers: SurgeOffer[];
	hits: Hit[];
	missed: boolean;
	line: SightLine | null;
	/** A film of earlier days has neither of these. */
	again?: DieAgain[];
	rerolls?: Reroll[];
}

/** A die that might be rolled again, and what would then be suffered on average, before surges. */
export interface DieAgain {
	figure: number;
	die: number;
	now: number;
	average: number;
}

/** A card on the table by which dice might be rolled again: whose and which, and why it cannot be used. */
export interface Reroll {
	figure: number;
	card: number;
	dice: [figure: number, die: number][];
	why_not: string;
}

/** A test that is about to be made, and how many of the equally likely rolls pass it. */
export interface TestOdds {
	figure: number;
	attribute: string;
	against: number;
	passes: number;
	rolls: number;
}

/** An open group that is chosen, or a figure that is about to stand somewhere. */
export interface Placing {
	group: string;
	spaces: number[];
	strengths: { type: string; minions: number; masters: number }[];
	/** By space how far the nearest enemy is away. */
	away: number[];
	/** How many figures are placed after this one. */
	left: number;
}

export interface DescentView extends View {
	acting: number;
	quest: string;
	encounter: string;
	act: number;
	round: number;
	heroes: Hero[];
	figures: FigureSeen[];
	groups: Group[];
	tokens: Token[];
	doors: string[];
	counters: [string, number][];
	hand: (number | null)[];
	deck: number;
	discard: number[];
	search_deck: number;
	attack: AttackSeen | null;
	outlook: Outlook | null;
	/** The tests that my answers lead to; a film of earlier days tells neither these nor the end of the round. */
	tests?: { option: number; tests: TestOdds[] }[];
	placing?: Placing | null;
	/** What the quest will do by itself before the next round. */
	round_end?: { when: "heroes_done" | "round_end"; words: string; tests: TestOdds[] }[];
	results: string[];
	/** Where the campaign stands; null where a single quest is played. */
	campaign: Campaign | null;
}

export type DescentStage = Stage<DescentView, Content>;

export function kindOf(content: Content, card: number): Kind | undefined {
	return content.kinds[content.cards[card] ?? NOTHING];
}

export function mapOf(view: DescentView, content: Content): DungeonMap | undefined {
	return content.maps[view.encounter];
}

export function encounterOf(view: DescentView, content: Content): Encounter | undefined {
	return content.quests[view.quest]?.encounters[view.encounter];
}

export function placeName(view: DescentView, content: Content, space: number): string {
	return mapOf(view, content)?.names[space] ?? "";
}

export function sheetOf(content: Content, figure: Figure, heroes: number): Sheet | undefined {
	return content.sheets[`${figure.name}|${figure.rank}|${figure.act}|${heroes}`];
}

/** The number of a figure among those who look like it; 0 where it is the only one. */
export function indexOf(view: DescentView, number: number): number {
	const one = view.figures[number]?.figure;
	if (!one || (one.kind === "monster" && one.id)) return 0;
	const alike = view.figures.filter(
		({ figure }) => figure.name === one.name && figure.rank === one.rank && figure.id === one.id,
	);
	return alike.length > 1 ? alike.findIndex((other) => other.number === number) + 1 : 0;
}

/** A figure by its name, as short as it can be told apart. */
export function figureName(view: DescentView, number: number, content?: Content): string {
	const one = view.figures[number]?.figure;
	// Between quests no figure stands anywhere; heroes are still meant by their numbers.
	if (!one) return view.heroes[number] ? heroName(view.heroes[number].name) : "nobody";
	if (one.kind === "hero") return heroName(one.name);
	const index = indexOf(view, number);
	const named = one.id && content ? encounterOf(view, content)?.figures[one.id] : undefined;
	const name =
		named ?? (one.id ? one.id.replaceAll("_", " ").replace(/\b\w/g, (letter) => letter.toUpperCase()) : one.name);
	return `${one.rank === "master" && !one.id ? "Master " : ""}${name}${index ? ` ${index}` : ""}`;
}

export function heroName(name: string): string {
	return name.startsWith("Widow") ? name : (name.split(" ")[0] ?? name);
}

const HERO_PICTURES: Record<string, string> = {
	Ashrian: "woman-elf-face",
	"Avric Albright": "holy-symbol",
	"Grisban the Thirsty": "dwarf-face",
	"Jain Fairwood": "archer",
	"Leoric of the Book": "wizard-face",
	Syndrael: "swordwoman",
	"Tomble Burrowell": "hood",
	"Widow Tarha": "witch-face",
};

const MONSTER_PICTURES: Record<string, string> = {
	Barghest: "wolf-head",
	"Cave Spider": "spider-face",
	Elemental: "golem-head",
	Ettin: "ogre",
	"Flesh Moulder": "brain-tentacle",
	"Goblin Archer": "goblin",
	Merriod: "kraken-tentacle",
	"Shadow Dragon": "dragon-head",
	Zombie: "shambling-zombie",
	"Baron Zachareth": "visored-helm",
	Belthir: "spiked-dragon-head",
	"Lady Eliza Farrow": "vampire-dracula",
	"Lord Merick Farrow": "overlord-helm",
	"Sir Alric Farrow": "crested-helmet",
	Splig: "goblin-head",
	Reanimate: "skeleton",
};

/** The picture of a figure. */
export function pictureOf(figure: Figure): string {
	if (figure.kind === "hero") return HERO_PICTURES[figure.name] ?? "visored-helm";
	if (figure.kind === "object") return "wooden-crate";
	if (figure.kind === "npc") return "person";
	return MONSTER_PICTURES[figure.name] ?? "evil-eyes";
}

export function heroPicture(name: string): string {
	return HERO_PICTURES[name] ?? "visored-helm";
}

export function monsterPicture(name: string): string {
	return MONSTER_PICTURES[name] ?? "evil-eyes";
}

export function conditionsOf(content: Content, bits: number): string[] {
	return content.conditions.filter((_, number) => (bits >> number) & 1);
}

export const LETTERS: Record<Colour, string> = { blue: "B", red: "R", yellow: "Y", brown: "N", gray: "G", black: "K" };

/** A rolled die in words. */
export function dieWords(face: Face): string {
	const parts = [
		face.miss ? "a miss" : "",
		face.range ? `range ${face.range}` : "",
		face.damage ? `${face.damage} damage` : "",
		face.surges ? "a surge" : "",
		face.shields ? `${face.shields} ${face.shields === 1 ? "shield" : "shields"}` : "",
	].filter(Boolean);
	return `${face.colour} die: ${parts.join(", ") || "blank"}`;
}

/** Whose seat a figure belongs to, for its colour; monsters have none of their own. */
export function heroesOf(view: DescentView, seat: number): number[] {
	return view.heroes.flatMap((hero, number) => (hero.seat === seat ? [number] : []));
}

/** Who stands or lies on a space. */
export function standingOn(view: DescentView, space: number): FigureSeen | undefined {
	return (
		view.figures.find(({ figure }) => figure.kind !== "object" && figure.spaces.includes(space)) ??
		view.figures.find(({ figure }) => figure.spaces.includes(space) || figure.fallen === space)
	);
}

/** By how many spaces an attack of some range falls short of its target. */
export function shortBy(attack: AttackSeen, range: number): number {
	return Math.max(0, attack.needed - range);
}

export function spaces(number: number): string {
	return `${number} ${number === 1 ? "space" : "spaces"}`;
}

/** The quest of a campaign that a view is of. */
export function chapter(view: DescentView, content: Content): string {
	return view.campaign ? (content.quests[view.quest]?.name ?? "") : "";
}

/** What tests are about, in short. */
export const ATTRIBUTES = ["Might", "Know.", "Will", "Aware."] as const;

/** What a hero can always do, and what once in an encounter. */
export function saidOf(card: Kind | undefined): [ability: string, feat: string] {
	const [ability = "", feat = ""] = (card?.text ?? "").split(" Feat: ");
	return [ability, feat];
}

const ARCHETYPES: Record<string, string> = { Warrior: "#a8453a", Healer: "#3f7a57", Mage: "#5d4a9c", Scout: "#7d7a46" };

/** The ground on which a hero of that name, or a class, is pictured. */
export function archetypeColour(content: Content, name: string): string {
	return ARCHETYPES[content.heroes[name] ?? content.classes[name] ?? ""] ?? "#5b5266";
}
