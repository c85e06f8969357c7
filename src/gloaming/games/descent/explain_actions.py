"""Why not, for attacks, equipment, searching and doors: what is too far, out of sight, in the way, or locked."""

from __future__ import annotations

from gloaming.api.ledger import Refusal, Why
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.explain_quest import about_quest
from gloaming.games.descent.rules.actions import why_no_action, why_no_attack
from gloaming.games.descent.rules.equipment import equipment, why_not_equip
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOTHING, NOWHERE
from gloaming.games.descent.words import figure as figure_name
from gloaming.games.descent.words import place
from gloaming.kernel import Option
from gloaming.pieces.squares import spaces_of
from gloaming.pieces.words import listed

TOO_FAR = Why("DE-116", "{target} is {away} away and {weapon} reaches only what is adjacent.")
TOO_FAR_FOR_REACH = Why("DE-227", "{target} is {away} away and {weapon} reaches 2 spaces.")
BEHIND_FIGURES = Why("DE-190", "{target} is out of sight: {others} in the line.")
BEHIND_OBSTACLE = Why("DE-191", "{target} is out of sight behind an obstacle.")
BEHIND_DOOR = Why("DE-189", "{target} is out of sight behind a closed door.")
BEHIND_WALLS = Why("DE-188", "{target} is out of sight behind walls.")
IN_PIT = Why("DE-321", "{target} is in a pit, or you are: only neighbours are seen there.")
PROTECTED = Why("DE-343", "{target} cannot be attacked from here.")
STEP_OVER = Why("DE-082", "Equipment is changed before the first action of a turn.")
FAR_TOKEN = Why("DE-127", "The search token at {place} is neither in your space nor next to it.")
LOCKED = Why("DE-142", "That door is locked or sealed; the quest tells how it opens.")


def about_actions(pos: DescentPosition, figure: int, offered: set[Option]) -> list[Refusal]:
    """What a hero or monster whose turn it is cannot do, and why."""
    found = _about_attacks(pos, figure, offered)
    if pos.figures[figure].kind == "hero":
        found += _about_equipment(pos, figure, offered)
        found += _about_search(pos, figure, offered)
    return found + _about_doors(pos, figure, offered) + about_quest(pos, figure, offered)


def _about_attacks(pos: DescentPosition, figure: int, offered: set[Option]) -> list[Refusal]:
    one = pos.figures[figure]
    cards = [*pos.weapons(figure), NOTHING] if one.kind == "hero" else [NOTHING]
    found = []
    for number, other in enumerate(pos.figures):
        if not other.spaces or other.side == one.side or other.kind == "object":
            continue
        for card in cards:
            option = opt.AttackWith(card, number)
            if option not in offered:
                why = why_no_attack(pos, figure) or why_not_target(pos, figure, number, card)
                if why is not None:
                    found.append(_refusal(pos, option, why, figure, number, card))
    return found


def why_not_target(pos: DescentPosition, figure: int, target: int, card: int) -> Why | None:
    """Why an attack with a weapon cannot be aimed at a figure."""
    kind = pos.attack_kind(figure, card)
    if not kind or pos.target_spaces(figure, target, card, kind):
        return None if pos.can_be_attacked(figure, target) else PROTECTED
    reach = 2 if pos.reaches(figure, card) else 1
    if kind == "melee" and not pos.within(figure, target, reach):
        return TOO_FAR if reach == 1 else TOO_FAR_FOR_REACH
    if pos.in_pit(figure) or pos.in_pit(target):
        return IN_PIT
    hindrance = pos.floor.in_the_way(pos.figures[figure].mask, _nearest(pos, figure, target), pos.taken())
    if hindrance is None or (not hindrance.spaces and not hindrance.doors):
        return BEHIND_WALLS
    if hindrance.doors:
        return BEHIND_DOOR
    return BEHIND_FIGURES if hindrance.spaces & pos.taken() else BEHIND_OBSTACLE


def _nearest(pos: DescentPosition, figure: int, target: int) -> int:
    return min(pos.figures[target].spaces, key=lambda space: (pos.count(figure, space), space))


def _in_line(pos: DescentPosition, figure: int, target: int) -> str:
    """Who stands in the line that is hindered least."""
    way = pos.floor.in_the_way(pos.figures[figure].mask, _nearest(pos, figure, target), pos.taken())
    spaces = way.spaces & pos.taken() if way is not None else 0
    names = list(dict.fromkeys(figure_name(pos, pos.at_space(space)) for space in spaces_of(spaces)))
    return f"{listed(names)} {'stands' if len(names) == 1 else 'stand'}" if names else "somebody stands"


def _about_equipment(pos: DescentPosition, figure: int, offered: set[Option]) -> list[Refusal]:
    hero = pos.heroes[figure]
    found = []
    for card in equipment(pos, figure):
        option = opt.Equip(card)
        if card not in hero.equipped and option not in offered:
            why = why_not_equip(pos, figure, card) or STEP_OVER
            hands = "both hands" if CARDS[card].hands == 2 else "one hand"
            found.append(Refusal(option, why.rule, why.words.format(card=CARDS[card].name, hands=hands)))
    return found


def _about_search(pos: DescentPosition, figure: int, offered: set[Option]) -> list[Refusal]:
    found = []
    for number, token in enumerate(pos.tokens):
        option = opt.Search(number)
        if token.kind == "search" and token.space != NOWHERE and option not in offered:
            why = why_no_action(pos, figure) or FAR_TOKEN
            found.append(Refusal(option, why.rule, why.words.format(place=place(pos, token.space))))
    return found


def _about_doors(pos: DescentPosition, figure: int, offered: set[Option]) -> list[Refusal]:
    doors = enumerate(pos.ground.doors.values())
    mine = pos.figures[figure].mask
    return [
        Refusal(opt.OpenDoor(number), LOCKED.rule, LOCKED.words)
        for number, door in doors
        if door.near & mine and pos.doors[number] == "locked" and opt.OpenDoor(number) not in offered
    ]


def _refusal(pos: DescentPosition, option: Option, why: Why, figure: int, target: int, card: int) -> Refusal:
    away = pos.count(figure, _nearest(pos, figure, target))
    hero = pos.figures[figure].kind == "hero"
    return Refusal(
        option,
        why.rule,
        why.words.format(
            target=figure_name(pos, target)[0].upper() + figure_name(pos, target)[1:],
            away=f"{away} space{'s' * (away != 1)}",
            weapon=CARDS[card].name if card != NOTHING else "a bare hand" if hero else "its attack",
            others=_in_line(pos, figure, target) if why is BEHIND_FIGURES else "",
        ),
    )
