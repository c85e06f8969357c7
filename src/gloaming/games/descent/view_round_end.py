"""What the quest will do by itself before the next round: whoever arrives, recovers or tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from gloaming.games.descent.quests.listening import entries, listeners, matches, telling
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.rules.encounter import Round
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_speaks import may_speak
from gloaming.games.descent.view_odds import Odds, tests_of_rule
from gloaming.kernel.frozen import Frozen

When = Literal["heroes_done", "round_end"]
STEPS: dict[When, str] = {"heroes_done": "heroes_done", "round_end": "end"}
"""The step of a round in which each comes."""


class Coming(Frozen, kw_only=True):
    """A rule of the quest that will speak, as things stand."""

    when: When
    words: str
    tests: tuple[Odds, ...]


def round_end(pos: DescentPosition) -> tuple[Coming, ...]:
    """All of them in the order they speak; nothing outside a round."""
    return tuple(_coming(pos)) if pos.encounter and pos.has_quest else ()


def _coming(pos: DescentPosition) -> Iterator[Coming]:
    now = next((frame for frame in pos.agenda if isinstance(frame.rule, Round)), None)
    for when in STEPS:
        if now is None or now.rule.places[STEPS[when]] < now.step:
            continue  # it has been begun
        for rule in listeners(pos.encounter, pos.options.level).get(when, ()):
            entry, about = entries(pos.encounter)[rule], telling(pos, rule, Happening(on=when))
            if entry.text and matches(pos, entry.when, Happening(on=when), about) and may_speak(pos, rule, about):
                yield Coming(when=when, words=entry.text, tests=tuple(tests_of_rule(pos, rule, about)))
