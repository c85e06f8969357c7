/** The eight phases and the action windows in each, by the names the server gives them. */

export interface ActionWindow {
	moment: string;
	label: string;
	words: string;
}

export interface PhaseOfTurn {
	phase: string;
	label: string;
	windows: readonly ActionWindow[];
}

export const PHASES: readonly PhaseOfTurn[] = [
	{ phase: "refresh", label: "Refresh", windows: [] },
	{
		phase: "draw",
		label: "Draw",
		windows: [
			{ moment: "draw_start", label: "before", words: "before the draw" },
			{ moment: "drawn", label: "after", words: "after the draw" },
			{ moment: "draw_end", label: "end", words: "at the end of the Draw Phase" },
		],
	},
	{ phase: "trade", label: "Trade", windows: [] },
	{ phase: "seize", label: "Seize", windows: [] },
	{
		phase: "resource",
		label: "Resource",
		windows: [
			{ moment: "resource_before", label: "before", words: "before an Aspect is placed" },
			{ moment: "resource_after", label: "after", words: "after an Aspect was placed" },
		],
	},
	{
		phase: "summoning",
		label: "Summoning",
		windows: [{ moment: "summoning", label: "summon", words: "in the Summoning Phase" }],
	},
	{
		phase: "combat",
		label: "Combat",
		windows: [
			{ moment: "attackers", label: "attackers", words: "after attackers" },
			{ moment: "blockers", label: "blockers", words: "after blockers" },
			{ moment: "replaced", label: "replace", words: "after blockers were replaced" },
			{ moment: "creature_damage", label: "creatures", words: "after creature damage" },
			{ moment: "discard_damage", label: "discard", words: "after discard damage" },
			{ moment: "life_damage", label: "life", words: "after life damage" },
		],
	},
	{
		phase: "end",
		label: "End",
		windows: [
			{ moment: "end_start", label: "start", words: "at the start of the End Phase" },
			{ moment: "end_end", label: "end", words: "at the end of the End Phase" },
		],
	},
];

export const MOMENTS: readonly string[] = PHASES.flatMap((phase) => phase.windows.map((window) => window.moment));

export function phaseLabel(phase: string): string {
	return PHASES.find((each) => each.phase === phase)?.label ?? "Before the first turn";
}
