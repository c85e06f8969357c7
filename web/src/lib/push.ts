/** Being told on this device that it is my turn, also while no page of the table is open. */

import { at } from "./base";
import { http } from "./http";

/** Whether this browser can be told anything; only a page from a safe address can ask for it. */
export const canBeTold = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

const worker = async (): Promise<ServiceWorkerRegistration> => {
	await navigator.serviceWorker.register(at("/push.js"));
	return navigator.serviceWorker.ready;
};

/** The bytes of a key as the table writes it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
	const letters = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
	return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Whether this device is told already. */
export async function isTold(): Promise<boolean> {
	const known = await navigator.serviceWorker.getRegistration(at("/"));
	return !!(await known?.pushManager.getSubscription());
}

/** Have this device told; the browser asks whether it may. */
export async function begin(key: string): Promise<void> {
	if ((await Notification.requestPermission()) !== "granted")
		throw new Error("This browser was told to show nothing from this table; its settings can allow it.");
	const told = await (await worker()).pushManager.subscribe({
		userVisibleOnly: true,
		applicationServerKey: bytesOf(key),
	});
	await http.askForPushes(told.toJSON());
}

/** Have it told no more. */
export async function end(): Promise<void> {
	const told = await (await worker()).pushManager.getSubscription();
	if (!told) return;
	await http.endPushes(told.endpoint);
	await told.unsubscribe();
}
