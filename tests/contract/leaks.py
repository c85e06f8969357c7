"""What a seat could learn that it may not: found by redealing what it cannot know and looking for a difference."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple

from msgspec.structs import replace

from gloaming.api.game import Game
from gloaming.kernel import Chance, Event, Position, event_known_to
from tests.contract.cases import Curious, as_bytes

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


def leaks(game: Game[Any], pos: Position, seat: int, answer: int, rng: Chance) -> list[str]:
    """Everything by which this seat could tell the position from a redealt one, before and after an answer."""
    twin = game.redeal(pos, seat, rng)
    found = _seen_leaks(game, pos, twin, seat) + _asked_leaks(game, pos, seat)
    # The next draw of chance is nobody's knowledge either, but what it brings is told: keep it the same.
    twin.chance = pos.chance
    return found or _told_leaks(game, pos, twin, seat, answer)


def _seen_leaks(game: Game[Any], pos: Position, twin: Position, seat: int) -> list[str]:
    """What differs in what the seat is shown now."""
    found = []
    if as_bytes(game.view(pos, seat)) != as_bytes(game.view(twin, seat)):
        found.append("the view differs")
    if as_bytes(game.view(pos, None)) != as_bytes(game.view(twin, None)):
        found.append("the spectator's view differs")
    if as_bytes(game.ask_of(pos, seat)) != as_bytes(game.ask_of(twin, seat)):
        found.append("the ask differs")
    if as_bytes(game.explain(pos, seat)) != as_bytes(game.explain(twin, seat)):
        found.append("what is explained differs")
    if game.ask_of(pos, seat) is not None:
        if _said(game, pos) != _said(game, twin):
            found.append("the ask reads differently")
        if list(game.judgement.sensible(pos, seat)) != list(game.judgement.sensible(twin, seat)):
            found.append("what a bot looks at differs")
    return found


def _asked_leaks(game: Game[Any], pos: Position, seat: int) -> list[str]:
    """Whether the seat, or a spectator, sees whom a secret question is put to."""
    ask = pos.ask
    if ask is None or not ask.secret:
        return []
    found = []
    for viewer in (seat, None):
        for other in range(pos.seats):
            if viewer != ask.seat and other not in (viewer, ask.seat):
                twin = pos.clone()
                twin.ask = replace(ask, seat=other)
                if as_bytes(game.view(pos, viewer)) != as_bytes(game.view(twin, viewer)):
                    found.append("the view tells who is asked in secret")
    return found


def _said(game: Game[Any], pos: Position) -> list[str]:
    """The question, what it leads to, and its options in words."""
    assert pos.ask is not None
    return [
        game.say_ask(pos, NAMES),
        game.say_consequence(pos, NAMES),
        *(game.say_option(pos, option, NAMES) for option in pos.ask.options),
    ]


def _told_leaks(game: Game[Any], pos: Position, twin: Position, seat: int, answer: int) -> list[str]:
    """What differs in what the seat, or a spectator, is told after the same answer."""
    ask, other = pos.ask, twin.ask
    assert ask is not None
    assert other is not None
    if ask.options[answer] not in other.options:
        return []  # someone else chose what they could not have chosen in the other position
    pos, twin = pos.clone(), twin.clone()
    events = game.apply(pos, answer)
    others = game.apply(twin, other.options.index(ask.options[answer]))
    return [leak for viewer in (seat, None) for leak in _difference(game, pos, events, twin, others, viewer)]


def _difference(
    game: Game[Any], pos: Any, events: list[Event], twin: Any, others: list[Event], viewer: int | None
) -> list[str]:
    """The first event that differs for a viewer, though nothing they may know was revealed."""
    for event, other in zip_longest(events, others):
        if event is None or other is None:
            # One of the two stopped for a question; that is no leak if the question is somebody's secret.
            short = pos if event is None else twin
            stopped = short.ask is not None and short.ask.secret
            return [] if stopped else [f"only one of them tells {event or other}"]
        mine, theirs = event_known_to(event, viewer), event_known_to(other, viewer)
        if mine == theirs and game.say(pos, mine, NAMES) == game.say(twin, theirs, NAMES):
            continue
        if not (mine.reveals and theirs.reveals):
            return [f"told {mine} and {theirs}, though neither is said to reveal anything"]
        same_view = as_bytes(game.view(pos, viewer)) == as_bytes(game.view(twin, viewer))
        # What was shown and lies covered again, as in a Boneyard, is known although no view shows it any more.
        if same_view and pos.all_known(viewer) == twin.all_known(viewer):
            return [f"told {mine} and {theirs}, though the views stay the same"]
        return []  # from here on the viewer knows which of the two it is
    return []


SECRET_QUESTIONS_ONLY = 1_000_000
"""Instead of how often to look: only at secret questions."""


class Looked(NamedTuple):
    """What a search for leaks found, and how much it looked at."""

    found: list[str]
    decisions: int
    secret_asks: int


def look_for_leaks(
    game: Game[Any], seats: int, options: dict[str, object], seed: int, every: int = 1, *, thrifty: bool = True
) -> Looked:
    """Play a game and look at every so many decisions until something is found.

    Also looks at each secret question, or at every so many where decisions are looked at less than every eighth time.
    """
    pos, player, dealer = game.new(seats, seed, options), Curious(seed, thrifty=thrifty), Chance(seed)
    found: list[str] = []
    decisions = secret_asks = 0
    every_secret = 1 if every == SECRET_QUESTIONS_ONLY else max(1, every // 8)
    while pos.ask is not None and not found:
        answer = player.answer(pos)
        secret_asks += pos.ask.secret
        often = decisions % every == 0 and every != SECRET_QUESTIONS_ONLY
        if often or (pos.ask.secret and secret_asks % every_secret == 0):
            for seat in range(seats):
                found += [
                    f"seat {seat} at decision {decisions} ({pos.ask.topic}): {leak}"
                    for leak in leaks(game, pos, seat, answer, dealer)
                ]
        game.apply(pos, answer, quiet=True)
        decisions += 1
    return Looked(found, decisions, secret_asks)


def look_at_secret_questions(game: Game[Any], seats: int, options: dict[str, object], enough: int = 4) -> Looked:
    """Look at each secret question of some games until there were enough; spendthrifts get more of them."""
    found: list[str] = []
    decisions = secret_asks = 0
    for seed in range(31, 61):
        look = look_for_leaks(game, seats, options, seed, SECRET_QUESTIONS_ONLY, thrifty=False)
        found += look.found
        decisions += look.decisions
        secret_asks += look.secret_asks
        if found or secret_asks >= enough:
            break
    return Looked(found, decisions, secret_asks)
