"""What effects do to Aspects."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.twilight.effects import Op, Select, Who
from gloaming.games.twilight.options import ChooseAspect, GiveCard
from gloaming.games.twilight.options import PlaceAspect as PlaceSlot
from gloaming.games.twilight.power import LEVEL_NAMES, Level
from gloaming.games.twilight.rules.aiming import OnPlayers
from gloaming.games.twilight.rules.manifest import ManifestAspects, Recharge, manifestable
from gloaming.games.twilight.rules.matter import About
from gloaming.games.twilight.rules.targets import amount, aspects, different, seats_meant
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Ask, Next, Rule, again, choose, done
from gloaming.kernel.agenda import Chosen
from gloaming.pieces.subjects import SeatRule
from gloaming.pieces.words import an


class Manifest(Op):
    """So many times: Manifest an Aspect of the level, chosen when it is carried out."""

    aspect: Level

    def can_work(self, g: Play, about: About) -> bool:
        return bool(manifestable(g, about.seat, self.aspect))

    def do(self, g: Play, about: About, aim: None) -> Rule:
        return ManifestAspects(about.seat, self.aspect, amount(g, about, self))

    def say(self) -> str:
        return f"manifest {an(LEVEL_NAMES[self.aspect])} Aspect"


# Exhaust and Refresh.


class TurnsAspects(Op):
    """An op about Aspects of the levels in a Resource Area that are to be Exhausted or Refreshed."""

    fresh: ClassVar[bool]
    """What they become."""
    who: Who = "controller"
    aspect: tuple[Level, ...] = ()

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._turning(g, about)._found(g))

    def do(self, g: Play, about: About, aim: None) -> Rule:
        return self._turning(g, about)

    def _turning(self, g: Play, about: About) -> TurnAspects:
        seats = tuple(seats_meant(g, about, self.who))
        return TurnAspects(about.seat, seats, self.aspect, self.fresh, amount(g, about, self))


class ExhaustAspect(TurnsAspects, says="exhaust the Aspect"):
    """Exhaust Fresh Aspects, or the Manifested card itself."""

    fresh = False
    t: Select | None = None

    def _turning(self, g: Play, about: About) -> TurnAspects:
        if self.t is None:
            return TurnsAspects._turning(self, g, about)
        return TurnAspects(about.seat, (about.matter.holder,), (), False, amount(g, about, self), only=about.card)


class RefreshAspect(TurnsAspects):
    """Refresh Exhausted Aspects."""

    fresh = True


class TurnAspects(SeatRule):
    """Exhaust or Refresh Aspects of a Resource Area, chosen one after another."""

    of: tuple[int, ...]
    levels: tuple[Level, ...]
    fresh: bool
    """What they become."""
    n: int
    only: int = NOTHING
    """The one card that is meant."""
    count: int = 0

    def next(self, g: Play) -> Next:
        found = self._found(g)
        if self.count >= self.n or not found:
            return done()
        return choose(self.seat, "aspect", found)

    def turn(self, g: Play, option: ChooseAspect) -> Next:
        g.turn_aspect(option.seat, option.slot, fresh=self.fresh)
        return self.having(count=self.count + 1).then(again("next"))

    def _found(self, g: Play) -> list[ChooseAspect]:
        """The Aspects that may be turned."""
        return aspects(g, self.of, lambda one: one.fresh != self.fresh and self._is_meant(g, one.card))

    def _is_meant(self, g: Play, card: int) -> bool:
        return card == self.only if self.only != NOTHING else g.level(card) in self.levels


# The Manifested card itself.


class OfManifested(Op):
    """An op about the Manifested card, which has to be in the Resource Area still; its player then Recharges."""

    def do(self, g: Play, about: About, aim: None) -> Rule | None:
        matter = about.matter
        if all(one.card != matter.card for one in g.players[matter.holder].resources):
            return None
        self.move(g, about)
        return Recharge(matter.holder, g.level(matter.card))

    def move(self, g: Play, about: About) -> None:
        """Where the card goes."""
        raise NotImplementedError(f"{type(self).__name__} does not say where the card goes")


class DestroyAspect(OfManifested):
    """The Manifested Aspect is Destroyed."""

    def move(self, g: Play, about: About) -> None:
        g.destroy_card(about.card, about.matter.holder, "resources")


class StealAspect(OfManifested):
    """The Manifested Aspect goes face down to your Aspect Stack."""

    def move(self, g: Play, about: About) -> None:
        g.move(about.card, about.matter.holder, "resources", about.seat, "aspects")


class PutSelfIntoPlay(OfManifested):
    """The Manifested Intrigue moves to your Combat Field."""

    def move(self, g: Play, about: About) -> None:
        g.uncover_intrigue(about.card, about.matter.holder, about.seat)


# Aspects that change places.


class SwapAspect(Op):
    """A face-down Aspect of a Resource Area and a card of the same level in your Hand change places."""

    who: Who

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._swapping(g, about)._found(g))

    def do(self, g: Play, about: About, aim: None) -> Rule:
        return self._swapping(g, about)

    def _swapping(self, g: Play, about: About) -> SwapOne:
        return SwapOne(about.seat, tuple(seats_meant(g, about, self.who)))


class SwapOne(SeatRule):
    """A face-down Aspect and a Hand card of the same level change places."""

    of: tuple[int, ...]
    holder: int = 0
    slot: int = 0

    def aspect(self, g: Play) -> Next:
        found = self._found(g)
        if not found:
            return done()
        return choose(self.seat, "aspect", found)

    def card(self, g: Play, option: ChooseAspect) -> Next:
        level = g.level(g.players[option.seat].resources[option.slot].card)
        fitting = [card for card in g.players[self.seat].hand if g.level(card) == level]
        options = tuple(map(GiveCard, different(g, fitting)))
        # Who is asked must not tell what is in the Hand: only the number of such backs decides.
        following = Chosen(options[0]) if len(fitting) == 1 else Ask(self.seat, "give", options)
        return self.having(holder=option.seat, slot=option.slot).then(following)

    def swap(self, g: Play, option: GiveCard) -> None:
        g.swap_aspect(self.seat, option.card, self.holder, self.slot)

    def _found(self, g: Play) -> list[ChooseAspect]:
        """The face-down Aspects for which the player has a card of the same level in Hand."""
        levels = {g.level(card) for card in g.players[self.seat].hand}
        return aspects(g, self.of, lambda one: not one.face_up and g.level(one.card) in levels)


class PlaceAspect(OnPlayers, says="place an Aspect into the Resource Area"):
    """Move Aspects from an Aspect Stack to its Resource Area."""

    needs = "aspects"
    state: Literal["fresh", "exhausted"]

    def affect(self, g: Play, about: About, seat: int) -> Rule:
        return PlaceAspects(about.seat, seat, amount(g, about, self), self.state == "fresh")


class PlaceAspects(SeatRule):
    """Move chosen Aspects from an Aspect Stack to its Resource Area."""

    of: int
    n: int
    fresh: bool
    count: int = 0

    def next(self, g: Play) -> Next:
        aspects = g.players[self.of].aspects
        if self.count >= self.n or not aspects:
            return done()
        return choose(self.seat, "place_aspect", [PlaceSlot(slot) for slot in range(len(aspects))])

    def place(self, g: Play, option: PlaceSlot) -> Next:
        g.place_aspect(self.of, g.players[self.of].aspects[option.slot], fresh=self.fresh)
        return self.having(count=self.count + 1).then(again("next"))


class GatherAspect(OnPlayers):
    """The topmost Aspect of the level in a Life Stack goes unseen to your Aspect Stack."""

    aspect: Level

    def affect(self, g: Play, about: About, seat: int) -> None:
        g.search_life(about.seat, seat, self.aspect)
