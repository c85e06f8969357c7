"""An attack under way as a screen shows it: dice, range, surges, and the account of its damage line by line."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gloaming.api.views import Later
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Surge
from gloaming.games.descent.dice import FACES, Colour
from gloaming.games.descent.rules.attack import Attack, surges_of
from gloaming.games.descent.rules.attack_so_far import Hit
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOTHING, NOWHERE
from gloaming.games.descent.view_outlook import SightLine, line_of_sight
from gloaming.games.descent.view_rerolls import DieAgain, RerollView, dice_again, rerolls
from gloaming.games.descent.words import surge_words
from gloaming.kernel.frozen import Frozen

ROLLED, ADDED, MODIFIED, PIERCED, SHIELDS = "DE-198", "DE-210", "DE-217", "DE-225", "DE-217"


class AccountLine(Frozen, kw_only=True):
    """One line of the account: what it is, and by how much the damage grows or shrinks."""

    words: str
    number: int
    rule: str
    die: int = -1
    """The die it is about, as it lies."""
    card: int = NOTHING


class HitView(Frozen, kw_only=True):
    """One figure that is affected: how it defends, and what it would suffer."""

    figure: int
    pool: tuple[Colour, ...]
    dice: tuple[int, ...]
    account: tuple[AccountLine, ...]
    damage: int


class SurgeView(Frozen, kw_only=True):
    """What surges can be spent on."""

    card: int
    n: int
    cost: int
    words: str
    spent: bool
    damage: int
    """What the target would suffer if it were spent now."""
    range: int


class AttackView(Frozen, kw_only=True):
    """An attack under way."""

    by: int
    target: int
    space: int
    card: int
    kind: str
    pool: tuple[Colour, ...]
    dice: tuple[int, ...]
    range: int
    """The range so far, of dice and all that adds to it."""
    rolled_range: int
    needed: int
    """How far away the target space is; 0 where no range is needed."""
    surges: int
    """Those left."""
    all_surges: int
    offers: tuple[SurgeView, ...]
    hits: tuple[HitView, ...]
    missed: bool
    line: SightLine | None
    again: Later[tuple[DieAgain, ...]]
    """What each die might bring if it were rolled again; nothing once surges are spent."""
    rerolls: Later[tuple[RerollView, ...]]


def attack_under_way(pos: DescentPosition) -> AttackView | None:
    """The attack that is being carried out, if there is one."""
    attack = pos.find(Attack)
    # While its player chooses the target space the map is what is looked at.
    if attack is None or (attack.space == NOWHERE and pos.ask is not None):
        return None
    return _attack(pos, attack)


def _attack(pos: DescentPosition, attack: Attack) -> AttackView:
    standing = pos.on_map(attack.by)
    space = attack.space if attack.space != NOWHERE else next(iter(pos.figures[attack.target].spaces), NOWHERE)
    ranged = attack.kind == "ranged" and not attack.any_range
    return AttackView(
        by=attack.by,
        target=attack.target,
        space=space,
        card=attack.card,
        kind=attack.kind,
        pool=attack.pool,
        dice=attack.dice,
        range=attack.total_range(pos) if attack.dice else 0,
        rolled_range=sum(FACES[die].range for die in attack.dice),
        needed=pos.count(attack.by, space) if ranged and standing and space != NOWHERE else 0,
        surges=attack.surges_left(),
        all_surges=attack.surges_left() + attack.paid,
        offers=tuple(_offers(pos, attack)) if attack.dice and standing else (),
        hits=tuple(_hit(pos, attack, hit) for hit in attack.hits),
        missed=attack.missed,
        line=line_of_sight(pos, attack.by, attack.target) if standing and pos.on_map(attack.target) else None,
        again=tuple(dice_again(pos, attack)) if standing and not attack.paid else (),
        rerolls=tuple(rerolls(pos, attack)) if standing else (),
    )


def _offers(pos: DescentPosition, attack: Attack) -> Iterator[SurgeView]:
    hit = next((hit for hit in attack.hits if hit.figure == attack.target), None)
    for (card, n), surge in surges_of(pos, attack).items():
        then = replace(
            attack,
            damage=attack.damage + surge.damage,
            pierce=attack.pierce + surge.pierce,
            range=attack.range + surge.range,
        )
        yield SurgeView(
            card=card,
            n=n,
            cost=surge.cost,
            words=surge_words(surge),
            spent=(card, n) in attack.spent,
            damage=then.damage_to(pos, hit) if hit is not None else 0,
            range=then.total_range(pos),
        )


def _hit(pos: DescentPosition, attack: Attack, hit: Hit) -> HitView:
    rolled = bool(attack.dice)
    return HitView(
        figure=hit.figure,
        pool=hit.pool,
        dice=hit.dice,
        account=tuple(_account(pos, attack, hit)) if rolled else (),
        damage=attack.damage_to(pos, hit) if rolled and not attack.missed else 0,
    )


def _account(pos: DescentPosition, attack: Attack, hit: Hit) -> Iterator[AccountLine]:
    for die in attack.dice:
        yield AccountLine(words="rolled", number=FACES[die].damage, rule=ROLLED, die=die)
    surges = surges_of(pos, attack)
    by_surges = 0
    for card, n in attack.spent:
        surge: Surge | None = surges.get((card, n))
        if surge is not None:
            by_surges += surge.damage
            yield AccountLine(words=surge_words(surge), number=surge.damage, rule=ADDED, card=card)
    if attack.damage != by_surges:
        yield AccountLine(words="added", number=attack.damage - by_surges, rule=MODIFIED)
    about = replace(attack.about(pos), that=hit.figure)
    for card, _, one in pos.modifiers("damage", attack.by, about):
        yield AccountLine(words=_source(card), number=one.by, rule=MODIFIED, card=card)
    for die in hit.dice:
        yield AccountLine(words="shields", number=-FACES[die].shields, rule=SHIELDS, die=die)
    if hit.shields:
        yield AccountLine(words="shields added", number=-hit.shields, rule=SHIELDS)
    shields = sum(FACES[die].shields for die in hit.dice) + hit.shields
    pierced = shields - attack.total_shields(pos, hit)
    if pierced > 0:
        yield AccountLine(words="shields pierced", number=pierced, rule=PIERCED)


def _source(card: int) -> str:
    return CARDS[card].name if card != NOTHING else "a rule of the quest"
