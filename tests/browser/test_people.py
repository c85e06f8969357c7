"""People: another device, a host who keeps order, a clock, and an ending that no rule knows."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.person import PHONE, Person

Enter = Callable[..., Person]

SERVICE = """
    let told = null;
    const unpadded = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    PushManager.prototype.getSubscription = async () => told;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        const made = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const p256dh = unpadded(await crypto.subtle.exportKey("raw", made.publicKey));
        if (applicationServerKey.length !== 65) throw new Error("this is no key of a table");
        const keys = { p256dh, auth: unpadded(new Uint8Array(16)) };
        const endpoint = "https://push.example/ann";
        told = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => { told = null; } };
        return told;
    };
"""
"""A push service inside the page, for there is none within reach."""

SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
        const [shown] = await worker.getNotifications();
        if (shown) return [shown.title, shown.data.room];
        await new Promise((then) => setTimeout(then, 20));
    }
}"""
"""The notification that is shown, as soon as there is one."""


def test_a_personal_link_brings_me_and_my_seats_to_my_phone(person: Enter):
    ann, phone = person(), person(screen=PHONE)
    ann.sit_down()
    ann.enter_lobby()
    ann.page.get_by_text("It is your turn").wait_for()
    ann.page.locator("button.guest").click()
    ann.page.get_by_label("My name at the table").fill("Ann of the Fens")
    ann.page.get_by_role("button", name="Keep it").click()
    ann.page.locator("button.guest", has_text="Ann of the Fens").click()
    ann.page.get_by_role("button", name="Show my personal link").click()
    ann.page.get_by_role("img", name="Your personal link").wait_for()
    code = ann.page.locator(".code").inner_text()
    ann.picture("people-link")
    phone.visit(f"/me#{code.replace('-', '')}")
    phone.picture("people-link-phone")
    phone.page.get_by_role("button", name="It is me").click()
    phone.page.get_by_text("It is your turn").wait_for()
    assert "Ann of the Fens" in phone.page.locator("button.guest").inner_text()
    phone.page.locator("button.guest").click()
    phone.page.get_by_role("button", name="Show my personal link").click()
    phone.page.get_by_role("img", name="Your personal link").wait_for()
    phone.picture("people-me-phone")


def test_a_host_keeps_order_and_a_draw_is_agreed_against_the_clock(person: Enter):
    ann, ben = person(), person(screen=PHONE)
    link = ann.host(pace={"turn": 120, "reserve": 600})
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_text("The host's order").click()
    ann.page.get_by_role("button", name="Mute").click()
    ann.page.get_by_text("muted").wait_for()
    ann.page.get_by_role("button", name="Let talk").click()
    ann.page.get_by_role("button", name="Lock the table").click()
    ann.page.get_by_role("button", name="Unlock the table").wait_for()
    ann.picture("people-order")
    ann.page.get_by_role("button", name="Start the game").click()
    for each in (ann, ben):
        each.page.get_by_role("timer").wait_for(state="attached")
    ann.page.get_by_role("button", name="Settings").click()
    ann.picture("people-settings")
    ann.page.get_by_role("button", name="Offer a draw").click()
    ben.page.get_by_text("offers a draw").wait_for()
    ben.picture("people-draw-phone")
    ben.page.get_by_role("button", name="Agree").click()
    for each in (ann, ben):
        each.page.get_by_role("dialog", name="The game is over").get_by_role("heading", name="A draw").wait_for()
    ann.picture("people-end")


def test_this_device_tells_me_that_it_is_my_turn_and_leads_there(person: Enter):
    ann = person(service_workers="allow")  # in a window that no other test takes over
    ann.page.add_init_script(SERVICE)
    ann.enter_lobby()
    ann.page.locator("button.guest").click()
    ann.page.get_by_role("button", name="Tell me on this device").click()
    ann.page.get_by_role("button", name="Tell me no more").wait_for()
    ann.picture("people-told")

    inspector = ann.page.context.new_cdp_session(ann.page)
    registered: list[str] = []
    inspector.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
    )
    inspector.send("ServiceWorker.enable")
    origin = str(ann.page.evaluate("location.origin"))
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.repeat(lambda: None, until=lambda: registered)
    word = '{"title": "Dusk: it is your turn", "room": "r00m"}'
    inspector.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registered[-1], "data": word}
    )
    assert ann.page.evaluate(SHOWN) == ["Dusk: it is your turn", "r00m"]
    ann.page.get_by_role("button", name="Tell me no more").click()
    ann.page.get_by_role("button", name="Tell me on this device").wait_for()


def test_everyone_sees_who_sealed_a_number_and_proves_the_seed_at_the_end(person: Enter):
    ann, ben = person(), person(screen=PHONE)
    ben.visit(ann.host())
    ben.page.get_by_role("button", name="Sit here").click()
    account = ann.page.get_by_role("dialog", name="Fair dice")
    ann.page.get_by_role("button", name="Sealed.").click()
    account.get_by_role("listitem").nth(2).wait_for()
    assert account.get_by_text("opens at the end").count() == 3
    assert account.get_by_role("button", name="Verify after the game").is_disabled()
    ann.picture("fair-sealed")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Start the game").click()
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_role("button", name="Sealed.").click()
    ben.page.get_by_role("dialog", name="Fair dice").get_by_text("You", exact=True).wait_for()
    ben.picture("fair-sealed-phone")
    ben.page.keyboard.press("Escape")
    ben.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Resign").click()
    for each, screen in ((ann, ""), (ben, "-phone")):
        each.page.get_by_role("button", name="Proven.").click()
        assert each.page.get_by_text("fits", exact=True).count() == 3
        each.page.get_by_role("button", name="Verify again").click()
        each.page.get_by_text("Checked here in").wait_for()
        each.page.get_by_text(re.compile(r"All \d+ throws and shuffles follow from numbers")).wait_for()
        each.picture(f"fair-proven{screen}")
        each.page.locator("summary", has_text="Throws and shuffles").click()
        thrown = each.page.get_by_role("list", name="Throws and shuffles").get_by_role("listitem")
        thrown.first.get_by_text("Setting up the game.").wait_for()
        assert thrown.count() == each.page.get_by_text("follows from the seed", exact=True).count() > 3
        assert thrown.filter(has_text="52 shuffled").count() == 1, "the main deck of Casting Shadows"
        each.picture(f"fair-throws{screen}")
