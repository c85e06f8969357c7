"""A guide, played to its last step."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person

ASKED = "!!document.querySelector('.prompt:not(.prompt--wait, .prompt--held)')"
NOTE_STEPS = """() => {
  window.steps = [];
  const note = () => {
    const step = document.querySelector('.say .label')?.textContent;
    const points = document.querySelector('.hole')?.getBoundingClientRect().width > 0;
    if (step && window.steps.at(-1)?.[0] !== step) window.steps.push([step, points]);
  };
  note();
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Notes each step of a guide as it comes: some are over before anyone looks."""


def ask_for_the_guide(ann: Person) -> None:
    """Open it in the middle of a game."""
    ann.wait_until(lambda seen: bool(seen["mine"]))
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Show the guide").click()


def play_the_guide(ann: Person, act: Callable[[Person, str], None], *, steps: int) -> None:
    """Read what is to be read and do what is to be done; `act` does one thing, by the title of the step."""
    said, onward = ann.page.locator(".say"), ann.page.locator(".say .btn--go")
    said.get_by_text(f"Step 1 of {steps}").wait_for()
    ann.page.evaluate(NOTE_STEPS)

    def go_on() -> None:
        title = ann.page.evaluate("document.querySelector('.say h2')?.textContent ?? ''")
        if onward.count():
            onward.click()
        else:
            act(ann, title)

    ann.repeat(
        go_on,
        until=lambda: (
            ann.wait_for(f"!document.querySelector('.say:not(:has(.btn--go))') || {ASKED}") and not said.count()
        ),
        seconds=180,
    )
    noted: list[list[str | bool]] = ann.page.evaluate("window.steps")
    assert noted == [[f"Step {number} of {steps}", True] for number in range(1, steps + 1)], (
        f"each in turn, and it points at something: {noted}"
    )
