"""Stops: windows are passed where a person wants no word, and nothing else ever is."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from gloaming import Chance, Match, game
from gloaming.games.twilight.options import Generate, Sacrifice
from gloaming.games.twilight.phases import PHASES
from gloaming.games.twilight.rules.windows import CHAIN, REFRESH, WINDOWS
from gloaming.kernel import PASS, Ask, Pass
from gloaming.terminal.plain import PlainGame
from gloaming.terminal.stops import Mode
from gloaming.terminal.terminal_game import TerminalGame
from gloaming.terminal.twilight.stops import FIRST_MINE, FIRST_THEIRS, SACRIFICE, TwilightStops
from tests.terminal.terminal_games import live_game_of, on_screen, press, shown, table
from tests.twilight.scene import Seat, TwilightScene, twilight

TWILIGHT: Any = game("twilight")
MOST_ANSWERS = 150
"""Enough of a game to see every kind of window."""
BROWSER = Path(__file__).parents[2] / "web/src/games/twilight"


def live_game_at(scene: TwilightScene, file: Path, people: tuple[int, ...] = (0,)) -> TerminalGame:
    """The scene as a game that is being played."""
    match = Match(TWILIGHT, scene.pos.seats, 1)
    match.position = scene.pos
    return live_game_of(match, file, people)


def answer(scene: TwilightScene, stops: TwilightStops) -> int | None:
    """What stops say to the question that is open."""
    return stops.answer(scene.ask, TWILIGHT.view(scene.pos, scene.ask.seat))


def window_of_bob(topic: str) -> TwilightScene:
    """Ann, who has a Scheme for every moment, is asked in a window of Bob's turn."""
    scene = twilight(
        ann={"hand": "Chain Across the Harbour", "resources": "I"},
        bob={"resources": "I", "field": "Stoic Legionnaires"},
        turn_of="bob",
        phase="draw",
    )
    while not (scene.ask.seat == 0 and scene.ask.topic == topic):
        attack = next((o for o in scene.ask.options if o.verb == "attack" and topic != "no_attack"), None)
        scene.answer(attack or PASS if PASS in scene.ask.options else scene.ask.options[0])
    return scene


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_every_window_of_the_game_can_be_a_stop():
    *windows, sacrifice = TwilightStops.moments
    assert sacrifice.name == SACRIFICE
    assert {moment.name for moment in windows} == set(WINDOWS) - {"no_attack"}
    assert [moment.phase for moment in windows] == [phase.label for phase in PHASES for _ in phase.windows]


def test_the_first_stops_are_those_of_the_browser():
    source = (BROWSER / "stops.ts").read_text()
    for side, chosen in (("mine", FIRST_MINE), ("theirs", FIRST_THEIRS)):
        listed = re.search(rf"\t{side}: \[(.*?)\],", source)
        assert listed is not None
        assert re.findall(r'"(\w+)"', listed[1]) == list(chosen)


@pytest.mark.parametrize("topic", ["drawn", "resource_after", "attackers", "blockers", "life_damage", "end_start"])
def test_a_window_asks_where_a_stop_is_set(topic: str):
    scene, stops = window_of_bob(topic), TwilightStops()
    passes = scene.ask.options.index(PASS)
    assert answer(scene, stops) == (None if topic in FIRST_THEIRS else passes)
    stops.toggle(topic, own=True)
    assert answer(scene, stops) == (None if topic in FIRST_THEIRS else passes)
    stops.toggle(topic, own=False)
    assert answer(scene, stops) == (passes if topic in FIRST_THEIRS else None)


def test_a_combat_without_attack_counts_as_its_last_window():
    scene, stops = window_of_bob("no_attack"), TwilightStops()
    assert answer(scene, stops) is not None
    stops.toggle("life_damage", own=False)
    assert answer(scene, stops) is None


