"""What is on offer is what the rules allow, no more and no less: in whole games, and in turns shaken by chance."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.rules.turn import Turn
from gloaming.games.dusk.state import Boost, InPlay
from gloaming.kernel import Chance
from gloaming.kernel.agenda import Frame, run
from tests.contract.cases import Curious
from tests.dusk.referee import FINDERS, judge
from tests.dusk.scene import GAME
from tests.dusk.scribe import DuskScribe
from tests.dusk.triggers import judge_answers

BOOSTS = (Boost("value", 1), Boost("value", 2), Boost("reach", 1), Boost("reach", 2), Boost("token", 1))


def shaken(pos: DuskPosition, chance: Chance) -> DuskPosition:
    """The same turn with other cards in hand and in play, and whatever else may be so in the middle of a turn."""
    twin, seat, alive = pos.clone(), pos.active, pos.alive()
    for number in alive:
        player = twin.players[number]
        mine = [*player.hand, *player.deck]
        chance.shuffle(mine)
        lying = [card for card in mine if CARDS[card].type == "PERSISTENT" or "DEFEND" in CARDS[card].powers]
        for card in lying[: chance.below(4)]:
            holder = alive[chance.below(len(alive))] if chance.below(2) else number
            twin.in_play.append(InPlay(card, number, holder, chance.below(3)))
            mine.remove(card)
        cut, wounds = chance.below(8), 2 * (chance.below(2) or number in (0, 1, 2) or not pos.teams)
        armour = 4 * chance.below(16)
        hand, deck = tuple(mine[:cut]), tuple(mine[cut:])
        twin.players[number] = replace(player, hand=hand, deck=deck, wounds=wounds, armour=armour)
    twin.boosts = tuple(boost for boost in BOOSTS if not chance.below(5))
    twin.actions, twin.strikes, twin.acted = chance.below(3), chance.below(2), chance.below(4)
    twin.attacked = not chance.below(3)
    now = "now" if not chance.below(6) else ""
    twin.players[seat] = replace(twin.players[seat], moved=2 * chance.below(2), stunned=now)
    if twin.beadle() >= 0 and not twin.players[twin.beadle()].out:
        twin.wicks = tuple({chance.below(61) for _ in range(chance.below(4))})
    twin.ask = None
    twin.agenda = [*twin.agenda[:-1], Frame(Turn(seat), Turn.places["choose_action"])]
    run(twin)
    return twin


def play_judged(
    pos: DuskPosition, chance: Chance, seed: int, most: int = 20_000, scribe: DuskScribe | None = None
) -> Counter[str]:
    """Play on, the referee watching: how often which question was judged."""
    judged: Counter[str] = Counter()
    curious = Curious(seed)
    for _ in range(most):
        if pos.ask is None:
            break
        if judge(pos):
            judged[pos.ask.topic] += 1
        if judge_answers(pos):
            judged["answers"] += 1
        if scribe is not None:
            scribe.asked(pos.ask)
        answer = curious.answer(pos) if seed % 2 else chance.below(len(pos.ask.options))
        GAME.apply(pos, answer, listener=scribe, quiet=scribe is None)
    return judged


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_offered_is_what_the_rules_allow(seats: int):
    judged: Counter[str] = Counter()
    for seed in range(4):
        pos = GAME.new(seats, seed, {"set_up": "book" if seats == 6 else "random"})
        judged += play_judged(pos, Chance(seed), seed)
        assert pos.outcome is not None
    assert {"act", "go", "block", "aim", "attack_declared"} <= judged.keys()


def test_what_is_offered_and_told_in_a_shaken_turn_is_what_the_rules_say():
    judged: Counter[str] = Counter()
    for seed in range(60):
        chance = Chance(seed)
        pos = GAME.new(2 + seed % 5, seed, {"set_up": "random"})
        for _ in range(30 + chance.below(60)):
            if pos.ask is not None:
                GAME.apply(pos, chance.below(len(pos.ask.options)), quiet=True)
        for shake in range(20):
            if pos.ask is not None and pos.ask.topic == "act":
                twin = shaken(pos, chance)
                judged += play_judged(twin, chance, shake, 12, DuskScribe(twin))
            if pos.ask is not None:
                GAME.apply(pos, chance.below(len(pos.ask.options)), quiet=True)
    rare = {"bearer", "take_set", "pick", "place", "mend", "attack_now"}
    assert {topic for topic, _ in FINDERS} - rare <= judged.keys()
