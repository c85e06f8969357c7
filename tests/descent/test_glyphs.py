"""The transport glyphs of The Monster's Hoard: who steps from one to another, and when he may not."""

from __future__ import annotations

from math import prod
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.glyphs import ThroughGlyph
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import IMMOBILIZED
from tests.descent.questing import begun, does
from tests.descent.scene import GAME


def on_a_glyph(figure: int = 0, *, safe: int = 1, **change: Any) -> DescentPosition:
    """A figure with two movement points stands on the first glyph."""
    pos = begun("the_monsters_hoard_2")
    pos.change_counter("frederick_safe", safe)
    pos.active = figure
    fields = {"spaces": (glyphs(pos)[0],), "actions": 2, "points": 2, **change}
    pos.figures[figure] = replace(pos.figures[figure], **fields)
    return pos


def glyphs(pos: DescentPosition) -> list[int]:
    return [token.space for token in pos.tokens if token.kind == "glyph"]


def ways(pos: DescentPosition, figure: int = 0) -> set[int]:
    """The glyphs to which it may step."""
    return {option.space for option in pos.quest_actions(figure) if isinstance(option, opt.StepThrough)}


def test_a_step_from_glyph_to_glyph_costs_one_point():
    pos = on_a_glyph()
    there = min(ways(pos))
    does(pos, pos.quest_action(0, opt.StepThrough(there)))
    assert pos.figures[0].spaces == (there,)
    assert pos.figures[0].points == 1


def test_heroes_use_them_once_frederick_is_safe_and_monsters_always():
    assert ways(on_a_glyph())
    assert not ways(on_a_glyph(safe=0))
    pos = begun("the_monsters_hoard_2")
    small = next(n for n in pos.monsters() if pos.sheet(n).size == (1, 1))
    assert ways(on_a_glyph(small, safe=0), small)


def test_without_a_point_or_immobilized_or_off_the_glyphs_nobody_steps():
    assert not ways(on_a_glyph(points=0))
    assert not ways(on_a_glyph(conditions=IMMOBILIZED))
    pos = on_a_glyph()
    beside = next(n for n in range(pos.ground.size) if pos.empty() >> n & 1 and n not in glyphs(pos))
    pos.figures[0] = replace(pos.figures[0], spaces=(beside,))
    assert not ways(pos)


def test_the_other_glyph_is_empty_and_in_sight():
    pos = on_a_glyph()
    there = min(ways(pos))
    pos.figures[1] = replace(pos.figures[1], spaces=(there,))
    assert there not in ways(pos)
    hidden = {space for space in glyphs(pos) if not pos.sees(0, space)}
    assert not hidden & ways(pos)
    assert glyphs(pos)[0] not in ways(pos)


def test_a_large_monster_lays_its_base_over_the_glyph_it_comes_to():
    seeds = (begun("the_monsters_hoard_2", heroes=4, seed=seed) for seed in range(1, 40))
    pos, large = next((pos, n) for pos in seeds for n in pos.monsters() if pos.figures[n].large)
    there = next(space for space in glyphs(pos) if pos.bases_over(large, space))
    does(pos, ThroughGlyph(large, there))
    while len(pos.figures[large].spaces) == 1:
        assert pos.ask is not None
        assert pos.ask.topic == "base"
        GAME.apply(pos, 0)
    assert there in pos.figures[large].spaces
    assert len(pos.figures[large].spaces) == prod(pos.sheet(large).size)
