"""A rule about one player, card or pending item leaves all the others alone, whichever of them comes before."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import FACE_OF
from gloaming.games.twilight.derived import barred, cost, peaceful, player_armor
from gloaming.games.twilight.effects import Who
from gloaming.games.twilight.ops.hands import LoseHandCards
from gloaming.games.twilight.rules.blocking import can_be_replaced
from gloaming.games.twilight.rules.matter import About, Matter
from gloaming.games.twilight.rules.settle import Settle, _next_triggers
from gloaming.games.twilight.rules.targets import seats_meant
from gloaming.games.twilight.state import NOTHING, Cause, Lasting, Waiting
from gloaming.kernel import PASS
from tests.proof import rule
from tests.twilight.cards.scenes import attack, block, duel, ends, happens, values
from tests.twilight.scene import ASKED, Seat, TwilightScene, twilight

# The player who is attacked.


@rule("TG-091")
@pytest.mark.parametrize("attacked", ["bob", "cat"])
def test_who_is_attacked_answers_and_nobody_else(attacked: str):
    nest: Seat = {"field": ["Hydra Nest"]}
    t = duel(phase="combat", ann={"field": ["Fen Candle"]}, bob=nest, cat=nest)
    attack(t, "Fen Candle", of=attacked)
    ends(t)
    assert [name for name in ("bob", "cat") if "Hydra" in getattr(t, name).field] == [attacked]


@rule("TG-040")
@pytest.mark.parametrize("attacked", ["bob", "cat"])
def test_enlil_helps_who_is_attacked_until_blockers_are_declared(attacked: str):
    t = duel(phase="combat", ann={"field": ["Fen Candle"]}, bob={"deity": "Enlil"}, cat={"deity": "Enlil"})
    attack(t, "Fen Candle", of=attacked)
    asked = set()
    while t.pos.step == "attackers":
        asked |= {t.names[t.ask.seat] for option in t.ask.options if option.verb == "use_power"}
        t.skips()
    assert asked == {attacked}
    t.goes_to("creature_damage")
    t.bob.is_refused("use power", rule="TG-040")


@rule("TG-040")
def test_mars_helps_the_attacker_and_nobody_else():
    t = duel(
        phase="combat", ann={"field": ["Fen Candle"], "deity": "Mars"}, bob={"deity": "Mars"}, cat={"deity": "Mars"}
    )
    attack(t, "Fen Candle")
    asked = set()
    while t.pos.step != "blockers":
        asked |= {t.names[t.ask.seat] for option in t.ask.options if option.verb == "use_power"}
        t.skips()
    assert asked == {"ann"}


# The turn player.


@rule("TG-428")
@pytest.mark.parametrize("turn_of", ["ann", "bob"])
def test_what_happens_in_a_draw_phase_is_set_off_by_cards_of_the_turn_player(turn_of: str):
    seat: Seat = {"field": ["Reed-Marsh Fisher"], "discard": "2 I", "resources": "I", "deity": ASKED}
    t = twilight(phase="draw", turn_of=turn_of, ann=seat, bob=seat)
    t.resolves()
    getattr(t, turn_of).does("choose Stoic Legionnaires")
    assert t.window == "draw_start"
    assert {name: len(getattr(t, name).discard) for name in t.names} == {"ann": 2, "bob": 2} | {turn_of: 1}


@rule("TG-146", "TG-127")
@pytest.mark.parametrize(("turns", "fresh"), [(1, False), (2, True)])
def test_the_second_turn_begins_with_a_refresh(turns: int, fresh: bool):
    t = twilight(phase="refresh", ann={"turns": turns, "resources": "I (exhausted)", "deity": ASKED}, bob={})
    assert t.ann.player.resources[0].fresh == fresh


# Who blocks.


def lost_blocker(*others: str, **more: Seat) -> TwilightScene:
    """Bob's blocker is gone before Creatures strike, while Ann has another Creature at home."""
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Gothic Foederati"], "resources": "2 I, II", "hand": ["Poisoned Knife"]},
        bob={"field": ["Corrupt Tribune", *others], "resources": "2 I", "deity": ASKED},
        **more,  # type: ignore[arg-type]
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.ann.passes()
    t.all_pass()
    t.bob.does("block Youthful Troll with Corrupt Tribune")
    t.ann.does("play Poisoned Knife", at="Corrupt Tribune")
    t.resolves()
    return t


