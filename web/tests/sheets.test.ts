/** The sheets of a game hold under its own class and in its own layer: what one game brings changes no other page. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const GAMES = readdirSync("src/games", { withFileTypes: true }).flatMap((each) =>
	each.isDirectory() ? [each.name] : [],
);

interface Rule {
	/** What stands before the braces. */
	head: string;
	body: string;
}

/** The rules of a sheet that lie in no other rule. */
function outermost(sheet: string): Rule[] {
	const rules: Rule[] = [];
	let [depth, from, open] = [0, 0, 0];
	for (const { 0: sign, index } of sheet.matchAll(/[{};]/g)) {
		if (sign === "{" && !depth++) open = index;
		if (sign === "}" && !--depth)
			rules.push({ head: sheet.slice(from, open).trim(), body: sheet.slice(open + 1, index) });
		if (!depth) from = index + 1;
	}
	return rules;
}

/** The selectors of a sheet that hold on other pages than those of a game. */
function leaks(sheet: string, game: string): string[] {
	return outermost(sheet.replace(/\/\*.*?\*\//gs, "")).flatMap(({ head, body }) => {
		if (/^@(media|supports|container)\b/.test(head)) return leaks(body, game);
		if (head.startsWith("@keyframes")) return [];
		return head.split(/,(?![^(]*\))/).filter((each) => !RegExp(`^\\.game-${game}(?![\\w-])`).test(each.trim()));
	});
}

const sheetsOf = (folder: string) =>
	(readdirSync(folder, { recursive: true }) as string[])
		.filter((path) => path.endsWith(".css"))
		.map((path): [string, string] => [path.replaceAll("\\", "/"), readFileSync(`${folder}/${path}`, "utf8")]);

describe("the sheets of a game", () => {
	it("leak where a rule stands outside its class", () => {
		expect(leaks(".game-dusk { .card { color: red; } }", "dusk")).toEqual([]);
		expect(leaks(".game-dusk { .card { color: red; } }\n.card { color: red; }", "dusk")).toEqual([".card"]);
		expect(leaks("@media (max-width: 700px) { .card { color: red; } }", "dusk")).toEqual([".card"]);
		expect(leaks(".game-dusk .card, .seat { color: red; }", "dusk")).toEqual([" .seat"]);
		expect(leaks(".game-dusk-two { color: red; }", "dusk")).toEqual([".game-dusk-two"]);
	});

	it.each(GAMES)("of %s hold under its class", (game) => {
		const sheets = sheetsOf(`src/games/${game}`);
		expect(sheets.length).toBeGreaterThan(3);
		expect(sheets.flatMap(([path, sheet]) => leaks(sheet, game).map((selector) => `${path}: ${selector}`))).toEqual([]);
	});

	it.each(GAMES)("of %s are taken in by one, each in the layer of games", (game) => {
		const taken = [...readFileSync(`src/games/${game}/style.css`, "utf8").matchAll(/@import "(.*?)" layer\((\w+)\);/g)];
		const own = taken.filter(([, path]) => path?.startsWith("./"));
		expect(own.map(([, path]) => path).sort()).toEqual(
			sheetsOf(`src/games/${game}`)
				.flatMap(([path]) => (path === "style.css" ? [] : [`./${path}`]))
				.sort(),
		);
		expect(taken.map(([, path, layer]) => [path, layer])).toEqual(
			taken.map(([, path]) => [path, path?.startsWith("./") ? "game" : "frame"]),
		);
	});

	it("are named by none of the frame's, and move under names of their own", () => {
		const all = [...sheetsOf("src/styles"), ...sheetsOf("src/screens")];
		expect(all.flatMap(([path, sheet]) => (sheet.includes(".game-") ? [path] : []))).toEqual([]);
		for (const game of GAMES) all.push(...sheetsOf(`src/games/${game}`));
		const moves = all.flatMap(([, sheet]) => [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
		expect(moves.filter((name, place) => moves.indexOf(name) !== place)).toEqual([]);
	});
});
