/** What a game brings to the table; everything else is the same for all games. */

import type { Component } from "svelte";
import type { Choice } from "../lib/choosing";
import type { Ask, ChatLine, Option, Refusal, ReplayStep, Subject, Told, View } from "../lib/wire";

/** The types of what the server sends of a game: each has its own in `web/src/wire`. */
export interface Game {
	view: View;
	content: unknown;
	subject: Subject;
	told: Told;
}

/** The table as the drawings of a game see it, at play and in a replay. */
export interface Stage<G extends Game = Game> {
	readonly view: G["view"];
	readonly content: G["content"];
	/** The table or replay it is, for what is kept of it. */
	readonly id?: string;
	/** By seat, as people are called. */
	readonly names: readonly string[];
	/** Whose hands lie in the dock; null for a spectator. */
	readonly me: number | null;
	/** What is asked of me now; nothing in a replay. */
	readonly ask?: Ask<G["subject"]> | null;
	/** True while an ask of mine is open: what cannot be chosen then lies in dusk. */
	readonly asked: boolean;
	/** The options behind each thing, by key. */
	readonly choosable: ReadonlyMap<string, number[]>;
	/** The thing that is looked at or focused. */
	readonly focused: string | null;
	readonly rolled: Rolled<G>;
	pick(key: string, at: { x: number; y: number }): void;
	/** `held`: by a finger that stays, which reads also what a pointer would learn from the line of consequence. */
	look(key: string | null, node?: Element, held?: boolean): void;
	/** By seat the face of a bot, null for people. */
	readonly faces?: readonly (string | null)[];
	/** What was said lately; nothing in a replay. */
	readonly chat?: readonly ChatLine[];
	/** Say something to my own side alone. */
	sayAside?(text: string): void;
}

/** The dice that were rolled last, and what was told with them; `stamp` grows with every roll. */
export interface Rolled<G extends Game = Game> {
	readonly dice: readonly number[];
	readonly stamp: number;
	readonly told?: G["told"];
}

/** A number that rises over a seat: harm or healing. */
export interface Spark {
	seat: number;
	amount: number;
}

/** A table that opens with one click: bots by seat, null for a person; the first of those is me. */
export interface QuickStart {
	bots: (string | null)[];
	start: boolean;
	/** Beside what is chosen below. */
	options?: Record<string, unknown>;
}

/** A moment everyone looks up for: somebody falls, somebody turns into something else, the last blow. */
export interface Deed {
	kind: "out" | "change" | "kill" | "win";
	/** One of many of its kind: it passes quickly. */
	brief?: boolean;
	seat: number;
	title: string;
	words: string;
	icon: string;
}

/** A taught game, that begins with one click. */
export interface Lesson {
	label: string;
	bots: (rival: string) => (string | null)[];
	options?: Record<string, unknown>;
}

/** What a replay marks on its timeline; where two meet, the one that stands first in the list is shown. */
export interface Mark<G extends Game = Game> {
	event: G["told"]["event"];
	label: string;
	icon: string;
	/** Where not every event of that name is one. */
	counts?: (told: G["told"]) => boolean;
	/** Whose it is, where the event does not name a seat. */
	seat?: (told: G["told"], view: G["view"]) => number;
}

/** A chart of something each seat has at any moment, one line for each. */
export interface Level<G extends Game = Game> {
	label: string;
	most: number;
	of(view: G["view"]): number[];
}

/** A chart of what events add up to in each turn, one bar for each seat. */
export interface PerTurn<G extends Game = Game> {
	label: string;
	adds(told: G["told"]): { seat: number; amount: number } | null;
}

export type Series<G extends Game = Game> = Level<G> | PerTurn<G>;

/**
 * A thing that an event takes from one place to another. Thing and places are named by the `data-thing` or
 * `data-place` of the elements that show them; a thing that neither is nor was to be seen flies face down.
 */
export interface Flight {
	thing?: string;
	from?: string;
	to?: string;
}

/** What the lobby shows of a game, and the way to the rest of it. */
export interface GameCover {
	name: string;
	pitch: string;
	minutes: number;
	icon: string;
	Cover: Component<{ wide: boolean }>;
	/** The taught game, where it is not two seats with nothing chosen: for each side a button, and the bots by seat. */
	lessons?: readonly Lesson[];
	/** Ways to a table with one click, where seats differ. */
	Quick?: Component<{ best: string; open: (start: QuickStart) => void }>;
	load(): Promise<GameParts>;
}

