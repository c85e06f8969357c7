/** Things that move from where they were to where they are; nothing moves at once, and little where motion is reduced. */

import type { Flight } from "../games/parts";
import { doubleOf, faceDown } from "./doubles";
import { preferences, reducedMotion } from "./preferences.svelte";

const MOVE = 320;
const APART = 60;
const FADE = 120;
const ARC = 0.08;
const NOTICED = 4;
const EASE_OUT = "cubic-bezier(.2, .8, .25, 1)";

interface Seen {
	node: Element;
	box: DOMRect;
}

function boxOf(node: Element | null | undefined): DOMRect | null {
	const box = node?.getBoundingClientRect();
	return box?.width ? box : null;
}

/** Every thing with `data-thing` that is to be seen now, by its name. */
function whatIsSeen(): Map<string, Seen> {
	const found = new Map<string, Seen>();
	for (const node of document.querySelectorAll("[data-thing]")) {
		const box = boxOf(node);
		if (box) found.set(node.getAttribute("data-thing") as string, { node, box });
	}
	return found;
}

/** Where a place of that name is to be seen, or a thing that stands for it. */
function whereIs(name: string | undefined): DOMRect | null {
	if (!name) return null;
	for (const node of document.querySelectorAll(`[data-place="${name}"], [data-thing="${name}"]`)) {
		const box = boxOf(node);
		if (box) return box;
	}
	return null;
}

/** What is to be seen before an event; `play` moves everything from there once the event has changed it. */
export class Transition {
	#still = preferences.factor === 0 || document.hidden;
	#before: Map<string, Seen>;
	#leaving: { flight: Flight; double: HTMLElement; from: DOMRect }[] = [];
	#order = 0;

	constructor(private readonly flights: readonly Flight[]) {
		this.#before = this.#still ? new Map() : whatIsSeen();
		if (this.#still || reducedMotion()) return;
		for (const flight of flights) {
			const seen = this.#before.get(flight.thing ?? "");
			if (flight.to && seen?.node instanceof HTMLElement) {
				this.#leaving.push({ flight, double: doubleOf(seen.node), from: seen.box });
			}
		}
	}

	play(): void {
		if (this.#still) return;
		const now = whatIsSeen();
		for (const [name, { node, box }] of now) {
			const was = this.#before.get(name);
			const from = was?.box ?? whereIs(this.flights.find((flight) => flight.thing === name)?.from);
			if (!from) fade(node);
			else if (wayBetween(from, box) >= NOTICED) this.#move(node, from, box, was?.node === node);
		}
		if (reducedMotion()) return;
		for (const { flight, double, from } of this.#leaving) {
			const to = now.has(flight.thing ?? "") ? null : whereIs(flight.to);
			if (to) this.#fly(double, from, to, true);
		}
		for (const { thing, from, to } of this.flights) {
			if (thing && (now.has(thing) || this.#before.has(thing))) continue;
			const [start, end] = [whereIs(from), whereIs(to)];
			if (start && end) this.#fly(faceDown(start), start, end, true);
		}
	}

	#move(node: Element, from: DOMRect, to: DOMRect, stayed: boolean): void {
		if (reducedMotion()) fade(node);
		else if (node instanceof SVGGraphicsElement) hop(node, from, to);
		else if (stayed) glide(node as HTMLElement, from, to);
		else {
			const delay = this.#order * APART * preferences.factor;
			const shown = this.#fly(doubleOf(node as HTMLElement), from, to, false);
			node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: shown.duration + delay });
		}
	}

	/** Let a double fly on the layer above everything; one that goes out of sight fades as it lands. */
	#fly(double: HTMLElement, from: DOMRect, to: DOMRect, leaves: boolean): { duration: number } {
		const layer = document.createElement("div");
		layer.className = "flight";
		layer.inert = true;
		layer.setAttribute("aria-hidden", "true");
		layer.append(double);
		document.body.append(layer);
		const flyer = layer.querySelector("[data-double]") as HTMLElement;
		const base = leaves ? from : to;
		const far = leaves ? to : from;
		const size = Math.min(2, Math.max(0.15, Math.min(far.width / base.width, far.height / base.height)));
		Object.assign(flyer.style, { left: `${base.x}px`, top: `${base.y}px` });
		const x = from.x + from.width / 2 - to.x - to.width / 2;
		const y = from.y + from.height / 2 - to.y - to.height / 2;
		const lift = -Math.hypot(x, y) * ARC;
		const sign = leaves ? -1 : 1;
		const there = `translate(${sign * x}px, ${sign * y}px) scale(${size})`;
		const between = `translate(${(sign * x) / 2}px, ${(sign * y) / 2 + lift}px) scale(${(1 + size) / 2}) rotate(4deg)`;
		const frames: Keyframe[] = leaves
			? [
					{ transform: "none" },
					{ transform: between },
					{ transform: there, opacity: 1, offset: 0.9 },
					{ transform: there, opacity: 0 },
				]
			: [
					{ transform: there },
					{ transform: between },
					{ transform: "translate(0, 2px)", offset: 0.92 },
					{ transform: "none" },
				];
		const duration = MOVE * 1.25 * preferences.factor;
		const delay = this.#order++ * APART * preferences.factor;
		flyer.animate(frames, { duration, delay, easing: EASE_OUT, fill: "both" }).finished.finally(() => layer.remove());
		return { duration };
	}
}

function wayBetween(a: DOMRect, b: DOMRect): number {
	return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

function fade(node: Element): void {
	node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/** A thing that stays where it belongs and only makes room. */
function glide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
	const way = `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`;
	node.animate([{ translate: way }, { translate: "none" }], { duration: MOVE * preferences.factor, easing: EASE_OUT });
}

/** A figure of a drawing goes to where it stands now, with a small hop. */
function hop(node: SVGGraphicsElement, from: DOMRect, to: DOMRect): void {
	const unit = node.ownerSVGElement?.getScreenCTM()?.a ?? 1;
	const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
	const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
	node.animate(
		[
			{ transform: `translate(${x}px, ${y}px)` },
			{ transform: `translate(${x / 2}px, ${y / 2 - Math.max(14, Math.hypot(x, y) * ARC)}px)` },
			{ transform: "translate(0, 2px)", offset: 0.92 },
			{ transform: "none" },
		],
		{ duration: MOVE * 1.25 * preferences.factor, easing: EASE_OUT, fill: "backwards" },
	);
}

/** Tumble a die that was just rolled; `place` settles them one after the other. */
export function tumble(node: Element, place: number): void {
	if (preferences.factor === 0) return;
	if (reducedMotion()) {
		fade(node);
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
			duration: (420 + 120 * place) * preferences.factor,
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
