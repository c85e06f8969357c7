// Made by `make wire` from what Python declares: change it there.

import type * as table from "../lib/wire";

/** Everything a seat may know. */
export interface View {
	seat: number | null;
	seats: number;
	turn: number;
	/** Whose turn it is. */
	active: number;
	/** Who is asked; null where that would tell what they hold. */
	decides: number | null;
	outcome: Outcome | null;
	first: number;
	phase: string;
	/** The action window that is open, if one is. */
	window: string;
	players: Player[];
	field: Permanent[];
	/** The last is the one that resolves first. */
	chain: Item[];
	whispers: Whisper[];
	offer: Offer | null;
	refused: number[];
	traded: number[];
	destroyed_this_turn: number;
	options: Settings;
	/** null once decks are ready, and for a spectator. */
	draft: Draft | null;
}

/** How a game ended: who won, none for a draw, and why. */
export interface Outcome {
	winners: number[];
	reason: string;
	/** True if a limit on its length ended it. */
	capped: boolean;
}

export interface Player {
	seat: number;
	team: number;
	deity: number;
	face_up: boolean;
	faithful: boolean;
	conviction: boolean;
	/** True if the Deity is face up and its power, used now, would do something. */
	power_works: boolean;
	out: boolean;
	hand: Seen[];
	life: number;
	/** Backs that everyone has seen, from the top down. */
	life_top: Seen[];
	life_known: Deep[];
	discard: Seen[];
	destroyed: Seen[];
	aspects: Seen[];
	resources: Aspect[];
	power: Units;
	set_aside: Seen[];
	limit: Units;
	armor: number;
	damaged: number;
	turns: number;
}

/** A card as a seat sees it: always its back where that shows, its number and face where the seat knows them. */
export interface Seen {
	/** 0 where not even the back shows. */
	level: number;
	card: number | null;
	face: number | null;
}

/** A known card inside a Life Stack. */
export interface Deep {
	/** 0 is the top. */
	depth: number;
	seen: Seen;
}

/** An Aspect card in a Resource Area. */
export interface Aspect {
	seen: Seen;
	fresh: boolean;
	face_up: boolean;
	manifested: boolean;
}

export type Units = readonly [number, number, number];

/** A card in the Combat Field, with its present values. */
export interface Permanent {
	card: number;
	face: number;
	controller: number;
	owner: number;
	mini: boolean;
	fresh: boolean;
	level: number;
	fight: number;
	life: number;
	armor: number;
	keywords: string[];
	damage: number;
	blessings: number;
	freezes: number;
	direction: string;
	covered: boolean;
	attacks: number;
	stack: string;
	blocks: number;
	/** Came under this control this turn. */
	new: boolean;
	upkeep_paid: boolean;
	copies: number;
	doomed: boolean;
}

/** Something on the chain that has not resolved. */
export interface Item {
	/** Where it is on the agenda: the number by which it is chosen. */
	depth: number;
	kind: string;
	seat: number;
	card: number;
	face: number;
	text: string;
	/** How many of its instructions are done. */
	at: number;
	/** How many instructions it has. */
	of: number;
	/** Cards it is aimed at. */
	cards: number[];
	/** Players it is aimed at. */
	seats: number[];
	x: number;
}

/** Cards known to lie in these places, though not which of them in which. */
export interface Whisper {
	faces: number[];
	places: Place[];
}

/** Where a hidden card lies. */
export interface Place {
	seat: number;
	/** `hand`, `life`, `aspects`, `resources` or `set_aside`. */
	zone: string;
	/** 0 where its back does not show. */
	level: number;
}

/** The offer that is being made or answered. */
export interface Offer {
	of: number;
	to: number;
	gives: Units;
	wants: Units;
	/** False while it is still being put together. */
	made: boolean;
}

/** How this table plays. */
export interface Settings {
	mode: "usual" | "free-for-all" | "2v2";
	set_up: "usual" | "quick" | "book" | "draft";
	brought: string[];
	seize_discounts: "multiplayer" | "always";
	sacrifice_anytime: boolean;
	faq_obliterate: boolean;
	first_option: "any" | "aimed";
	lost_blocker: "unblocked" | "blocked";
	draw_windows: "three" | "two";
}

/** A draft as a seat sees it. */
export interface Draft {
	/** Which of the three piles goes round; 0 while Deities do. */
	pile: number;
	/** The cards in hand, of which one is kept. */
	pack: Seen[];
	/** The cards kept so far. */
	cards: Seen[];
	/** The Deities in hand, of which one is kept. */
	offered: number[];
	/** The Deities kept so far. */
	deities: number[];
}

/** Everything about the game that never changes. */
export interface Content {
	faces: Face[];
	deities: Deity[];
	decks: Deck[];
	/** What each keyword means. */
	keywords: Record<string, string>;
	keyword_names: Record<string, string>;
	keyword_rules: Record<string, string>;
	rules: Rules;
	phases: PhaseOfTurn[];
	limits: Limits;
}

