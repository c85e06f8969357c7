"""What a bot thinks of a position of Descent, for either side.

In units of about one damage on a hero. What a side is after counts most: how near each is to the goal of the quest.
Then what it has: Health, fatigue, heroes on their feet, monsters, cards; and where it stands: whom it could hit next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from gloaming.api.judgement import Judgement
from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import judgement as campaign
from gloaming.games.descent.looking_ahead import LookingAhead
from gloaming.games.descent.quests.distances import steps_to
from gloaming.games.descent.quests.progress import goal_spaces, progress
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, OVERLORD
from gloaming.kernel import Option
from gloaming.pieces.squares import Ground, spaces_of

WIN = 1000.0
GOAL = 160.0
HINDER = 0.5
"""What the goal of the other side counts beside one's own: whoever only hinders gets nowhere."""
RESULT = 12.0
"""What an encounter that is won is worth to the next."""
HERO_HEALTH = 1.0
DOWN = 9.0
"""What it costs the heroes that one of them is knocked out, beyond his Health."""
FATIGUE = 0.25
CONDITION = 1.0
FEAT = 0.5
MONSTER = 1.0
MONSTER_HEALTH = 0.8
MASTER = 2.0
CARD = 0.8
FIND = 0.9
"""What a Search card that can still be used is worth."""
NEAR = 0.25
"""What each space nearer to an enemy is worth to whoever wants to fight."""
ACTION = 0.4
MOVED = 0.42
"""What an action and a move taken are worth to whoever acts: less than what they can bring about."""
IDLE = 0.01
"""What it is worth not to move where moving changes nothing."""
BESIDE = 0.3
"""What it costs a hero that a monster stands next to him."""

AFRESH = ("act", "group", "monster", "next_hero", *campaign.AFRESH)
"""Questions that begin something new."""
LEFT_OUT = (opt.PutAway, opt.CloseDoor, opt.Trade, opt.Give, opt.Take)
"""What takes more thought than a greedy bot has."""
OF_EACH = 2
"""So many destinations for each thing one may want."""


class DescentJudgement(Judgement[DescentPosition]):
    """What bots think of Descent."""

    completions = 2

    def value(self, pos: DescentPosition, seat: int) -> float:
        if seat == OVERLORD:
            return _monsters_near(pos) - heroes_worth(pos, HINDER, 1.0)
        return _heroes_near(pos) + heroes_worth(pos, 1.0, HINDER)

    def ahead(self, pos: DescentPosition) -> DescentPosition:
        return LookingAhead(**{name: getattr(pos, name) for name in pos.__struct_fields__})

    def stopped(self, pos: DescentPosition, seat: int, option: Option) -> float | None:
        if not isinstance(option, opt.EndTurn) or pos.active == NOBODY:
            return None
        pos.end_turn(pos.active)
        return self.value(pos, seat) + IDLE

    def settled(self, pos: DescentPosition, seat: int) -> bool:
        return pos.ask is None or pos.ask.seat != seat or pos.ask.topic in AFRESH

    def sensible(self, pos: DescentPosition, seat: int) -> Sequence[int]:
        """Of many destinations those worth a thought, and nothing nobody would do."""
        assert pos.ask is not None
        if (between_quests := campaign.considered(pos, seat)) is not None:
            return between_quests
        options = pos.ask.options
        goes = {n: option for n, option in enumerate(options) if isinstance(option, opt.Go)}
        others = [n for n, option in enumerate(options) if n not in goes and not isinstance(option, LEFT_OUT)]
        acting = pos.active if pos.active != NOBODY and pos.seat_of(pos.active) == seat else NOBODY
        chosen = destinations(pos, acting, goes) if goes and acting != NOBODY else list(goes)
        return others + chosen or range(len(options))


# What a position is worth to the heroes.


