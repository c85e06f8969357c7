import { describe, expect, it } from "vitest";
import { nearest } from "../src/lib/roving";

describe("arrows walk by where things lie", () => {
	const places = [
		{ x: -10, y: 0 },
		{ x: 30, y: 4 },
		{ x: 12, y: 40 },
		{ x: 60, y: 0 },
	];
	it("takes the nearest in that direction", () => {
		expect(nearest({ x: 0, y: 0 }, places, "ArrowRight")).toBe(1);
		expect(nearest({ x: 0, y: 0 }, places, "ArrowLeft")).toBe(0);
		expect(nearest({ x: 0, y: 0 }, places, "ArrowDown")).toBe(2);
	});
	it("stays where there is nothing", () => {
		expect(nearest({ x: 0, y: 0 }, places, "ArrowUp")).toBe(-1);
		expect(nearest({ x: 0, y: 0 }, places, "Tab")).toBe(-1);
	});
});
