/** What a row of opponents is called in the sheets: several from two on, many from three, a crowd from four. */
export function crowd(opponents: number): string {
	return ["several", "many", "crowd"].slice(0, Math.max(0, opponents - 1)).join(" ");
}
