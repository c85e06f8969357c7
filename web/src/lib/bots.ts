/** Bots have the names the server gives them, and a face for each name. */

const FACES: Record<string, string> = {
	Moth: "butterfly",
	Wren: "hummingbird",
	Sable: "squirrel",
	Ember: "fox-head",
	Lark: "sparrow",
	Rook: "raven",
};

/** The name of a bot in a seat of a new table, as the server will give it. */
export function botName(seat: number): string {
	const names = Object.keys(FACES);
	return names[seat % names.length] ?? "";
}

export function faceOf(name: string): string {
	return FACES[name.split(" ")[0] ?? ""] ?? "raven";
}
