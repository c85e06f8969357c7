"""Questions about the map: who stands where, who is next to whom, who sees whom, and where one can go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gloaming.games.descent import maps
from gloaming.games.descent.cards import CARDS, MONSTER_TYPES
from gloaming.games.descent.cards.card import AttackType
from gloaming.games.descent.derived import Derived
from gloaming.games.descent.effects import About, Around
from gloaming.games.descent.places import places_of
from gloaming.games.descent.state import IMMOBILIZED, NOBODY, NOTHING, NOWHERE, DoorState, Figure, Rank
from gloaming.pieces.squares import Floor, Gait, Ground, Reach, spaces_of

DRAWN: dict[str, Ground] = {}
"""Grounds by encounter that stand in no file: those of tests."""
SHUT: tuple[DoorState, ...] = ("closed", "locked")
FAR = 99
"""A distance that nothing reaches."""


@lru_cache
def ground_of(encounter: str) -> Ground:
    return DRAWN.get(encounter) or maps.ground(encounter)


@lru_cache(maxsize=1024)
def _floor(encounter: str, doors: tuple[DoorState, ...]) -> Floor:
    ground = ground_of(encounter)
    shut = 0
    for door, state in zip(ground.doors.values(), doors, strict=True):
        if state in SHUT:
            shut |= door.bit
    return ground.floor(shut)


@lru_cache
def _gait(size: tuple[int, int], *, flies: bool) -> Gait:
    return Gait(size, ignores=("water", "pit", "lava", "obstacle")) if flies else Gait(size)


class Board(Derived, kw_only=True):
    """A position and its map."""

    @property
    def ground(self) -> Ground:
        """The map of the encounter; it is no part of the position."""
        return ground_of(self.encounter)

    @property
    def floor(self) -> Floor:
        """The map with the doors as they are."""
        return _floor(self.encounter, self.doors)

    # Who stands where.

    def taken(self, without: int = NOBODY) -> int:
        """The spaces of all figures but one: they block (DE-095). Objects and knocked-out heroes do not."""
        known = places_of(self.figures)
        if without == NOBODY or self.figures[without].kind == "object":
            return known.taken
        return known.taken & ~known.masks[without] | known.shared & known.masks[without]

    def at_space(self, space: int) -> int:
        """The figure that stands in a space."""
        if not places_of(self.figures).taken >> space & 1:
            return NOBODY
        for number, one in enumerate(self.figures):
            if space in one.spaces and one.kind != "object":
                return number
        return NOBODY

    def empty(self) -> int:
        """The empty spaces (DE-111)."""
        return self.floor.empty(self.taken())

    def in_pit(self, figure: int) -> bool:
        """A figure is in a pit if all its spaces are (DE-325); whoever flies is in none."""
        pits = self.ground.terrain.get("pit")
        if not pits:
            return False
        spaces = self.figures[figure].mask
        return bool(spaces) and not spaces & ~pits

    def in_lava(self, figure: int) -> bool:
        spaces = self.figures[figure].mask
        return bool(spaces) and not spaces & ~self.ground.terrain.get("lava", 0)

    # Adjacency and counting.

    def spaces_of(self, figure: int) -> int:
        """Where a figure stands; the token counts as a knocked-out hero (R53)."""
        one = self.figures[figure]
        return one.mask or (1 << one.fallen if one.fallen != NOWHERE else 0)

    def adjacent(self, figure: int, other: int) -> bool:
        return bool(self.floor.adjacent(self.figures[figure].mask) & self.spaces_of(other))

    def next_to_space(self, figure: int, space: int) -> bool:
        """True if the figure stands in the space or next to it."""
        spaces = self.figures[figure].mask
        return bool((spaces | self.floor.adjacent(spaces)) >> space & 1)

    def count(self, figure: int, space: int) -> int:
        """How many spaces away a space is (DE-204, R11)."""
        away = self.floor.distance(self.figures[figure].mask, 1 << space)
        return FAR if away is None else away

    def within(self, figure: int, other: int, most: int) -> bool:
        """True if two figures are at most so many spaces apart; no sight is needed (DE-208)."""
        return bool(self.floor.within(self.spaces_of(figure), most) & self.spaces_of(other))

    def pushable_to(self, figure: int) -> list[int]:
        """The empty spaces next to a figure into which it may be moved; a large one shrinks to move (DE-290)."""
        if self.holds("unmovable", figure):
            return []
        mask = self.figures[figure].mask
        return list(spaces_of(self.floor.adjacent(mask) & self.floor.empty(self.taken(without=figure)) & ~mask))

    def shares_space(self, figure: int) -> bool:
        """True if another figure stands where it stands, as somebody passes through."""
        return bool(self.figures[figure].mask & self.taken(without=figure))

    def spaces_beside(self, figure: int, mover: int) -> list[int]:
        """The empty spaces next to a figure that are nearest to another one, whose own space counts as empty."""
        free = self.floor.empty(self.taken(without=mover)) & self.floor.adjacent(self.figures[figure].mask)
        return list(spaces_of(self.floor.nearest(self.figures[mover].mask, free)))

    def around(self, figure: int, who: object, among: Sequence[int] | None = None) -> list[int]:
        assert isinstance(who, Around)
        found = []
        one = self.figures[figure] if figure != NOBODY else None
        near = -1 if who.within < 0 or one is None else self.floor.within(self.spaces_of(figure), who.within)
        for number in range(len(self.figures)) if among is None else among:
            other = self.figures[number]
            spaces = other.mask or (self.spaces_of(number) if who.fallen else 0)
            if not spaces & near or not self.is_of(figure, number, who.of):
                continue
            if (who.others and number == figure) or (who.hurt and not other.damage):
                continue
            if who.sight and number != figure and not self.sees_figure(figure, number):
                continue
            found.append(number)
        return found

    # Line of sight.

    def sees(self, figure: int, space: int, past: int = 0) -> bool:
        """True if a figure sees a space (DE-114, DE-187; in a pit only what is adjacent, DE-320)."""
        spaces = self.figures[figure].mask
        return bool((spaces | self.floor.adjacent(spaces)) >> space & 1) or self._has_line(figure, space, past)

    def _has_line(self, figure: int, space: int, past: int) -> bool:
        """True if a figure sees a space that is not adjacent to it."""
        if self.ground.terrain.get("pit"):
            other = self.at_space(space)
            if self.in_pit(figure) or (other != NOBODY and self.in_pit(other)):
                return False
        known = places_of(self.figures)
        return self.floor.sees(known.masks[figure], space, known.taken & ~(past & ~(1 << space)))

    def sees_figure(self, figure: int, other: int) -> bool:
        return any(self.sees(figure, space) for space in spaces_of(self.spaces_of(other)))

    # Attacks.

    def attack_kind(self, figure: int, card: int) -> AttackType:
        """Melee or ranged, from the weapon, bare hands or the sheet."""
        if card != NOTHING:
            return CARDS[card].attack
        return "melee" if self.figures[figure].kind == "hero" else self.sheet(figure).attack

    def target_spaces(self, figure: int, target: int, card: int, kind: AttackType) -> list[int]:
        """The spaces of a figure that an attack may be aimed at: in sight, and near enough for Melee."""
        return list(spaces_of(self.aims(figure, (target,), card, kind).get(target, 0)))

    def aims(self, figure: int, targets: Sequence[int], card: int, kind: AttackType) -> dict[int, int]:
        """Those of some figures that an attack may be aimed at, each with the spaces in sight and near enough."""
        floor, known = self.floor, places_of(self.figures)
        spaces = known.masks[figure]
        near = floor.adjacent(spaces)
        reached = floor.within(spaces, 2) if kind == "melee" else -1
        # Whether it reaches further and sees past others is asked only where that matters.
        further = kind != "melee"
        past: int | None = None
        pits = self.ground.terrain.get("pit")
        sight, stops = self.ground.sight, (known.taken | floor.stops_sight) & ~spaces
        found: dict[int, int] = {}
        for target in targets:
            theirs = known.masks[target] & reached
            if not theirs:
                continue
            aimed = theirs & near
            if theirs != aimed:
                if not further:
                    further = self.reaches(figure, card)
                    reached = reached if further else near
                if further:
                    if past is None:
                        past = self.seen_past(figure, card)
                    for space in spaces_of(theirs & ~near):
                        if self._has_line(figure, space, past) if past or pits else sight.free(spaces, space, stops):
                            aimed |= 1 << space
            if aimed:
                found[target] = aimed
        return found

    def seen_past(self, figure: int, card: int) -> int:
        """The spaces of figures that do not interrupt the sight of an attack with this weapon."""
        if not self.says("see_past"):
            return 0
        one = self.figures[figure]
        about = About(seat=self.seat_of(figure), me=figure, by=figure, that=figure, weapon=card)
        words = {modifier.word for _, _, modifier in self.modifiers("see_past", figure, about)}
        past = 0
        for other in self.figures if words else ():
            if other.side == one.side and "friends" in words:
                past |= other.mask
            if "adjacent" in words and other.mask & self.floor.adjacent(one.mask):
                past |= other.mask
        return past

    def reaches(self, figure: int, card: int) -> bool:
        """True if a Melee attack reaches two spaces (DE-227)."""
        if card != NOTHING and any(one.stat == "reach" for one in CARDS[card].modifiers):
            return True
        return any(of == NOTHING or not CARDS[of].is_weapon for of, _, _ in self.modifiers("reach", figure))

    def lights_up(self, ability: int, weapon: int) -> bool:
        """True if an ability that hinders attacks does nothing against an attack with this weapon."""
        return False

    def caught_by_blast(self, by: int, space: int) -> list[int]:
        """The figures in spaces adjacent to the target space, friend or foe (DE-220, DE-223, R38)."""
        return self.caught_in(by, self.floor.neighbours[space])

    def caught_in(self, by: int, spaces: int) -> list[int]:
        """The figures in some spaces that an attack can affect."""
        return [
            number
            for number, one in enumerate(self.figures)
            if one.mask & spaces and one.kind != "object" and self.can_be_affected(by, number)
        ]

    # Where one can go.

    def gait(self, figure: int) -> Gait:
        return _gait(self.sheet(figure).size, flies=self.holds("fly", figure))

    def floor_for(self, figure: int) -> Floor:
        """The map as a figure walks it."""
        return self.floor

    def reach(self, figure: int, points: int) -> Reach:
        """Where a figure gets with so many movement points: friends may be passed, enemies not (DE-096, DE-097)."""
        one = self.figures[figure]
        known = places_of(self.figures)
        friends, foes = known.heroes, known.overlord
        if one.side == "overlord":
            friends, foes = foes, friends
        gait = self.gait(figure)
        if gait.ignores or self.holds("pass_enemies", figure):
            friends, foes = friends | foes, 0
        return self.floor_for(figure).reach(known.masks[figure], points, gait, blocked=foes, passable=friends)

    def passes_enemies(self, figure: int) -> bool:
        """True if a figure may move through enemies."""
        return self.holds("pass_enemies", figure) or self.holds("fly", figure)

    def bases_over(self, figure: int, space: int) -> list[int]:
        """The ways to lay a figure's base so that it covers a space (DE-291 to DE-293)."""
        size = self.sheet(figure).size
        if size == (1, 1):
            return [1 << space]
        free = self.floor.empty(self.taken(without=figure))
        return [base for base in self.floor.fitting(size, free) if base >> space & 1]

    def where_to_stand(self, figure: int) -> list[int]:
        """Where a hero stands up: his token's space, or the closest empty ones (DE-135, R13)."""
        token = 1 << self.figures[figure].fallen
        return list(spaces_of(self._nearest_empty(token)))

    def where_to_come_back(self, figure: int) -> list[int]:
        """The empty spaces up to 4 spaces from the token of a hero who has vanished."""
        token = 1 << self.figures[figure].away
        near = self.floor.within(token, 4) & self.empty()
        return list(spaces_of(near or self._nearest_empty(token)))

    def _nearest_empty(self, token: int) -> int:
        """The closest empty spaces; behind shut doors only if all on this side are taken."""
        return self.floor.nearest(token, self.empty()) or self.ground.floor(0).nearest(token, self.empty())

    def where_to_fall(self, figure: int) -> int:
        """Where the token of a hero goes: his space, or, out of lava, the nearest empty space (R74)."""
        one: Figure = self.figures[figure]
        lava = self.ground.terrain.get("lava", 0)
        if not one.mask & lava:
            return one.at
        free = self.floor.empty(self.taken(without=figure)) & ~lava
        return next(spaces_of(self.floor.nearest(one.mask, free)), one.at)

    def enters_dearly(self, figure: int, space: int) -> bool:
        """True if a space costs 2 points to enter (DE-317)."""
        return bool(self.ground.terrain.get("water", 0) >> space & 1) and not self.holds("fly", figure)

    # What figures can use and do, as far as it depends on the map.

    def can_be_attacked(self, figure: int, target: int) -> bool:
        """True unless something keeps attacks away from the target (objects: SR-10)."""
        return self.can_be_affected(figure, target) and (
            self.figures[target].kind != "npc" or self.sheet(target).health > 0
        )

    def can_be_affected(self, figure: int, target: int) -> bool:
        """True unless only attacks from adjacent figures affect the target."""
        return not self.holds("only_adjacent", target) or self.adjacent(figure, target)

    def can_walk(self, figure: int) -> bool:
        """True if nothing keeps a figure from taking a move action."""
        return not (self.figures[figure].conditions & IMMOBILIZED or self.in_pit(figure))

    def promotable(self, figure: int) -> list[int]:
        """The minions next to a figure whose group may have another master (DE-286)."""
        return [
            number
            for number in self.around(figure, Around(of="minions", within=1))
            if self.room_in_group(self.figures[number].group, "master")
        ]

    def room_in_group(self, group: int, rank: Rank) -> int:
        """How many more figures of a rank a monster group may have on the map."""
        there = sum(self.figures[number].rank == rank for number in self.in_group(group))
        return max(0, self.limit(self.groups[group].type, rank) - there)

    def climbs_to(self, figure: int) -> list[int]:
        """Where a figure gets out of a pit: adjacent empty spaces, other pits only if there is nothing else (R70)."""
        spaces = self.figures[figure].mask
        size = self.sheet(figure).size
        near = self.floor.adjacent(spaces)
        pits = self.ground.terrain.get("pit", 0)
        if size == (1, 1):
            free = near & self.floor.empty(self.taken())
            return [1 << space for space in spaces_of(free & ~pits or free)]
        free = self.floor.empty(self.taken(without=figure))
        bases = [base for base in self.floor.fitting(size, free) if base & (near | spaces) and base & ~pits]
        return bases or self.floor.nearest_fitting(size, spaces, free & ~pits)

    def can_close(self, door: int) -> bool:
        """A door is not closed under a large figure (R10)."""
        one, other = list(self.ground.doors.values())[door].sides
        return not any(figure.mask & one and figure.mask & other for figure in self.figures)

    def tradable(self, figure: int) -> list[int]:
        """Shop Items, Relics and Search cards a hero carries, no Class cards (DE-261)."""
        return [card for card in self.heroes[figure].items if not CARDS[card].hero_class]

    def finds(self, figure: int) -> list[int]:
        """What a hero has found and keeps like a Search card (SR-07)."""
        carried = self.figures[figure].carries
        return [n for n, token in enumerate(self.tokens) if token.carrier == figure and n != carried]

    def has_equipped(self, figure: int, trait: str) -> bool:
        return self.figures[figure].kind == "hero" and any(
            trait in CARDS[card].traits for card in self.heroes[figure].equipped
        )

    def to_activate(self, group: int) -> list[int]:
        """The monsters of a group that have not been activated in this turn."""
        return [number for number in self.in_group(group) if not self.figures[number].acted]

    def to_rise(self) -> list[int]:
        """The defeated monsters that will rise again."""
        return [n for n, one in enumerate(self.figures) if one.kind == "monster" and one.away != NOWHERE]

    def where_to_rise(self, figure: int) -> list[int]:
        """Wherever a monster fits up to 5 spaces from its token."""
        near = self.floor.within(1 << self.figures[figure].away, 5)
        return [base for base in self.floor.fitting(self.sheet(figure).size, self.empty()) if base & near]

    def places_beside(self, figure: int) -> list[int]:
        """Where another of its kind fits in empty spaces next to a monster."""
        near = self.floor.adjacent(self.figures[figure].mask)
        return [base for base in self.floor.fitting(self.sheet(figure).size, self.empty()) if base & near]

    def to_reinforce(self) -> list[int]:
        """The masters on the map whose group lacks minions that would fit next to them."""
        return [
            n
            for n, one in enumerate(self.figures)
            if one.spaces and one.rank == "master" and self.room_in_group(one.group, "minion") and self.places_beside(n)
        ]

    def takes_turn(self, hero: int) -> bool:
        """A hero takes turns while he is in the encounter, knocked out or not."""
        one = self.figures[hero]
        return not one.gone and (bool(one.mask) or one.fallen != NOWHERE or one.away != NOWHERE)

    def limit(self, monster: str, rank: str) -> int:
        """How many of a monster type may be on the map (DE-286)."""
        return MONSTER_TYPES[monster].limit(rank, len(self.heroes))
