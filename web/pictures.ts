/** Pictures of the icon set by need: a sprite for every page, and one for each game with what its sources name. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
	icons: Record<string, { body: string }>;
	aliases?: Record<string, { parent: string }>;
}

const WEB = import.meta.dirname;
const RULES = resolve(WEB, "../src/gloaming/games");
const SET: IconSet = JSON.parse(readFileSync(resolve(WEB, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
const QUOTED = /["'`](?:#g-)?([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

function body(name: string): string | undefined {
	return (SET.icons[name] ?? SET.icons[SET.aliases?.[name]?.parent ?? ""])?.body;
}

function sourcesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(svelte|ts|py)$/.test(file))
		.map((file) => join(folder, file));
}

/** What every page can show: the lobby with its covers and the options of a table, and whatever all games share. */
function shared(): string[] {
	const covers = sourcesIn(resolve(WEB, "src/games")).filter((file) => /[Cc]over\.(svelte|ts)$/.test(file));
	const options = sourcesIn(RULES).filter((file) => file.endsWith("settings.py"));
	return [
		...covers,
		...options,
		...["screens", "parts", "lib"].flatMap((folder) => sourcesIn(resolve(WEB, "src", folder))),
	];
}

/** A game's own drawings, and its cards on the server's side, which say how each is pictured. */
function ofGame(game: string): string[] {
	const rules = resolve(RULES, game.replaceAll("-", "_"));
	return [...sourcesIn(resolve(WEB, "src/games", game)), ...sourcesIn(rules)];
}

/** Every quoted word that is the name of a picture. */
function namedIn(files: readonly string[]): string[] {
	const words = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(QUOTED)].map((match) => match[1] ?? ""),
	);
	return [...new Set(words.filter(body))].sort();
}

export function pictures(): Plugin {
	const kinds = /^virtual:pictures\/(.+)$/;
	return {
		name: "gloaming-pictures",
		resolveId: (source) => (kinds.test(source) ? `\0${source}` : undefined),
		load(source) {
			const game = source[0] === "\0" ? kinds.exec(source.slice(1))?.[1] : undefined;
			if (!game) return undefined;
			const everywhere = namedIn(shared());
			const own = game === "shared" ? everywhere : namedIn(ofGame(game)).filter((name) => !everywhere.includes(name));
			const symbols = own.map((name) => `<symbol id="g-${name}" viewBox="0 0 512 512">${body(name)}</symbol>`);
			return `export default ${JSON.stringify(symbols.join(""))};`;
		},
	};
}
