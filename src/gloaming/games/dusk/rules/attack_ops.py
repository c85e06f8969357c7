"""The ops that change an attack, a roll, a card being played, or the next attack."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from gloaming.games.dusk import effects as fx
from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.options import Add, Keep, Recover, Shift
from gloaming.games.dusk.rules.attack import Attack, keyword_of
from gloaming.games.dusk.rules.blow import Blow
from gloaming.games.dusk.rules.conditions import Context, Tally, attack_at, attack_depth
from gloaming.games.dusk.rules.declare import attack_cards
from gloaming.games.dusk.rules.draw import one_of_each
from gloaming.games.dusk.rules.hit_location import HitLocation
from gloaming.games.dusk.rules.moments import privately
from gloaming.games.dusk.rules.texts import RunText, does, payable
from gloaming.games.dusk.state import NOTHING, Boost
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, choose, done

# Rolls.


@does(fx.Roll)
def roll(g: Play, run: RunText, op: fx.Roll) -> Rule | None:
    by = run.tally.spent if op.by == "spent" else op.by
    return ChangeRoll(run.about, by, op.either)


class ChangeRoll(Rule):
    """Raise or lower the hit location roll in question."""

    about: Context
    by: int
    either: bool

    def ask(self, g: Play) -> Next:
        shifts = [Shift(-self.by), Shift(self.by)] if self.either else [Shift(self.by)]
        return choose(self.about.seat, "shift", shifts)

    def change(self, g: Play, option: Shift) -> Next:
        rolled = g.agenda[self.about.answers].rule
        if isinstance(rolled, HitLocation):
            g.amend(self.about.answers, change=rolled.change + option.by)
            g.tell(events.RollChanged(rolled.seat, rolled.change + option.by))
        return None


@does(fx.Reroll)
def reroll(g: Play, run: RunText, op: fx.Reroll) -> Rule | None:
    return RollAgain(run.about, op.dice)


class RollAgain(Rule):
    """Roll a hit location die again; of two new rolls you choose one."""

    about: Context
    dice: int
    die: int = 0
    faces: tuple[int, ...] = ()

    def which(self, g: Play) -> Next:
        rolled = g.agenda[self.about.answers].rule
        if not isinstance(rolled, HitLocation):
            return done()
        return choose(self.about.seat, "which_die", [Keep(face) for face in sorted(set(rolled.faces))])

    def roll(self, g: Play, option: Keep) -> Next:
        rolled = cast(HitLocation, g.agenda[self.about.answers].rule)
        die = rolled.faces.index(option.face)
        faces = g.roll_location(rolled.by, rolled.seat, self.dice)
        return self.having(die=die, faces=faces)

    def choose_face(self, g: Play) -> Next:
        return choose(self.about.seat, "keep", [Keep(face) for face in sorted(set(self.faces))])

    def stand(self, g: Play, option: Keep) -> Next:
        rolled = cast(HitLocation, g.agenda[self.about.answers].rule)
        faces = (*rolled.faces[: self.die], option.face, *rolled.faces[self.die + 1 :])
        g.amend(self.about.answers, faces=faces)
        return None


# The attack in question.


@does(fx.Block)
def block(g: Play, run: RunText, op: fx.Block) -> Rule | None:
    about = run.about
    depth = attack_depth(g, about.answers)
    attack = attack_at(g, about.answers)
    if attack is None:
        return None
    if attack.by == about.seat:  # BRACE: it is the attack being answered that is blocked
        if attack.answers == NOTHING:
            return None
        depth = attack.answers
        attack = cast(Attack, g.agenda[depth].rule)
    g.amend(depth, forced_blocks=(*attack.forced_blocks, (about.seat, op.n)))
    return Noted(replace(run.tally, blocked=True))


class Noted(Rule):
    """Hand a tally back to the text."""

    tally: Tally

    def result(self, g: Play) -> Next:
        return done(self.tally)


@does(fx.Value)
def value(g: Play, run: RunText, op: fx.Value) -> Rule | None:
    if op.of == "next_card":
        g.add_boost(Boost("value", op.by))
        return None
    if not op.join:
        return None
    depth = attack_depth(g, run.about.answers)
    join_attack(g, depth, run.about.seat, run.about.card)
    return Noted(replace(run.tally, joined=True))


def join_attack(g: Play, depth: int, seat: int, card: int) -> None:
    """A card on the table joins an attack as one more card of its value."""
    attack = cast(Attack, g.agenda[depth].rule)
    g.amend(
        depth,
        kind="power" if attack.kind == "single" else attack.kind,
        cards=(*attack.cards, card),
        values=(*attack.values, attack.value),
        blows=(*attack.blows, Blow((card,), attack.target)),
    )
    g.tell(events.AttackJoined(seat, card))


def why_not_join(attack: Attack) -> bool:
    """True if no card can join an attack: it is aimed at a hex, or contains a SOLO card."""
    return attack.target == NOTHING or any("SOLO" in CARDS[card].powers for card in attack.cards)


@payable(fx.Value)
def can_join(g: Play, about: Context, op: fx.Value) -> bool:
    attack = attack_at(g, about.answers)
    return not op.join or (attack is not None and not why_not_join(attack))


@does(fx.Grant)
def grant(g: Play, run: RunText, op: fx.Grant) -> Rule | None:
    about = run.about
    if op.of == "next_attack":
        low = next((c.min for c in op.conditions if isinstance(c, fx.AttackValue)), 0)
        g.add_boost(Boost("keywords", 0, op.keywords, op.cards, low))
        return None
    depth = attack_depth(g, about.answers)
    attack = cast(Attack, g.agenda[depth].rule)
    card = about.card if op.of == "this" else attack.cards[0]
    g.amend(depth, granted=(*attack.granted, *(keyword_of(card, word) for word in op.keywords)))
    g.tell(events.KeywordsGranted(card, op.keywords))
    return None


@does(fx.Cancel)
def cancel(g: Play, run: RunText, op: fx.Cancel) -> Rule | None:
    played: Any = g.agenda[run.about.answers].rule
    g.amend(run.about.answers, cancelled=True)
    g.tell(events.CardCancelled(played.card))
    return None


# Attacks and cards that come back.


@does(fx.Attack)
def attack_now(g: Play, run: RunText, op: fx.Attack) -> Rule | None:
    if run.about.actor == NOTHING or g.players[run.about.actor].out:
        return None
    return AttackNow(run.about.seat, run.about.actor, op.at == "any")


@payable(fx.Attack)
def can_attack_now(g: Play, about: Context, op: fx.Attack) -> bool:
    return about.actor != NOTHING and bool(_ways(g, about.seat, about.actor, op.at == "any", about.card))


def _ways(g: Play, seat: int, target: int, any_range: bool, without: int = NOTHING) -> list[Add]:
    """The cards of a hand that can attack somebody outside the turn's actions."""
    hand = tuple(card for card in g.players[seat].hand if card != without)
    return attack_cards(g, seat, target, one_of_each(hand), any_range)


