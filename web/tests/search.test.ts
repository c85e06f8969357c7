import { describe, expect, it } from "vitest";
import { searched } from "../src/lib/search";

describe("searching the rules", () => {
	const rules = [
		{ id: "CS-058", section: "Reroll", text: "Dice that show a Cursed Crystal stay." },
		{ id: "CS-059", section: "Protect", text: "Remove a Cursed Crystal." },
	];
	it("wants every word", () => {
		expect(searched(rules, "crystal reroll").map((rule) => rule.id)).toEqual(["CS-058"]);
		expect(searched(rules, "cs-059").map((rule) => rule.id)).toEqual(["CS-059"]);
		expect(searched(rules, "")).toHaveLength(2);
	});
});
