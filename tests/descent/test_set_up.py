"""Set-up: seats, heroes, classes, decks, hands, and Epic Play."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.api.settings import among_people
from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.events import CardSetAside
from gloaming.games.descent.cards import ARCHETYPES, CARDS, CLASSES, HERO_SHEETS
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.set_up import places_for
from gloaming.games.descent.state import NOWHERE
from gloaming.kernel import PASS, Chance, Option, OptionError, event_known_to
from tests.contract.leaks import leaks
from tests.contract.test_explain import faults
from tests.descent.drawing import drawn
from tests.descent.scene import GAME, descent
from tests.proof import rule


def choose_first(pos: DescentPosition, topics: tuple[str, ...]) -> None:
    """Answer some questions with their first option."""
    while pos.ask is not None and pos.ask.topic in topics:
        GAME.apply(pos, 0)


def answer(pos: DescentPosition, option: Option) -> None:
    assert pos.ask is not None
    GAME.apply(pos, pos.ask.options.index(option))


@rule("DE-001", "DE-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_overlord_and_all_others_are_heroes_who_win_together(seats: int):
    pos = GAME.new(seats, 1)
    assert {hero.seat for hero in pos.heroes} == set(range(1, seats))
    assert GAME.labels(pos) == ["overlord", *["heroes"] * (seats - 1)]
    rng = Chance(2)
    while pos.ask is not None:
        GAME.apply(pos, rng.below(len(pos.ask.options)), quiet=True)
    assert pos.outcome is not None
    assert pos.outcome.winners in {(0,), tuple(range(1, seats))}


@rule("DE-002")
def test_the_number_of_heroes_by_the_rulebook():
    assert [len(GAME.new(n, 1, {"heroes": "rulebook"}).heroes) for n in (2, 3, 4, 5)] == [2, 2, 3, 4]
    assert [len(GAME.new(n, 1).heroes) for n in (2, 3, 4, 5)] == [4, 2, 3, 4]
    with pytest.raises(OptionError, match="at least 4 heroes"):
        GAME.new(5, 1, {"heroes": "2"})


@rule("DE-055", "DE-056", "DE-058", "DE-060")
def test_heroes_and_classes_are_chosen_and_nobody_is_there_twice():
    pos = GAME.new(3, 1, {"set_up": "book", "heroes": "3"})
    assert pos.ask is not None
    assert (pos.ask.seat, pos.ask.topic) == (1, "hero")
    assert {option.hero for option in pos.ask.options if isinstance(option, opt.TakeHero)} == set(HERO_SHEETS)
    answer(pos, opt.TakeHero("Syndrael"))
    assert {option.name for option in pos.ask.options if isinstance(option, opt.TakeClass)} == {"Berserker", "Knight"}
    answer(pos, opt.TakeClass("Knight"))
    assert pos.ask.seat == 2
    assert opt.TakeHero("Syndrael") not in pos.ask.options
    answer(pos, opt.TakeHero("Grisban the Thirsty"))
    assert pos.ask.topic == "hero"  # the only class left for a Warrior is not asked for
    assert [hero.class_name for hero in pos.heroes] == ["Knight", "Berserker", ""]
    assert not {"Syndrael", "Grisban the Thirsty"} & {o.hero for o in pos.ask.options if isinstance(o, opt.TakeHero)}


@rule("DE-062", "DE-063", "DE-061")
@pytest.mark.parametrize("set_up", ["quick", "random"])
def test_heroes_start_with_the_basic_skill_and_the_starting_equipment(set_up: str):
    for seed in range(6):
        pos = GAME.new(5, seed, {"set_up": set_up})
        assert len({hero.name for hero in pos.heroes}) == 4
        for hero in pos.heroes:
            assert hero.class_name in ARCHETYPES[HERO_SHEETS[hero.name].archetype]
            deck = CLASSES[hero.class_name]
            assert [CARDS[card] for card in hero.skills] == [c for c in deck if c.kind == "skill" and not c.xp]
            assert [CARDS[card].name for card in hero.items] == [c.name for c in deck if c.kind == "item"]


@rule("DE-064")
def test_heroes_are_placed_on_the_entrance():
    pos = GAME.new(2, 3)
    entrance = pos.ground.pieces["EntranceA"]
    assert pos.ask is not None
    while pos.ask.topic == "place" and pos.ask.seat:
        free = entrance & pos.empty()
        assert all(free >> option.spaces[0] & 1 for option in pos.ask.options if isinstance(option, opt.PlaceAt))
        GAME.apply(pos, 0)
    assert all(entrance & one.mask for one in pos.figures[:4])


@rule("DE-066", "DE-068", "DE-049")
def test_the_overlord_places_his_groups_where_the_quest_says():
    pos = GAME.new(2, 3)
    choose_first(pos, ("place",))
    assert [group.id for group in pos.groups] == ["ettins", "goblins"]
    for number in pos.in_group(1):
        assert pos.figures[number].mask & pos.ground.pieces["26A"]
    assert pos.encounter == "first_blood_1"
    assert sum(token.kind == "search" for token in pos.tokens) == 4


@rule("DE-052")
def test_the_search_cards_are_one_shuffled_deck_face_down():
    pos, other = GAME.new(4, 5), GAME.new(4, 6)
    assert sorted(pos.search_deck) == sorted(n for n, card in enumerate(CARDS) if card.kind == "search")
    assert other.search_deck != pos.search_deck
    assert not any(pos.seen[card] for card in pos.search_deck)


@rule("DE-069")
def test_the_fifteen_basic_cards_are_the_shuffled_overlord_deck_face_down():
    pos, other = GAME.new(4, 5), GAME.new(4, 6)
    basic = [n for n, card in enumerate(CARDS) if card.kind == "overlord" and card.deck == "Basic"]
    assert len(basic) == 15
    assert sorted((*pos.hand, *pos.deck)) == basic
    assert (*other.hand, *other.deck) != (*pos.hand, *pos.deck)
    assert not any(pos.seen[card] for card in pos.deck)


@rule("DE-070")
def test_other_overlord_cards_are_out_of_the_game():
    pos = GAME.new(4, 5)
    others = {n for n, card in enumerate(CARDS) if card.kind == "overlord" and card.deck != "Basic"}
    assert set(pos.box) == others
    assert others.isdisjoint((*pos.hand, *pos.deck, *pos.discard))


@rule("DE-071")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_overlord_draws_a_card_for_each_hero(heroes: int):
    pos = GAME.new(2, 5, {"heroes": str(heroes)})
    assert len(pos.hand) == heroes
    assert all(pos.knows(0, card) and not pos.knows(1, card) for card in pos.hand)


@rule("DE-054")
def test_each_hero_has_an_activation_card_face_up():
    pos = GAME.new(4, 5)
    assert len(pos.heroes) == 3
    assert not any(one.acted for one in pos.figures[:3])
    assert all(one.fallen == NOWHERE for one in pos.figures[:3])  # no token of his lies on the map


@rule("DE-X01", "DE-045", "DE-065", "DE-073")
def test_four_people_at_the_end_of_set_up():
    pos = GAME.new(4, 5)
    choose_first(pos, ("place",))
    seen = GAME.view(pos, 1)
    assert len(seen.heroes) == 3
    assert all(hero.skills and hero.items for hero in seen.heroes)
    assert seen.search_deck == 12
    assert (len(seen.hand), seen.deck) == (3, 12)
    assert not any(one.figure.acted for one in seen.figures[:3])
    assert pos.ask is not None
    assert pos.ask.seat != 0


@rule("DE-072")
@pytest.mark.parametrize("quest", ["first_blood", "the_frozen_spire"])
def test_act_one_monsters_outside_epic_play(quest: str):
    pos = GAME.new(2, 3, {"quest": quest, "heroes": "2"})
    choose_first(pos, ("place", "open_group"))
    assert pos.act == 1
    assert {one.act for one in pos.figures if one.is_monster} == {1}


# Epic Play.


@rule("DE-346", "DE-347", "DE-005")
def test_the_basic_level_has_no_extras():
    pos = GAME.new(2, 3, {"level": "basic"})
    assert pos.ask is not None
    assert pos.ask.topic == "place"


@rule("DE-348", "DE-353")
@pytest.mark.parametrize(
    ("level", "experience", "gold", "acts"), [("advanced", 3, 150, {1}), ("expert", 6, 250, {1, 2})]
)
def test_heroes_buy_skills_and_combine_their_gold(level: str, experience: int, gold: int, acts: set[int]):
    pos = GAME.new(2, 3, {"level": level, "heroes": "2"})
    assert pos.ask is not None
    offered = [CARDS[option.card] for option in pos.ask.options if isinstance(option, opt.ChooseCard)]
    assert {card.hero_class for card in offered} == {"Berserker"}
    assert all(card.xp <= experience for card in offered)
    choose_first(pos, ("skill",))
    for hero in pos.heroes:
        assert sum(CARDS[card].xp for card in hero.skills) <= experience
    assert pos.ask.topic == "shop"
    offered = [CARDS[option.card] for option in pos.ask.options if isinstance(option, opt.ChooseCard)]
    assert {card.act for card in offered} == acts
    spent = 0
    while pos.ask.topic in ("shop", "for_whom"):
        option = pos.ask.options[0]
        if isinstance(option, opt.ChooseCard):
            spent += CARDS[option.card].gold
        GAME.apply(pos, 0)
    assert gold < spent <= 2 * gold  # one fund


def overlord_buys(level: str, quest: str = "first_blood") -> DescentPosition:
    """The heroes have bought nothing before an epic quest, and the overlord is asked."""
    pos = GAME.new(2, 3, {"level": level, "heroes": "2", "quest": quest})
    assert pos.ask is not None
    while pos.ask.topic in ("skill", "shop"):
        answer(pos, PASS)
    assert pos.ask.topic == "overlord_card"
    return pos


@rule("DE-349", "DE-351")
@pytest.mark.parametrize(("level", "experience"), [("advanced", 4), ("expert", 8)])
def test_the_overlord_buys_cards(level: str, experience: int):
    pos = overlord_buys(level)
    before = len(pos.deck)
    choose_first(pos, ("overlord_card",))
    bought = [CARDS[card] for card in (*pos.deck, *pos.hand) if CARDS[card].deck != "Basic"]
    assert sum(card.xp for card in bought) == experience
    assert len(pos.deck) + len(pos.hand) == before + len(bought)


@rule("DE-352")
@pytest.mark.parametrize(("level", "act"), [("advanced", 1), ("expert", 2)])
@pytest.mark.parametrize("quest", ["castle_daerion", "the_frozen_spire"])
def test_the_expert_level_uses_act_two_and_no_other_does(level: str, act: int, quest: str):
    pos = overlord_buys(level, quest)
    while pos.ask is not None and not pos.round:
        GAME.apply(pos, len(pos.ask.options) - 1)
    assert {one.act for one in pos.figures if one.is_monster} == {act}


@rule("DE-354", "DE-390")
def test_bought_overlord_cards_may_replace_others_in_secret_down_to_15():
    pos = overlord_buys("advanced")
    for _ in range(2):
        GAME.apply(pos, 0)
    answer(pos, PASS)
    assert pos.ask is not None
    assert (pos.ask.seat, pos.ask.topic) == (0, "put_aside")
    out = next(option for option in pos.ask.options if CARDS[option.card].deck == "Basic")  # type: ignore[attr-defined]
    told = GAME.apply(pos, pos.ask.options.index(out))
    assert out.card not in (*pos.deck, *pos.hand)  # type: ignore[attr-defined]
    (aside,) = (event for event in told if isinstance(event, CardSetAside))
    assert event_known_to(aside, 1).card.value is None
    twins = [GAME.redeal(pos, 1, Chance(n)) for n in range(8)]
    assert len({twin.set_aside for twin in twins}) > 1, "the heroes cannot tell which card it was"
    GAME.apply(pos, 0)
    assert pos.ask.topic != "put_aside"
    assert len(pos.deck) + len(pos.hand) == 15


@rule("DE-354")
def test_with_15_cards_or_when_he_likes_nothing_is_left_out():
    pos = overlord_buys("advanced")
    answer(pos, PASS)
    assert pos.ask is not None
    assert pos.ask.topic == "place"
    pos = overlord_buys("advanced")
    GAME.apply(pos, 0)
    answer(pos, PASS)
    answer(pos, PASS)
    assert len(pos.deck) + len(pos.hand) == 16


@rule("DE-353")
def test_what_was_bought_for_a_hero_is_equipped_before_the_quest():
    """R25: each hero equips within the limits during set-up."""
    pos = GAME.new(3, 3, {"level": "advanced", "heroes": "2"})
    assert pos.ask is not None
    while pos.ask.topic == "skill":
        answer(pos, PASS)
    assert (pos.ask.topic, pos.ask.seat) == ("shop", 1)
    armor = next(option for option in pos.ask.options if CARDS[getattr(option, "card", 0)].name == "Leather Armor")
    answer(pos, armor)
    assert (pos.ask.topic, pos.ask.seat) == ("for_whom", 1)
    answer(pos, opt.Choose(1))
    while pos.ask.topic in ("shop", "overlord_card"):
        answer(pos, PASS)
    assert (pos.ask.topic, pos.ask.seat) == ("get_ready", 2)
    assert GAME.say_ask(pos, ("Ann", "Bob", "Cid")) == "Get Jain ready for First Blood"
    answer(pos, opt.Equip(armor.card))  # type: ignore[attr-defined]
    answer(pos, PASS)
    assert armor.card in pos.heroes[1].equipped  # type: ignore[attr-defined]
    assert pos.ask.topic == "place"


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_leaks_and_every_refusal_cites_a_rule_before_an_epic_quest(seats: int):
    pos, rng, dealer, topics = GAME.new(seats, 2, {"level": "advanced", "heroes": "2"}), Chance(3), Chance(4), set()
    while pos.ask is not None and not pos.encounter:
        topics.add(pos.ask.topic)
        answered = rng.below(len(pos.ask.options))
        for seat in range(seats):
            assert leaks(GAME, pos, seat, answered, dealer) == []
            assert faults(GAME, pos, seat) == []
        GAME.apply(pos, answered)
    assert topics >= {"skill", "shop", "overlord_card", "get_ready", "put_aside"}


@rule("DE-350")
def test_experts_have_250_gold_for_items_of_either_act():
    pos = GAME.new(2, 3, {"level": "expert", "heroes": "2"})
    assert pos.ask is not None
    left = {0: 6, 1: 6}
    while pos.ask.topic == "skill":
        hero = next(n for n, one in enumerate(pos.heroes) if one.class_name == class_of(pos.ask.options[0]))
        dearest = max((o for o in pos.ask.options if o != PASS), key=lambda o: CARDS[o.card].xp)  # type: ignore[attr-defined]
        left[hero] -= CARDS[dearest.card].xp  # type: ignore[attr-defined]
        answer(pos, dearest)
    assert left == {0: 0, 1: 0}
    assert pos.ask.topic == "shop"
    offered = [CARDS[option.card] for option in pos.ask.options if isinstance(option, opt.ChooseCard)]
    assert {card.act for card in offered} == {1, 2}
    all_of_it_is_spent(pos, 2 * 250)


@rule("DE-348")
def test_advanced_heroes_have_150_gold_each():
    pos = GAME.new(2, 3, {"level": "advanced", "heroes": "2"})
    assert pos.ask is not None
    while pos.ask.topic == "skill":
        answer(pos, PASS)
    all_of_it_is_spent(pos, 2 * 150)


def all_of_it_is_spent(pos: DescentPosition, gold: int) -> None:
    """As long as they can pay for something, everything they can pay for is on offer."""
    acts = {1, 2} if pos.options.level == "expert" else {1}
    assert pos.ask is not None
    while pos.ask.topic == "shop":
        cards = [CARDS[one.card] for one in pos.ask.options if isinstance(one, opt.ChooseCard)]
        left = {CARDS[card].name for card in pos.shop if CARDS[card].act in acts and CARDS[card].gold <= gold}
        assert {card.name for card in cards} == left
        gold -= cards[0].gold
        GAME.apply(pos, 0)
        answer(pos, opt.Choose(1))
    assert 0 <= gold < 50


def class_of(option: Option) -> str:
    assert isinstance(option, opt.ChooseCard)
    return CARDS[option.card].hero_class


@rule("DE-354")
def test_each_hero_buys_skills_of_his_class_while_his_experience_lasts():
    pos = GAME.new(2, 3, {"level": "advanced", "heroes": "2"})
    assert pos.ask is not None
    left = 3
    while True:
        skills = [CARDS[option.card] for option in pos.ask.options if isinstance(option, opt.ChooseCard)]
        if {card.hero_class for card in skills} != {"Berserker"}:
            break
        assert max(card.xp for card in skills) == left
        assert all(card.xp >= 1 for card in skills)
        dearest = max(skills, key=lambda card: card.xp)
        left -= dearest.xp
        GAME.apply(pos, skills.index(dearest))
    assert left == 0
    assert sum(CARDS[card].xp for card in pos.heroes[0].skills) == 3


@rule("DE-045")
def test_heroes_are_chosen_before_the_overlord_draws_and_both_before_anyone_goes_on_the_map():
    pos = GAME.new(3, 5, {"set_up": "book"})
    seen: list[str] = []
    while pos.ask is not None and pos.ask.topic != "next_hero":
        seen += [pos.ask.topic] if pos.ask.topic not in seen[-1:] else []
        if pos.ask.topic in ("hero", "class"):
            assert not pos.hand
            assert not any(one.spaces for one in pos.figures)
        else:
            assert len(pos.hand) == len(pos.heroes)
            assert all(hero.skills for hero in pos.heroes)
        GAME.apply(pos, 0)
    assert seen[:2] == ["hero", "class"]
    assert "place" in seen
    assert max(at for at, topic in enumerate(seen) if topic in ("hero", "class")) < seen.index("place")
    assert pos.round == 1


@rule("DE-354")
def test_higher_cards_need_lower_ones_of_the_class():
    pos = GAME.new(2, 3, {"level": "expert", "heroes": "2"})
    assert pos.ask is not None
    while pos.ask.topic in ("skill", "shop"):
        answer(pos, PASS)

    def tiers() -> set[tuple[str, int]]:
        assert pos.ask is not None
        cards = [CARDS[option.card] for option in pos.ask.options if isinstance(option, opt.ChooseCard)]
        return {(card.deck, card.tier) for card in cards}

    def buy(deck: str, tier: int) -> None:
        assert pos.ask is not None
        wanted = [o for o in pos.ask.options if isinstance(o, opt.ChooseCard)]
        answer(pos, next(o for o in wanted if (CARDS[o.card].deck, CARDS[o.card].tier) == (deck, tier)))

    assert tiers() == {("Magus", 1), ("Saboteur", 1), ("Warlord", 1), ("Universal", 0)}
    buy("Magus", 1)
    assert ("Magus", 2) not in tiers()
    buy("Magus", 1)
    assert ("Magus", 2) in tiers()
    assert ("Magus", 3) not in tiers()
    buy("Magus", 2)
    assert ("Magus", 3) in tiers()
    buy("Magus", 3)  # 1 of 8 points is left
    assert ("Magus", 2) not in tiers()
    assert {tier for _, tier in tiers()} == {0, 1}


def test_a_monster_may_start_on_any_free_space_of_its_places_but_pits_and_lava():
    """SR-02."""
    t = descent(drawn("..PL."), ann={"at": (4, 0)}, monsters={"zombie": {"at": (1, 0)}})
    zombie = replace(t.figure("zombie"), spaces=())
    t.pos.figures[t.number("zombie")] = zombie
    assert places_for(t.pos, zombie, t.pos.ground.all) == [1, 2]
    t = descent(drawn("...."), ann={"at": (3, 0)}, monsters={"zombie": {"at": (1, 0)}})
    zombie = replace(t.figure("zombie"), spaces=())
    t.pos.figures[t.number("zombie")] = zombie
    assert places_for(t.pos, zombie, t.pos.ground.all) == [1, 2, 4], "where there are neither, too"


@pytest.mark.parametrize(("party", "set_up"), [("quick", "quick"), ("random", "random"), ("chosen", "book")])
def test_options_by_their_former_name_are_still_taken(party: str, set_up: str):
    former, now = (GAME.new(3, 1, options) for options in ({"party": party}, {"set_up": set_up}))
    assert former == now
    with pytest.raises(OptionError, match="party takes one of book, quick"):
        GAME.new(3, 1, {"party": "balanced"})
    people = among_people(GAME.settings, {"party": party})
    assert people["set_up"] == set_up, "what was chosen is not chosen anew among people"


def test_people_choose_their_heroes_unless_they_want_otherwise():
    asked = [GAME.new(3, 1, among_people(GAME.settings, options)).ask for options in ({}, {"set_up": "quick"})]
    assert [ask and ask.topic for ask in asked] == ["hero", "place"]
    assert GAME.new(3, 1).ask == asked[1], "alone against bots it is quick"
