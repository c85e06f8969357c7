/** Under which address others find this table: the page's own, or the machine's where the page says localhost. */

import { at } from "./base";
import { http } from "./http";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Inviting {
	/** True where the address of this page means this very machine to whoever reads it. */
	readonly local = LOCAL.test(window.location.hostname);
	/** Where others find the table; empty until it is known, or where nobody knows. */
	address = $state(this.local ? "" : `${window.location.origin}${at("")}`);
	/** False while the table listens to this machine alone. */
	open = $state(true);
	#asked = false;

	/** Ask the server what this machine is called on its network. */
	async ask(): Promise<void> {
		if (!this.local || this.#asked) return;
		this.#asked = true;
		({ address: this.address, open: this.open } = await http.invitation());
	}

	/** The address of a page of this house, as others reach it. */
	link(path: string): string {
		const reachable = this.address && this.open ? this.address : `${window.location.origin}${at("")}`;
		return reachable + path;
	}
}

export const inviting = new Inviting();
