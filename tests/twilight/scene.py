"""Scenes of Twilight of the Gods: positions set up by hand, in the words of the game.

Cards are stated as `"Stoic Legionnaires"`, as a bare back `"II"`, several at once `"3 I"`, with marks in brackets:

- Aspects and hidden cards: `exhausted`, `manifested`, `of bob` (who owns it), `known to bob`.
- The Combat Field: `exhausted`, `new`, `damage 2`, `blessings 1`, `frozen 1`, `N` `E` `S` `W`, `unpaid`,
  `attacking` (the life stack of the next opponent), `attacking discard`, `of bob`, `mini`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal, TypedDict

from msgspec.structs import replace

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, DEITY_OF, FACE_OF, FACES, MINI_OF
from gloaming.games.twilight.cards.card import DIRECTIONS
from gloaming.games.twilight.game import Twilight
from gloaming.games.twilight.power import NUMERALS, Units
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.turn import Turn, Turns
from gloaming.games.twilight.rules.windows import CHAIN, TwilightPosition
from gloaming.games.twilight.state import NOTHING, Aspect, Permanent, Player
from gloaming.games.twilight.words import MOMENTS
from gloaming.kernel import EVERYONE, PASS, Ask, Event, Option, Pass
from gloaming.kernel.agenda import Frame, run
from gloaming.kernel.window import Window
from tests.scenario import Actor, Scene
from tests.seating import seated
from tests.twilight.told import differences
from tests.twilight.written_table import Table

GAME = Twilight()

BACKS = ("", "Stoic Legionnaires", "Cataphract Wedge", "Attila, Scourge of Nations")
"""The faces of cards that are stated by their back alone."""
ASKED = "Hera"
"""A Deity whose power can be used in every window: whoever has it is asked there, and the scene stops."""
TURN = 9
"""Scenes play in the middle of a game, well past everyone's first turn."""

Cards = str | int | Sequence[str]
Start = Literal["refresh", "draw", "trade", "seize", "resource", "summoning", "combat", "end"]


class Seat(TypedDict, total=False):
    """What a scene says about one player; the rest is empty, but for 20 Lesser cards in the Life Stack."""

    hand: Cards
    life: Cards
    """From the top; a number stands for so many Lesser cards."""
    shown: int
    """How many backs from the top everyone has seen."""
    discard: Cards
    """From the top."""
    destroyed: Cards
    aspects: Cards
    resources: Cards
    set_aside: Cards
    field: Cards
    """In order of arrival."""
    deity: str
    """Face up; by default Mars lies there, Spent."""
    spent: bool
    power: str
    """Units of Power, generated and not spent: "2 I, 1 III"."""
    damaged: int
    turns: int
    out: bool


class Devotee(Actor):
    """A player of Twilight."""

    details: ClassVar[dict[str, str]] = {
        "target": "at",
        "target_player": "at",
        "target_item": "at",
        "aspect": "at",
        "direction": "to",
        "sacrifice": "against",
        "pay_x": "paying",
        "effect": "choosing",
        "may": "may",
        "give": "giving",
        "set_aside": "setting_aside",
        "discard": "discarding",
        "destroy": "destroying",
    }
    evidence: ClassVar[dict[str, tuple[type[Event], ...]]] = dict.fromkeys(details.values(), (Event,))
    scene: TwilightScene

    @property
    def player(self) -> Player:
        return self.scene.pos.players[self.seat]

    def passes(self) -> None:
        """Pass, or take no more."""
        self.does("pass")

    def _named(self, cards: Iterable[int]) -> list[str]:
        return [FACES[self.scene.pos.faces[card]].name for card in cards]

    @property
    def hand(self) -> list[str]:
        return sorted(self._named(self.player.hand))

    @property
    def life(self) -> int:
        return len(self.player.life)

    @property
    def life_cards(self) -> list[str]:
        """From the top."""
        return self._named(reversed(self.player.life))

    @property
    def discard(self) -> list[str]:
        """From the top."""
        return self._named(reversed(self.player.discard))

    @property
    def destroyed(self) -> list[str]:
        return self._named(self.player.destroyed)

    @property
    def aspects(self) -> list[str]:
        """The backs in the Aspect Stack."""
        return [NUMERALS[self.scene.pos.level(card)] for card in self.player.aspects]

    @property
    def aspect_cards(self) -> list[str]:
        return self._named(self.player.aspects)

    @property
    def resources(self) -> list[str]:
        """The backs in the Resource Area, with a mark for Exhausted ones."""
        pos = self.scene.pos
        return [NUMERALS[pos.level(one.card)] + ("" if one.fresh else " exhausted") for one in self.player.resources]

    @property
    def resource_cards(self) -> list[str]:
        return self._named(one.card for one in self.player.resources)

    @property
    def set_aside(self) -> list[str]:
        return self._named(self.player.set_aside)

    @property
    def field(self) -> list[str]:
        """The cards this player controls in the Combat Field, in order of arrival."""
        return [FACES[one.face].name for one in self.scene.pos.controlled(self.seat)]

    @property
    def power(self) -> Units:
        return self.player.power

    @property
    def deity(self) -> str:
        return DEITIES[self.player.deity].name

    @property
    def spent(self) -> bool:
        return not self.player.face_up

    def has(self, name: str, number: int = 0) -> Permanent:
        """A card this player controls in the Combat Field; the first of that name, or a later one."""
        found = [one for one in self.scene.pos.controlled(self.seat) if FACES[one.face].name == name]
        assert len(found) > number, f"{self.name} has {self.field}"
        return found[number]

    def card(self, name: str, zone: str = "hand") -> int:
        """The number of a card of this player by name and zone."""
        numbers = [one.card for one in self.player.resources] if zone == "resources" else getattr(self.player, zone)
        return next(card for card in numbers if FACES[self.scene.pos.faces[card]].name == name)

    def knows(self, card: int) -> bool:
        """True if this player knows which card lies there."""
        return self.scene.pos.knows(self.seat, card)


