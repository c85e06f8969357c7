"""What a bot does between quests: it spends what it has on what helps, and never for ever."""

from __future__ import annotations

import pytest

from gloaming.bots import Sight, bot
from gloaming.games.descent.campaign.judgement import best_items, campaign_worth
from gloaming.games.descent.campaign.options import Sell
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.rules.encounter import PlayQuest
from tests.descent.campaign.journey import Journey, after
from tests.descent.campaign.test_shopping import in_shop, shopping
from tests.descent.scene import GAME


def greedy_goes_on(t: Journey, *until: str, most: int = 200) -> None:
    bots = [bot("greedy", seat) for seat in range(t.pos.seats)]
    for _ in range(most):
        if t.pos.find(PlayQuest) is not None or t.ask.topic in until:
            return
        t.events += GAME.apply(t.pos, bots[t.ask.seat].choose(Sight(GAME, t.pos)))
    raise AssertionError("it never comes to an end")


def test_everyone_spends_experience_and_the_next_quest_begins():
    t = after(("castle_daerion", "heroes"))
    greedy_goes_on(t)
    assert all(hero.xp == 0 and len(hero.skills) == 2 for hero in t.pos.heroes)
    assert t.sheet.overlord_xp == 0


def test_a_good_thing_is_bought_for_whom_it_suits_and_equipped():
    t = shopping(gold=100, offer=("Iron Battleaxe",))
    axe = in_shop(t, "Iron Battleaxe")
    greedy_goes_on(t)
    (owner,) = [number for number, hero in enumerate(t.pos.heroes) if axe in hero.items]
    assert t.hero(owner).name in ("Grisban the Thirsty", "Avric Albright"), "it is a melee weapon"
    assert axe in t.hero(owner).equipped


def test_nothing_in_use_is_sold():
    t = shopping(gold=0)
    options = [t.ask.options[n] for n in GAME.judgement.sensible(t.pos, 1)]
    assert not [option for option in options if isinstance(option, Sell)]
    t.gives(0, "Iron Battleaxe")
    t.is_asked_again()
    options = [t.ask.options[n] for n in GAME.judgement.sensible(t.pos, 1)]
    assert [CARDS[option.card].name for option in options if isinstance(option, Sell)] == ["Chipped Greataxe"]


def test_heavy_armor_and_a_rune_are_never_wanted_together():
    t = shopping()
    t.gives(3, "Chainmail", "Leather Armor")
    names = {CARDS[card].name for card in best_items(t.hero(3).items)}
    assert names == {"Arcane Bolt", "Leather Armor"}


def test_what_fits_together_is_what_counts():
    t = shopping()
    t.gives(0, "Leather Armor", "Chainmail", "Iron Battleaxe")
    names = {CARDS[card].name for card in best_items(t.hero(0).items)}
    assert names == {"Chainmail", "Iron Battleaxe"}
    before = campaign_worth(t.pos)
    t.gives(1, "Heavy Cloak")
    assert campaign_worth(t.pos) > before


@pytest.mark.parametrize(("winner", "most"), [("overlord", True), ("heroes", False)])
def test_the_overlord_sends_the_heroes_far_and_they_stay_near(winner: str, most: bool):
    t = after(("first_blood", winner))  # type: ignore[arg-type]
    t.comes_to("next_quest")
    chosen = {t.ask.options[n].quest for n in GAME.judgement.sensible(t.pos, t.ask.seat)}  # type: ignore[attr-defined]
    assert chosen == ({"the_cardinals_plight"} if most else {"castle_daerion"})


def test_before_an_epic_quest_everything_is_spent_and_put_on():
    pos = GAME.new(2, 5, {"quest": "the_frozen_spire", "encounter": "1", "level": "expert", "heroes": "2"})
    bots = [bot("greedy", seat) for seat in range(2)]
    while pos.ask is not None and (
        pos.ask.topic != "act" or pos.active != 1 or len(GAME.judgement.sensible(pos, 1)) == 1
    ):
        GAME.apply(pos, bots[pos.ask.seat].choose(Sight(GAME, pos)))
    for hero in pos.heroes:
        assert sum(CARDS[card].xp for card in hero.skills) >= 5
    assert sum(CARDS[card].gold for hero in pos.heroes for card in hero.items) >= 400
    assert sum(CARDS[card].xp for card in (*pos.hand, *pos.deck, *pos.discard)) >= 7
    assert set(best_items(pos.heroes[1].items)) == set(pos.heroes[1].equipped)