def test_in_peace_only_an_attack_on_oneself_asks_and_then_stops_hold_again():
    stops = TwilightStops()
    view = TWILIGHT.view(window_of_bob("drawn").pos, 0)
    stops.choose("quiet", view)
    assert answer(window_of_bob("end_start"), stops) is not None
    assert answer(window_of_bob("blockers"), stops) is not None
    assert answer(window_of_bob("attackers"), stops) is None
    assert stops.mode == "stops"


def test_a_turn_that_is_passed_asks_nothing_until_the_next():
    scene, stops = window_of_bob("attackers"), TwilightStops()
    stops.choose("turn", TWILIGHT.view(scene.pos, 0))
    assert answer(scene, stops) is not None
    scene.pos.turn += 1
    assert answer(scene, stops) is None
    assert stops.mode == "stops"


@pytest.mark.parametrize(("mode", "passed"), [("turn", True), ("quiet", False), ("stops", False)])
@pytest.mark.parametrize("phase", ["trade", "seize", "combat"])
def test_who_passes_the_turn_neither_trades_nor_seizes_nor_attacks(
    phase: Literal["trade", "seize", "combat"], mode: Mode, passed: bool
):
    rich: Seat = {"field": ["Youthful Troll"], "resources": "II, 3 I", "hand": ["4 Fen Candle"]}
    scene, stops = twilight(ann=rich, bob=rich, phase=phase), TwilightStops()
    assert scene.ask.topic == {"combat": "attack"}.get(phase, phase)
    stops.choose(mode, TWILIGHT.view(scene.pos, 0))
    number = answer(scene, stops)
    assert (number is not None and scene.ask.options[number] == PASS) is passed


def bob_summons() -> TwilightScene:
    """Bob has put something on the chain, and Ann could answer."""
    scene = twilight(
        bob={"hand": "Stoic Legionnaires", "resources": "2 I"},
        ann={"hand": "Chain Across the Harbour", "resources": "I"},
    )
    scene.bob.does("summon stoic legionnaires")
    while scene.ask.seat != 1:
        scene.answer(PASS)
    return scene


@pytest.mark.parametrize("mode", ["stops", "quiet"])
def test_what_another_puts_on_the_chain_asks(mode: Mode):
    scene, stops = bob_summons(), TwilightStops()
    view = TWILIGHT.view(scene.pos, 1)
    stops.choose(mode, view)
    assert scene.ask.topic == CHAIN
    assert stops.answer(scene.ask, view) is None
    assert stops.mode == "stops"


def test_what_one_has_put_on_the_chain_does_not_ask():
    scene = twilight(ann={"hand": "Stoic Legionnaires", "resources": "2 I", "deity": "Hera"}, bob={})
    scene.ann.does("summon stoic legionnaires")
    assert scene.ask.topic == CHAIN
    assert any(not isinstance(option, Pass | Generate) for option in scene.ask.options)
    assert answer(scene, TwilightStops()) is not None


def test_to_make_power_for_nothing_is_no_reason_to_ask():
    scene = twilight(ann={"resources": "I"}, bob={})
    ask = Ask(0, "summoning", (Generate(1), PASS))
    assert TwilightStops().answer(ask, TWILIGHT.view(scene.pos, 0)) == 1


def alone_with_power(deity: str, *, turn_of: str = "ann", **more: str) -> TwilightScene:
    """Ann can do nothing but use the power of her Deity, in the Summoning Phase."""
    said: Any = {"deity": deity, **more}
    scene = twilight(ann=said, bob={}, turn_of=turn_of)
    assert {option.verb for option in scene.ask.options} == {"use_power", "pass"}
    return scene


def test_a_deity_power_alone_is_asked_about_in_ones_own_summoning_phase():
    assert answer(alone_with_power("Hera", resources="I (exhausted)"), TwilightStops()) is None
    assert answer(alone_with_power("Hera", resources="I (exhausted)", turn_of="bob"), TwilightStops()) is not None


