"""Overlord cards: Universal."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability
from gloaming.games.descent.effects.decks import ArrangeTop, RevealUntil
from gloaming.games.descent.effects.harm import ROLLED, Recover, Roll
from gloaming.games.descent.effects.op import Around, Pick
from gloaming.games.descent.moments import DURING_OVERLORD_TURN

UNIVERSAL = (
    # during the overlord turn, on a monster
    Card(
        name="Dark Resilience",
        kind="overlord",
        text="Roll 2 red dice; it regains that much damage.",
        icon="heart-armor",
        deck="Universal",
        type="Magic",
        xp=1,
        abilities=tuple(
            ability(
                moment,
                Pick(who=Around(of="monsters", hurt=True)),
                Roll(dice=("red", "red")),
                Recover(who="it", damage=ROLLED),
                limit="turn",
            )
            for moment in DURING_OVERLORD_TURN
        ),
    ),
    # during the overlord turn
    Card(
        name="Plan Ahead",
        kind="overlord",
        text="Look at the 5 uppermost deck cards (all, if fewer) and put them back on top in the order you like.",
        icon="chess-king",
        deck="Universal",
        type="Event",
        xp=1,
        count=2,
        abilities=tuple(ability(moment, ArrangeTop(n=5), limit="turn") for moment in DURING_OVERLORD_TURN),
    ),
    # during the overlord turn
    Card(
        name="Schemes",
        kind="overlord",
        text=(
            "Name Event, Magic or Trap; reveal cards from the top of the deck until one of that type shows up and "
            "take it to hand, discard the other revealed cards. If the deck runs out first you get nothing; then "
            "the discards are shuffled into a new deck (ruling R58)."
        ),
        icon="spy",
        deck="Universal",
        type="Event",
        xp=1,
        abilities=tuple(ability(moment, RevealUntil(), limit="turn") for moment in DURING_OVERLORD_TURN),
    ),
)
