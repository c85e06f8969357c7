"""What the greedy bot thinks of a position, and what it does with Tilt and Wild."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloaming.bots import Sight, bot
from gloaming.games.dusk.rules.turn import Initiative
from gloaming.kernel.agenda import Frame, run
from tests.dusk.scene import GAME, DuskScene, dusk


def worth(hand: Sequence[str], **ann: object) -> float:
    """What a position is worth to Ann, far from everyone, with these cards in hand."""
    t = dusk(range=8, ann={"hand": hand, **ann}, bob={"hand": []})  # type: ignore[typeddict-item]
    return GAME.judgement.value(t.pos, 0)


def choices(t: DuskScene) -> set[str]:
    """What the greedy bot chooses here, by several chances."""
    return {t.say(t.pos.ask.options[bot("greedy", seed).choose(Sight(GAME, t.pos))]) for seed in range(5) if t.pos.ask}


@pytest.mark.numbered
def test_tilt_is_dearer_than_two_cards_and_cheaper_than_a_wound():
    assert worth(["Tilt"]) > worth(["1", "2"])
    assert worth(["Tilt"], wounds=4) < worth([], wounds=5)


@pytest.mark.numbered
def test_a_wild_is_dearer_than_a_number():
    assert worth(["Wild"]) > worth(["1"])


def test_the_greedy_bot_keeps_tilt_when_initiative_is_rolled():
    t = dusk(range=8, ann={"hand": ["1", "2", "Wild", "Wild", "Tilt"]}, bob={"hand": []})
    t.rolls(1, 6)
    t.pos.agenda[2:] = [Frame(Initiative((0, 1)))]
    run(t.pos)
    assert choices(t) == {"Let it be"}


@pytest.mark.parametrize(("face", "chosen"), [(6, "Play Tilt: roll the 6 again"), (2, "Let it be: breaks armour")])
def test_the_greedy_bot_rolls_a_critical_hit_on_itself_again(face, chosen):
    t = dusk(range=3, rolls=[face], ann={"hand": ["3"]}, bob={"hand": ["Tilt"], "wounds": 1, "exhausted": True})
    t.ann.strikes("3")
    t.lets_be_until("location_rolled")
    assert choices(t) == {chosen}
