/** Put a text on the clipboard and say so; over plain http, where a browser has none for pages, the old way. */

import { toasts } from "./toasts.svelte";

export async function copy(text: string, done: string): Promise<void> {
	const copied = navigator.clipboard ? await byClipboard(text) : bySelection(text);
	if (copied) toasts.add("deed", done);
	else toasts.add("news", `Copy it by hand: ${text}`);
}

async function byClipboard(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return bySelection(text);
	}
}

function bySelection(text: string): boolean {
	const field = document.createElement("textarea");
	field.value = text;
	field.className = "vh";
	// Under an open dialog everything else is inert, and what is inert cannot be selected.
	(document.querySelector("dialog[open]") ?? document.body).append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	return copied;
}