@rule("TG-259")
def test_the_attacker_replaces_no_blocker_and_is_not_asked_to():
    assert not can_be_replaced(lost_blocker().pos)
    t = lost_blocker("Fen Candle")
    assert can_be_replaced(t.pos)
    t.all_pass()
    t.bob.is_offered_only("block Youthful Troll with Fen Candle", "pass")
    t.bob.passes()
    assert t.window == "replaced"


@rule("TG-386", "TG-259")
def test_somebody_else_may_replace_a_blocker():
    t = lost_blocker(cat={"field": ["Reed-Marsh Fisher"], "resources": "I"})
    t.all_pass()
    t.cat.does("block Youthful Troll with Reed-Marsh Fisher")
    t.bob.does("yes")
    assert t.cat.has("Reed-Marsh Fisher").blocks == t.ann.has("Youthful Troll").card


# One card among several.


@rule("TG-056")
@pytest.mark.parametrize("kind", ["attack", "block"])
def test_one_creature_is_forbidden_to_attack_or_block_and_the_others_are_not(kind: str):
    field = ["Fen Candle", "Bog Thrall", "Hedge Druid"]
    t = twilight(
        phase="combat",
        ann={"field": field, "resources": "3 I"},
        bob={"field": field, "resources": "3 I"},
    )
    actor = t.ann if kind == "attack" else t.bob
    t.pos.last(Lasting(kind=kind, card=actor.has("Bog Thrall").card, until="turn", whose=0))  # type: ignore[arg-type]
    assert [barred(t.pos, actor.has("Bog Thrall"), what) for what in ("attack", "block")].count(True) == 1
    if kind == "attack":
        t.ann.does("attack with Hedge Druid: life stack")
        t.ann.is_not_offered("attack with Bog Thrall: life stack")
        t.ann.is_offered("attack with Fen Candle: life stack")
    else:
        attack(t, "Bog Thrall")
        t.all_pass()
        t.bob.is_offered_only("block Bog Thrall with Fen Candle", "block Bog Thrall with Hedge Druid", "pass")


def test_what_lasts_on_a_card_ends_as_it_leaves_and_lasts_on_for_the_others():
    t = twilight(ann={"field": ["Fen Candle", "Bog Thrall", "Hedge Druid"], "resources": "3 I"}, bob={})
    for one in t.pos.controlled(t.ann.seat):
        t.pos.last(Lasting(kind="fight", card=one.card, n=1, until="turn", whose=t.ann.seat))
    kept = [t.pos.lasting[0], t.pos.lasting[2]]
    t.pos.last(Lasting(kind="no_combat", card=t.ann.has("Bog Thrall").card, until="turn", whose=t.ann.seat))
    assert [peaceful(t.pos, one) for one in t.pos.controlled(t.ann.seat)] == [False, True, False]
    t.pos.leave_field(t.ann.has("Bog Thrall").card, "slain")
    assert list(t.pos.lasting) == kept
    t.pos.last(Lasting(kind="fight", card=t.ann.has("Fen Candle").card, n=2, until="turn", whose=t.ann.seat))
    t.pos.clear_field(t.ann.seat)
    assert not t.pos.lasting


@rule("TG-068")
def test_a_fortification_is_covered_by_its_players_own_alone():
    oasis: Seat = {"field": ["Verdant Oasis"]}
    t = twilight(ann=oasis, bob=oasis)
    for _ in range(2):
        assert all(t.pos.uncovered(one) for one in t.pos.field)
        t.pos.field.reverse()


