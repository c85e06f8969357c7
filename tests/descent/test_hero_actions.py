"""Rest, search, stand up, revive, doors, skills, trading, feats."""

from __future__ import annotations

from gloaming.games.descent import events, options
from gloaming.games.descent.cards import CARDS, numbers_named
from gloaming.games.descent.rules.actions import offers
from gloaming.games.descent.state import NOBODY, NOWHERE, Token
from tests.descent.drawing import block, drawn, room
from tests.descent.scene import DescentScene, Player, descent
from tests.proof import rule


@rule("DE-120", "DE-121", "DE-122")
def test_a_skill_with_an_arrow_costs_an_action_and_its_fatigue():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "red 1h", "brown 1"),
    )
    t.ann.does("use Rage")
    assert t.ann.fatigue == 1
    t.ann.does("spend 1 surge: +1 damage")  # the attack follows all the usual rules
    assert t.ann.figure.actions == 1
    assert t.figure("zombie").damage == 4  # 2 + 1 + 1 for Rage + 1 for the surge - 1


@rule("DE-120")
def test_a_skill_with_an_arrow_costs_an_action_also_where_it_is_no_attack():
    thief: Player = {"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (0, 0)}
    t = descent(room(4, 1), ann=thief, search=[(3, 0)])
    t.ann.does("use Greedy")
    t.carries_on()
    assert (t.ann.figure.actions, t.ann.fatigue) == (1, 1)


@rule("DE-121")
def test_a_skill_that_includes_an_attack_needs_an_attack_that_is_allowed(monkeypatch):
    t = descent(room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}})
    (rage,) = numbers_named("Rage")
    assert {options.Use(rage, 0, 0)} < set(offers(t.pos, 0))
    monkeypatch.setattr(type(t.pos), "forbids", lambda self, figure, what: what == "attack")
    assert not {options.Use(rage, 0, 0)} & set(offers(t.pos, 0))


@rule("DE-X16")
def test_tomble_is_too_tired_to_go_unseen():
    tomble: Player = {"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (0, 0), "skills": ["Unseen"]}
    t = descent(room(4, 1), ann={**tomble, "fatigue": 4})
    assert t.pos.stamina(0) == 5
    t.ann.is_refused("use Unseen", "DE-123")
    assert (t.ann.fatigue, t.ann.damage) == (4, 0)
    assert t.ann.exhausted == []
    descent(room(4, 1), ann={**tomble, "fatigue": 3}).ann.is_offered("use Unseen")


@rule("DE-123")
def test_a_skill_that_would_exceed_stamina_is_refused():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 4},
        monsters={"zombie": {"at": (1, 0)}},
    )
    t.ann.is_refused("use Rage", "DE-123")
    assert t.ann.fatigue == 4
    assert t.ann.damage == 0


@rule("DE-124", "DE-125", "DE-126")
def test_resting_takes_all_fatigue_away_when_the_turn_is_over():
    t = descent(
        room(6, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 2},
        bob={"at": (5, 0)},
        carl={"at": (4, 0)},
    )
    t.ann.does("rest")
    assert t.ann.fatigue == 2
    assert t.pos.heroes[0].rested
    t.ann.goes(1, 0)
    assert t.ann.fatigue == 3
    t.ann.does("end the turn")
    assert t.ann.fatigue == 0
    assert not t.pos.heroes[0].rested


@rule("DE-125")
def test_who_has_rested_does_not_rest_again_in_that_turn():
    t = descent(room(6, 1), ann={"at": (0, 0), "fatigue": 2})
    t.ann.does("rest")
    t.ann.is_not_offered("rest")
    t.ann.is_offered("take a move action")


@rule("DE-127")
def test_only_search_tokens_are_searched():
    t = descent(room(5, 1), ann={"at": (1, 0)}, search=[(2, 0)])
    t.pos.add_token(Token(kind="idol", space=t.pos.ground.number[0, 0]))
    t.ann.does("take a move action")
    assert [one.token for one in t.ann.ask.options if isinstance(one, options.Search)] == [0]


@rule("DE-127")
def test_a_token_is_searched_from_its_space_or_the_next():
    t = descent(room(5, 1), ann={"at": (1, 0)}, search=[(1, 0), (2, 0), (3, 0)])
    t.ann.is_offered("search at B1", "search at C1")
    t.ann.is_not_offered("search at D1")


