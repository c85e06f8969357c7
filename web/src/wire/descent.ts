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
	/** The hero whose turn it is, or the monster that is activated. */
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
	/** The overlord's hand; null for the back of a card. */
	hand: (number | null)[];
	deck: number;
	discard: number[];
	search_deck: number;
	search_discard: number[];
	lasting: Lasting[];
	attack: Attack | null;
	/** The map as the figure sees it that the viewer is about to act with. */
	outlook: Outlook | null;
	/** The tests that the viewer's answers lead to, with their odds. */
	tests?: Ahead[];
	/** The open group or figure that the viewer is about to put on the map. */
	placing?: Placing | null;
	/** What the quest will do by itself before the next round. */
	round_end?: Coming[];
	results: string[];
	/** Where the campaign stands; null where a single quest is played. */
	campaign: Campaign | null;
}

/** How a game ended: who won, none for a draw, and why. */
export interface Outcome {
	winners: number[];
	reason: string;
	/** True if a limit on its length ended it. */
	capped: boolean;
}

/** A hero as he goes from one encounter to the next: sheet, class, cards. His figure has the same number. */
export interface Hero {
	seat: number;
	name: string;
	class_name: string;
	/** The card of his hero sheet. */
	sheet: number;
	skills: number[];
	/** Starting equipment, Shop Items, Search cards and Relics he carries. */
	items: number[];
	equipped: number[];
	exhausted: number[];
	/** Search cards turned face down. */
	used: number[];
	/** Cards got in a trade since his last turn: not to be equipped yet (DE-262). */
	traded: number[];
	feat_used: boolean;
	rested: boolean;
	/** The monsters that saw a sneaky hero when his turn began. */
	seen_by: number[];
	xp: number;
}

/** A figure and what its values are now. */
export interface FigureSeen {
	number: number;
	figure: Figure;
	speed: number;
	health: number;
	stamina: number;
	defense: Colour[];
	seat: number;
}

/** Whoever stands on the map: hero, familiar, monster, lieutenant, character; objects that can be attacked, too. */
export interface Figure {
	kind: Kind;
	/** The name of its sheet: hero, monster type, lieutenant, familiar. */
	name: string;
	side: Side;
	rank: Rank;
	act: number;
	group: number;
	/** What the quest calls it, where it has a name of its own there. */
	id: string;
	/** Where it stands, in order; nowhere while it is not on the map. */
	spaces: number[];
	/** Where the hero token of a knocked-out hero lies. */
	fallen: number;
	/** Where the token of a hero lies who has vanished until his next turn, or of a monster that will rise again. */
	away: number;
	/** True for a monster that has risen again until the end of this turn of the overlord. */
	risen: boolean;
	/** How it left the map for good. */
	gone: Gone;
	/** The way by which it left. */
	via: string;
	damage: number;
	fatigue: number;
	conditions: number;
	/** The token it carries. */
	carries: number;
	/** The hero a familiar belongs to. */
	owner: number;
	/** The relic a lieutenant wields: one at most (DE-427). */
	relic: number;
	relic_exhausted: boolean;
	extra_health: number;
	actions: number;
	/** Movement points. */
	points: number;
	/** Attacks it may still make: monsters have one in each activation. */
	attacks: number;
	/** Move actions taken. */
	moves: number;
	/** True once it has had its turn or activation in this round. */
	acted: boolean;
	/** True if it has left its space since its turn began. */
	stepped: boolean;
	/** True while its move action runs: it may trade (R18), and a pit ends it. */
	moving: boolean;
	/** Move actions beyond its actions. */
	extra_moves: number;
	/** Attack actions beyond its actions. */
	extra_attacks: number;
}

export type Kind = "hero" | "familiar" | "monster" | "lieutenant" | "npc" | "object";

export type Side = "heroes" | "overlord";

export type Rank = "" | "minion" | "master";

export type Gone = "" | "defeated" | "left" | "removed";

