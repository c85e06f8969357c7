import { describe, expect, it } from "vitest";
import { explained, searched } from "../src/lib/search";

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
	it("knows what people call things, and lets the small words of a question go", () => {
		expect(searched(rules, "how do I get rid of a skull?", { skull: "cursed crystal", rid: "remove" })[0]?.id).toBe(
			"CS-059",
		);
		expect(searched(rules, "where is the weather")).toEqual([]);
	});
	it("takes words for what they are: win is no window, and a word counts in all its forms", () => {
		const more = [
			{ id: "TG-137", section: "Windows", text: "In a window players may act." },
			{ id: "TG-005", section: "Goal", text: "A player wins when all opponents have lost." },
			{ id: "TG-250", section: "Attacking", text: "Attackers become exhausted." },
		];
		expect(searched(more, "how do I win").map((rule) => rule.id)).toEqual(["TG-005"]);
		expect(searched(more, "when can I attack").map((rule) => rule.id)).toEqual(["TG-250"]);
		expect(searched(more, "attack a window").length, "where no rule has all words, those with most").toBe(2);
	});
	it("answers first from the page on how to play", () => {
		const how = {
			parts: [
				{ title: "What it is about", words: ["Beasts with a spell book."], rules: ["CS-002"] },
				{ title: "How it ends", words: ["The last one standing wins."], rules: ["CS-089"] },
			],
			lesson: [],
			also_called: { triumph: "wins" },
		};
		for (const question of ["how do I win", "who triumphs, and how: triumph?"])
			expect(explained(how, question)[0]?.title, question).toBe("How it ends");
		expect(explained(how, "what is"), "the small words alone ask for nothing").toEqual([]);
	});
});
