/** A socket that comes back by itself and says which message it saw last. */

import type { FromServer, ToServer } from "./wire";

/** The part of a WebSocket that is used here. */
export interface Line {
	onopen: (() => void) | null;
	onmessage: ((event: { data: string }) => void) | null;
	onclose: ((event: { code: number; reason: string }) => void) | null;
	send(text: string): void;
	close(): void;
}

export interface Listener {
	message(message: FromServer): void;
	connected(yes: boolean): void;
	/** The server closed for good, with its reason. */
	refused(reason: string): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
/** Close codes after which trying again makes no sense. */
const FINAL = new Set([4403, 4404, 4408, 4429, 1008, 1009]);

export class Connection {
	private line: Line | null = null;
	private last = 0;
	private pause = FIRST_PAUSE;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private ended = false;

	constructor(
		private readonly dial: () => Line,
		private readonly listener: Listener,
	) {
		this.connect();
	}

	/** Send now, or not at all: the server tells the state again after a reconnect. */
	send(message: ToServer): boolean {
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
			this.pause = FIRST_PAUSE;
			this.send({ type: "hello", last: this.last });
			this.listener.connected(true);
		};
		line.onmessage = (event) => {
			const message = JSON.parse(event.data) as FromServer;
			if ("n" in message && typeof message.n === "number") {
				// A full table starts the numbering anew; anything else seen already is a repetition.
				if (message.type !== "table" && message.type !== "room" && message.n <= this.last) return;
				this.last = message.n;
			}
			this.listener.message(message);
		};
		line.onclose = (event) => {
			this.line = null;
			if (this.ended) return;
			this.listener.connected(false);
			if (FINAL.has(event.code)) {
				this.listener.refused(event.reason);
				return;
			}
			this.timer = setTimeout(() => this.connect(), this.pause);
			this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
		};
	}
}

/** The socket of a room. */
export function dialRoom(id: string): Line {
	const { protocol, host } = window.location;
	return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/ws/rooms/${id}`) as unknown as Line;
}
