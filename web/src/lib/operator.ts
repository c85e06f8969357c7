/** What the operator asks of the table, with the token that opens it. */

import { at } from "./base";
import type { AdminState } from "./wire";

async function call<T>(token: string, path: string, body?: unknown): Promise<T> {
	const response = await fetch(at(`/api/admin${path}`), {
		method: body === undefined ? "GET" : "POST",
		headers: { "Content-Type": "application/json", "X-Gloaming": "1", "X-Gloaming-Admin": token },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	const answer = await response.json().catch(() => null);
	if (!response.ok) throw new Error(answer?.error ?? `The server answered ${response.status}.`);
	return answer as T;
}

export const operator = {
	state: (token: string) => call<AdminState>(token, ""),
	ban: (token: string, who: string, name: string, yes: boolean) => call(token, "/bans", { who, name, yes }),
	close: (token: string, room: string) => call(token, "/close", { room }),
	purge: (token: string, days: number) => call<{ rooms: number; guests: number }>(token, "/purge", { days }),
};
