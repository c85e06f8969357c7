/** What was declared or announced and has not happened yet: the newest first, which is dealt with first. */

export interface Pending {
	/** Its place from the bottom, counted from 1. */
	number: number;
	title: string;
	/** Whose it is; below 0 nobody's. */
	seat: number;
	/** Who, and what kind of thing. */
	by: string;
	/** What it does; below the top no more than two lines of it are shown. */
	line: string;
	/** What it is aimed at, shown at the top. */
	aim?: string;
	/** What the top one does step by step, instead of its line; `at` is the step that comes now. */
	steps?: readonly string[];
	at?: number;
	icon: string;
	ground: string;
	cancelled?: boolean;
	/** The thing a click is about; none where nothing can be looked at. */
	key: string;
	/** The card that lies here, for its flight. */
	thing?: string;
}
