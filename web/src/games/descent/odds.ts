/** The odds of tests in words, as the server counts them, for whoever hopes that they are passed or failed. */

import { type DescentStage, figureName, type Odds, OVERLORD } from "./content";

/** What is counted for a side: the rolls that suit it. */
export function suits(test: Odds, stage: DescentStage): string {
	const wishesIt = (stage.view.figures[test.figure]?.figure.side === "overlord") === (stage.me === OVERLORD);
	return wishesIt ? `passes ${test.passes} of ${test.rolls}` : `fails ${test.rolls - test.passes} of ${test.rolls}`;
}

export function attributeName(attribute: string): string {
	return `${attribute[0]?.toUpperCase() ?? ""}${attribute.slice(1)}`;
}

/** The tests that an option leads to. */
export function testsOf(stage: DescentStage, option: number): readonly Odds[] {
	return stage.view.tests?.find((ahead) => ahead.option === option)?.tests ?? [];
}

/** All that an option leads to, in one sentence; empty where nothing is tested. */
export function oddsHint(stage: DescentStage, option: number): string {
	const tests = testsOf(stage, option);
	const [first] = tests;
	if (!first) return "";
	const alike = tests.every(({ attribute }) => attribute === first.attribute);
	const said = tests.map((test) => {
		const of = alike ? String(test.against) : `${attributeName(test.attribute)} ${test.against}`;
		return `${figureName(stage.view, test.figure, stage.content)} ${of}, ${suits(test, stage)}`;
	});
	return `${alike ? `${attributeName(first.attribute)}: ` : ""}${said.join("; ")}.`;
}

/** The tests to be drawn beside figures: of the one answer that leads to any, or of every figure that can be chosen. */
export function testsInSight(stage: DescentStage): readonly Odds[] {
	const { tests = [] } = stage.view;
	if (!stage.asked || !tests.length) return [];
	const [only, ...others] = tests;
	if (only && !others.length) return only.tests.length > 1 && stage.ask?.topic === "act" ? [] : only.tests;
	const about = tests.filter((ahead) => stage.ask?.options[ahead.option]?.verb === "choose");
	return about.length === tests.length ? about.flatMap((ahead) => ahead.tests) : [];
}
