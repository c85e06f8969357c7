"""The Seize Phase: set Hand cards aside to take an Aspect from an opponent, or else from the own Life Stack."""

from __future__ import annotations

from gloaming.games.twilight import events
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.power import LEVELS, Level
from gloaming.games.twilight.rules.sacrifice import sacrifice_round
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.pieces.alike import first_of_each

MORE_THAN_ITS_VALUE = 2
"""Cards set aside beyond the value of the Aspect."""
TAKEN_BACK = 2
"""Set-aside cards that return before the own Life Stack is searched."""


class SeizePhase(Rule):
    """Seize as often as Hand cards last, from whom no Trade was made with this turn."""

    sacrifices = sacrifice_round

    def choose_seize(self, g: Play) -> Next:
        options = seizable(g)
        return Ask(g.active, "seize", (*options, PASS)) if options else done()

    def seize(self, g: Play, option: opt.Seize | Pass) -> Next:
        return done() if isinstance(option, Pass) else SeizeAspect(option.seat, option.level)

    def settled(self, g: Play) -> Next:
        return again("sacrifices", after=settle(g))


def seizable(g: State) -> list[Option]:
    """What the turn player may try to Seize; not what everyone can see is nowhere to be found."""
    seat = g.active
    cards = len(g.players[seat].hand)
    return [
        opt.Seize(other, level)
        for other in g.opponents(seat)
        if other not in g.traded
        for level in LEVELS
        if cards >= level + MORE_THAN_ITS_VALUE and not _known_to_fail(g, seat, other, level)
    ]


def _known_to_fail(g: State, seat: int, other: int, level: Level) -> bool:
    """True if all backs in the other's Hand and both Life Stacks have been seen, and none is of that level."""
    mine, theirs = g.players[seat], g.players[other]
    if mine.shown < len(mine.life) or theirs.shown < len(theirs.life):
        return False
    searched = (*theirs.hand, *theirs.life, *mine.life)
    return all(g.level(card) != level for card in searched)


def discount(g: State, seat: int, other: int) -> tuple[int, bool]:
    """How many set-aside cards return after Seizing from an opponent, and whether for retaliation."""
    if g.seats == 2 and g.options.seize_discounts == "multiplayer":
        return 0, False
    cheaper = len(g.players[other].aspects) // 2
    taken = next((one for one in g.seized if one.by == other and one.of == seat), None)
    if taken is None or taken.retaliated or not taken.cards:
        return cheaper, False
    return cheaper + taken.cards, True


class SeizeAspect(Rule):
    """One Seize: set aside, search, then pay with the cards set aside."""

    other: int
    level: Level
    discount: int = 0
    retaliates: bool = False
    chosen: tuple[int, ...] = ()
    """Cards to be set aside."""
    found_at: int = 0
    """1 where the opponent had it, 3 for the own Life Stack."""
    back: int = 0
    """How many set-aside cards still return to the Hand."""

    def name(self, g: Play) -> Next:
        g.tell(events.SeizeTried(g.active, self.other, self.level))
        cheaper, retaliates = discount(g, g.active, self.other)
        return self.having(discount=cheaper, retaliates=retaliates)

    def choose_aside(self, g: Play) -> Next:
        """Set aside the value of the Aspect and two more."""
        hand = [card for card in g.players[g.active].hand if card not in self.chosen]
        missing = self.level + MORE_THAN_ITS_VALUE - len(self.chosen)
        if len(hand) <= missing or not missing:
            return self.having(chosen=(*self.chosen, *hand) if missing else self.chosen).then(again("put_aside"))
        return Ask(g.active, "set_aside", tuple(opt.SetAside(card) for card in _distinct(g, hand)))

    def aside(self, g: Play, option: opt.SetAside) -> Next:
        return self.having(chosen=(*self.chosen, option.card)).then(again("choose_aside"))

    def put_aside(self, g: Play) -> None:
        g.set_aside(g.active, self.chosen)

    def search_opponent(self, g: Play) -> Next:
        """First the opponent's Hand by chance, then the opponent's Life Stack from the top."""
        if g.hand_levels(self.other)[self.level - 1]:
            g.take_unseen(g.active, self.other, self.level)
        elif not g.search_life(g.active, self.other, self.level):
            return self.having(back=TAKEN_BACK)
        # Whatever a discount returns, one card always stays to be Destroyed.
        back = min(self.discount, self.level + MORE_THAN_ITS_VALUE - 1)
        return self.having(found_at=1, back=back).then(again("take_back"))

    def take_back(self, g: Play) -> Next:
        """Set-aside cards return by choice: two before the own Life Stack is searched, or those of a discount.

        Asked also where several are equal, since not to ask would tell.
        """
        if not self.back:
            return again("search_own" if not self.found_at else "destroy")
        aside = _distinct(g, g.players[g.active].set_aside)
        return Ask(g.active, "take_back", tuple(opt.TakeBack(card) for card in aside))

    def taken_back(self, g: Play, option: opt.TakeBack) -> Next:
        g.move(option.card, g.active, "set_aside", g.active, "hand")
        return self.having(back=self.back - 1).then(again("take_back"))

    def search_own(self, g: Play) -> Next:
        if g.search_life(g.active, g.active, self.level):
            left = len(g.players[g.active].set_aside)
            return self.having(found_at=3, back=min(self.discount, left - 1)).then(again("take_back"))
        g.move_all(g.players[g.active].set_aside, g.active, "set_aside", g.active, "hand")
        return done()

    def destroy(self, g: Play) -> Next:
        """One card that is still set aside is Destroyed, the others are Discarded."""
        aside = g.players[g.active].set_aside
        options = tuple(opt.DestroyCard(card) for card in _distinct(g, aside))
        return choose(g.active, "destroy", options) if len(aside) == 1 else Ask(g.active, "destroy", options)

    def pay(self, g: Play, option: opt.DestroyCard) -> None:
        seat = g.active
        g.destroy_card(option.card, seat, "set_aside")
        g.move_all(g.players[seat].set_aside, seat, "set_aside", seat, "discard")
        g.note_seized(seat, self.other, int(self.found_at < 3), retaliated=self.retaliates)


def _distinct(g: State, cards: list[int] | tuple[int, ...]) -> list[int]:
    """Of cards that are equal to everyone, one."""
    return first_of_each(cards, lambda card: (g.faces[card], g.owners[card], g.seen[card]))
