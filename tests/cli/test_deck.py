"""Decks at the command line: new, check, list, and brought to a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import answer, complaint, json_answer


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A deck in a file."""
    file = tmp_path / "come-in.txt"
    told = answer("deck", "new", "dusk", "--of", "madame", "--of", "almanac", "--name", "Come in", "--to", str(file))
    assert told.startswith(f"Wrote {file}")
    return file


def test_a_new_deck_is_a_deck(deck: Path):
    assert answer("deck", "check", str(deck)).strip() == (
        "Come in is a deck of Dusk: Arena of Shadows: The Madame, Almanac, Steeple Maul."
    )
    assert json_answer("deck", "check", str(deck), "--json")[0]["name"] == "Come in"
    assert "# - Gilded Leash" in deck.read_text()


def test_a_deck_is_never_written_over(deck: Path):
    before = deck.read_text()
    assert "There is a file" in complaint("deck", "new", "dusk", "--to", str(deck))
    assert deck.read_text() == before


def test_a_list_tells_every_set_or_those_asked_for():
    everything = answer("deck", "list", "dusk")
    assert everything.count("(starter)") == 72
    assert "Phantom: The Madame" in everything
    some = json_answer("deck", "list", "dusk", "--of", "almanac", "--json")
    assert list(some) == ["Skill: Almanac"]
    assert len(some["Skill: Almanac"]) == 9


def test_seats_bring_their_decks(deck: Path):
    report = json_answer(
        *("sim", "dusk", "--games", "2", "--seats", "2", "--seed", "1", "--jobs", "1"),
        *("--deck", "-", "--deck", str(deck), "--json"),
    )
    assert report["errors"] == 0
    assert report["games_by_label"]["The Madame"] == 2


def test_mistakes_are_told_in_one_sentence(deck: Path, tmp_path: Path):
    bad = tmp_path / "bad.txt"
    bad.write_text(deck.read_text().replace("- Curtsey", "- Curtsy"))
    assert complaint("deck", "check", str(bad)).startswith(
        "Line 6: There is no card 'Curtsy' in The Madame; perhaps you"
    )
    bad.write_text("- Curtsey\n")
    assert "does not say which game it is a deck of" in complaint("deck", "check", str(bad))
    bad.write_bytes(b"\xff\xfe\x00")
    assert "is not a text" in complaint("deck", "check", str(bad))
    sim = ("sim", "dusk", "--games", "1", "--seats", "2")
    assert "Seats 1 and 2 both bring The Madame" in complaint(*sim, "--deck", str(deck), "--deck", str(deck))
    assert "Bring decks with --deck or --option brought" in complaint(
        *sim, "--deck", str(deck), "--option", "brought=x"
    )
    assert "not a text alone" in complaint(*sim, "--option", "brought=x")
    assert "Nobody brings a deck to Casting Shadows" in complaint("deck", "list", "casting-shadows")
    assert "No set has 'cooking' in its name" in complaint("deck", "list", "dusk", "--of", "cooking")
    assert "There is no set 'cooking'." in complaint("deck", "new", "dusk", "--of", "cooking")
    assert "Name the deck" in complaint("deck", "new", "dusk", "--name", "x" * 50)
    assert "Missing command; see gloaming deck --help." in complaint("deck")
