"""What is taken for granted while a bot looks ahead: windows are passed, fair offers accepted, good blocks made."""

from __future__ import annotations

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.bot.sensible import is_fair
from gloaming.games.twilight.bot.value import in_play
from gloaming.games.twilight.derived import armor, fight, life
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.trade import FreeTrade
from gloaming.games.twilight.rules.windows import CHAIN, REFRESH, WINDOWS, TwilightPosition
from gloaming.kernel import PASS, Ask

PASSED = frozenset((*WINDOWS, CHAIN, REFRESH, "attack", "replace"))
"""Questions that are passed."""
CHOICES_BEFORE = ("choose_deck", "patron", "draft", "deity", "leave_out", "choose_deity")
"""Questions before the first turn."""
STARTS = frozenset((*WINDOWS, CHAIN, REFRESH, "trade", "seize", "mulligan", *CHOICES_BEFORE, "answer"))
"""Questions that begin something, rather than go on with it."""


def presumed(pos: TwilightPosition, seat: int) -> int | None:
    """The number of the option that is taken for granted; None where anything may be."""
    ask = pos.ask
    assert ask is not None
    if ask.topic in PASSED and ask.options[-1] == PASS:
        return len(ask.options) - 1
    if ask.topic == "block":
        return len(ask.options) - 1 if ask.seat == seat else _best_block(pos, ask)
    if ask.topic == "answer" and ask.seat != seat:
        return _answer(pos, ask)
    return None


def settled(pos: TwilightPosition, seat: int) -> bool:
    """True where nothing is pending and no combat is under way, and a question begins something new."""
    ask = pos.ask
    if ask is None:
        return True
    if pos.step or pos.find(Item) is not None:
        return False
    if ask.topic in ("attack", "answer", "offer", "give"):
        return False
    return ask.seat != seat or ask.topic in STARTS


def _best_block(pos: TwilightPosition, ask: Ask) -> int:
    """The block that gains most, or none."""
    best, chosen = 0.0, len(ask.options) - 1
    for number, option in enumerate(ask.options):
        if not isinstance(option, opt.Block):
            continue
        one, attacker = pos.permanent(option.card), pos.permanent(option.attacker)
        if one is None or attacker is None:
            continue
        slays = fight(pos, one) - armor(pos, attacker) >= life(pos, attacker)
        dies = fight(pos, attacker) - armor(pos, one) >= life(pos, one)
        stopped = life(pos, attacker) * (1.2 if attacker.stack == "life" else 0.25)
        gain = stopped + (in_play(attacker) if slays else 0.0) - (in_play(one) if dies else 0.0)
        if gain > best:
            best, chosen = gain, number
    return chosen


def _answer(pos: TwilightPosition, ask: Ask) -> int:
    """Accept what gives at least as much as it takes."""
    trade = pos.nearest(FreeTrade)
    wanted: type = opt.AcceptOffer if is_fair(trade.gives, trade.wants) else opt.DeclineOffer
    return next(number for number, option in enumerate(ask.options) if isinstance(option, wanted))
