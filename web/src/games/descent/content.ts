/** What the server tells of Descent, and what is read off it. */

import type {
	Attack,
	CardKind,
	Colour,
	Content,
	DungeonMap,
	Encounter,
	Face,
	Figure,
	FigureSeen,
	Game,
	Sheet,
	View,
} from "../../wire/descent";
import type { Stage } from "../parts";

export type * from "../../wire/descent";
export type DescentStage = Stage<Game>;

export const NOTHING = -1;
export const OVERLORD = 0;

export function kindOf(content: Content, card: number): CardKind | undefined {
	return content.kinds[content.cards[card] ?? NOTHING];
}

export function mapOf(view: View, content: Content): DungeonMap | undefined {
	return content.maps[view.encounter];
}

export function encounterOf(view: View, content: Content): Encounter | undefined {
	return content.quests[view.quest]?.encounters[view.encounter];
}

export function placeName(view: View, content: Content, space: number): string {
	return mapOf(view, content)?.names[space] ?? "";
}

export function sheetOf(content: Content, figure: Figure, heroes: number): Sheet | undefined {
	return content.sheets[`${figure.name}|${figure.rank}|${figure.act}|${heroes}`];
}

/** The number of a figure among those who look like it; 0 where it is the only one. */
export function indexOf(view: View, number: number): number {
	const one = view.figures[number]?.figure;
	if (!one || (one.kind === "monster" && one.id)) return 0;
	const alike = view.figures.filter(
		({ figure }) => figure.name === one.name && figure.rank === one.rank && figure.id === one.id,
	);
	return alike.length > 1 ? alike.findIndex((other) => other.number === number) + 1 : 0;
}

/** A figure by its name, as short as it can be told apart. */
export function figureName(view: View, number: number, content?: Content): string {
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
export function heroesOf(view: View, seat: number): number[] {
	return view.heroes.flatMap((hero, number) => (hero.seat === seat ? [number] : []));
}

/** Who stands or lies on a space. */
export function standingOn(view: View, space: number): FigureSeen | undefined {
	return (
		view.figures.find(({ figure }) => figure.kind !== "object" && figure.spaces.includes(space)) ??
		view.figures.find(({ figure }) => figure.spaces.includes(space) || figure.fallen === space)
	);
}

/** By how many spaces an attack of some range falls short of its target. */
export function shortBy(attack: Attack, range: number): number {
	return Math.max(0, attack.needed - range);
}

export function spaces(number: number): string {
	return `${number} ${number === 1 ? "space" : "spaces"}`;
}

/** The quest of a campaign that a view is of. */
export function chapter(view: View, content: Content): string {
	return view.campaign ? (content.quests[view.quest]?.name ?? "") : "";
}

/** What tests are about, in short. */
export const ATTRIBUTES = ["Might", "Know.", "Will", "Aware."] as const;

/** What a hero can always do, and what once in an encounter. */
export function saidOf(card: CardKind | undefined): [ability: string, feat: string] {
	const [ability = "", feat = ""] = (card?.text ?? "").split(" Feat: ");
	return [ability, feat];
}

const ARCHETYPES: Record<string, string> = { Warrior: "#a8453a", Healer: "#3f7a57", Mage: "#5d4a9c", Scout: "#7d7a46" };

/** The ground on which a hero of that name, or a class, is pictured. */
export function archetypeColour(content: Content, name: string): string {
	return ARCHETYPES[content.heroes[name] ?? content.classes[name] ?? ""] ?? "#5b5266";
}