/** A face as it is printed. */
export interface Face {
	name: string;
	faction: Faction;
	kind: Kind;
	aspect: number;
	cost: Units;
	fight: number;
	life: number;
	armor: number;
	directions: Direction[];
	upkeep: Units;
	types: string[];
	keywords: string[];
	epic: boolean;
	mini: boolean;
	text: string;
	heresy: string;
	icon: string;
	origin: Origin;
	level: number;
	colour: string;
	x: boolean;
	/** The numbers of its abilities that can be used. */
	active: number[];
}

export type Faction = "Aggression" | "Negotiation" | "Mysticism" | "Sanctuary";

export type Kind = "creature" | "fortification" | "intrigue" | "scheme";

export type Direction = "N" | "E" | "S" | "W";

export type Origin = "rulebook" | "public facts" | "house";

/** A Deity as it is printed. */
export interface Deity {
	name: string;
	faction: Faction;
	pantheon: string;
	colours: string[];
	requirement: Record<Faction, number>;
	when: string;
	icon: string;
	origin: Origin;
	parts: Part[];
}

export interface Part {
	kind: "active" | "passive";
	conviction: boolean;
	text: string;
}

/** A ready deck, as whoever chooses one sees it. */
export interface Deck {
	name: string;
	deity: number;
	/** How it wins. */
	way: string;
	/** Its cards by kind and by Aspect. */
	counts: string;
	epics: string;
}

/** The rules behind what is seen. */
export interface Rules {
	kinds: Record<Kind, string>;
	zones: Record<string, string>;
}

/** A phase of a turn. */
export interface PhaseOfTurn {
	phase: string;
	label: string;
	windows: ActionWindow[];
}

/** A moment in which everyone may act. */
export interface ActionWindow {
	moment: string;
	/** What it is called within its phase. */
	label: string;
	/** When that is. */
	words: string;
}

export interface Limits {
	deck: number;
	copies: number;
}

/** A value and the seats that have seen it, as bits; null is the value for everyone else. */
export interface Secret<T> {
	value: T | null;
	seen_by: number;
}

export type Zone = "hand" | "life" | "discard" | "destroyed" | "aspects" | "resources" | "set_aside" | "field";

export interface Events {
	/** By what everyone knows, these seats might answer now, in order of priority: they are waited for alike. */
	opened: { moment: string; seats: number[] };
	/** The game goes on under another version of its rules. */
	rules_changed: { before: string; now: string };
	game_began: { first: number };
	/** A player has chosen a ready deck, and the Deity it serves. */
	deck_chosen: { seat: number; deck: number; deity: number };
	/** A Mulligan: the new Hand is known to its player only. */
	hand_renewed: { seat: number };
	turn_began: { seat: number; turn: number };
	phase_began: { seat: number; phase: string };
	drawn: { seat: number; level: number; card: Secret<number> };
	/** A card went from one place to another; its number is known to those who know the card. */
	moved: {
		/** Whose place it left. */
		seat: number;
		origin: Zone;
		/** Whose place it reached. */
		to: number;
		zone: Zone;
		level: number;
		card: Secret<number>;
	};
	/** The backs that everyone now sees on a Life Stack, from the top down. */
	backs_seen: { seat: number; levels: number[] };
	/** A hidden card is seen, by some or by all. */
	revealed: { seat: number; zone: Zone; level: number; card: Secret<number> };
	/** The top of a Life Stack was looked at: so many cards went back on top and so many under it. */
	rearranged: { seat: number; of: number; top: number; bottom: number };
	copied: { card: number; face: number };
	refreshed: {
		seat: number;
		cards: number[];
		/** How many Aspects of the Resource Area. */
		aspects: number;
	};
	upkeep_paid: { seat: number; card: number; full: boolean };
	offered: { seat: number; to: number; gives: Units; wants: Units };
	offer_answered: { seat: number; answer: "accepted" | "declined" | "no_trades" };
	traded: { seat: number; to: number; forced: boolean };
	seize_tried: { seat: number; of: number; level: number };
	aspect_placed: { seat: number; level: number; fresh: boolean };
	power_made: { seat: number; level: number };
	power_spent: { seat: number; units: Units };
	/** A Scheme, Summon, ability or Deity Power is announced; or a trigger or Heresy joins the chain. */
	announced: { kind: string; seat: number; card: number; face: number; cards: number[]; seats: number[]; x: number };
	/** An item is done. */
	resolved: { kind: string; seat: number; card: number; face: number };
	countered: { kind: string; seat: number; card: number; face: number };
	/** A card came into the Combat Field. */
	entered: { seat: number; card: number; face: number; direction: string; fresh: boolean };
	/** A card left the Combat Field. */
	left: {
		seat: number;
		card: number;
		face: number;
		how: "slain" | "destroyed" | "discarded" | "returned" | "sacrificed";
	};
	turned: { card: number; fresh: boolean };
	/** Markers on a card changed to these. */
	marked: { card: number; kind: "damage" | "blessing" | "freeze"; n: number };
	/** An effect changes a card for a while. */
	changed: { card: number; what: string; n: number };
	control_changed: { card: number; seat: number };
	/** An Aspect of a Resource Area was Exhausted or Refreshed. */
	aspect_turned: { seat: number; slot: number; fresh: boolean };
	/** An Aspect was turned face up. */
	manifested: {
		/** Who Manifested it. */
		seat: number;
		holder: number;
		slot: number;
		card: number;
	};
	/** The Aspects of a Resource Area were turned down and mixed. */
	recovered: { seat: number };
	recharged: { seat: number; level: number };
	attack_declared: { card: number; seat: number; stack: string };
	blocked: { card: number; attacker: number };
	/** Cards went off a stack by damage. */
	stack_damaged: { seat: number; stack: "life" | "discard"; n: number; by: number };
	decayed: { seat: number; n: number };
	sacrificed: { seat: number; card: number; face: number };
	deity_spent: { seat: number };
	lost: { seat: number };
	cards_gone: { seat: number };
	game_ended: { winners: number[]; reason: string };
	draft_opened: {};
	deity_kept: { seat: number; deity: Secret<number> };
	card_kept: { seat: number; card: Secret<number> };
	/** Everyone hands the rest to a neighbour, or takes up the next pile. */
	passed_on: { what: "deities" | "cards" | "pile"; to: "left" | "right" | "own" };
	left_out: { seat: number; card: Secret<number> };
	/** A drafted deck is ready, under the Deity that was chosen. */
	deck_built: { seat: number; deity: number; faithful: boolean };
}

