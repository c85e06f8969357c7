"""What a bot looks at: the options that may be worth it. What no player would do on purpose is left out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gloaming.games.descent import options as opt
from gloaming.games.descent.bot import plans
from gloaming.games.descent.bot.destinations import destinations
from gloaming.games.descent.bot.value import can_strike
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.effects.harm import BeDefeated
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.use import PlayOverlordCard
from gloaming.games.descent.state import NOBODY, NOTHING
from gloaming.kernel import Option

LEFT_OUT = (opt.PutAway, opt.CloseDoor, opt.Trade, opt.Give, opt.Take)
"""What takes more thought than a greedy bot has."""


def sensible(pos: DescentPosition, seat: int) -> Sequence[int]:
    """Of many destinations those worth a thought, and nothing nobody would do."""
    assert pos.ask is not None
    if (between_quests := plans.considered(pos, seat)) is not None:
        return between_quests
    options = pos.ask.options
    goes = {n: option for n, option in enumerate(options) if isinstance(option, opt.Go)}
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
    return one.rank == "minion" and not one.id and can_strike(pos, number)