@rule("TG-070")
def test_walls_cover_what_their_own_player_built_before_them_in_their_direction():
    t = duel(
        phase="combat",
        ann={"field": ["Fen Candle"]},
        bob={"field": ["Verdant Oasis (S)", "Theodosian Walls (W)", "Gate of Ishtar (E)", "Fen Candle"]},
        cat={"field": ["Leper Quarter (W)"]},
    )
    quarter = t.cat.has("Leper Quarter")
    t.pos.field.remove(quarter)
    t.pos.field.insert(0, quarter)  # built before everything else
    attack(t, "Fen Candle")
    block(t, ("Fen Candle", "Fen Candle"))
    assert values(t, t.bob.has("Fen Candle")) == (1, 1, 0)
    walls = t.bob.has("Theodosian Walls").card
    t.pos.alter(walls, direction="S")
    assert values(t, t.bob.has("Fen Candle")) == (2, 1, 0)


@rule("TG-356")
def test_of_several_pending_schemes_a_counter_stops_the_one_that_is_chosen():
    t = duel(
        turn_of="bob",
        ann={"hand": ["Tribune's Veto"], "field": ["Youthful Troll"], "life": 20},
        bob={"hand": ["Poisoned Knife", "Ravage the Provinces"], "power": "4 I, 2 II"},
    )
    t.bob.does("play Ravage the Provinces")
    t.bob.does("play Poisoned Knife", at="Youthful Troll")
    t.bob.passes()
    t.ann.does("play Tribune's Veto")
    t.ann.is_offered_only("choose Ravage the Provinces", "choose Poisoned Knife")
    t.ann.does("choose Ravage the Provinces")
    ends(t)
    assert t.ann.life == 20
    assert t.ann.has("Youthful Troll").damage == 2


# Several players, each with cards of their own.


@pytest.mark.parametrize("chance", [False, True])
@pytest.mark.parametrize("how", ["discard", "destroy", "take"])
def test_several_players_lose_cards_of_their_own_hands(how: str, chance: bool):
    t = duel(bob={"hand": "3 I"}, cat={"hand": "3 II"})
    mine = t.ann.hand
    happens(t, LoseHandCards(t.ann.seat, (t.bob.seat, t.cat.seat), 2, how, chance))  # type: ignore[arg-type]
    while t.ask.topic in ("discard", "destroy"):
        t.answer(t.ask.options[0])
    assert (len(t.bob.hand), len(t.cat.hand)) == (1, 1)
    assert [len(player.discard) for player in (t.bob, t.cat)] == [2 * (how == "discard")] * 2
    assert [len(player.destroyed) for player in (t.bob, t.cat)] == [2 * (how == "destroy")] * 2
    gained = ["Cataphract Wedge"] * 2 + ["Stoic Legionnaires"] * 2
    assert t.ann.hand == sorted([*mine, *gained] if how == "take" else mine)


@rule("TG-388", "TG-429")
def test_after_a_sacrifice_between_procedures_everyone_is_asked_again_from_the_turn_player_on():
    t = twilight(
        phase="seize",
        options={"sacrifice_anytime": True},
        ann={"hand": "I", "resources": "I"},
        bob={"hand": "I", "resources": "2 I", "discard": ["Fen Candle", "Bog Thrall"]},
        cat={"hand": "I", "resources": "I"},
    )
    t.ann.passes()
    t.bob.does("sacrifice", against="Fen Candle")
    for one in (t.ann, t.bob, t.cat):
        assert one.is_asked
        one.passes()


# In the order of turns.


@rule("TG-386", "TG-388")
def test_others_are_asked_for_help_in_the_order_of_turns():
    guard: Seat = {"field": ["Gothic Foederati"], "resources": "I"}
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Fen Candle"], "resources": "I, II"},
        bob=guard,
        cat=guard,
        dan={"life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack of dan")
    t.ann.passes()
    t.all_pass()
    t.bob.is_offered_only("block Youthful Troll with Gothic Foederati", "pass")
    t.bob.passes()
    t.cat.does("block Youthful Troll with Gothic Foederati")
    t.dan.does("yes")
    assert t.cat.has("Gothic Foederati").blocks == t.ann.has("Youthful Troll").card
    assert t.window == "blockers"


