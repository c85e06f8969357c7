"""What bots think with is as right as what is played: the same questions, the same figures, nothing out of date."""

from __future__ import annotations

from msgspec.structs import replace

import gloaming
from gloaming.games.descent.bot import DescentJudgement
from gloaming.games.descent.bot.remembering import remembered
from gloaming.games.descent.quests.cast import cast_of
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.kernel import Chance


def _random_positions(quest: str, seed: int, most: int = 400):
    game, rng = gloaming.game("descent"), Chance(seed)
    pos = game.new(2, seed, {"quest": quest, "encounter": "1"})
    for _ in range(most):
        if pos.ask is None:
            return
        answer = rng.below(len(pos.ask.options))
        yield pos, answer
        game.apply(pos, answer, quiet=True)


def test_looking_ahead_comes_to_the_same_questions():
    game, judgement = gloaming.game("descent"), DescentJudgement()
    shortened = 0
    for pos, answer in _random_positions("death_on_the_wing", 5):
        real, ahead = pos.clone(), judgement.ahead(pos.clone())
        game.apply(real, answer, quiet=True)
        game.apply(ahead, answer, quiet=True)
        if real.ask is not None:
            assert ahead.ask is not None
            asked = (real.ask.seat, real.ask.topic, real.ask.secret)
            assert (ahead.ask.seat, ahead.ask.topic, ahead.ask.secret) == asked
            if ahead.ask != real.ask:
                assert real.ask.topic == "act"
                shortened += 1
        ahead.ask = real.ask
        assert all(getattr(ahead, name) == getattr(real, name) for name in real.__struct_fields__)
    assert shortened > 100


def test_who_is_who_is_found_anew_when_a_figure_changes():
    *_, (pos, _) = _random_positions("first_blood", 1, most=60)
    monsters = cast_of(pos.figures, pos.groups).meant("monsters")
    assert monsters == tuple(n for n, one in enumerate(pos.figures) if one.is_monster)
    pos.figures[monsters[0]] = replace(pos.figures[monsters[0]], damage=1)
    assert cast_of(pos.figures, pos.groups).meant("monsters") == monsters
    pos.figures[0] = replace(pos.figures[0], id="charmed")
    assert cast_of(pos.figures, pos.groups).meant("charmed") == (0,)
    pos.groups[0] = replace(pos.groups[0], id="others")
    assert cast_of(pos.figures, pos.groups).meant("others") == tuple(
        n for n, one in enumerate(pos.figures) if one.group == 0
    )


def test_what_was_worked_out_holds_for_one_position_only():
    asked: list[int] = []

    @remembered
    def damage(g: QuestHooks, figure: int) -> int:
        asked.append(figure)
        return g.figures[figure].damage

    pos = gloaming.game("descent").new(2, 1, {"quest": "first_blood", "encounter": "1"})
    assert (damage(pos, 0), damage(pos, 0), damage(pos.clone(), 0)) == (0, 0, 0)
    assert asked == [0]
    pos.figures[0] = replace(pos.figures[0], damage=3)
    assert damage(pos, 0) == 3