def test_a_deity_power_that_would_do_nothing_is_no_reason_to_ask_unless_that_is_wished():
    scene, stops = alone_with_power("Hera"), TwilightStops()
    assert answer(scene, stops) == scene.ask.options.index(PASS)
    stops.toggle(SACRIFICE, own=True)
    assert answer(scene, stops) is None


def test_a_deity_power_that_needs_conviction_does_nothing_without_it():
    discarded = {"discard": "3 I"}
    assert answer(alone_with_power("Bes", **discarded), TwilightStops()) is None
    assert (
        answer(
            alone_with_power("Bes", field="Kelpie of the Ford", resources="II (exhausted)", **discarded),
            TwilightStops(),
        )
        is not None
    )


def test_a_deity_power_of_attackers_is_asked_about_once_there_are_some():
    scene = twilight(ann={"deity": "Mars", "field": "Stoic Legionnaires", "resources": "I"}, bob={}, phase="combat")
    scene.answer(next(option for option in scene.ask.options if option.verb == "attack"))
    assert (scene.ask.topic, answer(scene, TwilightStops())) == ("attackers", None)


def attacked_by_bob(resources: str) -> TwilightScene:
    """Bob attacks Ann with Stoic Legionnaires, which cost two Lesser; she can do nothing but Sacrifice."""
    scene = twilight(
        ann={"resources": resources},
        bob={"resources": "I", "field": "Stoic Legionnaires"},
        turn_of="bob",
        phase="combat",
    )
    scene.answer(next(option for option in scene.ask.options if option.verb == "attack"))
    while scene.ask.seat != 0:
        scene.answer(PASS if PASS in scene.ask.options else scene.ask.options[0])
    return scene


def test_a_sacrifice_alone_is_asked_about_where_it_stops_an_attack():
    scene = attacked_by_bob("2 I")
    assert scene.ask.topic == "attackers"
    assert not any(not isinstance(option, Pass | Generate | Sacrifice) for option in scene.ask.options)
    assert answer(scene, TwilightStops()) is None


def test_a_sacrifice_that_could_wait_is_asked_about_only_where_that_is_wished():
    scene = twilight(ann={"resources": "2 I"}, bob={"field": "Stoic Legionnaires"})
    assert scene.ask.topic == "summoning"
    assert any(isinstance(option, Sacrifice) for option in scene.ask.options)
    stops = TwilightStops()
    assert answer(scene, stops) == scene.ask.options.index(PASS)
    stops.toggle(SACRIFICE, own=True)
    assert answer(scene, stops) is None


@pytest.mark.parametrize("mode", ["stops", "quiet", "turn"])
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_answered_but_a_pass(mode: Mode, seats: int):
    passed = decided = 0
    for seed in range(3):
        match, rng = Match(TWILIGHT, seats, seed), Chance(seed)
        everyone = [TwilightStops() for _ in range(seats)]
        while match.position.ask is not None and len(match.record.answers) < MOST_ANSWERS:
            ask = match.position.ask
            view = TWILIGHT.view(match.position, ask.seat)
            everyone[ask.seat].choose(mode, view)
            number = everyone[ask.seat].answer(ask, view)
            if number is None:
                decided += 1
                number = rng.below(len(ask.options))
            else:
                passed += 1
                assert ask.options[number] == PASS
                assert ask.topic in (*WINDOWS, CHAIN, REFRESH, *(TwilightStops.declined if mode == "turn" else ()))
            match.answer(number)
    assert passed > 50
    assert decided > 5


# At the table.


def own_turn() -> TwilightScene:
    """Ann's Resource Phase: no stop before the Summoning Phase, where she can Summon twice."""
    return twilight(
        ann={"hand": ["2 Stoic Legionnaires", "Chain Across the Harbour"], "resources": "4 I"},
        bob={},
        phase="resource",
    )


