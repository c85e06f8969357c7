import { expect, test } from "vitest";
import { type Shown, shownOf } from "../src/lib/shown";
import type { SeatTable, View } from "../src/lib/wire";

const view = { seat: 1, decides: 0 } as View;
const before: Shown = { view, ask: null, refusals: null, undo: false, waits: null, log: [] };
const news = (told: Partial<SeatTable>) => shownOf(told as SeatTable, before, [], []);

test("while the rest is still to come nobody is said to decide", () => {
	expect(news({ events: [] })?.view.decides).toBe(null);
	expect(before.view.decides).toBe(0);
});

test("whole news say who decides", () => {
	expect(news({ change: { decides: 1 } })?.view.decides).toBe(1);
	expect(news({ view: { ...view, decides: 0 } })?.view.decides).toBe(0);
});
