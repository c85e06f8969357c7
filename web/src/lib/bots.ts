/** Bots have the names the server gives them, and a face for each name. */

const FACES: Record<string, string> = {
	Moth: "butterfly",
	Wren: "hummingbird",
	Sable: "squirrel",
	Ember: "fox-head",
	Lark: "sparrow",
	Rook: "raven",
};
export function faceOf(name: string): string {
	return FACES[name.split(" ")[0] ?? ""] ?? "raven";
}
