"""Every question, option and event met in play can be said, and reads like a sentence."""

from __future__ import annotations

import re

from gloaming.kernel import Ask, Event, Position, event_known_to
from tests.contract.cases import Case, Curious, every_case, every_plain_case

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
CODE = re.compile(r"[{}<>=_]|\bNone\b|\bTrue\b|\bFalse\b|  | [.,;:?]|-1|\(\)")
"""What no sentence for people contains."""
YOU_DOES = re.compile(r"\bYou [a-z]+[^s]s\b")


def asked_badly(words: str) -> bool:
    """True if a question or option is not said as one would."""
    return not words or bool(CODE.search(words)) or not (words[0].isupper() or words[0].isdigit()) or words[-1] == "."


def leads_badly(words: str) -> bool:
    """True if what a question leads to is said, but not in a sentence; one may begin with a number."""
    return bool(words) and told_badly(f"So {words}" if words[0].isdigit() else words)


def told_badly(words: str) -> bool:
    """True if an event is said, but not in a sentence."""
    if not words:
        return False
    return bool(CODE.search(words) or YOU_DOES.search(words)) or not words[0].isupper() or not words.endswith(".")


def bad_questions(case: Case, pos: Position, ask: Ask) -> list[str]:
    """What of a question and its options is not well said."""
    options = [case.game.say_option(pos, option, NAMES) for option in ask.options]
    said = [case.game.say_ask(pos, NAMES), *options]
    leads_to = case.game.say_consequence(pos, ["You" if seat == ask.seat else name for seat, name in enumerate(NAMES)])
    verbs = {words: {o.verb for o, w in zip(ask.options, options, strict=True) if w == words} for words in options}
    return [
        *(words or repr(ask) for words in said if asked_badly(words)),
        *([leads_to] if leads_badly(leads_to) else []),
        *(f"{words} may mean {' or '.join(sorted(meant))}" for words, meant in verbs.items() if len(meant) > 1),
    ]


def bad_events(case: Case, pos: Position, events: list[Event], viewer: int | None) -> list[str]:
    """What of some events is not well said to a viewer, who is called You."""
    names = ["You" if seat == viewer else name for seat, name in enumerate(NAMES)]
    said = [case.game.say(pos, event_known_to(event, viewer), names) for event in events]
    unknown = {event.rule for event in events if event.rule} - {entry.id for entry in case.game.ledger.rule}
    return [words for words in said if told_badly(words)] + sorted(unknown)


def look_at_a_game(case: Case, seed: int, every: int) -> int:
    """Look at every so many decisions of a game; returns how many events were worth a word."""
    pos, events = case.begin(seed)
    player = Curious(seed)
    told = decisions = 0
    while pos.ask is not None:
        looking = decisions % every == 0
        assert not looking or bad_questions(case, pos, pos.ask) == []
        events += case.game.apply(pos, player.answer(pos))
        for viewer in (None, *range(case.seats)) if looking else ():
            assert bad_events(case, pos, events, viewer) == []
        assert not looking or case.game.log.read(case.game.log.write(events)) == events, "kept with a table"
        told += sum(case.game.say(pos, event, NAMES) != "" for event in events)
        events = []
        decisions += 1
    return told


@every_plain_case
def test_everything_met_in_play_can_be_said(case: Case):
    assert look_at_a_game(case, seed=71, every=1) > 100


@every_case
def test_also_with_every_option(case: Case):
    assert look_at_a_game(case, seed=72, every=7) > 10


def test_what_is_badly_said_is_found():
    for words in ("", "pick one", "Pay {cost}", "Pay None", "Take card_17", "Go to  the hill", "Go to .", "Travel."):
        assert asked_badly(words), words
    for words in ("You rolls.", "ann rolls.", "Ann rolls", "Ann takes card -1.", "Ann deals 2 to <Player>."):
        assert told_badly(words), words
    for words in ("2 damage", "damage: you fall.", "You loses 2 HP.", "You would have -1 HP left."):
        assert leads_badly(words), words
    assert not leads_badly("")
    assert not leads_badly("2 damage: you would have 8 HP left. It comes at once.")
    assert not asked_badly("Travel to the Dusty Desert (Ann and Bob)")
    assert not told_badly("You cross the Dusty Desert.")
