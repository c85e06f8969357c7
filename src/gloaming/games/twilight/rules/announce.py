"""Announcing: what a player may play or use, and the way from the announcement to the chain."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from gloaming.api.ledger import Why
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, FACES, IS_SCHEME
from gloaming.games.twilight.cards.card import When
from gloaming.games.twilight.derived import changed_cost, cost, cost_changes, has
from gloaming.games.twilight.effects import FREE, Price
from gloaming.games.twilight.natures import abilities, abilities_of, works
from gloaming.games.twilight.power import LEVELS, NO_POWER, Units, covers, minus, plus, unit, worth
from gloaming.games.twilight.rules.aiming import ChooseAims
from gloaming.games.twilight.rules.feasible import aimable
from gloaming.games.twilight.rules.item import Item, chain, pending
from gloaming.games.twilight.rules.matter import Aim, Matter
from gloaming.games.twilight.state import LOCKED_STEPS, NOTHING, Permanent, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose

CANNOT_PAY = Why("TG-218", "{card} costs more Power than you have: {missing} is missing.")
NOTHING_TO_DO = Why("TG-354", "{card} would do nothing now.")
NOT_WORKING = Why("TG-143", "{card} is not active: it is Exhausted or covered.")
EXHAUSTED = Why("TG-143", "{card} is Exhausted.")
LOCKED = Why("TG-243", "{card} attacks or blocks: it cannot use this until Creature damage is dealt.")
USED = Why("TG-113", "{card} has used this already this turn.")
CANNOT_PAY_ABILITY = Why("TG-203", "This costs more Power than you have: {missing} is missing.")
SPENT = Why("TG-039", "Your Deity is Spent.")
UNFAITHFUL = Why("TG-398", "Your deck does not meet the requirement of your Deity.")
WRONG_MOMENT = Why("TG-040", "Your Deity Power cannot be used at this moment.")


# What may be announced, and why not.


def summon_matter(g: Play, seat: int, card: int) -> Matter:
    """What playing a card would put on the chain."""
    face = g.faces[card]
    if FACES[face].kind == "scheme":
        return Matter("scheme", seat, card, face, _scheme_abilities(face))
    return Matter("summon", seat, card, face)


@cache
def _scheme_abilities(face: int) -> tuple[int, ...]:
    return tuple(number for number, ability in enumerate(FACES[face].abilities) if ability.on == "resolve")


def why_not_summon(g: Play, seat: int, card: int, have: Units) -> Why | None:
    """Why a card of the Hand cannot be played now, at a moment for cards of its kind."""
    if not covers(have, cost(g, seat, g.faces[card])):
        return CANNOT_PAY
    return None if _does_something(g, seat, card) else NOTHING_TO_DO


def summonable(g: Play, seat: int, have: Units, *, schemes_only: bool) -> list[int]:
    """The cards of a Hand that can be played now, at a moment for all kinds or for Schemes only."""
    faces, cards = g.faces, g.players[seat].hand
    if schemes_only:
        cards = tuple([card for card in cards if IS_SCHEME[faces[card]]])
    if not cards:
        return []
    changes = cost_changes(g, seat)
    return [
        card for card in cards if covers(have, changed_cost(faces[card], changes)) and _does_something(g, seat, card)
    ]


def _does_something(g: Play, seat: int, card: int) -> bool:
    """True if playing a card would come to anything: what stays in play always does."""
    return not IS_SCHEME[g.faces[card]] or aimable(g, summon_matter(g, seat, card))


@cache
def actives(face: int, copies: int) -> tuple[tuple[int, int, int], ...]:
    """The active abilities of a card in play: place in its list, face, number there."""
    pairs = abilities_of(face, copies)
    return tuple((at, of, n) for at, (of, n) in enumerate(pairs) if FACES[of].abilities[n].on == "active")


def ability_matter(seat: int, one: Permanent, place: int) -> Matter:
    """What using an ability of a card in play would put on the chain."""
    face, number = abilities(one)[place]
    return Matter("ability", seat, one.card, face, (number,))


def why_not_use(g: Play, seat: int, one: Permanent, place: int, have: Units) -> Why | None:
    """Why an active ability of a card in play cannot be used now."""
    face, number = abilities(one)[place]
    ability = FACES[face].abilities[number]
    price = ability.price
    if not works(g, one):
        return NOT_WORKING
    if ability.once and one.used >> place & 1:
        return USED
    if price.exhaust and g.step in LOCKED_STEPS and (one.attacks != NOTHING or one.blocks != NOTHING):
        return LOCKED
    if not one.fresh and not (price.exhaust and can_foresee(g, one)):
        return EXHAUSTED
    if not covers(have, price.units) or (price.x and minus(have, price.units) == NO_POWER):
        return CANNOT_PAY_ABILITY
    return None if aimable(g, ability_matter(seat, one, place)) else NOTHING_TO_DO


def can_foresee(g: State, one: Permanent) -> bool:
    """True if a card with Prescience may take a Freeze marker instead of being Exhausted."""
    return not one.freezes and not one.foresaw and has(g, one, "prescience")


POWER_MOMENTS: dict[When, Callable[[State, int], bool]] = {
    "any": lambda g, seat: True,
    "before_blocks": lambda g, seat: g.phase != "end" and g.step in ("", "attackers"),
    "after_attackers": lambda g, seat: g.step == "attackers" and g.active == seat,
    "when_attacked": lambda g, seat: g.step == "attackers" and any(one.attacks == seat for one in g.field),
}
"""Whether it is the moment for the Deity Power of a player."""


def why_not_power(g: State, seat: int) -> Why | None:
    """Why the Deity Power cannot be used now."""
    player = g.players[seat]
    if not player.face_up:
        return SPENT
    if not player.faithful:
        return UNFAITHFUL
    if not POWER_MOMENTS[DEITIES[player.deity].when](g, seat):
        return WRONG_MOMENT
    pending = any(item.matter.kind == "power" and item.matter.seat == seat for item in chain(g))
    return WRONG_MOMENT if pending else None


# From the announcement to the chain.


class Announce(Rule):
    """Aim it, pay for it, Exhaust its source, and put it on the chain; until then its player may think again."""

    matter: Matter
    paid_x: Units = NO_POWER

    def choose_direction(self, g: Play) -> Next:
        """A Fortification that lists several directions goes in one of them."""
        directions = FACES[self.matter.face].directions if self.matter.kind == "summon" else ()
        if not directions:
            return again("aim")
        return choose(self.matter.seat, "direction", tuple(opt.Build(direction) for direction in directions))

    def build(self, g: Play, option: opt.Build) -> Next:
        return self.having(matter=replace(self.matter, direction=option.direction))

    def aim(self, g: Play) -> Next:
        return ChooseAims(self.matter) if self.matter.kind != "summon" else again("choose_x")

    def aimed(self, g: Play, aims: tuple[Aim, ...] | None) -> Next:
        return self.having(matter=replace(self.matter, aims=aims or ()))

    def choose_x(self, g: Play) -> Next:
        """X is paid one unit at a time, with any Power."""
        price = self._price()
        if not price.x:
            return again("pay")
        left = minus(minus(g.available(self.matter.seat), price.units), self.paid_x)
        units = tuple(opt.PayUnit(level) for level in LEVELS if left[level - 1])
        if not units:
            return again("pay")
        return Ask(self.matter.seat, "pay_x", (*units, PASS) if self.paid_x != NO_POWER else units)

    def add_unit(self, g: Play, option: opt.PayUnit | Pass) -> Next:
        if isinstance(option, Pass):
            return again("pay")
        return self.having(paid_x=plus(self.paid_x, unit(option.level))).then(again("choose_x"))

    def pay(self, g: Play) -> Next:
        """Power is spent now and never given back."""
        matter = self.matter
        if matter.kind in ("scheme", "summon"):
            g.pay(matter.seat, cost(g, matter.seat, matter.face))
            return None
        price = self._price()
        g.pay(matter.seat, plus(price.units, self.paid_x))
        return self.having(matter=replace(matter, x=worth(self.paid_x)))

    def choose_prescience(self, g: Play) -> Next:
        """A card with Prescience may take a Freeze marker instead of being Exhausted."""
        one = g.permanent(self.matter.card)
        if one is None or not self._price().exhaust:
            return again("onto_chain")
        if not can_foresee(g, one):
            return again("exhaust")
        return choose(self.matter.seat, "prescience", (opt.Agree(), PASS) if one.fresh else (opt.Agree(),))

    def foresee(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return None
        g.foresee_with(self.matter.card)
        return again("onto_chain")

    def exhaust(self, g: Play) -> None:
        g.turn_card(self.matter.card, fresh=False)

    def onto_chain(self, g: Play) -> Next:
        """A Scheme, ability or Deity Power ends its player's first option against everything pending."""
        matter = self.matter
        if matter.kind == "ability":
            g.use_once(matter.seat, matter.card, matter.face, matter.abilities[0])
        if matter.kind != "summon":
            for depth, item in _answered_by(g, matter):
                g.amend(depth, used=item.used | 1 << matter.seat)
        return g.onto_chain(matter)

    def _price(self) -> Price:
        matter = self.matter
        return matter.ability(matter.abilities[0]).price if matter.kind == "ability" else FREE


def _answered_by(g: State, matter: Matter) -> list[tuple[int, Item]]:
    """The pending items that an announcement answers: all of them, or only those it is aimed at."""
    aimed = {depth for aim in matter.aims for depth in aim.depths}
    return [(depth, item) for depth, item in pending(g) if g.options.first_option == "any" or depth in aimed]
