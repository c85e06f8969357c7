/** When something was, as someone would say it: just now, 5 minutes ago, yesterday, 3 March. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function ago(number: number, unit: string): string {
	return `${number} ${unit}${number === 1 ? "" : "s"} ago`;
}

export function since(moment: number, now = Date.now() / 1000): string {
	const seconds = Math.max(0, now - moment);
	if (seconds < 2 * MINUTE) return "just now";
	if (seconds < HOUR) return ago(Math.floor(seconds / MINUTE), "minute");
	if (seconds < DAY) return ago(Math.floor(seconds / HOUR), "hour");
	if (seconds < 7 * DAY) return ago(Math.floor(seconds / DAY), "day");
	return new Date(moment * 1000).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}