@rule("TG-386")
def test_each_attacked_player_blocks_the_own_attackers_before_anybody_helps():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Corrupt Tribune"], "resources": "I, II"},
        bob={"field": ["Gothic Foederati"], "resources": "I"},
        cat={"field": ["Reed-Marsh Fisher"], "resources": "I"},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.ann.does("attack with Corrupt Tribune: life stack of cat")
    t.all_pass()
    t.bob.is_offered_only("block Youthful Troll with Gothic Foederati", "pass")
    t.bob.passes()
    t.cat.is_offered_only("block Corrupt Tribune with Reed-Marsh Fisher", "pass")
    t.cat.passes()
    t.bob.is_offered_only("block Corrupt Tribune with Gothic Foederati", "pass")
    t.bob.passes()
    t.cat.does("block Youthful Troll with Reed-Marsh Fisher")
    t.bob.passes()  # who was not to block for herself does so for nobody
    assert all(one.blocks < 0 for one in t.pos.field)


@rule("TG-428")
@pytest.mark.parametrize("turn_of", ["ann", "bob", "cat"])
def test_what_waits_for_the_turn_player_is_next_whatever_others_wait_for(turn_of: str):
    t = twilight(turn_of=turn_of, ann={"deity": ASKED}, bob={"deity": ASKED}, cat={"deity": ASKED})
    seats = [t.ann.seat, t.bob.seat, t.cat.seat]
    own = [[Waiting(seat, 10 + seat, 0, 0), Waiting(seat, NOTHING, 0, 0)] for seat in range(3)]
    later = [Waiting(seat, 10 + seat, 0, 1) for seat in seats]
    for order in (seats, seats[::-1]):
        t.pos.waiting = (*(one for seat in order for one in own[seat]), *later)
        assert _next_triggers(t.pos) == own[t.pos.active]


@rule("TG-064")
def test_what_lowers_the_cost_of_your_cards_does_so_for_nobody_else():
    t = twilight(ann={"field": ["Mudbrick Mason"], "resources": "I", "deity": ASKED}, bob={}, cat={})
    walls = FACE_OF["Theodosian Walls"]
    assert [cost(t.pos, one.seat, walls) for one in (t.ann, t.bob, t.cat)] == [(0, 2, 0), (1, 2, 0), (1, 2, 0)]


@rule("TG-401")
def test_a_blocker_has_no_use_for_overrun():
    t = duel(phase="combat", ann={"field": ["Gothic Foederati"]}, bob={"field": ["Cataphract Wedge"], "life": 20})
    attack(t, "Gothic Foederati")
    block(t, ("Gothic Foederati", "Cataphract Wedge"))
    t.goes_to("life_damage")
    assert (t.ann.life, t.bob.life) == (20, 20)


@rule("TG-428")
@pytest.mark.parametrize("stack", ["life", "discard"])
def test_what_an_attacker_sets_off_at_a_stack_waits_until_all_have_struck(stack: str):
    t = duel(
        phase="combat",
        ann={"field": ["Raven of the Three Sisters", "Youthful Troll"], "deity": ASKED},
        bob={"life": 20, "discard": "9 I"},
    )
    attack(t, "Raven of the Three Sisters", "Youthful Troll", stack=stack)
    while t.ask.topic != "strike_next":
        t.skips()
    t.ann.does("strike with Raven of the Three Sisters")
    assert t.chain == ["Raven of the Three Sisters"]
    assert (t.bob.life, len(t.bob.destroyed)) == ((15, 0) if stack == "life" else (20, 3))


@rule("TG-428")
@pytest.mark.parametrize("last", [False, True])
def test_a_player_chooses_which_of_the_own_abilities_happens_first(last: bool):
    t = twilight(
        ann={"field": ["Hedge Druid", "Bog Thrall", "Barrow Shade"], "resources": "3 I", "deity": ASKED}, bob={}
    )
    three = t.pos.controlled(t.ann.seat)[:: -1 if last else 1]
    t.pos.waiting = tuple(Waiting(t.ann.seat, one.card, one.face, 0) for one in three)
    happens(t, Settle())
    assert [option.card for option in t.ask.options if isinstance(option, opt.FirstTrigger)] == [
        one.card for one in three
    ]
    t.answer(t.ask.options[1])
    assert t.chain == ["Bog Thrall"]


