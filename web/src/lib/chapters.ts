/** One chapter of a long game, told again by itself. */

import type { Game, GameParts } from "../games/parts";
import { type FetchPart, fetchWhole } from "./film.svelte";
import { http } from "./http";
import type { Chapter, ReplayStep } from "./wire";

/** Where a chapter is told again. */
export function replayOf(id: string, title: string): string {
	return `/replay/${id}?chapter=${encodeURIComponent(title)}`;
}

/** Only those parts of a replay in which a chapter is, as if there were no others. */
export function partsOf(title: string, chapters: readonly Chapter[], fetchPart: FetchPart): FetchPart {
	const lines = chapters.filter((each) => each.title === title);
	const [first, last] = [lines[0]?.part, lines.at(-1)?.last_part];
	if (first === undefined || last === undefined) return fetchPart;
	return async (part) => {
		const replay = await fetchPart(part + first);
		return { ...replay, part, parts: Math.min(replay.parts, last + 1) - first };
	};
}

/** Everything that was told to everyone, of the whole game or of one chapter of it. */
export async function stepsOf<G extends Game>(
	id: string,
	title: string,
	parts: Pick<GameParts<G>, "chapter">,
	content: G["content"],
): Promise<ReplayStep<G["told"], G["view"]>[]> {
	const chapters = title ? await http.chapters(id) : [];
	const fetchPart = partsOf(title, chapters, (part) => http.replay(id, "watch", part));
	const steps = await fetchWhole(fetchPart);
	return title ? steps.filter((step) => parts.chapter?.(step.view, content) === title) : steps;
}
