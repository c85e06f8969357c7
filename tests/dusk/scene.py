"""Scenes of Dusk: positions set up by hand, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict, cast

from msgspec.structs import replace

import gloaming
from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, NUMBER_OF, POOL, SET_OF, SETS, SETS_OF
from gloaming.games.dusk.game import Dusk
from gloaming.games.dusk.rules.draft import starters_of
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.rules.turn import Round, Rounds, Turn
from gloaming.games.dusk.state import NOTHING, InPlay, Player
from gloaming.games.dusk.words import MOMENTS, place
from gloaming.kernel import EVERYONE, PASS, Option
from gloaming.kernel.agenda import Frame, run
from gloaming.kernel.chance import draw_below
from tests.scenario import Actor, Scene
from tests.seating import seated

GAME = cast(Dusk, gloaming.game("dusk"))


class Seat(TypedDict, total=False):
    """What a scene says about one player; the rest is as at the start of a fight."""

    hand: Sequence[str]
    deck: Sequence[str]
    """From its top; what is not named anywhere lies below, in the order of the numbers."""
    empty_deck: bool
    """True if nothing lies below the named cards: the rest is in the box."""
    boneyard: Sequence[str]
    void: Sequence[str]
    in_play: Sequence[str]
    """Cards of this player, before this player."""
    before: Mapping[str, str]
    """Cards of this player in play before others, by the card: whose."""
    phantom: str
    at: str
    """A hex; by default players stand in the middle row, `range` hexes apart."""
    wounds: int
    bare: Sequence[int]
    """Locations without armour."""
    shards: int
    on_cards: Mapping[str, int]
    """Shards on cards in play."""
    exhausted: bool
    passed: bool
    stunned: bool
    moved: int


class Fighter(Actor):
    """A player of Dusk."""

    scene: DuskScene

    @property
    def player(self) -> Player:
        return self.scene.pos.players[self.seat]

    @property
    def hand(self) -> list[str]:
        return sorted(CARDS[card].name for card in self.player.hand)

    @property
    def boneyard(self) -> list[str]:
        return [CARDS[card].name for card in self.player.boneyard]

    @property
    def void(self) -> list[str]:
        return [CARDS[card].name for card in self.player.void]

    @property
    def deck(self) -> list[str]:
        """From its top."""
        return [CARDS[card].name for card in reversed(self.player.deck)]

    @property
    def in_play(self) -> list[str]:
        """The cards before this player."""
        return [CARDS[one.card].name for one in self.scene.pos.in_play if one.holder == self.seat]

    @property
    def wounds(self) -> int:
        return self.player.wounds

    @property
    def bare(self) -> list[int]:
        return [location for location in range(2, 6) if not self.player.armour >> location & 1]

    @property
    def at(self) -> str:
        return place(self.scene.pos, self.player.hex)

    @property
    def shards(self) -> int:
        return self.scene.pos.all_shards(self.seat)

    def strikes(self, card: str, *, at: str = "", adding: Sequence[str] = ()) -> None:
        """Attack with a card, alone or with others, up to the declaration."""
        self.does(f"attack with {card}")
        if self.is_asked and self.ask.topic == "aim":
            self.does(f"at {at}" if at else self.scene.say(self.ask.options[0]))
        for more in adding:
            self.does(f"with {more}")
        if self.is_asked and self.ask.topic == "power":
            self.does("strike")

    def calls_shot(self, *cards: str) -> None:
        """Call a shot at Bob with these cards and whatever follows from them, up to the declaration."""
        self.does("call a shot at bob")
        for card in cards:
            self.does(f"with {card}")
        self.does("strike")


class DuskScene(Scene[DuskPosition]):
    """A fight in the arena."""

    turn_frames = ("Rounds", "Round", "Turn")

    def __getattr__(self, name: str) -> Fighter:
        try:
            return Fighter(self, self.names.index(name))
        except ValueError:
            raise AttributeError(f"nobody here is called {name}") from None

    def sayable(self) -> Iterable[Option]:
        of_turns = (opt.Play, opt.MoveWith, opt.AttackWith, opt.Hold, opt.Use, opt.Empower, opt.Escape)
        kinds = (*of_turns, opt.Brace, opt.Join, opt.LowerRoll)
        for card in range(len(CARDS)):
            yield from (kind(card) for kind in kinds)
            yield from (opt.Discard(card), opt.Banish(card), opt.Recover(card), opt.Tilt(card))
            yield from (opt.Add(card, value) for value in range(1, 10))
        yield from (opt.CallShot(seat) for seat in range(self.pos.seats))
        yield from (opt.Aim(seat, value) for seat in range(self.pos.seats) for value in range(1, 10))
        yield from (opt.Go(hex_) for hex_ in range(61))
        yield from (opt.Place(hex_) for hex_ in range(61))
        yield from (opt.Dodge(value) for value in range(1, 10))
        yield from (opt.Block(value) for value in range(1, 20))
        yield from (opt.As(value) for value in range(1, 10))
        yield from (opt.PassRound(), opt.EndTurn(), opt.Stay(), opt.Heal(), PASS)

    def rolls(self, *faces: int) -> None:
        """The next dice will show these faces."""
        for state in range(1 << 20):
            at = state
            for face in faces:
                rolled, at = draw_below(at, 6)
                if rolled + 1 != face:
                    break
            else:
                self.pos.chance = state
                return
        raise AssertionError(f"no chance gives {faces}")

    def lets_be(self) -> None:
        """Everyone lets pass whatever may be answered, until something else is asked."""
        while self.pos.ask is not None and self.pos.ask.topic in MOMENTS:
            self.answer(PASS)

    def lets_be_until(self, moment: str) -> None:
        """Everyone lets pass what may be answered before that moment."""
        while self.pos.ask is not None and self.pos.ask.topic in MOMENTS and self.pos.ask.topic != moment:
            self.answer(PASS)

    def takes_it_all(self) -> None:
        """Nobody answers, blocks or pushes; cards resolve in any order, until the turn goes on."""
        while self.pos.ask is not None and self.pos.ask.topic != "act":
            self.answer(self.pos.ask.options[-1])

    def takes_it(self) -> None:
        """Nobody answers or blocks the attack, and follow-ups are declined, until the turn goes on."""
        while self.pos.ask is not None and (self.pos.ask.topic in MOMENTS or self.pos.ask.options[-1] == PASS):
            self.answer(PASS)

    def hexes(self, *names: str) -> list[int]:
        """The numbers of hexes by their names."""
        return [hex_of(self.pos, name) for name in names]


def hex_of(pos: DuskPosition, name: str) -> int:
    return [place(pos, number) for number in range(61)].index(name)


def dusk(
    *,
    turn_of: str = "",
    range: int = 3,  # noqa: A002
    actions: int = 2,
    acted: int = 0,
    attacked: bool = False,
    wicks: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    rolls: Sequence[int] = (),
    start: str = "choose_action",
    **seats: Seat,
) -> DuskScene:
    """A scene in somebody's turn, of the player named first unless `turn_of` says whose."""
    named = list(seats)
    seats = seated(seats)
    names = list(seats)
    pos = GAME.new(len(names), 1, {"set_up": "quick", **(options or {})})
    active = names.index(turn_of or named[0])
    pos.in_play, pos.table, pos.round, pos.turn, pos.active = [], (), 1, 1, active
    pos.actions, pos.acted, pos.attacked, pos.idle_round = actions, acted, attacked, False
    _take_sets(pos, list(seats.values()))
    for seat, (name, said) in enumerate(seats.items()):
        at = named.index(name)
        where = said.get("at", f"E{1 + range * at}" if at < 2 else f"I{at}")
        _deal(pos, seat, said, names)
        if pos.options.deck_face_up and pos.players[seat].deck:
            pos.seen[pos.players[seat].deck[-1]] = EVERYONE
        pos.players[seat] = replace(pos.players[seat], hex=hex_of(pos, where))
    pos.wicks = tuple(hex_of(pos, name) for name in wicks)
    dealt = {card for player in pos.players for card in (*player.hand, *player.deck, *player.boneyard, *player.void)}
    dealt |= {one.card for one in pos.in_play} | {pos.passive(seat) for seat in _seats(pos)}
    everything = (*_numbers(POOL), *(card for seat in _seats(pos) for card in BASIC_OF[seat]))
    pos.box = tuple(card for card in everything if card not in dealt)
    for card in pos.box:
        pos.seen[card] = EVERYONE
    pos.agenda = [
        Frame(Rounds()),
        Frame(Round(), Round.places["next_turn"]),
        Frame(Turn(active), Turn.places[start]),
    ]
    scene = DuskScene(GAME, pos, names)
    if rolls:
        scene.rolls(*rolls)
    pos.listener = scene.events
    run(pos)
    pos.listener = None
    return scene