export type Colour = "blue" | "red" | "yellow" | "brown" | "gray" | "black";

/** A monster group: its type, and what the quest calls it. */
export interface Group {
	id: string;
	type: string;
	/** True once it has been activated in this overlord turn. */
	activated: boolean;
}

/** An objective or search token: where it lies and which face it shows. */
export interface Token {
	/** search, or the id the quest gives it. */
	kind: string;
	space: number;
	carrier: number;
	/** What is on its other side; who knows it stands in `seen`. */
	face: string;
	/** Who has seen its face, as bits of seats. */
	seen: number;
	unique: boolean;
}

/** A modifier of a card that goes on working after it was used. */
export interface Lasting {
	card: number;
	/** Its place among the modifiers of the card. */
	modifier: number;
	/** Whose value it changes. */
	figure: number;
	/** turn_end, next_turn_start, next_turn_end of that figure; round_end; overlord_turn_start; attack; encounter. */
	until: string;
	/** Whose turn ends it, if that is somebody else. */
	owner: number;
}

/** An attack under way. */
export interface Attack {
	by: number;
	target: number;
	space: number;
	card: number;
	kind: string;
	pool: Colour[];
	dice: number[];
	/** The range so far, of dice and all that adds to it. */
	range: number;
	rolled_range: number;
	/** How far away the target space is; 0 where no range is needed. */
	needed: number;
	/** Those left. */
	surges: number;
	all_surges: number;
	offers: Surge[];
	hits: Hit[];
	missed: boolean;
	line: SightLine | null;
	/** What each die might bring if it were rolled again; nothing once surges are spent. */
	again?: DieAgain[];
	rerolls?: Reroll[];
}

/** What surges can be spent on. */
export interface Surge {
	card: number;
	n: number;
	cost: number;
	words: string;
	spent: boolean;
	/** What the target would suffer if it were spent now. */
	damage: number;
	range: number;
}

/** One figure that is affected: how it defends, and what it would suffer. */
export interface Hit {
	figure: number;
	pool: Colour[];
	dice: number[];
	account: AccountLine[];
	damage: number;
}

/** One line of the account: what it is, and by how much the damage grows or shrinks. */
export interface AccountLine {
	words: string;
	number: number;
	rule: string;
	/** The die it is about, as it lies. */
	die: number;
	card: number;
}

/** The line to an enemy: the one that holds, or the least hindered one with what stops it. */
export interface SightLine {
	figure: number;
	space: number;
	away: number;
	seen: boolean;
	/** From corner to corner; none where walls cut every line. */
	start: Point | null;
	end: Point | null;
	/** The spaces in its way. */
	stopped_by: number[];
	/** The shut doors in its way. */
	doors: number[];
}

export type Point = readonly [number, number];

/** A die that might be rolled again, and what would then be suffered on average, before surges. */
export interface DieAgain {
	/** Whose defense die it is; -1 for the attack. */
	figure: number;
	/** Its place in the pool. */
	die: number;
	now: number;
	average: number;
}

/** A card on the table by which dice of this attack might be rolled again; the overlord's hand is none. */
export interface Reroll {
	/** Who may use it. */
	figure: number;
	card: number;
	/** Whose and which; none before they are rolled. */
	dice: [number, number][];
	/** Why it cannot be used; empty where it can. */
	why_not: string;
}

/** The map as one figure sees it. */
export interface Outlook {
	figure: number;
	/** By space how many spaces it is away (DE-204). */
	away: number[];
	/** The spaces in its line of sight. */
	seen: number[];
	/** To every space it can go to now. */
	ways: Way[];
	/** To the spaces it could go to after a move action, and what that takes in fatigue. */
	moves: Way[];
	lines: SightLine[];
}

/** How the figure gets to a space. */
export interface Way {
	space: number;
	points: number;
	/** The spaces it enters, that one last. */
	path: number[];
	fatigue: number;
}

/** The tests that one of the options leads to. */
export interface Ahead {
	option: number;
	tests: Odds[];
}