@pytest.mark.asyncio
async def test_windows_without_a_stop_are_passed_on_the_screen(file: Path):
    live = live_game_at(own_turn(), file)
    async with on_screen(live) as pilot:
        assert live.match.position.ask.topic == "summoning"
        assert "▌Summon, or go on to combat" in shown(pilot)
        assert "▶Sum⬣" in shown(pilot)


@pytest.mark.asyncio
async def test_undo_takes_back_what_was_passed_since_and_asks_again(file: Path):
    live = live_game_at(twilight(ann={"resources": "I", "deity": "Hera"}, bob={}), file)
    async with on_screen(live) as pilot:
        assert live.stops is not None
        for wish in ("end_start", SACRIFICE):
            live.stops.toggle(wish, own=True)
        await press(pilot, "0")
        assert live.match.position.ask.topic == "end_start"
        assert len(live.match.record.answers) == 2
        live.stops.toggle("summoning", own=True)
        await press(pilot, "u")
        assert live.match.position.ask.topic == "summoning"
        assert live.match.record.answers == []
        assert "▌Summon, or go on to combat" in shown(pilot)
        assert not live.can_undo


def test_what_was_passed_alone_cannot_be_taken_back(file: Path):
    scene = twilight(ann={"resources": "I", "deity": "Hera"}, bob={}, phase="resource")
    live = live_game_at(scene, file)
    while live.passes():
        while live.next_line():
            pass
    assert scene.ask.topic == "summoning"
    assert live.match.undoable(0) > 0
    assert live.my_turn_to_answer
    assert not live.can_undo


@pytest.mark.asyncio
async def test_a_key_passes_the_turn_but_for_what_is_to_be_decided(file: Path):
    live = live_game_at(own_turn(), file)
    async with on_screen(live) as pilot:
        turn = live.turns
        await press(pilot, "greater_than_sign")
        while not (live.my_turn_to_answer or live.over):
            await pilot.pause(0.01)
        assert live.turns == turn + 1
        assert live.stops is not None
        assert live.match.position.ask.topic not in WINDOWS or live.stops.mode == "stops"


@pytest.mark.asyncio
async def test_the_same_key_once_more_holds_the_stops_again(file: Path):
    live = live_game_at(twilight(ann={"hand": "2 I"}, bob={"hand": "2 I"}, phase="trade"), file)
    async with on_screen(live) as pilot:
        assert live.stops is not None
        await press(pilot, "full_stop")
        assert "From here on: pass until something happens." in shown(pilot)
        await press(pilot, "full_stop")
        assert live.stops.mode == "stops"
        assert live.match.position.ask.topic == "trade"


@pytest.mark.asyncio
async def test_stops_are_set_on_a_screen_of_their_own(file: Path):
    live = live_game_at(own_turn(), file)
    async with on_screen(live) as pilot:
        stops = live.stops
        assert stops is not None
        await press(pilot, "exclamation_mark")
        seen = shown(pilot)
        assert "Ask me" in seen
        for moment in stops.moments:
            assert moment.words in seen
        await press(pilot, "enter")
        assert "draw_start" in stops.mine
        await press(pilot, "down", "right", "space")
        assert "drawn" in stops.theirs
        await press(pilot, "space")
        assert "drawn" not in stops.theirs
        await press(pilot, "escape")
        assert "Draw⬣··" in shown(pilot)
        assert table(pilot).prompt.choices


@pytest.mark.asyncio
async def test_the_keys_of_stops_are_told_only_where_there_are_stops(file: Path):
    async with on_screen(live_game_at(own_turn(), file)) as pilot:
        assert "! stops" in shown(pilot)
    async with on_screen(live_game_of(Match(game("dusk"), 2, 1), file)) as pilot:
        assert "! stops" not in shown(pilot)
        await press(pilot, "exclamation_mark", "full_stop", "greater_than_sign")
        assert table(pilot).prompt.choices


def said(scene: TwilightScene, typed: list[str], file: Path) -> str:
    """What the terminal says line by line."""
    sink = io.StringIO()
    PlainGame(live_game_at(scene, file), io.StringIO("".join(f"{line}\n" for line in typed)), sink).play()
    return sink.getvalue()


