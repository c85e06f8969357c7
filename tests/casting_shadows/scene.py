"""Scenes of Casting Shadows: positions set up by hand, in the words of the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import ClassVar, Literal, TypedDict, cast

from msgspec.structs import replace

import gloaming
from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows import options as opt
from gloaming.games.casting_shadows.cards import CARDS, NUMBERS, numbers_of_deck
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.game import CastingShadows
from gloaming.games.casting_shadows.map import CENTRE, MARKET_PLACES, TILES
from gloaming.games.casting_shadows.resources import (
    CRYSTAL,
    DIE_COLOURS,
    DIE_FACES,
    FRAGMENT,
    NO_TOKENS,
    NUMBER_OF,
    PIECES,
    RESOURCES,
    SPENT,
)
from gloaming.games.casting_shadows.rules.cast import CastAttack
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.rules.turn import Rounds, Turn
from gloaming.games.casting_shadows.state import NOTHING, PORTAL_SIZE, Player
from gloaming.kernel import PASS, Event, Option
from gloaming.kernel.agenda import Frame, run
from tests.scenario import Actor, Scene

GAME = cast(CastingShadows, gloaming.game("casting-shadows"))
SHORT = {"crystal": "cursed crystal", "fragment": "shadow fragment"}


class Seat(TypedDict, total=False):
    """What a scene says about one player; the rest is as at the start of a game."""

    character: str
    hex: str
    """The name of a tile; `home` is the player's own."""
    hp: int
    energy: int
    form: Literal["base", "shadow"]
    spells: Sequence[str]
    resource_cards: Sequence[str]
    counterspells: Sequence[str]
    companion: str
    """A player with a Companion is in Shadow Form."""
    pool: str
    """The tokens of the player whose turn it is: `2 red gem, 1 cursed crystal`."""
    dice: str
    """The faces of that player's dice, each on a die that has it: `red gem, crystal, fragment on blue`."""


def pool(words: str) -> dict[str, int]:
    """Resources from words: `2 red gem, crystal` is {"red gem": 2, "cursed crystal": 1}."""
    counts: dict[str, int] = {}
    for part in filter(None, re.split(r", | and ", words)):
        number, thing = found.groups() if (found := re.fullmatch(r"(\d+) (.*)", part)) else ("1", part)
        counts[SHORT.get(thing, thing)] = int(number)
    return counts


class Caster(Actor):
    """A player of Casting Shadows."""

    details: ClassVar[dict[str, str]] = {
        "target": "at",
        "leap": "leaping_to",
        "power": "spending",
        "pay": "spending",
        "convert": "turning",
        "give": "giving",
        "room": "discarding",
        "summon": "summoning",
        "reroll": "rerolling",
        "flee": "to",
        "second_step": "then_to",
        "push": "pushing_to",
    }
    evidence: ClassVar[dict[str, tuple[type[Event], ...]]] = {
        "at": (e.SpellAimed, e.DamageAnnounced),
        "turning": (e.ResourceConverted,),
        "giving": (e.CardDiscarded,),
        "discarding": (e.CardDiscarded,),
        "summoning": (e.CompanionSummoned,),
        "rerolling": (e.DiceRolled,),
        "to": (e.Travelled,),
        "then_to": (e.Travelled,),
        "leaping_to": (e.Travelled,),
        "pushing_to": (e.Travelled,),
    }
    scene: CastingScene

    @property
    def player(self) -> Player:
        return self.scene.pos.players[self.seat]

    @property
    def hp(self) -> int:
        return self.player.hp

    @property
    def energy(self) -> int:
        return self.player.energy

    @property
    def form(self) -> str:
        """The name of the character in its present form."""
        character = CHARACTERS[self.player.character]
        return character.shadow_form if self.player.shadow else character.base_form

    @property
    def hex(self) -> str:
        return self.scene.pos.tile(self.player.hex).name

    @property
    def book(self) -> list[str]:
        """The face-up cards of the Spell Book."""
        return [CARDS[number].name for number in self.player.book]

    @property
    def counterspells(self) -> list[str]:
        return [CARDS[card].name for card in self.player.counterspells]

    @property
    def companion(self) -> str | None:
        return None if self.player.companion == NOTHING else CARDS[self.player.companion].name

    @property
    def eliminated(self) -> bool:
        return not self.player.alive

    def parts(self, keyword: str, detail: str) -> list[str]:
        if keyword not in ("spending", "rerolling"):
            return super().parts(keyword, detail)
        return list(Counter(pool(detail)).elements())

    def next_part(self, keyword: str, left: list[str]) -> str:
        rule = self.scene.pos.agenda[-1].rule
        if self.ask.topic == "power" and isinstance(rule, CastAttack):
            # How much to spend follows from what is spent; what with is asked after that.
            powers = [o for o in self.ask.options if isinstance(o, opt.Power)]
            cost = CARDS[rule.card].cast
            fitting = [power for power in powers if sum(cost.times(power.times)) == len(left)]
            assert fitting, f"spending {left} is not on offer; {self.scene.offer()}"
            return self.scene.say(fitting[0])
        if self.ask.topic == "reroll":
            dice = {self.scene.say(option).partition(": ")[2]: self.scene.say(option) for option in self.ask.options}
            return dice[left.pop(0)] if left[0] in dice else super().next_part(keyword, left)
        return super().next_part(keyword, left)

    def happened(self, keyword: str, detail: str, unasked: list[str], told: Sequence[Event]) -> bool:
        if keyword != "spending":
            return super().happened(keyword, detail, unasked, told)
        spent = chain.from_iterable(event.pieces for event in told if isinstance(event, e.ResourcesSpent))
        return Counter(PIECES[piece].replace("_", " ") for piece in spent) == Counter(pool(detail))


