"""How to start: players, map, decks."""

from __future__ import annotations

from collections import Counter

import pytest

import gloaming
from gloaming.games.casting_shadows import words
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.events import TurnBegan
from gloaming.games.casting_shadows.map import ADJACENT, CENTRE, DESERT, DISTANCE, VOLCANO
from gloaming.games.casting_shadows.options import PlayAs
from gloaming.games.casting_shadows.resources import DIE_COLOURS, SPENT
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.settings import Settings
from gloaming.games.casting_shadows.state import NOTHING
from gloaming.terminal.casting_shadows import boards
from tests.casting_shadows.scene import GAME, casting_shadows
from tests.proof import rule

HOMES = {"frill": "Frill's home", "kit": "Kit's home", "nuzzle": "Nuzzle's home", "haze": "Haze's home"}
EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def tiles(pos: CastingPosition) -> list[str]:
    return [pos.tile(place).name for place in range(7)]


def character(pos: CastingPosition, seat: int) -> str:
    return CHARACTERS[pos.players[seat].character].name


def unseen_by_anyone(pos: CastingPosition, twin: CastingPosition) -> bool:
    """True if no seat and no spectator can tell the two positions apart."""
    return all(GAME.view(pos, seat) == GAME.view(twin, seat) for seat in (*range(pos.seats), None))


@rule("CS-001")
@EVERY_NUMBER_OF_SEATS
def test_two_to_four_play_each_for_themselves_in_turns(seats):
    pos, events = GAME.begin(seats, 5)
    while pos.turn <= seats:
        assert pos.ask is not None
        events += GAME.apply(pos, len(pos.ask.options) - 1)
    for seat in range(seats):
        assert pos.enemies(seat) == [other for other in range(seats) if other != seat]
    assert [event.seat for event in events if isinstance(event, TurnBegan)] == [*range(seats), 0]


