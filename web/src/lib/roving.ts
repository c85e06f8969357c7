/** One tab stop for each region; arrows walk between its things by where they lie. */

export interface Box {
	x: number;
	y: number;
}

const ARROWS: Record<string, Box> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** The nearest of the places that lie more or less in that direction; sideways distance counts double. */
export function nearest(from: Box, places: readonly Box[], arrow: string): number {
	const direction = ARROWS[arrow];
	if (!direction) return -1;
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	places.forEach((place, number) => {
		const along = (place.x - from.x) * direction.x + (place.y - from.y) * direction.y;
		const across = Math.abs((place.x - from.x) * direction.y) + Math.abs((place.y - from.y) * direction.x);
		if (along > 2 && across <= 2 * along && along + 2 * across < least) {
			least = along + 2 * across;
			best = number;
		}
	});
	return best;
}

/** Svelte action for a region whose things carry `data-item`. */
export function roving(region: Element) {
	const items = () => [...region.querySelectorAll<HTMLElement | SVGElement>("[data-item]")];
	const middle = (item: Element): Box => {
		const box = item.getBoundingClientRect();
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	const settle = () => {
		const all = items();
		const holder =
			all.find((item) => item === document.activeElement) ?? all.find((item) => item.getAttribute("tabindex") === "0");
		const stop = holder ?? all[0];
		for (const item of all) item.setAttribute("tabindex", item === stop ? "0" : "-1");
	};
	const onkeydown = (event: Event) => {
		const { key } = event as KeyboardEvent;
		const here = (event.target as Element).closest("[data-item]");
		if (!here || !(key in ARROWS)) return;
		const all = items().filter((item) => item !== here);
		const next = all[nearest(middle(here), all.map(middle), key)];
		if (!next) return;
		event.preventDefault();
		next.setAttribute("tabindex", "0");
		next.focus();
		settle();
	};
	const watcher = new MutationObserver(settle);
	watcher.observe(region, { childList: true, subtree: true });
	region.addEventListener("keydown", onkeydown);
	region.addEventListener("focusin", settle);
	settle();
	return {
		destroy() {
			watcher.disconnect();
			region.removeEventListener("keydown", onkeydown);
			region.removeEventListener("focusin", settle);
		},
	};
}
