/** Numbers that rise where someone was hurt or healed. */

import type { Spark } from "../games/parts";
import { shake } from "./motion";
import { preferences } from "./preferences.svelte";

const LASTS = 1500;

interface Rising {
	id: number;
	x: number;
	y: number;
	amount: number;
}

class Sparks {
	rising = $state<Rising[]>([]);
	#next = 0;

	rise(spark: Spark): void {
		if (preferences.factor === 0) return;
		const figure = document.querySelector(`[data-figure="${spark.seat}"]`);
		if (!figure) return;
		if (spark.amount < 0) shake(figure);
		const box = figure.getBoundingClientRect();
		const id = this.#next++;
		this.rising = [...this.rising, { id, x: box.x + box.width / 2, y: box.y, amount: spark.amount }];
		setTimeout(() => {
			this.rising = this.rising.filter((each) => each.id !== id);
		}, LASTS * preferences.factor);
	}
}

export const sparks = new Sparks();
