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
	/** 1 roll, 2 actions, 3 shadow energy and crystals; 0 between turns and at the end. */
	phase: number;
	points: number;
	tiles: number[];
	players: Player[];
	dice: number[];
	tokens: number[];
	/** Spells cast this turn; one that is being aimed or paid for is not among them yet. */
	cast: number[];
	market: number[];
	portal: number[];
	discard: number[];
	main_left: number;
	companions_left: number;
	/** From the bottom; what everyone saw going under it is known. */
	counterspell_deck: (number | null)[];
	/** Damage announced and not yet taken: who, and how much. */
	damage: [number, number][];
	/** The attack spell that is being cast, until it has struck. */
	spell: Spell | null;
	/** Who has still to choose a character: what they have until then is nobody's choice. */
	choosing?: number[];
}

/** How a game ended: who won, none for a draw, and why. */
export interface Outcome {
	winners: number[];
	reason: string;
	/** True if a limit on its length ended it. */
	capped: boolean;
}

/** A player as another sees them; a Counterspell nobody showed is null. */
export interface Player {
	seat: number;
	character: number;
	hex: number;
	hp: number;
	energy: number;
	energy_limit: number;
	shadow: boolean;
	book: number[];
	counterspells: (number | null)[];
	companion: number;
	companion_ready: boolean;
}

/** An attack spell on its way: whose, which card, whom it would strike now and how often it is paid for. */
export interface Spell {
	seat: number;
	card: number;
	targets: number[];
	times: number;
}

/** Everything about the game that never changes. */
export interface Content {
	cards: Card[];
	tiles: Tile[];
	places: Hex[];
	adjacent: number[][];
	characters: Character[];
	phases: string[];
	resources: string[];
	/** The resources, by number, that pay each symbol of a cost. */
	paid_with: Record<string, number[]>;
	counterspell_cost: Record<string, number>;
	counterspell_rules: string[];
	dice: string[];
	limits: Limits;
}

/** A card as it is printed. */
export interface Card {
	name: string;
	kind: Kind;
	deck: Deck;
	level: number;
	text: string;
	icon: string;
	trigger: Trigger;
	origin: Origin;
	collect: Record<string, number>;
	cast: Record<string, number>;
	/** By how often the cost is paid; empty for what does not strike. */
	damage: number[];
	/** The distances it reaches. */
	range: number[];
	at: "" | "enemy" | "hex" | "all";
	/** No damage to an enemy in Shadow Form. */
	spares_shadow: boolean;
	/** A Companion with which every spell of its owner reaches everywhere. */
	reaches_all: boolean;
	/** The rules to be read with it. */
	rules: string[];
}

export type Kind = "attack" | "conversion" | "resource" | "counterspell" | "companion";

export type Deck = "main" | "counterspell" | "companion";

export type Trigger = "" | "damaged" | "damaged by spell" | "targeted by spell";

export type Origin = "rulebook" | "public facts" | "house";

/** A hex tile. */
export interface Tile {
	name: string;
	market: Market;
	text: string;
	icon: string;
	/** What it adds to the pool of whoever starts a turn there. */
	grants: string[];
	heals: number;
}

export type Market = "none" | "counterspell" | "main";

export type Hex = readonly [number, number];

export interface Character {
	name: string;
	base_form: string;
	shadow_form: string;
	text: string;
	icon: string;
}

export interface Limits {
	hp: number;
	book: number;
	points: number;
	transform: number;
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
	/** A player has chosen a character, whose Home tile now lies at the player's place. */
	character_chosen: { seat: number; character: number };
	turn_began: { seat: number; turn: number };
	/** Dice of the pool were rolled; `rolled` are the ones that moved. */
	dice_rolled: { seat: number; faces: number[]; rolled: number[] };
	resource_gained: { seat: number; resource: string; number: number };
	resources_spent: { seat: number; pieces: number[] };
	resource_converted: { seat: number; using: string; resource: string; number: number };
	point_spent: { seat: number; left: number };
	travelled: { seat: number; hex: number };
	spell_cast: { seat: number; card: number };
	/** A spell was paid for and aimed: at an enemy, or at a hex (the other is -1). */
	spell_aimed: { seat: number; card: number; enemy: number; hex: number; times: number };
	spell_missed: { seat: number; card: number };
	ability_used: { seat: number };
	follow_up_struck: { seat: number; card: number; enemy: number };
	protected: { seat: number };
	/** A card went to the discard pile, from a Spell Book or (seat -1) from the map. */
	card_discarded: { seat: number; card: number };
	card_turned_up: { hex: number; card: number };
	deck_reshuffled: {};
	card_collected: { seat: number; card: number; hex: number };
	counterspell_collected: { seat: number; card: Secret<number> };
	counterspell_revealed: { seat: number; card: number };
	resource_card_used: { seat: number; card: number };
	/** Damage is about to be dealt: pairs of seat and amount. */
	damage_announced: { by: number; source: string; hits: [number, number][] };
	damage_changed: { seat: number; amount: number; card: number };
	/** A player lost HP; `by` is -1 for Cursed Crystals. */
	hp_lost: { seat: number; amount: number; hp: number; by: number };
	hp_gained: { seat: number; amount: number; hp: number };
	energy_absorbed: { seat: number; fragments: number; energy: number };
	transformed: { seat: number };
	companion_summoned: { seat: number; card: number };
	portal_filled: { card: number };
	crystals_ignored: { seat: number; card: number };
	eliminated: { seat: number };
	pool_cleared: { seat: number };
	game_ended: { winners: number[]; reason: string };
}

export interface Options {
	/** Do nothing now. */
	pass: {};
	play_as: { character: number };
	/** Take what the tile grants. */
	accept: {};
	/** Move to an adjacent hex. */
	travel: { hex: number };
	/** Cast a spell from the Spell Book. */
	cast: { card: number };
	/** Roll some dice of the pool again. */
	reroll: {};
	/** Remove a Cursed Crystal from the pool. */
	protect: {};
	/** Replace the card beside this hex. */
	refresh: {};
	/** Take the card beside this hex, or a Counterspell. */
	collect: {};
	/** Discard a Resource card for its token. */
	use_card: { card: number };
	/** Use the Ability of the Shadow Form. */
	use_ability: {};
	/** Go on to Phase 3. */
	end_turn: {};
	/** Aim at one enemy. */
	target: { seat: number };
	/** Aim at every enemy on one hex. */
	target_hex: { hex: number };
	/** Pay a scaling cost this many times. */
	power: { times: number };
	/** Pay with one resource; `die` tells fragments on dice of different colours apart. */
	spend: { resource: string; die: string };
	/** Convert one resource; `using` is what is taken, purple where it stands in for a colour. */
	change: { using: string; resource: string; number: number };
	/** Choose a die to roll again. */
	reroll_die: { die: number };
	roll_dice: {};
	/** Discard this spell as part of a Collection Cost. */
	give_spell: { card: number };
	/** Discard this card to make room in the Spell Book. */
	discard: { card: number };
	/** Absorb this many Shadow Fragments. */
	absorb: { count: number };
	/** Turn to Shadow Form. */
	transform: {};
	/** Take this Companion from the portal. */
	summon: { card: number };
	/** Answer with a Counterspell. */
	reveal: { card: number };
	/** Run to an adjacent hex. */
	flee: { hex: number };
	/** Move to this hex with Kit's Ability. */
	leap: { hex: number };
	/** Push the enemies of this hex to that one. */
	push: { hex: number };
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
