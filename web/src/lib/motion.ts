/** Things that move from where they were to where they are, and marks that rise where something happened. */

import { preferences, reducedMotion } from "./preferences.svelte";

const MOVE = 320;
const ARC = 0.08;
const EASE_OUT = "cubic-bezier(.2, .8, .25, 1)";

/** Where every thing with `data-thing` lies now. */
export function whereThingsLie(): Map<string, DOMRect> {
	const found = new Map<string, DOMRect>();
	for (const node of document.querySelectorAll("[data-thing]")) {
		const box = node.getBoundingClientRect();
		if (box.width) found.set(node.getAttribute("data-thing") as string, box);
	}
	return found;
}

/** Let the things fly that lay elsewhere before. */
export function flyFrom(before: Map<string, DOMRect>): void {
	if (preferences.factor === 0) return;
	let order = 0;
	for (const node of document.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-thing]")) {
		const was = before.get(node.getAttribute("data-thing") as string);
		const is = node.getBoundingClientRect();
		if (!was || !is.width) continue;
		const dx = was.x + was.width / 2 - is.x - is.width / 2;
		const dy = was.y + was.height / 2 - is.y - is.height / 2;
		if (Math.hypot(dx, dy) < 4) continue;
		if (reducedMotion()) {
			node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
			continue;
		}
		const svg = node instanceof SVGGraphicsElement;
		const unit = svg ? (node.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
		const [x, y] = [dx / unit, dy / unit];
		const size = svg ? 1 : Math.min(3, Math.max(0.2, was.width / is.width));
		const lift = -Math.hypot(x, y) * ARC;
		// Turning and growing would happen around the corner of the drawing, not around the figure.
		const from = svg ? "" : ` scale(${size})`;
		const between = svg ? "" : ` scale(${(1 + size) / 2}) rotate(4deg)`;
		node.animate(
			[
				{ transform: `translate(${x}px, ${y}px)${from}`, zIndex: 50 },
				{ transform: `translate(${x / 2}px, ${y / 2 + lift}px)${between}`, zIndex: 50 },
				{ transform: "translate(0, 2px)", offset: 0.92, zIndex: 50 },
				{ transform: "none", zIndex: 50 },
			],
			{
				duration: MOVE * preferences.factor,
				delay: 60 * preferences.factor * order++,
				easing: EASE_OUT,
				fill: "backwards",
			},
		);
	}
}

/** Tumble a die that was just rolled; `place` settles them one after the other. */
export function tumble(node: Element, place: number): void {
	if (preferences.factor === 0) return;
	if (reducedMotion()) {
		node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
		return;
	}
	const turns = 720 + 180 * (place % 3);
	node.animate(
		[
			{ transform: `translate(-60px, 90px) rotate(-${turns}deg) scale(.7)`, opacity: 0 },
			{ transform: `translate(-30px, -34px) rotate(-${turns / 2}deg) scale(1.1)`, opacity: 1, offset: 0.35 },
			{ transform: `translate(-8px, 4px) rotate(-${turns / 8}deg) scale(1)`, offset: 0.75 },
			{ transform: "none", opacity: 1 },
		],
		{
			duration: (900 - 120 * 4 + 120 * place) * preferences.factor,
			easing: "cubic-bezier(.25, .6, .35, 1)",
			fill: "backwards",
		},
	);
}

/** Shake a figure that was hit. */
export function shake(node: Element): void {
	if (preferences.factor === 0 || reducedMotion()) return;
	node.animate(
		[0, -3, 3, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
		{ duration: 260 * preferences.factor, composite: "add" },
	);
}
