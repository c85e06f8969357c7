/** What is otherwise in a view: a new value, or `{"~": {...}}` for a value of which only parts are otherwise. */

export interface Nested {
	"~": Record<string, unknown>;
}

function isNested(change: unknown): change is Nested {
	return typeof change === "object" && change !== null && "~" in change;
}

/** A value once it is otherwise; the one before stays as it was, and so do the parts that are the same. */
export function applied(value: unknown, change: unknown): unknown {
	if (!isNested(change)) return change;
	if (!Array.isArray(value)) return withChanges((value ?? {}) as object, change["~"]);
	const copy = [...value];
	for (const [place, part] of Object.entries(change["~"])) copy[Number(place)] = applied(copy[Number(place)], part);
	return copy;
}

/** A view, or a part of one, with its differences. */
export function withChanges<T extends object>(before: T, changes: Record<string, unknown>): T {
	const after = { ...before } as Record<string, unknown>;
	for (const [name, change] of Object.entries(changes)) after[name] = applied(after[name], change);
	return after as T;
}
