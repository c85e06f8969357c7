/** Which game is on the screen: its style sheets hold only there. */

/** Show a game, until the returned function is called. */
export function showGame(name: string): () => void {
	document.body.dataset.game = name;
	return () => {
		delete document.body.dataset.game;
	};
}
