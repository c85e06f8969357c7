"""Keywords and how they work together."""

from __future__ import annotations

from typing import get_args

import pytest

from gloaming.games.twilight.cards import FACE_OF, FACES
from gloaming.games.twilight.derived import has, keywords
from gloaming.games.twilight.effects import Keyword
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.matter import About, Matter
from gloaming.games.twilight.rules.perform import Ops
from gloaming.games.twilight.state import Lasting
from tests.proof import rule
from tests.twilight.cards.scenes import (
    attack,
    block,
    duel,
    ends,
    happens,
    heresy,
    passes_until_turn_of,
    until,
    values,
    words,
)
from tests.twilight.scene import Seat

ENLIL: Seat = {"deity": "Enlil", "spent": True}


@rule("TG-057")
def test_every_keyword_of_a_card_has_one_meaning():
    for card in FACES:
        for keyword in card.keywords:
            assert KEYWORDS[keyword].rule
            assert KEYWORDS[keyword].text
    rules = [KEYWORDS[keyword].rule for keyword in {keyword for card in FACES for keyword in card.keywords}]
    assert len(set(rules)) == len(rules)


@rule("TG-399")
def test_armor_lowers_each_instance_and_never_heals():
    t = duel(
        ann={"hand": ["Poisoned Knife", "Lex Talionis"], "field": ["Attila, Scourge of Nations"]},
        bob={"field": ["Stormchaser Oracle"]},
    )
    t.ann.does("play Poisoned Knife", at="Stormchaser Oracle")
    t.resolves()
    t.ann.does("play Lex Talionis", at="Stormchaser Oracle")
    ends(t)
    assert t.bob.has("Stormchaser Oracle").damage == 2
    t = heresy("Stoic Legionnaires", bob={"field": ["Praetorian Guard"]})
    ends(t)
    assert t.bob.has("Praetorian Guard").damage == 0


@rule("TG-399", "TG-418")
def test_several_armor_values_add_up():
    t = duel(
        turn_of="bob",
        phase="draw",
        ann={"field": ["Theodosian Walls", "Gate of Ishtar (E)"], "hand": ["Right of Sanctuary"], **ENLIL},
        bob={"field": ["The Gates of Janus Stand Open"]},
    )
    t.resolves()
    assert t.ann.life == 20
    assert t.bob.life == 18


@rule("TG-418")
def test_armor_of_a_player_leaves_drawing_decay_and_destruction_alone():
    t = duel(
        phase="draw",
        ann={"field": ["Theodosian Walls"], "power": "1 I", "life": 10},
        bob={"field": ["Theodosian Walls"]},
    )
    t.goes_to("drawn")
    assert t.ann.life == 8
    passes_until_turn_of(t, "bob")
    assert t.ann.life == 7


@rule("TG-400")
def test_fleet_gained_after_blocks_changes_nothing():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll"], "hand": ["Every Debt Falls Due"]},
        bob={"field": ["Lamassu of the Gate"], "resources": ["Grove of Listening Yews (exhausted)", "II (manifested)"]},
    )
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Lamassu of the Gate"))
    t.resolves()
    t.ann.does("play Every Debt Falls Due")
    t.resolves()
    assert words(t, t.ann.has("Youthful Troll")) == ["fleet"]
    t.goes_to("life_damage")
    assert t.bob.life == 20
    assert t.bob.has("Lamassu of the Gate").damage == 3


@rule("TG-401")
def test_overrun_counts_after_armor_and_halves_for_the_discard_stack():
    wall: Seat = {"field": ["Terracotta Warrior"], "discard": ["4 II"]}
    t = duel(phase="combat", ann={"field": ["Cataphract Wedge"]}, bob=wall)
    attack(t, "Cataphract Wedge")
    block(t, ("Cataphract Wedge", "Terracotta Warrior"))
    t.goes_to("life_damage")
    assert t.bob.life == 18
    t = duel(phase="combat", ann={"field": ["Cataphract Wedge"]}, bob=wall)
    attack(t, "Cataphract Wedge", stack="discard")
    block(t, ("Cataphract Wedge", "Terracotta Warrior"))
    until(t, "destroy")
    t.ann.does("destroy Cataphract Wedge")
    t.goes_to("life_damage")
    assert t.bob.destroyed == ["Cataphract Wedge"]
    assert t.bob.life == 20


