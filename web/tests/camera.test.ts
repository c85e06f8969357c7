import { describe, expect, it } from "vitest";
import { centredOn, frameOf, isWhole, middleOf, moved, reshaped, zoomed } from "../src/lib/camera";

/** A map of 40 × 30 squares. */
const whole = frameOf([0, 0, 40, 30]);

describe("a board looked at closely", () => {
	it("keeps the point under the pointer where it is", () => {
		const seen = zoomed(whole, whole, 2, [10, 10], 8);
		expect(seen).toEqual({ x: 5, y: 5, width: 20, height: 15 });
		expect((10 - seen.x) / seen.width).toBe(10 / whole.width);
	});
	it("comes no nearer than it may and goes back no further than the whole", () => {
		expect(zoomed(whole, whole, 100, [0, 0], 8).width).toBe(5);
		const back = zoomed(zoomed(whole, whole, 3, [39, 29], 8), whole, 0.01, [0, 0], 8);
		expect(isWhole(back, whole)).toBe(true);
		expect(back).toEqual(whole);
	});
	it("stays as near when there is less room for it", () => {
		const seen = zoomed(whole, whole, 2, [20, 15], 8);
		const flat = frameOf([0, 5, 40, 20]);
		expect(reshaped(seen, flat)).toEqual({ x: 10, y: 10, width: 20, height: 10 });
		expect(reshaped(seen, whole)).toEqual(seen);
	});
	it("never looks beyond an edge", () => {
		const seen = zoomed(whole, whole, 4, [20, 15], 8);
		expect(moved(seen, whole, -100, 100)).toEqual({ x: 0, y: 22.5, width: 10, height: 7.5 });
		expect(middleOf(centredOn(seen, whole, [25, 15]))).toEqual([25, 15]);
		expect(centredOn(seen, whole, [40, 0])).toEqual({ x: 30, y: 0, width: 10, height: 7.5 });
	});
});
