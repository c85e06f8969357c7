"""The Trade Phase: a Free Trade between Hands by offers and counter-offers, or a Forced Trade of top cards."""

from __future__ import annotations

from gloaming.games.twilight import events
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.power import LEVELS, NO_POWER, Level, Units, plus, unit
from gloaming.games.twilight.rules.sacrifice import sacrifice_round
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import MOST_OFFERS, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, done
from gloaming.pieces.alike import first_of_each

Made = tuple[tuple[int, int], ...]
"""For each opponent, how many offers the turn player and that opponent have made to each other."""


class TradePhase(Rule):
    """The turn player may make one Trade with each opponent."""

    made: Made = ()

    sacrifices = sacrifice_round

    def choose_trade(self, g: Play) -> Next:
        made = self.made or ((0, 0),) * g.seats
        options = trades(g, made)
        if not options:
            return done()
        return self.having(made=made).then(Ask(g.active, "trade", (*options, PASS)))

    def begin_trade(self, g: Play, option: opt.TradeWith | opt.ForceTrade | Pass) -> Next:
        if isinstance(option, Pass):
            return done()
        if isinstance(option, opt.TradeWith):
            return FreeTrade(g.active, option.seat, offers=self.made[option.seat])
        return ForcedTrade(option.seat)

    def after_trade(self, g: Play, result: tuple[int, tuple[int, int]] | None) -> Next:
        if result is None:
            return None
        other, offers = result
        return self.having(made=tuple(offers if seat == other else had for seat, had in enumerate(self.made)))

    def settled(self, g: Play) -> Next:
        return again("sacrifices", after=settle(g))


def trades(g: State, made: Made) -> tuple[Option, ...]:
    """The Trades the turn player may try: free ones where offers are left, forced ones where the top cards agree."""
    seat = g.active
    mine = g.players[seat]
    found: list[Option] = []
    for other in g.opponents(seat):
        if other in g.traded:
            continue
        theirs = g.players[other]
        if mine.hand and theirs.hand and other not in g.refused and made[other][0] < MOST_OFFERS:
            found.append(opt.TradeWith(other))
        if mine.life and theirs.life and g.level(mine.life[-1]) == g.level(theirs.life[-1]):
            found.append(opt.ForceTrade(other))
    return tuple(found)


class ForcedTrade(Rule):
    """The top cards of two Life Stacks change sides, unseen; the other player is not asked."""

    other: int

    def give(self, g: Play) -> Next:
        g.move(g.players[self.other].life[-1], self.other, "life", g.active, "aspects")
        return settle(g)

    def take(self, g: Play) -> None:
        g.move(g.players[g.active].life[-1], g.active, "life", self.other, "aspects")
        g.force_trade(g.active, self.other)


