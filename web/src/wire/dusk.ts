// Made by `make wire` from what Python declares: change it there.

import type * as table from "../lib/wire";

/** The table as one seat sees it. */
export interface View {
	seat: number | null;
	seats: number;
	turn: number;
	/** Whose turn it is. */
	active: number;
	/** Who is asked; null where that would tell what they hold. */
	decides: number | null;
	outcome: Outcome | null;
	arena: number;
	mode: string;
	round: number;
	actions: number;
	strikes: number;
	acted: number;
	attacked: boolean;
	most_wounds: number;
	players: Player[];
	in_play: InPlay[];
	table: number[];
	wicks: number[];
	boosts: [string, number, string[]][];
	stack: Unresolved[];
	/** Only its own seat sees it. */
	forming: Forming | null;
	sets: number[];
}

/** How a game ended: who won, none for a draw, and why. */
export interface Outcome {
	winners: number[];
	reason: string;
	/** True if a limit on its length ended it. */
	capped: boolean;
}

/** A player as another sees them; a card that seat does not know is null. */
export interface Player {
	seat: number;
	team: number;
	phantom: number;
	skill: number;
	weapon: number;
	hex: number;
	wounds: number;
	/** The locations that still have armour. */
	armour: number[];
	hand: (number | null)[];
	deck: number;
	deck_top: number | null;
	/** Only the owner may look through it. */
	boneyard: number[] | null;
	boneyard_size: number;
	/** The card that lies on top of it, which everyone sees. */
	boneyard_top: number | null;
	void: number[];
	passive: number;
	passive_ready: boolean;
	shards: number;
	/** While decks are built: what this seat knows of the picked cards. */
	picks: number[];
	moved: number;
	passed: boolean;
	stunned: "" | "next" | "now";
	held_still: boolean;
	refill: number;
	initiative: number;
	out: boolean;
}

/** A card that lies face up before a player. */
export interface InPlay {
	card: number;
	owner: number;
	holder: number;
	shards: number;
}

/** Something declared and not yet resolved, the last one resolving first. */
export interface Unresolved {
	kind: AttackKind | "card" | "move" | "location" | "initiative";
	seat: number;
	cards: number[];
	targets: number[];
	value: number;
	dice: number[];
	change: number;
	cancelled: boolean;
	/** Its place on the stack of what it answers. */
	answers: number;
	/** What an attack is on that is on no Phantom. */
	hex?: number;
	/** Where its range is counted from, if that is a Wick. */
	wick?: number;
}

export type AttackKind = "single" | "power" | "called";

/** What a seat is putting together, card by card, before it is declared. */
export interface Forming {
	kind: "attack" | "called" | "block" | "dodge" | "move" | "walk";
	cards: number[];
	/** What the cards have to total, or all count as; of a walk, its hexes. */
	value: number;
	target: number;
	/** What the cards of a block or a Called Shot count so far. */
	total: number;
}

/** Everything about the game that never changes. */
export interface Content {
	cards: Card[];
	basic: number[][];
	sets: CardSet[];
	arenas: Arena[];
	keywords: Record<string, string>;
	limits: Limits;
}

/** A card as it is printed. */
export interface Card {
	name: string;
	pool: Pool;
	/** The id of the set it belongs to; empty for a BASIC card. */
	set: string;
	type: Type;
	/** 0 for a card without a value of its own. */
	value: number;
	/** What it may count as. */
	values: number[];
	keywords: string[];
	/** The keywords on it and in its text, without their numbers. */
	words: string[];
	/** The rules it touches, in the order they are used. */
	rules: string[];
	text: string;
	icon: string;
	starter: boolean;
	/** True if its text works while it attacks. */
	attacks: boolean;
}

export type Pool = "basic" | "passive" | "gift" | "skill" | "weapon";

export type Type = "NUMBER" | "WILD" | "TILT" | "ACTION" | "FREE ACTION" | "REACTION" | "ATTACK" | "PERSISTENT";

/** A Phantom, a Skill or a Weapon. */
export interface CardSet {
	id: string;
	kind: Kind;
	name: string;
	style: string;
	identity: string;
	counter: string;
	colour: string;
	icon: string;
	cards: number[];
	passive: number;
}

