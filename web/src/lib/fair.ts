/** Fair dice: this browser adds a number to the seed, sealed first, and checks all of them at the end by itself. */

import { type CheckedThrow, gaveOf } from "./chance";
import { listed } from "./listed";
import { sha256 } from "./sha256";
import { store, stored } from "./stored";
import type { FromServer, Room, Seed, Throw, ToServer } from "./wire";

const KEPT = "gloaming.numbers";
/** How many rooms are remembered: a number is needed from sitting down until the start. */
const MOST = 20;

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytesOf = (text: string): Uint8Array =>
	Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const sealOf = (number: string): string => hex(sha256(bytesOf(number)));

/** The seed of numbers: the first 8 bytes of the SHA-256 of all of them, in decimal digits. */
export function seedOf(numbers: string[]): string {
	return BigInt(`0x${hex(sha256(bytesOf(numbers.join("")))).slice(0, 16)}`).toString();
}

/** The number of mine for a room, if there is one. */
export function numberFor(room: string): string | null {
	return stored<Record<string, string>>(KEPT, {})[room] ?? null;
}

/** What this browser says of its own accord: its seal once I sit, its number when the host starts. */
export function chanceIn(message: FromServer, room: Room | null): ToServer | null {
	const seal = message.type === "room" ? sealFor(message.room) : null;
	const number = message.type === "unseal" && room ? numberFor(room.id) : null;
	return seal ? { type: "seal", seal } : number ? { type: "unseal", number } : null;
}

/** The seal to be sent for a room in which I sit, or null where mine lies there already or nobody adds anything. */
export function sealFor(room: Room): string | null {
	const seed = room.seed;
	if (room.state !== "open" || !seed || seed.chosen || !room.seats.some((seat) => seat.mine)) return null;
	const number = numberFor(room.id) ?? hex(crypto.getRandomValues(new Uint8Array(32)));
	const seal = sealOf(number);
	if (seed.shares.some((share) => share.mine && share.seal === seal)) return null;
	const others = Object.entries(stored<Record<string, string>>(KEPT, {})).filter(([id]) => id !== room.id);
	localStorage.removeItem(KEPT);
	store(KEPT, Object.fromEntries([...others.slice(1 - MOST), [room.id, number]]));
	return seal;
}

/** Whether an opened number is the one that was sealed. */
export const fits = (share: { seal: string; number: string }): boolean => sealOf(share.number) === share.seal;

/** The beginning of a long number, to be compared by eye. */
export const inFours = (digits: string): string => digits.slice(0, 12).replace(/(.{4})(?=.)/g, "$1 ");

/** All that a stranger needs to check a game by other means. */
export function transcript(room: Room, throws: Throw[] = []): string {
	const lines = (room.seed?.shares ?? []).map(
		({ name, seal, number }) => `${name}: sealed ${seal}${number ? `, opened ${number}` : ""}`,
	);
	if (room.seed?.seed)
		lines.push(`Seed: ${room.seed.seed} (first 8 bytes of the SHA-256 of all opened numbers in order)`);
	const thrown = throws.map(
		(each) => `${each.answer}: ${each.words} ${each.gave ? `Of ${each.of}: ` : ""}${gaveOf(each)}.`,
	);
	return [`${room.title}, table ${room.id}`, ...lines, ...thrown].join("\n");
}

export const TITLES = { chosen: "A chosen seed.", sealed: "Sealed.", proven: "Proven.", doubtful: "Not proven." };

/** What can be said of the seed of a room; null where nothing is known of it. */
export const verdictOf = (room: Room, throws: CheckedThrow[] = []): Verdict | null =>
	room.seed ? verdict(room.seed, numberFor(room.id), throws) : null;

export type Verdict = { kind: "chosen" | "sealed" | "proven" | "doubtful"; words: string };

/** What can be said of a seed, and of throws if they are known; `mine` is the number that this browser added, if any. */
export function verdict(seed: Seed, mine: string | null, throws: CheckedThrow[] = []): Verdict {
	if (seed.chosen) return { kind: "chosen", words: "The host chose the seed of this game and may know what comes." };
	const names = seed.shares.map((share, number) => (share.mine ? "you" : number ? share.name : "the table"));
	const who = names.length > 1 ? listed(names) : "the table";
	if (!seed.seed)
		return {
			kind: "sealed",
			words: `Numbers that nobody else has seen were put in by ${who}. They open when the game ends; then anyone can check.`,
		};
	for (const share of seed.shares)
		if (!fits(share)) return { kind: "doubtful", words: `The opened number of ${share.name} does not fit its seal.` };
	if (mine && !seed.shares.some((share) => share.number === mine))
		return { kind: "doubtful", words: "The number of this browser is not among those the seed was made of." };
	if (seedOf(seed.shares.map((share) => share.number)) !== seed.seed)
		return { kind: "doubtful", words: "The seed does not follow from the opened numbers." };
	const wrong = throws.find((each) => !each.follows);
	if (wrong)
		return { kind: "doubtful", words: `What was thrown after answer ${wrong.answer} does not follow from the seed.` };
	const what = throws.length ? `All ${throws.length} throws and shuffles follow` : "The seed follows";
	return { kind: "proven", words: `${what} from numbers sealed before the first card by ${who}.` };
}
