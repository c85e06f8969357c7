/** The sprite of the page: our own glyphs and the lobby's pictures at first, then those of each game that is shown. */

const added = new Set<string>();

export function addPictures(game: string, symbols: string): void {
	if (added.has(game)) return;
	added.add(game);
	document.querySelector(".sprite")?.insertAdjacentHTML("beforeend", symbols);
}
