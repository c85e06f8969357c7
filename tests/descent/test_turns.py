"""Rounds, hero turns and overlord turns."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import numbers_named
from tests.descent.drawing import block, drawn, room
from tests.descent.scene import DescentScene, descent
from tests.proof import rule


@rule("DE-073", "DE-077", "DE-154")
def test_every_hero_takes_a_turn_then_the_overlord_then_a_new_round_starts():
    t = descent(room(6, 3), ann={"at": (0, 0)}, bob={"at": (1, 0)}, monsters={"zombie": {"at": (5, 2)}})
    t.ann.does("end the turn")
    assert not t.told(events.OverlordTurnBegan)
    t.bob.does("end the turn")  # the last hero is not asked who is next
    assert t.told(events.OverlordTurnBegan)
    assert t.overlord.is_asked
    t.overlord.does("end the turn")
    assert t.pos.round == 2
    assert not any(t.pos.figures[n].acted for n in (0, 1))
    t.ann.is_offered("let Grisban go next", "let Jain go next")
    t.ann.does("let Jain go next")
    t.bob.does("end the turn")
    assert len(t.told(events.OverlordTurnBegan)) == 1
    t.ann.does("end the turn")
    assert len(t.told(events.OverlordTurnBegan)) == 2


@rule("DE-074", "DE-078", "DE-088")
def test_a_turn_is_finished_before_another_begins_and_the_card_is_turned():
    t = descent(room(6, 3), ann={"at": (0, 0)}, bob={"at": (1, 0)}, carl={"at": (2, 0)})
    t.bob.is_not_asked()
    t.ann.does("end the turn")
    assert t.ann.figure.acted
    told = [type(event).__name__ for event in t.events]
    assert "TurnEnded" in told
    assert told.index("TurnEnded") == len(told) - 1  # nobody has begun before the heroes say who is next
    t.bob.does("let Jain go next")
    t.bob.is_offered("take a move action", "end the turn")
    assert t.pos.active == 1
    t.bob.does("take a move action")
    t.bob.goes(1, 1)
    assert not t.bob.figure.acted
    assert len(t.told(events.TurnBegan)) == 1  # the third waits until he has ended it


@rule("DE-075", "DE-076")
def test_the_heroes_say_who_is_next_and_the_first_by_seat_is_asked():
    t = descent(
        room(6, 3), ann={"at": (0, 0)}, bob={"at": (1, 0)}, carl={"at": (2, 0)}, dora={"at": (3, 0)}, turn_of="bob"
    )
    t.bob.does("end the turn")
    assert t.ann.is_asked  # to the overlord's left, and not yet done
    t.ann.does("let Leoric go next")
    assert t.pos.active == 3
    assert t.dora.is_asked


@rule("DE-075")
def test_the_order_is_another_one_in_each_round():
    t = descent(room(6, 3), ann={"at": (0, 0)}, bob={"at": (1, 0)}, carl={"at": (2, 0)}, turn_of="carl")
    t.carl.does("end the turn")
    order = (0, 1, *(2, 0, 1), *(1, 2, 0))
    for hero in order:
        if t.pos.ask is not None and t.pos.ask.topic == "next_hero":
            t.answer(opt.TakeTurn(hero))
        t.answer(opt.EndTurn())
    assert tuple(event.figure for event in t.told(events.TurnBegan)) == order
    assert t.pos.round >= 3


@rule("DE-081", "DE-090")
def test_the_start_of_a_turn_refreshes_exhausted_cards():
    t = descent(
        room(6, 3),
        ann={"hero": "Avric Albright", "at": (0, 0), "exhausted": ["Prayer of Healing"], "damage": 3},
        start="begin",
    )
    assert t.ann.exhausted == []
    told = [type(event).__name__ for event in t.events]
    assert told.index("TurnBegan") < told.index("Refreshed")
    t.ann.is_offered("use Prayer of Healing")
    used = descent(
        room(6, 3), ann={"hero": "Avric Albright", "at": (0, 0), "exhausted": ["Prayer of Healing"], "damage": 3}
    )
    used.ann.is_refused("use Prayer of Healing", "DE-090")


@rule("DE-089")
def test_exhausting_marks_a_card():
    t = descent(room(6, 3), ann={"hero": "Avric Albright", "at": (0, 0), "damage": 3}, rolls=("red 2h",))
    t.ann.does("use Prayer of Healing")
    assert t.ann.exhausted == ["Prayer of Healing"]
    t.ann.is_not_offered("use Prayer of Healing")


@rule("DE-082", "DE-083", "DE-175", "DE-176")
def test_equipment_changes_before_the_first_action_only():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": ["Iron Battleaxe"]},
        monsters={"zombie": {"at": (1, 0)}},
    )
    t.ann.is_offered("put away Chipped Greataxe")
    t.ann.is_not_offered("equip Iron Battleaxe", "attack minion Zombie with Iron Battleaxe")  # both hands are full
    t.ann.does("put away Chipped Greataxe")
    t.ann.does("equip Iron Battleaxe")
    t.ann.is_offered("attack minion Zombie with Iron Battleaxe")
    t.ann.is_not_offered("attack minion Zombie with Chipped Greataxe")
    axes = [numbers_named(name)[0] for name in ("Chipped Greataxe", "Iron Battleaxe")]
    assert [axe in t.pos.usable_cards(0) for axe in axes] == [False, True]
    assert [axe in t.pos.cards_in_force(0) for axe in axes] == [False, True]
    t.ann.does("take a move action")
    t.ann.is_not_offered("put away Iron Battleaxe", "equip Chipped Greataxe")


@rule("DE-177", "DE-178", "DE-179", "DE-180")
def test_two_hands_one_armor_two_others():
    t = descent(
        room(6, 3),
        ann={
            "hero": "Syndrael",
            "hero_class": "Knight",
            "at": (0, 0),
            "items": ["Iron Spear", "Heavy Cloak", "Ring of Power", "Health Potion"],
            "equipped": ["Iron Longsword", "Wooden Shield", "Leather Armor", "Mana Weave", "Scorpion Helm"],
        },
    )
    for item in ("Iron Spear", "Heavy Cloak", "Ring of Power"):
        t.ann.is_not_offered(f"equip {item}")
    t.ann.does("put away Wooden Shield")
    t.ann.is_offered("equip Iron Spear")
    t.ann.does("put away Leather Armor")
    t.ann.is_offered("equip Heavy Cloak")
    t.ann.does("put away Mana Weave")
    t.ann.is_offered("equip Ring of Power")
    t.ann.is_not_offered("equip Health Potion", "put away Health Potion")  # no icon, no limit


@rule("DE-174")
def test_nothing_limits_what_a_hero_carries():
    items = ["Iron Spear", "Light Hammer", "Iron Battleaxe", "Chainmail", "Leather Armor", "Crossbow", "Sling"]
    t = descent(room(6, 3), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": items})
    assert set(items) < set(t.ann.items)
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": items},
        bob={"hero": "Jain Fairwood", "at": (1, 0), "items": ["Iron Shield", "Heavy Cloak"]},
        search=[(0, 1)],
        search_deck=["Health Potion"],
    )
    before = len(t.ann.items)
    t.ann.does("search at A2")
    t.ann.does("take a move action")
    t.ann.does("trade with Jain")
    for item in ("Iron Shield", "Heavy Cloak"):
        t.ann.does(f"take {item}")
        t.bob.does(f"give {item}")
    t.ann.passes()
    assert len(t.ann.items) == before + 3
    assert {*items, "Health Potion", "Iron Shield", "Heavy Cloak"} < set(t.ann.items)


@rule("DE-084")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_turn_begins_with_two_actions_any_of_which_may_be_left(taken: int):
    t = descent(room(6, 3), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, bob={"at": (5, 2)}, turn_of="bob")
    t.bob.does("end the turn")
    assert t.pos.active == 0
    assert t.ann.figure.actions == 2
    for _ in range(taken):
        t.ann.does("take a move action")
    if taken == 2:
        t.ann.is_not_offered("take a move action", "rest")
    t.ann.does("end the turn")
    assert [event.figure for event in t.told(events.TurnEnded)] == [1, 0]


@rule("DE-084", "DE-085")
def test_two_actions_of_any_kind_also_the_same_twice():
    t = descent(
        room(6, 3),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (3, 0), "rank": "master"}},
    )
    for _ in range(2):
        t.rolls("blue X", "yellow 1h1r", "brown 0")
        t.ann.attacks("zombie", "Yew Shortbow")
    t.ann.is_not_offered("attack master Zombie with Yew Shortbow", "take a move action", "rest")
    t.ann.is_refused("rest", "DE-084")
    idle = descent(room(6, 3), ann={"at": (0, 0)}, bob={"at": (1, 0)}, carl={"at": (2, 0)})
    idle.ann.does("end the turn")
    assert idle.ann.figure.acted


@rule("DE-087")
def test_what_a_hero_can_do():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        bob={"hero": "Jain Fairwood", "at": (0, 1), "fallen": True},
        monsters={"zombie": {"at": (1, 0)}},
        search=[(1, 1)],
    )
    t.ann.is_offered(
        "take a move action",
        "attack minion Zombie with Chipped Greataxe",
        "use Rage",
        "rest",
        "search at B2",
        "revive Jain",
        "end the turn",
    )
    t = descent(drawn("....", "....", doors={"gate": (2, 0, 2, 2)}), ann={"at": (1, 0)})
    t.ann.does("open door 1")
    t.ann.is_offered("close door 1")


# The overlord's turn.


@rule("DE-149", "DE-151")
def test_the_overlord_draws_before_he_activates_anybody():
    t = descent(
        room(6, 3),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (5, 2)}},
        turn_of="overlord",
        hand=[],
        deck=["Dark Might", "Dash"],
    )
    assert t.overlord.hand == ["Dark Might"]
    told = [type(event).__name__ for event in t.events]
    assert told.index("OverlordTurnBegan") < told.index("OverlordDrew") < told.index("Activated")


@rule("DE-153")
def test_the_overlord_refreshes_after_the_cards_of_the_start_of_his_turn():
    t = descent(
        room(6, 3),
        ann={"at": (0, 0)},
        monsters={"boss": {"type": "Sir Alric Farrow", "at": (5, 2), "relic": "Staff of Shadows"}},
        hand=["Dark Charm"],
    )
    t.pos.exhaust_relic(t.number("boss"))
    t.ann.does("end the turn")
    assert t.overlord.ask.topic == "overlord_turn_start"
    assert t.figure("boss").relic_exhausted
    t.overlord.passes()
    assert not t.figure("boss").relic_exhausted
    t.overlord.is_offered("end the turn")


def two_groups() -> DescentScene:
    """Two zombies and a flesh moulder, in the overlord's turn."""
    return descent(
        room(8, 3),
        ann={"at": (0, 0)},
        monsters={
            "zombie": {"at": (5, 2)},
            "zombie_2": {"at": (6, 2)},
            "flesh_moulder": {"at": (7, 2)},
        },
        turn_of="overlord",
    )