@rule("DE-128", "DE-129")
def test_searching_discards_the_token_and_draws_a_search_card():
    t = descent(room(5, 1), ann={"at": (1, 0)}, search=[(1, 0)], search_deck=["Health Potion"])
    left = len(t.pos.search_deck)
    t.ann.does("search")
    assert "Health Potion" in t.ann.items
    assert len(t.pos.search_deck) == left - 1
    assert t.pos.tokens[0].space == -1
    assert t.ann.figure.actions == 1


@rule("DE-129")
def test_where_the_search_deck_is_empty_a_search_finds_nothing():
    t = descent(room(5, 1), ann={"at": (1, 0)}, search=[(1, 0)])
    t.pos.search_deck = ()
    held = t.ann.items
    t.ann.does("search")
    assert t.ann.items == held
    assert t.pos.tokens[0].space == NOWHERE


@rule("DE-131")
def test_a_used_potion_stays_face_down_and_does_nothing_more():
    t = descent(
        room(5, 1), ann={"hero": "Grisban the Thirsty", "at": (1, 0), "items": ["Stamina Potion"], "fatigue": 3}
    )
    t.ann.does("use Stamina Potion")
    assert t.ann.fatigue == 0
    assert "Stamina Potion" in t.ann.items
    assert [CARDS[card].name for card in t.pos.heroes[0].used] == ["Stamina Potion"]
    t.ann.is_refused("use Stamina Potion", "DE-131")


@rule("DE-146", "DE-147")
def test_an_item_with_an_arrow_is_an_action_of_its_own():
    t = descent(room(5, 1), ann={"hero": "Grisban the Thirsty", "at": (1, 0), "items": ["Health Potion"], "damage": 9})
    t.ann.does("use Health Potion")
    assert t.ann.damage == 0
    assert t.ann.figure.actions == 1


def fallen() -> DescentScene:
    """The turn of Grisban, who is knocked out, begins; two others have not acted."""
    return descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0), "fallen": True},
        bob={"at": (4, 0)},
        carl={"at": (3, 0)},
        start="begin",
        rolls=("red 3h1s", "red 2h"),
    )


@rule("DE-132")
def test_to_stand_up_is_all_that_a_knocked_out_hero_can_do_and_nobody_else_does():
    t = fallen()
    assert t.told(events.StoodUp)
    t.ann.is_not_asked()  # no other action was on offer
    t.bob.does("let Jain go next")
    assert options.StandUp() not in t.bob.ask.options


@rule("DE-133")
def test_two_red_dice_tell_how_much_is_recovered():
    t = fallen()
    assert [len(event.dice) for event in t.told(events.DiceRolled)] == [2]
    assert t.ann.damage == 14 - 5
    assert t.ann.fatigue == 4 - 1


@rule("DE-134")
def test_the_figure_takes_the_place_of_the_token():
    t = fallen()
    assert t.ann.figure.spaces == (t.pos.ground.number[1, 0],)
    assert t.ann.figure.fallen == NOWHERE


@rule("DE-136", "DE-250")
def test_standing_up_is_the_whole_turn():
    t = fallen()
    assert t.ann.figure.acted
    assert t.pos.active == NOBODY
    t.bob.is_offered_only("let Jain go next", "let Avric go next")


@rule("DE-137")
def test_in_the_next_round_he_acts_as_usual():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0), "fallen": True},
        bob={"at": (4, 0), "acted": True},
        start="begin",
    )
    assert t.pos.round == 2
    t.ann.does("let Grisban go next")
    assert t.ann.figure.actions == 2
    t.ann.is_offered("take a move action")


@rule("DE-135", "DE-140")
def test_who_cannot_stand_up_where_he_fell_goes_to_the_closest_empty_space():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0), "fallen": True},
        monsters={"zombie": {"at": (1, 0)}},
        start="begin",
    )
    t.ann.is_offered_only("choose A1", "choose C1")
    t.ann.does("choose C1")
    assert t.ann.at == (2, 0)


