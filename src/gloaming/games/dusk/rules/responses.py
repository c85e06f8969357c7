"""Responses: what the windows of the game offer to whom, and what an answer sets off."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, HOW_MANY
from gloaming.games.dusk.effects import Context
from gloaming.games.dusk.rules.attack import Attack, join_attack, single, why_not_join
from gloaming.games.dusk.rules.blow import attack_of
from gloaming.games.dusk.rules.dodge import DODGES, DodgeAttack, dodge_values
from gloaming.games.dusk.rules.draw import one_of_each
from gloaming.games.dusk.rules.hit_location import ExtraDie, HitLocation, change_roll
from gloaming.games.dusk.rules.moments import fits
from gloaming.games.dusk.rules.play_card import PlayCard, UseCard
from gloaming.games.dusk.rules.texts import why_not_text
from gloaming.games.dusk.state import NOTHING, InPlay
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, Option, Rule
from gloaming.pieces.subjects import CardRule

DICE_MOMENTS = frozenset(("location_rolled", "die_rolled"))

PLAYS = tuple(opt.Play(card) for card in range(HOW_MANY))
USES = tuple(opt.Use(card) for card in range(HOW_MANY))
LOWERS = tuple(opt.LowerRoll(card) for card in range(HOW_MANY))
BRACES = tuple(opt.Brace(card) for card in range(HOW_MANY))
JOINS = tuple(opt.Join(card) for card in range(HOW_MANY))
TILT_DRAWS = tuple(opt.Tilt(card) for card in range(HOW_MANY))


@lru_cache
def answering(moment: str) -> frozenset[int]:
    """The cards that could answer from hand at this moment at all."""
    return frozenset(
        number
        for number, card in enumerate(CARDS)
        if (card.type == "REACTION" and card.trigger is not None and card.trigger.on == moment)
        or card.type == "TILT"
        or (card.type == "FREE ACTION" and not card.window)
        or (moment == "attack_declared" and ("BRACE" in card.powers or "UNIFIED" in card.powers))
    )


@lru_cache
def answering_in_play(moment: str) -> frozenset[int]:
    """The cards in play and passives that could answer at this moment at all."""
    return frozenset(
        number
        for number, card in enumerate(CARDS)
        if (card.type == "PERSISTENT" and card.trigger is not None and card.trigger.on == moment)
        or (moment == "location_rolled" and "DEFEND" in card.powers)
    )


@lru_cache(maxsize=4096)
def _answers_of(moment: str, seat: int, *sets: int) -> tuple[int, ...]:
    """The cards of a player with these sets that could answer from hand at this moment."""
    cards = (*BASIC_OF[seat], *(card for number in sets for card in CARDS_OF[number]))
    return tuple(card for card in cards if card in answering(moment))


class DuskPosition(Play, kw_only=True):
    """A position of Dusk, complete with what may be answered when."""

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        return self._answers_to(self.answered, moment, seat)

    def passing(self, cause: Rule, moment: str, order: Sequence[int]) -> int:
        could, in_play = answering(moment), answering_in_play(moment)
        lying = bool(self.in_play) and any(one.card in in_play for one in self.in_play)
        anyone = lying or moment == "attack_declared"
        for passed, seat in enumerate(order):
            # Few hands and passives have to do with a moment: the others are passed over at a glance.
            might = anyone or not could.isdisjoint(self.players[seat].hand) or self.passive(seat) in in_play
            if might and self._answers_to(cause, moment, seat):
                return passed
        return len(order)

    def _answers_to(self, cause: Rule, moment: str, seat: int) -> Sequence[Option]:
        """What a seat may answer to what this rule is doing."""
        player = self.players[seat]
        if player.out:
            return ()
        found: list[Option] = []
        could, in_play = answering(moment), answering_in_play(moment)
        if not could.isdisjoint(player.hand):
            for card in one_of_each(player.hand):
                if card in could:
                    found += self._from_hand(cause, moment, seat, card)
        for one in self.in_play:
            if one.card in in_play:
                found += self._from_play(cause, moment, seat, one)
        passive = self.passive(seat)
        if player.ready and passive in in_play and self._triggered(cause, moment, seat, passive):
            found.append(USES[passive])
        if moment == "attack_declared" and isinstance(cause, Attack) and seat in cause.to:
            found += [DODGES[value] for value in dodge_values(self, seat)]
        return found

    def _from_hand(self, cause: Rule, moment: str, seat: int, number: int) -> list[Option]:
        card = CARDS[number]
        if card.type == "TILT":
            dice = [opt.Tilt(number, die) for die in _dice(cause)] if moment in DICE_MOMENTS else []
            return [*dice, TILT_DRAWS[number]]
        found: list[Option] = []
        if card.type == "REACTION":
            if self._triggered(cause, moment, seat, number):
                found.append(PLAYS[number])
        elif card.type == "FREE ACTION" and why_not_text(self, self._about(cause, seat, number)) is None:
            found.append(PLAYS[number])
        if isinstance(cause, Attack):
            if "BRACE" in card.powers and self._can_brace(cause, seat):
                found.append(BRACES[number])
            friendly = not self.is_enemy(cause.by, seat)
            if "UNIFIED" in card.powers and friendly and card.value == cause.value and not why_not_join(cause):
                found.append(JOINS[number])
        return found

    def _can_brace(self, attack: Attack, seat: int) -> bool:
        """True if the attacker moved earlier this turn and attacks this player."""
        return seat in attack.to and bool(self.players[attack.by].moved) and self.is_enemy(seat, attack.by)

    def _from_play(self, cause: Rule, moment: str, seat: int, one: InPlay) -> list[Option]:
        number, card = one.card, CARDS[one.card]
        found: list[Option] = []
        if card.type == "PERSISTENT" and one.owner == seat and self._triggered(cause, moment, seat, number):
            found.append(USES[number])
        if isinstance(cause, HitLocation) and "DEFEND" in card.powers and cause.seat == one.holder == seat:
            found.append(LOWERS[number])
        return found

    def _triggered(self, cause: Rule, moment: str, seat: int, number: int) -> bool:
        """True if a card's trigger is met and its text may be used."""
        trigger = CARDS[number].trigger
        if trigger is None or trigger.on != moment or trigger.must:
            return False
        about = self._about(cause, seat, number)
        return fits(self, trigger, about, getattr(cause, "to", ())) and why_not_text(self, about) is None

    def _about(self, cause: Any, seat: int, number: int) -> Context:
        """What the words of a card mean when it answers this."""
        target = NOTHING
        for other in getattr(cause, "to", ()):
            if other != seat:
                target = other
                break
        actor, begun = getattr(cause, "by", NOTHING), getattr(cause, "hex", NOTHING)
        return Context(seat, number, target, actor, begun, getattr(cause, "walked", 0), self._depth_of(cause))

    def _depth_of(self, cause: Rule) -> int:
        """How deep it lies what is answered; on top where it has only just happened."""
        for depth in range(self.depth, -1, -1):
            if self.agenda[depth].rule is cause:
                return depth
        return self.depth

    def may_answer(self, moment: str, seats: Sequence[int]) -> tuple[int, ...]:
        return tuple(seat for seat in seats if not self.players[seat].out and self._might_answer(moment, seat))

    def _might_answer(self, moment: str, seat: int) -> bool:
        """True if nobody can rule out that a player has an answer, going by what lies open."""
        player, in_play = self.players[seat], answering_in_play(moment)
        if player.ready and self.passive(seat) in in_play:
            return True
        if any(one.card in in_play and seat in (one.owner, one.holder) for one in self.in_play):
            return True
        if moment == "attack_declared" and len(player.hand) > 1:
            return True  # a pair to dodge with
        answers = _answers_of(moment, seat, player.phantom, player.skill, player.weapon)
        return bool(player.hand) and not all(self._lies_open(seat, card) for card in answers)

    def _lies_open(self, seat: int, card: int) -> bool:
        """True if everyone sees where a card of a player is; any other one might be in the hand."""
        player = self.players[seat]
        if card in player.boneyard or card in player.void or card in self.table or self.lying(card) is not None:
            return True
        return card in self.box and self.knows(None, card)

    def forced_answer(self, cause: Rule, moment: str) -> Rule | None:
        for one in self.in_play:
            trigger = CARDS[one.card].trigger
            if trigger is None or not trigger.must or trigger.on != moment or self.used_up(one.card):
                continue
            about = self._about(cause, one.owner, one.card)
            if fits(self, trigger, about, getattr(cause, "to", ())):
                return UseCard(one.owner, one.card, about)
        return None

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        depth = self.depth - 1
        cause = self.rule_at(depth)
        match option:
            case opt.Play(card=card):
                return PlayCard(seat, card, depth, self._about(cause, seat, card))
            case opt.Tilt(card=card, die=die):
                return PlayCard(seat, card, depth, self._about(cause, seat, card), die)
            case opt.Use(card=card):
                return UseCard(seat, card, self._about(cause, seat, card))
            case opt.LowerRoll(card=card):
                return LowerRoll(seat, card, depth)
            case opt.Dodge(value=value):
                return DodgeAttack(seat, value, depth)
            case opt.Brace(card=card):
                return BraceFor(seat, card, depth)
            case opt.Join(card=card):
                return JoinAttack(seat, card, depth)
        raise AssertionError(f"{option} answers nothing")


def _dice(cause: Rule) -> list[int]:
    """The dice just rolled, by number; for initiative, by seat."""
    if isinstance(cause, HitLocation):
        return list(range(len(cause.faces)))
    if isinstance(cause, ExtraDie):
        return [0]
    faces: tuple[int, ...] = getattr(cause, "faces", ())
    return [die for die, face in enumerate(faces) if face]


class LowerRoll(CardRule):
    """Destroy a DEFEND card to lower a hit location roll by 2."""

    answers: int

    def lower(self, g: Play) -> None:
        g.leave_play(self.card, destroyed=True)
        change_roll(g, self.answers, -2)


class BraceFor(CardRule):
    """Attack the attacker first, at any range."""

    answers: int

    def attack(self, g: Play) -> Next:
        attack = attack_of(g, self.answers)
        return single(self.seat, self.card, CARDS[self.card].value, attack.by, any_range=True, answers=self.answers)


class JoinAttack(CardRule):
    """A UNIFIED card joins an attack of its value."""

    answers: int

    def join(self, g: Play) -> None:
        g.lay_down(self.seat, self.card)
        join_attack(g, self.answers, self.seat, self.card)