class CastingScene(Scene[CastingPosition]):
    """A table of Casting Shadows."""

    turn_frames = ("Rounds", "Turn", "HexGrant")

    def __getattr__(self, name: str) -> Caster:
        if name not in self.names:
            raise AttributeError(f"nobody here is called {name}")
        return self.who(name)

    def who(self, name: str) -> Caster:
        """The player of that name."""
        return Caster(self, self.names.index(name))

    @property
    def pool(self) -> dict[str, int]:
        """What lies in the active player's pool."""
        return {RESOURCES[n].replace("_", " "): count for n, count in enumerate(self.pos.pool().counts) if count}

    @property
    def points(self) -> int:
        return self.pos.points

    @property
    def active(self) -> str:
        return self.names[self.pos.active]

    @property
    def portal(self) -> list[str]:
        return [CARDS[number].name for number in self.pos.portal]

    @property
    def discard(self) -> list[str]:
        return [CARDS[number].name for number in self.pos.discard]

    @property
    def counterspell_deck(self) -> list[str]:
        """From its top."""
        return [CARDS[card].name for card in reversed(self.pos.counterspell_deck)]

    def market(self, tile: str) -> str | None:
        """The face-up card beside a tile."""
        number = self.pos.market[self.place(tile)]
        return None if number == NOTHING else CARDS[number].name

    def card(self, number: int) -> str:
        """The name of a card."""
        return CARDS[number].name

    def place(self, tile: str) -> int:
        """Where a tile lies."""
        return place_of(self.pos, tile)

    def sayable(self) -> Iterable[Option]:
        numbers = range(len(CARDS))
        of_cards = (opt.Cast, opt.UseCard, opt.GiveSpell, opt.Discard, opt.Summon, opt.Reveal)
        yield from (kind(n) for kind in of_cards for n in numbers)
        yield from (kind(n) for kind in (opt.Travel, opt.TargetHex, opt.Flee, opt.Leap, opt.Push) for n in range(7))
        yield from (opt.Target(seat) for seat in range(self.pos.seats))
        yield from (opt.Spend(resource) for resource in RESOURCES)
        yield from (opt.RerollDie(die) for die, face in enumerate(self.pos.dice) if face != SPENT)
        yield from (opt.Absorb(count) for count in range(6))
        yield from (opt.Reroll(), opt.Protect(), opt.Refresh(), opt.Collect(), opt.UseAbility(), opt.EndTurn())
        yield from (opt.RollDice(), opt.Transform(), PASS)

    def goes_on_to(self, name: str) -> None:
        """Everyone declines and ends their turn until the named player's next Phase 2."""
        while True:
            ask = self.pos.ask
            assert ask is not None, "the game is over"
            self.answer(ask.options[-1])
            ask = self.pos.ask
            if ask is not None and ask.topic == "act" and self.names[ask.seat] == name:
                return


def place_of(pos: CastingPosition, tile: str) -> int:
    return [TILES[number].name for number in pos.tiles].index(tile)


