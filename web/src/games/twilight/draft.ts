/** The drafting variant as the screen shows it. */

import { type Ask, type Content, LEVEL_WORDS, LEVELS, NOTHING, type View } from "./content";
import { faceOf } from "./sight";

export interface DraftSight {
	title: string;
	words: string;
	deities: number[];
	cards: { card: number; face: number }[];
	/** The faces taken so far, each with how often. */
	taken: { face: number; n: number }[];
	count: number;
	levels: { name: string; n: number }[];
	factions: { name: string; n: number }[];
	/** The Deities that were kept, and how far the cards taken meet what each of them asks for. */
	kept: { name: string; asks: { faction: string; n: number; needed: number }[] }[];
}

function counted(names: readonly string[]): { name: string; n: number }[] {
	return [...new Set(names)].sort().map((name) => ({ name, n: names.filter((each) => each === name).length }));
}

export function draftOf(ask: Ask | null | undefined, view: View, content: Content): DraftSight {
	const options = ask?.options ?? [];
	const cards = options.flatMap(({ card = NOTHING }) => {
		const face = faceOf(view, card);
		return face === undefined ? [] : [{ card, face }];
	});
	const kept = (view.draft?.cards ?? []).flatMap((seen) => (seen.face === null ? [] : [seen.face]));
	const faces = kept.flatMap((face) => content.faces[face] ?? []);
	const pile = ask?.topic === "draft" && view.draft?.pile ? `Pile ${view.draft.pile} of 3. ` : "";
	return {
		title: ask?.words ?? "The others choose",
		words: pile + (ask?.consequence ?? "What is left comes to you next."),
		deities: options.flatMap((option) => (option.verb === "take_deity" ? [option.deity] : [])),
		cards,
		taken: [...new Set(kept)]
			.map((face) => ({ face, n: kept.filter((other) => other === face).length }))
			.sort((a, b) => (content.faces[a.face]?.name ?? "").localeCompare(content.faces[b.face]?.name ?? "")),
		count: kept.length,
		levels: LEVELS.map((level) => ({
			name: LEVEL_WORDS[level] as string,
			n: faces.filter((face) => face.aspect === level).length,
		})),
		factions: counted(faces.map((face) => face.faction)),
		kept: (view.draft?.deities ?? []).flatMap((number) => {
			const deity = content.deities[number];
			const asks = Object.entries(deity?.requirement ?? {}).map(([faction, needed]) => ({
				faction,
				n: faces.filter((face) => face.faction === faction).length,
				needed,
			}));
			return deity ? [{ name: deity.name, asks }] : [];
		}),
	};
}
