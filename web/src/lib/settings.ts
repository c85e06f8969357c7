/** Options of a new table: which of their choices fit the seats and the other options. */

import type { Setting } from "./wire";

export type Chosen = Readonly<Record<string, string | number | boolean>>;

/** What an option has now. */
export function valueOf(option: Setting, chosen: Chosen): string | number | boolean {
	return chosen[option.name] ?? (option.default as string | number | boolean);
}

/** The choices of an option that can be played with so many seats and what else is chosen. */
export function fitting(option: Setting, options: readonly Setting[], seats: number, chosen: Chosen): string[] {
	const made = (choice: string) =>
		Object.entries(option.needs[choice] ?? {}).some(([name, wanted]) => {
			const other = options.find((each) => each.name === name);
			return other && wanted.includes(String(valueOf(other, chosen)));
		});
	return (option.fits[seats] ?? option.choices).filter((choice) => !option.needs[choice] || made(choice));
}

/** Where there is nothing to choose, nothing is asked; what is usual is one of the others. */
export function isOffered(option: Setting, options: readonly Setting[], seats: number, chosen: Chosen): boolean {
	if (option.kind !== "choice") return true;
	return fitting(option, options, seats, chosen).filter((choice) => choice !== "usual").length > 1;
}

/** What was chosen, without what no longer fits. */
export function stillFitting(options: readonly Setting[], seats: number, chosen: Chosen): Chosen {
	for (const option of options) {
		const value = chosen[option.name];
		if (option.kind !== "choice" || value === undefined) continue;
		if (fitting(option, options, seats, chosen).includes(String(value))) continue;
		const { [option.name]: _, ...rest } = chosen;
		return stillFitting(options, seats, rest);
	}
	return chosen;
}
