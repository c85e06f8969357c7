/** The messages between browser and server, as docs/protocol.md describes them. */

type FieldsOf<Kind> = Kind extends unknown ? keyof Kind : never;

/**
 * Kinds of things by name, as one type: each has its name under a tag, by which they are told apart, and what only
 * others have is undefined.
 */
export type Tagged<Tag extends string, Kinds> = {
	[Kind in keyof Kinds]: Record<Tag, Kind> &
		Kinds[Kind] & { [Field in Exclude<FieldsOf<Kinds[keyof Kinds]>, keyof Kinds[Kind]>]?: undefined };
}[keyof Kinds];

/** What an option or a refusal is about: a verb, and fields named for kinds of things. */
export interface Subject {
	verb: string;
	[field: string]: unknown;
}

export type Option<S extends Subject = Subject> = S & { words: string };

export interface Ask<S extends Subject = Subject> {
	decision: number;
	seat: number;
	topic: string;
	words: string;
	options: Option<S>[];
}

export interface Refusal<S extends Subject = Subject> {
	subject: S;
	rule: string;
	words: string;
}

/** What an event of any game may tell. */
export interface Happened {
	event: string;
	seat?: number;
	by?: number;
	winners?: number[];
	[field: string]: unknown;
}

/** One event as one seat may know it. */
export type Told<Event extends { event: string } = Happened> = Event & {
	words: string;
	rule?: string;
	/** What is otherwise in the view once it has happened: see differences.ts. */
	after?: Record<string, unknown>;
};

/** What every game's view has; the rest belongs to the game. */
export interface View {
	seat: number | null;
	seats: number;
	turn: number;
	active: number;
	decides: number | null;
	outcome: Outcome | null;
	/** Where a game has rounds, or phases. */
	round?: number;
	phase?: number | string;
}

export interface Outcome {
	winners: number[];
	reason: string;
}

/** Whose response the table waits for, by what everyone knows: whether or not they hold one. */
export interface Waits {
	number: number;
	seat: number;
	seconds: number;
}

/** An update has no view, but what has changed in it, if it is complete. A spectator has view and events only. */
export interface SeatTable {
	view?: View;
	change?: Record<string, unknown>;
	ask?: Ask | null;
	/** Null where nothing is asked: `why` asks for them. */
	refusals?: Refusal[] | null;
	undo?: boolean;
	waits?: Waits | null;
	log?: Told[];
	events?: Told[];
}

export interface Seat {
	seat: number;
	kind: "open" | "person" | "bot";
	name: string;
	level: string | null;
	mine: boolean;
	online: boolean;
	away: boolean;
	/** To whom it is handed over. */
	offered: "" | "me" | "anyone" | "someone";
	to_hand: boolean;
}

export interface Room {
	id: string;
	game: string;
	title: string;
	options: Record<string, unknown>;
	state: "open" | "running" | "over";
	private: boolean;
	response_time: number;
	hesitates: boolean;
	host: boolean;
	seats: Seat[];
	watchers: number;
	locked: boolean;
	/** How people ended the game, if its rules did not. */
	ended: { winners: number[]; words: string } | null;
	clock: Clock | null;
	your_turn: boolean;
	/** For the host: everyone who can be muted, removed or banned. */
	people: Person[];
	/** To whom I could hand a seat. */
	neighbours: { who: string; name: string; plays: boolean }[];
	/** The side of each seat. */
	sides: number[];
	seed?: SeedOf | null;
}

/** Seconds for a question and in reserve; what each seat has left of it, and how long the one who is asked has. */
export interface Clock {
	turn: number;
	reserve: number;
	left: number[];
	seat: number | null;
	seconds: number;
}

/** Someone at a table as its host sees them. */
export interface Person {
	who: string;
	name: string;
	seats: number[];
	here: boolean;
	muted: boolean;
	banned: boolean;
}

/** Where the seed of a game comes from; numbers and seed are empty until it is over. */
export interface SeedOf {
	chosen: boolean;
	shares: { name: string; mine: boolean; seal: string; number: string }[];
	seed: string;
}

/** Dice or picks at a time, or a shuffle (then it gave null): how many sides or things, and what came up from 0 on. */
export interface Throw {
	answer: number;
	words: string;
	of: number;
	gave: number[] | null;
}

export interface ChatLine {
	from: string;
	text: string;
	/** Said to my side alone. */
	aside?: boolean;
}

/** Somebody who is here; a private table is never named. */
export interface Guest {
	name: string;
	at: "lobby" | "table" | "private";
	room: string | null;
	title: string | null;
}

