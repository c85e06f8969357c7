"""How the table of Twilight of the Gods is drawn: every size, every number of players, never colour alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.text import Text

from gloaming import Chance, Match, game
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.kernel import PASS
from gloaming.terminal.terminal_game import TerminalGame
from gloaming.terminal.twilight import symbols
from tests.terminal.terminal_games import SIZES, in_one_line, live_game_of, on_screen, press, shown, table
from tests.terminal.test_no_leak import as_seen_by, everything_shown
from tests.twilight.scene import TwilightScene, twilight

TWILIGHT: Any = game("twilight")
SMALL, WIDE = (55, 11), (74, 22)


def live_game_at(scene: TwilightScene, file: Path) -> TerminalGame:
    """The scene with Ann, the first seat, at the terminal."""
    match = Match(TWILIGHT, scene.pos.seats, 1)
    match.position = scene.pos
    return live_game_of(match, file)


def match_until(condition: Callable[[Match], object], seats: int = 2, **options: object) -> Match:
    """A game played at random, without waste of Power and Aspects, to a question where the condition holds."""
    for seed in range(40):
        match, rng = Match(TWILIGHT, seats, seed, options), Chance(seed)
        while match.position.ask is not None:
            if condition(match):
                return match
            offered = match.position.ask.options
            left_out = opt.Generate | opt.Sacrifice | opt.Mulligan
            sensible = [n for n, o in enumerate(offered) if not isinstance(o, left_out)]
            match.answer(sensible[rng.below(len(sensible))])
    raise AssertionError("this happens in none of the games")


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def board(scene: TwilightScene, file: Path, size: tuple[int, int] = SMALL) -> str:
    live = live_game_at(scene, file)
    lines = live.panel.board(live.picture(), *size)
    assert len(lines) == size[1]
    assert {line.cell_len for line in lines} == {size[0]}
    return plain(lines)


def mats(scene: TwilightScene, file: Path, size: tuple[int, int] = (25, 11)) -> str:
    live = live_game_at(scene, file)
    lines = live.panel.seats(live.picture(), *size)
    assert len(lines) <= size[1]
    assert all(line.cell_len <= size[0] for line in lines)
    return plain(lines)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


# The Combat Fields.


def test_a_creature_shows_its_values_and_all_that_lies_on_it(file: Path):
    scene = twilight(
        ann={"resources": "3 I, II", "field": "Cataphract Wedge (damage 1, blessings 2, frozen 1, exhausted)"},
        bob={"resources": "I", "field": "Stoic Legionnaires (new)"},
    )
    one = TWILIGHT.view(scene.pos, 0).field[0]
    drawn = board(scene, file)
    assert f"♟Cataphract Wedge {one.fight}/{one.life} ▼1 ✚2 ❄1 ↷" in drawn
    assert "♟Stoic Legionnaires" in drawn
    assert " new" in drawn
    assert "You Creatures I 0/3 II 1/1 III 0/0" in drawn
    assert "Bob Creatures I 1/1 II 0/0 III 0/0" in drawn


def test_the_others_lie_above_and_the_viewer_below(file: Path):
    drawn = board(twilight(ann={}, bob={}, cat={}), file)
    assert drawn.index("Bob Creatures") < drawn.index("Cid Creatures") < drawn.index("You Creatures")


def test_attackers_and_blockers_say_whom(file: Path):
    scene = twilight(
        ann={"resources": "3 I", "field": "Stoic Legionnaires, Fen Candle"},
        bob={"resources": "3 I, 2 II", "field": "Hunnic Outriders, Cataphract Wedge", "hand": "I"},
        turn_of="bob",
        phase="combat",
    )
    scene.bob.does("attack with Hunnic Outriders: life stack of ann")
    scene.bob.does("attack with Cataphract Wedge: discard stack of ann")
    while scene.ask.topic != "block":
        scene.answer(PASS)
    live = live_game_at(scene, file)
    drawn = plain(live.panel.board(live.picture(), *SMALL))
    assert "⇒◉life" in drawn
    assert "⇒◉discard" in drawn
    for choice in live.choices():
        if isinstance(choice.option, opt.Block):
            assert choice.about == (("card", choice.option.card), ("card", choice.option.attacker))
    scene.ann.does("block Hunnic Outriders with Stoic Legionnaires")
    drawn = board(scene, file)
    assert "⊣Hunnic Outriders" in drawn
    assert "⇒◉life blocked" in drawn


def test_fortifications_lie_on_the_compass_in_layers(file: Path):
    forts = [card.name for card in FACES if card.kind == "fortification" and not card.mini][:2]
    scene = twilight(ann={"field": [f"{forts[0]} (N)", f"{forts[1]} (N)"], "resources": "I"}, bob={})
    assert f"N:♜{forts[1]} +1 below" in board(scene, file)
    assert forts[0] not in board(scene, file)
    live = live_game_at(scene, file)
    assert f"{forts[0]} (north, covered" in "\n".join(live.panel.describe(live.view, live.names))


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_however_many_cards_there_are_their_values_stay(size: tuple[int, int], file: Path):
    names = ["Galla Placidia, Regent of the West", "Colossus of Rhodes, Re-raised", "Gwyn ap Nudd, Master of the Hunt"]
    creatures = [name for name in names if next(card for card in FACES if card.name == name).kind == "creature"]
    scene = twilight(ann={"field": [f"2 {name}" for name in creatures], "resources": "6 III"}, bob={"resources": "I"})
    drawn = board(scene, file, size)
    for one in TWILIGHT.view(scene.pos, 0).field:
        assert f" {one.fight}/{one.life}" in drawn
    assert drawn.count("♟") == len(scene.pos.field)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_mat_and_a_field_however_few_lines_there_are(seats: int, file: Path):
    match = match_until(lambda m: m.position.turn > 6 and m.position.ask.seat == 0, seats)
    live = live_game_of(match, file)
    picture = live.picture()
    drawn, side = plain(live.panel.board(picture, *SMALL)), plain(live.panel.seats(picture, 25, 11))
    for name in live.names:
        assert f"{name} Creatures" in drawn
        assert name in side


def test_an_ally_is_told_from_opponents(file: Path):
    scene = twilight(ann={}, bob={}, cat={}, dan={}, options={"mode": "2v2"})
    drawn = board(scene, file)
    assert drawn.count(" your ally Creatures") == 1
    assert "Cid your ally Creatures" in drawn
    live = live_game_at(scene, file)
    assert "Cid, your ally: 20 cards of life" in "\n".join(live.panel.describe(live.view, live.names))
    assert "ally" not in board(twilight(ann={}, bob={}, cat={}), file)


# The chain.


def answering() -> TwilightScene:
    """Bob has played a Scheme at a Creature of Ann's, and she is answering it with one of hers."""
    scene = twilight(
        bob={"hand": "Poisoned Knife", "resources": "4 I"},
        ann={"resources": "4 I, 4 II", "field": "Stoic Legionnaires", "hand": "Poisoned Knife, Tribune's Veto"},
    )
    scene.bob.does("play Poisoned Knife")
    if scene.ask.topic == "target":
        scene.bob.does("choose Stoic Legionnaires")
    while scene.ask.seat == 0:
        scene.answer(PASS)
    return scene


