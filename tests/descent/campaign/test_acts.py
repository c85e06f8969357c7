"""The change to Act II, and the finale with what it depends on."""

from __future__ import annotations

import pytest

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.course import owner_of_chain
from gloaming.games.descent.campaign.options import Buy, Sell
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.relics import OVERLORD_SIDE, relic_named
from gloaming.games.descent.campaign.setting_up import lieutenants_in
from gloaming.games.descent.campaign.sheet import Result, Winner
from gloaming.games.descent.campaign.travel import TravelToQuest
from gloaming.games.descent.cards import CARDS, SHEETS
from gloaming.games.descent.quests import quests
from gloaming.games.descent.quests.conditions import HoldsRelic, Won
from gloaming.games.descent.quests.words import Scaled
from gloaming.games.descent.rules.set_up import SETTING_UP
from gloaming.kernel import PASS
from tests.descent.campaign.journey import Journey, after
from tests.descent.scene import GAME
from tests.proof import rule

SIDES: tuple[Winner, ...] = ("heroes", "overlord")
ACT_1: list[tuple[str, Winner]] = [
    ("first_blood", "heroes"),
    ("a_fat_goblin", "heroes"),
    ("castle_daerion", "heroes"),
    ("death_on_the_wing", "overlord"),
]
ACT_2: list[tuple[str, Winner]] = [
    *ACT_1,
    ("the_shadow_vault", "heroes"),
    ("the_monsters_hoard", "heroes"),
    ("the_dawnblade", "overlord"),
]


def interlude_over(gold: int = 1000) -> Journey:
    """The interlude is over, and the last sale of Act I items begins."""
    t = after(*ACT_1, ("the_shadow_vault", "overlord"), gold=gold)
    t.comes_to("shopping")
    return t


@rule("DE-437")
def test_act_ii_starts_after_the_interlude():
    t = interlude_over()
    t.comes_to("next_quest")
    assert {quests()[option.quest].category for option in t.ask.options} == {"act2"}  # type: ignore[attr-defined]
    assert t.pos.act == 2


@rule("DE-438")
def test_monsters_and_lieutenants_use_their_act_ii_cards_from_then_on():
    t = interlude_over()
    assert t.pos.act == 1
    t.reaches_quest()
    monsters = [one for one in t.pos.figures if one.is_monster]
    assert monsters
    assert {one.act for one in monsters} == {2}
    number = t.pos.figures.index(monsters[0])
    first, second = (SHEETS[monsters[0].name, monsters[0].rank, act, 4].health for act in (1, 2))
    assert t.pos.sheet(number).health == second > first
    t.pos.lay_out("castle_daerion_2")
    assert t.pos.new_figure("alric", "").act == 2, "so do lieutenants"


@rule("DE-439")
def test_all_that_is_left_of_act_i_is_for_sale_once():
    t = interlude_over(gold=2000)
    left = {CARDS[card].name for card in t.pos.shop}
    assert {CARDS[option.card].name for option in t.offered(Buy)} == left
    assert len(left) == 18
    for hero in (0, 1):
        t.answers(t.offered(Buy)[0])
        t.answers(opt.Choose(hero))
    assert len(t.pos.shop) == 18
    selling = t.offered(Sell)
    assert selling, "selling is allowed during the sale (R84)"
    t.answers(PASS)
    assert t.ask.topic == "next_quest", "there is no other shop in this phase"


@rule("DE-440", "DE-396")
def test_then_the_shop_has_act_ii_items():
    t = interlude_over()
    t.comes_to("next_quest")
    assert {CARDS[card].act for card in t.pos.shop} == {2}
    assert len(t.pos.shop) == 14
    assert sum(CARDS[card].act == 1 for card in t.pos.box) == 20
    t.plays("overlord")
    t.comes_to("shopping")
    opened = t.told(ev.ShopOpened)[-1]
    assert {CARDS[card].act for card in opened.cards} == {2}
    assert len(opened.cards) == 5


@rule("DE-441", "DE-442")
def test_act_i_items_stay_with_the_heroes_and_leave_the_game_when_sold():
    t = interlude_over()
    card = t.offered(Buy)[0].card
    t.answers(Buy(card))
    t.answers(opt.Choose(0))
    t.plays("overlord")
    assert card in t.hero(0).items
    t.comes_to("shopping")
    t.answers(Sell(card))
    assert card in t.pos.box
    assert card not in t.pos.shop