export type FromServer =
	| { type: "here"; guests: Guest[]; more: number }
	| { type: "room"; n: number; room: Room }
	| { type: "table"; n: number; seats: Record<string, SeatTable>; room?: Room; chat?: ChatLine[] }
	| { type: "update"; n: number; seats: Record<string, SeatTable> }
	| { type: "chat"; n: number; from: string; text: string; aside: boolean }
	| { type: "undo_proposed"; n: number; seat: number; name: string }
	| { type: "undo_settled"; n: number; done: boolean; seat?: number; words: string }
	| { type: "notice"; n: number; words: string }
	| { type: "draw_offered"; n: number; seat: number; name: string }
	| { type: "draw_settled"; n: number; words: string }
	| { type: "refused"; words: string; rule?: string }
	| { type: "unseal"; n: number }
	| { type: "reasons"; seat: number; refusals: Refusal[] }
	| { type: "away"; n: number; seat: number; seconds: number }
	| { type: "rematch"; n: number; id: string }
	| { type: "closed"; words: string };

export type ToServer =
	| { type: "hello"; last: number }
	| { type: "answer"; seat: number; decision: number; option: number }
	| { type: "sit" | "leave" | "open" | "undo" | "cover" | "back" | "why" | "keep" | "take"; seat: number }
	| { type: "hand"; seat: number; to: string }
	| { type: "bot"; seat: number; level: string }
	| { type: "ready"; seat: number; number: number }
	| { type: "seal"; seal: string }
	| { type: "unseal"; number: string }
	| { type: "undo_vote" | "draw_vote" | "lock"; yes: boolean }
	| { type: "resign"; seat: number }
	| { type: "draw" | "claim" | "close" }
	| { type: "mute" | "ban"; who: string; yes: boolean }
	| { type: "remove"; who: string }
	| { type: "chat"; text: string; aside?: number }
	| { type: "start" | "rematch" };

export interface Setting {
	name: string;
	kind: "choice" | "yesno" | "number" | "list";
	choices?: string[];
	/** For numbers of seats with which not all choices fit, those that do. */
	fits?: Record<string, string[]>;
	/** For a choice that fits only with another option, the choices of those of which one has to be made. */
	needs?: Record<string, Record<string, string[]>>;
	least?: number;
	most?: number;
	default: unknown;
	label: string;
	help: string;
	/** What the choices are called, and the pictures of those that have one. */
	words: Record<string, string>;
	icons: Record<string, string>;
}

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

export interface Rule {
	id: string;
	section: string;
	text: string;
}

/** A game on one page: what it is about, how a turn goes, how it ends; `rules` lead to the ledger. */
export interface HowToPlay {
	parts: { title: string; words: string[]; rules: string[] }[];
	/** What people call things, by the words of the rules. */
	also_called: Record<string, string>;
}

export interface Me {
	id: string;
	name: string;
}

/** A game of mine that is over; its id is that of its replay. */
export interface FinishedGame {
	id: string;
	game: string;
	title: string;
	names: string[];
	/** The seats that bots played. */
	bots: number[];
	mine: number[];
	winners: number[];
	/** How it ended. */
	words: string;
	/** In seconds since 1970. */
	ended_at: number;
}

export interface ReplayStep<Event = Told, Seen = View> {
	answer: number | null;
	seat: number | null;
	events: Event[];
	view: Seen;
}

export interface Replay {
	game: string;
	title: string;
	names: string[];
	/** Through whose eyes it may be seen. */
	allowed: string[];
	finished: boolean;
	outcome: Outcome | null;
	/** What is to be said of it as a whole, such as that it cannot be verified with these rules. */
	note: string;
	/** It comes in so many parts, of which this is one. */
	part: number;
	parts: number;
	/** The seats I had in it. */
	mine: number[];
	steps: ReplayStep[];
}

/** A chapter of a long game: when it was played, and in which parts of the replay it is. */
export interface Chapter {
	title: string;
	evening: number;
	/** Seconds since 1970. */
	began_at: number;
	last_at: number;
	part: number;
	last_part: number;
}

/** A deck built outside a game, by names. */
export interface Deck {
	name: string;
	parts: { kind: string; title: string; cards: string[] }[];
}

/** What a written deck says, or all that is wrong with it; line 0 is the deck as a whole. */
export interface CheckedDeck {
	text: string;
	deck: Deck | null;
	problems: { line: number; words: string }[];
}
