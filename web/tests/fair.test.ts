import { describe, expect, it } from "vitest";
import { bytesOf, hex, sealOf, seedOf, verdict } from "../src/lib/fair";
import { sha256 } from "../src/lib/sha256";

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
});
