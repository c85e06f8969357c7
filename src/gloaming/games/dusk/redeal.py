"""Redealing: another position that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.api.redealing import asks_the_same
from gloaming.games.dusk.cards import CARDS_OF, SET_OF
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.state import NOTHING
from gloaming.kernel import Chance

TRIES = 24


def redeal(pos: DuskPosition, seat: int, rng: Chance) -> DuskPosition:
    """Deal anew what the seat does not know: hands and picks of others, the order of decks, and chance itself."""
    chance = rng.below(1 << 62)
    for _ in range(TRIES):
        twin = _dealt(pos, seat, rng, fixed=NOTHING)
        if pos.ask is None or pos.ask.seat == seat or asks_the_same(twin, pos):
            twin.chance = chance
            return twin
    # Hardly ever: the seat that is asked right now needs one of few cards for that. Leave its cards where they are.
    asked = pos.ask.seat if pos.ask is not None else NOTHING
    twin = _dealt(pos, seat, rng, fixed=asked)
    twin.ask = pos.ask
    twin.chance = chance
    return twin


def _dealt(pos: DuskPosition, seat: int, rng: Chance, fixed: int) -> DuskPosition:
    """A copy with unknown cards in other places, but for those of one fixed player's hand."""
    twin = pos.clone()
    held = {card for frame in pos.agenda for card in _in_use(frame.rule)}
    for owner in range(pos.seats):
        if owner != fixed:
            _deal_to(twin, seat, owner, held, rng)
    return twin


def _in_use(rule: Any) -> tuple[int, ...]:
    """The cards of a hand that a rule on the agenda is about: they stay where they are."""
    card = getattr(getattr(rule, "chosen", None), "card", getattr(rule, "card", NOTHING))
    return (*getattr(rule, "picked", ()), *getattr(rule, "cards", ()), card)


def _deal_to(g: DuskPosition, viewer: int, owner: int, held: set[int], rng: Chance) -> None:
    player = g.players[owner]
    top = player.deck[-1:] if g.options.deck_face_up and g.round else ()
    in_hand = [card for card in player.hand if not _known(g, card, viewer, held)]
    in_deck = [card for card in player.deck if not _known(g, card, viewer, held) and card not in top]
    hidden = in_hand + in_deck
    if not hidden:
        return
    others = _swapped_with_box(g, viewer, owner, hidden, rng)
    rng.shuffle(others)
    hand_cards, deck_cards = others[: len(in_hand)], others[len(in_hand) :]
    if not g.round and not player.hand:
        # While decks are built their order means nothing; keep each set's picks together.
        deck_cards.sort(key=lambda card: hidden_rank(g, card, hidden))
    new = dict(zip(in_hand, hand_cards, strict=True)) | dict(zip(in_deck, deck_cards, strict=True))
    bits = {new[card]: g.seen[card] for card in hidden}
    for card, seen in bits.items():
        g.seen[card] = seen
    g.players[owner] = replace(
        player,
        hand=tuple(new.get(card, card) for card in player.hand),
        deck=tuple(new.get(card, card) for card in player.deck),
    )


def hidden_rank(g: DuskPosition, card: int, hidden: list[int]) -> int:
    """Sets in the order in which they were picked."""
    order = [SET_OF[other] for other in hidden]
    return order.index(SET_OF[card]) if SET_OF[card] in order else -1


def _known(g: DuskPosition, card: int, viewer: int, held: set[int]) -> bool:
    return bool(g.seen[card] >> viewer & 1) or card in held


def _swapped_with_box(g: DuskPosition, viewer: int, owner: int, hidden: list[int], rng: Chance) -> list[int]:
    """The hidden cards of a player, some of them exchanged for others of the same set that were not picked."""
    player = g.players[owner]
    cards = [card for card in hidden if SET_OF[card] == NOTHING]
    box = set(g.box)
    for number in (player.phantom, player.skill, player.weapon):
        if number == NOTHING:
            continue
        mine = [card for card in hidden if SET_OF[card] == number]
        left = [card for card in CARDS_OF[number] if card in box and not g.seen[card] >> viewer & 1]
        if not mine or not left:
            cards += mine
            continue
        pool = mine + left
        left_bits = g.seen[left[0]]
        rng.shuffle(pool)
        cards += pool[: len(mine)]
        box = (box - set(left)) | set(pool[len(mine) :])
        for card in pool[len(mine) :]:
            g.seen[card] = left_bits
    g.box = tuple(sorted(box))
    return cards