class TwilightScene(Scene[TwilightPosition]):
    """A game in the middle of a turn."""

    turn_frames = ("Turns", "Turn")
    ask_for_power = False
    """True where players are asked also in windows in which they could only make Power."""

    def answer(self, option: Option) -> None:
        self._answer(option)
        self.lets_power_be()

    def _answer(self, option: Option) -> None:
        """Answer the question; what is told of it has to be what happens."""
        before, told = Table(self.pos), len(self.events)
        super().answer(option)
        assert not (found := differences(before, self.events[told:], self.pos)), f"told otherwise: {found}"

    def lets_power_be(self) -> None:
        """Pass windows in which Power alone could be made, as a table does; not in a Summoning Phase or in answer."""
        while not self.ask_for_power and (ask := self.pos.ask) is not None and ask.topic in MOMENTS:
            own = ask.topic == CHAIN or (ask.topic == "summoning" and ask.seat == self.pos.active)
            if own or not all(isinstance(option, opt.Generate | Pass) for option in ask.options):
                return
            self._answer(PASS)

    def __getattr__(self, name: str) -> Devotee:
        try:
            return Devotee(self, self.names.index(name))
        except ValueError:
            raise AttributeError(f"nobody here is called {name}") from None

    def sayable(self) -> Iterable[Option]:
        pos = self.pos
        seats = list(range(pos.seats))
        yield PASS
        yield from (opt.Sacrifice(), opt.UsePower(), opt.Agree(), opt.Propose(), opt.AcceptOffer(), opt.CounterOffer())
        yield from (opt.DeclineOffer(), opt.NoTrades(), opt.KeepHand(), opt.Mulligan())
        yield from (opt.Build(direction) for direction in DIRECTIONS)
        for level in (1, 2, 3):
            yield from (opt.Generate(level), opt.PayUnit(level), opt.OfferMine(level), opt.AskForTheirs(level))
            yield from (opt.Seize(seat, level) for seat in seats)
        for seat in seats:
            yield from (opt.TradeWith(seat), opt.ForceTrade(seat), opt.TargetPlayer(seat))
            yield from (opt.ChooseAspect(seat, slot) for slot, _ in enumerate(pos.players[seat].resources))
        yield from (opt.PlaceAspect(slot) for slot in range(6))
        yield from (opt.TargetItem(depth) for depth, _ in enumerate(pos.agenda))
        yield from (opt.ChooseEffect(number) for number in range(4))
        kinds = (opt.Summon, opt.PayUpkeep, opt.GiveCard, opt.SetAside, opt.TakeBack, opt.Against, opt.Target)
        more = (opt.PutOnBottom, opt.PutOnTop, opt.DiscardCard, opt.DestroyCard, opt.StrikeNext)
        minis = [one.card for one in pos.field if pos.is_mini(one)]
        for card in (*range(len(pos.faces)), *minis):
            yield from (kind(card) for kind in (*kinds, *more) if kind is not opt.Summon or card < len(pos.faces))
            yield from (kind(card, number) for kind in (opt.UseAbility, opt.FirstTrigger) for number in range(3))
        for one in pos.field:
            yield from (opt.Attack(one.card, seat, "life") for seat in seats)
            yield from (opt.Attack(one.card, seat, "discard") for seat in seats)
            yield from (opt.Block(one.card, other.card) for other in pos.field)

    @property
    def ask(self) -> Ask:
        """The question that is open."""
        assert self.pos.ask is not None, "the game is over"
        return self.pos.ask

    def skips(self) -> None:
        """Whoever is asked takes the last option: to pass, where that is one."""
        self.answer(self.ask.options[-1])

    @property
    def chain(self) -> list[str]:
        """What is pending, the next to resolve last."""
        return [FACES[item.matter.face].name if item.matter.kind != "power" else "power" for item in self._items()]

    @property
    def window(self) -> str:
        """The action window that is open."""
        return str(GAME.view(self.pos, None).window)

    def _items(self) -> list[Item]:
        return [frame.rule for frame in self.pos.agenda if isinstance(frame.rule, Item)]

    def _in_window(self) -> bool:
        return self.pos.ask is not None and self.pos.ask.topic in MOMENTS

    def all_pass(self) -> None:
        """Everyone passes: what is on top of the chain resolves, or the open window closes."""
        items, window, turn = len(self._items()), self.window, self.pos.turn
        while self._in_window() and len(self._items()) == items and self.window == window and self.pos.turn == turn:
            self.answer(PASS)

    def resolves(self) -> None:
        """Everyone passes until nothing is pending, or something else than a pass is wanted."""
        while self._items() and self._in_window():
            self.answer(PASS)

    def goes_to(self, where: str) -> None:
        """Everyone passes and declines until that phase begins or that window opens."""
        for _ in range(400):
            if self.pos.phase == where or (self._in_window() and self.window == where):
                return
            assert self.pos.ask is not None, f"the game is over before {where}"
            assert PASS in self.pos.ask.options, f"a choice is due before {where}: {self.offer()}"
            self.answer(PASS)
        raise AssertionError(f"{where} never came: {self.offer()}")

    def is_quiet(self) -> None:
        """Nothing is pending but the turn and its own window, no trigger waits, and every card is still somewhere."""
        assert not self._items(), f"still pending: {', '.join(self.chain)}; {self.offer()}"
        assert not self.pos.waiting, "abilities are still waiting to happen"
        windows = [frame for frame in self.pos.agenda if isinstance(frame.rule, Window)]
        assert len(windows) <= 1, f"windows in windows: {self.offer()}"
        assert self.pos.ask is None or self.pos.ask.topic in (*MOMENTS, "attack", "trade", "seize"), self.offer()
        assert self.game.things(self.pos) == self.things, "cards were lost or made"

    def creature(self, name: str) -> Permanent | None:
        """The first card of that name in any Combat Field."""
        return next((one for one in self.pos.field if FACES[one.face].name == name), None)


