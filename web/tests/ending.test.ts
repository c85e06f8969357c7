import { describe, expect, it } from "vitest";
import { endingOf } from "../src/lib/ending";
import type { Room, View } from "../src/lib/wire";

const NAMES = ["Ann", "Ben", "Cat"];
const view = (winners?: number[]) => ({ outcome: winners ? { winners, reason: "Last one standing" } : null }) as View;
const room = (words?: string, winners: number[] = []) => ({ ended: words ? { words, winners } : null }) as Room;
const title = (of: View, at: Room, me: number | null = 0) => endingOf(of, at, NAMES, me)?.title;

describe("how a game ended", () => {
	it("is not said while it goes on", () => {
		expect(endingOf(view(), room(), NAMES, 0)).toBe(null);
		expect(endingOf(view(), null as unknown as Room, NAMES, 0)).toBe(null);
	});

	it("names who won, and addresses me", () => {
		expect(title(view([0]), room())).toBe("You win");
		expect(title(view([0]), room(), 1)).toBe("Ann wins");
		expect(title(view([0, 2]), room(), null)).toBe("Ann and Cat win");
		expect(endingOf(view([1]), room(), NAMES, 0)?.reason).toBe("Last one standing");
	});

	it("tells a draw from a game that was closed", () => {
		expect(title(view([]), room())).toBe("A draw");
		expect(title(view(), room("agreed on a draw"))).toBe("A draw");
		expect(title(view(), room("the host closed the game"))).toBe("Closed");
		expect(title(view(), room("Ben gave up", [0]))).toBe("You win");
	});
});
