/** Doubles of things on the table: they fly above everything, where no scrolling list can cut them off. */

/** What a double must not share with the thing itself. */
const OWN = ["id", "data-thing", "data-place", "data-key", "data-item", "data-figure", "data-guide", "tabindex"];

function stripped<T extends Element>(node: T): T {
	for (const name of OWN) node.removeAttribute(name);
	return node;
}

/** A copy of a thing inside empty copies of all it lies in, so that the same style applies to it. */
export function doubleOf(node: HTMLElement): HTMLElement {
	const double = stripped(node.cloneNode(true) as HTMLElement);
	for (const part of double.querySelectorAll("*")) stripped(part);
	const { offsetWidth, offsetHeight } = node;
	place(double, offsetWidth, offsetHeight);
	double.setAttribute("data-double", "");
	let whole = double;
	for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
		const shell = stripped(around.cloneNode(false) as HTMLElement);
		// Lengths may be shares of a container: its copy keeps its size. Everything else around it takes no room.
		if (getComputedStyle(around).containerType === "normal") shell.style.display = "contents";
		else {
			place(shell, around.clientWidth, around.clientHeight);
			Object.assign(shell.style, { padding: "0", border: "0", background: "none", overflow: "visible" });
		}
		shell.append(whole);
		whole = shell;
	}
	return whole;
}

/** The back of a card whose face nobody here may see. */
export function faceDown(where: DOMRect): HTMLElement {
	const back = document.createElement("span");
	back.className = "flight__back";
	back.setAttribute("data-double", "");
	const width = Math.min(where.width, 64);
	place(back, width, width * 1.4);
	return back;
}

function place(node: HTMLElement, width: number, height: number): void {
	Object.assign(node.style, {
		position: "fixed",
		left: "0",
		top: "0",
		right: "auto",
		bottom: "auto",
		width: `${width}px`,
		height: `${height}px`,
		margin: "0",
		translate: "none",
		transform: "none",
		transition: "none",
		animation: "none",
	});
}
