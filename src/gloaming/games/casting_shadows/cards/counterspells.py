"""Counterspells: face down until their trigger happens."""

from functools import partial

from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.effects import Cancel, Flee, Reduce, StrikeBack
from gloaming.games.casting_shadows.resources import Cost
from gloaming.pieces.origins import FACTS, RULEBOOK

card = partial(Card, kind="counterspell", deck="counterspell")

COUNTERSPELLS = (
    card(
        name="Pointed Shield",
        count=4,
        collect=Cost(any_gem=1, any_orb=1),
        trigger="damaged",
        effect=Reduce(2),
        text="When an enemy deals damage to you: reduce it by 2.",
        icon="spiked-shield",
        origin=FACTS,
    ),
    card(
        name="Safety Dome",
        collect=Cost(any_gem=1, any_orb=1),
        trigger="damaged by spell",
        effect=Cancel(),
        text="When an enemy deals damage to you with an Attack Spell: that damage becomes 0.",
        icon="energy-shield",
        origin=RULEBOOK,
    ),
    card(
        name="Bees Everywhere",
        count=2,
        collect=Cost(any_gem=1, any_orb=1),
        trigger="damaged",
        effect=StrikeBack(3),
        text="When an enemy deals damage to you: once it is dealt, if you are still in, deal 3 damage to that enemy.",
        icon="bee",
        origin=FACTS,
    ),
    card(
        name="Run Away!",
        count=3,
        collect=Cost(any_gem=1, any_orb=1),
        trigger="targeted by spell",
        effect=Flee(),
        text="When an enemy's Attack Spell targets you or your Hex: travel 1 Hex at once; out of reach, it misses you.",
        icon="run",
        origin=FACTS,
    ),
)