def casting_shadows(
    *,
    turn_of: str = "",
    phase: Literal[1, 2, 3] = 2,
    points: int = 4,
    options: Mapping[str, object] | None = None,
    market: Mapping[str, str] | None = None,
    main: Sequence[str] = (),
    portal: Sequence[str] = (),
    counterspell_deck: Sequence[str] = (),
    seed: int = 1,
    **seats: Seat,
) -> CastingScene:
    """A scene in that phase of somebody's turn, of the player named first unless `turn_of` says whose.

    Unless told otherwise that player is at home and the others are on the Ancient Rune, one step away from anywhere.
    `main`, `portal` and `counterspell_deck` name the cards that come first there, `market` what lies beside tiles.
    """
    names = list(seats)
    pos = GAME.new(len(names), seed, {"characters": _characters(list(seats.values())), **(options or {})})
    pos.agenda = [Frame(Rounds())]
    active = turn_of or names[0]
    pos.active, pos.points, pos.cast = names.index(active), points, ()
    _deal(pos, list(seats.values()), market or {}, main, portal, counterspell_deck)
    with_pool = [name for name, seat in seats.items() if "pool" in seat or "dice" in seat]
    assert with_pool in ([], [active]), "only the player whose turn it is has a pool"
    pos.dice, pos.tokens = _dice(seats[active].get("dice", "")), _tokens(seats[active].get("pool", ""))
    steps = {1: "phase_1", 2: "phase_2", 3: "phase_3_absorb"}
    pos.agenda.append(Frame(Turn(pos.active), Turn.places[steps[phase]]))
    scene = CastingScene(GAME, pos, names)
    pos.listener = scene.events
    run(pos)
    pos.listener = None
    return scene


def _characters(seats: Sequence[Seat]) -> list[str]:
    free = [c.name for c in CHARACTERS if all(seat.get("character") != c.name for seat in seats)]
    return [seat.get("character") or free.pop(0) for seat in seats]


def _deal(
    pos: CastingPosition,
    seats: Sequence[Seat],
    market: Mapping[str, str],
    main: Sequence[str],
    portal: Sequence[str],
    counterspell_deck: Sequence[str],
) -> None:
    """Gather all cards of every deck and lay them out anew, the named ones first."""
    left = {name: list(numbers) for name, numbers in NUMBERS.items()}

    def take(name: str) -> int:
        assert left[name], f"no copy of {name} is left"
        return left[name].pop(0)

    for number, seat in enumerate(seats):
        player = pos.players[number]
        home = player.hex
        where = seat.get("hex", "home" if number == pos.active else TILES[pos.tiles[CENTRE]].name)
        pos.players[number] = replace(
            player,
            hex=home if where == "home" else place_of(pos, where),
            hp=seat.get("hp", player.hp),
            energy=seat.get("energy", 0),
            shadow=seat.get("form") == "shadow" or "companion" in seat,
            book=tuple(take(name) for name in (*seat.get("spells", ()), *seat.get("resource_cards", ()))),
            counterspells=tuple(take(name) for name in seat.get("counterspells", ())),
            companion=take(seat["companion"]) if "companion" in seat else NOTHING,
        )
    beside = {place_of(pos, tile): take(name) for tile, name in market.items()}
    top_of_main = [take(name) for name in main]
    in_portal = [take(name) for name in portal]
    top_counterspells = [take(name) for name in counterspell_deck]
    rest = set(chain.from_iterable(left.values()))
    pos.main = [n for n in numbers_of_deck("main") if n in rest]
    pos.companion_deck = [n for n in numbers_of_deck("companion") if n in rest]
    hidden = [n for n in numbers_of_deck("counterspell") if n in rest]
    for deck in (pos.main, pos.companion_deck, hidden):
        pos.shuffle(deck)
    for place in MARKET_PLACES:
        pos.market[place] = beside[place] if place in beside else pos.main.pop()
    pos.main += reversed(top_of_main)
    pos.portal = in_portal + [pos.companion_deck.pop() for _ in range(PORTAL_SIZE - len(in_portal))]
    pos.counterspell_deck = [*hidden, *reversed(top_counterspells)]
    for number, player in enumerate(pos.players):
        pos.show_to(number, *player.counterspells)


def _tokens(words: str) -> tuple[int, ...]:
    tokens = list(NO_TOKENS)
    for thing, number in pool(words).items():
        tokens[NUMBER_OF[thing.replace(" ", "_")]] = number
    return tuple(tokens)


def _dice(words: str) -> tuple[int, ...]:
    """Faces on dice that have them: the coloured first, then the others on what is left or on the colour they name."""
    dice = [SPENT] * 5
    free = set(range(5))
    wanted = []
    for part in filter(None, words.split(", ")):
        thing, _, colour = part.partition(" on ")
        wanted.append((NUMBER_OF[SHORT.get(thing, thing).replace(" ", "_")], colour))
    for face, colour in sorted(wanted, key=lambda one: one[0] in (FRAGMENT, CRYSTAL) and not one[1]):
        die = min(d for d in free if face in DIE_FACES[d] and colour in ("", DIE_COLOURS[d]))
        dice[die] = face
        free.remove(die)
    return tuple(dice)
