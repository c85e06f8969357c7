import { expect, test } from "vitest";
import { since } from "../src/lib/since";

test("a moment is said as someone would", () => {
	const now = 1_700_000_000;
	const said = [30, 150, 3600, 7300, 86_400, 3 * 86_400].map((seconds) => since(now - seconds, now));
	expect(said).toEqual(["just now", "2 minutes ago", "1 hour ago", "2 hours ago", "1 day ago", "3 days ago"]);
	expect(since(now - 20 * 86_400, now)).toBe("25 October 2023");
	expect(since(now + 5, now)).toBe("just now");
});