/** One test, and how many of the equally likely rolls pass it. */
export interface Odds {
	figure: number;
	attribute: string;
	/** The value of the attribute, with whatever is added for this test. */
	against: number;
	passes: number;
	rolls: number;
}

/** An open group that is chosen, or a figure that is about to stand somewhere. */
export interface Placing {
	/** The open group whose monsters are chosen. */
	group: string;
	/** Where that group starts. */
	spaces: number[];
	strengths: Strength[];
	/** By space how many spaces the nearest enemy is away (DE-204). */
	away: number[];
	/** How many figures are placed after this one. */
	left: number;
}

/** How many monsters of a type the group would have. */
export interface Strength {
	type: string;
	minions: number;
	masters: number;
}

/** A rule of the quest that will speak, as things stand. */
export interface Coming {
	when: When;
	words: string;
	tests: Odds[];
}

export type When = "heroes_done" | "round_end";

/** The campaign. */
export interface Campaign {
	/** `party` while heroes are chosen, `quest` and `quest_over`, a step of the Campaign phase (`STEPS`), or `over`. */
	step: string;
	/** The stage of the quest that is played, or comes next. */
	stage: Stage | null;
	until: string;
	/** Which quest is played or prepared, from 1. */
	number: number;
	/** How many quests this campaign has. */
	quests: number;
	path: QuestOnPath[];
	gold: number;
	party: Member[];
	overlord: OverlordSheet;
	shop: Shop | null;
	travel: Travel | null;
}

export type Stage = "introduction" | "act1" | "interlude" | "act2" | "finale";

/** A quest of the campaign, and the rumours about it. */
export interface QuestOnPath {
	id: string;
	name: string;
	stage: Stage;
	state: QuestState;
	winner: string;
	/** Which quest of the campaign it is, from 1; 0 if it was not played yet. */
	number: number;
	/** The Act I quest whose result opens or closes it; empty for others. */
	after: string;
	/** The side whose win of that quest opens it. */
	opened_by: "" | "heroes" | "overlord";
	/** The travel icons on the way there. */
	icons: Icon[];
	/** What a win of the heroes opens, and what they get for it. */
	if_heroes: string;
	if_overlord: string;
	heroes_get: string;
	overlord_gets: string;
}

export type QuestState = "won" | "lost" | "playing" | "open" | "closed" | "ahead";

export type Icon = "road" | "plains" | "forest" | "mountains" | "water";

/** A hero of the party; his cards stand in the view's `heroes`. */
export interface Member {
	figure: number;
	name: string;
	class_name: string;
	seat: number;
	xp: number;
	/** Experience he has spent. */
	spent: number;
	/** The skills of his class he has not learned yet. */
	to_learn: number[];
	/** Of those skills the ones that help an equipped weapon, while experience is spent. */
	helps?: SkillHelp[];
}

/** What a skill would add to what a hero's weapon deals on average, at each distance. */
export interface SkillHelp {
	card: number;
	weapon: number;
	now: number[];
	then: number[];
}

/** What the overlord has gained; everyone may look at it but for the cards he left out. */
export interface OverlordSheet {
	xp: number;
	spent: number;
	bought: number[];
	/** Overlord cards he has not bought. */
	for_sale: number[];
	relics: number[];
	wielded: [string, number][];
	off: number[];
	opened: string[];
	/** Cards he left out of this quest: null for the back of one, which is all the heroes see. */
	set_aside: (number | null)[];
}

/** What is for sale. */
export interface Shop {
	offer: number[];
	/** All that is left of Act I is for sale. */
	sale: boolean;
	/** How many Shop Items of this act nobody owns. */
	cards_left: number;
}

/** The way to the quest while the heroes travel it. */
export interface Travel {
	quest: string;
	home: string;
	stops: StopOnWay[];
	/** The Travel Event card drawn here; -1 for none. */
	event: number;
	label: string;
	text: string;
	/** No event is drawn at the next icon. */
	skips: boolean;
	/** What each of several hero players is for, where they have to agree. */
	votes?: Vote[];
}

