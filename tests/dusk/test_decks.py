"""Decks built outside a game: text and back, mistakes, and bringing them to a table."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.api.decks import Deck, DeckError, DeckPart
from gloaming.games.dusk.cards import CARDS, CARDS_OF, KINDS, SETS, SETS_OF
from gloaming.games.dusk.decks import DECKS, cards_of, sets_of
from gloaming.games.dusk.events import DeckDealt
from gloaming.games.dusk.rules.draft import starters_of
from gloaming.kernel import event_known_to
from tests.dusk.scene import GAME

TEXT = """\
Game: dusk
Deck: Bone and bell

Phantom: The Marrow Knight
- Rampart of Ribs
- Splinter Harvest
- Knit Bone
- Grave Shove

Skill: Almanac
- Small Correction
- Thumbed Page
- Marked Date
- Borrowed Hour

Weapon: Steeple Maul
- Single Toll
- Clapper Swing
- Deep Dent
- Full Peal
"""

FEW = settings(max_examples=40)
"""Enough to find a mistake, and no clock: a busy machine is none."""


def part_of(number: int, cards: tuple[int, ...]) -> DeckPart:
    return DeckPart(SETS[number].kind, SETS[number].name, tuple(CARDS[card].name for card in cards))


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Any deck: three sets, four cards of each."""
    numbers = [draw(st.sampled_from(SETS_OF[kind])) for kind in KINDS]
    letters = st.characters(codec="utf-8", exclude_categories=("C", "Z"))
    name = draw(st.text(letters, min_size=1, max_size=40))
    chosen = [draw(st.permutations(CARDS_OF[number]))[:4] for number in numbers]
    return Deck(name, tuple(part_of(number, tuple(cards)) for number, cards in zip(numbers, chosen, strict=True)))


@FEW
@given(decks())
def test_a_deck_is_the_same_after_text_and_back(deck: Deck):
    for others in (False, True):
        assert DECKS.from_text(DECKS.to_text(deck, with_others=others)) == deck


def test_a_text_may_be_written_carelessly():
    careless = TEXT.replace("The Marrow Knight", "  marrow knight").replace("- Knit Bone", " *   KNIT bone\n\n# mine")
    assert DECKS.from_text("\ufeff" + careless.replace("\n", "\r\n")) == DECKS.from_text(TEXT)
    assert DECKS.from_text(TEXT.replace("Game: dusk\n", "")) == DECKS.from_text(TEXT)
    assert DECKS.from_text(TEXT.replace("Almanac", "almanac")).parts[1].title == "Almanac"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "- Knit Bone",
            "- Knit Bones",
            "Line 7: There is no card 'Knit Bones' in The Marrow Knight; perhaps ",
        ),
        ("- Knit Bone", "- Fireball", "Line 7: There is no card 'Fireball'; The Marrow Knight has Rampart of Ribs, "),
        ("- Knit Bone", "- Curtsey", "Line 7: Curtsey is a card of The Madame, not of The Marrow Knight, which has "),
        ("- Knit Bone", "- Old Fractures", "Line 7: Old Fractures is a passive: it comes with its Phantom"),
        ("- Knit Bone", "- Grave Shove", "Line 8: Grave Shove is in the deck already; each card exists once."),
        ("- Knit Bone\n", "", "Line 4: The Marrow Knight has 3 cards; choose 1 more of Knit Bone, Rib Cage, "),
        ("- Knit Bone", "- Knit Bone\n- Rib Cage", "Line 4: The Marrow Knight has 5 cards; choose 1 fewer of Rampart"),
        ("Skill: Almanac", "Skill: Almanach", "Line 10: There is no skill 'Almanach'; perhaps you mean 'Almanac'."),
        ("Skill: Almanac", "Skill: Cooking", "Line 10: There is no skill 'Cooking'; choose one of Hedge-Walking, "),
        ("Skill: Almanac", "Skill: The Madame", "Line 10: The Madame is a phantom, not a skill; choose one of Hedge-"),
        ("Skill: Almanac", "Spell: Almanac", "Line 10: A deck of Dusk has 'Phantom:', 'Skill:', 'Weapon:', not 'spell"),
        ("Skill: Almanac", "Phantom: The Madame", "Line 10: There is a line 'Phantom:' already; keep one."),
        ("Skill: Almanac", "Almanac", "Line 10: Write 'Kind: NAME' or '- CARD', not 'Almanac'."),
        ("Game: dusk", "Game: chess", "Line 1: This is a deck of 'chess', not of dusk."),
        ("Deck: Bone and bell", "", "Name the deck with a line 'Deck: NAME' of at most 40 letters."),
        ("Deck: Bone and bell", "Deck: " + "x" * 41, "Line 2: Name the deck"),
        ("Phantom: The Marrow Knight\n", "", "Line 4: Write 'Phantom: NAME' before the cards of the Phantom."),
        ("Game: dusk", "# " + "x" * 8000, "A deck has at most 8000 letters; this is "),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_is_allowed(old: str, new: str, told: str):
    with pytest.raises(DeckError) as caught:
        DECKS.from_text(TEXT.replace(old, new, 1))
    assert str(caught.value).startswith(told)


