"""Redealing: another position that a seat cannot tell from the real one."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.casting_shadows.rules.counterspells import counterspells_to_reveal
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.kernel import PASS, Ask, Chance, Secret

TRIES = 32


def redeal(pos: CastingPosition, seat: int, rng: Chance) -> CastingPosition:
    """Shuffle all that the seat cannot know: the decks, hidden Counterspells, and chance itself."""
    twin = pos.clone()
    twin.chance = rng.below(1 << 62)
    rng.shuffle(twin.main)
    rng.shuffle(twin.companion_deck)
    for _ in range(TRIES):
        _deal_counterspells(twin, seat, rng)
        if _same_seat_is_asked(twin):
            return twin
    # Hardly ever: the seat that is asked right now holds one of few cards that answer. Leave those where they are.
    twin.counterspell_deck, twin.players, twin.ask = pos.counterspell_deck[:], pos.players[:], pos.ask
    return twin


def _deal_counterspells(pos: CastingPosition, seat: int, rng: Chance) -> None:
    """Deal the unseen Counterspells anew to the places where unseen ones lie."""
    unseen = [s.value for s in _all_counterspells(pos) if not s.known_to(seat)]
    rng.shuffle(unseen)

    def dealt(secret: Secret[int]) -> Secret[int]:
        return secret if secret.known_to(seat) else Secret(unseen.pop(), secret.seen_by)

    pos.counterspell_deck = [dealt(secret) for secret in pos.counterspell_deck]
    pos.players = [
        replace(p, counterspells=tuple(dealt(s) for s in p.counterspells)) if p.counterspells else p
        for p in pos.players
    ]


def _all_counterspells(pos: CastingPosition) -> list[Secret[int]]:
    return [*pos.counterspell_deck, *(secret for player in pos.players for secret in player.counterspells)]


def _same_seat_is_asked(pos: CastingPosition) -> bool:
    """Put the question of an open window anew; False if its seat could no longer answer."""
    ask = pos.ask
    if ask is None or not ask.secret:
        return True
    options = counterspells_to_reveal(pos, ask.topic, ask.seat)
    pos.ask = Ask(ask.seat, ask.topic, (*options, PASS), secret=True)
    return bool(options)