/** A travel icon on the way. */
export interface StopOnWay {
	id: string;
	icon: Icon;
	state: "passed" | "here" | "ahead";
}

/** A hero player where all have to agree. */
export interface Vote {
	seat: number;
	/** What he is for; empty where he has not spoken. */
	said: string;
}

/** Everything about the game that never changes. */
export interface Content {
	kinds: CardKind[];
	/** The kind of every card by its number. */
	cards: number[];
	/** By name, rank, act and number of heroes. */
	sheets: Record<string, Sheet>;
	/** The archetype of each. */
	heroes: Record<string, string>;
	classes: Record<string, string>;
	monsters: Record<string, Monster>;
	maps: Record<string, DungeonMap>;
	quests: Record<string, Quest>;
	dice: Face[];
	campaign: Road;
	conditions: string[];
	moments: Record<string, string>;
}

/** A kind of card; what is empty is left out. */
export interface CardKind {
	name: string;
	kind: CardType;
	text?: string;
	icon: string;
	origin: Origin;
	slot?: Slot;
	traits?: string[];
	attack?: AttackType;
	dice?: Colour[];
	gold?: number;
	xp?: number;
	hero_class?: string;
	deck?: string;
	type?: string;
	surges?: string[];
	/** What a weapon deals on average against a gray die, 2, 4 and 5 spaces away; a melee weapon, to a neighbour. */
	average?: number[];
	fatigue?: number;
	/** The moments at which it can be used. */
	at?: string[];
	/** When a skill can be used, where its text does not say it. */
	timing?: string;
	exhausts?: boolean;
}

export type CardType = "hero" | "skill" | "item" | "search" | "relic" | "ability" | "overlord" | "familiar";

export type Origin = "rulebook" | "public facts" | "house";

export type Slot = "" | "one hand" | "two hands" | "armor" | "other";

export type AttackType = "" | "melee" | "ranged";

/** The numbers of a figure. */
export interface Sheet {
	size: [number, number];
	speed: number;
	health: number;
	stamina: number;
	defense: Colour[];
	attack: AttackType;
	dice: Colour[];
	surges: string[];
	abilities: string[];
	/** Might, knowledge, willpower, awareness. */
	attributes: [number, number, number, number];
}

export interface Monster {
	traits: string[];
	size: [number, number];
}

/** A map by spaces: where each lies, its terrain and tile; walls and doors from corner point to corner point. */
export interface DungeonMap {
	width: number;
	height: number;
	at: Point[];
	names: string[];
	terrain: string[];
	tile: string[];
	/** What the tiles that show something are called. */
	places: Record<string, string>;
	walls: Edge[];
	doors: Door[];
	ways: Record<string, number[]>;
}

export type Edge = readonly [number, number, number, number];

export interface Door {
	kind: string;
	line: Edge;
}

export interface Quest {
	name: string;
	category: string;
	encounters: Record<string, Encounter>;
}

/** What both sides read before an encounter begins, and what its things are called. */
export interface Encounter {
	title: string;
	flavour: string;
	number: number;
	heroes: Aim;
	overlord: Aim;
	rules: string[];
	reinforcements: string[];
	special: string;
	clock: Clock;
	tokens: Record<string, string>;
	figures: Record<string, string>;
	groups: Record<string, EncounterGroup>;
}

/** What a side has to do in an encounter, and how it may go about it. */
export interface Aim {
	goal: string;
	plan: string;
}

export interface Clock {
	last_round: number;
	then: string;
}

/** A monster group of an encounter; the overlord chooses the type of an open one, by its traits. */
export interface EncounterGroup {
	open: boolean;
	type: string;
	traits: string[];
}

/** A face of a die. */
export interface Face {
	colour: Colour;
	damage: number;
	surges: number;
	range: number;
	shields: number;
	miss: boolean;
}

