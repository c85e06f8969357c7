"""Overlord cards: Warlord."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, surge
from gloaming.games.descent.effects.attacks import AddShields, Attack, ChangeAttack, GainSurge
from gloaming.games.descent.effects.conditions import MonsterAttacks, That
from gloaming.games.descent.effects.decks import DrawOverlord, ReturnToHand
from gloaming.games.descent.effects.harm import BeDefeated
from gloaming.games.descent.effects.monsters import Reinforce
from gloaming.games.descent.effects.op import Around, Pick

WARLORD = (
    # end of the overlord turn
    Card(
        name="Blood Rage",
        kind="overlord",
        text=(
            "Pick a monster on the map, no matter what it did this turn: it makes 2 attack actions at once and is "
            "then defeated."
        ),
        icon="bloody-sword",
        deck="Warlord",
        type="Event",
        tier=1,
        xp=1,
        count=2,
        abilities=(
            ability(
                "overlord_turn_end",
                Pick(who=Around(of="monsters")),
                Attack(by_it=True),
                Attack(by_it=True),
                BeDefeated(who="it"),
            ),
        ),
    ),
    # after rolling defense dice (overlord figure)
    Card(
        name="Dark Fortitude",
        kind="overlord",
        text="+2 shields.",
        icon="layered-armor",
        deck="Warlord",
        type="Event",
        tier=1,
        xp=1,
        count=2,
        abilities=(ability("defense_rolled", AddShields(n=2), when=That(of="friends")),),
    ),
    # a hero is knocked out
    Card(
        name="Bloodlust",
        kind="overlord",
        text="Draw 2 overlord cards on top of the normal card for defeating a hero.",
        icon="fangs",
        deck="Warlord",
        type="Event",
        tier=2,
        xp=2,
        abilities=(ability("knocked_out", DrawOverlord(n=2), when=That(of="heroes")),),
    ),
    # a monster attacks a hero, before dice
    Card(
        name="Expert Blow",
        kind="overlord",
        text="+2 damage and a surge option: return this card to hand.",
        icon="sword-slice",
        deck="Warlord",
        type="Event",
        tier=2,
        xp=2,
        abilities=(ability("before_dice", ChangeAttack(damage=2), GainSurge(), when=MonsterAttacks(hero=True)),),
        surges=(surge(do=(ReturnToHand(),), text="Return Expert Blow to your hand"),),
    ),
    # end of the overlord turn
    Card(
        name="Reinforce",
        kind="overlord",
        text=(
            "Pick a master monster on the map and put minions of its group in empty spaces adjacent to it up to the"
            " group limit."
        ),
        icon="minions",
        deck="Warlord",
        type="Event",
        tier=3,
        xp=3,
        abilities=(ability("overlord_turn_end", Reinforce()),),
    ),
)
