"""Using what a card says: what has to be true, what it costs, and carrying out its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.api.ledger import Why
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Ability
from gloaming.games.descent.effects import About
from gloaming.games.descent.rules.moments import Moment
from gloaming.games.descent.state import NOTHING
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Rule, done
from gloaming.kernel.agenda import Chosen
from gloaming.pieces import effects
from gloaming.pieces.effects import all_hold

EXHAUSTED = Why("DE-090", "{card} is exhausted until it is refreshed.")
NO_FATIGUE = Why("DE-123", "{card} costs more fatigue than your Stamina leaves you.")
FEAT_USED = Why("DE-269", "The heroic feat of {card} was performed in this encounter already.")
USED_UP = Why("DE-090", "{card} was used already and can be used again later.")
FACE_DOWN = Why("DE-131", "{card} is used up.")
NOT_MET = Why("DE-257", "What {card} asks for is not so now.")
NO_AIM = Why("DE-274", "There is nothing that {card} could do now.")
SAME_NAME = Why("DE-280", "Another {card} was played on that target for this already.")
KNOCKED_OUT = Why("DE-242", "A hero who is knocked out cannot use {card}.")


def ability_of(about: About) -> Ability:
    return CARDS[about.card].abilities[about.n]


def why_not_use(g: Play, about: About) -> Why | None:
    """Why a figure cannot use an ability now, leaving aside the moment it is used at."""
    one, figure = ability_of(about), about.me
    if g.figures[figure].kind == "hero":
        hero = g.heroes[figure]
        if g.knocked_out(figure):
            return KNOCKED_OUT
        if about.card in hero.used:
            return FACE_DOWN
        if one.feat and hero.feat_used:
            return FEAT_USED
        if one.exhausts and about.card in hero.exhausted:
            return EXHAUSTED
        if one.fatigue and g.fatigue_left(figure) < one.fatigue:
            return NO_FATIGUE
    elif one.exhausts and g.figures[figure].relic_exhausted:
        return EXHAUSTED
    if one.limit and any(use[:2] == (figure, about.card) for use in g.used):
        return USED_UP
    return why_not_text(g, about)


def why_not_text(g: Play, about: About) -> Why | None:
    """Why the text of an ability would do nothing."""
    one = ability_of(about)
    if not all_hold(g, about, one.when):
        return NOT_MET
    if one.do and not one.do[0].can_work(g, about):
        return NO_AIM
    return None


def why_not_play(g: Play, about: About, moment: Moment | None) -> Why | None:
    """Why an Overlord card cannot be played at this moment, or in this activation."""
    played = moment.played if moment is not None else g.played
    name = CARDS[about.card].name
    if (name, about.that) in played:
        return SAME_NAME
    if ability_of(about).limit == "turn" and any(name == other for other, _ in g.played):
        return SAME_NAME  # "during your turn" is one occasion in each turn (R57)
    return why_not_text(g, about)


class RunText(effects.Run[Play, About]):
    """Carry out a text; the result is what its words mean in the end."""

    about: About

    def _list(self) -> Sequence[effects.Op[Play, About]]:
        card = CARDS[self.about.card]
        if self.about.part == "surge":
            return card.surges[self.about.n].do
        if self.about.part == "modifier":
            gained = card.modifiers[self.about.n].surge
            assert gained is not None
            return gained.do
        return card.abilities[self.about.n].do

    def _offer(self, g: Play, op: effects.Op[Play, About]) -> Ask:
        return Ask(self.about.seat, "whether", (opt.Accept(), PASS))


class UseAbility(Rule):
    """A figure uses an ability: the cost is paid, then the text is carried out."""

    about: About

    def choose_exhausted(self, g: Play) -> Next:
        """Some may exhaust another card in place of a Shield."""
        card, other = self.about.card, g.skill_named(self.about.me, "Defense Training")
        shield = ability_of(self.about).exhausts and "Shield" in CARDS[card].traits
        if not shield or other == NOTHING or not g.can_exhaust(self.about.me, other):
            return Chosen(opt.Exhaust(card))
        return Ask(self.about.seat, "exhaust", (opt.Exhaust(card), opt.Exhaust(other)))

    def pay(self, g: Play, chosen: opt.Exhaust) -> None:
        one, figure, card = ability_of(self.about), self.about.me, self.about.card
        if one.feat:
            g.use_feat(figure)
        else:
            g.use_card(figure, card)
        if one.limit in ("turn", "round"):
            g.use_up(figure, card, whole_round=one.limit == "round")
        if g.figures[figure].kind == "hero":
            if one.exhausts:
                g.exhaust(figure, chosen.card)
            if one.flips:
                g.flip(figure, card)
            if one.fatigue:
                g.take_fatigue(figure, one.fatigue)
        elif one.exhausts:
            g.exhaust_relic(figure)

    def carry_out(self, g: Play) -> Next:
        return RunText(self.about)

    def over(self, g: Play, about: Any) -> Next:
        return done(about)


class PlayOverlordCard(Rule):
    """The overlord plays a card: everyone sees it, its text is carried out, and it lies in the discard pile."""

    about: About

    def play(self, g: Play) -> None:
        g.play_overlord(self.about.card, self.about.that)
        depth = g.depth - 2
        moment = g.rule_at(depth)
        if isinstance(moment, Moment):
            g.amend(depth, played=(*moment.played, (CARDS[self.about.card].name, self.about.that)))

    def carry_out(self, g: Play) -> Next:
        return RunText(self.about)

    def over(self, g: Play, about: Any) -> Next:
        return done(about)