@rule("TG-402")
def test_initiative_strikes_first():
    t = duel(phase="combat", ann={"field": ["Stoic Legionnaires"]}, bob={"field": ["Bog Thrall"]})
    attack(t, "Stoic Legionnaires")
    block(t, ("Stoic Legionnaires", "Bog Thrall"))
    t.goes_to("creature_damage")
    assert t.ann.has("Stoic Legionnaires").damage == 0
    assert t.bob.discard == ["Bog Thrall"]
    t = duel(phase="combat", ann={"field": ["Stoic Legionnaires"]}, bob={"field": ["Stoic Legionnaires"]})
    attack(t, "Stoic Legionnaires")
    block(t, ("Stoic Legionnaires", "Stoic Legionnaires"))
    t.goes_to("creature_damage")
    assert (t.ann.field, t.bob.field) == ([], [])
    t = duel(phase="combat", ann={"field": ["Stoic Legionnaires"]}, bob={"field": ["Youthful Troll"]})
    attack(t, "Stoic Legionnaires")
    block(t, ("Stoic Legionnaires", "Youthful Troll"))
    t.goes_to("creature_damage")
    assert t.ann.field == []
    assert t.bob.has("Youthful Troll").damage == 2


@rule("TG-403")
def test_prescience_once_per_turn_and_not_when_frozen():
    t = duel(ann={"field": ["Haruspex of the Marsh"]})
    t.ann.does("use Haruspex of the Marsh")
    t.ann.is_offered_only("place a Freeze marker on it", "exhaust it")
    t.ann.does("place a Freeze marker on it")
    ends(t)
    assert (t.ann.has("Haruspex of the Marsh").fresh, t.ann.has("Haruspex of the Marsh").freezes) == (True, 1)
    t.ann.does("use Haruspex of the Marsh")
    ends(t)
    assert not t.ann.has("Haruspex of the Marsh").fresh
    t.ann.is_not_offered("use Haruspex of the Marsh")
    t = duel(ann={"field": ["Haruspex of the Marsh (exhausted, frozen 1)"]})
    t.ann.is_not_offered("use Haruspex of the Marsh")


@rule("TG-403")
def test_prescience_works_once_a_turn_also_where_the_marker_has_come_off():
    t = duel(ann={"field": ["Haruspex of the Marsh"]})
    t.ann.does("use Haruspex of the Marsh")
    t.ann.does("place a Freeze marker on it")
    ends(t)
    t.pos.mark(t.ann.has("Haruspex of the Marsh").card, "freeze", -1)
    t.ann.does("use Haruspex of the Marsh")
    ends(t)
    assert not t.ann.has("Haruspex of the Marsh").fresh


@rule("TG-407")
def test_watchful_blocks_exhausted_but_cannot_attack_so():
    t = duel(phase="combat", ann={"field": ["Night Watch of Uruk", "Youthful Troll (exhausted)", "Fen Candle"]})
    t.ann.is_offered("attack with Fen Candle: life stack of bob")
    t.ann.is_not_offered("attack with Youthful Troll: life stack of bob")


@rule("TG-408", "TG-409")
def test_a_doomed_creature_is_mourned_when_slain():
    t = duel(
        ann={"hand": ["Samhain Summons", "Poisoned Knife"], "discard": ["Bog Thrall"]},
    )
    t.ann.does("play Samhain Summons")
    t.resolves()
    t.ann.does("play Poisoned Knife")
    ends(t)
    assert t.ann.destroyed == ["Bog Thrall"]
    assert t.bob.life == 18


@rule("TG-409", "TG-341")
def test_no_requiem_by_sacrifice():
    t = duel(ann={"resources": ["I"]}, bob={"field": ["Bog Thrall"]})
    t.ann.does("sacrifice", against="Bog Thrall")
    t.is_quiet()
    assert t.bob.destroyed == ["Bog Thrall"]
    assert t.ann.life == 20


