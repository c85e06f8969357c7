"""Why not: the rule behind what a player has and cannot do now."""

from __future__ import annotations

from gloaming.api.ledger import Refusal, Why
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.explain_actions import about_actions
from gloaming.games.descent.moments import ACTION, MOMENTS, TURN
from gloaming.games.descent.rules.actions import about_own, why_no_action, why_no_move
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.use import why_not_use
from gloaming.games.descent.state import OVERLORD
from gloaming.kernel import Option

NOT_YOUR_TURN = Why("DE-074", "It is not the turn of {figure}.")
WRONG_TIME = Why("DE-279", "{card} can be used only when this happens: {moment}.")
IN_ACTIVATION = Why("DE-279", "{card} can be played while a monster is activated.")
BY_ITSELF = Why("DE-120", "{card} does what it says by itself, without being used.")
ON_THE_ROAD = Why("DE-417", "{card} is not played while the heroes travel.")
NO_TIME = Why("DE-279", "There is nothing to do with {card} now.")


def explain(pos: DescentPosition, seat: int) -> list[Refusal]:
    """What is not on offer to that seat now, and why."""
    offered = pos.offered(seat)
    found: list[Refusal] = []
    for figure in pos.heroes_of(seat):
        found += _about_hero(pos, figure, offered)
    if seat == OVERLORD:
        found += _about_hand(pos, offered)
        if pos.active >= 0 and pos.figures[pos.active].side == "overlord" and pos.on_map(pos.active):
            found += about_actions(pos, pos.active, offered)
    return found


def _about_hero(pos: DescentPosition, figure: int, offered: set[Option]) -> list[Refusal]:
    found = []
    mine = pos.active == figure and pos.on_map(figure)
    name = pos.heroes[figure].name
    if mine:
        for option, why in ((opt.MoveAction(), why_no_move(pos, figure)), (opt.Rest(), why_no_action(pos, figure))):
            if option not in offered and why is not None:
                found.append(_refusal(option, why))
        found += about_actions(pos, figure, offered)
    for card in (*pos.usable_cards(figure), *pos.heroes[figure].used):
        if card >= 0 and all(ability.must for ability in CARDS[card].abilities):
            found.append(_refusal(opt.Use(card, 0, figure), BY_ITSELF, card))
        for n, ability in enumerate(CARDS[card].abilities):
            use = opt.Use(card, n, figure)
            if use in offered or ability.must:
                continue
            if ability.at in (ACTION, TURN):
                why = None if mine else NOT_YOUR_TURN
                if why is None and ability.at == ACTION:
                    why = why_no_action(pos, figure)
                why = why or why_not_use(pos, about_own(pos, figure, card, n, ability.at)) or NO_TIME
            else:
                why = WRONG_TIME
            found.append(_refusal(use, why, card, figure=name, moment=MOMENTS.get(ability.at, "")))
    return found


def _about_hand(pos: DescentPosition, offered: set[Option]) -> list[Refusal]:
    found = []
    shown = {CARDS[option.card].name for option in offered if isinstance(option, opt.PlayCard)}
    for card in dict.fromkeys(pos.hand):
        if CARDS[card].name in shown:
            continue
        shown.add(CARDS[card].name)
        ability = CARDS[card].abilities[0] if CARDS[card].abilities else None
        why = NO_TIME if ability is None else IN_ACTIVATION if ability.at == TURN else WRONG_TIME
        why = ON_THE_ROAD if pos.on_the_road else why
        moment = MOMENTS.get(ability.at, "") if ability is not None else ""
        found.append(_refusal(opt.PlayCard(card), why, card, moment=moment))
    return found


def _refusal(option: Option, why: Why, card: int = -1, **gaps: str) -> Refusal:
    if card >= 0:
        gaps["card"] = CARDS[card].name
    gaps.setdefault("hands", "a free hand")
    return Refusal(option, why.rule, why.words.format(**gaps))
