import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "../src/lib/playback";

describe("updates played beat by beat", () => {
	let seen: string[];
	let busy: boolean;
	let playback: Playback;
	const beat = (name: string, hold: number) => ({ run: () => seen.push(name), hold });

	beforeEach(() => {
		vi.useFakeTimers();
		seen = [];
		busy = false;
		playback = new Playback((yes) => {
			busy = yes;
		});
	});
	afterEach(() => vi.useRealTimers());

	it("plays beats without a pause at once", () => {
		playback.add([beat("a", 0), beat("b", 0)]);
		expect(seen).toEqual(["a", "b"]);
		expect(busy).toBe(false);
	});
	it("waits between beats and keeps the order of later updates", () => {
		playback.add([beat("a", 450), beat("b", 0)]);
		playback.add([beat("c", 0)]);
		expect(seen).toEqual(["a"]);
		expect(busy).toBe(true);
		vi.advanceTimersByTime(450);
		expect(seen).toEqual(["a", "b", "c"]);
		expect(busy).toBe(false);
	});
	it("skips to the end", () => {
		playback.add([beat("a", 450), beat("b", 450), beat("c", 450)]);
		playback.skip();
		expect(seen).toEqual(["a", "b", "c"]);
		expect(busy).toBe(false);
		vi.advanceTimersByTime(2000);
		expect(seen).toEqual(["a", "b", "c"]);
	});
	it("lets a beat replace what comes after it", () => {
		playback.add([
			{
				run: () => {
					playback.clear();
					playback.add([beat("b", 450), beat("c", 0)]);
				},
				hold: 0,
			},
		]);
		expect(seen).toEqual(["b"]);
		vi.advanceTimersByTime(450);
		expect(seen).toEqual(["b", "c"]);
	});
	it("tells a beat whether it is skipped", () => {
		const skipped: boolean[] = [];
		const note = { run: (yes: boolean) => skipped.push(yes), hold: 450 };
		playback.add([note, note]);
		playback.skip();
		expect(skipped).toEqual([false, true]);
	});
	it("forgets what a fresh table makes old", () => {
		playback.add([beat("a", 450), beat("b", 0)]);
		playback.clear();
		vi.advanceTimersByTime(1000);
		expect(seen).toEqual(["a"]);
		expect(busy).toBe(false);
	});
});