def heroes_worth(pos: DescentPosition, heroes: float, overlord: float) -> float:
    """The worth of a position for the heroes, the goals of both sides weighed so; for the overlord the opposite."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return -WIN if OVERLORD in pos.outcome.winners else WIN
    worth = sum(_hero(pos, number) for number in range(len(pos.heroes)))
    worth -= sum(_monster(pos, number) for number in pos.monsters())
    worth -= CARD * len(pos.hand)
    worth += RESULT * sum({"heroes": 1, "overlord": -1}.get(result, 0) for result in pos.results)
    if pos.encounter in encounters():
        worth += GOAL * (heroes * progress(pos, "heroes") - overlord * progress(pos, "overlord"))
    return worth + _in_hand(pos) + campaign.campaign_worth(pos)


def _in_hand(pos: DescentPosition) -> float:
    """What whoever acts can still do in this turn; who has moved has not wasted the action, wherever it led."""
    worth = MOVED * sum(one.moves if one.side == "heroes" else -one.moves for one in pos.figures if one.spaces)
    if pos.active == NOBODY:
        return worth
    one = pos.figures[pos.active]
    left = ACTION * (one.actions + one.extra_attacks + one.extra_moves)
    return worth + (left if one.side == "heroes" else -left)


def _hero(pos: DescentPosition, number: int) -> float:
    one, hero = pos.figures[number], pos.heroes[number]
    worth = FIND * len(pos.search_cards(number)) + (0.0 if hero.feat_used else FEAT)
    if one.fallen != NOWHERE:
        return worth - DOWN
    worth += HERO_HEALTH * (pos.health(number) - one.damage)
    worth -= FATIGUE * one.fatigue * (0.2 if hero.rested else 1.0)
    return worth - CONDITION * one.conditions.bit_count()


def _monster(pos: DescentPosition, number: int) -> float:
    one = pos.figures[number]
    worth = MONSTER + MONSTER_HEALTH * (pos.health(number) - one.damage) - CONDITION * one.conditions.bit_count()
    return worth + (MASTER if one.rank != "minion" else 0.0)


# How eager a side is: each counts its own ways only, or nobody would come near anybody. Who carries something has
# somewhere else to go.


def _heroes_near(pos: DescentPosition) -> float:
    """Heroes want to be near somebody they can hit, and not beside many."""
    monsters = pos.monsters()
    spaces = _spaces(pos, lambda n: n in monsters)
    worth = 0.0
    for number in range(len(pos.heroes)):
        if spaces and pos.on_map(number) and pos.figures[number].carries == NOTHING:
            shoots = any(pos.attack_kind(number, card) == "ranged" for card in pos.weapons(number))
            worth -= NEAR * max(0, steps_to(pos, number, spaces) - (4 if shoots else 1))
            beside = pos.floor.adjacent(pos.figures[number].mask)
            worth -= BESIDE * sum(1 for other in monsters if pos.figures[other].mask & beside)
    return worth


def _monsters_near(pos: DescentPosition) -> float:
    """Monsters want to be where they can hit a hero."""
    spaces = _spaces(pos, lambda n: n < len(pos.heroes))
    worth = 0.0
    for number in pos.monsters() if spaces else ():
        if pos.figures[number].carries != NOTHING:
            continue
        reach = 1 if pos.sheet(number).attack == "melee" else 4
        worth -= NEAR * max(0, steps_to(pos, number, spaces) - reach)
    return worth


# Where to go.


def destinations(pos: DescentPosition, figure: int, goes: dict[int, opt.Go]) -> list[int]:
    """For each thing that draws a figure the destinations that bring it nearest, the cheapest first; and a retreat."""
    enemies = _spaces(pos, lambda n: pos.enemies(figure, n) and pos.figures[n].kind != "object")
    wanted = [enemies, goal_spaces(pos) if pos.encounter in encounters() else 0]
    if pos.figures[figure].kind == "hero":
        wanted += [_tokens(pos), _fallen(pos), _shut_doors(pos)]
    found: dict[int, None] = {}
    for spaces in wanted:
        if spaces:
            away = _away(pos, spaces)
            now = min(away.get(space, 99) for space in pos.figures[figure].spaces)
            nearer = [n for n in goes if away.get(goes[n].space, 99) < now]
            ranked = sorted(nearer, key=lambda n: _rank(goes[n], away.get(goes[n].space, 99)))
            found |= dict.fromkeys(ranked[:OF_EACH])
            found |= dict.fromkeys([n for n in ranked if not goes[n].fatigue and not goes[n].damage][:1])
    if enemies:
        away = _away(pos, enemies)
        found |= dict.fromkeys(sorted(goes, key=lambda n: _rank(goes[n], -away.get(goes[n].space, 0)))[:1])
        # Somewhere to shoot from: near an enemy, not beside one.
        found |= dict.fromkeys(
            [n for n in goes if 2 <= away.get(goes[n].space, 0) <= 4 and not goes[n].fatigue][:OF_EACH]
        )
    return list(found)


def _rank(go: opt.Go, away: int) -> tuple[int, int, int, int]:
    return away, go.fatigue, go.damage, go.points


def _spaces(pos: DescentPosition, fits: Callable[[int], bool]) -> int:
    spaces = 0
    for number, one in enumerate(pos.figures):
        if one.spaces and fits(number):
            spaces |= one.mask
    return spaces


def _tokens(pos: DescentPosition) -> int:
    spaces = 0
    for token in pos.tokens:
        if token.space != NOWHERE:
            spaces |= 1 << token.space
    return spaces


def _fallen(pos: DescentPosition) -> int:
    spaces = 0
    for one in pos.figures[: len(pos.heroes)]:
        if one.fallen != NOWHERE:
            spaces |= 1 << one.fallen
    return spaces


def _shut_doors(pos: DescentPosition) -> int:
    spaces = 0
    for door, state in zip(pos.ground.doors.values(), pos.doors, strict=True):
        if state == "closed":
            spaces |= door.near
    return spaces


def _away(pos: DescentPosition, spaces: int) -> Mapping[int, int]:
    """How far each space is from some spaces."""
    return _steps_away(pos.ground, spaces)


@lru_cache(maxsize=1024)
def _steps_away(ground: Ground, spaces: int) -> Mapping[int, int]:
    rings = ground.floor(0).rings(spaces)
    return {space: steps for steps, ring in enumerate(rings) for space in spaces_of(ring)}
