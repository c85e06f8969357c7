"""Counterspells: face down until their trigger happens."""

from gloaming.games.casting_shadows.cards.card import counterspell
from gloaming.games.casting_shadows.effects import Cancel, Flee, Reduce, StrikeBack
from gloaming.pieces.origins import FACTS, RULEBOOK

COUNTERSPELLS = (
    counterspell("Pointed Shield", count=4, trigger="damaged", icon="spiked-shield", origin=FACTS)
    .collected_for(any_gem=1, any_orb=1)
    .says("When an enemy deals damage to you: reduce it by 2.", Reduce(2)),
    counterspell("Safety Dome", trigger="damaged by spell", icon="energy-shield", origin=RULEBOOK)
    .collected_for(any_gem=1, any_orb=1)
    .says("When an enemy deals damage to you with an Attack Spell: that damage becomes 0.", Cancel()),
    counterspell("Bees Everywhere", count=2, trigger="damaged", icon="bee", origin=FACTS)
    .collected_for(any_gem=1, any_orb=1)
    .says(
        "When an enemy deals damage to you: once it is dealt, if you are still in, deal 3 damage to that enemy.",
        StrikeBack(3),
    ),
    counterspell("Run Away!", count=3, trigger="targeted by spell", icon="run", origin=FACTS)
    .collected_for(any_gem=1, any_orb=1)
    .says(
        "When an enemy's Attack Spell targets you or your Hex: travel 1 Hex at once; out of reach, it misses you.",
        Flee(),
    ),
)
