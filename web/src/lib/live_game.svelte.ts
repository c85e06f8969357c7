/** A table as one browser sees it: what the server told, played beat by beat, and what a click does. */

import type { Deed, GameParts, Rolled, Stage } from "../games/parts";
import { act, holdFor, viewAfter } from "./acting";
import { Afterglow } from "./afterglow.svelte";
import { Beginning, standsForItself } from "./begun.svelte";
import { faceOf } from "./bots";
import { type Choice, choosable, meaning, plainChoices } from "./choosing";
import { Connection, type Line } from "./connection";
import { chanceIn } from "./fair";
import { type Beat, Playback } from "./playback";
import { type Shown, shownOf } from "./shown";
import { play } from "./sounds";
import { toasts } from "./toasts.svelte";
import type { Ask, ChatLine, FromServer, Refusal, Room, SeatTable, Told, ToServer, View, Waits } from "./wire";

const LONGEST_LOG = 400;

export interface Menu {
	x: number;
	y: number;
	/** The thing it is about. */
	key: string;
	options: number[];
}

export class LiveGame implements Stage {
	room = $state<Room | null>(null);
	chat = $state<ChatLine[]>([]);
	unread = $state(0);
	/** What I say is meant for my side alone. */
	aside = $state(false);
	connected = $state(true);
	/** Who offers a draw. */
	drawOffer = $state<{ seat: number; name: string } | null>(null);
	/** Why the server ended the connection, if it said so. */
	farewell = $state("");
	refusal = $state<string | null>(null);
	/** True while events are still being played. */
	playing = $state(false);
	/** An answer is on its way. */
	sent = $state(false);
	menu = $state<Menu | null>(null);
	/** An answer that waits for "yes, do it". */
	confirming = $state<{ option: number; words: string } | null>(null);
	/** The button that was pressed, where it stands for several answers. */
	pressed = $state.raw<Choice | null>(null);
	focused = $state<string | null>(null);
	/** The button under the pointer or the keyboard's focus. */
	weighed = $state.raw<Choice | null>(null);
	lookedAt = $state<{ key: string; node: Element; held: boolean } | null>(null);
	rolled = $state.raw<Rolled>({ dice: [], stamp: 0 });
	spot = $state<string | null>(null);
	deed = $state.raw<Deed | null>(null);
	undoProposal = $state<{ seat: number; name: string } | null>(null);
	absent = $state<Record<number, number>>({});
	rematch = $state<string | null>(null);
	/** The seat of mine that sits before the screen; null until the device was handed over. */
	before = $state<string | null>(null);
	handOver = $state<string | null>(null);