@rule("DE-155")
@pytest.mark.parametrize("first", ["Zombies", "Flesh Moulders"])
def test_groups_are_activated_in_any_order(first: str):
    t = two_groups()
    t.overlord.is_offered("activate the Zombies", "activate the Flesh Moulders")
    t.overlord.does(f"activate the {first}")
    kind = "flesh_moulder" if first == "Flesh Moulders" else "zombie"
    assert t.pos.groups[t.figure(kind).group].activated


@rule("DE-156", "DE-X06")
def test_all_of_a_group_are_activated_before_any_of_another():
    t = two_groups()
    t.overlord.does("activate the Zombies")
    t.overlord.does("activate minion Zombie 2")
    t.overlord.does("end the turn")
    assert t.pos.active == t.number("zombie")  # nobody is asked: it has to be the other zombie
    t.overlord.does("end the turn")
    assert t.pos.active == t.number("flesh_moulder")  # afterwards the flesh moulders have to be activated as well


@rule("DE-155", "DE-156")
def test_a_group_that_was_activated_is_not_activated_again_for_a_newcomer():
    t = two_groups()
    t.overlord.does("activate the Zombies")
    t.overlord.does("activate minion Zombie 1")
    t.overlord.does("end the turn")
    t.overlord.does("end the turn")
    assert t.pos.active == t.number("flesh_moulder")
    t.pos.add_figure(replace(t.figure("zombie"), spaces=(t.pos.ground.number[4, 2],), acted=False))
    t.overlord.does("end the turn")
    assert t.pos.round == 2