export type Kind = "phantom" | "skill" | "weapon";

/** An arrangement of the tiles, by places. */
export interface Arena {
	name: string;
	title: string;
	cells: Hex[];
	names: string[];
	large: Hex[];
	small: Hex[];
	near: number[][];
	distance: number[][];
	corners: number[];
	centre: number;
}

export type Hex = readonly [number, number];

export interface Limits {
	actions: number;
}

/** A value and the seats that have seen it, as bits; null is the value for everyone else. */
export interface Secret<T> {
	value: T | null;
	seen_by: number;
}

export interface Events {
	/** By what everyone knows, these seats might answer now, in order of priority: they are waited for alike. */
	opened: { moment: string; seats: number[] };
	/** The game goes on under another version of its rules. */
	rules_changed: { before: string; now: string };
	set_taken: { seat: number; set: number };
	/** A card was chosen for a deck; only its owner knows which. */
	card_picked: { seat: number; set: number; card: Secret<number> };
	/** A ready deck was dealt: the sets, and the cards where they are known. */
	deck_dealt: { seat: number; sets: number[]; cards: Secret<number[]> };
	placement_rolled: { faces: number[] };
	placed: { seat: number; hex: number };
	decks_shuffled: {};
	round_began: { round: number };
	round_ended: { round: number };
	/** Cards were drawn, in the redraw or by an effect. */
	drew: { seat: number; number: number; cards: Secret<number[]>; redraw: boolean };
	reshuffled: { seat: number };
	/** The faces of all seats; 0 for those that did not roll. */
	initiative_rolled: { faces: number[] };
	initiative_won: { seat: number };
	/** Who takes the first turn of the round. */
	first_chosen: { seat: number };
	turn_began: { seat: number; turn: number };
	move_declared: { seat: number; card: number; value: number };
	/** A Phantom stands on another hex; `by` is who moved it. */
	moved: { seat: number; hex: number; by: number };
	/** Cards attack a Phantom, or (target -1) a hex. */
	attack_declared: { by: number; kind: string; cards: number[]; values: number[]; target: number; hex: number };
	attack_joined: { seat: number; card: number };
	/** A card was played for its effect. */
	card_played: { seat: number; card: number };
	/** A card in play or a passive was used. */
	card_used: { seat: number; card: number };
	card_cancelled: { card: number };
	/** A card has left the table: to a Boneyard, a hand, the Void, or into play. */
	card_resolved: { seat: number; card: number; to: string };
	held: { seat: number; card: number };
	turn_passed: { seat: number };
	turn_ended: { seat: number };
	discarded: { seat: number; cards: number[] };
	/** Cards went to the Void; SACROSANCT ones were shown and stayed. */
	banished: { seat: number; cards: number[]; stayed: number[] };
	recovered: { seat: number; cards: number[]; to: string };
	hand_looked_at: { seat: number; of: number; cards: Secret<number[]> };
	deck_looked_at: { seat: number; of: number; cards: Secret<number[]> };
	/** A card that was looked at went to a hand. */
	card_taken: { seat: number; card: Secret<number> };
	/** Cards that were looked at went back to the top or the bottom. */
	deck_sorted: { seat: number; of: number; number: number; to: string };
	dodged: { seat: number; cards: number[]; value: number };
	/** Cards block one card of an attack, or (no cards) an effect does. */
	blocked: { seat: number; cards: number[]; value: number };
	/** The attacker names what is blocked. */
	block_given: { seat: number; cards: number[] };
	attack_missed: { seat: number; cards: number[] };
	/** Hit location dice of `by` against `seat`. */
	location_rolled: { by: number; seat: number; faces: number[] };
	/** The change of a hit location roll so far. */
	roll_changed: { seat: number; change: number };
	location_settled: { seat: number; location: number };
	/** Another die: for CRUSH or CARVE. */
	die_rolled: { by: number; keyword: string; face: number };
	armour_lost: { seat: number; location: number };
	armour_mended: { seat: number; location: number };
	/** A wound was lost; `seat` is who bore it. */
	wounded: { seat: number; left: number };
	healed: { seat: number; left: number };
	stunned: { seat: number };
	/** A Phantom may not move by itself for a while. */
	banned: { seat: number };
	/** The next attack, or the next card, of a player gets something. */
	boosted: { seat: number; kind: string };
	keywords_granted: { card: number; keywords: string[] };
	action_gained: { seat: number; kind: string };
	refill_changed: { seat: number; by: number };
	initiative_changed: { seat: number; by: number };
	/** Shards on a card of a player are now so many. */
	shards_changed: { seat: number; card: number; by: number; shards: number };
	passive_turned: { seat: number; ready: boolean };
	entered_play: { card: number; holder: number };
	left_play: { card: number; destroyed: boolean };
	wick_placed: { hex: number };
	wick_removed: { hex: number };
	quelled: { seat: number; value: number };
	dispersed: { seat: number; reason: string };
	game_ended: { winners: number[]; reason: string };
}

