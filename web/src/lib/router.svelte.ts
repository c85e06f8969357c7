/** Which page is shown; links inside the house do not reload it. */

export type Page = { name: "lobby" } | { name: "room" | "replay" | "decks"; id: string };

export function pageOf(path: string): Page {
	const [, name, id] = path.split("/");
	if ((name === "room" || name === "replay" || name === "decks") && id) return { name, id: decodeURIComponent(id) };
	return { name: "lobby" };
}

class Router {
	page = $state<Page>(pageOf(window.location.pathname));

	constructor() {
		window.addEventListener("popstate", () => this.#read());
		document.addEventListener("click", (event) => {
			const link = (event.target as Element).closest?.("a[href^='/']");
			if (!link || event.ctrlKey || event.metaKey || link.hasAttribute("download") || link.hasAttribute("target"))
				return;
			if (link.getAttribute("href")?.startsWith("/api/")) return;
			event.preventDefault();
			this.go(link.getAttribute("href") as string);
		});
	}

	go(path: string): void {
		window.history.pushState(null, "", path);
		this.#read();
	}

	#read(): void {
		this.page = pageOf(window.location.pathname);
	}
}

export const router = new Router();
