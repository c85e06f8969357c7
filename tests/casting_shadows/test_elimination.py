"""HP, elimination, and how the game ends."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows import events as e
from tests.casting_shadows.scene import GAME, Seat, casting_shadows
from tests.proof import rule

STRIKER = Seat(spells=["Fatal Fronds", "Personal Space"], hex="Ancient Rune")


@rule("CS-087")
@pytest.mark.parametrize(("spell", "damage"), [("Fatal Fronds", 2), ("Personal Space", 4)])
def test_damage_lowers_hp_by_its_amount(spell, damage):
    t = casting_shadows(ann=STRIKER, bob={"hp": 11}, cat={"hp": 11})
    t.ann.does(f"cast {spell}", at="bob")
    assert (t.bob.hp, t.cat.hp) == (11 - damage, 11)


@rule("CS-088", "CS-169")
@pytest.mark.parametrize(("hp", "after"), [(5, 11), (12, 18), (15, 18), (18, 18)])
def test_gaining_hp_lifts_them_up_to_18(hp, after):
    t = casting_shadows(ann={"form": "shadow", "energy": 5, "hp": hp}, bob={})
    t.ann.does("use ability")
    assert t.ann.hp == after


@rule("CS-169")
def test_a_table_may_play_without_the_limit_of_18():
    t = casting_shadows(options={"hp_limit": False}, ann={"form": "shadow", "energy": 5, "hp": 15}, bob={})
    t.ann.does("use ability")
    assert t.ann.hp == 21


@rule("CS-089", "CS-002")
@pytest.mark.parametrize("hp", [1, 2])
def test_at_0_hp_a_player_is_out_at_once(hp):
    t = casting_shadows(ann=STRIKER, bob={"hp": hp}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert (t.bob.hp, t.bob.eliminated, t.cat.eliminated) == (0, True, False)
    assert [event.seat for event in t.events if isinstance(event, e.Eliminated)] == [1]
    assert (t.active, t.points) == ("ann", 3)
    t.ann.does("cast Personal Space", at="cat")
    assert t.cat.hp == 14
    t.is_quiet()


@rule("CS-089")
def test_with_one_hp_left_a_player_stays():
    t = casting_shadows(ann=STRIKER, bob={"hp": 3}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert (t.bob.hp, t.bob.eliminated) == (1, False)


@rule("CS-090", "CS-187", "CS-150")
def test_the_book_of_the_eliminated_is_discarded_but_not_their_counterspells():
    t = casting_shadows(
        ann=STRIKER,
        bob={
            **Seat(
                hp=1, spells=["Heavy Hand"], resource_cards=["Blue Gem"], counterspells=["Run Away!", "Safety Dome"]
            ),
            **Seat(companion="Speed Mouster"),
        },
        cat={},
    )
    t.ann.does("cast Fatal Fronds", at="bob")
    t.bob.does("pass")
    t.bob.does("pass")
    assert sorted(t.discard) == ["Blue Gem", "Heavy Hand"]
    assert (t.bob.book, t.bob.counterspells) == ([], [])
    assert sorted(t.counterspell_deck[-2:]) == ["Run Away!", "Safety Dome"]
    assert "Speed Mouster" not in [*t.portal, *map(t.card, t.pos.companion_deck), *t.discard]
    t.is_quiet()


@rule("CS-187")
def test_nobody_sees_in_which_order_counterspells_go_under():
    orders = set()
    for seed in range(12):
        t = casting_shadows(
            seed=seed,
            phase=3,
            ann={"hp": 1, "pool": "1 cursed crystal", "counterspells": ["Run Away!", "Safety Dome"]},
            bob={},
            cat={},
        )
        orders.add(tuple(t.counterspell_deck[-2:]))
        assert GAME.view(t.pos, 1).counterspell_deck == (None,) * 10
    assert orders == {("Run Away!", "Safety Dome"), ("Safety Dome", "Run Away!")}


def test_who_had_one_counterspell_knows_that_it_lies_at_the_bottom():
    alone = Seat(hp=1, pool="1 cursed crystal", counterspells=["Run Away!"])
    t = casting_shadows(phase=3, ann=alone, bob={}, cat={})
    known = [[card for card in GAME.view(t.pos, seat).counterspell_deck if card is not None] for seat in range(3)]
    assert [[t.card(card) for card in cards] for cards in known] == [["Run Away!"], [], []]


@rule("CS-187")
def test_the_companion_of_the_eliminated_does_nothing_more():
    t = casting_shadows(ann={**STRIKER, "counterspells": []}, bob={"hp": 2, "companion": "Hydrattle Snake"}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.pos.points_per_turn(1) == 4


@rule("CS-002")
def test_the_last_player_left_wins():
    t = casting_shadows(ann=STRIKER, bob={"hp": 2}, cat={"hp": 0})
    t.ann.does("cast Fatal Fronds")
    t.is_over("ann")
    assert t.pos.ask is None


@rule("CS-002", "CS-035")
def test_with_two_left_the_game_goes_on():
    t = casting_shadows(ann=STRIKER, bob={"hp": 2}, cat={}, dan={"hp": 0})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.pos.outcome is None
    t.goes_on_to("cat")
    t.goes_on_to("ann")


@rule("CS-186", "CS-089")
def test_who_falls_to_crystals_ends_the_turn_at_once():
    t = casting_shadows(
        phase=3,
        ann={"hp": 2, "pool": "2 cursed crystal, 1 red gem", "spells": ["Heavy Hand"]},
        bob={"hex": "Dusty Desert"},
        cat={},
    )
    assert [event.seat for event in t.events if isinstance(event, e.Eliminated)] == [0]
    assert (t.ann.eliminated, t.ann.book) == (True, [])
    assert t.active == "bob"
    assert not any(t.pos.tokens)
    t.is_quiet()


@rule("CS-186", "CS-089")
def test_who_falls_to_a_counterspell_in_their_own_turn_loses_the_rest_of_it():
    t = casting_shadows(
        ann={**STRIKER, "hp": 3, "pool": "3 red gem", "companion": "Charging Stag"},
        bob={"counterspells": ["Bees Everywhere"], "hex": "Ancient Rune"},
        cat={"hex": "Dusty Desert"},
    )
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Bees Everywhere")
    assert t.ann.eliminated
    t.ann.is_not_asked()
    assert (t.active, t.cat.hp, t.bob.hp) == ("bob", 18, 16)
    assert not any(t.pos.tokens)
    t.is_quiet()


@rule("CS-188", "CS-002")
def test_all_victims_of_one_spell_go_out_together():
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"}, bob={"hp": 3}, cat={"hp": 2}, dan={"hp": 3}
    )
    t.ann.does("cast Spectral Slap")
    order = [event.name for event in t.events if isinstance(event, e.HpLost | e.Eliminated | e.GameEnded)]
    assert order == ["hp_lost"] * 3 + ["eliminated"] * 3 + ["game_ended"]
    t.is_over("ann")


@rule("CS-173")
def test_when_the_last_players_fall_together_nobody_wins():
    """No card of the game damages its own user, so the scene says outright who has fallen."""
    t = casting_shadows(phase=2, ann={"hp": 1, "pool": "1 cursed crystal"}, bob={"hp": 1})
    t.pos.players[1] = type(t.pos.players[1])(character=1, hex=0, hp=0)
    t.ann.does("end turn")
    t.is_over()
    assert t.pos.outcome is not None
    assert t.pos.outcome.reason == "the last players fell together"


@rule("CS-170")
@pytest.mark.parametrize(
    ("hp", "winners"), [((9, 5, 8), ("ann",)), ((5, 9, 8), ("bob",)), ((9, 9, 2), ()), ((4, 4, 0), ())]
)
def test_at_the_turn_cap_the_most_hp_wins_and_equal_hp_are_a_draw(hp, winners):
    t = casting_shadows(options={"turn_cap": 10}, ann={"hp": hp[0]}, bob={"hp": hp[1]}, cat={"hp": hp[2]})
    t.pos.turn = 10
    t.ann.does("end turn")
    t.is_over(*winners)
    assert t.pos.outcome is not None
    assert "10 turns" in t.pos.outcome.reason
    assert t.pos.outcome.capped


@rule("CS-170")
def test_before_the_turn_cap_the_game_goes_on():
    t = casting_shadows(options={"turn_cap": 10}, ann={}, bob={"hp": 1})
    t.pos.turn = 9
    t.ann.does("end turn")
    assert (t.active, t.pos.turn, t.pos.outcome) == ("bob", 10, None)


@rule("CS-170")
def test_the_cap_is_200_turns_unless_told_otherwise():
    t = casting_shadows(ann={}, bob={"hp": 10})
    t.pos.turn = 199
    t.ann.does("end turn")
    t.bob.does("pass")
    t.bob.does("end turn")
    while t.pos.ask is not None:
        t.bob.does("pass")
    t.is_over("ann")
    assert t.pos.outcome is not None
    assert "200 turns" in t.pos.outcome.reason
