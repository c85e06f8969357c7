import { describe, expect, it } from "vitest";
import { centre, corners, distance, type Hex } from "../src/lib/hexes";

const FLOWER: Hex[] = [
	[0, 0],
	[-1, 0],
	[0, -1],
	[1, -1],
	[1, 0],
	[0, 1],
	[-1, 1],
];

describe("hexes with a point at the top", () => {
	it("puts all neighbours equally far from the middle", () => {
		const far = FLOWER.slice(1).map((hex) => Math.hypot(...centre(hex, 100)));
		for (const each of far) expect(each).toBeCloseTo(100 * Math.sqrt(3), 6);
	});
	it("lays the ring clockwise from the west", () => {
		const [west, northWest] = [centre(FLOWER[1] as Hex, 1), centre(FLOWER[2] as Hex, 1)];
		expect(west[1]).toBe(0);
		expect(west[0]).toBeLessThan(0);
		expect(northWest[1]).toBeLessThan(0);
		expect(northWest[0]).toBeLessThan(0);
	});
	it("starts the corners at the top", () => {
		expect(corners([0, 0], 10).split(" ")[0]).toBe("0.0,-10.0");
		expect(corners([0, 0], 10).split(" ")).toHaveLength(6);
	});
	it("counts steps", () => {
		expect(distance([0, 0], [1, -1])).toBe(1);
		expect(distance([-1, 0], [1, 0])).toBe(2);
		expect(distance([-1, 1], [-1, 1])).toBe(0);
	});
});
