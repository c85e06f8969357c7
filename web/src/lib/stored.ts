/** What a person wants of this browser, kept in local storage. */

/** What is kept under a name, over what holds first; what cannot be read is as if nothing were kept. */
export function stored<T extends object>(name: string, first: T): T {
	try {
		return { ...first, ...JSON.parse(localStorage.getItem(name) ?? "{}") };
	} catch {
		return { ...first };
	}
}

export function store(name: string, kept: object): void {
	localStorage.setItem(name, JSON.stringify(kept));
}