@rule("CS-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players_can_start(seats):
    with pytest.raises(gloaming.Refused, match="2 to 4"):
        GAME.new(seats, 1)


@rule("CS-003", "CS-176")
@EVERY_NUMBER_OF_SEATS
def test_all_seven_tiles_lie_on_the_map_however_many_play(seats):
    pos = GAME.new(seats, 1)
    assert sorted(tiles(pos)) == sorted(["Ancient Rune", "Dusty Desert", "Underground Volcano", *HOMES.values()])


@rule("CS-176", "CS-029")
@EVERY_NUMBER_OF_SEATS
def test_homes_that_nobody_lives_in_have_a_card_as_well(seats):
    pos = GAME.new(seats, 1)
    beside = {pos.tile(place).name for place in range(7) if pos.market[place] != NOTHING}
    assert beside == {*HOMES.values(), "Underground Volcano"}


@rule("CS-004")
def test_four_characters_have_two_forms_and_one_meeple_each():
    assert len(CHARACTERS) == 4
    assert len({form for one in CHARACTERS for form in (one.base_form, one.shadow_form)}) == 8
    pos = GAME.new(4, 1)
    assert sorted(player.character for player in pos.players) == [0, 1, 2, 3]
    assert len({player.hex for player in pos.players}) == 4


@rule("CS-005", "CS-006", "CS-007")
def test_the_decks_have_52_and_10_and_10_cards():
    assert Counter(card.deck for card in CARDS) == {"main": 52, "counterspell": 10, "companion": 10}
    pos = GAME.new(4, 1)
    assert len(pos.main) + sum(card != NOTHING for card in pos.market) == 52
    assert len(pos.counterspell_deck) == 10
    assert len(pos.companion_deck) + len(pos.portal) == 10


@rule("CS-238")
def test_how_many_copies_of_each_card_the_main_deck_has():
    copies = Counter(card.name for card in CARDS if card.deck == "main")
    assert copies.pop("Fatal Fronds") == 4
    for name in ("Red Gem", "Blue Gem", "Feeding Frenzy", "Heavy Hand", "Bubble Trouble", "Heat Wave"):
        assert copies.pop(name) == 3
    for name in ("Spectral Slap", "Lightning Bug", "Sinister Screech"):
        assert copies.pop(name) == 3
    assert copies.pop("Curse Void") == 2
    assert set(copies.values()) == {1}


@rule("CS-239")
def test_how_many_copies_of_each_card_the_other_decks_have():
    assert Counter(card.name for card in CARDS if card.deck == "counterspell") == {
        "Pointed Shield": 4,
        "Run Away!": 3,
        "Bees Everywhere": 2,
        "Safety Dome": 1,
    }
    assert set(Counter(card.name for card in CARDS if card.deck == "companion").values()) == {1}


@rule("CS-009", "CS-033")
def test_five_dice_and_all_tokens_start_in_the_supply():
    before_the_first_turn = GAME.set_up(4, 1, Settings())
    assert before_the_first_turn.dice == (SPENT,) * 5
    assert not any(before_the_first_turn.tokens)
    assert len(DIE_COLOURS) == 5


@rule("CS-009")
def test_every_player_rolls_the_same_five_dice():
    pos = GAME.new(2, 1)
    assert SPENT not in pos.dice
    while pos.active == 0:
        assert pos.ask is not None
        GAME.apply(pos, len(pos.ask.options) - 1)
    assert len(pos.dice) == 5


@rule("CS-011")
def test_players_choose_different_characters():
    pos = GAME.new(3, 1, {"characters": ["haze", "frill", "kit"]})
    assert [character(pos, seat) for seat in range(3)] == ["haze", "frill", "kit"]
    with pytest.raises(gloaming.OptionError, match="twice"):
        GAME.new(3, 1, {"characters": ["haze", "haze", "kit"]})


@rule("CS-011")
def test_by_the_book_players_choose_their_characters_in_turn_and_their_homes_come_along():
    pos = GAME.new(3, 1, {"set_up": "book", "characters": ["random", "kit", "random"]})
    chosen = []
    while pos.ask is not None and pos.ask.topic == "character":
        names = [CHARACTERS[option.character].name for option in pos.ask.options if isinstance(option, PlayAs)]
        chosen.append((pos.ask.seat, names))
        GAME.apply(pos, len(names) - 1)
    assert chosen == [(0, ["frill", "nuzzle", "haze"]), (2, ["frill", "nuzzle"])]
    assert [character(pos, seat) for seat in range(3)] == ["haze", "kit", "nuzzle"]
    assert all(pos.tile(pos.players[seat].hex).name == HOMES[character(pos, seat)] for seat in range(3))
    assert sorted(tiles(pos)) == sorted(tiles(GAME.new(3, 1)))
    assert pos.active == 0


def test_a_character_that_nobody_has_chosen_yet_is_shown_to_nobody():
    pos = GAME.new(3, 1, {"set_up": "book", "characters": ["random", "kit", "random"]})
    assert [GAME.view(pos, viewer).choosing for viewer in (None, 0, 2)] == [(0, 2)] * 3
    GAME.apply(pos, 0)
    view = GAME.view(pos, None)
    assert [boards.form(view, player) for player in view.players] == ["Frill Lilypad", "Kit Gale", "no character yet"]
    GAME.apply(pos, 0)
    assert GAME.view(pos, None).choosing == ()


@rule("CS-011")
@pytest.mark.parametrize("seed", range(8))
def test_random_characters_are_different_too(seed):
    pos = GAME.new(4, seed, {"characters": ["random", "kit", "random", "random"]})
    assert character(pos, 1) == "kit"
    assert len({player.character for player in pos.players}) == 4


@rule("CS-012", "CS-013", "CS-014", "CS-015")
@EVERY_NUMBER_OF_SEATS
def test_everyone_starts_with_18_hp_no_energy_base_form_up_and_an_empty_book(seats):
    for player in GAME.new(seats, 1).players:
        assert (player.hp, player.energy, player.shadow) == (18, 0, False)
        assert (player.book, player.counterspells, player.companion) == ((), (), NOTHING)


@rule("CS-017", "CS-018")
@EVERY_NUMBER_OF_SEATS
def test_the_rune_is_the_centre_with_desert_and_volcano_on_opposite_sides(seats):
    pos = GAME.new(seats, 1)
    assert (pos.tile(CENTRE).name, pos.tile(DESERT).name, pos.tile(VOLCANO).name) == (
        "Ancient Rune",
        "Dusty Desert",
        "Underground Volcano",
    )
    assert DESERT in ADJACENT[CENTRE]
    assert VOLCANO in ADJACENT[CENTRE]
    assert not set(ADJACENT[DESERT]) & set(ADJACENT[VOLCANO]) - {CENTRE}
    assert DISTANCE[DESERT][VOLCANO] == 2


@rule("CS-020")
def test_the_rune_touches_every_tile_and_each_outer_tile_its_two_neighbours():
    assert set(ADJACENT[CENTRE]) == {1, 2, 3, 4, 5, 6}
    for place in range(1, 7):
        assert set(ADJACENT[place]) == {CENTRE, place % 6 + 1, (place - 2) % 6 + 1}


@rule("CS-019", "CS-025", "CS-176")
@pytest.mark.parametrize(
    ("names", "clockwise"),
    [
        (("haze", "kit"), ["Dusty Desert", "haze", "", "Underground Volcano", "kit", ""]),
        (("nuzzle", "kit", "frill"), ["Dusty Desert", "nuzzle", "kit", "Underground Volcano", "frill", ""]),
        (
            ("haze", "nuzzle", "kit", "frill"),
            ["Dusty Desert", "haze", "nuzzle", "Underground Volcano", "kit", "frill"],
        ),
    ],
)
def test_each_home_lies_at_its_players_place_with_the_meeple_on_it(names, clockwise):
    pos = GAME.new(len(names), 1, {"characters": names})
    ring = tiles(pos)[1:]
    for found, expected in zip(ring, clockwise, strict=True):
        unlived_in = set(HOMES.values()) - {HOMES[name] for name in names}
        assert found == HOMES.get(expected, expected) if expected else found in unlived_in
    for seat, name in enumerate(names):
        assert pos.tile(pos.players[seat].hex).name == HOMES[name]


@pytest.mark.parametrize(
    ("name", "base_form", "shadow_form"),
    [
        pytest.param("frill", "Frill Lilypad", "Frill the Regenerator", marks=rule("CS-021")),
        pytest.param("kit", "Kit Gale", "Kit the Turbulent", marks=rule("CS-022")),
        pytest.param("nuzzle", "Nuzzle Thornwood", "Nuzzle the Savage", marks=rule("CS-023")),
        pytest.param("haze", "Haze Greentongue", "Haze the Devastator", marks=rule("CS-024")),
    ],
)
def test_each_character_has_a_home_of_its_own(name, base_form, shadow_form):
    pos = GAME.new(2, 1, {"characters": [name, "random"]})
    played = CHARACTERS[pos.players[0].character]
    assert (played.base_form, played.shadow_form) == (base_form, shadow_form)
    assert pos.tile(pos.players[0].hex).name == HOMES[name]


@rule("CS-026", "CS-034", "CS-177")
def test_player_1_is_the_first_seat_and_begins():
    pos, events = GAME.begin(4, 1)
    assert pos.active == 0
    assert [event.seat for event in events if isinstance(event, TurnBegan)] == [0]
    assert [player.hex for player in pos.players] == [2, 3, 5, 6]


@rule("CS-026", "CS-177")
def test_player_1_may_be_drawn_by_chance_and_numbers_go_on_clockwise():
    firsts = set()
    for seed in range(12):
        pos = GAME.new(4, seed, {"first_player": "random"})
        firsts.add(pos.active)
        from_player_1 = [pos.players[(pos.active + n) % 4].hex for n in range(4)]
        assert from_player_1 == [2, 3, 5, 6]
    assert firsts == {0, 1, 2, 3}


@rule("CS-027", "CS-028", "CS-031")
@pytest.mark.parametrize("deck", ["main", "counterspell_deck", "companion_deck"])
def test_decks_are_shuffled_and_face_down(deck):
    orders = {str(getattr(GAME.set_up(2, seed, Settings()), deck)) for seed in range(1, 21)}
    assert len(orders) == 20
    pos = GAME.new(3, 1)
    twin = pos.clone()
    getattr(twin, deck).reverse()
    assert twin != pos
    assert unseen_by_anyone(pos, twin)


@rule("CS-028")
def test_there_is_one_discard_pile_for_all_to_see():
    pos = GAME.new(2, 1)
    assert pos.discard == []
    twin = pos.clone()
    twin.discard.append(twin.main.pop(0))
    assert not unseen_by_anyone(pos, twin)


@rule("CS-029", "CS-030")
@EVERY_NUMBER_OF_SEATS
def test_a_card_lies_beside_every_outer_tile_but_the_desert(seats):
    pos = GAME.new(seats, 1)
    bare = {pos.tile(place).name for place in range(7) if pos.market[place] == NOTHING}
    assert bare == {"Ancient Rune", "Dusty Desert"}
    assert all(CARDS[card].deck == "main" for card in pos.market if card != NOTHING)
    assert GAME.view(pos, 1).market == tuple(pos.market)


@rule("CS-032", "CS-137")
@EVERY_NUMBER_OF_SEATS
def test_the_portal_shows_three_companions(seats):
    pos = GAME.new(seats, 1)
    assert len(pos.portal) == 3
    assert len(pos.companion_deck) == 7
    assert all(CARDS[card].kind == "companion" for card in (*pos.portal, *pos.companion_deck))
    assert GAME.view(pos, None).portal == tuple(pos.portal)


@rule("CS-086")
def test_either_side_of_a_board_has_hp_and_shadow_energy():
    for form, limit in (("base", 3), ("shadow", 5)):
        t = casting_shadows(ann={"form": form, "hp": 11, "energy": limit}, bob={})  # type: ignore[typeddict-item]
        shown = GAME.view(t.pos, 1).players[0]
        assert (shown.hp, shown.energy, shown.shadow) == (11, limit, form == "shadow")
        name = CHARACTERS[shown.character]
        assert words.form(t.pos, 0) == (name.shadow_form if form == "shadow" else name.base_form)
