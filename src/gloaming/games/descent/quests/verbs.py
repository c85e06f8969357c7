"""Verbs of quests: laying out an encounter, arriving figures, tokens that are dealt, carried and turned, counters."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.quests.encounter import Carry, Encounter, Lieutenant, Npc
from gloaming.games.descent.quests.encounter import Group as GroupEntry
from gloaming.games.descent.quests.meaning import QuestPlay
from gloaming.games.descent.quests.reading import earlier_than, encounters
from gloaming.games.descent.quests.sheets import health_in
from gloaming.games.descent.quests.telling import Telling
from gloaming.games.descent.quests.words import Side
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, OVERLORD, Change, Due, Figure, Group, Rank, Token
from gloaming.kernel import EVERYONE


class QuestVerbs(QuestPlay, kw_only=True):
    """A game of Descent with what quests do to it."""

    # Set-up.

    def lay_out(self, encounter: str) -> None:
        """The map with its doors, tokens and characters (SR-01)."""
        kept = {counter.id for counter in self.laid_out.counters if counter.keep} if self.has_quest else set()
        carried = {name: number for name, number in self.counters if name in kept}
        self.encounter = encounter
        one = self.laid_out
        self.round = self.rounds_over = 0
        self.defeated, self.lasting, self.ran, self.changes, self.due = (), (), (), (), ()
        earlier = [counter for before in earlier_than(encounter) for counter in before.counters if counter.keep]
        starts = {counter.id: self.number_of(counter.start) for counter in (*earlier, *one.counters)}
        self.counters = tuple((starts | carried).items())
        self.doors = tuple("closed" if door.kind == "door" else "locked" for door in self.ground.doors.values())
        self.groups = []
        self.figures = self.figures[: len(self.heroes)]
        self._lay_tokens(one)
        for npc in one.npcs:
            group = self.add_group(npc.id, npc.name) if npc.side == "overlord" else NOTHING
            for at in npc.at:
                self.add_figure(
                    Figure(
                        kind="npc",
                        name=npc.name,
                        side=npc.side,
                        id=npc.id,
                        group=group,
                        act=self.act,
                        spaces=(self.ground.number[at],),
                    )
                )
        for thing in one.objects:
            for at in thing.at:
                space = self.ground.number[at]
                token = NOTHING
                if thing.carry:
                    self.tokens.append(Token(kind=thing.id, space=space, face=thing.id))
                    token = len(self.tokens) - 1
                side: Side = "overlord" if thing.hit_by == "heroes" else "heroes"
                self.add_figure(
                    Figure(
                        kind="object",
                        name=thing.name,
                        side=side,
                        id=thing.id,
                        act=self.act,
                        spaces=(space,),
                        carries=token,
                    )
                )

        for door in one.doors:
            if door.health is not None:
                self.add_figure(
                    Figure(kind="object", name=door.kind.capitalize(), side="overlord", id=door.id, act=self.act)
                )

    def _lay_tokens(self, one: Encounter) -> None:
        """Search tokens by the number of heroes (SR-07); face-down tokens are shuffled and laid out blind (SR-06)."""
        self.tokens = []
        used = [token for token in one.search.tokens if token.from_heroes <= len(self.heroes)]
        unique = NOTHING
        if one.search.unique is not None:
            among = one.search.unique.among
            fitting = [n for n, token in enumerate(used) if not among or token.at in among]
            unique = fitting[self.below(len(fitting))]
        for n, token in enumerate(used):
            self.tokens.append(Token(kind="search", space=self.ground.number[token.at], unique=n == unique))
        for entry in one.tokens:
            faces = [face for face, count in entry.faces.items() for _ in range(count)]
            self.shuffle(faces)
            for n, at in enumerate(entry.at):
                seen = 0 if faces else EVERYONE
                face = faces[n] if faces else ""
                self.tokens.append(Token(kind=entry.id, space=self.ground.number[at], face=face, seen=seen))

    def add_group(self, name: str, kind: str) -> int:
        """A group of the overlord's; its number."""
        number = self.group_called(name)
        if number == NOTHING:
            self.groups.append(Group(name, kind))
            number = len(self.groups) - 1
        return number

    def group_called(self, name: str) -> int:
        return next((n for n, group in enumerate(self.groups) if group.id == name), NOTHING)

    def take_group(self, name: str, kind: str) -> None:
        """An open group is of a type now (SR-03)."""
        self.tell(events.GroupTaken(self.add_group(name, kind), kind))

    def muster(self, entry: GroupEntry) -> None:
        """The figures a group starts with, the master first, not placed yet (SR-02)."""
        kind = self.groups[self.add_group(entry.id, entry.type or "")].type
        ranks: tuple[Rank, Rank] = ("master", "minion")
        for rank in ranks:
            for _ in range(self.group_size(entry, kind, rank)):
                self.figures.append(self.new_figure(entry.id, rank))

    def group_size(self, entry: GroupEntry, kind: str, rank: Rank) -> int:
        """How many figures of a rank a group of that type starts with: what its card says unless the quest does."""
        if entry.size is None:
            return self.limit(kind, rank)
        return self.number_of(entry.size.masters if rank == "master" else entry.size.minions)

    def muster_lieutenant(self, entry: Lieutenant) -> None:
        if entry.side == "overlord":
            self.add_group(entry.id, entry.name)
        self.figures.append(self.new_figure(entry.id, ""))

    def new_figure(self, name: str, rank: Rank) -> Figure:
        """A figure of a group, lieutenant or character, off the map."""
        one = self.laid_out
        for lieutenant in one.lieutenants:
            if lieutenant.id == name:
                group = self.add_group(name, lieutenant.name) if lieutenant.side == "overlord" else NOTHING
                return Figure(
                    kind="lieutenant", name=lieutenant.name, side=lieutenant.side, id=name, group=group, act=self.act
                )
        for npc in one.npcs:
            if npc.id == name:
                group = self.add_group(name, npc.name) if npc.side == "overlord" else NOTHING
                return Figure(kind="npc", name=npc.name, side=npc.side, id=name, group=group, act=self.act)
        group = self.group_called(name)
        named = next((n for n in one.named if n.group == name and n.rank == rank), None)
        fresh = named is not None and not any(figure.id == named.id for figure in self.figures)
        return Figure(
            kind="monster",
            name=self.groups[group].type,
            side="overlord",
            rank=rank,
            act=self.act,
            group=group,
            id=named.id if named is not None and fresh else "",
            extra_health=health_in(self.encounter, named.health, len(self.heroes), self.act) if named and fresh else 0,
        )

    def rank_to_arrive(self, name: str, rank: str, *, over_limit: bool) -> Rank | None:
        """The rank of the next figure of a group that may arrive (SR-04); a named monster does not return (SR-11)."""
        group = self.group_called(name)
        one = self.laid_out
        if any(name in (entry.id for entry in entries) for entries in (one.lieutenants, one.npcs)):
            return ""
        ranks: tuple[Rank, ...] = {"any": ("master", "minion"), "master": ("master",)}.get(rank, ("minion",))  # type: ignore[assignment]
        named = {entry.rank for entry in one.named if entry.group == name}
        for wanted in ranks:
            there = sum(self.figures[n].rank == wanted for n in self.in_group(group))
            spare = there < self.limit(self.groups[group].type, wanted)
            if spare and wanted == "master" and wanted in named:
                continue
            if spare or (over_limit and wanted == "minion"):
                return wanted
        return None

    def bases_to_arrive(self, one: Figure, place: int) -> list[int]:
        """Where an arriving figure may be put: on the place, over one of its spaces, or nearest to it (SR-04)."""
        size = MONSTER_TYPES[one.name].size if one.kind == "monster" else (1, 1)
        free = self.empty()
        safe = free & ~(self.ground.terrain.get("pit", 0) | self.ground.terrain.get("lava", 0))
        for ground in (safe, free):
            bases = self.floor.fitting(size, place & ground)
            if bases:
                return bases
        over = [base for base in self.floor.fitting(size, free) if base & place]
        return over or self.nearest_bases(size, place, safe) or self.nearest_bases(size, place, free)

    def nearest_bases(self, size: tuple[int, int], place: int, free: int) -> list[int]:
        """The nearest places where a base fits; behind shut doors only if there is none on this side."""
        bases = self.floor.nearest_fitting(size, place, free)
        if bases:
            return bases
        unlocked = self.ground.floor(0)
        away = {base: unlocked.distance(place, base) for base in self.floor.fitting(size, free)}
        least = min((number for number in away.values() if number is not None), default=None)
        return [base for base, number in away.items() if number == least]

    def return_to_map(self, figure: int, spaces: tuple[int, ...]) -> None:
        """A figure that had left or fallen is put down again; it took nothing back (SR-08)."""
        if self.figures[figure].gone:
            self._change(figure, gone="", via="")
            self._carry(figure, NOTHING)
        self.place(figure, spaces)

    # What lasts.

    def note_ran(self, rule: int, stamp: tuple[int, int]) -> None:
        """A limited rule has spoken."""
        self.ran = (*self.ran, (rule, *stamp))

    def note_change(self, change: Change) -> None:
        self.changes = (*self.changes, change)

    def note_due(self, due: Due) -> None:
        self.due = (*self.due, due)

    def take_due(self, due: Due) -> None:
        self.due = tuple(one for one in self.due if one is not due)

    def change_side(self, figure: int, side: Side) -> None:
        """A helper turns: damage stays, and he acts in the overlord's turn from then on (SR-16)."""
        one = self.figures[figure]
        if one.kind == "hero":  # charmed, or himself again
            super().change_side(figure, side)
            return
        self._change(figure, side=side, group=self.add_group(one.id, one.name) if side == "overlord" else NOTHING)
        self.tell(events.SideChanged(figure, side))

    def change_counter(self, name: str, number: int) -> tuple[int, int]:
        """Set a counter, never below 0 or above its limit; what it was and what it is."""
        before = self.counter(name)
        limit = next((counter.max for counter in self.laid_out.counters if counter.id == name), None)
        after = max(0, number if limit is None else min(number, self.number_of(limit)))
        if after != before:
            self.set_counter(name, after)
        return before, after

    # Tokens.

    def carry_of(self, kind: str) -> Carry | None:
        """Who may carry tokens of a kind, and how; nothing if they cannot be carried."""
        return _carries(self.encounter).get(kind)

    @property
    def anything_to_carry(self) -> bool:
        """True if the encounter has tokens that can be carried."""
        return bool(_carries(self.encounter))

    def object_of(self, token: int) -> int:
        """The object that a token stands for; nobody for most."""
        return next((n for n, one in enumerate(self.figures) if one.kind == "object" and one.carries == token), NOBODY)

    def pick_up(self, figure: int, token: int) -> None:
        super().pick_up(figure, token)
        thing = self.object_of(token)
        if thing != NOBODY:
            self._change(thing, spaces=())

    def drop(self, figure: int, space: int) -> None:
        token = self.figures[figure].carries
        super().drop(figure, space)
        thing = self.object_of(token)
        if thing != NOBODY:
            self._change(thing, spaces=(space,))

    def hand_over(self, figure: int, other: int) -> None:
        token = self.figures[figure].carries
        self._carry(figure, NOTHING)
        self.pick_up(other, token)

    def put_token(self, token: int, space: int) -> None:
        self.tokens[token] = replace(self.tokens[token], space=space)
        self.tell(events.TokenPlaced(token, space))

    def take_token_off(self, token: int) -> None:
        """A token leaves the map or its carrier, and stays off (SR-08)."""
        carrier = self.tokens[token].carrier
        if carrier != NOBODY and self.figures[carrier].carries == token:
            self._carry(carrier, NOTHING)
        self.tokens[token] = replace(self.tokens[token], space=NOWHERE, carrier=NOBODY)
        self.tell(events.TokenRemoved(token))

    def turn_up(self, token: int) -> None:
        self.tokens[token] = replace(self.tokens[token], seen=EVERYONE)
        self.tell(events.TokenTurned(token, self.tokens[token].face))

    def look_at(self, token: int, side: Side) -> None:
        """One side looks at a token and turns it back."""
        seats = [OVERLORD] if side == "overlord" else list(range(1, self.seats))
        seen = self.tokens[token].seen
        for seat in seats:
            seen |= 1 << seat
        self.tokens[token] = replace(self.tokens[token], seen=seen)
        self.tell(events.TokenSeen(token, side))

    def _drop_where_it_fell(self, figure: int, space: int) -> None:
        """The token lies where its carrier fell, but is still his while the rules about his fall speak."""
        if not self.has_quest:
            super()._drop_where_it_fell(figure, space)
        elif (token := self.figures[figure].carries) != NOTHING:
            self.tokens[token] = replace(self.tokens[token], space=space)

    def bring_up_door(self, door: str, spaces: tuple[int, ...]) -> int:
        """A door that can be broken is a thing in a space while it is attacked, and in none otherwise; its number."""
        number = next(n for n, one in enumerate(self.figures) if one.kind == "object" and one.id == door)
        self._change(number, spaces=spaces)
        return number

    # Whom a side asks.

    def asked_for(self, side: Side, about: Telling | None = None) -> int:
        """The seat that decides for a side: of the heroes that of the hero it is about, or the first."""
        if side == "overlord":
            return OVERLORD
        if about is not None and 0 <= about.that < len(self.heroes):
            return self.heroes[about.that].seat
        return self.heroes[0].seat

    def npc_of(self, figure: int) -> Npc | None:
        """What the quest says of a character."""
        one = self.figures[figure]
        if one.kind != "npc":
            return None
        return next(npc for npc in encounters()[self.encounter].npcs if npc.id == one.id)


@cache
def _carries(encounter: str) -> dict[str, Carry]:
    """How each kind of token and object of an encounter is carried, where it can be."""
    one = encounters()[encounter]
    found = {entry.id: entry.carry for entry in one.tokens} | {entry.id: entry.carry for entry in one.objects}
    if one.search.unique is not None:
        found[one.search.unique.id] = one.search.unique.carry
    return {kind: carry for kind, carry in found.items() if carry is not None}