def twilight(
    *,
    phase: Start = "summoning",
    turn_of: str = "",
    turn: int = TURN,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    ask_for_power: bool = False,
    **seats: Seat,
) -> TwilightScene:
    """A scene at the start of a phase in the turn of the player named first, or of `turn_of`."""
    named = list(seats)
    seats = seated(seats)
    names = list(seats)
    active = names.index(turn_of or named[0])
    pos = GAME.new(len(names), seed, options or {})
    pos.players = [_blank(pos.players[seat], said) for seat, said in enumerate(seats.values())]
    pos.field, pos.lasting, pos.waiting, pos.seized, pos.refused, pos.traded = [], (), (), (), (), ()
    pos.turn, pos.active, pos.first, pos.phase = turn, active, names.index(named[0]), phase
    pos.minis, pos.destroyed_this_turn, pos.mixed = 0, 0, ()
    _Dealing(pos, names, list(seats.values())).deal()
    pos.agenda = [Frame(Turns(), Turns.places["after_turn"]), Frame(Turn(active), Turn.places[phase])]
    scene = TwilightScene(GAME, pos, names)
    pos.listener = scene.events
    run(pos)
    pos.listener = None
    scene.ask_for_power = ask_for_power
    scene.lets_power_be()
    return scene


def _blank(player: Player, said: Seat) -> Player:
    return Player(
        team=player.team,
        deity=DEITY_OF[said.get("deity", "Mars")],
        face_up="deity" in said and not said.get("spent", False),
        power=units(said.get("power", "")),
        shown=said.get("shown", 1),
        turns=said.get("turns", 4),
        out=said.get("out", False),
        damaged=said.get("damaged", 0),
    )


def units(words: str) -> Units:
    """Units of Power by words: "2 I, 1 III"."""
    counts = [0, 0, 0, 0]
    for part in filter(None, words.split(", ")):
        number, numeral = part.split(" ")
        counts[NUMERALS.index(numeral)] += int(number)
    return (counts[1], counts[2], counts[3])


class _Stated(TypedDict):
    name: str
    marks: dict[str, str]


