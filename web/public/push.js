/** Shows word from the table that it is my turn, also while no page of it is open; a click leads there. */

self.addEventListener("push", (event) => {
	const { title, room } = event.data.json();
	const shown = { tag: room, data: { room }, icon: "icon.svg", body: "Somebody waits for you at the table." };
	event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const address = new URL(`room/${event.notification.data.room}`, self.registration.scope).href;
	event.waitUntil(goTo(address));
});

async function goTo(address) {
	const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const there = pages.find((page) => page.url === address);
	await (there ? there.focus() : self.clients.openWindow(address));
}
