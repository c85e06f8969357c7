"""What a bot thinks of a position of Descent, for either side.

In units of about one damage on a hero. What a side is after counts most: how near each is to the goal of the quest.
Then what it has: Health, fatigue, heroes on their feet, monsters, cards; and where it stands: whom it could hit next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from gloaming.api.judgement import Judgement
from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import plans
from gloaming.games.descent.campaign.judgement import campaign_worth
from gloaming.games.descent.campaign.travel import Agree
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.effects.harm import BeDefeated
from gloaming.games.descent.looking_ahead import LookingAhead
from gloaming.games.descent.quests.distances import all_steps_to, away_for
from gloaming.games.descent.quests.progress import goal_places, progress, urgency
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.rules.move import walks
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.use import PlayOverlordCard
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, OVERLORD, Side
from gloaming.kernel import Option

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
FIND_TO_SELL = 2.0
"""What a Search card that can still be used is worth, and in a campaign, where it is sold when the quest is over."""
NEAR = 0.25
FAR_OFF = 8.0
"""What each space nearer to an enemy is worth to whoever wants to fight: the less the further off he is."""
ACTION = 0.4
"""What an action in hand is worth to whoever acts: less than what it can bring about."""
STRIKE = 2.0
"""What it is worth to stand where an attack can still be made in this turn."""
IDLE = 0.01
"""What it is worth not to move where moving changes nothing, and to go all the way at once."""
POINT = 0.005
"""What a movement point left over is worth: of two ways to the same end the shorter one is gone."""
BESIDE = 0.3
"""What it costs a hero that a monster stands next to him."""

LEFT_OUT = (opt.PutAway, opt.CloseDoor, opt.Trade, opt.Give, opt.Take)
"""What takes more thought than a greedy bot has."""
NEARLY_NONE = 3
"""Movement points that may be left over when a figure takes its next move."""
OF_EACH = 2
"""So many destinations for each thing one may want."""


class DescentJudgement(Judgement[DescentPosition]):
    """What bots think of Descent."""

    afresh = ("act", "group", "monster", "next_hero", *plans.AFRESH)
    completions = 2

    def value(self, pos: DescentPosition, seat: int) -> float:
        """What a position is worth to a seat; who has a whole move in hand is taken to make the best of it."""
        worth = -heroes_worth(pos) if seat == OVERLORD else heroes_worth(pos)
        if pos.outcome is not None:
            return worth
        return worth + max([places_worth(pos, seat), *(_gone(pos, seat, go) for go in ways_in_hand(pos, seat))])

    def ahead(self, pos: DescentPosition) -> DescentPosition:
        return LookingAhead(**{name: getattr(pos, name) for name in pos.__struct_fields__})

    def stopped(self, pos: DescentPosition, seat: int, option: Option) -> float | None:
        if not isinstance(option, opt.EndTurn) or pos.active == NOBODY:
            return None
        left = POINT * pos.figures[pos.active].points
        pos.end_turn(pos.active)
        return self.value(pos, seat) + left + IDLE

    def presumed(self, pos: DescentPosition, seat: int) -> int | None:
        """On the road the others go along with what was said."""
        agree = pos.find(Agree)
        return agree.said[-1] if agree is not None and agree.said else None

    def settled(self, pos: DescentPosition, seat: int) -> bool:
        return (pos.ask is None or pos.find(Agree) is None) and super().settled(pos, seat)

    def sensible(self, pos: DescentPosition, seat: int) -> Sequence[int]:
        """Of many destinations those worth a thought, and nothing nobody would do."""
        assert pos.ask is not None
        if (between_quests := plans.considered(pos, seat)) is not None:
            return between_quests
        options = pos.ask.options
        goes = _goes(pos)
        others = [n for n, option in enumerate(options) if n not in goes and not _is_left_out(pos, option)]
        acting = pos.active if pos.active != NOBODY and pos.seat_of(pos.active) == seat else NOBODY
        chosen = destinations(pos, acting, goes) if goes and acting != NOBODY else list(goes)
        return others + chosen or range(len(options))


def _is_left_out(pos: DescentPosition, option: Option) -> bool:
    """True for what takes more thought than a greedy bot has, and for what nobody would do."""
    if isinstance(option, opt.AttackWith) and option.card == NOTHING and pos.active in range(len(pos.heroes)):
        return any(pos.attack_kind(pos.active, card) for card in pos.weapons(pos.active))
    if isinstance(option, opt.PlayCard) and _takes_its_life(option.card):
        return not any(_is_expendable(pos, number) for number in pos.monsters())
    if isinstance(option, opt.Choose) and (played := pos.find(PlayOverlordCard)) is not None:
        return _takes_its_life(played.about.card) and not _is_expendable(pos, option.figure)
    return isinstance(option, LEFT_OUT)


@cache
def _takes_its_life(card: int) -> bool:
    """True if whoever does what a card says is defeated in the end: nobody looks as far ahead as that."""
    return any(isinstance(op, BeDefeated) for ability in CARDS[card].abilities for op in ability.do)


def _is_expendable(pos: DescentPosition, number: int) -> bool:
    """True for a minion without a name that can strike a hero where it stands."""
    one = pos.figures[number]
    return one.rank == "minion" and not one.id and _can_strike(pos, number)


# What a position is worth to the heroes.


def heroes_worth(pos: DescentPosition) -> float:
    """What the heroes have, wherever they stand; for the overlord the opposite."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return -WIN if OVERLORD in pos.outcome.winners else WIN
    worth = sum(_hero(pos, number) for number in range(len(pos.heroes)))
    # Who has left the map for the goal is not lost.
    there = [n for n, one in enumerate(pos.figures) if one.is_monster and (one.spaces or one.gone == "left")]
    worth -= sum(_monster(pos, number) for number in there)
    worth -= CARD * len(pos.hand)
    worth += RESULT * sum({"heroes": 1, "overlord": -1}.get(result, 0) for result in pos.results)
    return worth + _in_hand(pos) + campaign_worth(pos)


