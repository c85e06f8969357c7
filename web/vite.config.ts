import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.GLOAMING_SERVER ?? "http://127.0.0.1:8765";

interface IconSet {
	width?: number;
	icons: Record<string, { body: string }>;
	aliases?: Record<string, { parent: string }>;
}

/** One sprite with our own glyphs and only those pictures that a game names in its icons.json. */
function sprite(): Plugin {
	const id = "virtual:sprite";
	const games = resolve(import.meta.dirname, "src/games");
	return {
		name: "gloaming-sprite",
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load(source) {
			if (source !== `\0${id}`) return undefined;
			const set: IconSet = JSON.parse(
				readFileSync(resolve(import.meta.dirname, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
			);
			const named = new Set<string>();
			for (const game of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
				const file = resolve(games, game.name, "icons.json");
				this.addWatchFile(file);
				for (const slug of JSON.parse(readFileSync(file, "utf8")) as string[]) named.add(slug);
			}
			const pictures = [...named].sort().map((slug) => {
				const icon = set.icons[slug] ?? set.icons[set.aliases?.[slug]?.parent ?? ""];
				if (!icon) throw new Error(`no picture is called ${slug}`);
				return `<symbol id="g-${slug}" viewBox="0 0 512 512">${icon.body}</symbol>`;
			});
			const glyphs = readFileSync(resolve(import.meta.dirname, "src/assets/glyphs.svg"), "utf8");
			const symbols = glyphs.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
			return `export default ${JSON.stringify(symbols + pictures.join(""))};`;
		},
	};
}

export default defineConfig({
	plugins: [svelte(), sprite()],
	build: {
		outDir: resolve(import.meta.dirname, "../src/gloaming/table/static"),
		emptyOutDir: true,
		assetsInlineLimit: 0,
		target: "es2022",
	},
	server: {
		proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
	},
	test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
