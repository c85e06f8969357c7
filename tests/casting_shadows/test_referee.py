"""What is on offer is what the rules allow, no more and no less: in whole games, and in turns shaken by chance."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from gloaming.games.casting_shadows.cards import numbers_of_deck
from gloaming.games.casting_shadows.resources import DIE_FACES, SPENT
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.rules.turn import Turn
from gloaming.kernel import Chance
from gloaming.kernel.agenda import Frame, run
from tests.casting_shadows.referee import FINDERS, judge
from tests.casting_shadows.scene import GAME
from tests.casting_shadows.scribe import CastingScribe
from tests.contract.cases import Curious


def shaken(pos: CastingPosition, chance: Chance) -> CastingPosition:
    """The same turn with other cards and Companions, another Pool, and everyone somewhere else."""
    twin, decks = pos.clone(), [numbers_of_deck(deck) for deck in ("main", "counterspell", "companion")]
    for deck in decks:
        chance.shuffle(deck)
    main, counterspells, companions = decks
    for seat, player in enumerate(twin.players):
        hidden = chance.below(6)
        shadow = bool(chance.below(3))
        twin.players[seat] = replace(
            player,
            hex=chance.below(7),
            hp=1 + chance.below(18) if player.alive else 0,
            shadow=shadow,
            energy=5 * chance.below(2) if shadow else chance.below(4),
            book=tuple(main.pop() for _ in range(chance.below(6 - hidden))),
            counterspells=tuple(counterspells.pop() for _ in range(min(hidden, len(counterspells)))),
            companion=companions.pop() if shadow else -1,
            companion_spent=False,
        )
    twin.market = [-1 if place < 2 or not chance.below(8) else main.pop() for place in range(7)]
    twin.main, twin.discard, twin.counterspell_deck = main, [], counterspells
    twin.portal, twin.companion_deck = companions[:3], companions[3:]
    twin.points, twin.cast = chance.below(4), ()
    twin.dice = tuple(faces[chance.below(6)] if chance.below(3) else SPENT for faces in DIE_FACES)
    twin.tokens = tuple(chance.below(4) for _ in range(8))
    twin.ask = None
    twin.agenda = [*twin.agenda[:-1], Frame(Turn(twin.active), Turn.places["phase_2"])]
    run(twin)
    return twin


def play_judged(
    pos: CastingPosition, chance: Chance, seed: int, most: int = 20_000, scribe: CastingScribe | None = None
) -> Counter[str]:
    """Play on, the referee watching: how often which question was judged."""
    judged: Counter[str] = Counter()
    curious = Curious(seed)
    for _ in range(most):
        if pos.ask is None:
            break
        if judge(pos):
            judged[pos.ask.topic] += 1
        answer = curious.answer(pos) if seed % 2 else chance.below(len(pos.ask.options))
        GAME.apply(pos, answer, listener=scribe, quiet=scribe is None)
    return judged


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_what_the_rules_allow(seats: int):
    judged: Counter[str] = Counter()
    for seed in range(6):
        pos = GAME.new(seats, seed)
        judged += play_judged(pos, Chance(seed), seed)
        assert pos.outcome is not None
    assert {"act", "reroll", "absorb", "transform", "summon"} <= judged.keys()


def test_what_is_offered_and_told_in_a_shaken_turn_is_what_the_rules_say():
    judged: Counter[str] = Counter()
    for seed in range(300):
        chance = Chance(seed)
        pos = GAME.new(2 + seed % 3, seed)
        while pos.ask is not None and pos.ask.topic != "act":
            GAME.apply(pos, 0, quiet=True)
        twin = shaken(pos, chance)
        judged += play_judged(twin, chance, seed, 25, CastingScribe(twin))
    assert judged.keys() == FINDERS.keys()
