import { describe, expect, it } from "vitest";
import { gaveOf, thrownAgain } from "../src/lib/chance";
import { bytesOf, fits, hex, inFours, sealOf, seedOf, transcript, verdict } from "../src/lib/fair";
import { sha256 } from "../src/lib/sha256";
import type { Room } from "../src/lib/wire";

const ONE = "1".repeat(64);
const TWO = "2".repeat(64);
const seed = (changes: object = {}) => ({
	chosen: false,
	shares: [
		{ name: "The table", mine: false, seal: sealOf(ONE), number: ONE },
		{ name: "Ann", mine: true, seal: sealOf(TWO), number: TWO },
	],
	seed: seedOf([ONE, TWO]),
	...changes,
});

describe("fair dice", () => {
	it("hashes as everyone does", () => {
		const of = (text: string) => hex(sha256(new TextEncoder().encode(text)));
		expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
		expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
		expect(of("a".repeat(119))).toBe("31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb");
		expect(hex(bytesOf("00ff10"))).toBe("00ff10");
	});

	it("makes the seed that the table makes", () => {
		expect(sealOf(ONE)).toBe("02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc");
		expect(seedOf([ONE, TWO])).toBe("5875446529270898004");
	});

	it("proves what fits and doubts what does not", () => {
		expect(verdict(seed(), TWO).kind).toBe("proven");
		expect(verdict(seed({ seed: "" }), TWO).kind).toBe("sealed");
		expect(verdict(seed({ chosen: true }), null).kind).toBe("chosen");
		expect(verdict(seed({ seed: "5" }), TWO).kind).toBe("doubtful");
		expect(verdict(seed(), "3".repeat(64)).kind).toBe("doubtful");
		const other = seed();
		(other.shares[0] as { number: string }).number = TWO;
		expect(verdict(other, TWO).words).toContain("The table");
	});

	it("tells enough to be checked by other means, and little enough to be read", () => {
		const room = { id: "r", title: "Dusk", seed: seed() } as unknown as Room;
		expect(transcript(room).split("\n")).toEqual([
			"Dusk, table r",
			`The table: sealed ${sealOf(ONE)}, opened ${ONE}`,
			`Ann: sealed ${sealOf(TWO)}, opened ${TWO}`,
			"Seed: 5875446529270898004 (first 8 bytes of the SHA-256 of all opened numbers in order)",
		]);
		expect(inFours(ONE)).toBe("1111 1111 1111");
		expect(fits({ seal: sealOf(ONE), number: TWO })).toBe(false);
		expect(verdict(seed(), TWO).words).toContain("by the table and you");
	});

	it("throws every die of the table again", () => {
		// As gloaming.kernel.Chance(11) draws them.
		const throws = [
			{ answer: 0, words: "Setting up.", of: 24, gave: null },
			{ answer: 3, words: "Ann rolls.", of: 6, gave: [5, 2, 3] },
		];
		const again = thrownAgain("11", throws);
		expect(again.map((each) => each.follows)).toEqual([true, true]);
		expect(again[0]?.word).toBe("91ffa96fc4c62cce");
		expect(verdict(seed(), TWO, again).words).toContain("All 2 throws and shuffles follow");
		const cheated = thrownAgain("11", [throws[0], { ...throws[1], gave: [5, 2, 4] }] as typeof throws);
		expect(verdict(seed(), TWO, cheated).words).toContain("after answer 3");
		expect(gaveOf({ answer: 0, words: "", of: 24, gave: null })).toBe("24 shuffled");
	});
});
