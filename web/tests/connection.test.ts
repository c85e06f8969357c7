import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line } from "../src/lib/connection";
import type { FromServer } from "../src/lib/wire";

class FakeLine implements Line {
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;
	sent: unknown[] = [];
	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}
	close(): void {
		this.onclose?.();
	}
	say(message: unknown): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
}

describe("a line that comes back by itself", () => {
	let lines: FakeLine[];
	let heard: FromServer[];
	let states: boolean[];
	let refused: string[];
	let connection: Connection;
	const line = () => lines.at(-1) as FakeLine;

	beforeEach(() => {
		vi.useFakeTimers();
		[lines, heard, states, refused] = [[], [], [], []];
		const dial = () => {
			lines.push(new FakeLine());
			return line();
		};
		connection = new Connection(dial, {
			message: (message) => heard.push(message),
			connected: (yes) => states.push(yes),
			refused: (reason) => refused.push(reason),
		});
		line().onopen?.();
	});
	afterEach(() => vi.useRealTimers());

	it("says hello with nothing seen", () => {
		expect(line().sent).toEqual([{ type: "hello", last: 0 }]);
	});
	it("says what it saw last after a break", () => {
		line().say({ type: "chat", n: 1700, from: "Ann", text: "hi" });
		line().onclose?.();
		expect(states).toEqual([true, false]);
		vi.advanceTimersByTime(300);
		expect(lines).toHaveLength(2);
		line().onopen?.();
		expect(line().sent).toEqual([{ type: "hello", last: 1700 }]);
	});
	it("hears nothing twice", () => {
		const chat = { type: "chat", n: 5, from: "Ann", text: "hi" };
		line().say(chat);
		line().say(chat);
		expect(heard).toHaveLength(1);
	});
	it("waits longer while nobody answers", () => {
		for (const pause of [300, 510, 867]) {
			line().onclose?.();
			vi.advanceTimersByTime(pause - 1);
			const before = lines.length;
			vi.advanceTimersByTime(2);
			expect(lines).toHaveLength(before + 1);
		}
	});
	it("does not send into the void", () => {
		line().onclose?.();
		expect(connection.send({ type: "start" })).toBe(false);
	});
	it("believes a server that refuses again and again", () => {
		for (let time = 0; time < 4; time++) {
			line().say({ type: "closed", words: "Too many messages." });
			line().onclose?.();
			vi.advanceTimersByTime(10_000);
			line().onopen?.();
		}
		expect(refused).toEqual(["Too many messages."]);
	});
	it("stays away once it was hung up", () => {
		connection.end();
		vi.advanceTimersByTime(60_000);
		expect(lines).toHaveLength(1);
	});
	it("keeps what is said before the line stands for the first time", () => {
		const fresh = new Connection(
			() => {
				lines.push(new FakeLine());
				return line();
			},
			{ message: () => undefined, connected: () => undefined, refused: () => undefined },
		);
		expect(fresh.send({ type: "sit", seat: 1 })).toBe(true);
		line().onopen?.();
		expect(line().sent).toEqual([
			{ type: "hello", last: 0 },
			{ type: "sit", seat: 1 },
		]);
	});
});
