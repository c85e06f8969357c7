"""Scenes of Descent: figures on a small map, in the words of the game.

    t = descent(room(6, 4), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}})
    t.rolls("blue 2h3r", "red 2h", "gray 1")        # the next dice: hearts, surges, range; X; shields
    t.ann.does("attack zombie with Chipped Greataxe")
    assert t.figure("zombie").damage == 3

Players are named by the keywords, one hero each; `t.overlord` is the overlord. Monsters are named by the keys of
`monsters`: the type is taken from the name (`zombie`, `zombie_2`) unless `type` says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, cast

from msgspec.structs import replace

from gloaming.games.descent import board
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS, CLASSES, HERO_SHEETS, MONSTER_TYPES, NUMBERS, SHEETS, numbers_named
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.dice import COLOURS, DICE, SIDES
from gloaming.games.descent.game import Descent
from gloaming.games.descent.hero_cards import hero_of
from gloaming.games.descent.moments import MOMENTS
from gloaming.games.descent.rules.encounter import Encounter, PlayQuest, Round
from gloaming.games.descent.rules.hero_turn import HeroTurn
from gloaming.games.descent.rules.overlord_turn import GroupActivation, MonsterTurn, OverlordTurn
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import CONDITION_BIT, CONDITIONS, NOBODY, NOTHING, NOWHERE, Figure, Group, Rank, Token
from gloaming.games.descent.words import figure as figure_name
from gloaming.kernel import EVERYONE, PASS, Option
from gloaming.kernel.agenda import Frame, run
from gloaming.kernel.chance import draw_below
from gloaming.pieces.squares import Ground, Point, spaces_of
from tests.scenario import Actor, Scene

GAME = Descent()
CLASS_OF_ARCHETYPE = {"Warrior": "Berserker", "Scout": "Wildlander", "Healer": "Disciple", "Mage": "Runemaster"}


class Player(TypedDict, total=False):
    """What a scene says about one hero; the rest is as at the start of an encounter."""

    hero: str
    hero_class: str
    at: Point
    skills: Sequence[str]
    """Besides the basic skill."""
    items: Sequence[str]
    """Besides the starting equipment; not equipped."""
    equipped: Sequence[str]
    """In place of the starting equipment."""
    exhausted: Sequence[str]
    damage: int
    fatigue: int
    conditions: Sequence[str]
    fallen: bool
    """Knocked out: a token lies at `at`."""
    actions: int
    points: int
    acted: bool
    feat_used: bool


class MonsterAt(TypedDict, total=False):
    """What a scene says about one monster."""

    type: str
    rank: Rank
    at: Point | Sequence[Point]
    """Its space, or all of them."""
    damage: int
    conditions: Sequence[str]
    acted: bool
    relic: str
    """What a lieutenant wields."""


class Adventurer(Actor):
    """A player of Descent."""

    scene: DescentScene

    @property
    def figure(self) -> Figure:
        return self.scene.pos.figures[self.seat - 1]

    @property
    def damage(self) -> int:
        return self.figure.damage

    @property
    def fatigue(self) -> int:
        return self.figure.fatigue

    @property
    def at(self) -> Point:
        return self.scene.at(self.seat - 1)

    @property
    def conditions(self) -> list[str]:
        return [name for n, name in enumerate(CONDITIONS) if self.figure.conditions >> n & 1]

    @property
    def hand(self) -> list[str]:
        return sorted(CARDS[card].name for card in self.scene.pos.hand)

    @property
    def exhausted(self) -> list[str]:
        return [CARDS[card].name for card in self.scene.pos.heroes[self.seat - 1].exhausted]

    @property
    def items(self) -> list[str]:
        return [CARDS[card].name for card in self.scene.pos.heroes[self.seat - 1].items]

    def attacks(self, target: str, weapon: str = "") -> None:
        """Attack, up to the first question after the declaration."""
        options = [
            option
            for option in self.ask.options
            if isinstance(option, opt.AttackWith)
            and option.figure == self.scene.number(target)
            and (CARDS[option.card].name == weapon if weapon else True)
        ]
        assert options, f"no attack on {target} with {weapon or 'anything'}; {self.scene.offer()}"
        self.scene.answer(options[0])

    def goes(self, x: int, y: int) -> None:
        """Walk to a place."""
        space = self.scene.pos.ground.number[x, y]
        options = [option for option in self.ask.options if isinstance(option, opt.Go) and option.space == space]
        assert options, f"no way to {(x, y)}; {self.scene.offer()}"
        self.scene.answer(options[0])

    def can_go(self) -> set[Point]:
        """Every place on offer."""
        at = self.scene.pos.ground.at
        return {at[option.space] for option in self.ask.options if isinstance(option, opt.Go)}

    def passes(self) -> None:
        self.does(PASS)

    def picks(self, name: str) -> None:
        """Choose a figure."""
        self.does(opt.Choose(self.scene.number(name)))

    def activates(self, name: str) -> None:
        """Activate the group of a monster, and that monster first of it, as far as there is a choice."""
        number = self.scene.number(name)
        for option in (opt.ActivateGroup(self.scene.pos.figures[number].group), opt.Activate(number)):
            if option in self.ask.options:
                self.scene.answer(option)


class DescentScene(Scene[DescentPosition]):
    """An encounter under way."""

    turn_frames = ("PlayQuest", "Encounter", "Round", "HeroTurn", "OverlordTurn", "GroupActivation", "MonsterTurn")
    by_name: dict[str, int]

    def __getattr__(self, name: str) -> Adventurer:
        if name in self.names:
            return Adventurer(self, self.names.index(name))
        raise AttributeError(f"nobody here is called {name}")

    def number(self, name: str) -> int:
        """The number of a figure, by the name of its player or monster."""
        return self.names.index(name) - 1 if name in self.names else self.by_name[name]

    def figure(self, name: str) -> Figure:
        return self.pos.figures[self.number(name)]

    def at(self, number: int) -> Point:
        one = self.pos.figures[number]
        return self.pos.ground.at[one.at if one.mask else one.fallen]

    def conditions(self, name: str) -> list[str]:
        return [word for word in CONDITIONS if self.figure(name).conditions & CONDITION_BIT[word]]

    def sayable(self) -> Iterable[Option]:
        pos = self.pos
        figures = range(len(pos.figures))
        for number, card in enumerate(CARDS):
            for n in range(len(card.abilities)):
                yield from (opt.Use(number, n, figure) for figure in (*figures, NOBODY))
                yield opt.PlayCard(number, n)
            yield from (opt.Equip(number), opt.PutAway(number), opt.Exhaust(number), opt.Give(number), opt.Take(number))
            if card.attack:
                yield from (opt.AttackWith(number, figure) for figure in figures)
        yield from (opt.AttackWith(NOTHING, figure) for figure in figures)
        yield from (opt.Go(space, 1) for space in range(pos.ground.size))
        for figure in figures:
            yield from (opt.Revive(figure), opt.Trade(figure), opt.Choose(figure), opt.TakeTurn(figure))
            yield from (opt.Activate(figure), opt.Familiar(figure))
        yield from (opt.Search(token) for token, one in enumerate(pos.tokens) if one.space != NOWHERE)
        for door in range(len(pos.doors)):
            yield from (opt.OpenDoor(door), opt.CloseDoor(door))
        yield from (opt.MoveAction(), opt.Rest(), opt.ShakeOff(), opt.ClimbOut(), opt.EndTurn(), opt.RecoverFatigue())
        yield from (opt.DrawCard(), opt.Accept(), PASS)

    def rolls(self, *dice: str) -> None:
        """The next dice show these faces: colour and hearts, surges, range ("blue 2h1s2r"), "blue X", shields."""
        wanted = [_faces(one) for one in dice]
        for state in range(1 << 22):
            at = state
            for faces in wanted:
                face, at = draw_below(at, SIDES)
                if face not in faces:
                    break
            else:
                self.pos.chance = state
                return
        raise AssertionError(f"no chance gives {dice}")

    def lets_be(self) -> None:
        """Everyone lets pass whatever may be answered, until something else is asked."""
        while self.pos.ask is not None and self.pos.ask.topic in MOMENTS:
            self.answer(PASS)

    def carries_on(self) -> None:
        """Nobody answers, and no surge is spent, until the turn goes on."""
        while self.pos.ask is not None and self.pos.ask.options[-1] == PASS:
            self.answer(PASS)

    def carries_on_to(self, moment: str) -> None:
        """Nobody answers until that moment."""
        while self.pos.ask is not None and self.pos.ask.topic != moment and self.pos.ask.options[-1] == PASS:
            self.answer(PASS)

    def told(self, kind: type[Any]) -> list[Any]:
        """Every event of a kind that was told so far."""
        return [event for event in self.events if isinstance(event, kind)]


def _faces(said: str) -> set[int]:
    """The faces of a die that show what is said."""
    colour, what = said.split(" ", 1)
    assert colour in COLOURS, said
    found = set()
    wanted = {unit: int(number) for number, unit in re.findall(r"(\d)([hsr])", what)}
    for number, face in enumerate(DICE[colour]):
        if colour in ("brown", "gray", "black"):
            fits = face.shields == int(what)
        elif what == "X":
            fits = face.miss
        else:
            shown = (face.damage, face.surges, face.range)
            fits = not face.miss and shown == tuple(wanted.get(unit, 0) for unit in "hsr")
        if fits:
            found.add(number)
    assert found, f"no face of the {colour} die shows {what}"
    return found


def descent(
    ground: Ground,
    *,
    monsters: Mapping[str, MonsterAt] | None = None,
    turn_of: str = "",
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    search: Sequence[Point] = (),
    search_deck: Sequence[str] = (),
    open_doors: Sequence[str] = (),
    rolls: Sequence[str] = (),
    start: str = "act",
    act: int = 1,
    options: Mapping[str, object] | None = None,
    **players: Player,
) -> DescentScene:
    """A scene in the turn of the first hero, or of whoever `turn_of` names: a hero, a monster, or the overlord."""
    names = ("overlord", *players)
    heroes = str(max(2, len(players))) if len(players) in (2, 3, 4) else "2"
    pos = GAME.new(max(3, len(names)), 1, {"heroes": heroes, **(options or {})})
    pos.seats = len(names) if len(names) > 2 else 2
    board.DRAWN["drawn"] = ground
    board.ground_of.cache_clear()
    board._floor.cache_clear()
    pos.encounter, pos.round, pos.turn, pos.act = "drawn", 1, 1, act
    pos.counters, pos.tokens, pos.defeated, pos.lasting = (), [], (), ()
    pos.doors = tuple("open" if door in open_doors else "closed" for door in ground.doors)
    pos.heroes, pos.figures, pos.groups = [], [], []
    for seat, said in enumerate(players.values(), 1):
        _add_hero(pos, seat, said)
    if len(pos.heroes) < 2:
        _add_absent_hero(pos)
    by_name = {name: _add_monster(pos, name, said) for name, said in (monsters or {}).items()}
    pos.tokens = [Token(kind="search", space=ground.number[at]) for at in search]
    _deal(pos, hand, deck, search_deck)
    scene = DescentScene(GAME, pos, names)
    scene.by_name = by_name
    pos.agenda = _agenda(scene, turn_of or next(iter(players), "overlord"), start, players)
    scene.things = GAME.things(pos)
    if rolls:
        scene.rolls(*rolls)
    pos.listener = GAME.heard(pos, scene.events)
    run(pos)
    pos.listener = None
    return scene


def _agenda(scene: DescentScene, turn_of: str, start: str, players: Mapping[str, Player]) -> list[Frame]:
    pos = scene.pos
    frames = [
        Frame(PlayQuest(("drawn",), at=1), PlayQuest.places["go_on"]),
        Frame(Encounter("drawn"), Encounter.places["next_round"]),
    ]
    if turn_of == "overlord":
        steps = [Frame(Round(), Round.places["end"]), Frame(OverlordTurn(), OverlordTurn.places.get(start, 0))]
        return frames + steps
    number = scene.number(turn_of)
    pos.active = number
    if number < len(pos.heroes):
        said = players[turn_of]
        changed = {"actions": said.get("actions", 2), "points": said.get("points", 0)}
        pos.figures[number] = replace(pos.figures[number], **changed, moving=said.get("points", 0) > 0)
        turn = Frame(HeroTurn(number), HeroTurn.places[start])
        return [*frames, Frame(Round(), Round.places["next_hero"]), turn]
    one = pos.figures[number]
    pos.groups[one.group] = replace(pos.groups[one.group], activated=True)
    pos.figures[number] = replace(one, actions=2, attacks=1, acted=True)
    return [
        *frames,
        Frame(Round(), Round.places["end"]),
        Frame(OverlordTurn(), OverlordTurn.places["next_group"]),
        Frame(GroupActivation(one.group), GroupActivation.places["next_monster"]),
        Frame(MonsterTurn(number), MonsterTurn.places[start]),
    ]


def _add_hero(pos: DescentPosition, seat: int, said: Player) -> None:
    name = said.get("hero", ("Grisban the Thirsty", "Jain Fairwood", "Avric Albright", "Leoric of the Book")[seat - 1])
    class_name = said.get("hero_class", CLASS_OF_ARCHETYPE[HERO_SHEETS[name].archetype])
    hero = hero_of(seat, name, class_name)
    skills = [_numbered(pos, skill, CLASSES[class_name]) for skill in said.get("skills", ())]
    items = [_numbered(pos, item) for item in (*said.get("items", ()), *said.get("equipped", ()))]
    owned = (*hero.items, *(item for item in items if item not in hero.items))
    equipped = [next(n for n in owned if CARDS[n].name == item) for item in said.get("equipped", ())]
    everything = (*hero.skills, *skills, *owned)
    hero = replace(
        hero,
        skills=(*hero.skills, *(skill for skill in skills if skill not in hero.skills)),
        items=owned,
        equipped=tuple(equipped) if "equipped" in said else hero.equipped,
        exhausted=tuple(next(n for n in everything if CARDS[n].name == one) for one in said.get("exhausted", ())),
        feat_used=said.get("feat_used", False),
    )
    pos.heroes.append(hero)
    space = pos.ground.number[said["at"]]
    fallen = said.get("fallen", False)
    conditions = sum(CONDITION_BIT[word] for word in said.get("conditions", ()))
    pos.figures.append(
        Figure(
            kind="hero",
            name=name,
            side="heroes",
            spaces=() if fallen else (space,),
            fallen=space if fallen else NOWHERE,
            damage=said.get("damage", HERO_SHEETS[name].health if fallen else 0),
            fatigue=said.get("fatigue", HERO_SHEETS[name].stamina if fallen else 0),
            conditions=conditions,
            acted=said.get("acted", False),
        )
    )


def _add_absent_hero(pos: DescentPosition) -> None:
    """Numbers of monsters need two heroes at least; the second has left the map."""
    absent = ("Syndrael", "Knight") if pos.heroes[0].name != "Syndrael" else ("Ashrian", "Spiritspeaker")
    hero = hero_of(1, *absent)
    pos.heroes.append(hero)
    pos.figures.append(Figure(kind="hero", name=hero.name, side="heroes", gone="left", acted=True))


def _add_monster(pos: DescentPosition, name: str, said: MonsterAt) -> int:
    kind = said.get("type", re.sub(r"_\d+$", "", name).replace("_", " ").title())
    lieutenant = kind not in MONSTER_TYPES
    rank: Rank = "" if lieutenant else said.get("rank", "minion")
    group = next((n for n, one in enumerate(pos.groups) if one.type == kind), NOTHING)
    if group == NOTHING:
        pos.groups.append(Group(kind.lower(), kind))
        group = len(pos.groups) - 1
    at = said["at"]
    points = [at] if isinstance(at[0], int) else at
    spaces = pos.ground.mask(cast(Sequence[Point], points))
    width, height = SHEETS[kind, rank, pos.act, max(2, len(pos.heroes))].size
    assert spaces.bit_count() == width * height, f"a {kind} covers {width * height} spaces"
    pos.figures.append(
        Figure(
            kind="lieutenant" if lieutenant else "monster",
            name=kind,
            side="overlord",
            rank=rank,
            act=pos.act,
            group=group,
            spaces=tuple(spaces_of(spaces)),
            damage=said.get("damage", 0),
            conditions=sum(CONDITION_BIT[word] for word in said.get("conditions", ())),
            acted=said.get("acted", False),
            relic=numbers_named(said["relic"])[0] if "relic" in said else NOTHING,
        )
    )
    return len(pos.figures) - 1


def _numbered(pos: DescentPosition, name: str, among: Sequence[Card] = ()) -> int:
    """A physical card of that name which nobody has yet."""
    taken = {card for hero in pos.heroes for card in (*hero.skills, *hero.items)}
    numbers = [n for card in among if card.name == name for n in NUMBERS[card]] or list(numbers_named(name))
    return next(number for number in numbers if number not in taken)


def _deal(pos: DescentPosition, hand: Sequence[str], deck: Sequence[str], search: Sequence[str]) -> None:
    """The overlord's hand and the top of the decks; what is not named lies below."""
    left = [n for n, card in enumerate(CARDS) if card.kind == "overlord" and card.deck == "Basic"]
    # On top lies what nobody is asked about: it is played in the activation of a monster.
    left.sort(key=lambda n: CARDS[n].name == "Dash")

    beyond: list[int] = []

    def take(name: str) -> int:
        number = next((n for n in left if CARDS[n].name == name), None)
        if number is None:  # no basic card
            beyond.append(next(n for n in numbers_named(name) if n not in beyond))
            return beyond[-1]
        left.remove(number)
        return number

    pos.hand = tuple(take(name) for name in hand)
    top = [take(name) for name in deck]
    pos.deck, pos.discard = (*left, *reversed(top)), ()
    finds = [n for n, card in enumerate(CARDS) if card.kind == "search"]
    held = {card for hero in pos.heroes for card in hero.items}
    finds = [n for n in finds if n not in held]
    top = []
    for name in search:
        number = next(n for n in finds if CARDS[n].name == name)
        finds.remove(number)
        top.append(number)
    pos.search_deck = (*finds, *reversed(top))
    held_items = {card for hero in pos.heroes for card in hero.items}
    pos.shop = tuple(card for card in pos.shop if card not in held_items)
    for number in range(len(CARDS)):
        hidden = number in pos.deck or number in pos.search_deck
        pos.seen[number] = 1 if number in pos.hand else 0 if hidden else EVERYONE


__all__ = ["GAME", "DescentScene", "descent", "figure_name"]
