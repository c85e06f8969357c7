/** Svelte actions for what lies on the table: a click picks it, hover, focus and a long press look at it. */

import type { Stage } from "../games/parts";

const LONG_PRESS = 450;
const HOVER = 320;

export interface ThingOptions {
	key: string;
	stage: Pick<Stage, "pick" | "look" | "focused">;
	/** What a click does before the thing is picked, by a finger or not; true where that is all it does. */
	first?: (touched: boolean) => boolean;
}

export function thing(node: HTMLElement | SVGElement, options: ThingOptions) {
	let { key, stage, first } = options;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pressed = false;
	let since = 0;
	const pick = (at: { x: number; y: number }, touched = false): void => {
		if (!first?.(touched)) stage.pick(key, at);
	};
	/** What is looked at here is no more: its picture and its line go with it. */
	const forget = (gone: string) =>
		queueMicrotask(() => {
			if (stage.focused === gone) stage.look(null);
		});
	const listen = (name: string, listener: (event: never) => void) =>
		node.addEventListener(name, listener as EventListener);

	listen("click", (event: MouseEvent) => {
		event.stopPropagation();
		if (pressed) {
			pressed = false;
			return;
		}
		const box = node.getBoundingClientRect();
		const byKey = event.clientX === 0 && event.clientY === 0;
		pick(
			byKey ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: event.clientX, y: event.clientY },
			(event as PointerEvent).pointerType === "touch",
		);
	});
	listen("keydown", (event: KeyboardEvent) => {
		if (event.key === " ") {
			event.preventDefault();
			event.stopPropagation();
			stage.look(key, node);
		} else if (event.key === "Enter" && node instanceof SVGElement) {
			event.preventDefault();
			const box = node.getBoundingClientRect();
			pick({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
		}
	});
	listen("focus", () => stage.look(key));
	// A thing that is taken away loses the focus while the page is being drawn: wait until that is done.
	listen("blur", () =>
		queueMicrotask(() => {
			if (stage.focused === key) stage.look(null);
		}),
	);
	listen("pointerenter", (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		timer = setTimeout(() => stage.look(key, node), HOVER);
	});
	listen("pointerleave", () => {
		clearTimeout(timer);
		stage.look(null);
	});
	listen("pointerdown", (event: PointerEvent) => {
		clearTimeout(timer);
		pressed = false;
		since = event.timeStamp;
		if (event.pointerType === "mouse") return;
		timer = setTimeout(() => {
			pressed = true;
			stage.look(key, node, true);
		}, LONG_PRESS);
	});
	listen("pointerup", (event: PointerEvent) => {
		clearTimeout(timer);
		// A page that is busy may hear of a short tap so late that its time to hold is over.
		if (event.timeStamp - since < LONG_PRESS) pressed = false;
	});
	listen("pointercancel", () => clearTimeout(timer));
	listen("contextmenu", (event: Event) => {
		event.preventDefault();
		stage.look(key, node, true);
	});
	return {
		update(next: ThingOptions) {
			if (next.key !== key) forget(key);
			({ key, stage, first } = next);
		},
		destroy() {
			clearTimeout(timer);
			forget(key);
		},
	};
}

/** For what is only read, such as a seat beside the board: a finger that is held on it, outside the things on it. */
export function readable(node: HTMLElement, options: ThingOptions) {
	let { key, stage } = options;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let held = false;
	const end = (): void => clearTimeout(timer);
	node.addEventListener("pointerdown", (event) => {
		const inner = (event.target as Element).closest("[data-key]");
		if (event.pointerType === "mouse" || (inner && inner !== node && node.contains(inner))) return;
		held = false;
		timer = setTimeout(() => {
			held = true;
			stage.look(key, node, true);
		}, LONG_PRESS);
	});
	// The finger that read it presses nothing when it leaves.
	node.addEventListener(
		"click",
		(event) => {
			if (held) event.stopPropagation();
			held = false;
		},
		true,
	);
	for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, end);
	node.addEventListener("pointerleave", (event) => {
		end();
		if (event.pointerType !== "mouse" && stage.focused === key) stage.look(null);
	});
	return {
		update(next: ThingOptions) {
			({ key, stage } = next);
		},
		destroy: end,
	};
}
