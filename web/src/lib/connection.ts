/** A socket that comes back by itself and says which message it saw last. */

import { at } from "./base";
import type { FromServer, ToServer } from "./wire";

/** The part of a WebSocket that is used here. */
export interface Line {
	onopen: (() => void) | null;
	onmessage: ((event: { data: string }) => void) | null;
	onclose: (() => void) | null;
	send(text: string): void;
	close(): void;
}

export interface Listener {
	message(message: FromServer): void;
	/** Whether the line stands; if not, with which words the server ended it. */
	connected(yes: boolean, words: string): void;
	/** The server closed for good, with its reason. */
	refused(reason: string): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
/** So often the server may close at once, saying why, before it is believed. */
const MOST_REFUSALS = 4;

export class Connection {
	private line: Line | null = null;
	private last = 0;
	private pause = FIRST_PAUSE;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private ended = false;
	/** What was said before the line stood for the first time. */
	private early: ToServer[] | null = [];
	/** What the server said before it closed, and how often it did nothing else. */
	private farewell = "";
	private refusals = 0;

	constructor(
		private readonly dial: () => Line,
		private readonly listener: Listener,
	) {
		this.connect();
	}

	/** Send now, or not at all: the server tells the state again after a reconnect. */
	send(message: ToServer): boolean {
		if (!this.line && this.early) {
			this.early.push(message);
			return true;
		}
		if (!this.line) return false;
		this.line.send(JSON.stringify(message));
		return true;
	}

	/** Hang up for good. */
	end(): void {
		this.ended = true;
		clearTimeout(this.timer);
		this.line?.close();
	}

	private connect(): void {
		const line = this.dial();
		line.onopen = () => {
			this.line = line;
			this.farewell = "";
			this.pause = FIRST_PAUSE * (1 + this.refusals * 4);
			this.send({ type: "hello", last: this.last });
			for (const message of this.early ?? []) this.send(message);
			this.early = null;
			this.listener.connected(true, "");
		};
		line.onmessage = (event) => {
			const message = JSON.parse(event.data) as FromServer;
			if (message.type === "closed") {
				this.farewell = message.words;
				return;
			}
			if ("n" in message) {
				if (message.n <= this.last) return;
				this.last = message.n;
				this.refusals = 0;
			}
			this.listener.message(message);
		};
		line.onclose = () => {
			this.line = null;
			if (this.ended) return;
			this.listener.connected(false, this.farewell);
			if (this.farewell && ++this.refusals >= MOST_REFUSALS) {
				this.listener.refused(this.farewell);
				return;
			}
			this.timer = setTimeout(() => this.connect(), this.pause);
			this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
		};
	}
}

/** A socket of the server. */
function dial(path: string): Line {
	const { protocol, host } = window.location;
	return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${at(`/ws/${path}`)}`) as unknown as Line;
}

/** The socket of a room. */
export const dialRoom = (id: string): Line => dial(`rooms/${id}`);

/** The socket of the lobby. */
export const dialLobby = (): Line => dial("lobby");
