"""Verbs that only effects of cards use: looking, copying, Aspects that change places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from gloaming.games.twilight import events
from gloaming.games.twilight.card_verbs import CardVerbs
from gloaming.games.twilight.effects import Keyword
from gloaming.games.twilight.events import Zone
from gloaming.games.twilight.natures import abilities
from gloaming.games.twilight.power import Level
from gloaming.games.twilight.state import NOTHING, Lasting
from gloaming.kernel import Secret

ZONES: tuple[Zone, ...] = ("hand", "life", "discard", "aspects", "set_aside")


class EffectVerbs(CardVerbs, kw_only=True):
    """A game of Twilight in which texts of cards are carried out."""

    def use_once(self, seat: int, card: int, face: int, number: int) -> None:
        """An ability is used up for this turn, and does not wait a second time."""
        if card == NOTHING:
            self.change(seat, used=self.players[seat].used | 1 << number)
        elif (one := self.permanent(card)) is not None and (face, number) in abilities(one):
            self.alter(card, used=one.used | 1 << abilities(one).index((face, number)))
        same = (card, face, number)
        self.waiting = tuple(one for one in self.waiting if (one.card, one.face, one.ability) != same)

    # Looking.

    def look(self, seat: int, of: int, zone: Zone, cards: Sequence[int]) -> None:
        """A player sees hidden cards of somebody's."""
        player = self.players[of]
        unseen = player.life[: -player.shown] if zone == "life" else ()
        for card in cards:
            self.show_to(seat, card)
            level = 0 if card in unseen else self.level(card)
            self.tell(events.Revealed(of, zone, level, Secret(card, 1 << seat)))

    def rearrange(self, seat: int, of: int, top: Sequence[int], bottom: Sequence[int]) -> None:
        """A player who looked at the top of a Life Stack puts some under it and the rest back, first named on top."""
        player = self.players[of]
        touched = [*top, *bottom]
        rest = player.life[: len(player.life) - len(touched)]
        self.mix(touched, watching=1 << seat)
        life = (*reversed(bottom), *rest, *reversed(top))
        self.change(of, life=life, shown=1)
        self.tell(events.Rearranged(seat, of, len(top), len(bottom)))
        self.uncover(of)

    # Damage.

    def damage_life(self, seat: int, n: int, by: int, to: Literal["discard", "destroyed"]) -> tuple[int, ...]:
        """Damage takes cards off the top of a Life Stack, which they do not come back to."""
        n = min(n, len(self.players[seat].life))
        if n:
            self.change(seat, damaged=self.players[seat].damaged + n)
            self.tell(events.StackDamaged(seat, "life", n, by))
        return self.lose_life(seat, n, to)

    # Effects that last.

    def use_up_prevention(self, seat: int, n: int) -> int:
        """Prevent so much damage to a Life Stack as effects can; how much is left."""
        kept = []
        for effect in self.lasting:
            used = min(n, effect.n) if effect.kind == "prevent" and effect.seat == seat else 0
            n -= used
            if effect.n > used or not used:
                kept.append(replace(effect, n=effect.n - used) if used else effect)
        self.lasting = tuple(kept)
        return n

    def lend(self, card: int, seat: int, until: Literal["turn", "your_next_turn", "in_play", "forever"]) -> None:
        """A player gains control of a card, for a while or for good."""
        if until != "forever":
            owner = self.lying(card).controller
            self.last(Lasting(kind="control", card=card, seat=owner, until=until, whose=seat))
        self.control(card, seat)

    # Cards in the Combat Field.

    def copy_creature(self, card: int, face: int) -> None:
        """A Creature loses all markers and becomes a copy."""
        self.alter(card, copies=face, damage=0, blessings=0, freezes=0, used=0)
        self.tell(events.Copied(card, face))

    def redirect(self, card: int, stack: Literal["life", "discard"]) -> None:
        """An attacker goes for the other stack of the player it attacks."""
        self.alter(card, stack=stack)
        self.tell(events.AttackDeclared(card, self.lying(card).attacks, stack))

    def doom(self, card: int) -> None:
        """A card is doomed, wherever it goes from now on."""
        self.doomed = (*(one for one in self.doomed if one != card), card)

    def destroy_doomed(self) -> None:
        """All doomed cards are Destroyed, wherever they are."""
        doomed, self.doomed = self.doomed, ()
        for card in doomed:
            if self.permanent(card) is not None:
                self.leave_field(card, "destroyed")
                continue
            for seat, player in enumerate(self.players):
                for zone in ZONES:
                    if card in getattr(player, zone):
                        self.destroy_card(card, seat, zone)
                if any(one.card == card for one in player.resources):
                    self.destroy_card(card, seat, "resources")

    def revive(
        self, card: int, of: int, zone: Zone, seat: int, *, keyword: Keyword | Literal[""], beyond_limit: bool
    ) -> None:
        """A card of a stack or Hand enters the Combat Field without being Summoned."""
        self.take(card, of, zone)
        fresh = "lumbering" not in self.printed(card).keywords
        self.enter(card, seat, fresh=fresh, keyword=keyword, beyond_limit=beyond_limit)

    # Aspects.

    def uncover_intrigue(self, card: int, holder: int, seat: int) -> None:
        """A Manifested Intrigue goes from a Resource Area to the Combat Field; its Upkeep counts as paid."""
        self.take(card, holder, "resources")
        self.enter(card, seat)

    def recharge_from_stack(self, seat: int, slot: int) -> None:
        """An Aspect of the Aspect Stack replaces the lost one, Exhausted."""
        card = self.players[seat].aspects[slot]
        self.place_aspect(seat, card, fresh=False)
        self.tell(events.Recharged(seat, self.level(card)))

    def recharge_from_life(self, seat: int, level: Level) -> None:
        """The topmost Aspect of that level in the Life Stack goes straight to the Resource Area, Exhausted."""
        if self.search_life(seat, seat, level):
            self.recharge_from_stack(seat, len(self.players[seat].aspects) - 1)

    def swap_aspect(self, seat: int, card: int, holder: int, slot: int) -> None:
        """A card of the Hand and a face-down Aspect of the same level change places, each without being shown."""
        self.unseen(seat, (card,))
        old = self.players[holder].resources[slot]
        self.take(card, seat, "hand")
        self.alter_aspect(holder, slot, card=card, manifested=False)
        self.put(old.card, seat, "hand")
        self.show_to(seat, old.card)
        self.tell(events.Moved(seat, "hand", holder, "resources", self.level(card), self.secret(card)))
        self.tell(events.Moved(holder, "resources", seat, "hand", self.level(old.card), self.secret(old.card)))
