"""What a bot does between quests: it spends what it has on what helps, and never for ever."""

from __future__ import annotations

import pytest

from gloaming.bots import Sight, bot
from gloaming.games.descent.bot.campaign_worth import campaign_worth
from gloaming.games.descent.bot.outfit import best_items, gain, price_for
from gloaming.games.descent.bot.plans import quest_worth
from gloaming.games.descent.campaign.options import Buy, BuyOverlordCard, Learn, PlayNext, Sell
from gloaming.games.descent.campaign.sheet import Winner
from gloaming.games.descent.cards import CARDS, numbers_named
from gloaming.games.descent.rules.encounter import PlayQuest
from gloaming.kernel import PASS, Option
from tests.descent.campaign.journey import Journey, after
from tests.descent.campaign.test_shopping import in_shop, shopping
from tests.descent.scene import GAME

BERSERKER, WILDLANDER, DISCIPLE, RUNEMASTER = range(4)


def worth_a_thought(t: Journey) -> list[Option]:
    return [t.ask.options[n] for n in GAME.judgement.sensible(t.pos, t.ask.seat)]


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
    assert worth_a_thought(t) == [PASS]
    t.gives(WILDLANDER, "Elm Greatbow")
    t.is_asked_again()
    (sells,) = worth_a_thought(t)
    assert isinstance(sells, Sell)
    assert CARDS[sells.card].name == "Yew Shortbow"


def test_the_weapon_that_deals_most_for_its_price_is_bought_before_trinkets():
    t = shopping(gold=150, offer=("Ring of Power", "Iron Spear", "Iron Battleaxe", "Lucky Charm"))
    (buys,) = worth_a_thought(t)
    assert buys == Buy(in_shop(t, "Iron Battleaxe"))
    greedy_goes_on(t, "next_quest")
    assert "Iron Battleaxe" in t.items(DISCIPLE), "whose mace deals least"
    assert t.sheet.gold == 150 - 100 + 25 + 25, "the rest is kept, with what mace and shield were sold for"


def test_before_the_finale_the_last_gold_is_spent():
    t = shopping(gold=100, offer=("Lucky Charm",))
    assert worth_a_thought(t) == [PASS], "it does nothing in most fights"
    t.writes(log=t.sheet.log * 8)
    assert worth_a_thought(t) == [Buy(in_shop(t, "Lucky Charm"))]


def test_what_another_hero_needs_is_kept_for_him_and_passed_on():
    t = shopping(gold=0)
    axe, battleaxe = t.gives(BERSERKER, "Grinding Axe", "Iron Battleaxe")
    bow = t.gives(RUNEMASTER, "Latari Longbow")[0]
    t.is_asked_again()
    greedy_goes_on(t)
    assert {*t.hero(BERSERKER).equipped, *t.hero(DISCIPLE).equipped} == {axe, battleaxe}
    assert bow in t.hero(WILDLANDER).equipped
    assert "Chipped Greataxe" not in t.items(BERSERKER)


def test_a_hero_fights_as_he_has_learned_also_when_his_first_weapon_is_sold():
    t = shopping()
    (bow,) = t.gives(WILDLANDER, "Elm Greatbow")
    assert price_for("Wildlander", bow) > price_for("Runemaster", bow) > price_for("Berserker", bow)
    helm = t.gives(WILDLANDER, "Scorpion Helm")[0]
    assert gain(t.hero(WILDLANDER), helm) > 0 == gain(t.hero(BERSERKER), helm), "it lengthens shots"


def test_what_serves_in_every_fight_is_learned_first():
    t = after(("castle_daerion", "heroes"))
    t.comes_to("learn")
    learned = {CARDS[option.card].name for option in worth_a_thought(t) if isinstance(option, Learn)}
    assert learned == {"Brute", "Counter Attack"}


def test_the_overlord_stays_with_a_class_and_leaves_basic_traps_out():
    t = after(("castle_daerion", "heroes"))
    t.comes_to("grow")
    rage = numbers_named("Blood Rage")[0]
    t.writes(overlord_xp=4)
    t.pos.add_to_deck(rage)
    t.is_asked_again()
    decks = {CARDS[option.card].deck for option in worth_a_thought(t) if isinstance(option, BuyOverlordCard)}
    assert decks == {"Warlord"}
    greedy_goes_on(t)
    assert [CARDS[card].deck for card in (*t.pos.deck, *t.pos.hand)].count("Warlord") >= 3
    assert {(CARDS[card].deck, CARDS[card].type) for card in t.pos.set_aside} == {("Basic", "Trap")}


def test_heavy_armor_and_a_rune_are_never_wanted_together():
    t = shopping()
    t.gives(RUNEMASTER, "Chainmail", "Leather Armor")
    names = {CARDS[card].name for card in best_items("Runemaster", t.hero(RUNEMASTER).items)}
    assert names == {"Arcane Bolt", "Leather Armor"}


def test_what_fits_together_is_what_counts():
    t = shopping()
    t.gives(BERSERKER, "Leather Armor", "Chainmail", "Iron Battleaxe")
    names = {CARDS[card].name for card in best_items("Berserker", t.hero(BERSERKER).items)}
    assert names == {"Chainmail", "Iron Battleaxe"}
    before = campaign_worth(t.pos)
    t.gives(1, "Heavy Cloak")
    assert campaign_worth(t.pos) > before


@pytest.mark.parametrize(
    ("winner", "chosen"),
    [
        ("overlord", {"the_cardinals_plight", "the_masquerade_ball", "death_on_the_wing"}),
        ("heroes", {"a_fat_goblin", "castle_daerion", "the_masquerade_ball", "death_on_the_wing"}),
    ],
)
def test_who_names_the_next_quest_looks_at_its_prize_and_its_road(winner: Winner, chosen: set[str]):
    t = after(("first_blood", winner))
    t.comes_to("next_quest")
    thought_of = {option.quest for option in worth_a_thought(t) if isinstance(option, PlayNext)}
    assert thought_of == chosen
    likes = [quest_worth(t.pos, t.ask.seat, quest) for quest in ("a_fat_goblin", "castle_daerion")]  # the same prizes
    assert (likes[0] > likes[1]) == (winner == "overlord"), "the overlord sends the heroes far, and they stay near"


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
    assert set(best_items(pos.heroes[1].class_name, pos.heroes[1].items)) == set(pos.heroes[1].equipped)