@rule("DE-138", "DE-139", "DE-252")
def test_a_neighbour_revives_with_two_red_dice():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0)},
        bob={"hero": "Jain Fairwood", "at": (2, 0), "fallen": True},
        carl={"hero": "Avric Albright", "at": (4, 0), "fallen": True},
        rolls=("red 2h", "red 1h"),
    )
    t.ann.is_not_offered("revive Avric")
    t.ann.does("revive Jain")
    assert [event.seat for event in t.told(events.DiceRolled)] == [2]  # his own player rolls
    assert t.bob.damage == 8 - 3
    assert t.bob.figure.spaces
    assert t.ann.figure.actions == 1


# Doors.


@rule("DE-141", "DE-143")
def test_doors_are_opened_and_closed_by_neighbours():
    t = descent(
        drawn("....", "....", doors={"gate": (2, 0, 2, 2)}),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0)},
        bob={"at": (0, 0)},
        monsters={"zombie": {"at": (3, 1)}},
    )
    t.ann.does("open door 1")
    assert t.pos.doors == ("open",)
    t.ann.does("close door 1")
    assert t.pos.doors == ("closed",)
    far = descent(
        drawn("....", "....", doors={"gate": (2, 0, 2, 2)}),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (2, 1)}},
        turn_of="zombie",
    )
    far.overlord.is_offered("open door 1")
    apart = descent(drawn("....", "....", doors={"gate": (2, 0, 2, 2)}), ann={"at": (0, 0)})
    apart.ann.is_not_offered("open door 1")


@rule("DE-143")
def test_a_door_under_a_large_figure_is_not_closed():
    for ettin, closes in ((block(1, 0, 2, 1), False), (block(2, 0, 3, 1), True)):
        t = descent(
            drawn("....", "....", "....", doors={"gate": (2, 0, 2, 3)}),
            ann={"at": (1, 2)},
            monsters={"ettin": {"at": ettin}},
            open_doors=["gate"],
        )
        assert (options.CloseDoor(0) in t.ann.ask.options) == closes


@rule("DE-279")
def test_a_card_for_an_opened_door_is_not_played_when_one_is_closed():
    t = descent(drawn("....", "....", doors={"gate": (2, 0, 2, 2)}), ann={"at": (1, 0)}, hand=["Poison Dart"])
    t.ann.does("open door 1")
    t.overlord.is_offered("play Poison Dart")
    t.overlord.passes()
    t.ann.does("close door 1")
    t.overlord.is_not_asked()


@rule("DE-142")
def test_a_locked_door_is_not_opened_by_the_action():
    t = descent(drawn("....", "....", doors={"gate": (2, 0, 2, 2)}), ann={"at": (1, 0)})
    t.pos.set_door(0, "locked")
    t.ann.does("take a move action")
    t.ann.is_not_offered("open door 1")


@rule("DE-144", "DE-145")
def test_nothing_passes_a_closed_door():
    t = descent(
        drawn("....", "....", doors={"gate": (2, 0, 2, 2)}),
        ann={"hero": "Jain Fairwood", "at": (1, 0), "points": 5},
        monsters={"zombie": {"at": (2, 0)}},
    )
    assert t.ann.can_go() == {(0, 0), (0, 1), (1, 1)}
    t.ann.is_not_offered("attack minion Zombie with Yew Shortbow", "attack minion Zombie with bare hands")
    assert not t.pos.adjacent(0, t.number("zombie"))
    t.ann.does("open door 1")
    t.ann.is_offered("attack minion Zombie with Yew Shortbow")
    assert (3, 1) in t.ann.can_go()


# Trading.


@rule("DE-259", "DE-260", "DE-263")
def test_trading_in_a_move_action_costs_nothing():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": ["Health Potion", "Iron Spear"]},
        bob={"hero": "Jain Fairwood", "at": (1, 0), "items": ["Sling"]},
    )
    t.ann.is_not_offered("trade with Jain")
    t.ann.does("take a move action")
    t.ann.does("trade with Jain")
    t.ann.does("give Health Potion")
    t.ann.does("give Iron Spear")
    t.ann.does("take Sling")
    t.bob.does("give Sling")
    t.ann.passes()
    assert "Sling" in t.ann.items
    assert {"Health Potion", "Iron Spear"} <= set(t.bob.items)
    assert t.ann.figure.actions == 1
    assert t.ann.figure.points == 3


@rule("DE-260", "DE-263")
def test_one_gives_and_gets_nothing_also_with_no_movement_point_left():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": ["Health Potion"]},
        bob={"hero": "Jain Fairwood", "at": (4, 0)},
    )
    t.ann.does("take a move action")
    t.ann.goes(3, 0)
    assert t.ann.figure.points == 0
    t.ann.does("trade with Jain")
    t.ann.does("give Health Potion")
    assert "Health Potion" in t.bob.items
    assert t.ann.figure.actions == 1