@rule("DE-157")
def test_every_group_has_to_be_activated():
    t = two_groups()
    t.overlord.is_offered_only("activate the Zombies", "activate the Flesh Moulders")  # and no way to end the turn
    t.overlord.does("activate the Flesh Moulders")
    t.overlord.does("end the turn")  # it does nothing
    t.overlord.is_offered_only("activate minion Zombie 1", "activate minion Zombie 2")
    assert not t.told(events.OverlordTurnEnded)


@rule("DE-158")
def test_each_monster_is_activated_once_in_a_turn():
    t = two_groups()
    t.overlord.does("activate the Zombies")
    t.overlord.does("activate minion Zombie 1")
    for _ in range(3):
        t.overlord.does("end the turn")
    assert t.pos.round == 2
    assert sorted(event.figure for event in t.told(events.Activated)) == [2, 3, 4]


@rule("DE-159", "DE-160")
def test_a_monster_has_two_actions_and_one_attack():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        rolls=("blue X", "yellow 1h1r", "gray 0"),
    )
    t.overlord.attacks("ann")
    assert t.figure("zombie").actions == 1
    t.overlord.is_not_offered("attack Grisban")
    t.overlord.does("take a move action")
    t.overlord.is_not_offered("take a move action")


@rule("DE-161")
def test_monsters_neither_rest_search_nor_revive():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fallen": True},
        bob={"at": (5, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        search=[(1, 1)],
    )
    t.overlord.is_not_offered("rest", "search at B2", "revive Grisban")
    t.overlord.is_offered("take a move action", "end the turn")


@rule("DE-161")
def test_monsters_move_attack_use_their_actions_and_open_doors():
    t = descent(
        drawn("....", "....", doors={"gate": (2, 0, 2, 2)}),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"barghest": {"at": [(1, 0), (1, 1)]}},
        turn_of="barghest",
    )
    t.overlord.is_offered("take a move action", "attack Grisban", "use Howl", "open door 1", "end the turn")


