"""Redealing: another position that a seat cannot tell from the real one.

Cards change places where the seat knows neither of the two: cards of one owner, of which the seat knows nothing, or
cards that were mixed, of which the seat may know that they are among them. A back that shows stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.state import NOTHING, State
from gloaming.kernel import Chance
from gloaming.kernel.window import Window
from gloaming.pieces.redealing import put_anew as asks_the_same

TRIES = 12


class Slot(NamedTuple):
    """A place of a hidden card."""

    card: int
    back: bool
    """True if everyone sees its back."""


def redeal(pos: TwilightPosition, seat: int, rng: Chance) -> TwilightPosition:
    """Deal anew what the seat does not know: Hands, Life Stacks, Aspects of others, and chance itself."""
    chance = rng.below(1 << 62)
    asked = pos.ask.seat if pos.ask is not None else NOTHING
    if asked not in (NOTHING, seat) and isinstance(pos.agenda[-1].rule, Window):
        for _ in range(TRIES):
            twin = _dealt(pos, seat, rng, fixed=NOTHING)
            if asks_the_same(twin, pos):
                twin.chance = chance
                return twin
    # The question of another seat is about cards that seat knows: they stay where they are.
    twin = _dealt(pos, seat, rng, fixed=asked if asked != seat else NOTHING)
    twin.chance = chance
    return twin


def _dealt(pos: TwilightPosition, seat: int, rng: Chance, fixed: int) -> TwilightPosition:
    """A copy with unknown cards in other places, but for those that one fixed player knows."""
    known = 1 << seat | (1 << fixed if fixed != NOTHING else 0)
    held = _in_use(pos)
    slots = [slot for slot in _slots(pos) if not pos.placed[slot.card] & known and slot.card not in held]
    new = {slot.card: slot.card for slot in slots}
    among = {slot.card: pos.among[slot.card] for slot in slots}
    unknown: dict[int, list[Slot]] = {}
    mixed: dict[int, list[Slot]] = {}
    for slot in slots:
        if not pos.among[slot.card] & known:
            unknown.setdefault(_deck(pos, slot.card, seat), []).append(slot)
        if pos.kin[slot.card]:
            mixed.setdefault(pos.kin[slot.card], []).append(slot)
    for group in unknown.values():
        _shuffle(pos, group, new, rng)
    # What is known to be among mixed cards goes with the card, all else stays with the place.
    goes_with = {new[slot.card]: among[slot.card] for slot in slots}
    for group in mixed.values():
        _shuffle(pos, group, new, rng)
    twin = pos.clone()
    owners = list(pos.owners)
    for slot in slots:
        card = new[slot.card]
        owners[card] = pos.owners[slot.card]
        twin.placed[card] = pos.placed[slot.card]
        twin.kin[card] = pos.kin[slot.card]
        twin.among[card] = goes_with[card] | pos.placed[slot.card]
    if not pos.open_decks:
        twin.owners = tuple(owners)
    _lay(twin, new)
    return twin


def _deck(pos: State, card: int, seat: int) -> int:
    """Whose deck a card is known to be from; where decks are secret, only the own is known."""
    owner = pos.owners[card]
    return owner if pos.open_decks or owner == seat else NOTHING


def _slots(pos: State) -> Iterator[Slot]:
    """Every place where cards lie face down."""
    for player in pos.players:
        for card in (*player.hand, *player.aspects, *player.set_aside):
            yield Slot(card, back=True)
        for one in player.resources:
            if not one.face_up:
                yield Slot(one.card, back=True)
        hidden = len(player.life) - player.shown
        for height, card in enumerate(player.life):
            yield Slot(card, back=height >= hidden)
    draft = pos.draft
    for cards in (pos.box, *(() if draft is None else (*draft.packs, *draft.piles, *draft.cards))):
        for card in cards:
            yield Slot(card, back=False)


def _shuffle(pos: State, slots: list[Slot], new: dict[int, int], rng: Chance) -> None:
    """Permute the cards of these slots: freely where no back shows, then within each level."""
    deep = [slot for slot in slots if not slot.back]
    _permute(deep, new, rng)
    if len(deep) == len(slots):
        return
    levels: dict[int, list[Slot]] = {}
    for slot in slots:
        levels.setdefault(pos.level(new[slot.card]), []).append(slot)
    for level in sorted(levels):
        _permute(levels[level], new, rng)


def _permute(slots: list[Slot], new: dict[int, int], rng: Chance) -> None:
    cards = [new[slot.card] for slot in slots]
    rng.shuffle(cards)
    for slot, card in zip(slots, cards, strict=True):
        new[slot.card] = card


def _lay(twin: State, new: dict[int, int]) -> None:
    """Put each card where it now lies."""

    def laid(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(new.get(card, card) for card in cards)

    twin.box = laid(twin.box)
    if twin.draft is not None:
        draft = twin.draft
        twin.draft = replace(
            draft,
            packs=tuple(map(laid, draft.packs)),
            piles=tuple(map(laid, draft.piles)),
            cards=tuple(map(laid, draft.cards)),
        )
    for seat, player in enumerate(twin.players):
        twin.players[seat] = replace(
            player,
            hand=laid(player.hand),
            life=laid(player.life),
            aspects=laid(player.aspects),
            set_aside=laid(player.set_aside),
            resources=tuple(
                replace(one, card=new[one.card]) if new.get(one.card, one.card) != one.card else one
                for one in player.resources
            ),
        )


def _in_use(pos: TwilightPosition) -> set[int]:
    """Cards that something pending is about: they stay where they are."""
    held: set[int] = set(pos.doomed)
    for frame in pos.agenda:
        rule: Any = frame.rule
        for name in rule.__struct_fields__:
            field = getattr(rule, name)
            if name == "matter":
                held.add(field.card)
            elif name == "card":
                held.add(field)
            elif name in ("cards", "given", "chosen"):
                held.update(field)
    return held