def test_the_chain_is_told_top_first_with_its_aims(file: Path):
    scene = answering()
    scene.ann.does("play Tribune's Veto")
    if scene.ask.topic == "target_item":
        scene.answer(scene.ask.options[0])
    live = as_seen_by(_match(scene), 1, file.parent)
    drawn = plain(live.panel.board(live.picture(), *SMALL))
    assert "Chain ⇒ ▣ Tribune's Veto (Scheme)" in drawn
    assert "   then ◉ Poisoned Knife (Scheme) at Stoic Legionnaires" in drawn
    assert drawn.index("Tribune's Veto (") < drawn.index("Poisoned Knife (")
    wide = " ".join(plain(live.panel.board(live.picture(), *WIDE)).split())
    assert live.view.chain[-1].text in wide
    said = "\n".join(live.panel.describe(live.view, live.names))
    assert "The chain, the top first: Tribune's Veto (Scheme of yours" in said


def _match(scene: TwilightScene) -> Match:
    match = Match(TWILIGHT, scene.pos.seats, 1)
    match.position = scene.pos
    return match


def test_a_question_says_what_it_is_for_not_what_it_answers(file: Path):
    scene = answering()
    scene.ann.does("play Poisoned Knife")
    live = as_seen_by(_match(scene), 1, file.parent)
    if scene.ask.topic in ("target", "target_player"):
        assert live.question().endswith(" for Poisoned Knife")
    assert scene.ask.topic != "chain" or live.view.chain[-1].seat == 1


