"""The blade of The Dawnblade is a relic for whoever carries it."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.blade import DAWNBLADE, DUSKBLADE
from gloaming.games.descent.campaign.relics import relic_named
from gloaming.games.descent.rules.equipment import equip_options, why_not_equip
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, Token
from gloaming.kernel import EVERYONE
from tests.descent.campaign.journey import after
from tests.descent.scene import GAME


def at_the_wardstone(encounter: str = "2") -> tuple[DescentPosition, int]:
    """The second encounter has begun, and the blade lies ready."""
    pos = GAME.new(5, 1, {"quest": "the_dawnblade", "encounter": encounter})
    while pos.ask is not None and pos.ask.topic != "next_hero":
        GAME.apply(pos, 0)
    return pos, pos.add_token(Token(kind="blade", seen=EVERYONE))


def test_a_hero_who_carries_it_has_the_dawnblade_equipped_beyond_the_limits():
    pos, blade = at_the_wardstone()
    things = GAME.things(pos)
    assert pos.heroes[0].equipped, "both hands are full"
    pos.pick_up(0, blade)
    assert DAWNBLADE in pos.weapons(0)
    assert DAWNBLADE in pos.cards_in_force(0)
    assert GAME.things(pos) == things
    assert opt.PutAway(DAWNBLADE) not in equip_options(pos, 0)
    axe = pos.heroes[0].equipped[0]
    pos.put_away(0, axe)
    assert why_not_equip(pos, 0, axe) is None, "it leaves his hands free"
    pos.hand_over(0, 1)
    assert DAWNBLADE not in pos.weapons(0)
    assert DAWNBLADE in pos.weapons(1)
    pos.drop(1, pos.figures[1].at)
    assert DAWNBLADE not in pos.cards_in_force(1)


def test_whatever_else_he_has_equipped_he_keeps():
    pos, blade = at_the_wardstone()
    others = (*pos.heroes[1].equipped, relic_named("Staff of Light"), relic_named("Trueshot"))
    pos.heroes[1] = replace(pos.heroes[1], equipped=others)
    pos.pick_up(1, blade)
    assert pos.heroes[1].equipped == (*others, DAWNBLADE)
    pos.drop(1, pos.figures[1].at)
    assert pos.heroes[1].equipped == others


def test_while_alric_carries_it_he_wields_the_duskblade():
    pos, blade = at_the_wardstone()
    alric = next(number for number, one in enumerate(pos.figures) if one.kind == "lieutenant")
    assert DUSKBLADE not in pos.cards_in_force(alric)
    pos.pick_up(alric, blade)
    assert DUSKBLADE in pos.cards_in_force(alric)
    pos.defeat(alric, NOBODY)
    pos.take_token_off(blade)
    assert pos.figures[alric].relic != DUSKBLADE


def test_nowhere_else_it_is_a_mere_token():
    pos, blade = at_the_wardstone("1")
    pos.pick_up(0, blade)
    assert DAWNBLADE not in pos.weapons(0)


def test_after_the_quest_it_is_a_reward_like_any_other():
    t = after(("the_dawnblade", "overlord"))
    t.reaches_quest()
    t.pos.quest, t.pos.encounter = "the_dawnblade", "the_dawnblade_2"
    t.pos.doors = tuple("closed" for _ in t.pos.ground.doors)
    t.pos.pick_up(1, t.pos.add_token(Token(kind="blade", seen=EVERYONE)))
    assert DAWNBLADE in t.hero(1).equipped
    t.won_by("heroes")
    t.comes_to("reward_relic")
    assert DAWNBLADE not in t.hero(1).equipped
    t.answers(opt.Choose(2))
    assert [DAWNBLADE in hero.items for hero in t.pos.heroes] == [False, False, True, False]
