// Made by `make wire` from what Python declares: change it there.

import type { Tagged } from "../lib/wire";

/** The table as one seat sees it; a game adds what lies on it. */
export interface BaseView {
	seat: number | null;
	seats: number;
	turn: number;
	/** Whose turn it is. */
	active: number;
	/** Who is asked; null where that would tell what they hold. */
	decides: number | null;
	outcome: Outcome | null;
}

/** How a game ended: who won, none for a draw, and why. */
export interface Outcome {
	winners: number[];
	reason: string;
	/** True if a limit on its length ended it. */
	capped: boolean;
}

/** A guest as they know themselves. */
export interface Me {
	id: string;
	name: string;
}

/** A room as a guest sees it. */
export interface Room {
	id: string;
	game: string;
	title: string;
	options: Record<string, unknown>;
	state: RoomState;
	private: boolean;
	response_time: number;
	hesitates: boolean;
	host: boolean;
	seats: Seat[];
	watchers: number;
	rematch: string | null;
	locked: boolean;
	/** How the game ended, if it was not by its rules. */
	ended: Ended | null;
	clock: Clock | null;
	your_turn: boolean;
	/** Everyone whom the host may mute, remove or ban; empty for all others. */
	people: Person[];
	/** Everyone to whom I could hand a seat, if I play here or am the host. */
	neighbours: Neighbour[];
	/** The side of each seat; empty where nobody is in the room. */
	sides: number[];
	/** Where the seed comes from; null where nobody is in the room. */
	seed: Seed | null;
}

export type RoomState = "open" | "running" | "over";

/** One seat as a guest sees it. */
export interface Seat {
	seat: number;
	kind: Kind;
	name: string;
	level: string | null;
	mine: boolean;
	online: boolean;
	away: boolean;
	/** To whom it is handed over; `me` and, for whoever does not play yet, `anyone` may take it. */
	offered: "" | "me" | "anyone" | "someone";
	/** May I hand it over? */
	to_hand: boolean;
}

export type Kind = "open" | "person" | "bot";

/** How a game ended that its rules did not end: resigned, agreed, claimed or closed. */
export interface Ended {
	winners: number[];
	words: string;
}

/** A clock as everyone sees it. */
export interface Clock {
	turn: number;
	reserve: number;
	left: number[];
	seat: number | null;
	/** How long the one who is asked has, reserve and all. */
	seconds: number;
}

/** Someone in a room as its host sees them. */
export interface Person {
	/** How the host names them to the table; it says nothing elsewhere. */
	who: string;
	name: string;
	seats: number[];
	here: boolean;
	muted: boolean;
	banned: boolean;
}

/** Someone at the table to whom a seat can be handed. */
export interface Neighbour {
	who: string;
	name: string;
	plays: boolean;
}

/** Where the seed comes from, as everyone sees it before they sit down and ever after. */
export interface Seed {
	/** True if the host has chosen the seed, and so may know what comes. */
	chosen: boolean;
	/** The table's first. */
	shares: Share[];
	/** In decimal digits; empty until the game is over. */
	seed: string;
}

/** A share as everyone sees it. */
export interface Share {
	name: string;
	mine: boolean;
	seal: string;
	/** Empty until the game is over. */
	number: string;
}

/** A room to be made. */
export interface NewRoom {
	game: string;
	seats: number;
	options?: Record<string, unknown>;
	bots?: (string | null)[];
	private?: boolean;
	seed?: number | null;
	start?: boolean;
	/** Seconds for each person who might respond in secret; by default what suits the game, 0 for a short pause. */
	response_time?: number | null;
	/** Whether the table hesitates in the place of people who have nothing to respond. */
	hesitates?: boolean;
	/** How long a question may take; without it nobody is hurried. */
	pace?: Pace | null;
}

/** How long a question may take, and what each person has in reserve for the whole game, in seconds. */
export interface Pace {
	turn: number;
	reserve?: number;
}

/** Who is waited for, for how many seconds at most, and a number for `ready` to echo. */
export interface Waits {
	number: number;
	seat: number;
	seconds: number;
}

/** A game that can be chosen. */
export interface GameListing {
	name: string;
	title: string;
	seats: number[];
	/** How many seats a new table has at first. */
	usual_seats: number;
	bots: string[];
	/** Seconds for each person who might respond in secret, unless the room sets others. */
	response_time: number;
	options: Setting[];
}

/** One option of a game: what a form needs to offer it. */
export interface Setting {
	name: string;
	kind: "choice" | "yesno" | "number" | "list";
	choices: string[];
	/** For numbers of seats with which not all of the choices fit, those that do. */
	fits: Record<number, string[]>;
	/** For a choice that fits only with another option, the choices of those others of which one has to be made. */
	needs: Record<string, Record<string, string[]>>;
	least: number | null;
	most: number | null;
	default: unknown;
	label: string;
	help: string;
	/** What the choices are called. */
	words: Record<string, string>;
	/** The pictures of choices that have one. */
	icons: Record<string, string>;
}

/** A rule of the ledger. */
export interface Rule {
	id: string;
	section: string;
	text: string;
}

/** The page on how to play. */
export interface HowToPlay {
	parts: Part[];
	lesson: LessonStep[];
	/** What people call things, by the words of the rules: so that rules are found by either. */
	also_called: Record<string, string>;
}

/** A heading of the page with its paragraphs, and the rules of the ledger to go on with. */
export interface Part {
	title: string;
	words: string[];
	rules: string[];
}