def test_stops_in_plain_lines(file: Path):
    out = said(own_turn(), ["!", "! 1", "! 99", "! x", "h"], file)
    assert "6. Your turn, the Summoning Phase goes on: you are asked." in out
    assert "1. Your turn, the Draw Phase begins: passed for you." in out
    assert "1. Your turn, the Draw Phase begins: you are asked." in out
    assert out.count("Type ! and a number from 1 to 30; not ") == 2
    assert "pass until something happens" in out
    assert "Act, or pass: cards were drawn" not in out


def test_passing_in_plain_lines(file: Path):
    scene = twilight(ann={"hand": "2 Stoic Legionnaires", "resources": "2 I", "deity": "Hera"}, bob={"deity": "Hera"})
    turn = scene.pos.turn
    said(scene, ["."], file)
    assert scene.pos.turn > turn or scene.ask.topic not in WINDOWS
    trade = twilight(ann={"hand": "I"}, bob={"hand": "I", "life": 5}, phase="trade")
    trade.answer(trade.ask.options[0])
    assert trade.ask.topic not in TwilightStops.declined
    assert "From here on: pass the turn. But this is to be decided now." in said(trade, [">"], file)


def test_each_person_at_one_terminal_has_stops_of_their_own(file: Path):
    live = live_game_at(own_turn(), file, people=(0, 1))
    live.holder = 0
    assert live.stops is not None
    live.stops.toggle("drawn", own=True)
    live.holder = 1
    assert live.stops is not None
    assert "drawn" not in live.stops.mine
    again = live.rematch()
    again.holder = 0
    assert again.stops is not None
    assert "drawn" in again.stops.mine


def asked_for_help() -> TwilightScene:
    """Bob is asked whether Cat may block for him with one Creature; she has another."""
    scene = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Fen Candle"], "resources": "I, II"},
        bob={"field": ["Gothic Foederati"], "resources": "I"},
        cat={"field": ["Corrupt Tribune", "Reed-Marsh Fisher"], "resources": "2 I"},
    )
    scene.ann.does("attack with Youthful Troll: life stack of bob")
    scene.ann.passes()
    scene.all_pass()
    scene.bob.does("pass")
    scene.cat.does("block Youthful Troll with Corrupt Tribune")
    assert (scene.ask.seat, scene.ask.topic) == (1, "help")
    return scene


@pytest.mark.parametrize("chosen", [0, 1], ids=["yes", "no"])
def test_one_answer_to_help_holds_for_all_of_it_in_the_turn(chosen: int):
    scene, stops = asked_for_help(), TwilightStops()
    view = TWILIGHT.view(scene.pos, 1)
    assert answer(scene, stops) is None
    stops.say_to_all(scene.ask, chosen, view)
    assert answer(scene, stops) == chosen
    stops.choose("stops", view)  # as taking back does
    assert answer(scene, stops) is None
    stops.say_to_all(scene.ask, chosen, msgspec.structs.replace(view, turn=view.turn - 1))
    assert answer(scene, stops) is None, "in the next turn it is asked again"


def test_the_plain_terminal_says_how_and_nothing_more_is_asked(file: Path):
    live, sink = live_game_at(asked_for_help(), file, (1,)), io.StringIO()
    PlainGame(live, io.StringIO("2*\n"), sink).play()
    before, _, after = sink.getvalue().partition("With a * after the number")
    assert "Let Cid block Youthful Troll with Corrupt Tribune?" in before
    assert "Let Cid block" not in after


@pytest.mark.asyncio
async def test_a_star_gives_the_highlighted_answer_to_all(file: Path):
    live = live_game_at(asked_for_help(), file, (1,))
    async with on_screen(live) as pilot:
        assert "the same to all" in shown(pilot)
        await press(pilot, "down", "asterisk")
        assert "Let Cid block" not in shown(pilot)