	/** True while the last answer was given in my name: its question was never shown. */
	quiet = $state(false);
	#afterglow = new Afterglow();
	/** True for a question that is heard, once it is known that I am asked it. */
	#rings = false;
	#beginning = new Beginning();
	#seats = $state.raw<Record<string, Shown>>({});
	/** What was clicked while nothing was asked. */
	#wondered: string | null = null;
	#playback = new Playback((yes) => {
		this.playing = yes;
	});
	#connection: Connection;
	/** The turn in which I let everything go on. */
	#letAll = Number.NaN;
	/** True until what an undo leads to is shown. */
	#takingBack = false;
	/** True after a skip, until something is asked of me. */
	#hurry = false;

	constructor(
		readonly parts: GameParts,
		readonly content: unknown,
		dial: () => Line,
	) {
		this.#connection = new Connection(dial, {
			message: (message) => this.#receive(message),
			connected: (yes, words) => {
				this.connected = yes;
				this.farewell = words;
				if (!yes) this.sent = false;
			},
			refused: (reason) => {
				this.refusal = reason || "The table does not answer.";
			},
		});
	}

	// What is shown.

	#shown = $derived(this.before === null ? null : (this.#seats[this.before] ?? null));
	started = $derived(this.#shown !== null);
	me = $derived(this.before === null || this.before === "watch" ? null : Number(this.before));
	view = $derived(this.#shown?.view as View);
	/** What is asked and can be answered at this moment. */
	#open = $derived(this.playing || this.sent ? null : (this.#shown?.ask ?? null));
	isOpen = $derived(this.#open !== null);
	/** The answers that are left once a button was pressed that stands for several. */
	within = $derived(this.pressed?.options ?? null);
	/** True while what I did in my turn is being told, or bots let my own turn go on: the light stays. */
	isToldOfMe = $derived.by(() => {
		const goesOn = this.playing || (this.quiet && this.#isAlone && !this.#shown?.view.outcome);
		return goesOn && this.me !== null && this.#shown?.view.active === this.me;
	});
	/** What is asked; while my answer is being told, what was. */
	ask = $derived(this.#open ?? (this.quiet ? null : this.#afterglow.of));
	asked = $derived(this.#open !== null || this.#afterglow.of !== null);
	/** The answer of mine that led to this question; empty for a question that stands for itself. */
	belongsTo = $derived.by(() => {
		const asked = this.#open;
		return asked ? this.#beginning.of(asked, this.#when, this.parts.isPart?.(asked) ?? false) : "";
	});
	/** The turn and phase: what was begun in another is over. */
	#when = $derived(`${this.view?.turn}/${this.view?.phase ?? ""}`);
	/** Whose response the table waits for. */
	waits = $derived(this.playing || this.sent ? null : (this.#shown?.waits ?? null));
	/** True while I might respond, by what everyone knows, and have nothing to. */
	responding = $derived(this.waits !== null && this.waits.seat === this.me && !this.isOpen);
	log = $derived(this.#shown?.log ?? []);
	/** What happened last, in words. */
	latest = $derived(this.log.findLast((event) => event.words)?.words ?? "");
	/** True for a player who is out while the others go on. */
	isOut = $derived.by(
		() => this.me !== null && this.view && !this.view.outcome && this.parts.isOut(this.view, this.me),
	);
	undo = $derived(this.#shown?.undo ?? false);
	refusals = $derived(this.#shown?.refusals ?? []);
	id = $derived(this.room?.id);
	names = $derived(this.room?.seats.map((seat) => seat.name) ?? []);
	faces = $derived(this.room?.seats.map((seat) => (seat.kind === "bot" ? faceOf(seat.name) : null)) ?? []);
	#keysOf = $derived((subject: Parameters<GameParts["keysOf"]>[0]) =>
		this.view ? this.parts.keysOf(subject, this.view, this.content) : [],
	);
	choosable = $derived(choosable(this.ask, this.#keysOf, this.within));
	choices = $derived.by((): Choice[] => {
		if (!this.ask) return [];
		const grouped = this.within
			? (this.parts.narrowed?.(this.ask, this.within, this) ?? null)
			: this.parts.choices(this.ask, this.refusals, this);
		return grouped ?? plainChoices(this.ask.options, this.within);
	});
	/** What is focused leads to this; with nothing focused, what is asked does. */
	hint = $derived.by(() => {
		if (!this.view) return "";
		const sure = this.confirming?.option;
		const isMeant = (each: Choice) => (sure === undefined ? each === this.weighed : each.options.includes(sure));
		const choice = this.choices.find(isMeant);
		const weighed = choice?.hint ?? this.#hintOfThing(choice);
		if (sure !== undefined) return weighed ?? "";
		const focused = this.focused ? this.parts.hint(this.focused, this) : this.pressed?.hint;
		return weighed ?? (focused || this.parts.hint("", this) || (this.ask?.consequence ?? ""));
	});
	/** What the one thing a button stands for leads to. */
	#hintOfThing(choice: Choice | undefined): string | undefined {
		const [only, ...others] = choice?.options ?? [];
		const option = only === undefined || others.length ? undefined : this.ask?.options[only];
		const key = option && this.#keysOf(option)[0];
		return key ? this.parts.hint(key, this) || undefined : undefined;
	}
	/** Whose candle burns: who is asked, or whose turn is being shown. */
	decides = $derived(this.ask ? this.ask.seat : ((this.playing ? this.view?.active : this.view?.decides) ?? null));

	// What a person does.

	send(message: ToServer): void {
		if (!this.#connection.send(message)) toasts.add("refusal", "The table is out of reach. It comes back by itself.");
	}

	leave(): void {
		this.#playback.clear();
		this.#connection.end();
	}

	/** Play what is happening at once, up to the next question to me, or to the end where none will come. */
	skip(): void {
		this.#hurry = this.me !== null;
		this.#playback.skip();
	}

	/** Answer the ask, after asking back where it cannot be undone; `itself`: in my name, without showing it to me. */
	answer(option: number, sure = false, itself = false): void {
		const ask = this.#open;
		const chosen = ask?.options[option];
		if (!ask || !chosen) return;
		const question = sure ? null : this.parts.confirm(chosen, this.view, ask, this.content);
		this.menu = null;
		if (question) {
			this.confirming = { option, words: question };
			return;
		}
		this.confirming = null;
		this.lookedAt = null;
		this.quiet = itself;
		this.#afterglow.keep(!itself ? ask : this.view.active === this.me ? this.#afterglow.before : null);
		// What is passed in my name ends nothing that I began.
		if (!itself) this.#beginning.answer(ask, chosen, this.#when, this.belongsTo !== "");
		toasts.outdate();
		this.send({ type: "answer", seat: ask.seat, decision: ask.decision, option });
		this.sent = this.connected;
	}

	/** Do what the game does in this person's name: pass a window without a stop, add the next card to an offer. */
	answerItself(): void {
		const ask = this.#open;
		const option = ask ? (this.parts.answersItself?.(ask, this.view, this.waits !== null, this.content) ?? null) : null;
		if (ask && this.#takingBack) {
			this.#takingBack = false;
			if (option !== null) this.takeBack();
			return;
		}
		if (ask && option === null && this.#rings) play("turn");
		this.#rings = false;
		if (option !== null) this.answer(option, true, true);
		else if (this.responding && this.parts.letsGoOn?.(this.view)) this.letGoOn();
	}

	/** Let what is happening go on without a response; with `all`, everything until the turn ends. */
	letGoOn(all = false): void {
		const waits = this.waits;
		if (!waits || !this.responding) return;
		if (all) this.#letAll = this.view.turn;
		this.send({ type: "ready", seat: waits.seat, number: waits.number });
		this.sent = this.connected;
	}

	/** Where I let everything go on, a question that can be passed is passed as quickly as where nothing is asked. */
	#letPass(): void {
		if (this.view?.turn !== this.#letAll) return;
		const pass = this.#open?.options.findIndex((option) => option.verb === "pass") ?? -1;
		if (this.responding) this.letGoOn();
		else if (this.#open && this.waits?.seat === this.#open.seat && pass >= 0) this.answer(pass, true, true);
	}

	/** Press a button of the prompt. */
	press(choice: Choice): void {
		const [only, ...others] = choice.options;
		if (only === undefined) {
			if (choice.refusal) toasts.refuse(choice.refusal);
		} else if (others.length) {
			if (this.isOpen) this.pressed = choice;
		} else {
			choice.also?.();
			this.answer(only);
		}
	}

	pick(key: string, at: { x: number; y: number }): void {
		if (this.playing) {
			this.skip();
			return;
		}
		const means = meaning(key, this.choosable, this.refusals, this.#keysOf);
		if (means.kind === "answer" && !this.harm(means.option)) this.answer(means.option);
		else if (means.kind === "refusal") toasts.refuse(means.refusal);
		else if (means.kind === "nothing") this.#wonder(key);
		else if (this.isOpen) this.menu = { ...at, key, options: means.kind === "menu" ? means.options : [means.option] };
	}

	/** Say why a click on a thing does nothing; who is not asked has the server explain it. */
	#wonder(key: string): void {
		if (this.#shown?.refusals === null && this.me !== null && this.room?.state === "running") {
			this.#wondered = key;
			this.send({ type: "why", seat: this.me });
		} else toasts.add("refusal", this.#whyNot(key));
	}

	/** The reasons have come: tell the one about the thing that was clicked. */
	#explain(seat: string, refusals: Refusal[]): void {
		const shown = this.#seats[seat];
		if (shown?.refusals === null) this.#seats = { ...this.#seats, [seat]: { ...shown, refusals } };
		const key = this.#wondered;
		const means = meaning(key ?? "", new Map(), refusals, this.#keysOf);
		if (means.kind === "refusal") toasts.refuse(means.refusal);
		else if (key) toasts.add("refusal", this.#whyNot(key));
		this.#wondered = null;
	}

	/** Why a thing cannot be used in other ways. */
	refusalsOf(key: string): Refusal[] {
		return this.refusals.filter((each) => this.#keysOf(each.subject)[0] === key);
	}

	/** True for a question that belongs to what I began and can be taken back without asking anyone. */
	get canStepBack(): boolean {
		if (this.belongsTo) return this.isOpen && (this.undo || this.#isAlone);
		return this.undo && this.#open !== null && !standsForItself(this.#open);
	}

	/** True where nobody else sits at the table who would have to agree. */
	get #isAlone(): boolean {
		return this.room?.seats.every((seat) => seat.kind !== "person" || seat.mine) ?? false;
	}

	/** What an answer destroys or gives up without saying so; a click alone does not do that. */
	harm(option: number): string {
		const chosen = this.ask?.options[option];
		return chosen ? (this.parts.harm?.(chosen, this) ?? "") : "";
	}

	/** Why a click on a thing does nothing, where the server has no reason to give. */
	#whyNot(key: string): string {
		if (this.view.outcome) return "The game is over.";
		if (!this.#open) {
			const who = this.decides === null ? "Nobody" : this.decides === this.me ? "You" : this.names[this.decides];
			return this.me === null ? "You watch this game." : `Not now: ${who} decides.`;
		}
		const asked = this.#open.words;
		return (
			this.parts.whyNot?.(key, this) ?? `That does not answer what is asked: ${asked}${/[?!.]$/.test(asked) ? "" : "."}`
		);
	}

	look(key: string | null, node?: Element, held = false): void {
		this.focused = key;
		this.lookedAt = key && node && (held || this.parts.canBeSeenLarge(key, this)) ? { key, node, held } : null;
	}

	/** One step back: out of what was taken up to be read, the menu, the question, the narrowed choice. */
	back(): boolean {
		if (this.lookedAt?.held) this.lookedAt = null;
		else if (this.menu) this.menu = null;
		else if (this.confirming) this.confirming = null;
		else if (this.pressed) this.pressed = null;
		else if (this.canStepBack) this.takeBack();
		else if (this.lookedAt) this.lookedAt = null;
		else return false;
		return true;
	}

	/** Say something to my own side alone. */
	sayAside(text: string): void {
		if (this.me !== null) this.send({ type: "chat", text, aside: this.me });
	}

	/** Take back my last answer, together with what the game has answered in my name since. */
	takeBack(): void {
		const seat = this.me;
		if (seat === null) return;
		this.#takingBack = true;
		this.parts.takesBack?.();
		this.send({ type: "undo", seat });
	}

	/** The next person is here and looks. */
	sitDown(): void {
		this.before = this.handOver;
		this.handOver = null;
	}

	// What the server tells.

	#receive(message: FromServer): void {
		const chance = chanceIn(message, this.room);
		if (chance) this.send(chance);
		switch (message.type) {
			case "room":
				this.room = message.room;
				for (const seat of message.room.seats) if (seat.online || seat.away) delete this.absent[seat.seat];
				break;
			case "table":
				this.#playback.clear();
				this.sent = false;
				if (message.room) this.room = message.room;
				if (this.room) this.#beginning.at(this.room.id);
				if (message.chat) this.chat = message.chat;
				this.#seats = Object.fromEntries(
					Object.entries(message.seats).flatMap(([seat, told]) => {
						const shown = shownOf(told, undefined, [], told.log ?? []);
						return shown ? [[seat, shown]] : [];
					}),
				);
				this.#settle();
				break;
			case "update":
				this.sent = false;
				if (!message.seats[this.before ?? ""]?.ask) this.#afterglow.fade();
				this.#playback.add(this.#beats(message.seats));
				if (this.#hurry) this.#playback.skip();
				break;
			case "chat":
				this.chat = [...this.chat, { from: message.from, text: message.text, aside: message.aside }].slice(-100);
				this.unread++;
				break;
			case "undo_proposed":
				this.undoProposal = { seat: message.seat, name: message.name };
				break;
			case "undo_settled":
				this.undoProposal = null;
				toasts.add(
					message.done ? "deed" : "news",
					message.seat !== undefined && message.seat === this.me ? "You take back a choice." : message.words,
				);
				break;
			case "notice":
				toasts.add("deed", message.words);
				break;
			case "draw_offered":
				this.drawOffer = { seat: message.seat, name: message.name };
				break;
			case "draw_settled":
				this.drawOffer = null;
				toasts.add("deed", message.words);
				break;
			case "refused":
				this.sent = false;
				this.#takingBack = false;
				toasts.add("refusal", message.words, message.rule);
				break;
			case "reasons":
				this.#explain(String(message.seat), message.refusals);
				break;
			case "away":
				this.absent[message.seat] = message.seconds;
				break;
			case "rematch":
				this.rematch = message.id;
				break;
		}
	}

	/** An update as beats: what each event changes, one after the other, then where things stand and what is asked. */
	#beats(seats: Record<string, SeatTable>): Beat[] {
		const looks = this.before ?? "";
		const beats: Beat[] = (seats[looks]?.events ?? []).map((event) => ({
			run: (skipped) => act(this, event, skipped, () => this.#tell(looks, event)),
			hold: holdFor(this, event),
		}));
		const end = (): void => {
			const next = { ...this.#seats };
			for (const [seat, state] of Object.entries(seats)) {
				const before = this.#seats[seat];
				const log = [...(before?.log ?? []), ...(seat === looks ? [] : (state.events ?? []))];
				const untold = seat === looks ? [] : (state.events ?? []);
				const shown = shownOf(state, before, untold, log.slice(-LONGEST_LOG));
				if (shown) next[seat] = shown;
			}
			this.#seats = next;
			this.#settle();
		};
		beats.push({ run: (skipped) => act(this, null, skipped, end), hold: 0 });
		return beats;
	}

	/** Show an event through the eyes of a seat. */
	#tell(seat: string, event: Told): void {
		const shown = this.#seats[seat];
		if (!shown) return;
		const log = [...shown.log, event].slice(-LONGEST_LOG);
		this.#seats = { ...this.#seats, [seat]: { ...shown, view: viewAfter(shown.view, event), ask: null, log } };
	}

	/** Who of mine looks now: with several seats of mine, the device goes to the one who is asked. */
	#settle(): void {
		this.menu = null;
		this.confirming = null;
		this.pressed = null;
		toasts.outdate();
		const mine = Object.keys(this.#seats);
		// A seat that is waited for looks, whether or not it is asked: the hand-over must not tell which it is.
		const asked = mine.find((seat) => this.#seats[seat]?.ask) ?? mine.find((seat) => this.#waitsFor(seat));
		if (asked || Object.values(this.#seats).some((shown) => shown.view.outcome)) this.#hurry = false;
		if (this.before !== null && !mine.includes(this.before)) this.before = null;
		if (mine.length === 1) this.before = mine[0] as string;
		else if (asked && asked !== this.before && !this.#answersFor(asked)) this.handOver = asked;
		else if (this.before === null && mine.length) this.before = mine[0] as string;
		if (this.#shown?.ask && this.#takingBack) this.#beginning.takeBack(this.#shown.ask);
		this.#rings = !!this.#shown?.ask && !this.#afterglow.of && !this.#shown.view.outcome;
		this.#afterglow.settle(!!(this.handOver || this.#shown?.ask || this.#shown?.view.outcome));
		queueMicrotask(() => this.#letPass());
	}

	/** Where the game answers in the name of a seat, nobody has to come to the screen. */
	#answersFor(seat: string): boolean {
		const { ask, view, waits } = this.#seats[seat] ?? {};
		if (!view) return false;
		const option = ask ? (this.parts.answersItself?.(ask, view, !!waits, this.content) ?? null) : null;
		if (ask && option !== null) this.send({ type: "answer", seat: ask.seat, decision: ask.decision, option });
		else if (!ask && waits && this.parts.letsGoOn?.(view))
			this.send({ type: "ready", seat: waits.seat, number: waits.number });
		else return false;
		return true;
	}

	#waitsFor(seat: string): boolean {
		const waits = this.#seats[seat]?.waits;
		return waits !== null && waits !== undefined && String(waits.seat) === seat;
	}
}
