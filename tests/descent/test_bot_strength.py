"""How often the greedy bot beats the random one: a long run; `docs/balance.md` has the figures of longer ones."""

import pytest

from gloaming.lab.simulate import planned, play_all
from tests.descent.scene import GAME


@pytest.mark.soak
@pytest.mark.parametrize("bots", [("random", "greedy"), ("greedy", "random")])
def test_greedy_beats_random_on_either_side(bots: tuple[str, str]):
    """Five games of each encounter of Act I."""
    plan = planned("descent", seats=2, games=65, bots=bots, seed=1, options={}, series=GAME.series()["act1"])
    games = list(play_all(plan))
    assert [game.error for game in games if game.error] == []
    greedy = (bots.index("greedy"),)
    won = sum(game.outcome is not None and game.outcome.winners == greedy for game in games)
    assert won >= 0.85 * len(games)
