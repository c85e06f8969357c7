"""Overlord cards: Magus."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier
from gloaming.games.descent.effects.conditions import MinionOrMaster
from gloaming.games.descent.effects.decks import DrawForGroup, Found, TakeAnyCard
from gloaming.games.descent.effects.harm import Suffer, Test
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.effects.monsters import PickGroup, RiseLater
from gloaming.games.descent.effects.op import Around, Group
from gloaming.games.descent.moments import DURING_OVERLORD_TURN

MAGUS = (
    # start of the overlord turn
    Card(
        name="Unholy Ritual",
        kind="overlord",
        text=(
            "Pick one of your monster groups, draw cards equal to its figures on the map, keep 2 and discard the "
            "others; each of its monsters has one action less this turn."
        ),
        icon="pentagram-rose",
        deck="Magus",
        type="Magic",
        tier=1,
        xp=1,
        count=2,
        abilities=(
            ability(
                "overlord_turn_start",
                PickGroup(),
                DrawForGroup(keep=2),
                Last(who=Group(), until="overlord_turn_end"),
            ),
        ),
        modifiers=(modifier("act_less", 1, lasting=True),),
    ),
    # end of the overlord turn
    Card(
        name="Word of Pain",
        kind="overlord",
        text="Every hero tests Might; each failure takes 1 damage.",
        icon="shouting",
        deck="Magus",
        type="Magic",
        tier=1,
        xp=1,
        count=2,
        abilities=(
            ability(
                "overlord_turn_end",
                Test(who=Around(of="heroes"), attribute="might", failed=(Suffer(who="it", damage=1),)),
            ),
        ),
    ),
    # a minion or master monster is defeated
    Card(
        name="Rise Again",
        kind="overlord",
        text=(
            "Mark its space with a fatigue token; at the start of your next turn put it back undamaged wherever it "
            "fits up to 5 spaces from there, also beyond the group limit; it acts with its group; remove it (and "
            "the token) at the end of that turn, which does not count as defeated."
        ),
        icon="raise-skeleton",
        deck="Magus",
        type="Magic",
        tier=2,
        xp=2,
        abilities=(ability("defeated", RiseLater(), when=MinionOrMaster()),),
    ),
    # end of the overlord turn
    Card(
        name="Word of Despair",
        kind="overlord",
        text=(
            "Every hero tests Willpower; a hero who fails takes 1 fatigue after each action he completes in his "
            "next turn (over Stamina it turns into damage as usual)."
        ),
        icon="terror",
        deck="Magus",
        type="Magic",
        tier=2,
        xp=2,
        abilities=(
            ability(
                "overlord_turn_end",
                Test(who=Around(of="heroes"), attribute="willpower", failed=(Last(who="it", until="turn_end"),)),
            ),
        ),
        modifiers=(modifier("despair", lasting=True),),
    ),
    # during the overlord turn
    Card(
        name="Diabolic Power",
        kind="overlord",
        text=(
            "Take any card from deck or discard pile to hand (reveal it, then shuffle). All heroes test Willpower "
            "if it is an Event, Awareness if a Trap, Knowledge if Magic; each failure takes 2 damage."
        ),
        icon="devil-mask",
        deck="Magus",
        type="Magic",
        tier=3,
        xp=3,
        abilities=tuple(
            ability(
                moment,
                TakeAnyCard(),
                *(
                    Test(
                        who=Around(of="heroes"),
                        attribute=attribute,
                        failed=(Suffer(who="it", damage=2),),
                        conditions=(Found(type=kind),),
                    )
                    for kind, attribute in (("Event", "willpower"), ("Trap", "awareness"), ("Magic", "knowledge"))
                ),
                limit="turn",
            )
            for moment in DURING_OVERLORD_TURN
        ),
    ),
)
