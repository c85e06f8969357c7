/** Tokens on the map: what each is called and how it is pictured. */

import { type Content, encounterOf, type Token, type View } from "./content";

export function tokenName(token: Token, view: View, content: Content): string {
	if (token.kind === "search") return "search token";
	const name = encounterOf(view, content)?.tokens[token.kind] ?? token.kind.replaceAll("_", " ");
	return token.face ? `${name}: ${token.face.replaceAll("_", " ")}` : name;
}

const PICTURES: Record<string, string> = {
	search: "magnifying-glass",
	beacon: "campfire",
	grave: "tombstone",
	altar: "star-altar",
	crop: "wheat",
	prisoner: "imprisoned",
};

export function tokenPicture(token: Token): string {
	return PICTURES[token.kind] ?? (token.face ? "key" : "perspective-dice-six-faces-random");
}