def test_a_missing_set_is_told_and_all_mistakes_are_counted():
    problems = DECKS.problems("Deck: x\nPhantom: Nobody\n")
    assert [problem.line for problem in problems] == [2, 0, 0]
    assert "The skill is missing: add a line 'Skill: NAME' with Hedge-Walking, " in str(problems[1])
    with pytest.raises(DeckError, match=r"\(2 more like this\.\)$"):
        DECKS.from_text("Deck: x\nPhantom: Nobody\n")
    assert DECKS.problems(TEXT) == []


@FEW
@given(st.text(max_size=300) | st.lists(st.sampled_from(TEXT.splitlines()), max_size=20).map("\n".join))
def test_no_text_is_too_strange_to_be_judged(text: str):
    assert isinstance(DECKS.problems(text), list)


def test_starter_decks_are_decks_and_share_no_set():
    starters = DECKS.starters()
    assert len(starters) == 6
    assert all(DECKS.from_text(DECKS.to_text(deck)) == deck for deck in starters)
    assert sorted(number for deck in starters for number in sets_of(deck)) == list(range(18))
    assert all(set(cards_of(deck)) == {c for n in sets_of(deck) for c in starters_of(n)} for deck in starters)
    chosen = DECKS.starter("x", ["trawl-chain", "the madame"])
    assert [part.title for part in chosen.parts] == ["The Madame", "Hedge-Walking", "Trawl Chain"]
    with pytest.raises(gloaming.GloamingError, match="There is no set 'madam'; perhaps you mean 'The Madame'"):
        DECKS.starter("x", ["madam"])
    with pytest.raises(gloaming.GloamingError, match="A deck has one phantom, and The Vitrine is the second"):
        DECKS.starter("x", ["madame", "vitrine"])


def held(pos: object, seat: int) -> set[int]:
    player = pos.players[seat]  # type: ignore[attr-defined]
    return {card for card in (*player.deck, *player.hand) if CARDS[card].pool != "basic"}


@FEW
@given(decks(), st.integers(0, 1), st.sampled_from(["quick", "random"]), st.integers(0, 9))
def test_a_seat_plays_the_deck_it_brings_and_others_get_what_is_left(deck: Deck, seat: int, how: str, seed: int):
    brought = [""] * seat + [DECKS.to_text(deck)]
    pos = GAME.new(3, seed, {"brought": brought, "set_up": how})
    assert held(pos, seat) == set(cards_of(deck))
    assert len(pos.players[seat].deck) == 25
    assert len({owner for owner in pos.sets if owner >= 0}) == 3
    assert sum(owner >= 0 for owner in pos.sets) == 9


def test_a_brought_deck_is_the_secret_of_who_brings_it():
    texts = [DECKS.to_text(deck) for deck in DECKS.starters()[:2]]
    pos, events = GAME.begin(2, 1, {"brought": texts})
    dealt = [event for event in events if isinstance(event, DeckDealt)]
    assert [event_known_to(event, 0).cards.value is None for event in dealt] == [False, True]
    assert pos.options.brought == ()
    assert b"Grave Shove" not in GAME.save(pos)
    assert not any(getattr(frame.rule, "brought", ()) for frame in pos.agenda)


def test_a_record_keeps_the_decks_and_replays_with_them():
    texts = [DECKS.to_text(deck) for deck in DECKS.starters()[3:5]]
    match = gloaming.Match(GAME, 2, 4, {"brought": texts})
    for _ in range(12):
        match.answer(0)
    record, pos = gloaming.Record.verified(match.to_json())
    assert record.options == {"brought": texts}
    assert pos == match.position


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"brought": [TEXT, TEXT]}, "Seats 1 and 2 both bring The Marrow Knight, which exists once; one of them has"),
        ({"brought": ["", TEXT + "- Rib Cage"]}, "The deck of seat 2 does not fit. Line 21: Rib Cage is a card of"),
        ({"brought": [TEXT, "", ""]}, "There are 3 decks for 2 seats; leave some out."),
        ({"brought": [TEXT], "set_up": "book"}, "Either pick decks in turn or bring them"),
        ({"brought": TEXT}, "The option brought takes a list of texts of at most 8000 letters, not a text alone."),
        ({"brought": [3]}, "The option brought takes a list of texts"),
    ],
)
def test_decks_that_do_not_fit_are_refused(options: dict[str, object], told: str):
    with pytest.raises(gloaming.OptionError) as caught:
        GAME.new(2, 1, options)
    assert told in str(caught.value)
    assert caught.value.option == "brought"
