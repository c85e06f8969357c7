"""How the table is drawn: every size, every mark, never colour alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from gloaming.games.casting_shadows.cards import CARDS, DEFINITIONS
from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.map import TILES
from gloaming.games.casting_shadows.options import Collect, Travel
from gloaming.games.casting_shadows.resources import RESOURCES, SPENT
from gloaming.kernel import PASS, Option, Pass
from gloaming.terminal.canvas import fitted, fitted_string, middle_cut, packed, shortened, spread, wrapped
from gloaming.terminal.casting_shadows import symbols
from gloaming.terminal.choices import COMMANDS, Choice, label_all, words_in
from gloaming.terminal.looking import step
from gloaming.terminal.panel import Picture, PlainPanel
from gloaming.terminal.panels import panel_of
from gloaming.terminal.terminal_game import TerminalGame
from tests.terminal.terminal_games import asks, live_game_of, my_turn_begins, new_match, played_until


@pytest.fixture
def live(tmp_path: Path) -> TerminalGame:
    match = played_until(
        lambda m: asks("act", 0)(m) and m.position.points and m.position.players[0].book and m.position.turn > 8,
        seats=4,
    )
    return live_game_of(match, tmp_path / "game.json")


def plain(lines: list[Text]) -> str:
    """Lines without their colours."""
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize(("width", "height"), [(40, 9), (55, 13), (56, 14), (71, 19), (94, 25), (130, 40)])
def test_the_map_fills_its_room_and_no_more(live: TerminalGame, width: int, height: int):
    lines = live.panel.board(live.picture(), width, height)
    assert len(lines) == height
    assert {line.cell_len for line in lines} == {width}


@pytest.mark.parametrize(("width", "height"), [(55, 13), (94, 25)])
def test_the_map_shows_tiles_cards_and_people(live: TerminalGame, width: int, height: int):
    view = live.view
    drawn = plain(live.panel.board(live.picture(), width, height))
    for tile in TILES:
        assert tile.name in drawn or tile.name.split(" ")[-1] in drawn or tile.name.split(" ")[0] in drawn
    for number in view.market:
        assert number < 0 or CARDS[number].name[:14] in drawn
    for mark in ("◉", "▣", "▲", "❖"):
        assert drawn.count(mark) == 1


def test_what_can_be_chosen_has_its_key_beside_it(live: TerminalGame):
    picture = live.picture()
    drawn = plain(
        [
            *live.panel.board(picture, 94, 25),
            *live.panel.seats(picture, 45, 25),
            *live.panel.mine(picture, 94, 9),
        ]
    )
    choices = [choice for choice in live.choices() if choice.about]
    assert any(isinstance(choice.option, Travel) for choice in choices)
    for choice in choices:
        key = choice.letter or choice.label
        assert f"{key}▸" in drawn or f"{key}{'f'}▸" in drawn


def test_pools_are_symbols_with_letters(live: TerminalGame):
    drawn = live.panel.mine(live.picture(), 120, 1)[0].plain
    for face in live.view.dice:
        assert face == SPENT or f"[{symbols.resource(face).plain}]" in drawn
    assert len({symbols.resource(n).plain for n in range(len(RESOURCES))}) == len(RESOURCES)


def test_no_two_costs_look_the_same_without_colour():
    drawn: dict[str, tuple[int, ...]] = {}
    for card in CARDS:
        assert drawn.setdefault(symbols.cost(card.collect).plain, card.collect) == card.collect


@pytest.mark.parametrize("card", DEFINITIONS, ids=[card.name for card in DEFINITIONS])
def test_every_card_can_be_looked_up(card: Card, tmp_path: Path):
    (thing,) = live_game_of(new_match(), tmp_path / "game.json").find_text(card.name.upper())
    assert thing.title == card.name
    assert card.text in thing.words
    assert symbols.working(card).plain


def test_boards_show_hp_energy_form_and_what_has_changed(live: TerminalGame):
    picture = live.picture()
    for player, name in zip(live.view.players, live.names, strict=True):
        drawn = plain(live.panel.seats(picture, 45, 40))
        assert name in drawn
        assert f"♥{player.hp:2}" in drawn
        assert "▰" * player.energy + "▱" * (player.energy_limit - player.energy) in drawn
    before = live.match.game.view(new_match(4).position, 0)
    changed = Picture(live.view, live.names, before=before)
    lost = {18 - player.hp for player in live.view.players if 0 < player.hp < 18}
    assert lost
    for amount in lost:
        assert f"▼{amount} " in plain(live.panel.seats(changed, 45, 40))


@pytest.mark.parametrize("height", [8, 11, 13, 20])
def test_every_player_is_on_the_screen_however_few_lines_there_are(live: TerminalGame, height: int):
    lines = live.panel.seats(live.picture(), 25, height)
    assert len(lines) <= height
    assert {line.cell_len <= 25 for line in lines} == {True}
    for name in live.names:
        assert name in plain(lines)


def test_passing_is_always_0_and_no_key_stands_for_two_options():
    options = [*(Travel(n) for n in range(14)), Collect(), Pass()]
    labelled = label_all(options, {"collect": "c"})
    labels = [label for label, _ in labelled]
    assert labels[:9] == list("123456789")
    assert labelled[14] == ("c", "c")
    assert labels[15] == "0"
    assert len(set(labels)) == len(labels)
    assert not set(labels) & set(COMMANDS)


def test_more_options_than_keys_leave_the_last_without():
    labels = [label for label, _ in label_all([Travel(n) for n in range(60)], {})]
    assert labels[-1] == ""
    assert len({label for label in labels if label}) == len([label for label in labels if label])


def test_the_cursor_reaches_everything(live: TerminalGame):
    rows = live.things()
    everything = {thing.key for row in rows for thing in row}
    key, seen = rows[0][0].key, set()
    for _ in range(2 * len(everything)):
        seen.add(key)
        key = step(rows, key, "right")
    assert seen == everything
    for direction, back in (("down", "up"), ("right", "left")):
        assert step(rows, step(rows, rows[0][0].key, direction), back) == rows[0][0].key


def test_a_game_without_a_look_of_its_own_is_shown_field_by_field(live: TerminalGame):
    panel = panel_of("no such game")
    assert isinstance(panel, PlainPanel)
    picture = live.picture()
    assert f"turn: {live.view.turn}" in plain(panel.board(picture, 80, 30))
    assert f"turn: {live.view.turn}" in panel.describe(live.view, live.names)
    assert panel.about(live.view, Travel(3)) == (("hex", 3),)
    assert [row[0].title for row in panel.rows(live.view, live.names)][:2] == ["seat", "seats"]
    assert panel.standings(live.view, live.names) == live.names
    assert "You" in plain(panel.seats(picture, 20, 4))


def test_the_table_in_sentences_says_all_that_is_drawn(tmp_path: Path):
    live = live_game_of(played_until(my_turn_begins, seats=3), tmp_path / "game.json")
    said = "\n".join(live.panel.describe(live.view, live.names))
    for number in (*live.view.market, *live.view.portal):
        assert number < 0 or CARDS[number].name in said
    for player in live.view.players:
        assert f"{player.hp} HP" in said


def test_text_is_fitted_to_cells():
    assert fitted(Text("abcdef"), 4).plain == "abc…"
    assert fitted(Text("ab"), 4).plain == "ab  "
    assert fitted_string("日本語", 4) == "日…"
    assert spread(Text("left"), Text("right"), 8).plain == "le…right"
    assert [line.plain for line in wrapped(Text("one two three"), 7)] == ["one two", "three"]


def choices_of(*said: tuple[Option, str]) -> list[Choice]:
    return [Choice(n, str(n), "", Text(""), words, option, (), "") for n, (option, words) in enumerate(said)]


def test_words_that_do_not_fit_leave_out_what_all_options_begin_with():
    travels = choices_of((Travel(0), "Travel to the Volcano"), (Travel(1), "Travel to the Desert"), (PASS, "No"))
    assert words_in(travels, 30) == ["Travel to the Volcano", "Travel to the Desert", "No"]
    assert words_in(travels, 12) == ["Volcano", "Desert", "No"]
    mixed = choices_of((Travel(0), "Travel to the Volcano"), (Collect(), "Travel to the Desert"))
    assert words_in(mixed, 12)[0].startswith("Tra")
    assert words_in(choices_of((Travel(0), "Travel far away")), 8) == ["Travel far away"]


def test_words_that_would_look_the_same_are_cut_in_their_middle():
    said = words_in(choices_of((Travel(0), "One long way to Ann"), (Travel(1), "Two long ways to A"), (PASS, "No")), 10)
    assert said == ["One long way to Ann", "Two long ways to A", "No"]
    ends = words_in(
        choices_of((Travel(0), "Strike with the sword at Ann"), (Collect(), "Strike with the sword at Bob")), 14
    )
    assert ends == ["Strik…d at Ann", "Strik…d at Bob"]
    assert middle_cut("short", 9) == "short"


def test_parts_are_packed_as_long_as_there_is_room():
    names = [Text("Alexandria"), Text("Byzantium"), Text("Carthage")]

    def drawn(width: int, height: int) -> list[str]:
        return [line.plain for line in packed(lambda most: [shortened(n, most) for n in names], width, height, 20)]

    assert drawn(40, 1) == ["Alexandria Byzantium Carthage"]
    assert drawn(20, 2) == ["Alexandria Byzantium", "Carthage"]
    assert drawn(20, 1) == ["Alexa… Byzan… Carth…"]
    assert drawn(5, 2) == ["Al…", "By…"]
