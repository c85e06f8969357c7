"""The position of a game with all its rules: what may be answered when, and what effects ask of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import effects
from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.travel import TravelToQuest
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.dice import SIDES, Colour, colour_of
from gloaming.games.descent.effects import About
from gloaming.games.descent.moments import ACTION
from gloaming.games.descent.rules.actions import (
    attack,
    attacks_for,
    attacks_with,
    door_options,
    is_like,
    offers,
    searches_for,
    small_action,
)
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.rules.attack_more import AttackTwo, BreatheFire, ChooseDice, MoveAndAttack, RushThrough
from gloaming.games.descent.rules.attribute_test import AttributeTest, TestAgain
from gloaming.games.descent.rules.damage import Defeat, GainCondition, LoseCondition, Restore, SufferDamage
from gloaming.games.descent.rules.familiar import CallFamiliar, FamiliarTurn, RiseAndStrike
from gloaming.games.descent.rules.moments import Moment, about_moment, could_be_played, happens
from gloaming.games.descent.rules.move import MoveNow, Push, PutElsewhere
from gloaming.games.descent.rules.overlord_cards import AddMinions, ArrangeDeck, Charm, KeepSome
from gloaming.games.descent.rules.quest import Quest
from gloaming.games.descent.rules.roll import RollDice
from gloaming.games.descent.rules.use import PlayOverlordCard, UseAbility, why_not_play, why_not_use
from gloaming.games.descent.state import NOBODY, NOTHING, OVERLORD
from gloaming.games.descent.voices import abilities_at
from gloaming.kernel import Option, Rule


class DescentPosition(Quest, kw_only=True):
    """A position of Descent."""

    @property
    def on_the_road(self) -> bool:
        return self.round == 0 and self.campaign is not None and self.find(TravelToQuest) is not None

    # What a moment offers.

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        cause = self.answered
        if not isinstance(cause, Moment):
            return ()
        return self.answers_to(cause, seat)

    def answers_to(self, cause: Moment, seat: int) -> list[Option]:
        """What a seat may answer at a moment: with its figures' cards, or from the overlord's hand."""
        found: list[Option] = []
        for figure, card, n, ability in self.voices.speakers.get(cause.name, ()):
            if ability.must or self.seat_of(figure) != seat or (figure, card, n) in cause.spoken:
                continue
            if why_not_use(self, about_moment(self, cause, figure, card, n)) is None:
                found.append(opt.Use(card, n, figure))
        return found + self.cards_for(cause) if seat == OVERLORD else found

    def cards_for(self, cause: Moment) -> list[Option]:
        """The Overlord cards that may be played at a moment; each name once."""
        found: dict[str, Option] = {}
        for card, n, _ in abilities_at(self.hand, cause.name) if not self.on_the_road else ():
            if why_not_play(self, about_moment(self, cause, NOBODY, card, n), cause) is None:
                found.setdefault(CARDS[card].name, opt.PlayCard(card, n))
        return list(found.values())

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        cause = self.answered
        assert isinstance(cause, Moment)
        if isinstance(option, opt.PlayCard):
            return PlayOverlordCard(about_moment(self, cause, NOBODY, option.card, option.ability))
        assert isinstance(option, opt.Use)
        # Each text speaks once at a moment.
        self.amend(self.depth - 1, spoken=(*cause.spoken, (option.figure, option.card, option.ability)))
        return UseAbility(about_moment(self, cause, option.figure, option.card, option.ability))

    def secretly(self, moment: str, seat: int, options: Sequence[Option]) -> bool:
        """True if the overlord is asked only because of what he holds."""
        return all(isinstance(option, opt.PlayCard) for option in options)

    def may_answer(self, moment: str, seats: Sequence[int]) -> tuple[int, ...]:
        """The overlord, where a card for this moment is in hand or deck, or set aside: nobody else can tell where."""
        held = (*self.hand, *self.deck, *self.set_aside) if not self.on_the_road else ()
        return (OVERLORD,) if OVERLORD in seats and self.hand and could_be_played(held, moment) else ()

    # What effects ask of the rules.

    def using(self, about: About) -> Rule:
        return UseAbility(about)

    def happening(self, moment: str, that: int, by: int = NOBODY) -> Rule | None:
        return happens(self, moment, that, by)

    def attacking_two(self, figure: int, option: Option, others: tuple[int, ...], source: int) -> Rule:
        assert isinstance(option, opt.AttackWith)
        return AttackTwo(figure, option.card, option.figure, others, source)

    def breathing_fire(self, depth: int, spaces: int, seat: int) -> Rule:
        return BreatheFire(depth, spaces, seat)

    def rushing_through(self, figure: int, source: int) -> Rule:
        return RushThrough(figure, self.speed(figure), source)

    def putting(self, figure: int, within: int, seat: int) -> Rule:
        return PutElsewhere(figure, within, seat)

    def charming(self, figure: int) -> Rule:
        return Charm(figure)

    def keeping(self, cards: tuple[int, ...], keep: int) -> Rule:
        return KeepSome(cards, keep)

    def arranging(self, number: int) -> Rule:
        return ArrangeDeck(number)

    def reinforcing(self, master: int) -> Rule:
        return AddMinions(master)

    def defeating(self, figure: int) -> Rule:
        return Defeat(figure)

    def testing_again(self, depth: int, by: int) -> Rule:
        return TestAgain(depth, by)

    def moving_and_attacking(self, figure: int, points: int) -> Rule:
        return MoveAndAttack(figure, points)

    def searches_for(self, figure: int, within: int) -> list[Option]:
        return searches_for(self, figure, within)

    def door_options(self, figure: int) -> list[Option]:
        return door_options(self, figure)

    def acting(self, figure: int, option: Option) -> Rule:
        rule = small_action(figure, option)
        assert rule is not None, f"{option} is no small action"
        return rule

    def inflicting_one(self, figure: int, seat: int, among: tuple[str, ...] = ()) -> Rule:
        return GainCondition(figure, seat, among)

    def attacking_all(
        self, figure: int, card: int, figures: tuple[int, ...], *, any_range: bool, source: int, blast: bool = False
    ) -> Rule:
        first, *others = figures
        return Attack(
            figure,
            first,
            card,
            space=self.figures[first].at,
            also=tuple(others),
            kind=self.attack_kind(figure, card),
            any_range=any_range,
            source=source,
            blast=blast,
        )

    def activating_familiar(self, figure: int) -> Rule:
        return FamiliarTurn(figure, besides=True)

    def rising(self, figure: int, hero: int, space: int) -> Rule:
        return RiseAndStrike(figure, hero, space)

    def weapons_like(self, figure: int, like: str) -> list[int]:
        if self.holds("no_attack", figure):
            return []
        if self.figures[figure].kind != "hero":
            return [NOTHING]
        return [card for card in self.weapons(figure) if not like or is_like(self, figure, card, like)]

    def _attack_of(self, about: About) -> Attack | None:
        """The attack that a text speaks of."""
        rule = self.rule_at(about.depth)
        return rule if isinstance(rule, Attack) else None

    def source_of_attack(self, about: About) -> int:
        under_way = self._attack_of(about)
        return under_way.source if under_way is not None else NOTHING

    def defeated_by_attack(self, about: About) -> list[int]:
        under_way = self._attack_of(about)
        hits = under_way.hits if under_way is not None else ()
        return [hit.figure for hit in hits if self.figures[hit.figure].gone == "defeated"]

    def targets_of_attack(self, about: About) -> tuple[int, ...]:
        under_way = self._attack_of(about)
        return (under_way.target, *under_way.also) if under_way is not None else ()

    def surge_was_spent_on(self, about: About) -> bool:
        under_way = self._attack_of(about)
        return under_way is not None and any(card == about.card for card, _ in under_way.spent)

    def surges_were_spent(self, about: About) -> bool:
        under_way = self._attack_of(about)
        return under_way is not None and under_way.paid > 0

    def dealt_by_attack(self, about: About, *, in_all: bool) -> int:
        under_way = self._attack_of(about)
        dealt = under_way.dealt if under_way is not None else ()
        return sum(damage for figure, damage in dealt if in_all or figure == about.that)

    def is_carrying_out(self, figure: int, card: int) -> bool:
        rules = (frame.rule for frame in self.agenda)
        return any(
            (rule.about.me, rule.about.card, rule.about.moment) == (figure, card, ACTION)
            for rule in rules
            if isinstance(rule, UseAbility)
        )

    def suffering(self, figure: int, *, damage: int = 0, fatigue: int = 0, by: int = NOBODY) -> Rule:
        return SufferDamage(figure, damage, fatigue, by)

    def rolling(self, dice: tuple[Colour, ...], seat: int) -> Rule:
        return RollDice(dice, seat)

    def recovering(self, figure: int, *, damage: int = 0, fatigue: int = 0) -> Rule:
        return Restore(figure, damage, fatigue)

    def testing(self, figure: int, attribute: str, by: int = 0) -> Rule:
        return AttributeTest(figure, attribute, by)

    def moving(self, figure: int, points: int) -> Rule:
        return MoveNow(figure, points)

    def calling_familiar(self, hero: int, name: str) -> Rule:
        return CallFamiliar(hero, name)

    def dropping_condition(self, figure: int, seat: int) -> Rule:
        return LoseCondition(figure, seat)

    def attacks_for(self, figure: int, like: str = "", targets: Sequence[int] | None = None) -> Sequence[Option]:
        held = not self.on_map(figure) or self.holds("no_attack", figure)
        return [] if held else attacks_for(self, figure, like, targets)

    def offers(self, figure: int) -> list[Option]:
        return offers(self, figure)

    def attack_actions(self, about: About, like: str) -> Sequence[Option]:
        if not self.weapons_like(about.me, like):
            return []
        cards = [
            opt.Use(card, n, about.me)
            for card, n, ability in abilities_at(self.usable_cards(about.me), ACTION)
            if any(isinstance(op, effects.Attack) and op.like == like for op in ability.do)
            if why_not_use(self, replace(about, card=card, n=n)) is None
        ]
        return [*self.attacks_for(about.me, like), *cards]

    def attacking(self, figure: int, option: Option, **change: Any) -> Rule:
        assert isinstance(option, opt.AttackWith)
        condition = change.pop("condition", "")
        return replace(attack(self, figure, option), conditions=(condition,) if condition else (), **change)

    def choosing_dice(self, about: About, *, defense: bool = False) -> Rule:
        return ChooseDice(about.seat, about.depth, about.me if defense else NOBODY)

    def attacks_with(self, figure: int, card: int) -> Sequence[Option]:
        return attacks_with(self, figure, card)

    def pushing(self, figure: int, spaces: int, seat: int) -> Rule:
        return Push(figure, spaces, seat)

    def weapon_of(self, about: About) -> int:
        if about.weapon != NOTHING:
            return about.weapon
        rule = self.rule_at(about.depth)
        return rule.card if isinstance(rule, Attack) else NOTHING

    def weapon_is(self, about: About, like: str) -> bool:
        card = self.weapon_of(about)
        return card != NOTHING and CARDS[card].is_weapon and is_like(self, about.by, card, like)

    def dice_to_reroll(
        self, about: About, colours: Sequence[Colour], *, defense: bool, either: bool, anyone: bool = False
    ) -> Sequence[opt.Reroll]:
        """The dice that may be rolled again: of the attack, of a defense, or of whatever the overlord rolled."""
        rule = self.rule_at(about.depth)
        found: list[opt.Reroll] = []
        if isinstance(rule, AttributeTest):
            pools = [(NOBODY, rule.dice)] if not either or self.seat_of(rule.figure) == OVERLORD else []
        elif isinstance(rule, RollDice):
            pools = [(NOBODY, rule.dice)] if not either or rule.seat == OVERLORD else []
        elif isinstance(rule, Attack):
            pools = [(NOBODY, rule.dice)] if not defense else []
            if defense or either or anyone:
                all_hits = either or anyone
                pools += [(hit.figure, hit.dice) for hit in rule.hits if all_hits or hit.figure == about.that]
            if either:
                pools = [p for p in pools if self.seat_of(rule.by if p[0] == NOBODY else p[0]) == OVERLORD]
        else:
            return []
        for figure, dice in pools:
            for at, die in enumerate(dice):
                if not colours or colour_of(die) in colours:
                    found.append(opt.Reroll(at, colour_of(die), die % SIDES, figure))
        return found
