/** What would happen: the lines under the prompt for surges, open groups and figures that are placed. */

import {
	type Attack,
	type DescentStage,
	encounterOf,
	figureName,
	mapOf,
	type Option,
	placeName,
	spaces,
} from "./content";

/** What a figure has left after some damage. */
function after(stage: DescentStage, figure: number, damage: number): string {
	const seen = stage.view.figures[figure];
	const name = figureName(stage.view, figure, stage.content);
	if (!seen || !damage) return `${name} takes nothing`;
	const left = seen.health - seen.figure.damage - damage;
	const falls = seen.figure.kind === "hero" ? "is knocked out" : "is defeated";
	return `${name} takes ${damage} and ${left > 0 ? `has ${left} of ${seen.health} left` : falls}`;
}

function surgesLeft(number: number): string {
	return `${number || "no"} ${number === 1 ? "surge" : "surges"} left`;
}

/** What a surge would do to the attack, and how many surges are left then. */
export function surgeHint(option: Option, stage: DescentStage): string {
	const { view } = stage;
	const attack = view.attack;
	if (!attack) return "";
	if (option.verb === "pass") return strikeHint(stage, attack);
	const offer = attack.offers.find((each) => each.card === option.card && each.n === option.n);
	if (!offer) {
		const tired = view.figures[attack.by]?.figure.fatigue ?? 0;
		const name = figureName(view, attack.by, stage.content);
		return `Recover 1 fatigue: ${name} has ${Math.max(0, tired - 1)} instead of ${tired}, ${surgesLeft(attack.surges - 1)}.`;
	}
	const hits = offer.range >= attack.needed;
	const now = attack.hits.find((hit) => hit.figure === attack.target)?.damage ?? 0;
	const does = [
		offer.range !== attack.range
			? `range ${offer.range}, ${hits ? `${attack.needed} is needed` : `${attack.needed - offer.range} short`}`
			: "",
		hits && (offer.damage !== now || offer.range !== attack.range) ? after(stage, attack.target, offer.damage) : "",
		surgesLeft(attack.surges - offer.cost),
	];
	return `${offer.words}: ${does.filter(Boolean).join("; ")}.`;
}

/** What an attack comes to as it lies. */
function strikeHint(stage: DescentStage, attack: Attack): string {
	const { surges } = attack;
	const lost = surges ? ` ${surges === 1 ? "The surge is" : `The ${surges} surges are`} lost.` : "";
	if (attack.needed > attack.range) return `The attack misses, ${spaces(attack.needed - attack.range)} short.${lost}`;
	return `${attack.hits.map((hit) => after(stage, hit.figure, hit.damage)).join("; ")}.${lost}`;
}

/** What a type would bring as an open group. */
export function groupHint(type: string, stage: DescentStage): string {
	const { view, content } = stage;
	const strength = view.placing?.strengths.find((each) => each.type === type);
	const sheets = ["minion", "master"].map(
		(rank) => content.sheets[`${type}|${rank}|${view.act}|${view.heroes.length}`],
	);
	const [minion, master] = sheets;
	if (!strength || !minion || !master) return "";
	const surges = [...new Set(sheets.flatMap((sheet) => sheet?.surges ?? []))];
	return [
		`${type}: ${howMany(strength)}`,
		`${minion.health} and ${master.health} health`,
		`${minion.attack.toLowerCase()}, speed ${minion.speed}`,
		[...minion.abilities, ...master.abilities.filter((name) => !minion.abilities.includes(name))].join(", "),
		surges.length ? `surges ${surges.join(", ")}` : "",
	]
		.filter(Boolean)
		.join("; ")
		.concat(".");
}

/** "3 and a master". */
export function howMany({ minions, masters }: { minions: number; masters: number }): string {
	const leaders = masters === 1 ? "a master" : masters ? `${masters} masters` : "";
	return [minions ? String(minions) : "", leaders].filter(Boolean).join(" and ") || "nobody yet";
}

/** How far the nearest enemy is from any of these spaces; 0 where none can be counted. */
function nearest(at: readonly number[], { view }: DescentStage): number {
	const far = at.map((space) => view.placing?.away[space] ?? -1).filter((away) => away > 0);
	return far.length ? Math.min(...far) : 0;
}

/** Before a type is looked at: what the group has to be, and where it starts. */
export function openGroupHint(stage: DescentStage): string {
	const { view, content } = stage;
	const placing = view.placing;
	const map = mapOf(view, content);
	if (!placing || !map) return "";
	const traits = encounterOf(view, content)?.groups[placing.group]?.traits ?? [];
	const tiles = new Set(placing.spaces.flatMap((space) => map.places[map.tile[space] ?? ""] ?? []));
	const near = nearest(placing.spaces, stage);
	return [
		traits.length ? `Of ${traits.join(" or ")} monsters one type that is not here yet` : "A type that is not here yet",
		`it starts on the dotted spaces${tiles.size ? ` (${[...tiles].join(", ")})` : ""}`,
		near ? `at least ${spaces(near)} from the heroes` : "",
	]
		.filter(Boolean)
		.join("; ")
		.concat(".");
}

/** Who would stand where, how near the others are, and what comes after. */
export function placeHint(option: Option, stage: DescentStage): string {
	const { view, content } = stage;
	const { spaces: at = [], figure = -1 } = option;
	const terrain = mapOf(view, content)?.terrain[at[0] ?? -1];
	const near = nearest(at, stage);
	const enemy = view.figures[figure]?.figure.side === "overlord" ? "hero" : "monster";
	return [
		`${figureName(view, figure, content)} stands at ${placeName(view, content, at[0] ?? -1)}${terrain ? `, ${terrain}` : ""}`,
		near ? `${spaces(near)} from the nearest ${enemy}` : "",
		leftToPlace(stage),
	]
		.filter(Boolean)
		.join("; ")
		.concat(".");
}

/** How many more are placed. */
export function leftToPlace({ view }: DescentStage): string {
	const left = view.placing?.left ?? 0;
	return left ? `${left} more ${left === 1 ? "is" : "are"} placed after it` : "";
}
