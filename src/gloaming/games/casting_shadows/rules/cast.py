"""Cast: Attack Spells strike, Conversion Spells change the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows import events
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.effects import Convert, FollowUp, Strike
from gloaming.games.casting_shadows.map import places_in, reach
from gloaming.games.casting_shadows.options import Cast, Change, Power, Target, TargetHex
from gloaming.games.casting_shadows.resources import NUMBER_OF, Pool, can_pay, times_payable
from gloaming.games.casting_shadows.rules.damage import Damage
from gloaming.games.casting_shadows.rules.pay import NO_POINTS, Pay
from gloaming.games.casting_shadows.state import NOTHING
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, Window, again, choose, done
from gloaming.pieces.subjects import CardRule

CASTS = tuple(Cast(number) for number in range(len(CARDS)))
TARGETS = tuple(Target(seat) for seat in range(4))
POWERS = tuple(Power(times) for times in range(4))

ALREADY_CAST = Why("CS-054", "{card} was cast already this turn; each Spell works once per turn.")
TOO_DEAR = Why("CS-053", "Casting {card} costs {cast}; your Pool has {pool}.")
NO_TARGET = Why("CS-174", "No enemy is in range of {card}.")
NO_INPUT = Why("CS-175", "Your Pool has nothing that {card} converts.")


def casts(g: Play, seat: int) -> Sequence[Cast]:
    return [CASTS[number] for number in g.players[seat].book if CARDS[number].level]


def why_not_cast(g: Play, seat: int, option: Cast) -> Why | None:
    if option.card in g.cast:
        return ALREADY_CAST
    if not g.points:
        return NO_POINTS
    card = CARDS[option.card]
    effect = card.effect
    if isinstance(effect, Convert):
        return None if exchanges(effect, g.pool()) else NO_INPUT
    strike = card.strike
    if not times_payable(card.cast, len(strike.damage), g.pool()):
        return TOO_DEAR
    if not g.enemy_places(seat) & g.spell_reach(seat, strike.range):
        return NO_TARGET
    return None


def cast_rule(seat: int, option: Cast) -> Rule:
    kind = CARDS[option.card].kind
    return CastAttack(seat, option.card) if kind == "attack" else CastConversion(seat, option.card)


class CastAttack(CardRule):
    """Aim, pay, let the targets answer, strike; then Charging Stag may follow up."""

    enemy: int = NOTHING
    hex: int = NOTHING
    times: int = 1

    def announce(self, g: Play) -> None:
        g.spend_point()
        g.mark_cast(self.card)

    def choose_target(self, g: Play) -> Next:
        strike = CARDS[self.card].strike
        in_reach = g.spell_reach(self.seat, strike.range)
        targets: list[Option]
        if strike.at == "hex":
            targets = [TargetHex(place) for place in places_in(in_reach & g.enemy_places(self.seat))]
        else:
            targets = [TARGETS[seat] for seat in g.enemies_on(self.seat, in_reach)]
        return choose(self.seat, "target", targets)

    def aim(self, g: Play, target: Target | TargetHex) -> Next:
        return self.having(enemy=target.seat) if isinstance(target, Target) else self.having(hex=target.hex)

    def choose_power(self, g: Play) -> Next:
        card = CARDS[self.card]
        most = times_payable(card.cast, len(card.strike.damage), g.pool())
        return choose(self.seat, "power", POWERS[1 : most + 1])

    def pay(self, g: Play, power: Power) -> Next:
        return self.having(times=power.times).then(Pay(CARDS[self.card].cast.times(power.times)))

    def targeted(self, g: Play) -> Next:
        g.tell(events.SpellAimed(self.seat, self.card, self.enemy, self.hex, self.times))
        return Window("targeted", g.in_turn_order(targets_of(g, self)), once=True)

    def strike(self, g: Play) -> Next:
        strike = CARDS[self.card].strike
        victims = targets_of(g, self)
        if not victims:
            g.tell(events.SpellMissed(self.seat, self.card))
            return None
        hits = tuple((v, damage_to(g, v, strike)[self.times - 1]) for v in victims)
        return Damage(self.seat, "spell", hits)

    def follow_up(self, g: Play) -> Next:
        follow = g.companion(self.seat, FollowUp)
        if follow is None or not can_pay(follow.cost, g.pool()):
            return done()
        near = reach(g.players[self.seat].hex, follow.strike.range)
        targets = [TARGETS[seat] for seat in g.enemies_on(self.seat, near)]
        return Ask(self.seat, "follow_up", (*targets, PASS)) if targets else done()

    def pay_follow_up(self, g: Play, option: Target | Pass) -> Next:
        if isinstance(option, Pass):
            return done()
        follow = g.companion(self.seat, FollowUp)
        assert follow is not None
        return self.having(enemy=option.seat).then(Pay(follow.cost))

    def strike_again(self, g: Play) -> Next:
        follow = g.companion(self.seat, FollowUp)
        assert follow is not None
        g.tell(events.FollowUpStruck(self.seat, g.players[self.seat].companion, self.enemy))
        (damage,) = follow.strike.damage
        return Damage(self.seat, "companion", ((self.enemy, damage),))


def targets_of(g: Play, spell: CastAttack) -> list[int]:
    """Whom a spell reaches now: its enemy if still in range, or every enemy on its hex."""
    in_reach = g.spell_reach(spell.seat, CARDS[spell.card].strike.range)
    if spell.hex != NOTHING:
        return g.enemies_on(spell.seat, 1 << spell.hex)
    return [spell.enemy] if in_reach >> g.players[spell.enemy].hex & 1 else []


def damage_to(g: Play, seat: int, strike: Strike) -> tuple[int, ...]:
    """What a strike does to a player, by how often its cost is paid."""
    return (0,) * len(strike.damage) if strike.spares_shadow and g.players[seat].shadow else strike.damage


class CastConversion(CardRule):
    """Exchange resources in the pool, as often as the card allows."""

    left: int = 0

    def announce(self, g: Play) -> Next:
        g.spend_point()
        g.mark_cast(self.card)
        return self.having(left=_conversion(self.card).times)

    def choose_exchange(self, g: Play) -> Next:
        options = exchanges(_conversion(self.card), g.pool())
        if not self.left or not options:
            return done()
        return choose(self.seat, "convert", options if has_converted_nothing(self) else (*options, PASS))

    def convert(self, g: Play, option: Change | Pass) -> Next:
        if isinstance(option, Pass):
            return done()
        g.convert_resource(option.using, option.resource, option.number)
        return self.having(left=self.left - 1).then(again("choose_exchange"))


def has_converted_nothing(spell: CastConversion) -> bool:
    return spell.left == _conversion(spell.card).times


def _conversion(card: int) -> Convert:
    effect = CARDS[card].effect
    assert isinstance(effect, Convert)
    return effect


@lru_cache(maxsize=1 << 14)
def exchanges(effect: Convert, pool: Pool) -> tuple[Change, ...]:
    """Every exchange a conversion offers; a purple resource takes the colour it is used as."""
    found = []
    for choice in effect.choices:
        purple = choice.take.replace("red", "purple").replace("blue", "purple")
        for using in dict.fromkeys((choice.take, purple)):
            if pool.counts[NUMBER_OF[using]]:
                found.append(Change(using, choice.give, choice.number))
    return tuple(dict.fromkeys(found))
