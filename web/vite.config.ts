import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pictures } from "./pictures.ts";

const SERVER = process.env.GLOAMING_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
	plugins: [svelte(), pictures()],
	// Everything is found relative to the page, which the server serves under its base path.
	base: "./",
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