def _seats(pos: DuskPosition) -> list[int]:
    return [seat for seat, _ in enumerate(pos.players)]


def _numbers(cards: Sequence[object]) -> list[int]:
    return [number for number, _ in enumerate(cards)]


def _named(said: Seat) -> list[str]:
    """Every card a scene names for a player."""
    zones = (said.get(zone, ()) for zone in ("hand", "deck", "boneyard", "void", "in_play"))
    return [*(name for zone in zones for name in cast(Sequence[str], zone)), *said.get("before", {})]


def _take_sets(pos: DuskPosition, seats: Sequence[Seat]) -> None:
    """Everyone gets the sets of the cards that are named, and other sets by number."""
    owners = [NOTHING] * len(SETS)
    for seat, said in enumerate(seats):
        for name in _named(said):
            if name in NUMBER_OF:
                number = SET_OF[NUMBER_OF[name]]
                assert owners[number] in (NOTHING, seat), f"two players have cards of {SETS[number].name}"
                owners[number] = seat
        if "phantom" in said:
            owners[next(n for n, one in enumerate(SETS) if one.name == said["phantom"])] = seat
    for seat, _ in enumerate(seats):
        taken = []
        for numbers in SETS_OF.values():
            mine = [number for number in numbers if owners[number] == seat]
            assert len(mine) < 2, "a player has one set of each kind"
            number = mine[0] if mine else next(n for n in numbers if owners[n] == NOTHING)
            owners[number] = seat
            taken.append(number)
        phantom, skill, weapon = taken
        pos.players[seat] = replace(pos.players[seat], phantom=phantom, skill=skill, weapon=weapon)
    pos.sets = tuple(owners)


