/** How fast a table plays: the paces a host can choose, and a time in words. */

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export interface Pace {
	turn: number;
	reserve: number;
}

export const PACES: readonly { label: string; pace: Pace | null }[] = [
	{ label: "as long as it takes", pace: null },
	{ label: "30 seconds, 5 minutes in reserve", pace: { turn: 30, reserve: 5 * MINUTE } },
	{ label: "2 minutes, 15 minutes in reserve", pace: { turn: 2 * MINUTE, reserve: 15 * MINUTE } },
	{ label: "by correspondence, 1 day", pace: { turn: DAY, reserve: 0 } },
	{ label: "by correspondence, 3 days", pace: { turn: 3 * DAY, reserve: 0 } },
	{ label: "by correspondence, 7 days", pace: { turn: 7 * DAY, reserve: 0 } },
];

/** So many seconds as someone would say them: 0:45, 12:03, 5 hours, 3 days. */
export function spelt(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds));
	if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)} days`;
	if (whole >= 2 * 60 * MINUTE) return `${Math.floor(whole / (60 * MINUTE))} hours`;
	return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
