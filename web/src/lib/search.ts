/** Finding rules by words. */

import type { Rule } from "./wire";

/** The rules in which every word of the search occurs. */
export function searched(rules: readonly Rule[], search: string): Rule[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return rules.filter((rule) => {
		const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
}
