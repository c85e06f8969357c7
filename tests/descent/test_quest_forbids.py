"""What a rule of the quest, or of a character, does not allow is not on offer, and what it allows works (DE-342)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.move import EnterSpace
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import begun, does, named
from tests.proof import rule


@rule("DE-342")
def test_koth_stays_where_he_is_until_he_is_free():
    pos = begun("the_cardinals_plight_2")
    koth = named(pos, "koth")
    pos.figures[koth] = replace(pos.figures[koth], actions=1)
    assert opt.MoveAction() not in pos.offers(koth)
    pos.change_counter("koth_free", 1)
    assert opt.MoveAction() in pos.offers(koth)


@rule("DE-342")
@pytest.mark.parametrize("opens", [True, False])
def test_among_the_monsters_only_eliza_opens_doors(opens: bool):
    pos = begun("the_masquerade_ball_2")
    small = (n for n in pos.monsters() if pos.figures[n].id != "eliza" and pos.sheet(n).size == (1, 1))
    figure = named(pos, "eliza") if opens else next(small)
    door = next(n for n, state in enumerate(pos.doors) if state == "closed")
    near = list(pos.ground.doors.values())[door].near
    space = next(space for space in spaces_of(near & (pos.empty() | pos.figures[figure].mask)))
    pos.figures[figure] = replace(pos.figures[figure], spaces=(space,), actions=2)
    assert (opt.OpenDoor(door) in pos.offers(figure)) == opens


@rule("DE-342")
def test_whoever_carries_the_casket_buys_no_movement():
    pos = begun("the_shadow_vault_1")
    pos.active = 0
    pos.figures[0] = replace(pos.figures[0], points=1)
    assert any(option.fatigue for option in pos.offers(0) if isinstance(option, opt.Go))
    pos.pick_up(0, next(n for n, token in enumerate(pos.tokens) if token.kind == "casket"))
    ways = [option for option in pos.offers(0) if isinstance(option, opt.Go)]
    assert ways
    assert not any(option.fatigue for option in ways)


@rule("DE-342")
@pytest.mark.parametrize(("who", "damage"), [("revenants", 0), ("hero", 1)])
def test_lava_does_not_harm_revenants(who: str, damage: int):
    pos = begun("the_wyrm_turns_1")
    figure = 0 if who == "hero" else named(pos, who)
    lava = next(spaces_of(pos.ground.terrain["lava"]))
    does(pos, EnterSpace(figure, lava))
    assert pos.figures[figure].damage == damage


@rule("DE-342")
def test_palamon_is_not_attacked_in_the_first_two_rounds():
    pos = begun("castle_daerion_2")
    palamon, zombie = named(pos, "palamon"), named(pos, "zombies")
    beside = next(spaces_of(pos.floor.adjacent(pos.figures[palamon].mask) & pos.empty()))
    pos.figures[zombie] = replace(pos.figures[zombie], spaces=(beside,), actions=2, attacks=1)
    attack = opt.AttackWith(-1, palamon)
    assert attack not in pos.offers(zombie)
    pos.round = 3
    assert attack in pos.offers(zombie)
