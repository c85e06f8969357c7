/** The rules of each game, fetched once and found by number or by words. */

import { http } from "./http";
import type { Rule } from "./wire";

class Rulebook {
	#rules = $state<Record<string, Rule[]>>({});

	async fetch(game: string): Promise<void> {
		if (!this.#rules[game]) this.#rules[game] = await http.rules(game);
	}

	all(game: string): readonly Rule[] {
		return this.#rules[game] ?? [];
	}

	find(game: string, id: string): Rule | undefined {
		return this.#rules[game]?.find((rule) => rule.id === id);
	}
}

export const rulebook = new Rulebook();