/** The campaign: its steps and stages, and the map it is travelled on. */
export interface Road {
	steps: string[];
	stages: Record<Stage, string>;
	home: string;
	stops: Stop[];
	/** For each kind of stop how many of the ten Travel Event cards hold an event. */
	events: Record<Icon, number>;
}

/** A travel icon on the campaign map, and the stop before it (DE-361). */
export interface Stop {
	id: string;
	from: string;
	icon: Icon;
	quests: string[];
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
	quest_began: { quest: string };
	quest_ended: { quest: string; winner: string };
	/** The Act II cards of monsters, lieutenants and the shop are used from now on. */
	act_changed: {};
	finds_sold: { gold: number; cards: number[] };
	cleaned_up: {};
	gold_gained: { gold: number };
	/** Of one hero, or of the overlord (-1). */
	experience_gained: { figure: number; points: number };
	/** By a hero, or by the overlord (-1). */
	relic_gained: { figure: number; card: number };
	type_opened: { type: string };
	card_handed_back: { card: number; points: number };
	/** The cards that are for sale. */
	shop_opened: { cards: number[] };
	item_sold: { figure: number; card: number; gold: number };
	item_passed_on: { giver: number; taker: number; card: number };
	relic_wielded: { lieutenant: string; card: number };
	card_set_aside: { card: Secret<number> };
	departed: { quest: string };
	/** A Travel Event card and the entry of it that counts. */
	travel_event_drawn: { drawn: number; icon: string };
	/** What a hero player is for, where all have to agree: a choice by its place, which may be of a hero. */
	spoken_for: { seat: number; choice: number; hero: number; drawn: number; icon: string };
	/** Nothing is drawn here, as an earlier event said. */
	stop_passed: { icon: string };
	/** A hero looks at the overlord's hand. */
	hand_seen: { figure: number; cards: Secret<number[]> };
	/** The heroes are where the quest is. */
	place_reached: { quest: string };
	attack_declared: { by: number; target: number; space: number; card: number };
	/** Dice for something that is no attack. */
	dice_rolled: { seat: number; dice: number[] };
	attack_rolled: { by: number; dice: number[] };
	defense_rolled: { figure: number; dice: number[] };
	die_rerolled: {
		/** Whose defense die it is; -1 for the attack. */
		figure: number;
		old: number;
		new: number;
	};
	surge_spent: { by: number; card: number; n: number };
	/** Another figure takes the place of the target. */
	attack_redirected: { figure: number; other: number };
	attack_missed: {
		by: number;
		/** x, range or toll. */
		reason: string;
	};
	attack_blocked: { figure: number };
	tested: { figure: number; attribute: string; dice: number[]; passed: boolean };
	encounter_began: { encounter: string };
	encounter_ended: { encounter: string; winner: string };
	round_began: { round: number };
	round_ended: { round: number };
	turn_began: { figure: number };
	turn_ended: { figure: number };
	overlord_turn_began: {};
	overlord_turn_ended: {};
	group_activated: { group: number };
	activated: { figure: number };
	activation_ended: { figure: number };
	game_ended: { winners: number[]; reason: string };
	hero_taken: { seat: number; hero: string; class_name: string };
	skill_learned: { figure: number; card: number };
	item_bought: { figure: number; card: number };
	overlord_bought: { card: number };
	placed: { figure: number; spaces: number[] };
	arrived: { figure: number; who: string; rank: string; spaces: number[] };
	group_taken: { group: number; type: string };
	token_placed: { token: number; space: number };
	move_taken: { figure: number; points: number };
	points_gained: { figure: number; points: number };
	moved: {
		figure: number;
		/** The space it entered. */
		space: number;
	};
	base_turned: { figure: number; spaces: number[] };
	movement_bought: { figure: number; points: number };
	move_ended: { figure: number };
	left_map: { figure: number; way: string };
	rested: { figure: number };
	searched: { figure: number; token: number };
	/** A Search card is drawn face up for all to see (DE-129). */
	search_card_drawn: { figure: number; card: number };
	/** The token that was searched is the one that hides something of the quest. */
	unique_found: { figure: number; what: string };
	nothing_found: { figure: number };
	stood_up: { figure: number; spaces: number[] };
	door_opened: { figure: number; door: number };
	door_closed: { figure: number; door: number };
	door_changed: { door: number; state: string };
	climbed_out: { figure: number; space: number };
	token_picked_up: { figure: number; token: number };
	/** A hero has what was found: like a Search card, not as a token he carries. */
	token_kept: { figure: number; token: number };
	token_dropped: { figure: number; token: number; space: number };
	action_gained: { figure: number; kind: string };
	equipped: { figure: number; card: number };
	unequipped: { figure: number; card: number };
	exhausted: { figure: number; card: number };
	refreshed: { figure: number; cards: number[] };
	card_used: { figure: number; card: number };
	feat_used: { figure: number; card: number };
	card_flipped: { figure: number; card: number };
	card_traded: { giver: number; taker: number; card: number };
	overlord_drew: { number: number; cards: Secret<number[]> };
	overlord_reshuffled: {};
	overlord_played: { card: number; figure: number };
	/** Cards come to the overlord's hand for all to see. */
	overlord_took: { cards: number[] };
	/** The overlord looks at the top of his deck and may put it in another order. */
	overlord_looked: { number: number };
	overlord_discarded: { cards: number[] };
	/** A hero is off the map until his next turn. */
	vanished: { figure: number; space: number };
	/** A hero who had vanished stands on the map again. */
	came_back: { figure: number; spaces: number[] };
	/** A hero finds a Shop Item. */
	item_found: { figure: number; card: number };
	damaged: { figure: number; damage: number; by: number };
	fatigued: { figure: number; fatigue: number };
	recovered: { figure: number; damage: number; fatigue: number };
	condition_gained: { figure: number; condition: string };
	condition_lost: { figure: number; condition: string };
	defeated: { figure: number; by: number };
	knocked_out: { figure: number; space: number };
	/** The overlord acts with a hero. */
	charmed: { figure: number };
	/** A token lies where a defeated monster will rise again. */
	will_rise: { figure: number; space: number };
	rose: { figure: number; spaces: number[] };
	/** A minion was swapped for a master. */
	promoted: { figure: number };
	removed: { figure: number };
	fell_into_pit: { figure: number };
	counter_changed: { counter: string; number: number };
	/** A helper fights for the other side now. */
	side_changed: { figure: number; side: string };
	/** A token is out of the game. */
	token_removed: { token: number };
	/** A token was turned up. */
	token_turned: { token: number; face: string };
	/** A side has looked at a token. */
	token_seen: { token: number; side: string };
}

