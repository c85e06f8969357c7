"""The verbs: the only code that changes a position, each telling what it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.casting_shadows import events
from gloaming.games.casting_shadows import resources as res
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.characters import STARTING_HP, TRANSFORM_COST
from gloaming.games.casting_shadows.map import FIRST_HOME
from gloaming.games.casting_shadows.state import NOTHING, State


class Play(State, kw_only=True):
    """A game of Casting Shadows being played."""

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a player; only verbs call this."""
        self.players[seat] = replace(self.players[seat], **fields)

    # Set-up.

    def play_as(self, seat: int, character: int) -> None:
        """A player gets a character with its Home tile; who had that so far gets the other, until they choose."""
        before = self.players[seat].character
        swapped = {before: character, character: before}
        homes = {FIRST_HOME + one: FIRST_HOME + other for one, other in swapped.items()}
        self.players = [replace(p, character=swapped.get(p.character, p.character)) for p in self.players]
        self.tiles = tuple(homes.get(tile, tile) for tile in self.tiles)
        self.tell(events.CharacterChosen(seat, character))

    # Turns.

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.turn += 1
        self.cast = ()
        for other, player in enumerate(self.players):
            if player.companion_spent and (other == seat or CARDS[player.companion].limit == "turn"):
                self.change(other, companion_spent=False)
        self.points = self.points_per_turn(seat)
        self.tell(events.TurnBegan(seat, self.turn))

    def spend_point(self) -> None:
        self.points -= 1
        self.tell(events.PointSpent(self.active, self.points))

    def clear_pool(self) -> None:
        self.dice, self.tokens, self.points = res.NO_DICE, res.NO_TOKENS, 0
        self.tell(events.PoolCleared(self.active))

    def end_game(self, winners: Sequence[int], reason: str, *, capped: bool = False) -> None:
        self.finish(winners, reason, capped=capped)
        self.tell(events.GameEnded(tuple(winners), reason))

    # Resources.

    def roll_dice(self, dice: Sequence[int]) -> None:
        faces = list(self.dice)
        for die in dice:
            faces[die] = res.DIE_FACES[die][self.below(6)]
        self.dice = tuple(faces)
        self.tell(events.DiceRolled(self.active, self.dice, tuple(dice)))

    def gain_resource(self, resource: str, number: int) -> None:
        self._add_tokens(res.NUMBER_OF[resource], number)
        self.tell(events.ResourceGained(self.active, resource, number))

    def spend_resources(self, pieces: Sequence[int]) -> None:
        for piece in pieces:
            self._take_piece(piece)
        if pieces:
            self.tell(events.ResourcesSpent(self.active, tuple(pieces)))

    def convert_resource(self, using: str, resource: str, number: int) -> None:
        self._take_piece(res.NUMBER_OF[using])
        self._add_tokens(res.NUMBER_OF[resource], number)
        self.tell(events.ResourceConverted(self.active, using, resource, number))

    def remove_crystal(self) -> None:
        self._take_piece(res.CRYSTAL)
        self.tell(events.Protected(self.active))

    def _add_tokens(self, resource: int, number: int) -> None:
        tokens = list(self.tokens)
        tokens[resource] += number
        self.tokens = tuple(tokens)

    def _take_piece(self, piece: int) -> None:
        """Return a token to the supply, or, where there is none, a die that shows the resource."""
        if piece < len(self.tokens) and self.tokens[piece]:
            self._add_tokens(piece, -1)
            return
        found = (
            die
            for die, face in enumerate(self.dice)
            if face == piece or (face == res.FRAGMENT and res.FRAGMENT_ON[res.DIE_COLOURS[die]] == piece)
        )
        die = next(found)
        self.dice = (*self.dice[:die], res.SPENT, *self.dice[die + 1 :])

    # Meeples, HP and energy.

    def move(self, seat: int, place: int) -> None:
        self.change(seat, hex=place)
        self.tell(events.Travelled(seat, place))

    def lose_hp(self, seat: int, amount: int, by: int) -> None:
        hp = max(0, self.players[seat].hp - amount)
        self.change(seat, hp=hp)
        self.tell(events.HpLost(seat, amount, hp, by))

    def gain_hp(self, seat: int, amount: int) -> None:
        before = self.players[seat].hp
        hp = before + amount
        if self.options.hp_limit:
            hp = max(before, min(hp, STARTING_HP))
        self.change(seat, hp=hp)
        self.tell(events.HpGained(seat, hp - before, hp))

    def absorb(self, seat: int, fragments: int, extra: int) -> None:
        player = self.players[seat]
        for _ in range(fragments):
            self._take_piece(res.FRAGMENT)
        energy = min(player.energy_limit, player.energy + fragments + extra)
        self.change(seat, energy=energy)
        self.tell(events.EnergyAbsorbed(seat, fragments, energy))

    def transform(self, seat: int) -> None:
        player = self.players[seat]
        self.change(seat, shadow=True, energy=player.energy - TRANSFORM_COST)
        self.tell(events.Transformed(seat))

    def use_ability(self, seat: int, energy: int) -> None:
        player = self.players[seat]
        self.change(seat, energy=player.energy - energy)
        self.tell(events.AbilityUsed(seat))

    def spend_companion(self, seat: int) -> None:
        """Note that a Companion with a limit has worked."""
        if CARDS[self.players[seat].companion].limit:
            self.change(seat, companion_spent=True)

    def eliminate(self, seat: int) -> None:
        """Spells and Resource cards are discarded, Counterspells go under their deck; the Companion is done."""
        player = self.players[seat]
        self.discard.extend(player.book)
        hidden = list(player.counterspells)
        self.shuffle(hidden)
        if len(hidden) > 1:  # nobody saw in which order they went under
            self.hide(hidden)
        self.counterspell_deck[:0] = hidden
        self.change(seat, hp=0, book=(), counterspells=())
        self.tell(events.Eliminated(seat))
        if seat == self.active:
            self.clear_pool()

    # Cards.

    def mark_cast(self, card: int) -> None:
        self.cast = (*self.cast, card)
        self.tell(events.SpellCast(self.active, card))

    def discard_from_book(self, seat: int, card: int) -> None:
        self._leave_book(seat, card)
        self.tell(events.CardDiscarded(seat, card))

    def use_resource_card(self, seat: int, card: int) -> None:
        self._leave_book(seat, card)
        self.tell(events.ResourceCardUsed(seat, card))

    def _leave_book(self, seat: int, card: int) -> None:
        player = self.players[seat]
        self.change(seat, book=tuple(c for c in player.book if c != card))
        self.discard.append(card)

    def collect_card(self, seat: int, place: int) -> None:
        player = self.players[seat]
        card = self.market[place]
        self.change(seat, book=(*player.book, card))
        self.market[place] = NOTHING
        self.tell(events.CardCollected(seat, card, place))

    def discard_from_market(self, place: int) -> None:
        card = self.market[place]
        self.market[place] = NOTHING
        self.discard.append(card)
        self.tell(events.CardDiscarded(NOTHING, card))

    def turn_up_card(self, place: int) -> None:
        """Fill a place of the map from the Main deck, which is made anew from the discard pile when it is empty."""
        if not self.main and self.discard and self.options.reshuffle:
            self.main, self.discard = self.discard, []
            self.shuffle(self.main)
            self.tell(events.DeckReshuffled())
        if self.main:
            self.market[place] = self.main.pop()
            self.tell(events.CardTurnedUp(place, self.market[place]))

    def collect_counterspell(self, seat: int) -> None:
        player = self.players[seat]
        card = self.counterspell_deck.pop()
        self.change(seat, counterspells=(*player.counterspells, card))
        self.show_to(seat, card)
        self.tell(events.CounterspellCollected(seat, self.secret(card)))

    def reveal_counterspell(self, seat: int, card: int) -> None:
        player = self.players[seat]
        left = tuple(other for other in player.counterspells if other != card)
        self.change(seat, counterspells=left)
        self.counterspell_deck.insert(0, card)
        self.show(card)
        self.tell(events.CounterspellRevealed(seat, card))

    def summon(self, seat: int, card: int) -> None:
        self.portal.remove(card)
        self.change(seat, companion=card)
        self.tell(events.CompanionSummoned(seat, card))

    def fill_portal(self) -> None:
        if self.companion_deck:
            self.portal.append(self.companion_deck.pop())
            self.tell(events.PortalFilled(self.portal[-1]))