@rule("DE-259")
def test_trading_is_for_neighbours_who_stand():
    for x, fallen, trades in ((1, False, True), (2, False, False), (1, True, False)):
        t = descent(
            room(5, 1),
            ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": ["Health Potion"]},
            bob={"hero": "Jain Fairwood", "at": (x, 0), "fallen": fallen},
        )
        t.ann.does("take a move action")
        assert (options.Trade(1) in t.ann.ask.options) == trades


@rule("DE-263")
def test_who_has_nothing_to_give_may_still_take_and_a_refusal_ends_nothing():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        bob={"hero": "Jain Fairwood", "at": (1, 0), "items": ["Sling", "Health Potion"]},
    )
    t.ann.does("take a move action")
    t.ann.does("trade with Jain")
    t.ann.does("take Sling")
    t.bob.passes()
    assert "Sling" in t.bob.items
    t.ann.does("take Health Potion")
    t.bob.does("give Health Potion")
    assert "Health Potion" in t.ann.items


@rule("DE-261")
def test_class_cards_are_not_traded():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": ["Health Potion", "Staff of Light", "Sling"]},
        bob={"hero": "Jain Fairwood", "at": (1, 0)},
    )
    t.ann.does("take a move action")
    t.ann.does("trade with Jain")
    t.ann.is_offered_only("give Health Potion", "give Staff of Light", "give Sling", "pass")
    t.ann.is_not_offered("give Chipped Greataxe", "take Yew Shortbow")


@rule("DE-262")
def test_what_came_by_a_trade_is_equipped_in_the_next_turn():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": ["Iron Spear"]},
        bob={"hero": "Jain Fairwood", "at": (1, 0), "equipped": []},
    )
    t.ann.does("take a move action")
    t.ann.does("trade with Jain")
    t.ann.does("give Iron Spear")
    assert t.pos.heroes[1].traded
    assert not t.pos.heroes[1].equipped
    t.ann.passes() if t.ann.ask.topic == "trade" else None
    t.ann.does("end the turn")
    t.bob.is_offered("equip Iron Spear")  # it is his next turn


@rule("DE-262")
def test_who_took_something_in_his_own_move_is_told_when_he_may_equip_it():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": []},
        bob={"hero": "Jain Fairwood", "at": (1, 0), "items": ["Iron Spear"]},
    )
    t.ann.does("take a move action")
    t.ann.does("trade with Jain")
    t.ann.does("take Iron Spear")
    t.bob.does("give Iron Spear")
    t.ann.is_refused("equip Iron Spear", "DE-262")
    t.ann.is_refused("equip Chipped Greataxe", "DE-082")  # what he had could be equipped before he began to act


# Feats.


@rule("DE-269", "DE-271")
def test_a_feat_is_performed_once_and_turns_the_sheet():
    t = descent(
        room(4, 1),
        ann={"hero": "Avric Albright", "at": (0, 0), "damage": 6},
        rolls=("red 1h", "red 2h"),
    )
    t.ann.does("use the feat of Avric")
    assert t.ann.damage == 3
    assert t.pos.heroes[0].feat_used
    t.ann.is_refused("use the feat of Avric", "DE-269")


@rule("DE-270")
def test_a_feat_with_an_arrow_costs_an_action_others_do_not():
    healer = descent(room(4, 1), ann={"hero": "Avric Albright", "at": (0, 0), "damage": 6})
    healer.ann.does("use the feat of Avric")
    assert healer.ann.figure.actions == 1
    warrior = descent(
        room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}}
    )
    warrior.ann.does("use the feat of Grisban")
    assert warrior.ann.figure.actions == 2
    assert warrior.told(events.ActionGained)


@rule("DE-129")
def test_it_is_the_top_card_of_the_search_deck_that_is_drawn():
    t = descent(room(4, 1), ann={"at": (0, 0)}, search=[(1, 0)], search_deck=["Stamina Potion", "Fire Flask"])
    under = t.pos.search_deck[:-1]
    t.ann.does("search")
    assert "Stamina Potion" in t.ann.items
    assert t.pos.search_deck == under