@rule("DE-443")
def test_after_three_act_ii_quests_one_phase_and_the_way_to_the_finale():
    t = after(*ACT_2, ("the_wyrm_rises", "heroes"), gold=300)
    assert t.pos.find(CampaignPhase) is not None
    t.comes_to("shopping")
    seen = set()
    while t.ask.topic != "next_hero":
        seen.add(t.ask.topic)
        t.passes()
    assert t.pos.quest == "gryvorn_unleashed"
    departed = t.told(ev.Departed)
    assert departed[-1].quest == "gryvorn_unleashed"
    assert t.told(ev.TravelEventDrawn)
    assert t.pos.find(TravelToQuest) is None


@rule("DE-447")
def test_a_chain_whose_act_ii_quest_was_not_played_is_the_overlords():
    log = tuple(Result(*one) for one in [*ACT_2, ("the_wyrm_rises", "heroes")])
    owners = {chain: owner_of_chain(log, chain) for chain in ("a_fat_goblin", "castle_daerion", "death_on_the_wing")}
    assert owners == {"a_fat_goblin": "heroes", "castle_daerion": "overlord", "death_on_the_wing": "heroes"}
    assert owner_of_chain(log, "the_cardinals_plight") == owner_of_chain(log, "the_masquerade_ball") == "overlord"


@rule("DE-446")
def test_the_finale_depends_on_chains_and_relics():
    t = after(*ACT_2, ("the_wyrm_rises", "heroes"))
    t.comes_to("get_ready", "place", "put_aside")
    assert t.pos.quest == "gryvorn_unleashed"
    assert Won(by="heroes", chain="a_fat_goblin").holds(t.pos, SETTING_UP)
    assert not Won(by="heroes", chain="the_masquerade_ball").holds(t.pos, SETTING_UP)
    assert Won(by="overlord", quest="the_dawnblade").holds(t.pos, SETTING_UP)
    assert not Won(by="heroes", quest="the_dawnblade").holds(t.pos, SETTING_UP)
    assert t.pos.number_of(Scaled(chains="heroes")) == 2
    assert t.pos.number_of(Scaled(chains="overlord")) == 3
    rune = HoldsRelic(relic="The Shadow Rune", by="heroes")
    assert not rune.holds(t.pos, SETTING_UP)
    t.gives(1, "The Shadow Rune")
    assert rune.holds(t.pos, SETTING_UP)
    t.writes(relics=(OVERLORD_SIDE[relic_named("Trueshot")],))
    assert HoldsRelic(relic="Scorpion's Kiss", by="overlord").holds(t.pos, SETTING_UP)
    # Sir Alric is there because the chain of Castle Daerion is the overlord's.
    assert "Sir Alric Farrow" in lieutenants_in(t.pos, "gryvorn_unleashed")
    t.reaches_quest()
    assert any(one.name == "Sir Alric Farrow" for one in t.pos.figures)
    finds = [event for event in t.events if event.name == "search_card_drawn"]
    assert len(finds) >= 2, "for each of their two chains a hero draws a Search card"


def test_a_single_quest_depends_on_no_campaign():
    """SR-19."""
    pos = GAME.new(3, 1)
    for side in SIDES:
        assert not Won(by=side, quest="castle_daerion").holds(pos, SETTING_UP)
        assert not Won(by=side, chain="castle_daerion").holds(pos, SETTING_UP)
        assert not HoldsRelic(relic="The Shadow Rune", by=side).holds(pos, SETTING_UP)
        assert pos.chains_of(side) == 0


def test_without_that_chain_sir_alric_is_not_there():
    log: list[tuple[str, Winner]] = [*ACT_2[:-1], ("the_dawnblade", "heroes")]
    t = after(*log, ("the_wyrm_rises", "heroes"))
    t.reaches_quest()
    assert t.pos.quest == "gryvorn_unleashed"
    assert "Sir Alric Farrow" not in lieutenants_in(t.pos, "gryvorn_unleashed")
    assert not any(one.name == "Sir Alric Farrow" for one in t.pos.figures)


@rule("DE-448", "DE-449")
@pytest.mark.parametrize(("winner", "seats"), [("heroes", (1, 2, 3, 4)), ("overlord", (0,))])
def test_whoever_wins_the_finale_wins_the_campaign_and_nothing_follows(winner: Winner, seats: tuple[int, ...]):
    t = after(*ACT_2, ("the_wyrm_rises", "heroes"), gold=275)
    t.reaches_quest()
    before = (t.sheet.gold, t.sheet.overlord_xp, [hero.xp for hero in t.pos.heroes])
    t.events.clear()
    t.won_by(winner)
    assert t.pos.outcome is not None
    assert t.pos.outcome.winners == seats
    won = 7 if winner == "heroes" else 3
    assert t.pos.outcome.reason == f"The {winner} won {won} of 9 quests, and with the finale the campaign"
    assert t.pos.ask is None
    assert (t.sheet.gold, t.sheet.overlord_xp, [hero.xp for hero in t.pos.heroes]) == before
    assert not t.told(ev.ExperienceGained)
