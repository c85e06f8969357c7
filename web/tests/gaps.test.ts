/** A space at the edge of a block is dropped when the page is built: a gap between words has to stand in the words. */

import { readdirSync, readFileSync } from "node:fs";
import { type AST, parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

/** A space that is typed between words; the layout of the file has line breaks. */
const typed = (space?: string) => !!space && !space.includes("\n");

/** The texts at the edges of a block that begin or end with a gap. */
function lost({ nodes }: AST.Fragment): string[] {
	const texts: [AST.Fragment["nodes"][number] | undefined, RegExp][] = [
		[nodes[0], /^\s+/],
		[nodes.at(-1), /\s+$/],
	];
	return texts.flatMap(([node, gap]) => (node?.type === "Text" && typed(gap.exec(node.data)?.[0]) ? [node.data] : []));
}

/** The gaps that are lost in all blocks of a component. */
function lostIn(source: string): string[] {
	const found: string[] = [];
	const walk = (part: unknown): void => {
		if (!part || typeof part !== "object") return;
		const { type, consequent, alternate, body, fallback } = part as Record<string, unknown>;
		if (type === "IfBlock" || type === "EachBlock")
			for (const block of [consequent, alternate, body, fallback])
				if (block) found.push(...lost(block as AST.Fragment));
		Object.values(part).forEach(walk);
	};
	walk(parse(source, { modern: true }).fragment);
	return found;
}

describe("gaps between words", () => {
	it("are lost at the edges of blocks", () => {
		expect(lostIn("<p>your turn{#if here} unless{/if}</p>")).toEqual([" unless"]);
		expect(lostIn("<p>{#each [1] as one}<b>{one}</b> {/each}</p>")).toEqual([" "]);
		expect(lostIn("<p>your turn {#if here}\n\tunless\n{/if}</p>")).toEqual([]);
	});

	it("stand nowhere at the edge of a block", () => {
		const components = (readdirSync("src", { recursive: true }) as string[]).filter((path) => path.endsWith(".svelte"));
		expect(components.length).toBeGreaterThan(100);
		expect(components.filter((path) => lostIn(readFileSync(`src/${path}`, "utf8")).length)).toEqual([]);
	});
});
