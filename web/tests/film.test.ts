import { expect, test } from "vitest";
import { fetchWhole } from "../src/lib/film.svelte";
import type { Replay } from "../src/lib/wire";

/** A replay of so many parts whose parts come when they are let come, and how many were on their way at a time. */
function slowly(parts: number) {
	const waiting: { part: number; come: () => void }[] = [];
	const asked: number[] = [];
	let most = 0;
	const fetchPart = (part: number) => {
		asked.push(part);
		return new Promise<Replay>((resolve) => {
			const come = () => resolve({ part, parts, steps: [{ answer: part }] } as Replay);
			waiting.push({ part, come });
			most = Math.max(most, waiting.length);
		});
	};
	const letAllCome = async (): Promise<void> => {
		while (waiting.length) {
			waiting.pop()?.come(); // the last first: none waits for those before it
			await new Promise((resolve) => setTimeout(resolve));
		}
	};
	return { fetchPart, letAllCome, asked, most: () => most };
}

test("the parts of a whole replay come side by side, a few at a time, and are told in their order", async () => {
	const film = slowly(11);
	const told = fetchWhole(film.fetchPart);
	await film.letAllCome();
	expect((await told).map(({ answer }) => answer)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	expect(film.asked).toHaveLength(11);
	expect(film.most()).toBe(4);
});

test("a replay of one part asks for no other", async () => {
	const film = slowly(1);
	const told = fetchWhole(film.fetchPart);
	await film.letAllCome();
	expect((await told).length).toBe(1);
	expect(film.asked).toEqual([0]);
});