@rule("TG-410")
def test_deathbound_needs_a_discard_stack():
    t = duel(ann={"field": ["Murmillo of Capua"], "hand": ["Rend the Tenfold Veil"]}, bob={"field": ["Youthful Troll"]})
    t.ann.does("play Rend the Tenfold Veil", at="Murmillo of Capua")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 0
    t = duel(
        ann={"field": ["Loki in Exile (mini)"], "hand": ["Poisoned Knife"]},
        bob={"field": ["Murmillo of Capua", "Youthful Troll"]},
    )
    t.ann.does("use Loki in Exile", at="Murmillo of Capua")
    t.resolves()
    t.ann.does("play Poisoned Knife", at="Loki in Exile")
    ends(t)
    assert t.ann.field == []
    assert [one.damage for one in t.pos.field] == [0, 0]


@rule("TG-411", "TG-349")
def test_obliterate_needs_a_card_destroyed_before():
    t = heresy("Cut the Mistletoe", bob={"discard": ["Bog Thrall"]}, ann={"hand": []})
    ends(t)
    assert t.bob.life == 20 - 1 - 2
    t = duel(phase="draw", ann={"field": ["Whispers in the Cairn"], "deity": "Reader of Portents", "spent": True})
    t.resolves()
    assert t.bob.life == 20
    t = duel(
        phase="combat",
        ann={"field": ["Gwyn ap Nudd, Master of the Hunt", "Cult Initiate"]},
        bob={"resources": ["4 I (manifested)"]},
    )
    attack(t, "Gwyn ap Nudd, Master of the Hunt")
    t.ann.does("use Cult Initiate")
    t.goes_to("life_damage")
    assert t.bob.life == 20 - 3 - 2


@rule("TG-X21", "TG-348", "TG-345")
@pytest.mark.numbered
def test_obliterate_before_destroy_on_the_same_card_comes_too_early():
    for earlier, life in (0, 20), (1, 18):
        t = duel(ann={"field": ["Hedge Druid"], "discard": ["II"] * earlier}, bob={"discard": ["III"]})
        if earlier:
            t.ann.does("use Hedge Druid", at="Cataphract Wedge")
            t.resolves()
        # No card lists them in this order: the effects of Cut the Mistletoe, the second first.
        druid = t.ann.has("Hedge Druid").card
        backwards = Matter("trigger", 0, druid, FACE_OF["Cut the Mistletoe"], (1, 0))
        happens(t, Item(backwards))
        ends(t)
        assert t.bob.life == life
        assert t.bob.destroyed[-1] == "Attila, Scourge of Nations"


@rule("TG-352")
@pytest.mark.numbered
def test_one_effect_slays_a_creature_only_once():
    for before in False, True:
        t = duel(bob={"field": ["Fen Candle"]})
        candle = t.bob.has("Fen Candle").card
        slaying = Matter("heresy", 0, 0, FACE_OF["Vengeance of the Legions"], (0,), holder=1)
        happens(t, Ops(About(slaying, 0, removed=(candle,) if before else ())))
        ends(t)
        assert t.bob.field == (["Fen Candle"] if before else [])


@rule("TG-412")
def test_defile_spills_over_as_one_instance():
    t = heresy("Skinless Rider of the Tide", bob={"discard": ["II"], "field": ["Theodosian Walls"]})
    ends(t)
    assert t.bob.destroyed == ["Cataphract Wedge"]
    assert t.bob.life == 18
    assert t.bob.player.damaged == 2


@rule("TG-413")
def test_restore_may_be_less_and_never_wakes_the_stack():
    t = heresy("Waters of the Apsu", ann={"discard": ["Fen Candle", "Bog Thrall", "II"], "life": ["III", "I"]})
    t.ann.does("choose Bog Thrall")
    t.ann.does("choose Cataphract Wedge")
    t.ann.passes()
    ends(t)
    assert t.ann.life_cards[:2] == ["Attila, Scourge of Nations", "Stoic Legionnaires"]
    assert sorted(t.ann.life_cards[2:]) == ["Bog Thrall", "Cataphract Wedge"]
    assert t.ann.discard == ["Every Debt Falls Due", "Fen Candle"]


