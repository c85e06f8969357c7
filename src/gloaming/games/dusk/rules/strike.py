"""One blow of an attack: what it adds, where it hits, and what follows from the hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import Context
from gloaming.games.dusk.rules.blow import Blow, at_range, attack_of, note_blow, power, speaks, tally_of
from gloaming.games.dusk.rules.draw import BanishCards, DiscardCards, DrawCards
from gloaming.games.dusk.rules.hit_location import HitLocation, Struck
from gloaming.games.dusk.rules.moments import Deed, happened
from gloaming.games.dusk.rules.texts import RunText
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, Rule, again, done
from gloaming.pieces.effects import all_hold
from gloaming.pieces.subjects import SeatRule

if TYPE_CHECKING:
    from gloaming.games.dusk.rules.attack import Attack


class StrikeBlow(Rule):
    attack: int
    """The depth of the attack on the agenda."""
    at: int
    hits: int = 1
    landed: bool = False
    armour: int = 0
    wounds: int = 0
    text: int = 0
    """The number of the follow-up whose turn it is."""

    def ask_paired(self, g: Play) -> Next:
        attack, blow = attack_of(g, self.attack), self._blow(g)
        rule = self.having(hits=0) if blow.state == "blocked" else self.having()
        if not power(attack, blow, "PAIRED") or not g.players[attack.by].hand:
            return rule.then(again("roll"))
        return rule.then(DiscardCards(attack.by, optional=True))

    def pair(self, g: Play, value: int) -> Next:
        return self.having(hits=self.hits + 1) if value >= 0 else None

    def roll(self, g: Play) -> Next:
        attack, blow = attack_of(g, self.attack), self._blow(g)
        if not self.hits or g.players[attack.by].out:
            return again("land")
        return self.having(hits=self.hits - 1).then(
            HitLocation(
                attack.by,
                blow.target,
                change=_change(g, self.attack, attack, blow),
                accurate=bool(power(attack, blow, "ACCURATE")),
                precise=bool(power(attack, blow, "PRECISE")),
                momentum=bool(power(attack, blow, "MOMENTUM") and g.players[attack.by].moved),
                crush=bool(power(attack, blow, "CRUSH")),
                carve=bool(power(attack, blow, "CARVE")),
            )
        )

    def struck(self, g: Play, struck: Struck) -> Next:
        return self.having(
            armour=self.armour + struck.armour,
            wounds=self.wounds + struck.wounds,
            landed=self.landed or bool(struck.damage),
        ).then(again("roll"))

    def land(self, g: Play) -> Next:
        """Note what the blow came to."""
        blow = self._blow(g)
        landed = self.landed or blow.state == "blocked"
        damage = self.armour + self.wounds
        state = blow.state if landed else "missed"
        note_blow(g, self.attack, self.at, done=True, damage=damage, landed=landed, state=state)
        if landed:
            return self.having(landed=True).then(again("hit"))
        g.tell(events.AttackMissed(blow.target, blow.cards))
        return None

    def missed(self, g: Play) -> Next:
        blow = self._blow(g)
        return MissAnswered(attack_of(g, self.attack).by, blow.target, blow.cards)

    def after_miss(self, g: Play) -> Next:
        return done()

    def hit(self, g: Play) -> Next:
        attack, blow = attack_of(g, self.attack), self._blow(g)
        if g.players[blow.target].out:
            return done()
        return happened(g, "attack_hit", attack.by, blow.target, blow.cards)

    def follow_ups(self, g: Play) -> Next:
        """Keywords and texts that work on a hit, on damage and on a wound, one after another."""
        attack, blow = attack_of(g, self.attack), self._blow(g)
        if g.players[blow.target].out or g.players[attack.by].out:
            return done()
        for number, rule in enumerate(self._follow_ups(g, attack, blow), 1):
            if number > self.text and rule is not None:
                return self.having(text=number).then(rule)
        return done()

    def note_follow_up(self, g: Play, result: object) -> Next:
        """Damage by BLEED is damage of this attack: what follows from damage and wounds follows from it too."""
        if not isinstance(result, Struck) or not result.damage:
            return again("follow_ups")
        note_blow(g, self.attack, self.at, damage=self._blow(g).damage + result.damage)
        more = self.having(armour=self.armour + result.armour, wounds=self.wounds + result.wounds)
        return more.then(again("follow_ups"))

    def _follow_ups(self, g: Play, attack: Attack, blow: Blow) -> list[Rule | None]:
        """In a fixed order, nothing where a keyword is absent or its condition is not met."""
        by, target = attack.by, blow.target
        bleeds = power(attack, blow, "BLEED")
        poison = self.wounds and power(attack, blow, "POISON") and g.players[target].hand
        rebound = self.wounds and power(attack, blow, "REBOUND")
        knockback = power(attack, blow, "KNOCKBACK")
        return [
            *self._texts(attack, blow, "attack_blocked", so=blow.state == "blocked"),
            *self._texts(attack, blow, "attack_hit", so=True),
            Bleed(target, by) if bleeds else None,
            *self._texts(attack, blow, "armour_lost", so=self.armour > 0),
            *self._texts(attack, blow, "damaged", so=self.armour + self.wounds > 0),
            Poison(target, by) if poison else None,
            DrawCards(by, 1) if rebound else None,
            Walk(target, by, knockback, direction="away") if knockback else None,
        ]

    def _texts(self, attack: Attack, blow: Blow, moment: str, *, so: bool) -> list[Rule | None]:
        """What each card of a blow says of a moment, if that is so: every follow-up keeps its number."""
        by, target = attack.by, blow.target
        return [
            RunText(Context(by, card, target, by, answers=self.attack, tally=tally_of(attack, card)), part=moment)
            if so and speaks(attack, card, moment)
            else None
            for card in blow.cards
        ]

    def _blow(self, g: Play) -> Blow:
        return attack_of(g, self.attack).blows[self.at]


def _change(g: Play, depth: int, attack: Attack, blow: Blow) -> int:
    """What a hit location roll is changed by from the start."""
    change = 1 if blow.called else 0
    if attack.kind == "power" and power(attack, blow, "FOCUS"):
        change += sum(
            1
            for other in attack.blows
            if other is not blow and other.target == blow.target and other.state != "blocked"
        )
    off_range = not at_range(g, attack, g.players[blow.target].hex)
    if power(attack, blow, "MELODY") and off_range and not attack.any_range:
        change -= 1
    for card in blow.cards:
        if not speaks(attack, card, "location_rolled"):
            continue
        about = Context(attack.by, card, blow.target, attack.by, answers=depth, tally=tally_of(attack, card))
        for op in CARDS[card].parts["location_rolled"]:
            if all_hold(g, about, op.conditions):
                change += op.changes_roll(about)
    return change


class MissAnswered(Deed):
    """A final 1: the blow has missed after all."""

    cards: tuple[int, ...]

    def answered(self, g: Play) -> Next:
        return None if g.players[self.seat].out else happened(g, "attack_missed", self.by, self.seat, self.cards)


class Bleed(SeatRule):
    """The target discards a card, or takes one more damage with a roll of its own."""

    by: int

    def ask(self, g: Play) -> Next:
        return DiscardCards(self.seat, optional=True)

    def bleed(self, g: Play, value: int) -> Next:
        return done() if value >= 0 else HitLocation(self.by, self.seat)

    def result(self, g: Play, struck: Struck) -> Next:
        return done(struck)


class Poison(SeatRule):
    """The target banishes a card of the hand by chance."""

    by: int

    def banish(self, g: Play) -> Next:
        hand = g.players[self.seat].hand
        return BanishCards(self.seat, self.by, (hand[g.below(len(hand))],))