export interface Options {
	/** Do nothing now. */
	pass: {};
	/** The quest is over: go back to Arhynn. */
	back_to_arhynn: {};
	/** Spend this hero's experience on this skill. */
	learn: { card: number; figure: number };
	/** Spend experience on this Overlord card. */
	buy_overlord_card: { card: number };
	/** Hand this Overlord card back for what it cost. */
	hand_back: { card: number };
	/** Buy this Shop Item. */
	buy: { card: number };
	/** Sell this item of a hero. */
	sell: { card: number };
	/** Give this item to another hero. */
	pass_on: { card: number };
	/** Play this quest next. */
	play_next: { quest: string };
	/** Let this lieutenant wield this relic. */
	wield: { card: number; lieutenant: string };
	/** Leave this Overlord card out of the next quest. */
	put_aside: { card: number };
	/** Choose this of what a Travel Event offers. */
	road_choice: {
		/** Its place there. */
		n: number;
	};
	/** Play this hero. */
	take_hero: { hero: string };
	/** Take this class. */
	take_class: { name: string };
	/** Put the figure here. */
	place_at: {
		figure: number;
		/** The spaces it would cover. */
		spaces: number[];
	};
	/** Let monsters of this type be the open group. */
	take_group: { type: string };
	/** Let this hero go next. */
	take_turn: { figure: number };
	/** Activate this monster. */
	activate: { figure: number };
	/** Activate the monsters of this group next. */
	activate_group: { group: number };
	/** Let this familiar act. */
	familiar: { figure: number };
	/** Do nothing more in this turn or activation. */
	end_turn: {};
	/** Take a move action: movement points equal to Speed. */
	move_action: {};
	/** Walk to this space. */
	go: {
		space: number;
		/** What the way there costs. */
		points: number;
		/** Fatigue it takes: for points that are bought, and for whatever asks for it on the way. */
		fatigue: number;
		/** Damage that terrain on the way will do. */
		damage: number;
	};
	/** Leave the map by this way. */
	leave_map: { way: string };
	/** Lay the base of a large figure so. */
	turn_base: { spaces: number[] };
	/** Go on to the next encounter. */
	go_on: {};
	/** Stand in this space, next to this figure. */
	stand_by: { figure: number; space: number };
	/** Attack this figure with this weapon; -1 stands for bare hands and for what a figure has by itself. */
	attack_with: { card: number; figure: number };
	/** Let this space be the target space. */
	aim_at: { space: number };
	/** Rest. */
	rest: {};
	/** Search this token. */
	search: { token: number };
	/** Stand up. */
	stand_up: {};
	/** Revive this hero. */
	revive: { figure: number };
	/** Open this door. */
	open_door: { door: number };
	/** Close this door. */
	close_door: { door: number };
	/** Try to force this locked door by an attribute. */
	force_door: { door: number; attribute: string };
	/** Attack this door with this weapon. */
	break_door: { door: number; card: number };
	/** Go from this glyph to the one in that space. */
	step_through: { space: number };
	/** Climb out of the pit. */
	climb_out: {};
	/** Spend an action to be no longer Stunned. */
	shake_off: {};
	/** Pick up this token. */
	pick_up: { token: number };
	/** Drop the token that is carried here. */
	drop: { space: number };
	/** Hand the carried token to this friend. */
	hand_over: { figure: number };
	/** Do what a rule of the quest offers. */
	special: { rule: string; subject: number };
	/** Use what this card says. */
	use: {
		card: number;
		ability: number;
		/** Who uses it. */
		figure: number;
	};
	/** Play this Overlord card. */
	play_card: { card: number; ability: number };
	/** Trade with this hero. */
	trade: { figure: number };
	/** Give this card to the other. */
	give: { card: number };
	/** Take this card from the other. */
	take: { card: number };
	/** Give what was found to the other. */
	give_find: { token: number };
	/** Take what the other has found. */
	take_find: { token: number };
	/** Equip this item. */
	equip: { card: number };
	/** Exhaust this card. */
	exhaust: { card: number };
	/** Turn this item face down. */
	put_away: { card: number };
	/** Roll this die again. */
	reroll: {
		/** Its place in the pool. */
		die: number;
		colour: Colour;
		face: number;
		/** Whose defense die it is; -1 for the attack. */
		figure: number;
	};
	/** Spend surges on what this card offers; -1 is what is printed for the attacker itself. */
	spend_surge: {
		card: number;
		/** Its place there. */
		n: number;
	};
	/** Spend a surge to recover 1 fatigue. */
	recover_fatigue: {};
	/** Choose this figure. */
	choose: { figure: number };
	/** Choose this monster group. */
	choose_group: { group: number };
	/** Choose this space. */
	choose_space: { space: number };
	/** Choose one of several words: a condition, an attribute, a kind of card. */
	choose_word: { word: string };
	/** Choose a number. */
	choose_number: { number: number };
	/** Choose this card. */
	choose_card: { card: number };
	/** Draw an Overlord card. */
	draw_card: {};
	/** Do it. */
	accept: {};
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