def _in_hand(pos: DescentPosition) -> float:
    """What whoever acts can still do in this turn."""
    if pos.active == NOBODY:
        return 0.0
    one = pos.figures[pos.active]
    left = ACTION * (one.actions + one.extra_attacks + one.extra_moves) + POINT * one.points
    return left if one.side == "heroes" else -left


def _hero(pos: DescentPosition, number: int) -> float:
    one, hero = pos.figures[number], pos.heroes[number]
    find = FIND if pos.campaign is None else FIND_TO_SELL
    worth = find * len(pos.search_cards(number)) + (0.0 if hero.feat_used else FEAT)
    if one.fallen != NOWHERE:
        return worth - DOWN
    worth += HERO_HEALTH * (pos.health(number) - one.damage)
    worth -= FATIGUE * one.fatigue * (0.2 if hero.rested else 1.0)
    return worth - CONDITION * one.conditions.bit_count()


def _monster(pos: DescentPosition, number: int) -> float:
    one = pos.figures[number]
    worth = MONSTER + MONSTER_HEALTH * (pos.health(number) - one.damage) - CONDITION * one.conditions.bit_count()
    return worth + (MASTER if one.rank != "minion" else 0.0)


# What it is worth where everybody stands.


def places_worth(pos: DescentPosition, seat: int) -> float:
    """How near both sides are to their goals, and one's own side to its enemies."""
    worth = _monsters_near(pos) if seat == OVERLORD else _heroes_near(pos)
    worth += _strike(pos, seat)
    if pos.encounter in encounters():
        own: Side = "overlord" if seat == OVERLORD else "heroes"
        other: Side = "heroes" if seat == OVERLORD else "overlord"
        worth += GOAL * urgency(pos, own) * progress(pos, own)
        worth -= GOAL * HINDER * urgency(pos, other) * progress(pos, other)
    return worth


def _gone(pos: DescentPosition, seat: int, go: opt.Go) -> float:
    """The same if whoever acts had gone there, and what that costs; what may happen on the way is left out."""
    there = pos.clone()
    there.step(there.active, go.space, go.points)
    return places_worth(there, seat) - HERO_HEALTH * go.damage - FATIGUE * go.fatigue - POINT * go.points - IDLE


# How eager a side is: each counts its own ways only, or nobody would come near anybody. Who carries something has
# somewhere else to go.


def _heroes_near(pos: DescentPosition) -> float:
    """Heroes want to be near somebody they can hit, and not beside many."""
    monsters = pos.monsters()
    heroes = [n for n in range(len(pos.heroes)) if pos.on_map(n) and pos.figures[n].carries == NOTHING]
    worth = _far_off(pos, heroes, _spaces(pos, monsters))
    for number in heroes:
        beside = pos.floor.adjacent(pos.figures[number].mask)
        worth -= BESIDE * sum(1 for other in monsters if pos.figures[other].mask & beside)
    return worth


def _monsters_near(pos: DescentPosition) -> float:
    """Monsters want to be where they can hit a hero."""
    monsters = [n for n in pos.monsters() if pos.figures[n].carries == NOTHING]
    return _far_off(pos, monsters, _spaces(pos, range(len(pos.heroes))))


def _far_off(pos: DescentPosition, figures: Sequence[int], enemies: int) -> float:
    """What it costs that figures are too far from their enemies to strike."""
    if not enemies:
        return 0.0
    steps = all_steps_to(pos, figures, enemies)
    too_far = [max(0.0, away - _range(pos, one)) for one, away in zip(figures, steps, strict=True)]
    return -NEAR * FAR_OFF * sum([away / (away + FAR_OFF) for away in too_far])


