/** The messages between browser and server, as docs/protocol.md describes them; records of Python come from `wire/`. */

import type { BaseView, Outcome, Room, Waits } from "../wire/table";

export type * from "../wire/table";

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
	/** What the question leads to, in one line, where its options do not say it all. */
	consequence?: string;
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
export interface View extends BaseView {
	/** Where a game has rounds, or phases. */
	round?: number;
	phase?: number | string;
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
