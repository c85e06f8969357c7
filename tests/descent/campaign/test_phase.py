"""The Campaign phase: when it comes, its eight steps in order, gold from Search cards and the cleanup."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.view import STEPS, CampaignView
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.rules.encounter import Encounter, PlayQuest
from gloaming.games.descent.state import NOBODY, POISONED, Change, Due
from gloaming.kernel.agenda import Frame, run
from tests.descent.campaign.journey import Journey, after, journey
from tests.descent.scene import GAME
from tests.proof import rule


def step(t: Journey) -> str:
    campaign: CampaignView = GAME.view(t.pos, None).campaign
    return campaign.step


@rule("DE-366", "DE-363")
def test_it_follows_a_whole_quest_and_never_an_encounter():
    t = after(("first_blood", "heroes"))
    t.reaches_quest()
    assert len(t.pos.nearest(PlayQuest).encounters) == 2
    depth = t.pos.depth_of(Encounter)
    del t.pos.agenda[depth + 1 :]
    t.pos.agenda[depth] = Frame(t.pos.nearest(Encounter), Encounter.places["end"] + 1)
    t.pos.results = ("heroes",)
    run(t.pos)
    t.passes()  # the first encounter is over
    assert t.pos.find(CampaignPhase) is None
    assert t.pos.find(PlayQuest) is not None
    t.reaches_quest()
    assert t.pos.encounter.endswith("_2")
    t.won_by("heroes")
    assert t.pos.find(CampaignPhase) is not None


@rule("DE-367")
def test_its_eight_steps_come_in_order():
    assert STEPS == ("gold", "cleanup", "rewards", "experience", "shopping", "choose_quest", "set_up", "travel")
    t = after(("first_blood", "overlord"), seed=3, gold=500)
    seen = []
    while step(t) != "quest":
        seen.append(step(t))
        t.passes()
    assert list(dict.fromkeys(seen)) == ["experience", "shopping", "choose_quest", "set_up", "travel"]
    told = [event.name for event in t.events]
    order = ["finds_sold", "cleaned_up", "experience_gained", "shop_opened", "quest_began", "departed"]
    assert sorted(order, key=told.index) == order


@rule("DE-368", "DE-369")
def test_every_search_card_is_worth_its_gold_used_or_not_and_goes_back():
    t = journey()
    t.reaches_quest()
    (potion,) = t.gives(0, "Health Potion")
    t.gives(1, "Power Potion", "Fire Flask")
    t.pos.discard_search(1, t.hero(1).items[-1])
    t.teaches(0, used=(potion,))
    t.writes(gold=100)
    t.won_by("overlord")
    assert t.sheet.gold == 100 + 25 + 50, "what was put back at once is nobody's find"
    assert not any(CARDS[card].kind == "search" for hero in t.pos.heroes for card in hero.items)
    assert len(t.pos.search_deck) == 12
    assert t.pos.search_discard == ()
    assert t.hero(0).used == ()


@rule("DE-370", "DE-372")
def test_heroes_are_restored_and_all_that_was_in_force_ends():
    t = journey()
    t.reaches_quest()
    t.pos.figures[0] = replace(t.pos.figures[0], damage=5, fatigue=3, conditions=POISONED)
    t.teaches(0, feat_used=True, exhausted=t.hero(0).skills)
    t.pos.make_last(0, 0, 0, "encounter", 0)
    t.pos.set_counter("gone_this_round", 2)
    assert t.pos.encounter
    t.won_by("overlord")
    one = t.pos.figures[0]
    assert (one.damage, one.fatigue, one.conditions, one.spaces) == (0, 0, 0, ())
    assert (t.hero(0).feat_used, t.hero(0).exhausted) == (False, ())
    assert (t.pos.lasting, t.pos.counters, t.pos.tokens, t.pos.groups, t.pos.encounter) == ((), (), [], [], "")
    assert len(t.pos.figures) == len(t.pos.heroes)


@rule("DE-372")
def test_nothing_of_an_encounter_is_left():
    t = journey()
    t.reaches_quest()
    pos = t.pos
    pos.rounds_over, pos.used, pos.played, pos.defeated = 3, ((0, 1, 1),), (("Dash", 5),), ("goblins",)
    pos.ran = ((0, 1, 0),)
    pos.changes = (Change(who="goblins", stat="speed", by=1),)
    pos.due = (Due(round=4, side="overlord", figure=NOBODY, rule=0, op=0),)
    pos.doors = ("open",)
    card = t.hero(1).items[0]
    t.teaches(1, rested=True, seen_by=(5,), traded=(card,), used=(card,), exhausted=(card,))
    t.won_by("overlord")
    assert (pos.round, pos.rounds_over, pos.active) == (0, 0, NOBODY)
    assert not any((pos.used, pos.played, pos.defeated, pos.ran, pos.changes, pos.due, pos.doors))
    hero = t.hero(1)
    assert (hero.rested, hero.seen_by, hero.traded, hero.used, hero.exhausted) == (False, (), (), (), ())
    assert hero.equipped == hero.items, "what he wore he still wears"


def test_counters_of_one_quest_do_not_reach_the_next():
    t = after(("first_blood", "overlord"))
    t.pos.counters = (("crops_saved", 3),)
    t.reaches_quest()
    assert ("crops_saved", 3) not in t.pos.counters


@rule("DE-371")
def test_the_overlord_has_one_deck_again_hand_included():
    t = journey()
    t.reaches_quest()
    t.pos.discard_overlord(t.pos.hand[:1])
    assert t.pos.hand
    assert t.pos.discard
    t.won_by("heroes")
    assert (t.pos.hand, t.pos.discard) == ((), ())
    assert len(t.pos.deck) == 15
    assert not any(t.pos.seen[card] for card in t.pos.deck)


@rule("DE-363")
def test_quests_are_played_as_always():
    alone, t = GAME.new(5, 4), journey(seed=4)
    while alone.ask is not None and alone.ask.topic == "place":
        GAME.apply(alone, 0)
    t.reaches_quest()
    assert alone.ask is not None
    assert t.ask.topic == alone.ask.topic == "next_hero"
    t.answers(opt.TakeTurn(2))
    assert (t.pos.round, t.pos.active) == (1, 2)
    assert {one.name for one in t.pos.figures} == {one.name for one in alone.figures}
    assert t.pos.quest_modifiers("speed", 0) == alone.quest_modifiers("speed", 0)
    t.won_by("heroes")
    assert t.told(ev.ExperienceGained), "rewards follow"


@rule("DE-364")
def test_a_campaign_can_be_put_away_after_shopping_and_taken_up_again():
    t = after(("first_blood", "overlord"), gold=200)
    t.comes_to("next_quest")
    saved = GAME.save(t.pos)
    again = Journey(GAME.load(saved))
    assert again.pos == t.pos
    for one in (t, again):
        one.plays("heroes")
    assert GAME.save(again.pos) == GAME.save(t.pos)


@rule("DE-414")
def test_nobody_travels_back():
    t = journey()
    t.reaches_quest()
    t.won_by("overlord")
    assert not t.told(ev.Departed), "the way back to Arhynn, and to First Blood before, takes no travel"
    t.reaches_quest()
    assert len(t.told(ev.Departed)) == 1
