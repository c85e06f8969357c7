/** The drafting variant as the screen shows it. */

import { type Ask, type Content, NOTHING, type View } from "./content";
import { byLevel, faceOf } from "./sight";

function counted(names: readonly string[]): { name: string; n: number }[] {
	return [...new Set(names)].sort().map((name) => ({ name, n: names.filter((each) => each === name).length }));
}

/** What is on offer, and what was kept so far: each face with how often, and how far it meets what the Deities ask for. */
export function draftOf(ask: Ask | null | undefined, view: View, content: Content) {
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
		levels: byLevel(view.draft?.cards ?? []),
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
