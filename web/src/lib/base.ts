/** Where the table is: at the root of its name, or under a base path that the server writes into the page. */

/** A base path without its last slash from what the page says; "" for the root. */
export const cleaned = (said: string): string => said.replace(/^\.(?=\/)/, "").replace(/\/$/, "");

const BASE = cleaned(
	typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>("meta[name=base]")?.content ?? ""),
);

/** The address of a path of this house. */
export const at = (path: string): string => BASE + path;

/** The path of this house that an address leads to. */
export const pathOf = (address: string, base = BASE): string =>
	address.startsWith(base) ? address.slice(base.length) || "/" : address;
