"""Every throw of a game follows from its seed, and nothing was thrown that is not told."""

from __future__ import annotations

import pytest

import gloaming
from gloaming import Record
from gloaming.api.throws import SETTING_UP, throws_of
from gloaming.kernel import Chance, FileError

ANSWERS = 300


def played(name: str, seed: int) -> Record:
    """The beginning of a game of random players."""
    game, rng = gloaming.game(name), Chance(seed)
    pos, answers = game.new(2, seed), list[int]()
    while pos.ask is not None and len(answers) < ANSWERS:
        answers.append(rng.below(len(pos.ask.options)))
        game.apply(pos, answers[-1], quiet=True)
    return Record.begun(game, 2, seed, answers=answers)


@pytest.mark.parametrize("name", gloaming.games())
def test_all_throws_of_a_game_follow_from_its_seed_one_after_the_other(name: str):
    record = played(name, 11)
    throws = throws_of(record, ["Ann", "Bob"])
    chance = Chance(record.seed)
    for throw in throws:
        if throw.gave is None:
            chance.shuffle(list(range(throw.of)))
        else:
            assert tuple(chance.below(throw.of) for _ in throw.gave) == throw.gave
    assert chance.state == record.replay().chance, "chance was used that no throw tells of"
    assert throws[0].words == SETTING_UP
    assert any(throw.answer and throw.words for throw in throws), "what came of it is told"
    assert [throw.answer for throw in throws] == sorted(throw.answer for throw in throws)


def test_a_game_that_went_on_from_elsewhere_has_no_throws_of_its_seed():
    record = played("dusk", 11)
    record.segments[0].save = gloaming.game("dusk").save(record.replay(3))
    with pytest.raises(FileError, match="not played from its seed alone"):
        throws_of(record, ["Ann", "Bob"])
