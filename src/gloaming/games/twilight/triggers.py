"""Triggers: which abilities an event sets off. They wait until the rules put them on the chain."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.effects import Ability, Of, Trigger
from gloaming.games.twilight.natures import abilities_of, works
from gloaming.games.twilight.state import NOTHING, Cause, Permanent, State, Waiting

if TYPE_CHECKING:
    from gloaming.games.twilight.card_verbs import CardVerbs

Leaving: TypeAlias = Literal["slain", "destroyed", "discarded", "returned", "sacrificed"]

OF_THE_PLAYER: frozenset[Trigger] = frozenset(
    ("start_of_draw", "end_of_draw", "when_attacked", "you_damaged", "you_manifest", "ally_block")
)
"""Events that all cards of one player answer to."""


@cache
def _answers(face: int, copies: int, on: Trigger) -> tuple[tuple[int, int, int, Ability], ...]:
    """The abilities of a card for an event: place in its list, face, number there, ability."""
    pairs = abilities_of(face, copies)
    found = ((at, of, number, FACES[of].abilities[number]) for at, (of, number) in enumerate(pairs))
    return tuple(entry for entry in found if entry[3].on == on)


@cache
def deity_abilities(deity: int, kind: Literal["active", "passive"]) -> tuple[tuple[Ability, bool], ...]:
    """The abilities of the active or passive parts of a Deity in order, and whether each needs Conviction."""
    parts = (part for part in DEITIES[deity].parts if part.kind == kind)
    return tuple((ability, part.conviction) for part in parts for ability in part.abilities)


@cache
def _deity_answers(deity: int, on: Trigger) -> tuple[tuple[int, Ability], ...]:
    """The abilities of the passive parts of a Deity for an event, each with its number among all of them."""
    passive = deity_abilities(deity, "passive")
    return tuple((number, ability) for number, (ability, _) in enumerate(passive) if ability.on == on)


def happened(
    g: CardVerbs,
    on: Trigger,
    *,
    card: int = NOTHING,
    seat: int = NOTHING,
    amount: int = 0,
    stack: Literal["", "life", "discard"] = "",
) -> None:
    """Something has happened to a card in the Combat Field or to a player: what answers to it now waits."""
    if on in OF_THE_PLAYER:
        cause = Cause(card, seat, amount)
        found = [waiting for waiting, _ in _answering(g, on, cause) if waiting.seat == seat]
    else:
        one = g.lying(card)
        cause = Cause(card, seat if seat != NOTHING else one.attacks, amount)
        found = [
            Waiting(one.controller, card, face, number, cause)
            for _, face, number, ability in _answers(one.face, one.copies, on)
            if works(g, one) and ability.of.stack in ("", stack)
        ]
        if on == "on_block":
            happened(g, "ally_block", card=card, seat=one.controller)
    g.queue(found)


def left_field(g: CardVerbs, one: Permanent, how: Leaving) -> None:
    """A card has left the Combat Field: a Mini-card is Destroyed whatever took it, a doomed one where it was Slain."""
    if how == "sacrificed":
        return
    if how == "destroyed" or g.is_mini(one) or (how == "slain" and one.card in g.doomed):
        _look_back(g, "requiem", one)
        _queue_those(g, "card_destroyed", Cause(one.card, one.controller), FACES[one.face].kind)
        return
    if how == "returned" or FACES[one.face].kind != "creature":
        return
    _look_back(g, "deathbound", one)
    if how == "slain":
        _queue_those(g, "creature_slain", Cause(one.card, one.controller), "creature")


def destroyed(g: CardVerbs, card: int, seat: int, origin: str) -> None:
    """A card outside the Combat Field was Destroyed, not by Sacrifice."""
    if origin in ("hand", "set_aside", "discard"):
        cause = Cause(card, seat)
        found = _answers(g.faces[card], NOTHING, "requiem")
        g.queue([Waiting(seat, card, face, number, cause) for _, face, number, _ in found])
    _queue_those(g, "card_destroyed", Cause(card, seat), "")


def _look_back(g: CardVerbs, on: Trigger, one: Permanent) -> None:
    """What a card does on leaving the Combat Field, whoever has it now."""
    cause = Cause(one.card, one.controller)
    found = _answers(one.face, one.copies, on)
    g.queue([Waiting(one.controller, one.card, face, number, cause) for _, face, number, _ in found])


def _queue_those(g: CardVerbs, on: Trigger, cause: Cause, kind: str) -> None:
    found = _answering(g, on, cause)
    g.queue([waiting for waiting, ability in found if _concerns(ability.of, waiting.seat, cause.seat, kind)])


def _answering(g: State, on: Trigger, cause: Cause) -> Iterator[tuple[Waiting, Ability]]:
    """The abilities of all working cards and face-up Deities for an event, without those used up this turn."""
    for one in g.field:
        for at, face, number, ability in _answers(one.face, one.copies, on):
            if works(g, one) and not (ability.once and one.used >> at & 1):
                yield Waiting(one.controller, one.card, face, number, cause), ability
    for seat, player in enumerate(g.players):
        if player.deity == NOTHING or not player.face_up or not player.faithful or player.out:
            continue
        for number, ability in _deity_answers(player.deity, on):
            if not (ability.once and player.used >> number & 1):
                yield Waiting(seat, NOTHING, player.deity, number, cause), ability


def _concerns(of: Of, seat: int, whose: int, kind: str) -> bool:
    """True if an event about a card of that player is what an ability of a seat waits for."""
    if of.pick and kind not in of.pick:
        return False
    return of.side in ("", "any") or (of.side == "you") == (seat == whose)
