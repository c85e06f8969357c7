"""Skills say when they can be used: on the card, and in what every screen gets."""

from __future__ import annotations

import msgspec
import pytest

from gloaming.games.descent.cards import CLASSES
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.content import content

OWN_TURN = {"action", "turn"}
SAID_IN_THE_TEXT = {"Brute": "When you stand up", "Stalwart": "When defeated", "Undead Might": "that attack"}
SAID_IN_THE_TEXT |= {"Vampiric Blood": "whenever you or it defeats", "Running Shot": "after the attack"}
SKILLS = [card for cards in CLASSES.values() for card in cards if card.kind == "skill"]


@pytest.mark.parametrize("skill", SKILLS, ids=[skill.name for skill in SKILLS])
def test_a_skill_that_answers_a_moment_names_it(skill: Card):
    if {ability.at for ability in skill.abilities} - OWN_TURN and not skill.timing:
        assert SAID_IN_THE_TEXT[skill.name] in skill.text


def test_every_screen_gets_when_and_whether_it_exhausts():
    faces = {kind.name: msgspec.to_builtins(kind) for kind in content().kinds}
    assert faces["Bow Mastery"]["timing"] == "attacking with a Bow"
    assert faces["Bow Mastery"]["exhausts"]
    assert not {"timing", "exhausts"} & set(faces["Rage"])
