/** The way a Phantom would take to a hex, drawn while its player chooses where to go. */

import { type Arena, type DuskStage, foesOf, NOTHING, planOf } from "./content";

/** Hex after hex from one to another without passing one twice: in exactly so many steps, or by the shortest way. */
export function wayTo(
	plan: Pick<Arena, "near" | "distance">,
	from: number,
	to: number,
	taken: ReadonlySet<number>,
	steps: { exactly: number } | { atMost: number },
): number[] {
	const find = (path: number[], left: number): number[] | null => {
		const here = path.at(-1) as number;
		if (!left) return here === to ? path : null;
		for (const next of plan.near[here] ?? []) {
			if (path.includes(next) || taken.has(next) || (plan.distance[next]?.[to] ?? 99) > left - 1) continue;
			const found = find([...path, next], left - 1);
			if (found) return found;
		}
		return null;
	};
	if ("exactly" in steps) return find([from], steps.exactly) ?? [];
	for (let length = plan.distance[from]?.[to] ?? 99; length <= steps.atMost; length++) {
		const found = find([from], length);
		if (found) return found;
	}
	return [];
}

/** Who is being moved: somebody else may be moved by me. */
export function moverOf(stage: DuskStage): number {
	const { forming, active } = stage.view;
	return forming?.kind === "walk" ? forming.target : (stage.me ?? active);
}

/** The hexes on the way to the hex that is looked at. */
export function shownWay(stage: DuskStage): number[] {
	const { forming, players } = stage.view;
	const { focused } = stage;
	if (forming?.kind !== "walk" || !focused?.startsWith("hex:") || !stage.choosable.has(focused)) return [];
	const others = players.filter((player) => !player.out && player.seat !== forming.target).map((player) => player.hex);
	const exact = !stage.ask?.options.some((option) => option.verb === "stay");
	const from = players[forming.target]?.hex ?? NOTHING;
	const steps = exact ? { exactly: forming.value } : { atMost: forming.value };
	return wayTo(planOf(stage), from, Number(focused.slice(4)), new Set(others), steps);
}

/** The ranges that matter once somebody stands on a hex: to all foes of mine, or from a foe who is moved to me. */
export function rangesAt(stage: DuskStage, place: number): { seat: number; range: number }[] {
	const seat = stage.me ?? stage.view.active;
	const mover = moverOf(stage);
	const far = planOf(stage).distance[place] ?? [];
	const foes = foesOf(stage.view, seat);
	if (!foes.some((foe) => foe.seat === mover))
		return foes.flatMap((foe) => ({ seat: foe.seat, range: far[foe.hex] ?? NOTHING }));
	return [{ seat: mover, range: far[stage.view.players[seat]?.hex ?? NOTHING] ?? NOTHING }];
}
