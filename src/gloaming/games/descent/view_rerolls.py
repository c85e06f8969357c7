"""Which dice of an attack might be rolled again, by whom and why, and what that would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.dice import SIDES, colour_of, misses, rolled
from gloaming.games.descent.effects.attacks import RerollDefense, RerollDie, RerollSome
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.rules.attack_so_far import Hit
from gloaming.games.descent.rules.moments import Moment, about_moment
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.use import NO_AIM, why_not_use
from gloaming.games.descent.state import NOBODY
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.effects import all_hold


class DieAgain(Frozen, kw_only=True):
    """A die that might be rolled again, and what would then be suffered on average, before surges."""

    figure: int
    """Whose defense die it is; -1 for the attack."""
    die: int
    """Its place in the pool."""
    now: int
    average: float


class RerollView(Frozen, kw_only=True):
    """A card on the table by which dice of this attack might be rolled again; the overlord's hand is none."""

    figure: int
    """Who may use it."""
    card: int
    dice: tuple[tuple[int, int], ...]
    """Whose and which; none before they are rolled."""
    why_not: str
    """Why it cannot be used; empty where it can."""


def rerolls(pos: DescentPosition, attack: Attack) -> Iterator[RerollView]:
    """What the cards of figures allow, once each."""
    moments = [("dice_rolled", attack.target), *(("defense_rolled", hit.figure) for hit in attack.hits)]
    listed: set[tuple[int, int]] = set()
    for name, that in moments:
        depth = attack.about(pos).depth
        moment = Moment(name, that, attack.by, attack.space, depth)
        for figure, card, n, ability in pos.voices.speakers.get(name, ()):
            about = about_moment(pos, moment, figure, card, n)
            ops = [op for op in ability.do if isinstance(op, RerollDie | RerollSome | RerollDefense)]
            if not ops or (figure, card) in listed or not all_hold(pos, about, ability.when):
                continue
            dice = tuple(_dice(pos, attack, about, ops[0]))
            why = why_not_use(pos, about)
            if not dice and attack.dice:
                continue
            listed.add((figure, card))
            words = "" if why is None or why is NO_AIM else why.words.format(card=CARDS[card].name)
            yield RerollView(figure=figure, card=card, dice=dice, why_not=words)


def _dice(
    pos: DescentPosition, attack: Attack, about: About, op: RerollDie | RerollSome | RerollDefense
) -> Iterator[tuple[int, int]]:
    match op:
        case RerollDie():
            yield from ((one.figure, one.die) for one in op.dice(pos, about))
        case RerollSome():
            yield from ((NOBODY, die) for die in range(len(attack.dice)))
        case RerollDefense():
            mine = next(hit for hit in attack.hits if hit.figure == about.me)
            yield from ((about.me, die) for die in range(len(mine.dice)))


def dice_again(pos: DescentPosition, attack: Attack) -> Iterator[DieAgain]:
    """What each die might bring: the attack's for the target, a defense die for its figure."""
    target = next((hit for hit in attack.hits if hit.figure == attack.target), None)
    if target is None or not attack.dice:
        return
    for die, shown in enumerate(attack.dice):
        faces = [_suffered(pos, replace(attack, dice=_with(attack.dice, die, face)), target) for face in _faces(shown)]
        now = _suffered(pos, attack, target)
        yield DieAgain(figure=NOBODY, die=die, now=now, average=sum(faces) / SIDES)
    for hit in attack.hits:
        for die, shown in enumerate(hit.dice):
            faces = [_suffered(pos, attack, replace(hit, dice=_with(hit.dice, die, face))) for face in _faces(shown)]
            now = _suffered(pos, attack, hit)
            yield DieAgain(figure=hit.figure, die=die, now=now, average=sum(faces) / SIDES)


def _faces(die: int) -> list[int]:
    return [rolled(colour_of(die), face) for face in range(SIDES)]


def _with(dice: Sequence[int], die: int, face: int) -> tuple[int, ...]:
    return (*dice[:die], face, *dice[die + 1 :])


def _suffered(pos: DescentPosition, attack: Attack, hit: Hit) -> int:
    """What a figure would suffer if nothing else happened: nothing of a miss, or of a shot that falls short."""
    return 0 if misses(attack.dice) or attack.falls_short(pos) else attack.damage_to(pos, hit)