def _deal(pos: DuskPosition, seat: int, said: Seat, names: list[str]) -> None:
    """Lay out a player's cards: the named ones where they are named, the rest in the deck."""
    player = pos.players[seat]
    left = list(BASIC_OF[seat])
    for number in (player.phantom, player.skill, player.weapon):
        named = [card for card in CARDS_OF[number] if CARDS[card].name in _named(said)]
        others = [card for card in (*starters_of(number), *CARDS_OF[number]) if card not in named]
        left += (named + list(dict.fromkeys(others)))[: max(4, len(named))]

    def take(name: str) -> int:
        card = next((card for card in left if CARDS[card].name == name), NOTHING)
        assert card != NOTHING, f"{names[seat]} has no {name} left"
        left.remove(card)
        return card

    hand = tuple(take(name) for name in said.get("hand", ()))
    boneyard = tuple(take(name) for name in said.get("boneyard", ()))
    void = tuple(take(name) for name in said.get("void", ()))
    shards = said.get("on_cards", {})
    for name in said.get("in_play", ()):
        pos.in_play.append(InPlay(take(name), seat, seat, shards.get(name, 0)))
    for name, holder in said.get("before", {}).items():
        pos.in_play.append(InPlay(take(name), seat, names.index(holder), shards.get(name, 0)))
    top = [take(name) for name in said.get("deck", ())]
    deck = (*(() if said.get("empty_deck") else left), *reversed(top))
    for card in (*hand, *boneyard, *void, *deck):
        pos.seen[card] = EVERYONE if card in boneyard or card in void else 1 << seat if card in hand else 0
    armour = player.armour
    for location in said.get("bare", ()):
        armour &= ~(1 << location)
    pos.players[seat] = replace(
        player,
        hand=hand,
        deck=deck,
        boneyard=boneyard,
        void=void,
        wounds=said.get("wounds", player.wounds),
        armour=armour,
        shards=said.get("shards", 0),
        ready=not said.get("exhausted", False),
        passed=said.get("passed", False),
        stunned="now" if said.get("stunned") else "",
        moved=said.get("moved", 0),
    )
