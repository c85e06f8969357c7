"""What a screen is given: the phase of the turn, and content that fits the rules."""

from __future__ import annotations

from itertools import product

from gloaming.api.game import game
from gloaming.games.casting_shadows.content import PAID_WITH, content
from gloaming.games.casting_shadows.resources import FREE, NO_DICE, NO_TOKENS, RESOURCES, pool_of, ways_to_pay
from gloaming.kernel import Chance
from tests.casting_shadows.scene import casting_shadows

GAME = game("casting-shadows")
PHASE_OF_TOPIC = {"grant": 1, "act": 2, "target": 2, "pay": 2, "absorb": 3, "transform": 3, "summon": 3}


def test_the_view_says_which_phase_of_the_turn_it_is():
    seen = set()
    pos, rng = GAME.new(3, 17), Chance(17)
    while pos.ask is not None:
        phase = GAME.view(pos, None).phase
        assert PHASE_OF_TOPIC.get(pos.ask.topic, phase) == phase, pos.ask.topic
        seen.add(phase)
        GAME.apply(pos, rng.below(len(pos.ask.options)))
    assert seen == {1, 2, 3}
    assert GAME.view(pos, None).phase == 0


def test_every_card_names_rules_of_the_ledger():
    for card in content().cards:
        assert card.rules
        for rule in card.rules:
            GAME.ledger.find(rule)


def test_what_pays_a_symbol_is_what_the_rules_take():
    for symbol, (number, _) in product(PAID_WITH, enumerate(RESOURCES)):
        tokens = tuple(int(kind == number) for kind in range(len(NO_TOKENS)))
        pays = bool(ways_to_pay(FREE._replace(**{symbol: 1}), pool_of(NO_DICE, tokens), False))
        assert pays == (number in PAID_WITH[symbol]), (symbol, RESOURCES[number])


def test_a_spell_counts_as_cast_once_it_is_paid():
    t = casting_shadows(ann={"spells": ["Heavy Hand"], "pool": "1 red gem, 1 purple gem"}, bob={})
    t.ann.does("cast Heavy Hand")
    asked = []
    while t.pos.ask is not None and t.pos.ask.topic in ("power", "pay"):
        asked.append(t.pos.ask.topic)
        assert len(t.pos.cast) == 1
        assert GAME.view(t.pos, 0).cast == ()
        GAME.apply(t.pos, 0)
    assert asked == ["power", "pay"]
    assert GAME.view(t.pos, 0).cast == t.pos.cast
    assert t.pos.cast