def _strike(pos: DescentPosition, seat: int) -> float:
    """Whoever of one's side acts wants to stand where it can still attack in this turn."""
    if pos.active == NOBODY or (pos.seat_of(pos.active) == OVERLORD) != (seat == OVERLORD):
        return 0.0
    one = pos.figures[pos.active]
    if not one.mask or not (one.actions or one.extra_attacks) or (one.is_monster and not one.attacks):
        return 0.0
    return STRIKE if _can_strike(pos, pos.active) else 0.0


def _can_strike(pos: DescentPosition, figure: int) -> bool:
    """True if a figure can attack somebody from where it stands."""
    near = pos.floor.within(pos.figures[figure].mask, _range(pos, figure))
    enemies = [n for n in _enemies_of(pos, figure) if pos.figures[n].mask & near]
    return bool(enemies) and _sees(pos, figure, enemies)


def _sees(pos: DescentPosition, figure: int, enemies: Sequence[int]) -> bool:
    """True if a figure can aim at one of some enemies that are near enough."""
    cards = pos.weapons(figure) if pos.figures[figure].kind == "hero" else [NOTHING]
    kinds = [(card, pos.attack_kind(figure, card)) for card in cards]
    return any(kind and pos.aims(figure, enemies, card, kind) for card, kind in kinds)


def _range(pos: DescentPosition, figure: int) -> int:
    """From how far away a figure likes to attack."""
    if pos.figures[figure].kind == "hero":
        shoots = any(pos.attack_kind(figure, card) == "ranged" for card in pos.weapons(figure))
    else:
        shoots = pos.sheet(figure).attack != "melee"
    return 4 if shoots else 1


# Where to go.


def _goes(pos: DescentPosition) -> dict[int, opt.Go]:
    """The destinations on offer, by the numbers of their options."""
    assert pos.ask is not None
    return {n: option for n, option in enumerate(pos.ask.options) if isinstance(option, opt.Go)}


def ways_in_hand(pos: DescentPosition, seat: int) -> list[opt.Go]:
    """The destinations worth a thought of a figure that has just got the points of a move."""
    if pos.ask is None or pos.ask.seat != seat or pos.ask.topic != "act" or pos.active == NOBODY:
        return []
    one, speed = pos.figures[pos.active], pos.sheet(pos.active).speed
    if one.points < speed or (one.stepped and one.points >= speed + NEARLY_NONE):
        return []
    goes = dict(enumerate(walks(pos, pos.active)))
    return [goes[n] for n in destinations(pos, pos.active, goes)]


def destinations(pos: DescentPosition, figure: int, goes: dict[int, opt.Go]) -> list[int]:
    """For each thing that draws a figure the destinations that bring it nearest, the cheapest first; and a retreat."""
    enemies = _spaces(pos, _enemies_of(pos, figure))
    wanted = [enemies, *(goal_places(pos, figure) if pos.encounter in encounters() else ())]
    if pos.figures[figure].kind == "hero":
        wanted += [_tokens(pos), _fallen(pos), _shut_doors(pos)]
    found: dict[int, None] = {}
    for spaces in wanted:
        if spaces:
            away = away_for(pos, figure, spaces)
            now = min(away[space] for space in pos.figures[figure].spaces)
            nearer = [n for n in goes if away[goes[n].space] < now]
            ranked = sorted(nearer, key=lambda n: _rank(goes[n], away[goes[n].space]))
            found |= dict.fromkeys(ranked[: OF_EACH if spaces == enemies else 1])
            found |= dict.fromkeys([n for n in ranked if not goes[n].fatigue and not goes[n].damage][:1])
    if enemies:
        away = away_for(pos, figure, enemies)
        found |= dict.fromkeys(sorted(goes, key=lambda n: _rank(goes[n], -away[goes[n].space]))[:1])
        # Somewhere to shoot from: near an enemy, not beside one.
        found |= dict.fromkeys([n for n in goes if 2 <= away[goes[n].space] <= 4 and not goes[n].fatigue][:OF_EACH])
    return list(found)


def _rank(go: opt.Go, away: float) -> tuple[float, int, int, int]:
    return away, go.fatigue, go.damage, go.points


def _enemies_of(pos: DescentPosition, figure: int) -> list[int]:
    """Those whom a figure can attack."""
    return [n for n, one in enumerate(pos.figures) if one.spaces and pos.enemies(figure, n) and one.kind != "object"]


def _spaces(pos: DescentPosition, figures: Iterable[int]) -> int:
    spaces = 0
    for number in figures:
        if pos.figures[number].spaces:
            spaces |= pos.figures[number].mask
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
        if state in ("closed", "locked"):
            spaces |= door.near
    return spaces
