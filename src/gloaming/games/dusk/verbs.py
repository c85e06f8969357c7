"""The verbs: the only code that changes a position, each telling what it did."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, PASSIVE_OF
from gloaming.games.dusk.state import ACTIONS_PER_TURN, NOTHING, Ban, Boost, InPlay, State
from gloaming.kernel import Rule, Secret

Destination = Literal["boneyard", "hand", "void"]


def without(cards: Sequence[int], gone: Collection[int]) -> tuple[int, ...]:
    """The cards, or places, that are left."""
    return tuple([card for card in cards if card not in gone])


class Play(State, kw_only=True):
    """A game of Dusk being played."""

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a player; only verbs call this."""
        self.players[seat] = replace(self.players[seat], **fields)

    def _put(self, seat: int, zone: str, *cards: int) -> None:
        """Cards come into a zone of a player."""
        self.change(seat, **{zone: (*getattr(self.players[seat], zone), *cards)})

    # What the moments of the game ask of it.

    def passing(self, cause: Rule, moment: str, order: Sequence[int]) -> int:
        """How many seats of an order can only pass on what this rule is doing, before one that can answer."""
        raise NotImplementedError

    def forced_answer(self, cause: Rule, moment: str) -> Rule | None:
        """The next text that has to work now, whether its owner wants it or not."""
        raise NotImplementedError

    # Decks.

    def take_set(self, seat: int, number: int, kind: str) -> None:
        """A player takes a set; a Phantom's passive is laid out, its BASIC deck is taken with it."""
        self.sets = tuple(seat if n == number else owner for n, owner in enumerate(self.sets))
        self.hide(CARDS_OF[number])  # which of them will be picked is the owner's secret
        self.show_to(seat, *CARDS_OF[number])
        if kind == "phantom":
            gone = {*BASIC_OF[seat], PASSIVE_OF[number]}
            self.box = without(self.box, gone)
            self.change(seat, deck=BASIC_OF[seat])
        self.change(seat, **{kind: number})
        self.tell(events.SetTaken(seat, number))

    def pick_card(self, seat: int, number: int, card: int) -> None:
        """A card of a set goes into the deck, seen by its owner only."""
        self.box = without(self.box, (card,))
        self._put(seat, "deck", card)
        self.tell(events.CardPicked(seat, number, self.secret(card)))

    def deal_deck(self, seat: int, cards: Sequence[int], *, openly: bool) -> None:
        """A ready deck: everyone knows starter cards, nobody but the owner knows others."""
        player = self.players[seat]
        sets = (player.phantom, player.skill, player.weapon)
        if openly:
            self.show(*(card for number in sets for card in CARDS_OF[number]))
        known = self.seen[cards[0]]
        self.box = without(self.box, cards)
        self._put(seat, "deck", *cards)
        self._shuffle_deck(seat)
        self.tell(events.DeckDealt(seat, sets, Secret(tuple(cards), known)))

    def shuffle_decks(self) -> None:
        for seat in self.alive():
            self._shuffle_deck(seat)
            self._turn_up(seat)
        self.tell(events.DecksShuffled())

    def _shuffle_deck(self, seat: int) -> None:
        deck = list(self.players[seat].deck)
        self.shuffle(deck)
        self.hide(deck)
        self.change(seat, deck=tuple(deck))

    def _turn_up(self, seat: int) -> None:
        """Everyone sees which card of a deck now lies on top, unless decks are closed."""
        if self.options.deck_face_up and self.players[seat].deck:
            self.show(self.players[seat].deck[-1])

    # Placement and rounds.

    def roll_placement(self) -> tuple[int, ...]:
        faces = tuple(self.below(6) + 1 for _ in range(self.seats))
        self.tell(events.PlacementRolled(faces))
        return faces

    def place_phantom(self, seat: int, place: int) -> None:
        self.change(seat, hex=place)
        self.tell(events.Placed(seat, place))

    def begin_round(self) -> None:
        self.round += 1
        self.idle_round = True
        self.used_this_round = ()
        self.players = [replace(player, passed=False) for player in self.players]
        self.tell(events.RoundBegan(self.round))

    def end_round(self) -> None:
        self.idle = self.idle + 1 if self.idle_round else 0
        self.tell(events.RoundEnded(self.round))

    def roll_initiative(self, seats: Sequence[int]) -> tuple[int, ...]:
        faces = tuple(self.below(6) + 1 if seat in seats else 0 for seat in range(self.seats))
        self.tell(events.InitiativeRolled(faces))
        return faces

    def reroll_initiative(self, faces: tuple[int, ...], seat: int) -> tuple[int, ...]:
        faces = tuple(self.below(6) + 1 if other == seat else face for other, face in enumerate(faces))
        self.tell(events.InitiativeRolled(faces))
        return faces

    def win_initiative(self, seat: int) -> None:
        self.players = [replace(player, initiative=0) for player in self.players]
        self.tell(events.InitiativeWon(seat))

    def choose_first(self, seat: int) -> None:
        self.active = (seat - 1) % self.seats
        self.tell(events.FirstChosen(seat))

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.turn += 1
        self.actions, self.strikes, self.acted, self.attacked = ACTIONS_PER_TURN, 0, 0, False
        self.used_this_turn, self.quelled, self.boosts = (), (), ()
        for other, player in enumerate(self.players):
            stunned = other == seat and player.stunned == "next"
            if player.moved or player.pushed_by or stunned:
                self.change(other, moved=0, pushed_by=0, stunned="now" if stunned else player.stunned)
        self.tell(events.TurnBegan(seat, self.turn))

    def end_turn(self) -> None:
        seat = self.active
        self.boosts = ()
        if self.bans:
            self.bans = tuple(
                ban for ban in self.bans if ban.whose != NOTHING and not (ban.whose == seat and ban.since < self.turn)
            )
        if self.players[seat].stunned == "now":
            self.change(seat, stunned="")
        self.tell(events.TurnEnded(seat))

    def pass_round(self, seat: int) -> None:
        self.change(seat, passed=True)
        self.tell(events.TurnPassed(seat))

    def spend_action(self, *, attack: bool = False) -> None:
        """Count a declared action; a further attack uses up an action that is for attacks only."""
        self.acted += 1
        if attack and self.strikes and (self.attacked or not self.actions):
            self.strikes -= 1
        else:
            self.actions -= 1
        self.attacked |= attack

    def gain_action(self, number: int, kind: str) -> None:
        if kind == "attack":
            self.strikes += number
        else:
            self.actions += number
        self.tell(events.ActionGained(self.active, kind))

    def end_game(self, winners: Sequence[int], reason: str, *, capped: bool = False) -> None:
        self.finish(winners, reason, capped=capped)
        self.tell(events.GameEnded(tuple(winners), reason))

    def disperse(self, seat: int, reason: str) -> None:
        """A player is out: the Phantom leaves the board, cards in play that are theirs or lie before them go home."""
        for one in [one for one in self.in_play if seat in (one.owner, one.holder)]:
            self.leave_play(one.card, destroyed=False)
        if self.wicks and self.beadle() == seat:
            self.wicks = ()
        self.change(seat, out=True, hex=NOTHING, wounds=0, shards=0, passed=True)
        self.tell(events.Dispersed(seat, reason))

    # Cards on the move.

    def lay_down(self, seat: int, card: int) -> None:
        """A card leaves the hand for the table, where everyone sees it."""
        self.change(seat, hand=without(self.players[seat].hand, (card,)))
        self.table = (*self.table, card)
        self.show(card)
        self.idle_round = False

    def resolve_card(self, card: int, to: Destination = "boneyard") -> None:
        """A card leaves the table for the zone it belongs in."""
        seat = self.owner(card)
        self.table = without(self.table, (card,))
        if to == "void" and "SACROSANCT" in CARDS[card].powers:
            to = "boneyard"
        self._put(seat, to, card)
        self.tell(events.CardResolved(seat, card, to))

    def hold_card(self, seat: int, card: int) -> None:
        self._bury(seat, card)
        self.tell(events.Held(seat, card))

    def discard(self, seat: int, card: int, zone: Literal["hand", "deck"] = "hand") -> None:
        """A card goes to its Boneyard, where everyone sees it arrive."""
        self._bury(seat, card, zone)
        self.tell(events.Discarded(seat, (card,)))

    def _bury(self, seat: int, card: int, zone: Literal["hand", "deck"] = "hand") -> None:
        player = self.players[seat]
        self.show(card)
        left = without(getattr(player, zone), (card,))
        self.change(seat, **{zone: left}, boneyard=(*player.boneyard, card))

    def banish(self, seat: int, cards: Sequence[int]) -> tuple[int, ...]:
        """Cards of a hand, deck or Boneyard go to the Void, but for SACROSANCT ones; those that went."""
        gone = tuple(card for card in cards if "SACROSANCT" not in CARDS[card].powers)
        if not cards:
            return ()
        player = self.players[seat]
        self.show(*cards)
        left = {zone: without(getattr(player, zone), gone) for zone in ("hand", "deck", "boneyard")}
        self.change(seat, **left, void=(*player.void, *gone))
        self._turn_up(seat)
        self.tell(events.Banished(seat, gone, without(cards, gone)))
        return gone

    def draw(self, seat: int, number: int, *, redraw: bool = False) -> tuple[tuple[int, ...], bool]:
        """Draw cards, with a new deck from the Boneyard where the old one ends: what that banished, and if all came."""
        banished: tuple[int, ...] = ()
        while number > 0:
            player = self.players[seat]
            if not player.deck:
                if not player.boneyard:
                    return banished, False
                banished += self._reshuffle(seat)
                continue
            drawn = player.deck[: -number - 1 : -1]
            self.show_to(seat, *drawn)
            self.change(seat, deck=player.deck[: -len(drawn)], hand=player.hand + drawn)
            self._turn_up(seat)
            self.tell(events.Drew(seat, len(drawn), Secret(drawn, 1 << seat), redraw))
            number -= len(drawn)
        return banished, True

    def _reshuffle(self, seat: int) -> tuple[int, ...]:
        """The Boneyard becomes the deck, and its top card is banished."""
        player = self.players[seat]
        self.change(seat, deck=player.boneyard, boneyard=())
        self._shuffle_deck(seat)
        self.tell(events.Reshuffled(seat))
        return self.banish(seat, self.players[seat].deck[-1:])

    def recover(self, seat: int, cards: Sequence[int], to: str) -> None:
        """Cards come back from Boneyard, Void or table."""
        player = self.players[seat]
        self.table = without(self.table, cards)
        self.change(seat, boneyard=without(player.boneyard, cards), void=without(player.void, cards))
        if to in ("hand", "boneyard"):
            self._put(seat, to, *cards)
        else:
            self.change(seat, deck=(*reversed(cards), *player.deck))
        self.tell(events.Recovered(seat, tuple(cards), to))

    # Looking.

    def look_at_hand(self, seat: int, of: int) -> None:
        cards = self.players[of].hand
        self.show_to(seat, *cards)
        self.tell(events.HandLookedAt(seat, of, Secret(cards, 1 << seat | 1 << of)))

    def look_at_deck(self, seat: int, of: int, number: int) -> tuple[int, ...]:
        """The top cards of a deck, the top first; who looks takes them up, so that nobody else can follow them."""
        cards = self.players[of].deck[::-1][:number]
        self.show_to(seat, *cards)
        self.mix(cards, watching=1 << seat)
        self.tell(events.DeckLookedAt(seat, of, Secret(cards, 1 << seat)))
        return cards

    def take_from_deck(self, seat: int, card: int) -> None:
        player = self.players[seat]
        self.change(seat, deck=without(player.deck, (card,)), hand=(*player.hand, card))
        self.tell(events.CardTaken(seat, Secret(card, 1 << seat)))

    def put_back(self, seat: int, of: int, cards: Sequence[int], to: str) -> None:
        """Cards go back to the top, the last of them uppermost, or to the bottom, the last of them lowest."""
        rest = without(self.players[of].deck, cards)
        self.change(of, deck=(*rest, *cards) if to == "top" else (*reversed(cards), *rest))
        self._turn_up(of)
        if cards:
            self.tell(events.DeckSorted(seat, of, len(cards), to))

    # Cards in play, Shards, passives.

    def enter_play(self, card: int, holder: int) -> None:
        self.table = without(self.table, (card,))
        self.in_play.append(InPlay(card, self.owner(card), holder))
        self.tell(events.EnteredPlay(card, holder))

    def leave_play(self, card: int, *, destroyed: bool, to: Destination = "boneyard") -> None:
        """A card goes to its owner's Boneyard, and its Shards are lost, if it is still in play."""
        one = self.lying(card)
        if one is None:
            return
        self.in_play.remove(one)
        banished = to == "void" and "SACROSANCT" not in CARDS[card].powers
        self._put(one.owner, "void" if banished else "boneyard", card)
        self.tell(events.LeftPlay(card, destroyed))

    def add_shards(self, seat: int, card: int, number: int) -> None:
        """Put Shards on a card, or take them from it."""
        for place, one in enumerate(self.in_play):
            if one.card == card:
                self.in_play[place] = replace(one, shards=one.shards + number)
                self.tell(events.ShardsChanged(seat, card, number, one.shards + number))
                return
        player = self.players[seat]
        self.change(seat, shards=player.shards + number)
        self.tell(events.ShardsChanged(seat, self.passive(seat), number, player.shards + number))

    def turn_passive(self, seat: int, *, ready: bool) -> None:
        if self.players[seat].ready != ready:
            self.change(seat, ready=ready)
            self.tell(events.PassiveTurned(seat, ready))

    def use_text(self, card: int) -> None:
        """Note that the text of a card with a limit has been used."""
        limit = CARDS[card].limit or ("turn" if CARDS[card].type == "PERSISTENT" else "")
        if limit == "round":
            self.used_this_round = (*self.used_this_round, card)
        elif limit == "turn":
            self.used_this_turn = (*self.used_this_turn, card)

    def note_empowered(self, card: int) -> None:
        """Note that a card has been empowered this round, apart from the use of its text."""
        self.used_this_round = (*self.used_this_round, -card - 1)

    # Phantoms.

    def move_phantom(self, seat: int, place: int, steps: int, by: int) -> None:
        """A Phantom moves; by itself, or by somebody's effect."""
        player = self.players[seat]
        if by == seat:
            self.change(seat, hex=place, moved=player.moved + steps)
        else:
            self.change(seat, hex=place, pushed_by=player.pushed_by | 1 << by)
        self.tell(events.Moved(seat, place, by))

    def lose_armour(self, seat: int, location: int) -> None:
        self.change(seat, armour=self.players[seat].armour & ~(1 << location))
        self.tell(events.ArmourLost(seat, location))

    def mend_armour(self, seat: int, location: int) -> None:
        self.change(seat, armour=self.players[seat].armour | 1 << location)
        self.tell(events.ArmourMended(seat, location))

    def lose_wound(self, seat: int) -> None:
        player = self.players[seat]
        self.change(seat, wounds=player.wounds - 1)
        self.tell(events.Wounded(seat, player.wounds - 1))

    def heal(self, seat: int) -> None:
        player = self.players[seat]
        self.change(seat, wounds=player.wounds + 1)
        self.tell(events.Healed(seat, player.wounds + 1))

    def stun(self, seat: int) -> None:
        if not self.players[seat].stunned:
            self.change(seat, stunned="next")
            self.tell(events.Stunned(seat))

    def hold_still(self, seat: int, *, next_turn: bool) -> None:
        """A Phantom may not move by itself for the rest of this turn, or until its own next one is over."""
        self.bans = (*self.bans, Ban(seat, self.turn, seat if next_turn else NOTHING))
        self.tell(events.Banned(seat))

    def change_refill(self, seat: int, by: int) -> None:
        self.change(seat, refill=self.players[seat].refill + by)
        self.tell(events.RefillChanged(seat, by))

    def forget_refill(self, seat: int) -> None:
        if self.players[seat].refill:
            self.change(seat, refill=0)

    def change_initiative(self, seat: int, by: int) -> None:
        self.change(seat, initiative=self.players[seat].initiative + by)
        self.tell(events.InitiativeChanged(seat, by))

    def add_boost(self, boost: Boost) -> None:
        self.boosts = (*self.boosts, boost)
        self.tell(events.Boosted(self.active, boost.kind))

    def use_boosts(self, *kinds: str) -> None:
        """What the next attack or card was to get has been used."""
        if self.boosts:
            self.boosts = tuple(boost for boost in self.boosts if boost.kind not in kinds)

    def quell(self, seat: int, value: int) -> None:
        self.quelled = (*self.quelled, (seat, value))
        self.tell(events.Quelled(seat, value))

    # Wicks.

    def place_wick(self, place: int) -> None:
        self.wicks = (*self.wicks, place)
        self.tell(events.WickPlaced(place))

    def remove_wick(self, place: int) -> None:
        self.wicks = without(self.wicks, (place,))
        self.tell(events.WickRemoved(place))

    # Dice.

    def roll_location(self, by: int, seat: int, number: int) -> tuple[int, ...]:
        faces = tuple(self.below(6) + 1 for _ in range(number))
        self.tell(events.LocationRolled(by, seat, faces))
        return faces

    def roll_again(self, by: int, seat: int, faces: tuple[int, ...], die: int) -> tuple[int, ...]:
        faces = (*faces[:die], self.below(6) + 1, *faces[die + 1 :])
        self.tell(events.LocationRolled(by, seat, faces))
        return faces

    def roll_die(self, by: int, keyword: str) -> int:
        face = self.below(6) + 1
        self.tell(events.DieRolled(by, keyword, face))
        return face
