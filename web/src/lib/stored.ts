/** What is kept in this browser: for good, or as long as its tab is open. */

/** What is kept under a name, over what holds first; what cannot be read is as if nothing were kept. */
export function stored<T extends object>(name: string, first: T, where?: Storage): T {
	try {
		return { ...first, ...JSON.parse((where ?? localStorage).getItem(name) ?? "{}") };
	} catch {
		return { ...first };
	}
}

export function store(name: string, kept: object, where: Storage = localStorage): void {
	where.setItem(name, JSON.stringify(kept));
}
