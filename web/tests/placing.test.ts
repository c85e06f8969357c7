import { describe, expect, it } from "vitest";
import { placeBeside } from "../src/lib/placing";

const screen = { width: 1440, height: 900 };
const note = { width: 380, height: 200 };
const prompt = { x: 0, y: 590, width: 1440, height: 90 };

describe("a note beside a thing", () => {
	it("lies below what is high and above what is low, in its middle", () => {
		expect(placeBeside({ x: 600, y: 100, width: 100, height: 50 }, note, screen)).toEqual({ x: 460, y: 172 });
		expect(placeBeside({ x: 600, y: 800, width: 100, height: 50 }, note, screen)).toEqual({ x: 460, y: 578 });
	});
	it("leaves the screen nowhere", () => {
		expect(placeBeside({ x: 1400, y: 100, width: 40, height: 50 }, note, screen).x).toBe(1440 - 380 - 12);
	});
	it("hides neither the thing nor the prompt where there is room elsewhere", () => {
		const board = { x: 0, y: 45, width: 1130, height: 545 };
		expect(placeBeside(board, note, screen, [prompt])).toEqual({ x: 375, y: 688 });
		const pool = { x: 260, y: 690, width: 370, height: 200 };
		const { x, y } = placeBeside(pool, note, screen, [prompt]);
		expect(y + note.height <= prompt.y || x >= pool.x + pool.width).toBe(true);
	});
	it("hides rather much of an offer than a little of the answers to it", () => {
		const phone = { width: 390, height: 844 };
		const mat = { x: 0, y: 338, width: 390, height: 222 };
		const offer = { x: 8, y: 147, width: 374, height: 364 };
		const answers = { x: 0, y: 565, width: 390, height: 130, weight: 10 };
		expect(placeBeside(mat, { width: 366, height: 232 }, phone, [offer, answers]).y).toBe(12);
	});
});
