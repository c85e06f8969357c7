"""Scenes of Embers: a hearth with given hands, and answers picked by what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from gloaming.kernel import Chance, Event, Opened, Option, Secret
from gloaming.kernel.agenda import Frame, Rule, run
from tests.kernel.embers.game import EMBERS
from tests.kernel.embers.rules import Hearth, Options

SNUFF, SNUFF_2, SNUFF_3, SNUFF_4 = range(4)
MIRROR, MIRROR_2 = 8, 9
OMEN_0, OMEN_1, OMEN_2 = range(3)


def scene(
    *hands: Sequence[int], embers: int = 3, teams: bool = False, omens: Sequence[int] = (0, 1, 2, 3), seed: int = 0
) -> Hearth:
    """Seat 0 is to act, everyone holds what is given, and the pile is empty."""
    pos = EMBERS.set_up(len(hands), Chance(seed).state, Options(teams=teams, embers=embers))
    pos.pile.clear()
    pos.players = [
        replace(
            player,
            hand=tuple(Secret(card, 1 << seat) for card in hands[seat]),
            omen=Secret(omens[seat], 0),
        )
        for seat, player in enumerate(pos.players)
    ]
    run(pos)
    return pos


def only(rule: Rule, *hands: Sequence[int]) -> Hearth:
    """A hearth on whose agenda nothing but that rule lies, not yet begun."""
    pos = scene(*(hands or ((), ())))
    pos.agenda = [Frame(rule)]
    return pos


def pick(pos: Hearth, option: Option) -> list[Event]:
    """Answer with an option that has to be on offer; what happened, but for who might answer it."""
    assert pos.ask is not None, "the game is over"
    assert option in pos.ask.options, f"{option} is not among {pos.ask.options}"
    return [event for event in told(pos, option) if not isinstance(event, Opened)]


def told(pos: Hearth, option: Option) -> list[Event]:
    """Answer with an option; everything that is told."""
    assert pos.ask is not None
    return EMBERS.apply(pos, pos.ask.options.index(option))


def asked(pos: Hearth) -> tuple[int, str]:
    """Who is asked, and about what."""
    assert pos.ask is not None, "the game is over"
    return pos.ask.seat, pos.ask.topic


def rules_on(pos: Hearth) -> list[str]:
    """The rules on the agenda by name, the one that runs first last."""
    return [type(frame.rule).__name__ for frame in pos.agenda]


def play_out(pos: Hearth, rng: Chance, at_each: Callable[[Hearth], None] = lambda pos: None) -> None:
    """Answer at random until the game is over, looking at each decision."""
    while pos.ask is not None:
        at_each(pos)
        EMBERS.apply(pos, rng.below(len(pos.ask.options)))
