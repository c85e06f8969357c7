"""Cards, Deities and set-up, one rule at a time."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.twilight import derived
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import COLOURS
from gloaming.games.twilight.cards.decks import DECKS
from gloaming.games.twilight.content import FaceContent
from tests.proof import rule
from tests.twilight.scene import ASKED, GAME, Seat, TwilightScene, twilight

# Cards and Deities.


@rule("TG-044")
def test_there_are_four_types_of_cards_and_mini_cards_are_creatures():
    assert {card.kind for card in FACES} == {"creature", "fortification", "intrigue", "scheme"}
    assert {card.kind for card in FACES if card.mini} == {"creature"}


@rule("TG-045", "TG-024")
def test_every_card_belongs_to_one_of_four_factions_of_a_fixed_colour():
    assert COLOURS == {"Aggression": "red", "Negotiation": "blue", "Mysticism": "green", "Sanctuary": "brown"}
    assert {card.faction for card in FACES} == set(COLOURS)


@rule("TG-048")
def test_creatures_and_no_others_have_fight_and_life():
    assert all(card.life > 0 for card in FACES if card.kind == "creature")
    assert all((card.fight, card.life) == (0, 0) for card in FACES if card.kind != "creature")


@rule("TG-049", "TG-050")
def test_fortifications_alone_have_a_direction_and_intrigues_alone_an_upkeep():
    assert {card.kind for card in FACES if card.directions} == {"fortification"}
    assert all(card.directions for card in FACES if card.kind == "fortification")
    assert {card.kind for card in FACES if any(card.upkeep)} == {"intrigue"}
    assert all(any(card.upkeep) for card in FACES if card.kind == "intrigue")


@rule("TG-047")
def test_content_tells_all_that_is_printed_on_a_card():
    printed = {"name", "faction", "kind", "aspect", "level", "cost", "fight", "life", "keywords", "text", "heresy"}
    assert printed | {"directions", "upkeep"} <= set(FaceContent.__struct_fields__)


@rule("TG-025")
def test_the_starter_deities_each_serve_a_faction():
    starters = {deity.name: deity.faction for deity in DEITIES}
    assert starters["Mars"] == "Aggression"
    assert starters["Hera"] == "Negotiation"
    assert starters["Reader of Portents"] == "Mysticism"
    assert starters["Enlil"] == "Sanctuary"


@rule("TG-030", "TG-031")
def test_a_deity_card_has_a_title_colours_a_requirement_and_an_ability():
    for deity in DEITIES:
        assert deity.name
        assert set(deity.colours) <= set(COLOURS.values())
        assert deity.colours
        assert all(n > 0 for n in deity.requirement.values())
        assert deity.parts


@rule("TG-032")
def test_most_deities_have_a_weaker_part_and_a_stronger_one_that_needs_conviction():
    two = [deity for deity in DEITIES if {part.conviction for part in deity.parts} == {True, False}]
    assert len(two) > len(DEITIES) / 2


@rule("TG-023", "TG-100")
def test_everyone_has_a_deity_and_each_ready_deck_suggests_one():
    pos = GAME.new(4, 3)
    assert len({player.deity for player in pos.players}) == 4
    assert sorted(deck.deity for deck in DECKS) == ["Enlil", "Hera", "Mars", "Reader of Portents"]


@rule("TG-099")
def test_a_ready_deck_is_dealt_unless_the_table_wants_otherwise():
    pos = GAME.new(2, 3)
    for seat in range(2):
        mine = Counter(FACES[pos.faces[card]].name for card, owner in enumerate(pos.owners) if owner == seat)
        assert mine in [Counter(deck.cards) for deck in DECKS]


# Before the first turn.


@rule("TG-104")
def test_every_deity_lies_face_up_at_the_start():
    pos = GAME.new(3, 3)
    assert all(player.face_up for player in pos.players)
    assert [other.deity for other in GAME.view(pos, None).players] == [player.deity for player in pos.players]


@rule("TG-106")
def test_decks_are_shuffled():
    orders = set()
    for seed in range(30):
        pos = GAME.new(2, seed)
        seat = next((n for n, player in enumerate(pos.players) if DEITIES[player.deity].name == "Mars"), None)
        if seat is not None:
            player = pos.players[seat]
            orders.add(tuple(pos.faces[card] for card in (*player.life, *player.hand)))
    assert len(orders) > 8, "the same deck comes in another order each time"
    assert all(list(order) != sorted(order) for order in orders)


@rule("TG-106")
def test_drafted_decks_are_shuffled_too():
    pos = GAME.new(2, 7, {"set_up": "draft"})
    while pos.draft is not None:
        before = pos.clone()
        GAME.apply(pos, 0)
    orders = []
    for chance in (1, 2):
        twin = before.clone()
        twin.chance = chance
        GAME.apply(twin, 0)
        orders.append([[*player.life, *player.hand] for player in twin.players])
    for one, other in zip(*orders, strict=True):
        assert sorted(one) == sorted(other)
        assert one != other, "the same picks come in another order by chance"


@rule("TG-108", "TG-109")
def test_the_deck_is_the_life_stack_and_seven_cards_of_it_are_the_hand():
    pos = GAME.new(2, 3)
    for seat, player in enumerate(pos.players):
        assert (len(player.hand), len(player.life)) == (7, 43)
        assert all(pos.owners[card] == seat for card in (*player.hand, *player.life))
        assert not any(pos.seen[card] for card in player.life)


@rule("TG-112")
def test_chance_chooses_who_begins():
    assert {GAME.new(3, seed).first for seed in range(20)} == {0, 1, 2}


# Deities in use.


@rule("TG-036", "TG-038", "TG-039")
def test_a_deity_power_is_spent_once_used_and_cannot_be_used_again():
    t = twilight(ann={"deity": ASKED, "resources": "I"}, bob={"resources": "I"})
    t.ann.does("use the power of Hera")
    while t.chain or t.ask.topic not in ("summoning",):
        t.answer(t.ask.options[-1])
    assert t.ann.spent
    t.ann.is_not_offered("use the power of Hera")
    t.ann.is_refused("use the power of Hera", rule="TG-039")


@rule("TG-037")
def test_without_conviction_the_other_part_of_a_deity_power_works_and_the_deity_is_spent():
    t = twilight(
        phase="combat",
        ann={"deity": "Mars", "field": ["Stoic Legionnaires", "Bog Thrall"], "resources": "3 I, 2 II"},
        bob={"life": 20, "deity": ASKED},
    )
    t.ann.does("attack with Stoic Legionnaires: life stack")
    t.ann.passes()
    before = fight_of(t)
    t.ann.does("use the power of Mars")
    t.resolves()
    assert fight_of(t) == before + 1
    assert t.bob.life == 20, "the part that needs Conviction was skipped"
    assert t.ann.spent


def fight_of(t: TwilightScene) -> int:
    return derived.fight(t.pos, t.ann.has("Stoic Legionnaires"))


@rule("TG-119")
@pytest.mark.numbered
def test_aspects_do_not_count_for_conviction():
    t = twilight(ann={"deity": "Mars", "field": ["Stoic Legionnaires"], "resources": ["Fen Candle"]}, bob={})
    assert GAME.view(t.pos, 0).players[0].conviction
    t = twilight(ann={"deity": "Mars", "field": ["Fen Candle"], "resources": ["Stoic Legionnaires"]}, bob={})
    assert not GAME.view(t.pos, 0).players[0].conviction


@rule("TG-210")
def test_the_turn_player_is_asked_first_in_every_window():
    seat: Seat = {"hand": ["Barley and Oil"], "resources": "I", "discard": "I"}
    t = twilight(phase="draw", turn_of="bob", ann=seat, bob=seat)
    for _ in range(3):
        assert t.bob.is_asked
        t.bob.passes()
        assert t.ann.is_asked
        t.ann.passes()
