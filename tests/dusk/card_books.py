"""The books of a game of Dusk about its cards: where each lies, and who knows it."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.dusk import events as e
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, PASSIVE_OF
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.state import InPlay, Player
from gloaming.kernel import EVERYONE, Event
from tests.scribe import Scribe, without

Cards = tuple[int, ...]
DIE = frozenset(range(1, 7))
NOBODY = -1


@dataclass
class Sheet:
    """What is written of one player."""

    wounds: int
    armour: set[int]
    hex: int
    sets: list[int]
    hand: Cards
    deck: Cards
    boneyard: Cards
    void: Cards
    out: bool
    passed: bool
    stunned: str
    ready: bool
    shards: int
    moved: int
    pushed_by: set[int]
    refill: int
    initiative: int


def sheet_of(player: Player) -> Sheet:
    return Sheet(
        wounds=player.wounds,
        armour=places(player.armour),
        hex=player.hex,
        sets=[number for number in (player.phantom, player.skill, player.weapon) if number != NOBODY],
        hand=player.hand,
        deck=player.deck,
        boneyard=player.boneyard,
        void=player.void,
        out=player.out,
        passed=player.passed,
        stunned=player.stunned,
        ready=player.ready,
        shards=player.shards,
        moved=player.moved,
        pushed_by=places(player.pushed_by),
        refill=player.refill,
        initiative=player.initiative,
    )


def places(bits: int) -> set[int]:
    return {place for place in range(8) if bits >> place & 1}


class CardBooks(Scribe[DuskPosition]):
    """What is written of the cards: as they lay when the scribe came, and then as told."""

    def __init__(self, pos: DuskPosition) -> None:
        super().__init__()
        self.pos = pos
        self.everyone = range(pos.seats)
        self.sheets = [sheet_of(player) for player in pos.players]
        self.box = set(pos.box)
        self.table = pos.table
        self.in_play = list(pos.in_play)
        self.known = list(pos.seen)
        """Who knows which card lies in its place, as bits."""
        self.counted = (pos.actions, pos.strikes, pos.acted)
        """The actions left of each kind, and those declared, when something was told last."""
        self.played = not pos.idle_round
        self.faces: set[int] = set()
        """All that dice have shown."""

    def append(self, event: Event) -> None:
        super().append(event)
        self.counted = (self.pos.actions, self.pos.strikes, self.pos.acted)

    # Words that several events share.

    def show(self, *cards: int) -> None:
        for card in cards:
            self.known[card] = EVERYONE

    def show_to(self, seat: int, *cards: int) -> None:
        for card in cards:
            known = self.known[card] | 1 << seat
            self.known[card] = EVERYONE if known == (1 << len(self.sheets)) - 1 else known

    def turn_up(self, seat: int) -> None:
        if self.pos.options.deck_face_up and self.sheets[seat].deck:
            self.show(self.sheets[seat].deck[-1])

    def shuffled(self, seat: int) -> None:
        """A deck has the same cards in another order, and nobody knows it."""
        sheet = self.sheets[seat]
        self.agree("shuffled cards", sorted(sheet.deck), sorted(self.pos.players[seat].deck))
        sheet.deck = self.pos.players[seat].deck
        for card in sheet.deck:
            self.known[card] = 0

    def lay(self, seat: int, *cards: int) -> None:
        """Cards go from a hand to the table."""
        self.sheets[seat].hand = without(self.sheets[seat].hand, *cards)
        self.table += cards
        self.show(*cards)
        self.played = True

    def owner(self, card: int) -> int:
        basic = (seat for seat in self.everyone if card in BASIC_OF[seat])
        return next(
            basic, next((s for s in self.everyone if any(card in CARDS_OF[n] for n in self.sheets[s].sets)), -1)
        )

    def spent(self, actions: int) -> None:
        """So many actions have been declared since the last event."""
        left, strikes, acted = self.counted
        now = (self.pos.actions + self.pos.strikes, self.pos.acted)
        self.agree("actions left, and declared", (left + strikes - actions, acted + actions), now)

    def roll(self, *faces: int) -> None:
        assert set(faces) <= DIE
        self.faces |= set(faces)

    # Decks.

    def set_taken(self, event: e.SetTaken) -> None:
        sheet = self.sheets[event.seat]
        sheet.sets.append(event.set)
        for card in CARDS_OF[event.set]:
            self.known[card] = 1 << event.seat
        if PASSIVE_OF[event.set] >= 0:
            sheet.deck = BASIC_OF[event.seat]
            self.box -= {PASSIVE_OF[event.set], *BASIC_OF[event.seat]}

    def card_picked(self, event: e.CardPicked) -> None:
        card = event.card.value
        assert card is not None
        assert card in CARDS_OF[event.set]
        self.agree("who sees the pick", 1 << event.seat, event.card.seen_by)
        self.box.remove(card)
        self.sheets[event.seat].deck += (card,)

    def deck_dealt(self, event: e.DeckDealt) -> None:
        sheet, cards = self.sheets[event.seat], event.cards.value
        assert cards is not None
        self.agree("sets of a dealt deck", tuple(sheet.sets), event.sets)
        openly = self.pos.options.set_up in ("usual", "quick")
        self.agree("who sees the deck", EVERYONE if openly else 1 << event.seat, event.cards.seen_by)
        if openly:
            self.show(*(card for number in sheet.sets for card in CARDS_OF[number]))
        self.box -= set(cards)
        sheet.deck += cards
        self.shuffled(event.seat)

    def decks_shuffled(self, event: e.DecksShuffled) -> None:
        for seat in self.everyone:
            self.shuffled(seat)
            self.turn_up(seat)

    # Actions and cards.

    def move_declared(self, event: e.MoveDeclared) -> None:
        self.spent(1)
        self.lay(event.seat, event.card)

    def attack_declared(self, event: e.AttackDeclared) -> None:
        self.spent(self.pos.acted - self.counted[2])
        assert len(event.values) == len(event.cards)
        assert (event.target == NOBODY) != (event.hex == NOBODY)
        assert {"single": len(event.cards) == 1, "power": len(event.cards) > 1, "called": len(event.cards) > 1}[
            event.kind
        ]
        self.lay(event.by, *(card for card in event.cards if card not in self.table))

    def attack_joined(self, event: e.AttackJoined) -> None:
        self.lay(event.seat, *((event.card,) if event.card not in self.table else ()))

    def card_played(self, event: e.CardPlayed) -> None:
        card = CARDS[event.card]
        self.spent(1 if card.type == "ACTION" or (card.type == "PERSISTENT" and card.play == "ACTION") else 0)
        self.lay(event.seat, event.card)

    def card_used(self, event: e.CardUsed) -> None:
        passive = PASSIVE_OF[self.sheets[event.seat].sets[0]]
        assert event.card == passive or any(one.card == event.card and one.owner == event.seat for one in self.in_play)

    def card_cancelled(self, event: e.CardCancelled) -> None:
        assert event.card in self.table

    def card_resolved(self, event: e.CardResolved) -> None:
        self.agree("whose card", self.owner(event.card), event.seat)
        sheet = self.sheets[event.seat]
        self.table = without(self.table, event.card)
        match event.to:
            case "boneyard":
                sheet.boneyard += (event.card,)
            case "hand":
                sheet.hand += (event.card,)
            case _:
                self.agree("where it went", "void", event.to)
                assert "SACROSANCT" not in CARDS[event.card].powers
                sheet.void += (event.card,)

    def held(self, event: e.Held) -> None:
        self._buried(event.seat, (event.card,))

    def discarded(self, event: e.Discarded) -> None:
        sheet = self.sheets[event.seat]
        if set(event.cards) <= set(sheet.deck):
            sheet.deck = without(sheet.deck, *event.cards)
            sheet.boneyard += event.cards
            self.show(*event.cards)
        else:
            self._buried(event.seat, event.cards)

    def _buried(self, seat: int, cards: Cards) -> None:
        sheet = self.sheets[seat]
        sheet.hand = without(sheet.hand, *cards)
        sheet.boneyard += cards
        self.show(*cards)

    def banished(self, event: e.Banished) -> None:
        sheet = self.sheets[event.seat]
        lying = (*sheet.hand, *sheet.deck, *sheet.boneyard)
        assert {*event.cards, *event.stayed} <= set(lying)
        assert all("SACROSANCT" not in CARDS[card].powers for card in event.cards)
        assert all("SACROSANCT" in CARDS[card].powers for card in event.stayed)
        for zone in ("hand", "deck", "boneyard"):
            setattr(sheet, zone, tuple(card for card in getattr(sheet, zone) if card not in event.cards))
        sheet.void += event.cards
        self.show(*event.cards, *event.stayed)
        self.turn_up(event.seat)

    def drew(self, event: e.Drew) -> None:
        sheet, cards = self.sheets[event.seat], event.cards.value
        assert cards is not None
        self.agree("who sees what is drawn", 1 << event.seat, event.cards.seen_by)
        self.agree("cards drawn", (event.number, sheet.deck[::-1][: event.number]), (len(cards), cards))
        assert cards
        sheet.deck = sheet.deck[: -len(cards)]
        sheet.hand += cards
        self.show_to(event.seat, *cards)
        self.turn_up(event.seat)

    def reshuffled(self, event: e.Reshuffled) -> None:
        sheet = self.sheets[event.seat]
        self.agree("what was left of the deck", (), sheet.deck)
        sheet.deck, sheet.boneyard = sheet.boneyard, ()
        self.shuffled(event.seat)

    def recovered(self, event: e.Recovered) -> None:
        sheet = self.sheets[event.seat]
        lying = {*sheet.boneyard, *sheet.void, *self.table}
        assert set(event.cards) <= lying
        self.table = tuple(card for card in self.table if card not in event.cards)
        sheet.boneyard = tuple(card for card in sheet.boneyard if card not in event.cards)
        sheet.void = tuple(card for card in sheet.void if card not in event.cards)
        match event.to:
            case "hand":
                sheet.hand += event.cards
            case "boneyard":
                sheet.boneyard += event.cards
            case _:
                self.agree("where they went", "deck_bottom", event.to)
                sheet.deck = (*event.cards[::-1], *sheet.deck)

    # Looking.

    def hand_looked_at(self, event: e.HandLookedAt) -> None:
        cards = self.sheets[event.of].hand
        self.agree("the hand", (cards, 1 << event.seat | 1 << event.of), (event.cards.value, event.cards.seen_by))
        self.show_to(event.seat, *cards)

    def deck_looked_at(self, event: e.DeckLookedAt) -> None:
        cards = event.cards.value
        assert cards
        self.agree("the top", self.sheets[event.of].deck[::-1][: len(cards)], cards)
        self.agree("who looks", 1 << event.seat, event.cards.seen_by)
        self.show_to(event.seat, *cards)
        if len(cards) > 1:  # taken up, they cannot be followed
            for card in cards:
                self.known[card] = 1 << event.seat

    def card_taken(self, event: e.CardTaken) -> None:
        sheet, card = self.sheets[event.seat], event.card.value
        assert card is not None
        self.agree("who sees what is taken", 1 << event.seat, event.card.seen_by)
        sheet.deck = without(sheet.deck, card)
        sheet.hand += (card,)

    def deck_sorted(self, event: e.DeckSorted) -> None:
        deck, now, n = self.sheets[event.of].deck, self.pos.players[event.of].deck, event.number
        assert n
        self.agree("cards of the deck", sorted(deck), sorted(now))
        looked = set(deck[-n:])
        put, rest = (now[-n:], now[:-n]) if event.to == "top" else (now[:n], now[n:])
        self.agree("what was put there", looked, set(put))
        self.agree("the rest of the deck", deck[:-n], rest)
        self.sheets[event.of].deck = now
        self.turn_up(event.of)

    # Cards in play.

    def shards_changed(self, event: e.ShardsChanged) -> None:
        sheet = self.sheets[event.seat]
        if event.card == PASSIVE_OF[sheet.sets[0]]:
            sheet.shards += event.by
            self.agree("Shards", sheet.shards, event.shards)
            return
        at = next(n for n, one in enumerate(self.in_play) if one.card == event.card)
        one = self.in_play[at]
        self.in_play[at] = InPlay(one.card, one.owner, one.holder, one.shards + event.by)
        self.agree("Shards", one.shards + event.by, event.shards)

    def passive_turned(self, event: e.PassiveTurned) -> None:
        assert self.sheets[event.seat].ready != event.ready
        self.sheets[event.seat].ready = event.ready

    def entered_play(self, event: e.EnteredPlay) -> None:
        self.table = without(self.table, event.card)
        self.in_play.append(InPlay(event.card, self.owner(event.card), event.holder))

    def left_play(self, event: e.LeftPlay) -> None:
        one = next(one for one in self.in_play if one.card == event.card)
        self.in_play.remove(one)
        sheet, now = self.sheets[one.owner], self.pos.players[one.owner]
        if event.card in now.void:
            sheet.void += (event.card,)
        else:
            sheet.boneyard += (event.card,)
