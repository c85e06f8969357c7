/** A Svelte action for rules text on a card at rest: it is set smaller, then the picture gives way, until all of it is seen. */

import { tick } from "svelte";

/** At most this tight; what is longer still says so. See `[data-snug]` in the styles. */
const TIGHTEST = 4;

export function snug(node: HTMLElement, _text: string) {
	const card = node.closest("button");
	if (!card) return {};
	const fit = () => {
		let step = 0;
		do card.dataset.snug = String(step++);
		while (step <= TIGHTEST && node.scrollHeight > node.clientHeight + 1);
	};
	const watch = new ResizeObserver(fit);
	watch.observe(card);
	void document.fonts?.ready.then(fit);
	// Which text it is may also change how it is shown: measure once all of that is drawn.
	return { update: () => void tick().then(fit), destroy: () => watch.disconnect() };
}
