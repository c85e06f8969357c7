/** First Blood as a taught game: short steps that point at the real screen. */

import type { GuideStep } from "../parts";

export const guide: GuideStep[] = [
	{
		at: "[data-guide='prompt']",
		title: "One question at a time",
		words:
			"The candle is yours: this line says what is asked. What glows can be clicked; letters and numbers are keys.",
	},
];
