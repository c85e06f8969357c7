"""The books of a game of Casting Shadows, kept by its events alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields

from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows.cards import CARDS, numbers_of_deck
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.effects import Cancel, Reduce, Storm, Strike
from gloaming.games.casting_shadows.map import DISTANCE
from gloaming.games.casting_shadows.resources import (
    CRYSTAL,
    DIE_COLOURS,
    DIE_FACES,
    FRAGMENT,
    FRAGMENT_ON,
    NO_DICE,
    NO_TOKENS,
    NUMBER_OF,
    SPENT,
)
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.rules.turn import Turn
from gloaming.kernel import EVERYONE, Event
from tests.scribe import Scribe, without

Cards = tuple[int, ...]
NOBODY = -1


@dataclass
class Board:
    """What is written of one player."""

    character: int
    hex: int
    hp: int
    energy: int
    shadow: bool
    book: Cards
    counterspells: Cards
    companion: int

    def has(self, companion: str) -> bool:
        return self.hp > 0 and self.companion != NOBODY and CARDS[self.companion].name == companion


class CastingScribe(Scribe[CastingPosition]):
    """Everything on the table as it was when the scribe came, and then as told."""

    def __init__(self, pos: CastingPosition) -> None:
        super().__init__()
        self.pos = pos
        self.everyone = range(pos.seats)
        self.boards = [Board(*(getattr(player, column.name) for column in fields(Board))) for player in pos.players]
        self.tiles = pos.tiles
        self.active, self.turn, self.points = pos.active, pos.turn, pos.points
        self.dice, self.tokens, self.cast = pos.dice, pos.tokens, pos.cast
        self.market, self.portal = list(pos.market), list(pos.portal)
        self.main, self.discard = tuple(pos.main), tuple(pos.discard)
        self.counterspells, self.companions = tuple(pos.counterspell_deck), tuple(pos.companion_deck)
        self.known = {card: pos.seen[card] for card in numbers_of_deck("counterspell")}
        """Who knows which Counterspell lies in its place, as bits."""
        self.aimed: e.SpellAimed | None = None
        self.hits: dict[int, int] = {}
        """The damage that is about to be dealt, by whom it hits."""
        self.by = NOBODY

    def compare(self, event: Event) -> None:
        pos, agree = self.pos, self.agree
        for seat, (board, player) in enumerate(zip(self.boards, pos.players, strict=True)):
            whose = f"of seat {seat}"
            agree(f"character {whose}", (board.character, board.shadow), (player.character, player.shadow))
            agree(f"place {whose}", board.hex, player.hex)
            agree(f"HP and energy {whose}", (board.hp, board.energy), (player.hp, player.energy))
            agree(f"Spell Book {whose}", (board.book, board.counterspells), (player.book, player.counterspells))
            agree(f"Companion {whose}", board.companion, player.companion)
        agree("course", (self.active, self.turn, self.points), (pos.active, pos.turn, pos.points))
        agree("Pool", (self.dice, self.tokens), (pos.dice, pos.tokens))
        agree("spells cast", self.cast, pos.cast)
        agree("map", (self.tiles, self.market), (pos.tiles, pos.market))
        agree("Main deck and discard pile", (self.main, self.discard), (tuple(pos.main), tuple(pos.discard)))
        agree("Counterspell deck", self.counterspells, tuple(pos.counterspell_deck))
        agree("Companions", (self.companions, self.portal), (tuple(pos.companion_deck), pos.portal))
        agree("who knows which Counterspell", self.known, {card: pos.seen[card] for card in self.known})

    # Set-up, turns and the end.

    def character_chosen(self, event: e.CharacterChosen) -> None:
        before = self.boards[event.seat].character
        swap = {before: event.character, event.character: before}
        for board in self.boards:
            board.character = swap.get(board.character, board.character)
        self.agree("character", event.character, self.boards[event.seat].character)
        homes = {3 + one: 3 + other for one, other in swap.items()}
        self.tiles = tuple(homes.get(tile, tile) for tile in self.tiles)

    def turn_began(self, event: e.TurnBegan) -> None:
        later = [(self.active + step) % len(self.boards) for step in range(1, len(self.boards) + 1)]
        self.agree("whose turn it is", next(seat for seat in later if self.boards[seat].hp), event.seat)
        self.active = event.seat
        self.turn += 1
        self.agree("turn", self.turn, event.turn)
        self.cast = ()
        self.points = 5 if self.boards[event.seat].has("Hydrattle Snake") else 4

    def point_spent(self, event: e.PointSpent) -> None:
        self.points -= 1
        assert self.points >= 0
        self.agree("points", (self.active, self.points), (event.seat, event.left))

    def pool_cleared(self, event: e.PoolCleared) -> None:
        self.agree("whose Pool", self.active, event.seat)
        assert isinstance(self.pos.running, Turn) or not self.boards[event.seat].hp, "at the end of the own turn alone"
        self.dice, self.tokens, self.points = NO_DICE, NO_TOKENS, 0

    def eliminated(self, event: e.Eliminated) -> None:
        board = self.boards[event.seat]
        self.agree("HP of who is out", 0, board.hp)
        self.discard += board.book
        under = tuple(self.pos.counterspell_deck[: len(board.counterspells)])
        self.agree("Counterspells under their deck", sorted(board.counterspells), sorted(under))
        if len(under) > 1:
            self.known |= dict.fromkeys(under, 0)
        self.counterspells = (*under, *self.counterspells)
        board.book = board.counterspells = ()

    def game_ended(self, event: e.GameEnded) -> None:
        outcome = self.pos.outcome
        assert outcome is not None
        self.agree("how it ended", (event.winners, event.reason), (outcome.winners, outcome.reason))
        alive = [seat for seat in self.everyone if self.boards[seat].hp]
        self.agree("whether it was cut short", len(alive) > 1, outcome.capped)
        most = [seat for seat in alive if self.boards[seat].hp == max(board.hp for board in self.boards)]
        self.agree("who has won", tuple(most) if len(most) == 1 else (), event.winners)

    # The Pool.

    def counts(self) -> Counter[int]:
        """How many of each resource the Pool holds."""
        shown = Counter(face for face in self.dice if face != SPENT)
        return shown + Counter({resource: number for resource, number in enumerate(self.tokens) if number})

    def dice_rolled(self, event: e.DiceRolled) -> None:
        self.agree("who rolls", self.active, event.seat)
        for die, face in enumerate(event.faces):
            if die in event.rolled:
                assert face in DIE_FACES[die]
                assert self.dice[die] != CRYSTAL
            else:
                self.agree("a die that was left", self.dice[die], face)
        self.dice = event.faces

    def resource_gained(self, event: e.ResourceGained) -> None:
        self.agree("who gains", self.active, event.seat)
        self._gain(event.resource, event.number)

    def _gain(self, resource: str, number: int) -> None:
        assert number > 0
        at = NUMBER_OF[resource]
        self.tokens = (*self.tokens[:at], self.tokens[at] + number, *self.tokens[at + 1 :])

    def _take(self, *pieces: int) -> None:
        """Pieces leave the Pool: tokens first, then dice; which of several dice alike is one."""
        resources = [FRAGMENT if piece in FRAGMENT_ON.values() else piece for piece in pieces]
        left, on_dice = self.counts(), Counter[int]()
        left.subtract(resources)
        tokens = list(self.tokens)
        for piece in pieces:
            if piece < len(tokens) and tokens[piece]:
                tokens[piece] -= 1
            else:
                on_dice[piece] += 1
        dice = self.pos.dice
        gone = [die for die in range(5) if self.dice[die] != dice[die]]
        assert all(dice[die] == SPENT for die in gone)
        assert len(gone) == on_dice.total()
        for name, piece in FRAGMENT_ON.items():
            fragments = [die for die in gone if self.dice[die] == FRAGMENT and DIE_COLOURS[die] == name]
            assert len(fragments) >= on_dice[piece]
        self.dice, self.tokens = dice, tuple(tokens)
        self.agree("what is left in the Pool", +left, self.counts())

    def resources_spent(self, event: e.ResourcesSpent) -> None:
        self.agree("who pays", self.active, event.seat)
        assert event.pieces
        self._take(*event.pieces)

    def resource_converted(self, event: e.ResourceConverted) -> None:
        self.agree("who converts", self.active, event.seat)
        self._take(NUMBER_OF[event.using])
        self._gain(event.resource, event.number)

    def protected(self, event: e.Protected) -> None:
        self.agree("who is protected", self.active, event.seat)
        self._take(CRYSTAL)

    def crystals_ignored(self, event: e.CrystalsIgnored) -> None:
        assert self.boards[event.seat].has("Gloom Toad")
        self.agree("whose Companion", (self.active, self.boards[self.active].companion), (event.seat, event.card))
        assert self.counts()[CRYSTAL]

    # Spells, abilities and damage.

    def spell_cast(self, event: e.SpellCast) -> None:
        self.agree("who casts", self.active, event.seat)
        assert event.card in self.boards[event.seat].book
        assert CARDS[event.card].level
        assert event.card not in self.cast
        self.cast += (event.card,)

    def spell_aimed(self, event: e.SpellAimed) -> None:
        strike, caster = CARDS[event.card].strike, self.boards[event.seat]
        self.agree("the spell that was cast", (self.active, self.cast[-1]), (event.seat, event.card))
        assert (event.enemy == NOBODY) == (strike.at == "hex")
        assert (event.hex == NOBODY) == (strike.at != "hex")
        assert 1 <= event.times <= len(strike.damage)
        place = event.hex if event.enemy == NOBODY else self.boards[event.enemy].hex
        assert DISTANCE[caster.hex][place] in strike.range or caster.has("Longsight Owl")
        self.aimed = event

    def spell_missed(self, event: e.SpellMissed) -> None:
        assert self.aimed is not None
        self.agree("the spell that was aimed", (event.seat, event.card), (self.aimed.seat, self.aimed.card))
        self.agree("whom it still reaches", {}, self._struck(self.aimed))

    def _struck(self, spell: e.SpellAimed) -> dict[int, int]:
        """Whom a spell hits from where it is cast, and for how much."""
        strike, caster = CARDS[spell.card].strike, self.boards[spell.seat]
        far = DISTANCE[caster.hex]
        found = {}
        for seat, board in enumerate(self.boards):
            if spell.enemy == NOBODY:
                hit = board.hex == spell.hex
            else:
                hit = seat == spell.enemy and (far[board.hex] in strike.range or caster.has("Longsight Owl"))
            if hit and seat != spell.seat and board.hp:
                found[seat] = 0 if strike.spares_shadow and board.shadow else strike.damage[spell.times - 1]
        return found

    def follow_up_struck(self, event: e.FollowUpStruck) -> None:
        caster = self.boards[event.seat]
        assert caster.has("Charging Stag")
        self.agree("whose Companion", (self.active, caster.companion), (event.seat, event.card))
        self.agree("how far the enemy is", 1, DISTANCE[caster.hex][self.boards[event.enemy].hex])

    def ability_used(self, event: e.AbilityUsed) -> None:
        board = self.boards[event.seat]
        assert board.shadow
        self.agree("who uses it", self.active, event.seat)
        board.energy -= 5

    def damage_announced(self, event: e.DamageAnnounced) -> None:
        self.by, self.hits = event.by, dict(event.hits)
        assert len(self.hits) == len(event.hits)
        assert event.by not in self.hits
        board = self.boards[event.by]
        if event.source == "spell":
            assert self.aimed is not None
            self.agree("whom the spell hits", self._struck(self.aimed), self.hits)
        elif event.source == "ability":
            self._check_ability(board)
        else:
            struck = {"companion": {1, 2}, "counterspell": {3}}[event.source]
            assert set(self.hits.values()) <= struck

    def _check_ability(self, board: Board) -> None:
        ability, far = CHARACTERS[board.character].ability, DISTANCE[board.hex]
        enemies = {seat: far[other.hex] for seat, other in enumerate(self.boards) if other is not board and other.hp}
        near = {seat for seat, distance in enemies.items() if distance <= 1}
        if isinstance(ability, Storm):
            here = {seat for seat in near if enemies[seat] == 0}
            self.agree("whom the storm hits", dict.fromkeys(here, ability.damage), self.hits)
            return
        assert isinstance(ability, Strike)
        self.agree("damage of the Ability", {ability.damage[0]}, set(self.hits.values()))
        assert near == set(self.hits) if ability.at == "all" else (len(self.hits) == 1 and set(self.hits) <= near)

    def damage_changed(self, event: e.DamageChanged) -> None:
        effect, before = CARDS[event.card].effect, self.hits[event.seat]
        assert isinstance(effect, Reduce | Cancel)
        less = before if isinstance(effect, Cancel) else effect.n
        self.agree("lowered damage", max(0, before - less), event.amount)
        self.hits[event.seat] = event.amount

    def hp_lost(self, event: e.HpLost) -> None:
        board = self.boards[event.seat]
        if event.by == NOBODY:
            self.agree("damage by crystals", (self.active, self.counts()[CRYSTAL]), (event.seat, event.amount))
        else:
            self.agree("damage", (self.by, self.hits.pop(event.seat)), (event.by, event.amount))
        assert event.amount > 0
        board.hp = max(0, board.hp - event.amount)
        self.agree("HP left", board.hp, event.hp)

    def hp_gained(self, event: e.HpGained) -> None:
        board = self.boards[event.seat]
        board.hp += event.amount
        self.agree("HP", board.hp, event.hp)
        assert event.amount >= 0
        assert board.hp <= 18 or not self.pos.options.hp_limit

    # Meeples and energy.

    def travelled(self, event: e.Travelled) -> None:
        self.boards[event.seat].hex = event.hex

    def energy_absorbed(self, event: e.EnergyAbsorbed) -> None:
        board = self.boards[event.seat]
        self.agree("who absorbs", self.active, event.seat)
        self._take(*(FRAGMENT,) * event.fragments)
        more = event.fragments + (1 if board.has("Lantern Angler") else 0)
        board.energy = min(5 if board.shadow else 3, board.energy + more)
        self.agree("energy", board.energy, event.energy)

    def transformed(self, event: e.Transformed) -> None:
        board = self.boards[event.seat]
        assert not board.shadow
        board.shadow = True
        board.energy -= 3

    def companion_summoned(self, event: e.CompanionSummoned) -> None:
        board = self.boards[event.seat]
        assert board.shadow
        self.agree("Companion before", NOBODY, board.companion)
        self.portal.remove(event.card)
        board.companion = event.card

    def portal_filled(self, event: e.PortalFilled) -> None:
        self.agree("top of the Companions", self.companions[-1], event.card)
        self.companions = self.companions[:-1]
        self.portal.append(event.card)

    # Cards.

    def card_collected(self, event: e.CardCollected) -> None:
        board = self.boards[event.seat]
        self.agree("the card beside the Hex", (board.hex, self.market[board.hex]), (event.hex, event.card))
        self.market[event.hex] = NOBODY
        board.book += (event.card,)
        assert len(board.book) + len(board.counterspells) <= 5

    def card_discarded(self, event: e.CardDiscarded) -> None:
        if event.seat == NOBODY:
            place = self.boards[self.active].hex
            self.agree("the card beside the Hex", self.market[place], event.card)
            self.market[place] = NOBODY
            self.discard += (event.card,)
        else:
            self._leave_book(event.seat, event.card)

    def resource_card_used(self, event: e.ResourceCardUsed) -> None:
        self.agree("who uses it", self.active, event.seat)
        self._leave_book(event.seat, event.card)

    def _leave_book(self, seat: int, card: int) -> None:
        self.boards[seat].book = without(self.boards[seat].book, card)
        self.discard += (card,)

    def card_turned_up(self, event: e.CardTurnedUp) -> None:
        self.agree("top of the Main deck", self.main[-1], event.card)
        self.agree("what lay there", NOBODY, self.market[event.hex])
        self.main = self.main[:-1]
        self.market[event.hex] = event.card

    def deck_reshuffled(self, event: e.DeckReshuffled) -> None:
        self.agree("the Main deck before", (), self.main)
        self.agree("the new Main deck", sorted(self.discard), sorted(self.pos.main))
        self.main, self.discard = tuple(self.pos.main), ()

    def counterspell_collected(self, event: e.CounterspellCollected) -> None:
        card, board = self.counterspells[-1], self.boards[event.seat]
        known = self.known[card] | 1 << event.seat
        self.known[card] = EVERYONE if known == (1 << len(self.boards)) - 1 else known
        self.agree(
            "the Counterspell and who knows it", (card, self.known[card]), (event.card.value, event.card.seen_by)
        )
        self.counterspells = self.counterspells[:-1]
        board.counterspells += (card,)
        assert len(board.book) + len(board.counterspells) <= 5

    def counterspell_revealed(self, event: e.CounterspellRevealed) -> None:
        board = self.boards[event.seat]
        board.counterspells = without(board.counterspells, event.card)
        self.counterspells = (event.card, *self.counterspells)
        self.known[event.card] = EVERYONE