def _stated(cards: Cards) -> list[_Stated]:
    """Cards as they are stated, one by one."""
    if isinstance(cards, int):
        cards = [f"{cards} I"]
    elif isinstance(cards, str):
        cards = [cards] if cards in FACE_OF else re.split(r", (?![^(]*\))", cards)
    found = []
    for words in filter(None, cards):
        match = re.fullmatch(r"(?:(\d+) )?(.+?)(?: \((.*)\))?", words)
        assert match is not None, words
        marks: dict[str, str] = {}
        for mark in (match[3] or "").split(", "):
            key, _, value = mark.replace("known to", "known_to").partition(" ")
            marks[key] = f"{marks[key]} {value}" if key in marks else value
        marks.pop("", None)
        name = BACKS[NUMERALS.index(match[2])] if match[2] in NUMERALS else match[2]
        found += [_Stated(name=name, marks=marks)] * int(match[1] or 1)
    return found


class _Dealing:
    """Lays out the cards of a scene, giving each a number."""

    def __init__(self, pos: TwilightPosition, names: list[str], seats: list[Seat]) -> None:
        self.pos, self.names, self.seats = pos, names, seats
        self.faces: list[int] = []
        self.owners: list[int] = []
        self.seen: list[int] = []

    def deal(self) -> None:
        pos = self.pos
        later: list[tuple[Permanent, str]] = []
        for seat, said in enumerate(self.seats):
            zones = {
                "hand": self._cards(said.get("hand", ()), seat, 1 << seat),
                "life": self._cards(said.get("life", 20), seat, 0)[::-1],
                "discard": self._cards(said.get("discard", ()), seat, EVERYONE)[::-1],
                "destroyed": self._cards(said.get("destroyed", ()), seat, EVERYONE),
                "aspects": self._cards(said.get("aspects", ()), seat, 0),
                "set_aside": self._cards(said.get("set_aside", ()), seat, 1 << seat),
            }
            resources = []
            for one in _stated(said.get("resources", ())):
                shown = "manifested" in one["marks"]
                card = self._card(one, seat, EVERYONE if shown else 0)
                resources.append(Aspect(card, "exhausted" not in one["marks"], face_up=shown, manifested=shown))
            pos.players[seat] = replace(pos.players[seat], resources=tuple(resources), **zones)
            for one in _stated(said.get("field", ())):
                later.append(self._permanent(one, seat))
        for n, (permanent, _) in enumerate(later):
            if FACES[permanent.face].mini:
                later[n] = (replace(permanent, card=len(self.faces) + pos.minis), later[n][1])
                pos.minis += 1
        pos.field = [permanent for permanent, _ in later]
        for n, (permanent, blocked) in enumerate(later):
            if blocked:
                attacker = next(one.card for one in pos.field if FACES[one.face].name == blocked)
                pos.field[n] = replace(permanent, blocks=attacker)
        pos.faces, pos.owners = tuple(self.faces), tuple(self.owners)
        pos.seen = self.seen

    def _cards(self, cards: Cards, seat: int, known: int) -> tuple[int, ...]:
        return tuple(self._card(one, seat, known) for one in _stated(cards))

    def _card(self, one: _Stated, seat: int, known: int) -> int:
        marks = one["marks"]
        assert one["name"] in FACE_OF, f"no card is called {one['name']}"
        self.faces.append(FACE_OF[one["name"]])
        self.owners.append(self.names.index(marks["of"]) if "of" in marks else seat)
        for name in marks.get("known_to", "").split():
            known |= 1 << self.names.index(name)
        self.seen.append(EVERYONE if known == (1 << len(self.names)) - 1 else known)
        return len(self.faces) - 1

    def _permanent(self, one: _Stated, seat: int) -> tuple[Permanent, str]:
        pos, marks = self.pos, one["marks"]
        mini = "mini" in marks or one["name"] not in FACE_OF
        card = NOTHING if mini else self._card(one, seat, EVERYONE)
        face = MINI_OF[one["name"]] if mini else FACE_OF[one["name"]]
        directions: Any = [direction for direction in DIRECTIONS if direction in marks] or FACES[face].directions[:1]
        attacks = "attacking" in marks
        permanent = Permanent(
            card=card,
            face=face,
            controller=seat,
            fresh="exhausted" not in marks and not attacks,
            since=pos.turn if "new" in marks else 0,
            direction=directions[0] if directions else "",
            damage=int(marks.get("damage", 0)),
            blessings=int(marks.get("blessings", 0)),
            freezes=int(marks.get("frozen", 0)),
            attacks=pos.opponents(seat)[0] if attacks else NOTHING,
            stack=(marks["attacking"] or "life") if attacks else "",  # type: ignore[arg-type]
            upkeep_paid="unpaid" not in marks,
        )
        return permanent, marks.get("blocking", "")