@rule("TG-415")
def test_strike_deals_fight_and_nothing_back():
    t = heresy(
        "Murmillo of Capua",
        ann={"field": ["Fen Candle", "Vandal Reavers (blessings 1)"]},
        bob={"field": ["Lamassu of the Gate", "Youthful Troll"]},
    )
    t.ann.does("choose Vandal Reavers")
    t.ann.does("choose Lamassu of the Gate")
    ends(t)
    assert t.bob.has("Lamassu of the Gate").damage == 4
    assert t.ann.has("Vandal Reavers").damage == 0


@rule("TG-014", "TG-417")
def test_never_more_than_three_blessings():
    t = duel(ann={"hand": ["The Wicker Giant"], "field": ["Fen Candle", "Household Rites"]})
    t.ann.does("summon The Wicker Giant")
    t.resolves()
    t.ann.does("yes")
    ends(t)
    assert t.ann.has("The Wicker Giant").blessings == 2
    t = duel(phase="draw", ann={"field": ["Fen Candle (blessings 3)", "Household Rites"]})
    t.resolves()
    assert t.ann.has("Fen Candle").blessings == 3
    assert values(t, t.ann.has("Fen Candle")) == (4, 4, 0)


@rule("TG-015", "TG-148", "TG-157")
@pytest.mark.numbered
def test_a_frozen_card_stays_exhausted_for_one_refresh():
    t = heresy(
        "Kelpie of the Ford",
        bob={
            "field": ["Youthful Troll"],
            "resources": ["2 II (manifested)", "I"],
            "hand": ["Chain Across the Harbour"],
        },
    )
    t.resolves()
    t.goes_to("combat")
    until(t, "draw_start")
    assert t.pos.active == 1
    assert (t.bob.has("Youthful Troll").fresh, t.bob.has("Youthful Troll").freezes) == (False, 0)


@rule("TG-401")
@pytest.mark.parametrize(("damage", "lost"), [(0, 0), (1, 1), (2, 2)])
def test_overrun_takes_nothing_where_the_blocker_stands_as_much(damage: int, lost: int):
    t = duel(
        phase="combat",
        ann={"field": ["Cataphract Wedge"]},
        bob={"field": [f"Mischievous Nymph (damage {damage})"], "life": 20},
    )
    attack(t, "Cataphract Wedge")
    block(t, ("Cataphract Wedge", "Mischievous Nymph"))
    t.goes_to("life_damage")
    assert t.bob.life == 20 - lost


@rule("TG-403")
def test_prescience_lets_a_creature_answer_its_own_ability_with_another_use_of_it():
    t = duel(ann={"field": ["Haruspex of the Marsh"]}, bob={"life": 20})
    t.ann.does("use Haruspex of the Marsh")
    t.ann.does("place a Freeze marker on it")
    t.ann.does("use Haruspex of the Marsh")
    assert t.chain == ["Haruspex of the Marsh"] * 2
    ends(t)
    assert t.bob.life == 18


WORDS = [word for words in get_args(Keyword) for word in get_args(words)]


@pytest.mark.parametrize("gained", ["armor", "fleet", "overrun", "watchful"])
def test_a_keyword_that_is_gained_or_lost_is_that_one(gained: Keyword):
    t = duel(ann={"field": ["Youthful Troll", "Kelpie of the Ford"]})
    for one in t.pos.controlled(t.ann.seat):
        printed = set(keywords(t.pos, one))
        for kind in ("gain", "lose"):
            t.pos.last(Lasting(kind=kind, card=one.card, keyword=gained, n=1, until="turn", whose=0))
            found = {word for word in WORDS if has(t.pos, one, word)}
            assert found == set(keywords(t.pos, one)) == (printed | {gained} if kind == "gain" else printed - {gained})
