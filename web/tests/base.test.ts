import { expect, test } from "vitest";
import { cleaned, pathOf } from "../src/lib/base";

test("a base path is what the server wrote into the page", () => {
	expect(["./", "/", "/games/", ""].map(cleaned)).toEqual(["", "", "/games", ""]);
});

test("an address under a base path leads to a path of this house", () => {
	expect(pathOf("/games/room/abc", "/games")).toBe("/room/abc");
	expect(pathOf("/games", "/games")).toBe("/");
	expect(pathOf("/room/abc", "")).toBe("/room/abc");
});
