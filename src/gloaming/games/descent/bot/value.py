"""What a bot thinks of a position of Descent, for either side.

In units of about one damage on a hero. What a side is after counts most: how near each is to the goal of the quest.
Then what it has: Health, fatigue, heroes on their feet, monsters, cards; and where it stands: whom it could hit next.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.descent import options as opt
from gloaming.games.descent.bot.campaign_worth import campaign_worth
from gloaming.games.descent.bot.destinations import enemies_of, spaces_under, ways_in_hand
from gloaming.games.descent.bot.distances import all_steps_to
from gloaming.games.descent.bot.progress import progress, urgency
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.rules.position import DescentPosition
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


def value(pos: DescentPosition, seat: int) -> float:
    """What a position is worth to a seat; who has a whole move in hand is taken to make the best of it."""
    worth = -heroes_worth(pos) if seat == OVERLORD else heroes_worth(pos)
    if pos.outcome is not None:
        return worth
    return worth + max([places_worth(pos, seat), *(_gone(pos, seat, go) for go in ways_in_hand(pos, seat))])


def stopped(pos: DescentPosition, seat: int, option: Option) -> float | None:
    """What it is worth to end the turn here; None for any other option."""
    if not isinstance(option, opt.EndTurn) or pos.active == NOBODY:
        return None
    left = POINT * pos.figures[pos.active].points
    pos.end_turn(pos.active)
    return value(pos, seat) + left + IDLE


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
    worth = _far_off(pos, heroes, spaces_under(pos, monsters))
    for number in heroes:
        beside = pos.floor.adjacent(pos.figures[number].mask)
        worth -= BESIDE * sum(1 for other in monsters if pos.figures[other].mask & beside)
    return worth


def _monsters_near(pos: DescentPosition) -> float:
    """Monsters want to be where they can hit a hero."""
    monsters = [n for n in pos.monsters() if pos.figures[n].carries == NOTHING]
    return _far_off(pos, monsters, spaces_under(pos, range(len(pos.heroes))))


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
    return STRIKE if can_strike(pos, pos.active) else 0.0


def can_strike(pos: DescentPosition, figure: int) -> bool:
    """True if a figure can attack somebody from where it stands."""
    near = pos.floor.within(pos.figures[figure].mask, _range(pos, figure))
    enemies = [n for n in enemies_of(pos, figure) if pos.figures[n].mask & near]
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
