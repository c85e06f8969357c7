/** Which page is shown; links inside the house do not reload it. */

import { at, pathOf } from "./base";

export type Page = { name: "lobby" | "me" | "admin" } | { name: "room" | "replay" | "decks"; id: string };

export function pageOf(path: string): Page {
	const [, name, id] = path.split("/");
	if ((name === "room" || name === "replay" || name === "decks") && id) return { name, id: decodeURIComponent(id) };
	if (name === "me" || name === "admin") return { name };
	return { name: "lobby" };
}

class Router {
	page = $state<Page>(pageOf(pathOf(window.location.pathname)));

	constructor() {
		window.addEventListener("popstate", () => this.#read());
		document.addEventListener("click", (event) => {
			const link = (event.target as Element).closest?.("a[href^='/']");
			if (!link || event.ctrlKey || event.metaKey || link.hasAttribute("download") || link.hasAttribute("target"))
				return;
			const path = pathOf(link.getAttribute("href") as string);
			if (path.startsWith("/api/")) return;
			event.preventDefault();
			this.go(path);
		});
	}

	/** Go to a path of this house. */
	go(path: string): void {
		window.history.pushState(null, "", at(path));
		this.#read();
	}

	#read(): void {
		this.page = pageOf(pathOf(window.location.pathname));
	}
}

export const router = new Router();
