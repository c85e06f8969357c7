/** How cards of Descent look: the ground of their picture, their frame, the line under their name. */

import { archetypeColour, type CardKind, type Content } from "./content";

const GROUNDS: Record<string, string> = {
	item: "#5f7a44",
	search: "#a33a4a",
	relic: "#b8953d",
	hero: "#b8953d",
	overlord: "#5a2433",
	ability: "#6a4030",
};
const TYPES: Record<string, string> = { Event: "#6a3540", Magic: "#4b3a7a", Trap: "#5f6a33" };

export interface CardLook {
	ground: string;
	frame: string;
	type: string;
	/** When an Overlord card is played, or a skill can be used out of turn. */
	moment: string;
}

export function cardLook(kind: CardKind, content: Content): CardLook {
	const overlord = kind.kind === "overlord";
	const parts = overlord
		? [kind.type ?? "", kind.deck ?? ""]
		: kind.kind === "skill"
			? ["Skill", kind.fatigue ? `${kind.fatigue} fatigue` : "", ownTurn(kind), kind.exhausts ? "exhausts" : ""]
			: [...(kind.traits ?? []), kind.slot ?? "", kind.attack ?? "", kind.kind === "search" ? "Search" : ""];
	const at = kind.at?.[0] ?? "";
	return {
		ground: overlord
			? (TYPES[kind.type ?? ""] ?? "#5a2433")
			: kind.kind === "skill"
				? archetypeColour(content, kind.hero_class ?? "")
				: (GROUNDS[kind.kind] ?? "#5b5266"),
		frame: overlord ? "#5a2a33" : "#7a6248",
		type: parts.filter(Boolean).join(" · "),
		moment: overlord
			? at === "turn"
				? "while a monster is activated"
				: (content.moments[at] ?? "")
			: (kind.timing ?? ""),
	};
}

/** What a skill takes in its owner's turn. */
function ownTurn({ at = [] }: CardKind): string {
	return at.includes("action") ? "action" : at.includes("turn") ? "in your turn" : "";
}
