"""What verbs move and count: which cards, how many, whose, and what stays as it was."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import events as e
from gloaming.games.twilight.ops.stacks import DefileStack
from gloaming.games.twilight.rules.announce import why_not_power
from gloaming.games.twilight.rules.damage import to_creature, to_life
from gloaming.games.twilight.rules.manifest import Recharge
from gloaming.games.twilight.rules.seize import seizable
from gloaming.games.twilight.state import Cause, Lasting, Waiting
from gloaming.kernel import Event
from tests.proof import rule
from tests.twilight.cards.scenes import attack, block, duel, ends, happens
from tests.twilight.scene import ASKED, twilight

# Life Stacks.


@pytest.mark.parametrize(("n", "shown"), [(0, 4), (1, 3), (3, 1), (4, 1), (5, 1), (9, 1)])
@pytest.mark.parametrize("to", ["discard", "destroyed"])
def test_as_cards_leave_a_life_stack_fewer_backs_are_seen_on_it(n: int, shown: int, to: str):
    t = twilight(ann={"deity": ASKED}, bob={"life": "I, II, III, II, I, III, 3 I", "shown": 4})
    top = t.bob.player.life[::-1]
    told: list[Event] = []
    t.pos.listener = told
    lost = t.pos.lose_life(t.bob.seat, n, to)  # type: ignore[arg-type]
    t.pos.listener = None
    assert lost == top[:n]
    assert t.bob.player.life[::-1] == top[n:]
    assert t.bob.player.shown == shown
    seen = tuple(t.pos.level(card) for card in top[n : n + shown])
    backs = [event for event in told if isinstance(event, e.BacksSeen)]
    assert backs == ([e.BacksSeen(t.bob.seat, seen)] if 0 < n < 9 else [])
    assert getattr(t.bob.player, to)[-n:] == (lost if n else getattr(t.bob.player, to))
    assert t.pos.destroyed_this_turn == (n if to == "destroyed" else 0)


@pytest.mark.parametrize(("n", "taken"), [(0, 0), (2, 2), (4, 3)])
def test_damage_is_counted_for_the_turn_as_the_cards_it_took(n: int, taken: int):
    t = twilight(ann={"deity": ASKED}, bob={"life": 3, "damaged": 2}, cat={})
    t.pos.damage_life(t.bob.seat, n, -1, "discard")
    assert [t.bob.player.damaged, t.cat.player.damaged] == [2 + taken, 0]


def test_prevention_is_used_up_in_order_and_only_for_its_player():
    t = twilight(ann={"deity": ASKED}, bob={}, cat={})
    of = [(t.bob.seat, 2), (t.ann.seat, 3), (t.bob.seat, 4)]
    t.pos.lasting = tuple(Lasting(kind="prevent", seat=seat, n=n, until="turn", whose=seat) for seat, n in of)
    armor = Lasting(kind="armor", seat=t.bob.seat, n=5, until="turn", whose=t.bob.seat)
    t.pos.lasting = (armor, *t.pos.lasting)
    assert t.pos.use_up_prevention(t.bob.seat, 3) == 0
    assert [(one.kind, one.seat, one.n) for one in t.pos.lasting] == [
        ("armor", t.bob.seat, 5),
        ("prevent", t.ann.seat, 3),
        ("prevent", t.bob.seat, 3),
    ]
    assert t.pos.use_up_prevention(t.cat.seat, 2) == 2
    assert t.pos.use_up_prevention(t.bob.seat, 5) == 2


@rule("TG-414")
def test_what_was_foreseen_goes_back_in_the_order_that_was_named():
    t = twilight(
        ann={"deity": ASKED}, bob={"life": "Fen Candle, Bog Thrall, Hedge Druid, Cult Initiate, 2 III", "shown": 3}
    )
    first, second, third, fourth = t.bob.player.life[:-5:-1]
    t.pos.rearrange(t.ann.seat, t.bob.seat, (second, first), (third, fourth))
    assert t.bob.life_cards == [
        *("Bog Thrall", "Fen Candle"),
        *["Attila, Scourge of Nations"] * 2,
        *("Hedge Druid", "Cult Initiate"),
    ]
    assert t.bob.player.shown == 1


@rule("TG-412")
@pytest.mark.parametrize(("cards", "asked", "life"), [(0, False, 18), (1, False, 19), (2, False, 20), (3, True, 20)])
def test_defile_asks_where_there_are_more_cards_and_damages_where_there_are_fewer(cards: int, asked: bool, life: int):
    t = duel(bob={"discard": ["Fen Candle", "Bog Thrall", "Hedge Druid"][:cards], "life": 20})
    happens(t, DefileStack(t.ann.seat, t.bob.seat, 2, -1))
    assert (t.ask.topic == "destroy") == asked
    while t.ask.topic == "destroy":
        t.skips()
    assert t.bob.life == life
    assert len(t.bob.destroyed) == min(2, cards)


@rule("TG-190")
@pytest.mark.parametrize(("ann", "bob", "offered"), [(3, 3, False), (2, 3, True), (3, 2, True), (1, 1, True)])
def test_an_aspect_that_all_have_seen_to_be_nowhere_is_not_seized(ann: int, bob: int, offered: bool):
    t = twilight(
        phase="seize",
        ann={"hand": "5 I", "life": "3 I", "shown": ann},
        bob={"hand": "I", "life": "3 I", "shown": bob},
    )
    assert (len(seizable(t.pos)) == 3) == offered
    assert len(seizable(t.pos)) in (1, 3)


# Intrigues and abilities.


@rule("TG-151", "TG-152", "TG-153")
@pytest.mark.parametrize(
    ("state", "full", "fresh"),
    [
        ("", True, True),
        (" (exhausted)", True, True),
        (" (frozen 1)", True, True),
        (" (exhausted, frozen 1)", True, False),
        ("", False, False),
        (" (exhausted)", False, False),
    ],
)
def test_an_intrigue_is_fresh_once_its_upkeep_is_paid_in_full(state: str, full: bool, fresh: bool):
    t = twilight(ann={"field": [f"Web of Informants{state}"]}, bob={})
    card, before = t.ann.has("Web of Informants").card, t.ann.has("Web of Informants").fresh
    told: list[Event] = []
    t.pos.listener = told
    t.pos.keep_up(t.ann.seat, card, full=full)
    t.pos.listener = None
    assert (t.ann.has("Web of Informants").upkeep_paid, t.ann.has("Web of Informants").fresh) == (full, fresh)
    assert [event for event in told if isinstance(event, e.Turned)] == [e.Turned(card, fresh)] * (fresh != before)


@rule("TG-442")
@pytest.mark.parametrize("who", ["ann", "bob", "cat"])
def test_what_waits_for_a_player_who_has_lost_vanishes_and_the_rest_does_not(who: str):
    t = twilight(ann={"deity": ASKED}, bob={}, cat={}, dan={})
    t.pos.waiting = tuple(Waiting(seat, 0, 0, 0, Cause()) for seat in range(4))
    seat = t.names.index(who)
    t.pos.lose(seat)
    assert [one.seat for one in t.pos.waiting] == [other for other in range(4) if other != seat]


def test_of_several_lost_blockers_one_is_replaced():
    t = twilight(
        phase="combat",
        ann={"field": ["Fen Candle", "Bog Thrall", "Hedge Druid"], "resources": "3 I"},
        bob={"field": ["Youthful Troll"], "resources": "II"},
    )
    first, second, third = (one.card for one in t.pos.controlled(t.ann.seat))
    t.pos.unguarded = (first, second, third)
    t.pos.block(t.bob.has("Youthful Troll").card, second)
    assert list(t.pos.unguarded) == [first, third]


# What combat leaves.


@rule("TG-226")
def test_a_creature_that_changes_sides_leaves_combat_and_has_just_arrived():
    t = duel(phase="combat", ann={"field": ["Youthful Troll"]}, bob={"field": ["Gothic Foederati"], "deity": ASKED})
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Gothic Foederati"))
    for name, to in (("Youthful Troll", t.bob), ("Gothic Foederati", t.ann)):
        one = t.creature(name)
        assert one is not None
        t.pos.lend(one.card, to.seat, "turn")
        one = to.has(name)
        assert (one.attacks, one.stack, one.blocks, one.since) == (-1, "", -1, t.pos.turn)
    assert [(one.card, one.seat) for one in t.pos.lasting] == [
        (t.bob.has("Youthful Troll").card, t.ann.seat),
        (t.ann.has("Gothic Foederati").card, t.bob.seat),
    ]


def test_at_most_five_attackers_count_for_attila():
    field = ["Attila, Scourge of Nations", "6 Fen Candle"]
    t = duel(phase="combat", ann={"field": field, "resources": "6 I, III"}, bob={"life": 20})
    candles = [one.card for one in t.pos.controlled(t.ann.seat)]
    while t.ask.topic == "attack" and len(t.ask.options) > 1:
        t.answer(t.ask.options[0])
    assert all(t.pos.lying(card).attacks == t.bob.seat for card in candles)
    ends(t)
    assert t.bob.life == 15


@rule("TG-399")
@pytest.mark.parametrize(("attacker", "damage"), [("Gothic Foederati", 1), ("Youthful Troll", 2)])
def test_armor_leaves_no_damage_and_heals_none(attacker: str, damage: int):
    t = duel(
        phase="combat",
        ann={"field": [attacker], "deity": "Hera", "spent": True},
        bob={"field": ["Praetorian Guard (damage 1)"]},
    )
    attack(t, attacker)
    block(t, (attacker, "Praetorian Guard"))
    t.goes_to("creature_damage")
    assert t.bob.has("Praetorian Guard").damage == damage


@rule("TG-399")
@pytest.mark.parametrize(("n", "told"), [(1, []), (2, []), (3, [1]), (4, [2])])
def test_of_damage_that_armor_takes_nothing_is_told(n: int, told: list[int]):
    t = twilight(ann={"deity": ASKED}, bob={"field": ["Praetorian Guard"], "resources": "III"})
    events: list[Event] = []
    t.pos.listener = events
    to_creature(t.pos, t.bob.has("Praetorian Guard").card, n)
    t.pos.listener = None
    assert [event.n for event in events if isinstance(event, e.Marked)] == told


@rule("TG-418")
def test_armor_of_a_player_takes_what_prevention_is_then_not_needed_for():
    t = twilight(ann={"deity": ASKED}, bob={"life": 20})
    for kind, n in (("armor", 2), ("prevent", 4)):
        t.pos.last(Lasting(kind=kind, seat=t.bob.seat, n=n, until="turn", whose=0))  # type: ignore[arg-type]
    for n, prevention in ((1, 4), (2, 4), (3, 3)):
        assert to_life(t.pos, t.bob.seat, n) == 0
        assert t.pos.lasting[1].n == prevention
    assert to_life(t.pos, t.bob.seat, 6) == 1
    assert t.bob.life == 19


@rule("TG-401")
def test_overrun_that_was_spent_on_the_blocker_strikes_no_more():
    t = duel(
        phase="combat",
        ann={"field": ["Cataphract Wedge", "Fen Candle"]},
        bob={"field": ["Colossus of Rhodes, Re-raised"], "life": 20},
    )
    attack(t, "Cataphract Wedge", "Fen Candle")
    block(t, ("Cataphract Wedge", "Colossus of Rhodes, Re-raised"))
    t.pos.mark(t.ann.has("Cataphract Wedge").card, "blessing", 3)  # so that it lives
    while t.window != "life_damage":
        assert t.ask.topic != "strike_next"
        t.skips()
    assert t.bob.life == 19


# Blockers and doomed cards.


@rule("TG-259")
@pytest.mark.parametrize(
    ("how", "lost"),
    [("slain", True), ("destroyed", True), ("sacrificed", True), ("returned", False), ("discarded", False)],
)
def test_a_blocker_may_be_replaced_once_it_is_slain_or_destroyed(how: str, lost: bool):
    t = twilight(
        phase="combat",
        options={"lost_blocker": "blocked"},
        ann={"field": ["Youthful Troll"], "resources": "II"},
        bob={"field": ["Fen Candle", "Bog Thrall"], "resources": "2 I", "deity": ASKED},
    )
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Bog Thrall"))
    troll, thrall = t.ann.has("Youthful Troll").card, t.bob.has("Bog Thrall").card
    t.pos.leave_field(t.bob.has("Fen Candle").card, how)  # type: ignore[arg-type]
    assert (list(t.pos.unguarded), list(t.pos.held_up)) == ([], [])
    t.pos.leave_field(thrall, how)  # type: ignore[arg-type]
    assert (list(t.pos.unguarded), list(t.pos.held_up)) == (([troll], [(troll, thrall)]) if lost else ([], []))


@rule("TG-408")
def test_several_doomed_cards_are_destroyed_together():
    t = twilight(
        ann={"field": ["Fen Candle", "Cult Initiate"], "resources": "2 I", "hand": ["Bog Thrall", "I"], "deity": ASKED},
        bob={"resources": ["Hedge Druid", "I"], "discard": ["Barrow Shade", "I"]},
    )
    doomed = [t.ann.has("Fen Candle").card, t.ann.card("Bog Thrall"), t.bob.card("Hedge Druid", "resources")]
    doomed.append(t.bob.card("Barrow Shade", "discard"))
    for card in (doomed[1], *doomed):
        t.pos.doom(card)
    assert list(t.pos.doomed) == doomed
    t.pos.destroy_doomed()
    assert t.ann.destroyed == ["Fen Candle", "Bog Thrall"]
    assert t.bob.destroyed == ["Hedge Druid", "Barrow Shade"]
    assert not t.pos.doomed


# Hidden cards.


@rule("TG-319", "TG-321")
def test_what_recharges_from_the_life_stack_is_the_card_that_was_found_there():
    t = duel(bob={"aspects": "III, I", "life": "I, Cataphract Wedge, 9 I", "resources": []})
    happens(t, Recharge(t.bob.seat, 2))
    assert t.bob.resources == ["II exhausted"]
    assert t.bob.aspects == ["III", "I"]
    assert t.bob.life == 10


@rule("TG-444")
def test_cards_of_a_hand_that_nobody_has_seen_are_not_mixed_up():
    t = twilight(ann={"hand": "3 I", "deity": ASKED}, bob={"hand": "2 I"}, cat={"hand": "I"})
    for one in (t.ann, t.bob, t.cat):
        t.pos.unseen(one.seat, one.player.hand[:1])
    assert not t.pos.mixed


@rule("TG-040")
def test_a_deity_power_may_be_answered_by_that_of_another_and_not_by_itself():
    t = twilight(ann={"deity": ASKED}, bob={"deity": ASKED}, cat={"deity": ASKED})
    everyone = (t.ann, t.bob, t.cat)
    for at, one in enumerate(everyone):
        one.does("use the power of Hera")
        assert [why_not_power(t.pos, other.seat) for other in everyone[at + 1 :]] == [None] * (2 - at)
        assert all(why_not_power(t.pos, other.seat) for other in everyone[: at + 1])


@rule("TG-194")
@pytest.mark.parametrize(
    ("shown", "depth", "left"), [(1, 0, 1), (2, 0, 1), (3, 0, 2), (3, 2, 2), (3, 3, 3), (1, 1, 1), (1, 5, 1)]
)
def test_a_card_taken_from_below_what_was_seen_uncovers_nothing(shown: int, depth: int, left: int):
    t = twilight(ann={"deity": ASKED}, bob={"life": "3 I, 3 II, 3 III", "shown": shown})
    order = t.bob.player.life[::-1]
    t.pos.take(order[depth], t.bob.seat, "life")
    assert t.bob.player.life[::-1] == order[:depth] + order[depth + 1 :]
    assert t.bob.player.shown == left
