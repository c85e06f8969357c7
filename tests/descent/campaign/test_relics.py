"""Relics: items of the heroes, or wielded by lieutenants of the overlord."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.options import PlayNext, Wield
from gloaming.games.descent.campaign.relics import OVERLORD_SIDE, relic_named
from gloaming.games.descent.campaign.setting_up import GiveRelics, lieutenants_in
from gloaming.games.descent.rules.encounter import Encounter
from gloaming.games.descent.rules.equipment import equip_options
from gloaming.kernel import PASS
from gloaming.kernel.agenda import Frame, run
from tests.descent.campaign.journey import Journey, after
from tests.descent.questing import does
from tests.proof import rule

STAFF, DICE = OVERLORD_SIDE[relic_named("Staff of Light")], OVERLORD_SIDE[relic_named("Fortuna's Dice")]
ALRIC, MERICK = "Sir Alric Farrow", "Lord Merick Farrow"


def before(quest: str, *relics: int) -> Journey:
    """The overlord, who has these relics, gives them to his lieutenants in a quest."""
    t = after(("first_blood", "overlord"))
    t.comes_to("next_quest")
    t.writes(relics=relics)
    t.pos.box = tuple(card for card in t.pos.box if OVERLORD_SIDE.get(card) not in relics)
    t.answers(PlayNext(quest))
    return t


def alric(t: Journey) -> int:
    return next(number for number, one in enumerate(t.pos.figures) if one.name == ALRIC)


def second_encounter(t: Journey) -> None:
    """Go on to the second encounter of the quest."""
    depth = t.pos.depth_of(Encounter)
    del t.pos.agenda[depth + 1 :]
    t.pos.agenda[depth] = Frame(t.pos.nearest(Encounter), Encounter.places["end"] + 1)
    t.pos.results = ("heroes",)
    run(t.pos)
    t.passes()
    t.comes_to("next_hero")


@rule("DE-423")
def test_a_relic_of_the_heroes_is_equipped_and_used_like_a_shop_item():
    t = after(("first_blood", "overlord"))
    (staff,) = t.gives(0, "Staff of Light")
    t.comes_to("get_ready")
    for option in [one for one in t.ask.options if isinstance(one, opt.PutAway)]:
        t.answers(option)
    t.answers(opt.Equip(staff))
    assert opt.Equip(staff) not in equip_options(t.pos, 0)
    t.reaches_quest()
    assert staff in t.pos.weapons(0)
    assert staff in t.pos.cards_in_force(0)
    t.pos.figures[0] = replace(t.pos.figures[0], damage=2)
    t.answers(opt.TakeTurn(0))
    t.comes_to("act")
    assert any(isinstance(option, opt.Use) and option.card == staff for option in t.ask.options), "as an action"


@rule("DE-428", "DE-426")
def test_the_overlord_gives_a_relic_to_a_lieutenant_for_a_quest():
    t = before("castle_daerion", STAFF)
    assert lieutenants_in(t.pos, "castle_daerion") == (ALRIC,)
    assert (t.ask.topic, t.ask.seat) == ("wield", 0)
    assert t.ask.options == (Wield(STAFF, ALRIC), PASS)
    t.answers(Wield(STAFF, ALRIC))
    t.reaches_quest()
    in_force = [card for figure in range(len(t.pos.figures)) for card in t.pos.cards_in_force(figure)]
    assert STAFF not in in_force, "no lieutenant is there yet to use it"
    second_encounter(t)
    users = [figure for figure in range(len(t.pos.figures)) if STAFF in t.pos.cards_in_force(figure)]
    assert users == [alric(t)]
    t.won_by("overlord")
    assert t.sheet.relics == (STAFF,)
    assert t.sheet.wielded == (), "he chooses anew for the next quest"


@rule("DE-427")
def test_a_lieutenant_wields_one_relic_at_most():
    t = before("castle_daerion", STAFF, DICE)
    assert {option.card for option in t.offered(Wield)} == {STAFF, DICE}
    t.answers(Wield(DICE, ALRIC))
    assert t.ask.topic != "wield"
    assert t.sheet.wielded == ((ALRIC, DICE),)


@rule("DE-427", "DE-428")
def test_each_lieutenant_is_asked_for_and_no_relic_is_given_twice():
    t = after(("first_blood", "overlord"))
    t.comes_to("next_quest")
    t.writes(relics=(STAFF, DICE))
    does(t.pos, GiveRelics((ALRIC, MERICK, "Splig", "Belthir")))
    assert t.offered(Wield) == [Wield(STAFF, ALRIC), Wield(DICE, ALRIC)]
    t.answers(PASS)
    t.answers(Wield(DICE, MERICK))
    assert t.offered(Wield) == [Wield(STAFF, "Splig")]
    t.answers(Wield(STAFF, "Splig"))
    assert t.ask.topic == "next_quest", "nothing is left for Belthir"
    assert t.sheet.wielded == ((MERICK, DICE), ("Splig", STAFF))
    assert lieutenants_in(t.pos, "the_cardinals_plight") == (MERICK,), "in both encounters, asked for once"


@rule("DE-429")
def test_a_relic_nobody_wields_has_no_effect():
    t = before("castle_daerion", STAFF)
    t.answers(PASS)
    t.reaches_quest()
    second_encounter(t)
    assert not any(STAFF in t.pos.cards_in_force(figure) for figure in range(len(t.pos.figures)))
    assert t.sheet.relics == (STAFF,)
    t = after(("first_blood", "overlord"))
    t.comes_to("next_quest")
    t.writes(relics=(STAFF,))
    assert lieutenants_in(t.pos, "first_blood") == ()
    assert lieutenants_in(t.pos, "the_monsters_hoard") == ()


@rule("DE-430")
def test_the_relic_of_a_defeated_lieutenant_is_off_until_the_quest_ends():
    t = before("the_cardinals_plight", STAFF)
    t.answers(Wield(STAFF, MERICK))
    t.reaches_quest()
    other = next(n for n, one in enumerate(t.pos.figures) if one.kind == "monster")
    t.pos.defeat(other, 0)
    assert not t.sheet.off
    number = next(n for n, one in enumerate(t.pos.figures) if one.name == MERICK)
    assert STAFF in t.pos.cards_in_force(number)
    t.pos.defeat(number, 0)
    assert t.sheet.off == (STAFF,)
    assert t.sheet.relics == (STAFF,)
    assert t.pos.new_figure("merick", "").relic != STAFF
    t.won_by("heroes")
    assert t.sheet.relics == (STAFF,), "he keeps it"
    assert not t.sheet.off


def test_lieutenants_on_the_side_of_the_heroes_wield_nothing():
    t = after(("first_blood", "overlord"))
    assert lieutenants_in(t.pos, "the_wyrm_turns") == ()
