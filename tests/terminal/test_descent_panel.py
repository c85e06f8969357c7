"""The dungeon in text: what stands where, what is lit, and what nobody else may see."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from gloaming import Match
from gloaming.games.descent import options as opt
from gloaming.kernel import Chance
from gloaming.terminal.descent import DescentPanel
from gloaming.terminal.panel import Picture
from tests.descent.drawing import room
from tests.descent.scene import GAME, DescentScene, descent
from tests.terminal.terminal_games import live_game_of

PANEL = DescentPanel()


def picture(t: DescentScene, seat: int) -> Picture:  # type: ignore[type-arg]
    return Picture(GAME.view(t.pos, seat), t.names)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def scene() -> DescentScene:
    return descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (1, 1), "damage": 4, "conditions": ["Poisoned"]},
        bob={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 2), "rank": "master"}},
        hand=["Dash", "Tripwire"],
        search=[(4, 0)],
    )


def test_everyone_stands_where_the_map_says():
    lines = plain(PANEL.board(picture(scene(), 1), 60, 12)).splitlines()
    assert lines[0].split() == list("ABCDEF")
    row_1, row_2, row_3 = (next(line for line in lines if line.startswith(f" {n}")) for n in (1, 2, 3))
    assert row_1.index("Jai") < row_1.index("?")
    assert row_2.index("Gri") < row_2.index("z1")
    assert "Z*" in row_3
    assert lines[1].lstrip().startswith("┌")


def test_a_hero_is_told_whole_in_a_narrow_window_too():
    for width in (25, 60):
        told = plain(PANEL.seats(picture(scene(), 1), width, 12))
        assert "10/14" in told
        assert "4/4 Poi" in told
        assert "8/8" in told
        assert "5/5  feat" in told


def test_ways_out_are_marked_and_a_list_of_monsters_says_which_is_which():
    match, chance = Match(GAME, 2, 1, {}), Chance(1)
    while match.position.ask is not None and match.position.round == 0:
        match.answer(chance.below(len(match.position.ask.options)))
    shown: Picture = Picture(GAME.view(match.position, 1), ["Ann", "Bob"])  # type: ignore[type-arg]
    board = plain(PANEL.board(shown, 80, 30))
    assert board.count("»") == 2, "the hidden path is two spaces wide"
    listed = plain(PANEL.seats(shown, 60, 40)).splitlines()
    for mark in ("ga1", "ga2", "GA*"):
        assert mark in board
        assert any(line.split()[0] == mark and "Goblin Archer" in line for line in listed if line.strip())


def test_sheets_tell_health_conditions_and_what_is_left():
    text = plain(PANEL.seats(picture(scene(), 1), 60, 20))
    assert "Grisban the Thirsty" in text
    assert "10/14" in text
    assert "Poisoned" in text
    assert "2 actions" in text
    assert "master Zombie" in text


def test_the_overlord_sees_his_hand_and_heroes_only_its_size():
    t = scene()
    assert "Dash" in plain(PANEL.mine(picture(t, 0), 80, 3))
    for seat in (1, 2):
        shown = plain(PANEL.mine(picture(t, seat), 80, 6)) + plain(PANEL.seats(picture(t, seat), 80, 20))
        assert "Dash" not in shown
        assert "2 cards" in shown


def test_the_table_in_sentences_names_spaces_and_distances():
    t = scene()
    told = PANEL.describe(GAME.view(t.pos, 1), t.names)
    assert any("minion Zombie 1 stands at C2" in line and "1 space away" in line for line in told)
    assert any("search token lies at E1" in line for line in told)


def test_a_destination_is_lit_and_the_board_follows_it():
    t = descent(room(40, 30), ann={"hero": "Grisban the Thirsty", "at": (38, 28), "points": 3})
    shown = picture(t, 1)
    assert "Gri" in plain(PANEL.board(shown, 40, 10))
    far = next(option for option in t.ann.ask.options if isinstance(option, opt.Go))
    lit = PANEL.board(Picture(shown.view, t.names, option=far), 40, 10)
    assert any(span.style.bgcolor is not None for line in lit for span in line.spans if not isinstance(span.style, str))


def test_every_space_figure_and_card_can_be_looked_at():
    t = scene()
    rows = PANEL.rows(GAME.view(t.pos, 1), t.names)
    keys = {thing.key for row in rows for thing in row}
    assert {("space", 0), ("figure", 0), ("figure", 2)} <= keys
    assert any(kind == "card" for kind, _ in keys)
    assert len(PANEL.catalogue()) > 150


def test_dice_of_an_attack_are_shown_as_they_lie():
    t = scene()
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Chipped Greataxe")
    shown = plain(PANEL.mine(picture(t, 1), 80, 3))
    assert "[2r♥♥⚡]" in shown
    assert "[⛊⛊]" in shown
    assert "1 surge left" in shown


def test_the_board_follows_where_a_figure_would_be_placed():
    t = descent(room(40, 30), ann={"hero": "Grisban the Thirsty", "at": (38, 28)})
    far = opt.PlaceAt(0, (t.pos.ground.number[1, 1],))
    shown = PANEL.board(Picture(GAME.view(t.pos, 1), t.names, option=far), 40, 10)
    assert plain(shown).splitlines()[0].split()[0] == "A"


def test_what_else_a_hero_can_do_is_listed_before_the_many_places_to_go_to(tmp_path: Path):
    match, rng = Match(GAME, 2, 1), Chance(1)
    while (ask := match.position.ask) is not None and not {"go", "end_turn"} <= {one.verb for one in ask.options}:
        match.answer(rng.below(len(ask.options)))
    assert ask is not None
    live = live_game_of(match, tmp_path / "descent.json", people=(0, 1))
    live.holder = live.asked
    choices = live.choices()
    goes = [choice.option.verb == "go" for choice in choices]
    assert goes == sorted(goes)
    assert all(ask.options[choice.number] == choice.option for choice in choices)
    [end] = [choice for choice in choices if choice.option.verb == "end_turn"]
    assert end.label in "123456789"
