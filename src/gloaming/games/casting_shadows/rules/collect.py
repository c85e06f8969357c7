"""Collect and Refresh: the cards beside the hexes."""

from __future__ import annotations

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.cards.counterspells import COUNTERSPELLS
from gloaming.games.casting_shadows.map import CENTRE, DESERT
from gloaming.games.casting_shadows.options import Collect, Discard, GiveSpell, Refresh
from gloaming.games.casting_shadows.resources import Cost, can_pay
from gloaming.games.casting_shadows.rules.pay import NO_POINTS, Pay
from gloaming.games.casting_shadows.state import BOOK_SIZE, NOTHING
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Next, again, choose, done
from gloaming.pieces.subjects import SeatRule

(COUNTERSPELL_COST,) = {card.collect for card in COUNTERSPELLS}

NO_REFRESH_HERE = Why("CS-061", "No card can be refreshed at {hex}.")
NO_CARD_HERE = Why("CS-064", "No card lies beside {hex}.")
NO_COUNTERSPELL = Why("CS-172", "The Counterspell deck is empty until a used one goes back under it.")
TOO_DEAR = Why("CS-063", "{card} costs {cost}; your Pool has {pool}.")
NO_SPELL_TO_GIVE = Why("CS-113", "{card} also costs a level {level} Spell from your Spell Book, and you have none.")
BOOK_FULL = Why("CS-110", "Your Spell Book is full of Counterspells, which cannot be discarded to make room.")


def why_not_refresh(g: Play, seat: int, option: Refresh) -> Why | None:
    place = g.players[seat].hex
    if place in (CENTRE, DESERT):
        return NO_REFRESH_HERE
    if g.market[place] == NOTHING:
        return NO_CARD_HERE
    return None if g.points else NO_POINTS


class RefreshAction(SeatRule):
    """The card beside the hex is discarded and replaced."""

    def refresh(self, g: Play) -> None:
        place = g.players[self.seat].hex
        g.spend_point()
        g.discard_from_market(place)
        g.turn_up_card(place)


def cost_here(g: Play, seat: int) -> Cost:
    """The Collection Cost of what lies beside a player's hex."""
    place = g.players[seat].hex
    return COUNTERSPELL_COST if place == DESERT else CARDS[g.market[place]].collect


def spells_to_give(g: Play, seat: int, level: int) -> list[int]:
    """The spells that pay a spell requirement: exactly that level, attack or conversion."""
    return [card for card in g.players[seat].book if CARDS[card].level == level]


def why_not_collect(g: Play, seat: int, option: Collect) -> Why | None:
    player = g.players[seat]
    if player.hex == DESERT:
        if not g.counterspell_deck:
            return NO_COUNTERSPELL
    elif g.market[player.hex] == NOTHING:
        return NO_CARD_HERE
    if not g.points:
        return NO_POINTS
    cost = cost_here(g, seat)
    if not can_pay(cost, g.pool()):
        return TOO_DEAR
    if cost.spell and not spells_to_give(g, seat, cost.spell):
        return NO_SPELL_TO_GIVE
    # Any card of the book can make room, so room is only wanting where nothing but Counterspells is left.
    if player.book_size >= BOOK_SIZE and not player.book:
        return BOOK_FULL
    return None


class CollectAction(SeatRule):
    """Pay the Collection Cost, make room, take the card, and fill its place."""

    def pay(self, g: Play) -> Next:
        g.spend_point()
        return Pay(cost_here(g, self.seat))

    def choose_spell_to_give(self, g: Play) -> Next:
        level = cost_here(g, self.seat).spell
        if not level:
            return again("make_room")
        spells = spells_to_give(g, self.seat, level)
        return choose(self.seat, "give", [GiveSpell(card) for card in spells])

    def give_spell(self, g: Play, option: GiveSpell) -> None:
        g.discard_from_book(self.seat, option.card)

    def make_room(self, g: Play) -> Next:
        player = g.players[self.seat]
        if player.book_size < BOOK_SIZE:
            return again("take")
        return choose(self.seat, "room", [Discard(card) for card in player.book])

    def discard(self, g: Play, option: Discard) -> None:
        g.discard_from_book(self.seat, option.card)

    def take(self, g: Play) -> Next:
        place = g.players[self.seat].hex
        if place == DESERT:
            g.collect_counterspell(self.seat)
            return done()
        g.collect_card(self.seat, place)
        g.turn_up_card(place)
        return done()