# Mats.


def test_a_mat_tells_stacks_resources_power_and_deity(file: Path):
    scene = twilight(
        ann={
            "resources": [
                "I",
                "I (exhausted)",
                "II (known to ann)",
                "II (exhausted, known to ann)",
                "III (manifested)",
            ],
            "aspects": ["2 I", "Cataphract Wedge (known to ann)"],
            "hand": "2 I, III",
            "discard": "2 I",
            "destroyed": "I",
            "power": "1 I, 2 III",
            "deity": "Hera",
            "life": 17,
        },
        bob={"deity": "Bes", "spent": True, "resources": "III"},
    )
    drawn = mats(scene, file)
    assert "♥17①" in drawn
    assert "①●○ ②◆◇ ③■ ⚡I·2III" in drawn
    assert "stack ①2 ②1◆1" in drawn
    assert "hand ①2③1  disc 2 ✗1" in drawn
    assert "☀ Hera" in drawn
    assert "☾ Bes" in drawn
    assert "▶◉ You" in drawn
    wide = mats(scene, file, (45, 20))
    assert "◆② Cataphract Wedge: " in wide


def test_what_the_viewer_does_not_know_is_on_no_mat(file: Path):
    scene = twilight(ann={}, bob={"resources": "Cataphract Wedge (known to bob)", "hand": "Poisoned Knife"})
    for part in everything_shown(live_game_at(scene, file)):
        assert "Cataphract" not in str(part)
        assert "Poisoned" not in str(part)


def test_mixed_aspects_are_told_as_a_rumour(file: Path):
    match = match_until(lambda m: m.position.ask.seat == 0 and TWILIGHT.view(m.position, 0).whispers)
    live = live_game_of(match, file)
    whisper = live.view.whispers[0]
    said = "\n".join(live.panel.describe(live.view, live.names))
    assert "You know " in said
    assert FACES[whisper.faces[0]].name in said.partition("You know ")[2]


def test_a_life_that_was_lost_since_the_last_answer_is_marked(file: Path):
    scene = twilight(ann={"resources": "I", "deity": "Hera", "life": 20}, bob={})
    live = live_game_at(scene, file)
    live._remember()
    scene.pos.players[0] = replace(scene.pos.players[0], life=scene.pos.players[0].life[:-3])
    assert "▼3 ♥17" in plain(live.panel.seats(live.picture(), 25, 11))


# The phases.


@pytest.mark.parametrize(("phase", "mark"), [("summoning", "▶Sum⬣"), ("trade", "▶Trade"), ("combat", "▶Combat⬣·····")])
def test_the_phase_bar_says_where_the_turn_is_and_which_windows_ask(phase: Any, mark: str, file: Path):
    scene = twilight(
        ann={"hand": "I", "resources": "I", "deity": "Hera", "field": "Stoic Legionnaires"},
        bob={"hand": "I"},
        phase=phase,
    )
    drawn = board(scene, file)
    assert mark in drawn
    assert "Draw···" in drawn
    wide = board(scene, file, WIDE)
    for name in ("Refresh", "Resource··", "Summoning⬣", "End··"):
        assert name in wide


def test_in_turns_of_others_the_bar_shows_the_stops_for_them(file: Path):
    scene = twilight(bob={"hand": "I"}, ann={"hand": "I"}, phase="trade")
    live = as_seen_by(_match(scene), 1, file.parent)
    assert "Sum· Combat⬣⬣···· End⬣·" in plain(live.panel.board(live.picture(), *SMALL))