export interface GameParts<G extends Game = Game> {
	name: string;
	/** The pictures it draws with, as symbols of a sprite. */
	pictures: string;
	Board: Component<{ stage: Stage<G> }>;
	/** One player beside the board. */
	Player: Component<{ stage: Stage<G>; seat: number }>;
	/** My things below the prompt. */
	Dock: Component<{ stage: Stage<G> }>;
	/** Between board and prompt, on a phone only. */
	Underfoot: Component<{ stage: Stage<G> }>;
	/** In the prompt beside whose turn it is. */
	Tally: Component<{ stage: Stage<G> }>;
	/** A thing shown large, with its text. */
	Large: Component<{ stage: Stage<G>; thing: string }>;
	/** True for a thing that can be shown large. */
	canBeSeenLarge(key: string, stage: Stage<G>): boolean;
	/** True for what is shown large only under a finger that is held on it: elsewhere it is shown beside the board. */
	canBeHeld?(key: string, stage: Stage<G>): boolean;
	/** The keys of the things on the table a subject is about. */
	keysOf(subject: G["subject"], view: G["view"], content: G["content"]): string[];
	/** The buttons of the prompt, or null for one button for each option. */
	choices(ask: Ask<G["subject"]>, refusals: readonly Refusal<G["subject"]>[], stage: Stage<G>): Choice[] | null;
	/** The question in other words, where what was pressed last narrowed it to some of its options. */
	question?(ask: Ask<G["subject"]>, within: readonly number[], stage: Stage<G>): string | null;
	/** What is going on, where it is nobody's turn. */
	occasion?(view: G["view"], topic: string): string | null;
	/** True for a question that belongs to what was begun before it, though it can be passed. */
	isPart?(ask: Ask<G["subject"]>): boolean;
	/** The buttons once a button that stands for several options was pressed, or null for one for each of them. */
	narrowed?(ask: Ask<G["subject"]>, within: readonly number[], stage: Stage<G>): Choice[] | null;
	/**
	 * The option this browser answers without asking its person, who wants it so; null where the person decides.
	 * `watched`: others wait for an answer that may be secret, and see how quickly it comes.
	 */
	answersItself?(ask: Ask<G["subject"]>, view: G["view"], watched: boolean, content: G["content"]): number | null;
	/** The person takes back an answer: what was answered in their name since goes with it. */
	takesBack?(): void;
	/** What a person may want of this game, in the settings. */
	Wishes?: Component;
	/** True where a person who might respond, and is not asked, wants to be left in peace. */
	letsGoOn?(view: G["view"]): boolean;
	/** One line of consequence for what is focused; for an empty key, of what is asked, where this screen knows more than the server. */
	hint(key: string, stage: Stage<G>): string;
	/** What an answer gives up that its thing does not show: a click alone does not do it, a menu says it first. */
	harm?(option: Option<G["subject"]>, stage: Stage<G>): string;
	/** Why a thing cannot be used for what is asked, where the server has no reason to give. */
	whyNot?(key: string, stage: Stage<G>): string | null;
	/** What a thing is called, over a menu about it. */
	nameOf?(key: string, stage: Stage<G>): string;
	/** The picture of an answer in the menu of a thing, what it costs, and other words where it is more about that thing. */
	inMenu?(option: Option<G["subject"]>, stage: Stage<G>, key: string): { icon?: string; cost?: string; words?: string };
	/** Beside the board, between the players and the log. */
	Aside?: Component<{ stage: Stage<G> }>;
	/** What to ask before an answer that one may regret. */
	confirm(option: Option<G["subject"]>, view: G["view"], ask: Ask<G["subject"]>, content: G["content"]): string | null;
	/** What is being played and about what, where that says more than the game's own name; for the bar. */
	title?(view: G["view"], content: G["content"]): [title: string, about: string];
	/** Between the middle of the bar: turn and phase in words. */
	moment(view: G["view"], content: G["content"]): [string, string][];
	/** True for a player who is out of the game. */
	isOut(view: G["view"], seat: number): boolean;
	spark(told: G["told"]): Spark | null;
	roll(told: G["told"]): number[] | null;
	/** The dice of such an event, in a line of the replay. */
	Thrown?: Component<{ stage: Stage<G>; told: G["told"] }>;
	/** The moments of a replay, the weightiest first. */
	marks: readonly Mark<G>[];
	/** The heading in the log that an event starts. */
	heading(told: G["told"], names: readonly string[]): string | null;
	/** The rules a card or a log line touches, where the server names none. */
	rulesOf(key: string, stage: Stage<G>): string[];
	/** The game in numbers, for its end; the first stands over the replay's timeline. */
	charts: readonly [Level<G>, ...Series<G>[]];
	/** How long an event is looked at, in milliseconds at normal speed, where that is not the usual time. */
	pace?(told: G["told"]): number | null;
	/** True where no screen may say who could have responded. */
	hidesResponses?: boolean;
	/** What an event moves that the table cannot see by itself: where a new card comes from, where one goes to. */
	flights?(told: G["told"]): Flight[];
	/** The thing an event plays for all to see; it is shown large for a moment, so that others' turns can be followed. */
	spotlight?(told: G["told"]): string | null;
	/** The moment an event is, where it is one. */
	deed?(told: G["told"], stage: Stage<G>): Deed | null;
	/** The game in numbers of its own, at its end. */
	Epilogue?: Component<{ stage: Stage<G>; steps: readonly ReplayStep<G["told"], G["view"]>[] }>;
	/** Which chapter of a game for many evenings a view is of. */
	chapter?(view: G["view"], content: G["content"]): string;
	/** A game for many evenings: how far it has come, to be looked at any time; null for a game that is played at one go. */
	hub?(view: G["view"]): { title: string; Hub: Component<{ stage: Stage<G> }> } | null;
	/** The seat behind an event, where events name figures and not seats. */
	doer?(told: G["told"], view: G["view"]): number | null;
	/** In which of several ways whoever has this view is taught, by the names that steps of the lesson have for them. */
	taught?(view: G["view"]): string;
	/** Where decks are built outside a game, for a game to which players bring their own. */
	Builder?: Component<{ content: G["content"] }>;
}
