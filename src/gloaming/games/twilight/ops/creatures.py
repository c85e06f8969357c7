"""What effects do to Creatures and other cards of the Combat Field."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from gloaming.games.twilight.cards import FACES, MINI_OF
from gloaming.games.twilight.derived import fight, life
from gloaming.games.twilight.effects import Keyword, Select, Until, Who
from gloaming.games.twilight.natures import matches, nature
from gloaming.games.twilight.power import LEVEL_NAMES
from gloaming.games.twilight.rules.aiming import ChooseAim, OnCards, OnPlayers, pick_cards, there
from gloaming.games.twilight.rules.damage import to_creature
from gloaming.games.twilight.rules.matter import About, Aim
from gloaming.games.twilight.rules.targets import amount, candidates, different, seats_meant, sides_meant
from gloaming.games.twilight.state import NOTHING, Permanent
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.words import an

# Damage.


class DamageCreature(OnCards):
    """Damage to Creatures, each in one instance."""

    def do(self, g: Play, about: About, aim: Aim) -> None:
        n = amount(g, about, self)
        for card in aim.cards:
            to_creature(g, card, n)


class Strike(OnCards):
    """A Creature deals its Fight to another; only Heresies do so, which choose what they are about as they happen."""

    by: Select

    def chooses(self) -> bool:
        return True

    def pick(self, g: Play, run: ChooseAim) -> Next:
        if not run.cards:
            return pick_cards(run, self.by, candidates(g, run.about, self.by), ())
        found = [card for card in candidates(g, run.about, self.t) if card not in run.cards]
        return pick_cards(run, self.t, found, run.cards[1:])

    def do(self, g: Play, about: About, aim: Aim) -> None:
        by = g.permanent(aim.cards[0]) if aim.cards else None
        n = fight(g, by) if by is not None else 0
        for card in aim.cards[1:]:
            to_creature(g, card, n)


class Heal(OnCards):
    """Damage is taken off."""

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        if one.damage:
            g.mark(one.card, "damage", -amount(g, about, self))


# Removal.


class Gone(Frozen):
    """The cards an op has removed, and how strong they were."""

    cards: tuple[int, ...]
    strength: int


class Removal(OnCards):
    """Cards leave the Combat Field, none that this ability has removed before."""

    how: ClassVar[Literal["slain", "destroyed"]]

    def do(self, g: Play, about: About, aim: Aim) -> Gone | Literal[False]:
        gone = [one for one in there(g, aim) if one.card not in about.removed]
        strength = sum(fight(g, one) + life(g, one) for one in gone if FACES[one.face].kind == "creature")
        for one in gone:
            g.leave_field(one.card, self.how)
        return Gone(tuple(one.card for one in gone), strength) if gone else False

    def note(self, about: About, result: Any) -> About:
        if not isinstance(result, Gone):
            return about
        removed = (*about.removed, *result.cards)
        return replace(about, removed=removed, strength=result.strength or about.strength)


class Slay(Removal):
    """Cards go to their Discard Stacks."""

    how = "slain"


class Destroy(Removal):
    """Cards are out of the game."""

    how = "destroyed"

    def say(self) -> str:
        level = f"{LEVEL_NAMES[self.t.aspect[0]]} " if self.t.aspect else ""
        return f"destroy {an((level + ' or '.join(self.t.pick)).title().replace(' Or ', ' or '))}"


class ReturnToHand(OnCards):
    """To the controller's Hand."""

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        g.leave_field(one.card, "returned")


# States and markers.


class Exhaust(OnCards):
    """Fresh cards are turned."""

    def do(self, g: Play, about: About, aim: Aim) -> bool:
        fresh = [one for one in there(g, aim) if one.fresh]
        for one in fresh:
            g.turn_card(one.card, fresh=False)
        return bool(fresh)


class Refresh(OnCards):
    """Also if Frozen."""

    thaw: bool = False

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        if self.thaw and one.freezes:
            g.thaw((one.card,))
        if not one.fresh:
            g.turn_card(one.card, fresh=True)


class Freeze(OnCards):
    """A Freeze marker on each."""

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        g.mark(one.card, "freeze", 1)


class Bless(OnCards, says="place a Blessing"):
    """Blessings on each."""

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        g.mark(one.card, "blessing", amount(g, about, self))


class RemoveBlessing(OnCards):
    """Blessings are taken off."""

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        if one.blessings:
            g.mark(one.card, "blessing", -amount(g, about, self))


# Attack, control, copies.


class RedirectAttack(OnCards):
    """The attacker attacks the other stack of the same player."""

    to: Literal["life", "discard"]

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        g.redirect(one.card, self.to)


class GainControl(OnCards):
    """You control them, for a while or for good."""

    until: Until

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        if one.controller != about.seat:
            g.lend(one.card, about.seat, self.until)


class CopyCreature(OnCards):
    """Lose all markers and become a copy of the Creature, keeping name, level, Epic and this ability."""

    def found(self, g: Play, about: About) -> list[int]:
        """The Creatures a card may become a copy of: none it already copies."""
        mine = nature(g.lying(about.card))
        return [card for card in candidates(g, about, self.t) if nature(g.lying(card)) is not mine]

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        g.copy_creature(about.card, one.face if one.copies == NOTHING else one.copies)

    def outlasts_copying(self) -> bool:
        return True


# New cards in the Combat Field.


class PlaceMini(OnPlayers):
    """Mini-cards enter the Combat Field of a player."""

    mini: str
    state: Literal["fresh", "exhausted"] = "fresh"

    def affect(self, g: Play, about: About, seat: int) -> None:
        for _ in range(amount(g, about, self)):
            g.place_mini(MINI_OF[self.mini], seat, fresh=self.state == "fresh")


class FromStack(OnCards, kw_only=True):
    """An op about cards that lie in stacks or Hands."""

    zone: Literal["discard", "hand"] = "discard"

    def found(self, g: Play, about: About) -> list[int]:
        return [
            card
            for seat in sides_meant(g, about, self.t)
            for card in getattr(g.players[seat], self.zone)
            if matches(g.printed(card), self.t)
        ]

    def pick(self, g: Play, run: ChooseAim) -> Next:
        found = [card for card in self.found(g, run.about) if card not in run.cards]
        return pick_cards(run, self.t, different(g, found), run.cards)

    def owner(self, g: Play, card: int) -> int:
        """Whose stack or Hand a card lies in."""
        return next(seat for seat, player in enumerate(g.players) if card in getattr(player, self.zone))


class PutIntoPlay(FromStack, kw_only=True):
    """A chosen card of a stack or Hand enters Fresh and doomed, not as a Summon."""

    who: Who
    keyword: Keyword | Literal[""] = ""
    ignore_limit: bool = False

    def do(self, g: Play, about: About, aim: Aim) -> None:
        seats = seats_meant(g, about, self.who) if self.who not in ("opponent", "any") else []
        for card in aim.cards:
            of = self.owner(g, card)
            for seat in seats:
                g.doom(card)
                g.revive(card, of, self.zone, seat, keyword=self.keyword, beyond_limit=self.ignore_limit)


class ReturnFromDiscard(FromStack, kw_only=True):
    """A chosen card of a Discard Stack goes back to the Hand."""

    who: Who

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for card in aim.cards:
            seat = self.owner(g, card)
            g.move(card, seat, "discard", seat, "hand")