def test_to_make_power_by_hand_and_to_sacrifice_are_doubted(file: Path):
    scene = twilight(ann={"hand": "Stoic Legionnaires", "resources": "2 I"}, bob={"discard": "Fen Candle"})
    live = live_game_at(scene, file)
    doubts = {type(choice.option): choice.doubt for choice in live.choices()}
    assert "costs cards of your Life Stack" in doubts[opt.Generate]
    assert "go through with it" in doubts[opt.Sacrifice]
    assert doubts[opt.Summon] == ""


# Words.


def test_every_card_deity_and_keyword_can_be_looked_up(file: Path):
    # A Mini-card has the name of the card it copies, and comes after it.
    things = {thing.title: thing for thing in reversed(live_game_of(Match(TWILIGHT, 2, 1), file).panel.catalogue())}
    for card in FACES:
        assert card.mini or card.text in things[card.name].words
        assert card.mini or card.heresy in things[card.name].words
    for deity in DEITIES:
        assert all(part.text in things[deity.name].words for part in deity.parts)
    assert {word.name for word in KEYWORDS.values()} <= set(things)


def test_the_table_in_sentences_says_all_that_is_drawn(file: Path):
    scene = twilight(
        ann={
            "hand": "Poisoned Knife",
            "resources": ["I", "Cataphract Wedge (exhausted, known to ann)", "III (manifested)"],
            "field": "Stoic Legionnaires (damage 1, blessings 1)",
            "aspects": "II",
            "discard": "Fen Candle",
            "deity": "Hera",
            "power": "1 I",
        },
        bob={"deity": "Bes", "spent": True, "hand": "2 I, II"},
    )
    live = live_game_at(scene, file)
    said = "\n".join(live.panel.describe(live.view, live.names))
    for words in (
        "Turn 9, your turn. Summoning.",
        "You: 20 cards of life",
        "Your Hera is ready",
        "Bob's Bes is Spent",
        "Lesser 1, 1 fresh",
        "Greater 1, 0 fresh (you know Cataphract Wedge)",
        "Manifested",
        "Your Power: 1 I.",
        "Aspect Stack: 1 unknown Greater card.",
        "1 damage, 1 Blessing, fresh",
        "Poisoned Knife (Scheme, 1 I; Lesser back)",
        "Discard Stack, the top last: Fen Candle.",
        "Bob's Hand: 2 unknown Lesser cards and 1 unknown Greater card.",
    ):
        assert words in said


def test_every_question_of_whole_games_has_words_things_and_a_place(file: Path):
    topics = set()
    for seats, options in ((2, {}), (3, {}), (4, {"mode": "2v2"}), (2, {"set_up": "draft"})):
        match, rng = Match(TWILIGHT, seats, 3, options), Chance(3)
        while match.position.ask is not None:
            topic = match.position.ask.topic
            if (topic, seats) not in topics:
                topics.add((topic, seats))
                live = as_seen_by(match, match.position.ask.seat, file.parent)
                live._stops.clear()
                assert live.question()
                assert live.panel.headline(live.picture()).plain
                known = {thing.key for row in live.things() for thing in row}
                for choice in live.choices():
                    assert choice.words
                    assert set(choice.about) <= known, (topic, choice.words)
            offered = match.position.ask.options
            sensible = [n for n, o in enumerate(offered) if not isinstance(o, opt.Generate)]
            match.answer(sensible[rng.below(len(sensible))])
    assert {topic for topic, _ in topics} >= {"mulligan", "trade", "seize", "summoning", "chain", "draft", "deity"}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_redealt_table_looks_the_same(seats: int, tmp_path: Path):
    match, rng = Match(TWILIGHT, seats, 4), Chance(4)
    redeals = 0
    while match.position.ask is not None and redeals < 12:
        if len(match.record.answers) % 15 == 14:
            truth = match.position
            for seat in range(seats):
                before = list(everything_shown(as_seen_by(match, seat, tmp_path)))
                match.position = TWILIGHT.redeal(truth, seat, rng)
                redeals += match.position != truth
                assert list(everything_shown(as_seen_by(match, seat, tmp_path))) == before
                match.position = truth
        match.answer(rng.below(len(match.position.ask.options)))
    assert redeals >= 6


