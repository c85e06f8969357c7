/** Things in a row of words: "a, b and c". */
export function listed(parts: readonly string[], last: "and" | "or" = "and"): string {
	return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : (parts[0] ?? "");
}

/** So many of a thing: "no windows", "1 window", "2 windows". */
export function counted(number: number, thing: string): string {
	return `${number || "no"} ${thing}${number === 1 ? "" : "s"}`;
}