@pytest.mark.parametrize("whose", ["ann", "bob", "cat"])
def test_what_strengthens_your_creatures_or_your_life_stack_does_so_for_nobody_else(whose: str):
    names = ("ann", "bob", "cat")
    field = {name: ["Hunnic Outriders", *["Eagle Bearer"] * (name == whose)] for name in names}
    t = duel(ann={"field": field["ann"]}, bob={"field": field["bob"]}, cat={"field": field["cat"]})
    t.pos.last(Lasting(kind="armor", seat=t.names.index(whose), n=2, until="turn", whose=0))
    for name in names:
        one = getattr(t, name)
        assert values(t, one.has("Hunnic Outriders"))[0] == 2 + (name == whose)
        assert player_armor(t.pos, one.seat) == 2 * (name == whose)


@rule("TG-399")
def test_armor_that_a_creature_gives_itself_is_its_own():
    t = duel(
        phase="combat",
        ann={"field": ["Fen Candle", "Bog Thrall"]},
        bob={"deity": "Enlil", "field": ["Youthful Troll", "Mudbrick Mason"]},
    )
    attack(t, "Bog Thrall", "Fen Candle")
    block(t, ("Bog Thrall", "Youthful Troll"))
    assert [values(t, one)[2] for one in t.pos.controlled(t.bob.seat)] == [1, 0]
    assert [values(t, one)[2] for one in t.pos.controlled(t.ann.seat)] == [0, 0]


@rule("TG-399")
def test_armor_is_lost_by_the_creature_that_loses_it_alone():
    t = twilight(ann={"field": ["3 Praetorian Guard"], "resources": "3 III", "deity": ASKED}, bob={})
    guards = t.pos.controlled(t.ann.seat)
    t.pos.last(Lasting(kind="lose", card=guards[1].card, keyword="armor", until="turn", whose=0))
    assert [values(t, one)[2] for one in guards] == [2, 0, 2]


@rule("TG-356")
@pytest.mark.parametrize(
    ("counter", "pending", "offered"),
    [
        ("Right of Sanctuary", "use Hedge Druid", True),
        ("Right of Sanctuary", "use the power of Hera", True),
        ("Right of Sanctuary", "summon Fen Candle", False),
        ("Tribune's Veto", "summon Fen Candle", True),
        ("Unspeak the Name", "play Poisoned Knife", True),
        ("Unspeak the Name", "summon Fen Candle", False),
        ("Unspeak the Name", "use Hedge Druid", False),
        ("Unspeak the Name", "play Night Without Stars", False),
    ],
)
def test_a_counter_stops_what_it_names(counter: str, pending: str, offered: bool):
    t = duel(
        turn_of="bob",
        ann={"hand": [counter], "field": ["Youthful Troll"]},
        bob={
            "hand": ["Poisoned Knife", "Fen Candle", "Night Without Stars"],
            "discard": "I",
            "power": "9 I, 9 II, 9 III",
            "field": ["Hedge Druid"],
            "deity": "Hera",
        },
    )
    t.bob.does(pending)
    while not t.ann.is_asked:
        t.answer(t.ask.options[0] if t.ask.topic.startswith("target") else PASS)
    assert (opt.Summon(t.ann.card(counter)) in t.ask.options) == offered


def test_others_are_all_but_the_card_itself():
    t = duel(phase="combat", ann={"field": ["Hunnic Outriders", "Grizzled Centurion", "Stoic Legionnaires"]}, bob={})
    attack(t, "Hunnic Outriders", "Grizzled Centurion", "Stoic Legionnaires")
    t.resolves()
    t.ann.is_offered_only("choose Hunnic Outriders", "choose Stoic Legionnaires", "pass")


@rule("TG-442")
def test_a_word_for_a_player_means_nobody_where_there_is_none():
    t = twilight(ann={"deity": ASKED}, bob={"out": True, "life": ()}, cat={})
    for seat, meant in ((NOTHING, []), (t.bob.seat, []), (t.cat.seat, [t.cat.seat])):
        trigger = Matter("trigger", t.ann.seat, holder=seat, cause=Cause(seat=seat))
        words: tuple[Who, ...] = ("defender", "its_controller", "controller")
        for who in words:
            assert seats_meant(t.pos, About(trigger, 0), who) == meant