export interface Options {
	/** Do nothing now. */
	pass: {};
	keep_hand: {};
	/** Shuffle the whole Hand back and draw seven new cards. */
	mulligan: {};
	choose_deck: { deck: number };
	/** Play the chosen deck for this Deity. */
	serve_deity: { deity: number };
	/** Keep this Deity and pass the others on. */
	take_deity: { deity: number };
	/** Keep this card and pass the others on. */
	draft_card: { card: number };
	leave_out: { card: number };
	/** Pay the Upkeep of this Intrigue next. */
	pay_upkeep: { card: number };
	/** Start a Free Trade with a player. */
	trade_with: { seat: number };
	/** Swap the top cards of both Life Stacks. */
	force_trade: { seat: number };
	/** Add one of your cards of this level to the offer. */
	offer_mine: { level: number };
	/** Add one of their cards of this level to the offer. */
	ask_for_theirs: { level: number };
	propose: {};
	accept_offer: {};
	/** Answer with an offer of your own. */
	counter_offer: {};
	decline_offer: {};
	/** Want no Free Trade in this phase. */
	no_trades: {};
	give_card: { card: number };
	/** Seize an Aspect of this level, looking at that player first. */
	seize: { seat: number; level: number };
	set_aside: { card: number };
	/** Take this card that was set aside back into the Hand. */
	take_back: { card: number };
	/** Put the Aspect in this slot of the Aspect Stack into the Resource Area. */
	place_aspect: { slot: number };
	/** Exhaust a Fresh Aspect of this level for Power. */
	generate: { level: number };
	pay_unit: { level: number };
	/** Play this card from the Hand. */
	summon: { card: number };
	build: { direction: Direction };
	use_ability: { card: number; ability: number };
	use_power: {};
	/** Give up Aspects to Destroy a card. */
	sacrifice: {};
	against: { card: number };
	target: { card: number };
	target_player: { seat: number };
	/** Choose what is pending at this depth of the agenda. */
	target_item: { depth: number };
	/** Choose the Aspect in this slot of a Resource Area. */
	choose_aspect: { seat: number; slot: number };
	choose_effect: { number: number };
	/** Do what is optional. */
	agree: {};
	/** Let this ability of yours happen next. */
	first_trigger: { card: number; ability: number };
	put_on_bottom: { card: number };
	put_on_top: { card: number };
	discard_card: { card: number };
	destroy_card: { card: number };
	attack: { card: number; seat: number; stack: "life" | "discard" };
	block: { card: number; attacker: number };
	/** Let this attacker damage its stack next. */
	strike_next: { card: number };
}

/** What an option or a refusal is about. */
export type Subject = table.Tagged<"verb", Options>;
export type Option = table.Option<Subject>;
export type Ask = table.Ask<Subject>;
export type Refusal = table.Refusal<Subject>;
/** An event as one seat is told it. */
export type Told = table.Told<table.Tagged<"event", Events>>;

export type ReplayStep = table.ReplayStep<Told, View>;

/** All that the table sends of this game. */
export interface Game {
	view: View;
	content: Content;
	subject: Subject;
	told: Told;
}
