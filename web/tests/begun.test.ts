import { beforeEach, describe, expect, it, vi } from "vitest";
import { Beginning } from "../src/lib/begun.svelte";
import type { Ask } from "../src/lib/wire";

const ask = (topic: string, ...verbs: string[]): Ask =>
	({ seat: 0, decision: 0, topic, words: topic, options: verbs.map((verb) => ({ verb, words: verb })) }) as Ask;

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, words: string) => kept.set(name, words),
	});
});

describe("what was begun", () => {
	const seize = ask("seize", "seize", "pass");
	const seized = (): Beginning => {
		const beginning = new Beginning();
		beginning.at("table");
		beginning.answer(seize, { verb: "seize", words: "Seize a Lesser" }, "3/seize", false);
		return beginning;
	};

	it("is what the questions after it belong to", () => {
		expect(seized().of(ask("set_aside", "set_aside"), "3/seize", false)).toBe("Seize a Lesser");
	});

	it("is over with its phase, its turn, and where the same is asked again", () => {
		expect(seized().of(ask("resource", "place"), "3/resource", false)).toBe("");
		expect(seized().of(ask("set_aside", "set_aside"), "4/seize", false)).toBe("");
		expect(seized().of(seize, "3/seize", false)).toBe("");
	});

	it("outlasts a reload of the page at the same table, and the way back with it", () => {
		const again = (table: string): Beginning => {
			const beginning = new Beginning();
			beginning.at(table);
			return beginning;
		};
		const aside = ask("set_aside", "set_aside");
		seized();
		expect(again("table").of(aside, "3/seize", false)).toBe("Seize a Lesser");
		expect(again("another").of(aside, "3/seize", false)).toBe("");
		again("table").takeBack(seize);
		expect(again("table").of(aside, "3/seize", false)).toBe("");
	});
});
