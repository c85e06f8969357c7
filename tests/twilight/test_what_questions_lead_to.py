"""What a question leads to, where that hangs on what lies on the table."""

from __future__ import annotations

from gloaming.games.twilight.cards import FACE_OF, FACES
from tests.twilight.scene import ASKED, GAME, TwilightScene, twilight


def line(t: TwilightScene) -> str:
    """What the open question leads to, as whoever is asked reads it."""
    return GAME.say_consequence(t.pos, ["You" if seat == t.ask.seat else name for seat, name in enumerate(t.names)])


def attacked(*field: str) -> TwilightScene:
    """Two Creatures attack bob's Life Stack, and one the Discard Stack."""
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Gothic Foederati", "Stoic Legionnaires"], "resources": "3 I, II"},
        bob={"field": ["Corrupt Tribune", *field], "resources": "2 I, II", "discard": "5 I", "deity": ASKED},
    )
    t.ann.does("attack with Youthful Troll: life stack")
    t.ann.does("attack with Gothic Foederati: life stack")
    t.ann.does("attack with Stoic Legionnaires: discard stack")
    t.ann.passes()
    return t


def test_before_damage_it_is_said_what_those_who_are_not_blocked_take():
    t = attacked()
    assert (t.window, t.names[t.ask.seat]) == ("attackers", "bob")
    assert line(t) == "What is not blocked takes 6 cards of your Life Stack and 1 card of your Discard Stack."
    assert "of bob's Life Stack" in GAME.say_consequence(t.pos, t.names)
    t.bob.passes()
    t.bob.does("block Youthful Troll")
    t.ann.passes()
    assert (t.window, t.names[t.ask.seat]) == ("blockers", "bob")
    assert line(t) == "What is not blocked takes 3 cards of your Life Stack and 1 card of your Discard Stack."


def test_armor_takes_from_what_each_attacker_takes_of_a_life_stack():
    t = attacked("Theodosian Walls (N)")
    assert line(t) == "What is not blocked takes 4 cards of your Life Stack and 1 card of your Discard Stack."


def test_nobody_else_loses_what_an_attack_takes():
    t = twilight(
        phase="combat",
        ann={"field": "Youthful Troll", "resources": "II"},
        bob={},
        cat={"deity": ASKED},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    assert (t.window, t.names[t.ask.seat]) == ("attackers", "cat")
    assert line(t) == ""


def test_once_the_creatures_have_fought_it_is_said_what_comes_through():
    t = twilight(
        phase="combat",
        ann={"field": "Cataphract Wedge", "resources": "II"},
        bob={"field": "Corrupt Tribune", "resources": "I", "deity": ASKED},
    )
    t.ann.does("attack with Cataphract Wedge: life stack")
    t.bob.passes()
    t.bob.does("block Cataphract Wedge with Corrupt Tribune")
    assert line(t) == ""
    t.goes_to("creature_damage")
    assert line(t) == "What comes through takes 2 cards of your Life Stack."


def test_who_blocks_for_another_is_told_so_and_the_other_what_a_refusal_costs():
    t = twilight(
        phase="combat",
        ann={"field": "Youthful Troll", "resources": "II"},
        bob={"field": "Gothic Foederati", "resources": "I"},
        cat={"field": "Corrupt Tribune", "resources": "I"},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.all_pass()
    assert line(t).startswith("What is blocked fights the blocker")
    t.bob.passes()
    assert line(t) == "It would block for somebody else, who is asked and may refuse."
    t.cat.does("block Youthful Troll with Corrupt Tribune")
    assert t.ask.topic == "help"
    assert line(t) == "Unblocked it takes 3 cards of your Life Stack."


def test_what_is_announced_or_pending_is_said_by_its_text():
    t = twilight(
        ann={"hand": ["Delphaic Vision", "Fen Candle"], "power": "9 I, 9 II, 9 III"},
        bob={"life": ["Fen Candle", "Bog Thrall", "9 I"], "deity": ASKED},
    )
    assert line(t).startswith("Only now are Creatures")
    text = FACES[FACE_OF["Delphaic Vision"]].says
    t.ann.does("play Delphaic Vision")
    assert (t.ask.topic, line(t)) == ("target_player", text)
    t.ann.does("choose bob")
    t.ann.passes() if t.ann.is_asked else None
    assert (t.ask.topic, line(t)) == ("chain", text)
    t.resolves()
    assert line(t).startswith("What you put under the Life Stack")
    t.ann.does("put Bog Thrall under")
    t.ann.does("leave the rest") if t.ask.topic == "foresee" and "leave" in t.offer().lower() else None
    assert line(t) == "You alone know how they lie."


def test_only_in_the_own_turn_it_is_said_what_can_only_be_summoned_now():
    t = twilight(ann={"hand": "Fen Candle"}, bob={"deity": ASKED}, turn_of="ann")
    t.ann.passes() if t.ann.is_asked else None
    assert (t.ask.topic, t.names[t.ask.seat]) == ("summoning", "bob")
    assert line(t) == ""
