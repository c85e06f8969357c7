"""What effects do to Creatures and other cards of the Combat Field."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.cards import FACES, MINI_OF
from gloaming.games.twilight.derived import fight, life
from gloaming.games.twilight.effect_verbs import Changes
from gloaming.games.twilight.effects import Keyword, Until
from gloaming.games.twilight.rules.damage import to_creature
from gloaming.games.twilight.rules.matter import Aim
from gloaming.games.twilight.rules.perform import Did, Ops, amount, does, seats_of
from gloaming.games.twilight.state import NOTHING, Lasting, Permanent
from gloaming.kernel import Rule


def _there(g: Changes, aim: Aim) -> list[Permanent]:
    """The cards an op is about that are still in the Combat Field."""
    found = (g.permanent(card) for card in aim.cards)
    return [one for one in found if one is not None]


# Damage and removal.


@does(fx.DamageCreature)
def damage_creature(g: Changes, run: Ops, op: fx.DamageCreature, aim: Aim) -> Rule | Did | None:
    n = amount(g, run, op)
    return Did(worked=sum(to_creature(g, card, n) for card in aim.cards) > 0)


@does(fx.Strike)
def strike(g: Changes, run: Ops, op: fx.Strike, aim: Aim) -> Rule | Did | None:
    by = g.permanent(aim.cards[0]) if aim.cards else None
    n = fight(g, by) if by is not None else 0
    return Did(worked=sum(to_creature(g, card, n) for card in aim.cards[1:]) > 0)


@does(fx.Slay)
def slay(g: Changes, run: Ops, op: fx.Slay, aim: Aim) -> Rule | Did | None:
    return _remove(g, run, aim, "slain")


@does(fx.Destroy)
def destroy(g: Changes, run: Ops, op: fx.Destroy, aim: Aim) -> Rule | Did | None:
    return _remove(g, run, aim, "destroyed")


def _remove(g: Changes, run: Ops, aim: Aim, how: Literal["slain", "destroyed"]) -> Did:
    """Remove cards, none that this ability has removed before."""
    gone = [one for one in _there(g, aim) if one.card not in run.removed]
    strength = sum(fight(g, one) + life(g, one) for one in gone if FACES[one.face].kind == "creature")
    for one in gone:
        g.leave_field(one.card, how)
    return Did(worked=bool(gone), removed=tuple(one.card for one in gone), strength=strength)


@does(fx.ReturnToHand)
def return_to_hand(g: Changes, run: Ops, op: fx.ReturnToHand, aim: Aim) -> Rule | Did | None:
    for one in _there(g, aim):
        g.leave_field(one.card, "returned")
    return Did(worked=bool(aim.cards))


# States and markers.


@does(fx.Exhaust)
def exhaust(g: Changes, run: Ops, op: fx.Exhaust, aim: Aim) -> Rule | Did | None:
    fresh = [one for one in _there(g, aim) if one.fresh]
    for one in fresh:
        g.turn_card(one.card, fresh=False)
    return Did(worked=bool(fresh))


@does(fx.Refresh)
def refresh(g: Changes, run: Ops, op: fx.Refresh, aim: Aim) -> Rule | Did | None:
    for one in _there(g, aim):
        if op.thaw and one.freezes:
            g.thaw((one.card,))
        if not one.fresh:
            g.turn_card(one.card, fresh=True)
    return None


@does(fx.Freeze)
def freeze(g: Changes, run: Ops, op: fx.Freeze, aim: Aim) -> Rule | Did | None:
    for one in _there(g, aim):
        g.mark(one.card, "freeze", 1)
    return None


@does(fx.Bless)
def bless(g: Changes, run: Ops, op: fx.Bless, aim: Aim) -> Rule | Did | None:
    for one in _there(g, aim):
        g.mark(one.card, "blessing", amount(g, run, op))
    return None


@does(fx.RemoveBlessing)
def remove_blessing(g: Changes, run: Ops, op: fx.RemoveBlessing, aim: Aim) -> Rule | Did | None:
    blessed = [one for one in _there(g, aim) if one.blessings]
    for one in blessed:
        g.mark(one.card, "blessing", -amount(g, run, op))
    return Did(worked=bool(blessed))


@does(fx.Heal)
def heal(g: Changes, run: Ops, op: fx.Heal, aim: Aim) -> Rule | Did | None:
    hurt = [one for one in _there(g, aim) if one.damage]
    for one in hurt:
        g.mark(one.card, "damage", -amount(g, run, op))
    return Did(worked=bool(hurt))


# What lasts for a while.


def _last(
    g: Changes,
    run: Ops,
    aim: Aim,
    kind: Literal["fight", "gain", "lose", "attack", "block", "no_combat"],
    until: Until,
    n: int = 0,
    keyword: Keyword | Literal[""] = "",
) -> None:
    for one in _there(g, aim):
        g.last(Lasting(kind=kind, card=one.card, n=n, keyword=keyword, until=until, whose=run.matter.seat))


@does(fx.Modify)
def modify(g: Changes, run: Ops, op: fx.Modify, aim: Aim) -> Rule | Did | None:
    _last(g, run, aim, "fight", op.until, op.fight * amount(g, run, op))
    return None


@does(fx.GainKeyword)
def gain_keyword(g: Changes, run: Ops, op: fx.GainKeyword, aim: Aim) -> Rule | Did | None:
    _last(g, run, aim, "gain", op.until, op.value, op.keyword)
    return None


@does(fx.LoseKeyword)
def lose_keyword(g: Changes, run: Ops, op: fx.LoseKeyword, aim: Aim) -> Rule | Did | None:
    _last(g, run, aim, "lose", op.until, 0, op.keyword)
    return None


@does(fx.Restrict)
def restrict(g: Changes, run: Ops, op: fx.Restrict, aim: Aim) -> Rule | Did | None:
    for what in op.what:
        _last(g, run, aim, what, op.until)
    return None


@does(fx.NoCombatDamage)
def no_combat_damage(g: Changes, run: Ops, op: fx.NoCombatDamage, aim: Aim) -> Rule | Did | None:
    _last(g, run, aim, "no_combat", op.until)
    return None


@does(fx.RedirectAttack)
def redirect_attack(g: Changes, run: Ops, op: fx.RedirectAttack, aim: Aim) -> Rule | Did | None:
    for one in _there(g, aim):
        if one.attacks != NOTHING:
            g.redirect(one.card, op.to)
    return None


@does(fx.GainControl)
def gain_control(g: Changes, run: Ops, op: fx.GainControl, aim: Aim) -> Rule | Did | None:
    for one in _there(g, aim):
        if one.controller != run.matter.seat:
            g.lend(one.card, run.matter.seat, op.until)
    return None


@does(fx.CopyCreature)
def copy_creature(g: Changes, run: Ops, op: fx.CopyCreature, aim: Aim) -> Rule | Did | None:
    for one in _there(g, aim):
        g.copy_creature(run.matter.card, one.face if one.copies == NOTHING else one.copies)
    return None


# New cards in the Combat Field.


@does(fx.PlaceMini)
def place_mini(g: Changes, run: Ops, op: fx.PlaceMini, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        for _ in range(amount(g, run, op)):
            g.place_mini(MINI_OF[op.mini], seat, fresh=op.state == "fresh")
    return None


@does(fx.PutIntoPlay)
def put_into_play(g: Changes, run: Ops, op: fx.PutIntoPlay, aim: Aim) -> Rule | Did | None:
    for card in aim.cards:
        of = next(seat for seat, player in enumerate(g.players) if card in getattr(player, op.zone))
        for seat in seats_of(g, run, aim, op.who):
            if op.doom:
                g.doom(card)
            g.revive(card, of, op.zone, seat, keyword=op.keyword, beyond_limit=op.ignore_limit)
    return Did(worked=bool(aim.cards))
