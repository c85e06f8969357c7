import { expect, test } from "vitest";
import { spelt } from "../src/lib/pace";

test("a time is told as someone would say it", () => {
	expect([-3, 45.9, 723, 7300, 86399, 172800, 3 * 86400].map(spelt)).toEqual([
		"0:00",
		"0:45",
		"12:03",
		"2 hours",
		"23 hours",
		"2 days",
		"3 days",
	]);
});