/** A step of the taught first game: it points at the real screen, and waits for the real act. */
export interface LessonStep {
	/** By the names of what lies on a screen: of these the first that is shown. */
	at: string;
	title: string;
	/** Said at a desk and with a thumb; where that differs, {the one|the other}. */
	words: string;
	/** Waits until one of these events was told, or another step stands in its place; else to be read. */
	until: string[] | null;
	/** Said beside the board, or at the foot of a phone: what has to be done lies on the board. */
	aside: boolean;
	/** Where a game is taught in several ways, the one this step belongs to. */
	when: string;
}

/** A game that is over, in which the guest had a seat; its id is that of its replay. */
export interface FinishedGame {
	id: string;
	game: string;
	title: string;
	names: string[];
	/** The seats that bots played to the end. */
	bots: number[];
	/** The guest's own seats. */
	mine: number[];
	winners: number[];
	/** How it ended. */
	words: string;
	/** In seconds since 1970. */
	ended_at: number;
}

/** Some dice or picks at a time, or one shuffle. */
export interface Throw {
	/** After how many answers; 0 before the first question. */
	answer: number;
	/** What was told of it; empty where nothing was. */
	words: string;
	/** How many sides, or things to pick from, or things that were shuffled. */
	of: number;
	/** What came up, counted from 0, one die after the other; null for a shuffle. */
	gave: number[] | null;
}

/** A chapter as everyone may know of it. */
export interface Chapter {
	title: string;
	evening: number;
	began_at: number;
	last_at: number;
	/** In which part of the replay it begins, and in which it ends. */
	part: number;
	last_part: number;
}

/** A deck by names: what a text says, whatever the game. */
export interface Deck {
	name: string;
	parts: DeckPart[];
}

/** A part of a deck: its kind, what it is called, its cards by name. */
export interface DeckPart {
	kind: string;
	title: string;
	cards: string[];
}

/** What a text says: the deck, spelled as the game spells it, or everything that is wrong with it. */
export interface CheckedDeck {
	text: string;
	deck: Deck | null;
	problems: DeckProblem[];
}

/** What is wrong with a deck, in one sentence. */
export interface DeckProblem {
	/** Where in the text; 0 for the deck as a whole. */
	line: number;
	words: string;
}

/** Where people on the network find this table, and whether they can get there. */
export interface Invitation {
	/** Such as http://192.168.1.20:8765; empty where the machine has no network, or where the asker is elsewhere. */
	address: string;
	/** False while the table listens to this machine alone. */
	open: boolean;
}

/** What is going on. */
export interface AdminState {
	rooms: RoomLine[];
	running: number;
	finished: number;
	guests: number;
	connections: number;
	load: number;
	/** Bytes that this process holds. */
	memory: number;
	bans: Ban[];
}

/** A room as the operator sees it. */
export interface RoomLine {
	id: string;
	game: string;
	state: string;
	private: boolean;
	people: Sitting[];
	here: number;
	in_memory: boolean;
	/** Seconds since something about it was changed. */
	idle: number;
}

/** Who sits in a room, by the id and the name of the guest. */
export interface Sitting {
	who: string;
	name: string;
}

/** Someone who is not let in. */
export interface Ban {
	who: string;
	name: string;
}

export interface Sayings {
	/** The first message: the number of the last one seen, 0 at first. */
	hello: { last?: number };
	/** Answer the question with the number of an option. */
	answer: { seat: number; decision: number; option: number };
	/** Let it go on: one might respond, and does not. */
	ready: { seat: number; number: number };
	/** Tell me why I cannot do what is not on offer to me. */
	why: { seat: number };
	/** The seal of a number that my browser adds to the seed: its SHA-256. */
	seal: { seal: string };
	/** The number that I sealed. */
	unseal: { number: string };
	/** Begin the game. */
	start: {};
	/** Take back one's last answer, or propose to. */
	undo: { seat: number };
	/** Agree to what was proposed, or not. */
	undo_vote: { yes: boolean };
	/** Say something to everyone in the room, or only to the side of one's seat. */
	chat: {
		text: string;
		/** The seat to whose side it is said. */
		aside?: number | null;
	};
	/** Set up the same table again. */
	rematch: {};
	/** Take an open seat. */
	sit: { seat: number };
	/** Leave one's seat; in a running game a bot plays on until one is back. */
	leave: { seat: number };
	/** Give a seat to a bot. */
	bot: { seat: number; level: string };
	/** Free a seat before the game. */
	open: { seat: number };
	/** Let a bot play for an absent person. */
	cover: { seat: number };
	/** Take one's seat back from a bot. */
	back: { seat: number };
	/** Hand a seat over to someone at the table, or to whoever comes and takes it. */
	hand: { seat: number; to?: string };
	/** Hand a seat over no longer, or leave it to whoever has it. */
	keep: { seat: number };
	/** Take a seat that was handed over. */
	take: { seat: number };
	/** Give up. */
	resign: { seat: number };
	/** Offer a draw to everyone who plays. */
	draw: {};
	/** Agree to a draw, or not. */
	draw_vote: { yes: boolean };
	/** Claim a game that all others have left. */
	claim: {};
	/** Let nobody else in, or anyone again. */
	lock: { yes: boolean };
	/** Let someone no longer talk, or again. */
	mute: { who: string; yes: boolean };
	/** Send someone away for a while. */
	remove: { who: string };
	/** Send someone away for good, or let them in again. */
	ban: { who: string; yes: boolean };
	/** Close the room for everyone. */
	close: {};
}

/** What a client says on a socket. */
export type ToServer = Tagged<"type", Sayings>;
