import { expect, test } from "vitest";
import { correction, qrCode } from "../src/lib/qr";

test("the corrections are those of the standard's example", () => {
	const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
	expect(correction(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("a code is as large as its text needs, and none is made of a text that is too long", () => {
	expect(qrCode("short")?.length).toBe(21);
	expect(qrCode("x".repeat(100))?.length).toBe(37);
	expect(qrCode("x".repeat(107))).toBeNull();
});
