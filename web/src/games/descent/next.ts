/** "Me next": any hero player may say so, and whoever is asked who goes next reads it. */

import { type DescentStage, type DescentView, type FigureSeen, figureName, OVERLORD } from "./content";
import { looking } from "./looking.svelte";

const heroesOf = (view: DescentView) => view.figures.filter(({ figure }) => figure.kind === "hero");

/** What is said to the heroes' side. */
export function wish(view: DescentView, hero: number): string {
	return `${figureName(view, hero)} next`;
}

/** True where it makes sense to say it: my hero waits, and somebody else on my side decides among heroes. */
export function mayWish({ view, me, ask, faces, sayAside }: DescentStage, hero: FigureSeen): boolean {
	const waits =
		view.round > 0 && hero.seat === me && !hero.figure.acted && !hero.figure.gone && view.acting !== hero.number;
	const others = heroesOf(view).some(({ seat }) => seat !== me && seat !== OVERLORD && !faces?.[seat]);
	return Boolean(sayAside) && waits && others && ask?.topic !== "next_hero" && !looking.wouldGoNext(hero, view.round);
}

/** Take notice of what was said last. */
export function hear({ view, chat }: DescentStage): void {
	const last = chat?.at(-1);
	const hero = last?.aside ? heroesOf(view).find(({ number }) => wish(view, number) === last.text) : undefined;
	if (hero && view.round) looking.hearNext(hero.number, view.round);
}

/** The heroes who would go next, by name. */
export function wouldGoNext({ view }: DescentStage): string[] {
	return heroesOf(view)
		.filter((hero) => looking.wouldGoNext(hero, view.round))
		.map(({ number }) => figureName(view, number));
}