# The draft.


def test_a_draft_shows_what_was_kept_and_how_far_it_is(file: Path):
    match = match_until(
        lambda m: m.position.ask.seat == 0 and m.position.ask.topic == "draft" and len(m.position.draft.cards[0]) == 12,
        seats=4,
        set_up="draft",
    )
    live = live_game_of(match, file)
    view = live.view
    drawn = plain(live.panel.board(live.picture(), *SMALL))
    assert f"Draft: pile {view.draft.pile} of 3, {len(view.draft.pack)} cards in hand" in drawn
    for choice in live.choices():
        assert f"{choice.label}▸" in drawn
    for seen in view.draft.pack:
        assert symbols.named(seen.face).plain[:6] in drawn
    side = plain(live.panel.seats(live.picture(), 25, 11))
    assert "Kept 12 of 50" in side
    for number in view.draft.deities:
        assert DEITIES[number].name in side
    last = plain(live.panel.mine(live.picture(), 80, 3))
    assert last.startswith("Kept last ")
    assert symbols.named(view.draft.cards[-1].face).plain[:6] in last
    assert "Draft: " in "\n".join(live.panel.describe(view, live.names))
    known = {thing.key for row in live.things() for thing in row}
    assert all(set(choice.about) <= known for choice in live.choices())


def test_while_a_deck_is_built_all_of_it_is_on_the_board(file: Path):
    built = match_until(lambda m: m.position.ask.topic == "leave_out" and m.position.ask.seat == 0, 4, set_up="draft")
    live = live_game_of(built, file)
    drawn = plain(live.panel.board(live.picture(), *SMALL))
    assert f"Draft: {len(live.view.draft.cards)} cards kept, 50 make a deck" in drawn
    for seen in live.view.draft.cards:
        assert symbols.named(seen.face).plain[:4] in drawn


# On the screen.


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [*SIZES, (100, 30), (120, 40)])
async def test_every_option_is_on_the_screen(size: tuple[int, int], file: Path):
    scene = twilight(
        ann={
            "hand": ["2 Stoic Legionnaires", "Fen Candle", "Hunnic Outriders", "Poisoned Knife", "Cataphract Wedge"],
            "resources": "4 I, 2 II, III",
            "field": "Stoic Legionnaires",
            "deity": "Hera",
        },
        bob={"field": "Fen Candle", "resources": "2 I"},
    )
    live = live_game_at(scene, file)
    async with on_screen(live, size) as pilot:
        seen = shown(pilot)
        assert "▌Summon, or go on to combat" in seen
        assert len(live.choices()) >= 9
        for choice in live.choices():
            symbol = f"{choice.symbol.plain} " if choice.symbol else ""
            assert f"{choice.label} {symbol}{choice.words[:12]}" in seen


@pytest.mark.asyncio
async def test_what_is_answered_can_be_read_without_leaving_the_question(file: Path):
    scene = answering()
    match = _match(scene)
    live = live_game_of(match, file, people=(1,))
    async with on_screen(live) as pilot:
        assert "Answer, or let it happen: Poisoned Knife of Ann" in in_one_line(pilot)
        assert "Chain ⇒ ◉ Poisoned Knife" in in_one_line(pilot)
        assert f"Poisoned Knife {live.view.chain[-1].text}" in in_one_line(pilot)
        assert live.choices()[table(pilot).prompt.highlighted].option == PASS


@pytest.mark.asyncio
async def test_the_help_tells_of_stops_and_symbols(file: Path):
    async with on_screen(live_game_at(answering(), file), SIZES[1]) as pilot:
        await press(pilot, "h")
        seen = in_one_line(pilot)
        assert "pass until something happens" in seen
        assert "when your Life Stack is empty you have lost" in seen
