"""What a bot looks at: the options that may be worth it. What no player would do on purpose is left out.

Everything here is read off what the asked seat knows, so that the answer is the same in any redealt position.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.bot.value import ENVY, next_aspects, worth_in_hand
from gloaming.games.twilight.power import LEVELS, Units, covers, unit, worth
from gloaming.games.twilight.rules.item import chain
from gloaming.games.twilight.rules.sacrifice import price, targets
from gloaming.games.twilight.rules.trade import FreeTrade, TradePhase
from gloaming.games.twilight.rules.windows import CHAIN, REFRESH, WINDOWS, TwilightPosition
from gloaming.games.twilight.state import State
from gloaming.kernel import Ask, Option
from gloaming.pieces.subjects import CardOption

DEAREST_SACRIFICE = 4
"""More than that in units is never given up for a card."""
FIRST_ONLY = frozenset(("upkeep", "first_trigger", "strike_next"))
"""Questions of order that hardly matter."""
FAIR_OFFERS: tuple[tuple[Units, Units], ...] = (
    *((unit(n), unit(n)) for n in LEVELS),
    (unit(2), unit(1)),
    (unit(3), unit(2)),
    ((2, 0, 0), unit(2)),
    ((0, 2, 0), unit(3)),
)
"""What a bot offers: one card for one that is no better, or two for the next better."""
LEVEL_WORTH = (1.0, 1.7, 2.4)
"""What an Aspect of each level counts in a Trade."""


def sensible(pos: TwilightPosition, seat: int) -> Sequence[int]:
    """The numbers of the options worth a thought, one at least."""
    ask = pos.ask
    assert ask is not None
    topic, options = ask.topic, ask.options
    if topic in (*WINDOWS, CHAIN, REFRESH):
        return _acts(pos, seat, ask)
    if topic == "trade":
        return _trades(pos, options)
    if topic == "offer":
        return (_next_of_offer(pos, ask),)
    if topic == "answer":
        return _answers(pos, ask)
    if topic in FIRST_ONLY:
        return (0,)
    if topic in ("give", "set_aside", "destroy"):
        return (_by_hand_worth(pos, seat, options, dearest=False),)
    if topic == "take_back":
        return (_by_hand_worth(pos, seat, options, dearest=True),)
    if topic == "attack":
        return [n for n, option in enumerate(options) if not isinstance(option, opt.Attack) or option.stack == "life"]
    if topic == "sacrifice":
        return _sacrifices(pos, seat, options)
    return range(len(options))


# Windows.


def _acts(pos: TwilightPosition, seat: int, ask: Ask) -> Sequence[int]:
    """Passing, and what may be worth doing at this moment; Power is made when it is spent."""
    last = len(ask.options) - 1
    if not _is_the_moment(pos, seat, ask.topic):
        return (last,)
    return [
        number
        for number, option in enumerate(ask.options)
        if not isinstance(option, opt.Generate)
        and (
            not isinstance(option, opt.Sacrifice)
            or any(_worth_a_sacrifice(pos, seat, *one) for one in targets(pos, seat))
        )
    ]


def _is_the_moment(pos: TwilightPosition, seat: int, moment: str) -> bool:
    """Own Summoning, combat before damage, an item of an opponent, and the last moment before the own turn."""
    team = pos.players[seat].team
    if moment == CHAIN:
        items = chain(pos)
        return bool(items) and pos.players[items[-1].matter.seat].team != team
    if moment in ("attackers", "blockers"):
        return True
    if pos.active == seat:
        return moment == "summoning"
    return moment == "end_end"


def _worth_a_sacrifice(pos: State, seat: int, card: int, holder: int) -> bool:
    """A card of an opponent that does something and is not too dear."""
    if pos.players[holder].team == pos.players[seat].team or card in pos.players[holder].discard:
        return False
    return worth(price(pos.face_of(card))) <= DEAREST_SACRIFICE


def _sacrifices(pos: TwilightPosition, seat: int, options: Sequence[Option]) -> Sequence[int]:
    """Cards worth it; of the Aspects to give up, one that is Exhausted already where there is one."""
    if isinstance(options[0], opt.ChooseAspect):
        resources = pos.players[seat].resources
        slots = [option.slot for option in options if isinstance(option, opt.ChooseAspect)]
        return (min(range(len(slots)), key=lambda number: resources[slots[number]].fresh),)
    holders = dict(targets(pos, seat))
    found = [
        number
        for number, option in enumerate(options)
        if isinstance(option, opt.Against) and _worth_a_sacrifice(pos, seat, option.card, holders[option.card])
    ]
    return found or range(len(options))


# Cards of the Hand.


def _by_hand_worth(pos: State, seat: int, options: Sequence[Option], *, dearest: bool) -> int:
    """The option about the card that is worth most, or least, in the Hand."""
    limit = pos.resource_levels(seat)
    worths = [worth_in_hand(pos.faces[o.card], limit) for o in options if isinstance(o, CardOption)]
    return worths.index(max(worths) if dearest else min(worths))


# Trade.


def is_fair(gives: Units, wants: Units) -> bool:
    """True if an offer gives at least as much as it takes."""
    return _sum(gives) >= _sum(wants)


def _sum(units: Units) -> float:
    return sum(n * each for n, each in zip(units, LEVEL_WORTH, strict=True))


def _trades(pos: State, options: Sequence[Option]) -> Sequence[int]:
    """An offer that was declined is not made again in the same phase."""
    made = pos.nearest(TradePhase).made
    return [n for n, option in enumerate(options) if not isinstance(option, opt.TradeWith) or not made[option.seat][0]]


def _answers(pos: State, ask: Ask) -> Sequence[int]:
    """Take an offer or leave it; where it asks for too much, counter once or leave it."""
    trade = pos.nearest(FreeTrade)
    unwanted: list[type[Option]] = [opt.NoTrades]
    unwanted.append(opt.CounterOffer if is_fair(trade.gives, trade.wants) else opt.AcceptOffer)
    if trade.offers[0 if ask.seat == pos.active else 1]:
        unwanted.append(opt.CounterOffer)
    return [n for n, option in enumerate(ask.options) if type(option) not in unwanted]


def _next_of_offer(pos: State, ask: Ask) -> int:
    """The next card of the best fair offer, or that it is made as it is."""
    trade = pos.nearest(FreeTrade)
    gives, wants = _best_offer(pos, trade)
    steps: list[Option] = [opt.OfferMine(n) for n in LEVELS if gives[n - 1] > trade.gives[n - 1]]
    steps += [opt.AskForTheirs(n) for n in LEVELS if wants[n - 1] > trade.wants[n - 1]]
    step = steps[0] if steps else opt.Propose()
    return ask.options.index(step) if step in ask.options else len(ask.options) - 1


def _best_offer(pos: State, trade: FreeTrade) -> tuple[Units, Units]:
    """The fair offer that gains most and goes on from what is in the offer already."""
    of, to = trade.of, trade.to
    mine = sorted((worth_in_hand(pos.faces[card], pos.resource_levels(of)), card) for card in pos.players[of].hand)
    theirs = [pos.level(card) for card in pos.players[to].hand]
    best, chosen = -100.0, (trade.gives, trade.wants)
    for gives, wants in FAIR_OFFERS:
        if not covers(gives, trade.gives) or not covers(wants, trade.wants):
            continue
        given = [
            (has, card) for n in LEVELS for has, card in [one for one in mine if pos.level(one[1]) == n][: gives[n - 1]]
        ]
        if len(given) < sum(gives) or any(theirs.count(n) < wants[n - 1] for n in LEVELS):
            continue
        gain = next_aspects(pos, of, wants) - ENVY * next_aspects(pos, to, gives) - sum(has for has, _ in given)
        if gain > best:
            best, chosen = gain, (gives, wants)
    return chosen
