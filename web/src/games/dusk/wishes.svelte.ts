/** What a person wants of this browser at Dusk, and the card a block was begun with. */

import { store, stored } from "../../lib/stored";
import type { Ask, View } from "./content";
import { type AboutTilt, passesTilt } from "./tilt";

const KEY = "gloaming-dusk-wishes";

class Wanted {
	#tilt = $state<AboutTilt>(stored<{ tilt: AboutTilt }>(KEY, { tilt: "matters" }).tilt);
	/** The key of the card that was pressed last. */
	#pressed = "";

	get tilt(): AboutTilt {
		return this.#tilt;
	}

	set tilt(wish: AboutTilt) {
		this.#tilt = wish;
		store(KEY, { tilt: wish });
	}

	/** Note which card is pressed: a block that it begins is begun with that card. */
	press(key: string): void {
		this.#pressed = key;
	}

	/** The option that is answered without asking; null where the person decides. */
	answer(ask: Ask, view: View, watched: boolean): number | null {
		const pressed = this.#pressed;
		if (ask.topic !== "block") this.#pressed = "";
		if (ask.topic === "block_with" && !view.forming?.cards.length) {
			const [only, ...others] = ask.options.flatMap((option, number) =>
				`card:${option.card}` === pressed ? [number] : [],
			);
			return only === undefined || others.length ? null : only;
		}
		if (watched || !passesTilt(ask, view, this.#tilt)) return null;
		return ask.options.findIndex((option) => option.verb === "pass");
	}
}

export const wanted = new Wanted();
