"""How the table of Dusk is drawn: every size, every arena, never colour alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from gloaming import Chance, Match, game
from gloaming.games.dusk import options as opt
from gloaming.games.dusk import words
from gloaming.games.dusk.arena import ARENA_NUMBER, ARENAS, exact_ends
from gloaming.games.dusk.cards import CARDS, POOL, SETS
from gloaming.games.dusk.content import KEYWORDS
from gloaming.terminal.dusk import reach, symbols
from gloaming.terminal.dusk.arena import rows_of
from tests.terminal.terminal_games import SIZES, in_one_line, live_game_of, on_screen, press, shown, table
from tests.terminal.test_no_leak import as_seen_by, everything_shown

DUSK: Any = game("dusk")
SMALL, WIDE = (55, 11), (87, 24)


def match_until(condition: Callable[[Match], object], seats: int = 2, **options: object) -> Match:
    """A game played at random to a question where the condition holds, of the first seed that has one."""
    for seed in range(60):
        match, rng = Match(DUSK, seats, seed, options), Chance(seed)
        while match.position.ask is not None:
            if condition(match):
                return match
            match.answer(rng.below(len(match.position.ask.options)))
    raise AssertionError("this happens in none of the games")


def asked(topic: str, seat: int = 0) -> Callable[[Match], bool]:
    return lambda match: match.position.ask.topic == topic and match.position.ask.seat == seat


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize("arena", ARENA_NUMBER)
@pytest.mark.parametrize("size", [SMALL, (55, 13), WIDE, (130, 40)])
def test_every_hex_of_every_arena_is_on_the_board(arena: str, size: tuple[int, int], file: Path):
    live = live_game_of(match_until(asked("act"), arena=arena), file)
    lines = live.panel.board(live.picture(), *size)
    assert len(lines) == size[1]
    assert {line.cell_len for line in lines} == {size[0]}
    drawn = plain(lines).replace("(", " ").replace(")", " ").split()
    for number in range(len(ARENAS[ARENA_NUMBER[arena]].cells)):
        name = reach.place(live.view, number)
        assert any(word.endswith(name) for word in drawn), name
    assert rows_of(ARENAS[ARENA_NUMBER[arena]]) in (9, 11)


def test_coordinates_are_those_the_words_use(file: Path):
    live = live_game_of(match_until(asked("go")), file)
    for choice in live.choices():
        if isinstance(choice.option, opt.Go):
            assert choice.words.startswith(f"To {reach.place(live.view, choice.option.hex)}: range ")


def test_hexes_to_go_to_have_their_keys_beside_them(file: Path):
    live = live_game_of(match_until(lambda m: asked("go")(m) and len(m.position.ask.options) > 12), file)
    drawn = plain(live.panel.board(live.picture(), *SMALL))
    for choice in live.choices():
        if isinstance(choice.option, opt.Go):
            assert f"{choice.label}▸{reach.place(live.view, choice.option.hex)}" in drawn


def test_phantoms_stand_where_they_are_with_their_marks(file: Path):
    live = live_game_of(match_until(lambda m: asked("act")(m) and m.position.turn > 4, seats=3), file)
    drawn = plain(live.panel.board(live.picture(), *SMALL))
    for player, mark in zip(live.view.players, "◉▣▲", strict=True):
        assert player.out or f"{mark}{reach.place(live.view, player.hex)}" in drawn
    wide = plain(live.panel.board(live.picture(), *WIDE))
    assert "◉You" in wide


def test_the_range_of_the_card_under_the_cursor_is_ringed(file: Path):
    live = live_game_of(
        match_until(lambda m: asked("act")(m) and any(isinstance(o, opt.AttackWith) for o in m.position.ask.options)),
        file,
    )
    view = live.view
    mine = view.players[0].hex
    option = next(c.option for c in live.choices() if isinstance(c.option, opt.AttackWith))
    drawn = plain(live.panel.board(live.picture(option=option), *SMALL))
    value = CARDS[option.card].value
    ring = [n for n, far in enumerate(ARENAS[view.arena].distance[mine]) if far == value]
    assert ring
    taken = {player.hex for player in view.players}
    for number in range(61):
        if number not in taken:
            assert (f"({reach.place(view, number)})" in drawn) == (number in ring)


def test_the_ends_of_a_move_are_marked(file: Path):
    def moves(m: Match) -> bool:
        return asked("act")(m) and any(
            isinstance(o, opt.MoveWith) and CARDS[o.card].value for o in m.position.ask.options
        )

    live = live_game_of(match_until(moves), file)
    view = live.view
    option = next(c.option for c in live.choices() if isinstance(c.option, opt.MoveWith) and CARDS[c.option.card].value)
    drawn = plain(live.panel.board(live.picture(option=option), *SMALL))
    taken = sum(1 << p.hex for p in view.players if p.seat)
    ends = exact_ends(view.arena, view.players[0].hex, CARDS[option.card].value, taken)
    assert drawn.count("+") == len(ends)
    looked_at = plain(live.panel.board(live.picture(cursor=("card", option.card)), *SMALL))
    assert looked_at.count("(") >= drawn.count("(")


def test_boards_tell_health_zones_passive_and_range(file: Path):
    match = match_until(
        lambda m: (
            asked("act")(m)
            and any(p.wounds < 5 for p in m.position.players)
            and any(p.armour != 0b111100 for p in m.position.players)
        )
    )
    live = live_game_of(match, file)
    drawn = plain(live.panel.seats(live.picture(), 25, 20))
    for player in live.view.players:
        assert f"♥{player.wounds}" in drawn
        assert "".join(f"{n}{'■' if n in player.armour else '□'} " for n in (2, 3, 4, 5)) in drawn
        assert f"h{len(player.hand)} d{player.deck} b{player.boneyard_size} v{len(player.void)}" in drawn
        assert f"{'☀' if player.passive_ready else '☾'} {CARDS[player.passive].name}" in drawn
    assert f"r{match.position.distance(0, 1)}" in drawn


def test_cards_in_play_lie_before_their_holder(file: Path):
    live = live_game_of(match_until(lambda m: asked("act")(m) and m.position.in_play), file)
    drawn = plain(live.panel.seats(live.picture(), 30, 30))
    for one in live.view.in_play:
        assert CARDS[one.card].name in drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_is_on_the_screen_however_few_lines_there_are(seats: int, file: Path):
    live = live_game_of(match_until(asked("act"), seats=seats), file)
    lines = live.panel.seats(live.picture(), 25, 11)
    assert len(lines) <= 11
    assert all(line.cell_len <= 25 for line in lines)
    for name in live.names:
        assert name in plain(lines)


def test_the_stack_is_told_top_first_and_the_question_says_what_is_answered(file: Path):
    match = match_until(
        lambda m: (
            len(m.position.agenda) > 2
            and len(DUSK.view(m.position, 0).stack) > 1
            and m.position.ask.seat == 0
            and m.position.ask.topic in ("card_played", "location_rolled")
        )
    )
    live = live_game_of(match, file)
    top = live.view.stack[-1]
    said = symbols.unresolved(top, live.names)
    drawn = " ".join(plain(live.panel.board(live.picture(), 70, 14)).split())
    assert f"Stack ⇒ {'◉▣'[top.seat]} {said}" in drawn
    assert "then" in drawn.partition("Stack")[2]
    assert live.question().startswith("Answer, or let it be: ")
    assert CARDS[top.cards[0]].name in live.question() if top.cards else "roll" in live.question()


@pytest.mark.parametrize("seats", [2, 3])
def test_whatever_waits_on_the_stack_has_words_and_is_drawn(seats: int, file: Path):
    kinds = set()
    for seed in range(6):
        match, rng = Match(DUSK, seats, seed), Chance(seed)
        while match.position.ask is not None:
            for one in DUSK.view(match.position, None).stack:
                if one.kind not in kinds:
                    kinds.add(one.kind)
                    drawn = " ".join(
                        plain(
                            live_game_of(match, file).panel.board(live_game_of(match, file).picture(), 70, 15)
                        ).split()
                    )
                    assert symbols.unresolved(one, live_game_of(match, file).names).split(" with ")[0] in drawn
            match.answer(rng.below(len(match.position.ask.options)))
    assert kinds >= {"single", "power", "called", "card", "location", "move", "initiative"}


def test_a_question_about_an_attack_says_which_and_how_far(file: Path):
    live = live_game_of(match_until(asked("block")), file)
    assert live.question().startswith("Block, or take the hit: Bob ")
    assert " you with " in live.question()
    live = live_game_of(match_until(asked("block_with")), file)
    assert " to go of " in live.question()


def test_every_card_can_be_looked_up(file: Path):
    things = {thing.title: thing for thing in live_game_of(Match(DUSK, 2, 1), file).panel.catalogue()}
    for card in POOL:
        assert card.text in things[card.name].words


def test_sets_and_keywords_can_be_looked_up(file: Path):
    live = live_game_of(Match(DUSK, 2, 1), file)
    titles = {thing.title for thing in live.panel.catalogue()}
    assert titles >= {one.name for one in SETS} | set(KEYWORDS) | {"Wild", "Tilt", "1", "5"}


def test_the_table_in_sentences_says_all_that_is_drawn(file: Path):
    match = match_until(lambda m: asked("act")(m) and m.position.in_play and m.position.turn > 6, seats=3)
    live = live_game_of(match, file)
    said = "\n".join(live.panel.describe(live.view, live.names))
    for player in live.view.players:
        if not player.out:
            assert SETS[player.phantom].name in said
            assert f"on {reach.place(live.view, player.hex)}" in said
            assert f"P{player.seat + 1}" in said
    for one in live.view.in_play:
        assert CARDS[one.card].name in said
    for card in live.view.players[0].hand:
        assert CARDS[card].name in said
    assert "E1" in said


def test_a_redealt_table_looks_the_same(tmp_path: Path):
    match, rng = Match(DUSK, 2, 3, {"set_up": "random"}), Chance(3)
    redeals = 0
    while match.position.ask is not None and redeals < 20:
        if len(match.record.answers) % 7 == 0 and match.position.round:
            truth = match.position
            for seat in range(2):
                before = list(everything_shown(as_seen_by(match, seat, tmp_path)))
                match.position = DUSK.redeal(truth, seat, rng)
                redeals += match.position != truth
                assert list(everything_shown(as_seen_by(match, seat, tmp_path))) == before
                match.position = truth
        match.answer(rng.below(len(match.position.ask.options)))
    assert redeals == 20


def test_passing_is_doubted_unless_nothing_else_can_be_done(file: Path):
    several = match_until(
        lambda m: asked("act")(m) and len(m.position.ask.options) > 1 and opt.PassRound() in m.position.ask.options
    )
    alone = match_until(lambda m: asked("act")(m) and m.position.ask.options == (opt.PassRound(),))
    doubt = next(c.doubt for c in live_game_of(several, file).choices() if isinstance(c.option, opt.PassRound))
    assert doubt == "You take no further turn this round."
    assert live_game_of(alone, file).choices()[0].doubt == ""


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [*SIZES, (100, 30)])
async def test_every_option_is_on_the_screen(size: tuple[int, int], file: Path):
    match = match_until(lambda m: asked("act")(m) and len(m.position.ask.options) >= 12)
    live = live_game_of(match, file)
    async with on_screen(live, size) as pilot:
        seen = shown(pilot)
        assert "Take an action: 2 left" in seen
        for choice in live.choices():
            assert f"{choice.label} {choice.words[:12]}" in seen


@pytest.mark.asyncio
async def test_enter_on_a_hex_that_was_looked_at_highlights_going_there(file: Path):
    match = match_until(lambda m: asked("go")(m) and len(m.position.ask.options) > 8)
    live = live_game_of(match, file)
    async with on_screen(live) as pilot:
        await press(pilot, "i", "right", "right")
        key = table(pilot).cursor
        await press(pilot, "enter")
        about = [choice for choice in live.choices() if key in choice.about]
        highlighted = live.choices()[table(pilot).prompt.highlighted]
        assert not about or highlighted == about[0]
        assert table(pilot).cursor is None


@pytest.mark.asyncio
async def test_what_is_answered_can_be_read_without_leaving_the_question(file: Path):
    def answers_a_card(m: Match) -> bool:
        view = DUSK.view(m.position, 0)
        stack = view.stack
        return bool(
            view.ask
            and view.ask.topic == "attack_declared"
            and not hasattr(view.ask.options[0], "card")
            and stack
            and CARDS[stack[-1].cards[0]].pool != "basic"
        )

    live = live_game_of(match_until(answers_a_card), file)
    async with on_screen(live) as pilot:
        card = CARDS[live.view.stack[-1].cards[0]]
        assert card.text[:40] in in_one_line(pilot)


def ends_offered(pos: Any, number: int) -> set[int]:
    """Where a move that is chosen can end, over all the lengths it may have."""
    pos = pos.clone()
    DUSK.apply(pos, number)
    if pos.ask.topic == "as":
        return {end for length in range(len(pos.ask.options)) for end in ends_offered(pos, length)}
    while pos.ask.topic in words.MOMENTS:
        DUSK.apply(pos, len(pos.ask.options) - 1)
    return {option.hex for option in pos.ask.options if isinstance(option, opt.Go)} if pos.ask.topic == "go" else set()


@pytest.mark.parametrize("seed", range(4))
def test_what_is_drawn_as_reached_is_what_the_game_offers(seed: int):
    match, rng = Match(DUSK, 2, seed, {"set_up": "random"}), Chance(seed)
    moves = strikes = 0
    while match.position.ask is not None and min(moves, strikes) < 30:
        pos, ask = match.position, match.position.ask
        view = DUSK.view(pos, ask.seat)
        for number, option in enumerate(ask.options if ask.topic == "act" and not pos.wicks else ()):
            card = CARDS[option.card] if hasattr(option, "card") else None
            if card is None or not card.value or card.type == "WILD":
                continue
            if isinstance(option, opt.MoveWith) and not pos.taxes(ask.seat, "move_action"):
                assert reach.move_ends(view, option.card) == ends_offered(pos, number)
                moves += 1
            elif isinstance(option, opt.AttackWith) and not {"MELODY", "SMITE"} & set(card.powers):
                assert view.players[1 - ask.seat].hex in reach.in_range(view, option.card)
                strikes += 1
        match.answer(rng.below(len(ask.options)))
