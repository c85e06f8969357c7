/** What is meant beyond the answer itself: a move action for the sake of a space, an attack on one space of a figure. */

import { type DescentStage, kindOf, type Option, placeName } from "./content";
import { looking } from "./looking.svelte";

/** In the menu of a space a move action is one that goes there. */
export function inMenu(
	option: Option,
	{ view, content }: DescentStage,
	key: string,
): { icon?: string; words?: string } {
	const moves = option.verb === "move_action" ? (view.outlook?.moves ?? []) : [];
	const way = moves.find(({ space }) => key === `space:${space}`);
	if (!way) return {};
	const tired = way.fatigue ? ` for ${way.fatigue} fatigue` : "";
	return {
		icon: "walking-boot",
		words: `Take a move action and go to ${placeName(view, content, way.space)}${tired}`,
	};
}

/**
 * A button that attacks a large figure aims at its nearest space in sight, as a click on that space does; with a weapon
 * whose blast reaches whoever stands around, which space it is remains to be asked.
 */
export function aiming(option: Option, { view, content, ask }: DescentStage): (() => void) | undefined {
	const target = option.verb === "attack_with" ? view.figures[option.figure]?.figure : undefined;
	if (!target || kindOf(content, option.card ?? -1)?.surges?.some((words) => /blast/i.test(words))) return undefined;
	const far = (space: number) => view.outlook?.away[space] ?? 0;
	const [nearest] = target.spaces
		.filter((space) => view.outlook?.seen.includes(space))
		.sort((one, other) => far(one) - far(other));
	return () => looking.attack(nearest ?? null, ask?.decision ?? -1);
}