class FreeTrade(Rule):
    """Two players negotiate: so many cards of each level for so many; each side makes at most three offers."""

    of: int
    """Who makes the offer."""
    to: int
    """Who answers it."""
    gives: Units = NO_POWER
    wants: Units = NO_POWER
    made: bool = False
    """False while the offer is still being put together."""
    offers: tuple[int, int] = (0, 0)
    """How many offers the turn player and the other have made."""
    given: tuple[int, ...] = ()
    """Cards chosen so far by the one who made the offer, then by the other."""

    def compose(self, g: Play) -> Next:
        """Add cards to the offer one at a time, from low to high, own cards first; cards come from both Hands."""
        return Ask(self.of, "offer", _additions(g, self))

    def add(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.OfferMine):
            return self.having(gives=plus(self.gives, unit(option.level))).then(again("compose"))
        if isinstance(option, opt.AskForTheirs):
            return self.having(wants=plus(self.wants, unit(option.level))).then(again("compose"))
        mine, theirs = self.offers
        offers = (mine + 1, theirs) if self.of == g.active else (mine, theirs + 1)
        g.tell(events.Offered(self.of, self.to, self.gives, self.wants))
        return self.having(made=True, offers=offers)

    def ask_other(self, g: Play) -> Next:
        options: list[Option] = [opt.AcceptOffer()]
        if self.offers[0 if self.to == g.active else 1] < MOST_OFFERS:
            options.append(opt.CounterOffer())
        options.append(opt.DeclineOffer())
        if self.to != g.active:
            options.append(opt.NoTrades())
        return Ask(self.to, "answer", tuple(options))

    def answer(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.CounterOffer):
            turned = self.having(of=self.to, to=self.of, gives=NO_POWER, wants=NO_POWER, made=False)
            return turned.then(again("compose"))
        if isinstance(option, opt.AcceptOffer):
            g.answer_offer(self.to, "accepted")
            return None
        g.answer_offer(self.to, "no_trades" if isinstance(option, opt.NoTrades) else "declined")
        return done(self._result(g))

    def choose_cards(self, g: Play) -> Next:
        """Each side chooses which cards of the agreed levels to hand over."""
        chosen = self._chosen(g)
        if len(chosen) == sum(self.gives) + sum(self.wants):
            return self.having(given=chosen).then(again("exchange"))
        seat, level = self._next_card(g, chosen)
        # Asked also where all of them are equal: not to ask would tell.
        return self.having(given=chosen).then(Ask(seat, "give", _cards(g, seat, level, chosen)))

    def give(self, g: Play, option: opt.GiveCard) -> Next:
        return self.having(given=(*self.given, option.card)).then(again("choose_cards"))

    def exchange(self, g: Play) -> Next:
        split = sum(self.gives)
        mine, theirs = self.given[:split], self.given[split:]
        if self.of == g.active:
            g.trade(self.of, mine, self.to, theirs)
        else:
            g.trade(self.to, theirs, self.of, mine)
        return done(self._result(g))

    def _result(self, g: Play) -> tuple[int, tuple[int, int]]:
        return self.to if self.of == g.active else self.of, self.offers

    def _next_card(self, g: State, chosen: tuple[int, ...]) -> tuple[int, Level]:
        """Who chooses next, and a card of which level."""
        wanted = [(self.of, level) for level in LEVELS for _ in range(self.gives[level - 1])]
        wanted += [(self.to, level) for level in LEVELS for _ in range(self.wants[level - 1])]
        return wanted[len(chosen)]

    def _chosen(self, g: State) -> tuple[int, ...]:
        """The cards chosen so far, and those that have to follow because there are no others of their level."""
        chosen = self.given
        while len(chosen) < sum(self.gives) + sum(self.wants):
            seat, level = self._next_card(g, chosen)
            units = self.gives if seat == self.of else self.wants
            alike = [card for card in g.players[seat].hand if g.level(card) == level]
            if len(alike) > units[level - 1]:
                break
            chosen = (*chosen, next(card for card in alike if card not in chosen))
        return chosen


def _additions(g: State, offer: FreeTrade) -> tuple[Option, ...]:
    mine, theirs = g.hand_levels(offer.of), g.hand_levels(offer.to)
    found: list[Option] = []
    if offer.wants == NO_POWER:
        found += map(opt.OfferMine, _rising(offer.gives, mine))
    if offer.gives != NO_POWER:
        found += map(opt.AskForTheirs, _rising(offer.wants, theirs))
    if offer.gives != NO_POWER and offer.wants != NO_POWER:
        found.append(opt.Propose())
    return tuple(found)


def _rising(named: Units, held: Units) -> list[Level]:
    """The levels of which one more card may be named, none below those that were named before."""
    return [level for level in LEVELS if not any(named[level:]) and named[level - 1] < held[level - 1]]


def _cards(g: State, seat: int, level: Level, chosen: tuple[int, ...]) -> tuple[Option, ...]:
    """The cards of a level a player may still hand over, equal ones as one."""
    fitting = (card for card in g.players[seat].hand if g.level(card) == level and card not in chosen)
    return tuple(map(opt.GiveCard, first_of_each(fitting, lambda card: (g.faces[card], g.seen[card]))))