class AttackNow(Rule):
    """Attack with one card from hand; it does not count towards the turn's attack."""

    seat: int
    target: int
    any_range: bool

    def ask(self, g: Play) -> Next:
        ways = _ways(g, self.seat, self.target, self.any_range)
        return privately(g, Ask(self.seat, "attack_now", tuple(ways))) if ways else done()

    def attack(self, g: Play, option: Add) -> Next:
        return Attack(
            self.seat,
            "single",
            option.value,
            (option.card,),
            (option.value,),
            self.target,
            free=True,
            any_range=self.any_range,
        )


@does(fx.Recover)
def recover(g: Play, run: RunText, op: fx.Recover) -> Rule | None:
    about, player = run.about, g.players[run.about.seat]
    cards: tuple[int, ...]
    if op.source == "boneyard":
        cards = player.boneyard
    elif op.source == "void":
        cards = player.void
    elif op.source == "event":
        there: Any = g.agenda[about.answers].rule
        cards = tuple(card for card in there.cards if card in player.void)
    else:
        cards = _own_attack_cards(g, about, blocked=op.blocked)
    if op.what == "number":
        cards = tuple(card for card in cards if CARDS[card].is_number)
    return ComeBack(about.seat, cards, op.n, op.up_to, op.to)


def _own_attack_cards(g: Play, about: Context, *, blocked: bool) -> tuple[int, ...]:
    attack = attack_at(g, about.answers)
    if attack is None:
        return ()
    state = "blocked" if blocked else "missed"
    struck = {card for blow in attack.blows if blow.state == state for card in blow.cards}
    return tuple(card for card in attack.cards if card in struck and card in g.table and g.owner(card) == about.seat)


class ComeBack(Rule):
    """Cards come back one at a time, in the order chosen."""

    seat: int
    cards: tuple[int, ...]
    number: int
    up_to: bool
    to: str
    chosen: tuple[int, ...] = ()

    def ask(self, g: Play) -> Next:
        if g.players[self.seat].out or not self.number or not self.cards:
            return again("come_back")
        options: tuple[Option, ...] = tuple(Recover(card) for card in one_of_each(self.cards))
        return privately(
            g, Ask(self.seat, "recover", (*options, PASS) if self.up_to else options), first=not self.chosen
        )

    def choose(self, g: Play, option: Option) -> Next:
        if not isinstance(option, Recover):
            return again("come_back")
        left = tuple(card for card in self.cards if card != option.card)
        return self.having(cards=left, number=self.number - 1, chosen=(*self.chosen, option.card)).then(again("ask"))

    def come_back(self, g: Play) -> Next:
        if self.chosen:
            g.recover(self.seat, self.chosen, self.to)
        return None
