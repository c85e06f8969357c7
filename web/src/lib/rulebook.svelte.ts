/** How each game is played and its rules, fetched once; rules are found by number or by words. */

import { http } from "./http";
import type { HowToPlay, Rule } from "./wire";

class Rulebook {
	#rules = $state<Record<string, Rule[]>>({});
	#how = $state<Record<string, HowToPlay>>({});

	async fetch(game: string): Promise<void> {
		if (this.#how[game]) return;
		[this.#rules[game], this.#how[game]] = await Promise.all([http.rules(game), http.howToPlay(game)]);
	}

	all(game: string): readonly Rule[] {
		return this.#rules[game] ?? [];
	}

	how(game: string): HowToPlay | undefined {
		return this.#how[game];
	}

	find(game: string, id: string): Rule | undefined {
		return this.#rules[game]?.find((rule) => rule.id === id);
	}
}

export const rulebook = new Rulebook();
