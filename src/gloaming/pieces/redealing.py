"""Redealing: another position that a seat cannot tell from the real one, for any game whose things may be hidden.

Things change places where the seat knows neither of the two: things of one kind of which it knows nothing, or things
that were mixed, of which it may know that they are among them. A back that shows stays as it is. A game says where
its hidden things lie and of which kind they are; all else follows from who has seen them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from gloaming.kernel.agenda import BrokenRule, Frame, run
from gloaming.kernel.chance import Chance
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.position import Position
from gloaming.pieces.hidden import HiddenThings, grouped

P = TypeVar("P", bound=HiddenThings)
F = TypeVar("F", bound=Frozen)
Things = Mapping[int, int]
"""Which thing now lies in the place of another."""

TRIES = 24
"""How often other things are dealt until a question to another seat is put in the same way."""


class Place(Frozen):
    """Where a thing lies hidden."""

    thing: int
    kind: Hashable = None
    """What a seat that has not seen the thing knows of it all the same, such as from which deck it is: things of the
    same kind are interchangeable to that seat, as far as their backs do not show."""
    back: Hashable = None
    shows: bool = True
    """False where not even the back of the thing can be seen."""


class Redeal(ABC, Generic[P]):
    """How a game deals anew what a seat does not know."""

    in_rules: ClassVar[tuple[str, ...]] = ("card", "cards")
    """Fields of rules that name things, alone, as a tuple, or as a record with a `card`. While such a rule is on the
    agenda those things stay where they are."""

    shuffled: ClassVar[tuple[str, ...]] = ()
    """Fields of the position that are lists of things of which nobody ever sees one before it leaves the list."""

    @abstractmethod
    def places(self, pos: P, seat: int) -> Iterable[Place]:
        """Every other place where things may lie face down, each thing once; it does not matter who has seen them."""

    @abstractmethod
    def lay(self, twin: P, new: Things) -> None:
        """Put each thing where it now lies; `laid` and `laid_in` do that for tuples and records of things."""

    def in_use(self, pos: P) -> set[int]:
        """Things that something pending is about: they stay where they are."""
        return {
            thing
            for frame in pos.agenda
            for name in frame.rule.__struct_fields__
            if name in self.in_rules
            for thing in _things_in(getattr(frame.rule, name))
        }

    def __call__(self, pos: P, seat: int, rng: Chance) -> P:
        """A copy in which all that the seat does not know was dealt anew, and chance is another."""
        chance = rng.below(1 << 62)
        twin = self._same_question(pos, seat, rng)
        twin.chance = chance
        return twin

    def _same_question(self, pos: P, seat: int, rng: Chance) -> P:
        ask = pos.ask
        if ask is None or ask.seat == seat:
            return self._dealt(pos, rng, seat)
        if can_be_put_anew(pos):
            for _ in range(TRIES):
                twin = self._dealt(pos, rng, seat)
                if put_anew(twin, pos):
                    return twin
        # The question of another seat is about things that seat knows: they stay where they are.
        return self._dealt(pos, rng, seat, fixed=1 << ask.seat)

    def _dealt(self, pos: P, rng: Chance, seat: int, fixed: int = 0) -> P:
        """A copy with unknown things in other places, but for those that some fixed seats know, as bits."""
        known = 1 << seat | fixed
        in_use, seen = self.in_use(pos), pos.seen
        hidden = [
            place for place in self.places(pos, seat) if not seen[place.thing] & known and place.thing not in in_use
        ]
        new = {place.thing: place.thing for place in hidden}
        backs = {place.thing: place.back for place in hidden}
        groups = [dict(zip(group.things, group.among, strict=True)) for group in pos.mixed]
        among = {thing: bits for group in groups for thing, bits in group.items()}
        by_kind: dict[Hashable, list[Place]] = {}
        for place in hidden:
            if not among or not among.get(place.thing, 0) & known:
                by_kind.setdefault(place.kind, []).append(place)
        for places in by_kind.values():
            _shuffle(places, backs, new, rng)
        twin = pos.clone()
        if groups:
            # What is known to be among mixed things goes with the thing, all else stays with the place.
            goes_with = {new.get(thing, thing): bits for thing, bits in among.items()}
            for group in groups:
                _shuffle([place for place in hidden if place.thing in group], backs, new, rng)
            laid_groups = [[new.get(thing, thing) for thing in group] for group in groups]
            twin.mixed = tuple(grouped({thing: goes_with[thing] for thing in group}) for group in laid_groups)
        for old, thing in new.items():
            twin.seen[thing] = seen[old]
        for deck in self.shuffled:
            rng.shuffle(getattr(twin, deck))
        self.lay(twin, new)
        return twin


def _shuffle(places: list[Place], backs: Mapping[int, Hashable], new: dict[int, int], rng: Chance) -> None:
    """Permute the things of these places: freely where no back shows, then among all with the same back."""
    deep = [place.thing for place in places if not place.shows]
    if deep:
        _permute(deep, new, rng)
    if len(deep) < len(places):
        alike: dict[Hashable, list[int]] = {}
        for place in places:
            alike.setdefault(backs[new[place.thing]], []).append(place.thing)
        for things in alike.values():
            _permute(things, new, rng)


def _permute(places: list[int], new: dict[int, int], rng: Chance) -> None:
    """Shuffle what lies in places, each named by the thing that truly lies there."""
    things = [new[place] for place in places]
    rng.shuffle(things)
    new.update(zip(places, things, strict=True))


def _things_in(field: Any) -> Iterable[int]:
    if isinstance(field, int):
        return (field,)
    return field if isinstance(field, tuple) else (getattr(field, "card", -1),)


# Putting things where they now lie.


def laid(things: Iterable[int], new: Things) -> tuple[int, ...]:
    """The things that now lie in the places of these."""
    return tuple(new.get(thing, thing) for thing in things)


def laid_in(record: F, new: Things, *fields: str) -> F:
    """A record whose fields hold things, as tuples or tuples of tuples, or records with a `card`, with the new ones."""
    return replace(record, **{name: _exchanged(getattr(record, name), new) for name in fields})


def _exchanged(field: Any, new: Things) -> Any:
    if isinstance(field, int):
        return new.get(field, field)
    if isinstance(field, tuple):
        return tuple(_exchanged(one, new) for one in field)
    return replace(field, card=new[field.card]) if field.card in new else field


# The question of another seat.


def can_be_put_anew(pos: Position) -> bool:
    """True if the open question does not depend on an answer that is gone."""
    frame = pos.agenda[-1]
    wants_answer = frame.rule.steps[frame.step - 1][1]
    return not wants_answer


def put_anew(twin: Position, pos: Position) -> bool:
    """Put the open question anew to a copy with other things; False if it would not be put there in the same way."""
    ask, before = pos.ask, twin.clone()
    assert ask is not None
    frame = twin.agenda[-1]
    twin.agenda[-1] = Frame(frame.rule, frame.step - 1)
    try:
        run(twin)
    except BrokenRule:  # the new things do not allow what was begun
        return False
    before.ask = asked = twin.ask
    return (
        asked is not None
        and (asked.seat, asked.topic, asked.secret) == (ask.seat, ask.topic, ask.secret)
        and twin == before
    )
