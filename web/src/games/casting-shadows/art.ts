/** Colours of the cards and of the seven tiles. */

import type { Card } from "./content";

const BY_COLOUR = { red: "#a8402c", blue: "#2f6fae", curse: "#4f7a3a", any: "#7a63b8" };
/** The frame of a card, and the ground of those that are paid with nothing. */
export const BY_KIND: Record<Card["kind"], string> = {
	attack: "#9c4a3c",
	conversion: "#3f7a86",
	resource: "#5b5266",
	counterspell: "#5c4f86",
	companion: "#9a7a3c",
};

/** The ground of a card's picture: by what it is paid with. */
export function groundOf(card: Card): string {
	if (card.kind === "resource" && card.name.startsWith("Red")) return BY_COLOUR.red;
	if (card.kind === "resource" && card.name.startsWith("Blue")) return BY_COLOUR.blue;
	if (card.kind === "attack" || card.kind === "conversion") {
		const asks = card.kind === "attack" ? card.cast : card.collect;
		if (asks.cursed_crystal) return BY_COLOUR.curse;
		const red = (asks.red_gem ?? 0) + (asks.red_orb ?? 0);
		const blue = (asks.blue_gem ?? 0) + (asks.blue_orb ?? 0);
		if (red > blue) return BY_COLOUR.red;
		if (blue > red) return BY_COLOUR.blue;
		if (red || asks.any_gem) return BY_COLOUR.any;
		return card.kind === "attack" ? "#4f8257" : BY_KIND.conversion;
	}
	return BY_KIND[card.kind];
}

export const DIE_GROUND: Record<string, string> = { red: "#b03226", blue: "#2a62ab", purple: "#6d3fb0" };

export interface TileArt {
	sky: [string, string];
	ridges: [string, string, string];
	ink: string;
	light: string;
	/** A sun, a moon or a haze: x, y, radius from the middle, colour, opacity. */
	glow: [number, number, number, string, number];
	size: number;
}

/** By the number of the tile: rune, desert, volcano, then the homes of Frill, Kit, Nuzzle, Haze. */
export const TILE_ART: readonly TileArt[] = [
	{
		sky: ["#2a2450", "#5b4a8f"],
		ridges: ["#3b3166", "#2c2450", "#1c1736"],
		ink: "#1c1636",
		light: "#cdbcff",
		glow: [0, -14, 52, "#c9b2fa", 0.3],
		size: 96,
	},
	{
		sky: ["#4a3145", "#b98068"],
		ridges: ["#8f5f52", "#6e4642", "#452c30"],
		ink: "#3a2430",
		light: "#e9b58c",
		glow: [26, -8, 27, "#f2c9a0", 0.85],
		size: 86,
	},
	{
		sky: ["#2b1218", "#8c2f22"],
		ridges: ["#5c2320", "#3f181a", "#241015"],
		ink: "#1c0b10",
		light: "#ff9d5a",
		glow: [0, -46, 52, "#ff8a3c", 0.35],
		size: 104,
	},
	{
		sky: ["#173243", "#3f8a8c"],
		ridges: ["#2b6468", "#1d4a52", "#12303a"],
		ink: "#0f2a33",
		light: "#8fd6c4",
		glow: [-30, -40, 15, "#e9f3df", 0.8],
		size: 92,
	},
	{
		sky: ["#22304d", "#7f9cc0"],
		ridges: ["#516e96", "#394f75", "#222f4b"],
		ink: "#1a2742",
		light: "#cfe0f4",
		glow: [30, -36, 20, "#dbe8f5", 0.35],
		size: 96,
	},
	{
		sky: ["#2e1a2e", "#8d5064"],
		ridges: ["#683850", "#4a283d", "#2b1727"],
		ink: "#1f0f1d",
		light: "#e39ab0",
		glow: [34, -38, 17, "#f0c9d2", 0.6],
		size: 92,
	},
	{
		sky: ["#23301f", "#7c8a45"],
		ridges: ["#56663a", "#3c4c2f", "#243021"],
		ink: "#1c2718",
		light: "#c7d488",
		glow: [22, -30, 40, "#dfe4a8", 0.22],
		size: 88,
	},
];

/** The edge of a ridge across a tile: the same hills every time, other hills for another seed. */
export function ridge(seed: number, height: number, swing: number): string {
	const steps = 9;
	const points = Array.from({ length: steps + 1 }, (_, step) => {
		const x = -100 + (200 / steps) * step;
		const y = height + swing * Math.sin(seed * 1.7 + step * 1.3) + swing * 0.5 * Math.sin(seed * 3.1 + step * 2.9);
		return `${x.toFixed(1)},${y.toFixed(1)}`;
	});
	return `M-100,${height} L${points.join(" L")} L100,110 L-100,110 Z`;
}