export interface Options {
	/** Do nothing now. */
	pass: {};
	/** Take a Phantom, a Skill or a Weapon. */
	take_set: { set: number };
	/** Put this card of the set into the deck. */
	pick: { card: number };
	pick_starters: { set: number };
	/** Say which team places a Phantom first. */
	place_first: { team: number };
	/** Put the Phantom on this corner. */
	place: { hex: number };
	/** Take the first turn of the round. */
	go_first: {};
	/** Take the last turn of the round. */
	go_last: {};
	/** Draw up to a full hand. */
	refill: {};
	/** Play this card for its effect. */
	play: { card: number };
	/** Play this card as a Move. */
	move_with: { card: number };
	/** Attack with this card, alone or with others of its value. */
	attack_with: { card: number };
	/** Add cards together to one attack on this player. */
	call_shot: { seat: number };
	/** Discard this card and stay in the rotation. */
	hold: { card: number };
	/** Take no action and no further turn this round. */
	pass_round: {};
	end_turn: {};
	/** Use this card in play, or the passive. */
	use: { card: number };
	/** Banish a card from hand to put a Shard on this card. */
	empower: { card: number };
	/** Spend an action and the cost to destroy this card. */
	escape: { card: number };
	/** Count the card as this value. */
	as: { value: number };
	/** Move to this hex. */
	go: { hex: number };
	/** Do not move any farther. */
	stay: {};
	/** Attack this player at this value, counting from a Wick where `wick` is its hex. */
	aim: { seat: number; value: number; wick: number };
	/** Attack this hex at this value: every Phantom near it, or the token on it. */
	aim_at_hex: { hex: number; value: number; wick: number };
	/** Add this card, counting as that value. */
	add: { card: number; value: number };
	/** Declare the attack as it stands. */
	strike: {};
	/** Choose this player. */
	target: { seat: number };
	/** Play Tilt: roll that die again, or (die -1) draw two cards. */
	tilt: { card: number; die: number };
	dodge: { value: number };
	/** Attack the attacker first, at any range. */
	brace: { card: number };
	/** Add this UNIFIED card to the attack. */
	join: { card: number };
	/** Destroy this DEFEND card to lower the roll by 2. */
	lower_roll: { card: number };
	/** Block an attack that takes this value. */
	block: { value: number };
	/** Let the block stop this card of the attack. */
	block_at: { card: number };
	/** Resolve this card of the attack next. */
	resolve: { card: number; seat: number };
	discard: { card: number };
	/** Send this card to the Void. */
	banish: { card: number };
	/** Choose this die. */
	keep: { face: number };
	/** Change the roll by this much. */
	shift: { by: number };
	spend_shards: { number: number };
	/** Take the Shard from this card. */
	shard_from: { card: number };
	/** Choose one of the ways a card offers. */
	choice: { number: number };
	/** Choose a location of the health card. */
	location: { location: number };
	/** Choose this card to come back. */
	recover: { card: number };
	/** Take this card into the hand. */
	take: { card: number };
	/** Put this card into the Boneyard. */
	bin: { card: number };
	put_next: { card: number };
	/** Destroy this card in play. */
	destroy_card: { card: number };
	/** Choose a hex for a Wick, or one of the Wicks. */
	wick: { hex: number };
	/** Give the keywords to this card. */
	grant: { card: number };
	heal: {};
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