@rule("DE-162")
def test_monster_actions_take_an_action():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}, "zombie_2": {"at": (1, 1)}},
        turn_of="zombie",
        rolls=("gray 0", "black 0"),
    )
    t.overlord.does("use Grab")
    assert t.figure("zombie").actions == 1
    assert t.figure("zombie").attacks == 1  # no attack in it
    t.overlord.is_offered("attack Grisban")


@rule("DE-163")
def test_a_monster_action_with_an_attack_in_it_is_its_one_attack():
    def elemental() -> DescentScene:
        return descent(
            room(6, 3),
            ann={"hero": "Grisban the Thirsty", "at": (2, 0), "damage": 2},
            monsters={"elemental": {"at": block(0, 0, 1, 1)}},
            turn_of="elemental",
            rolls=("blue X",),
        )

    t = elemental()
    t.overlord.does("use Fire")
    t.carries_on()
    assert (t.figure("elemental").actions, t.figure("elemental").attacks) == (1, 0)
    t.overlord.is_not_offered("attack Grisban", "use Fire")
    t.overlord.is_offered("use Earth")  # no attack in it
    plain = elemental()
    plain.overlord.attacks("ann")
    plain.carries_on()
    plain.overlord.is_not_offered("use Fire")
    plain.overlord.is_offered("use Earth")


@rule("DE-341")
def test_one_player_runs_several_heroes_each_with_a_turn_of_his_own():
    t = descent(room(6, 3), ann={"at": (0, 0)}, bob={"at": (1, 0)})
    t.pos.heroes[1] = replace(t.pos.heroes[1], seat=1)
    t.ann.does("end the turn")
    assert t.ann.is_asked
    assert t.pos.active == 1
