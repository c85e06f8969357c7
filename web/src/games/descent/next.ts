/** "Me next": any hero player may say so, and whoever is asked who goes next reads it. */

import type { ChatLine } from "../../lib/wire";
import { type DescentStage, type FigureSeen, figureName, OVERLORD, type View } from "./content";
import { looking } from "./looking.svelte";

const heroesOf = (view: View) => view.figures.filter(({ figure }) => figure.kind === "hero");

/** What is said to the heroes' side. */
export function wish(view: View, hero: number): string {
	return `${figureName(view, hero)} next`;
}

/** True where it makes sense to say it: my hero waits, and somebody else on my side decides among heroes. */
export function mayWish({ view, me, ask, faces, sayAside }: DescentStage, hero: FigureSeen): boolean {
	const waits =
		view.round > 0 && hero.seat === me && !hero.figure.acted && !hero.figure.gone && view.acting !== hero.number;
	const others = heroesOf(view).some(({ seat }) => seat !== me && seat !== OVERLORD && !faces?.[seat]);
	return Boolean(sayAside) && waits && others && ask?.topic !== "next_hero" && !looking.wouldGoNext(hero, view.round);
}

/** What was said last when this table was looked at: that was said before, maybe in an earlier round. */
let known: { table?: string; line?: ChatLine } = {};

/** Take notice of what was said last, if it is new. */
export function hear({ view, chat, id }: DescentStage): void {
	const line = chat?.at(-1);
	const isNew = known.table === id && known.line !== line;
	known = { table: id, line };
	const hero = isNew && line?.aside ? heroesOf(view).find(({ number }) => wish(view, number) === line.text) : undefined;
	if (hero && view.round) looking.hearNext(hero.number, view.round);
}

/** The heroes who would go next, by name. */
export function wouldGoNext({ view }: DescentStage): string[] {
	return heroesOf(view)
		.filter((hero) => looking.wouldGoNext(hero, view.round))
		.map(({ number }) => figureName(view, number));
}
