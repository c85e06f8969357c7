/** The rules a thing touches, in order of use. */

import type { TwilightStage } from "./content";
import { deityAt, faceAt } from "./meaning";

const ZONE_OF: Record<string, string> = { aspect: "resources", stack: "aspects", life: "life", discard: "discard" };

export function rulesOf(key: string, stage: TwilightStage): string[] {
	const { rules, keyword_rules } = stage.content;
	const zone = rules.zones[ZONE_OF[key.split(":")[0] ?? ""] ?? ""];
	const face = faceAt(key, stage);
	const deity = deityAt(key, stage) ? rules.zones.deity : undefined;
	const kind = face && rules.kinds[face.kind];
	const words = face?.keywords.slice(0, 1).map((keyword) => keyword_rules[keyword]) ?? [];
	return [zone, kind, deity, ...words].filter((rule) => rule !== undefined).slice(0, 3);
}
