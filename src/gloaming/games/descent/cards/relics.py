"""The relics: the side of the heroes, and the side of the overlord."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import AlsoHit, RerollDefense, RerollDie
from gloaming.games.descent.effects.conditions import (
    AfterSurges,
    ByMe,
    DefeatedMonster,
    OfMine,
    RolledSurge,
    Targeted,
    That,
    WithThis,
)
from gloaming.games.descent.effects.decks import DiscardFromHand, DrawOverlord
from gloaming.games.descent.effects.harm import ROLLED, Inflict, InflictOne, Recover, Roll, Suffer, Test, TestMine
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.effects.movement import Push
from gloaming.games.descent.effects.op import ADJACENT, Around, Passed, Pick

RELICS = (
    Card(
        name="Dawnblade",
        kind="relic",
        text="A weapon.",
        icon="relic-blade",
        slot="one hand",
        traits=("Blade",),
        attack="melee",
        dice=("blue", "red", "yellow"),
        surges=(
            surge(damage=3),
            surge(
                do=(Pick(who=Around(of="monsters", within=ADJACENT, unless_that=True)), AlsoHit()),
                text="The attack also hits a second monster adjacent to you, which defends separately",
            ),
        ),
    ),
    Card(
        name="Fortuna's Dice",
        kind="relic",
        text="Exhaust and take 1 fatigue: reroll one die you just rolled.",
        icon="rolling-dices",
        slot="other",
        traits=("Trinket",),
        abilities=(
            ability("dice_rolled", RerollDie(), when=ByMe(), exhausts=True, fatigue=1),
            ability("defense_rolled", RerollDie(defense=True), when=OfMine(), exhausts=True, fatigue=1),
            ability("test_rolled", RerollDie(), when=OfMine(), exhausts=True, fatigue=1),
        ),
    ),
    Card(
        name="Shield of the Dark God",
        kind="relic",
        text=(
            "Exhaust after your defense roll: reroll any of your defense dice together; keep the new roll only if "
            "it shows more shields in all."
        ),
        icon="shield-opposition",
        slot="one hand",
        traits=("Shield",),
        abilities=(ability("defense_rolled", RerollDefense(), when=OfMine(), exhausts=True),),
    ),
    Card(
        name="Staff of Light",
        kind="relic",
        text="Action: you and every hero up to 3 spaces away regain 1 damage and 1 fatigue.",
        icon="sunbeams",
        slot="two hands",
        traits=("Magic", "Staff"),
        attack="ranged",
        dice=("blue", "yellow"),
        surges=(surge(damage=2), surge(do=(Recover(damage=1),), text="Regain 1 damage")),
        abilities=(
            ability(
                "action", Recover(who=Around(of="heroes", within=3, others=False, fallen=True), damage=1, fatigue=1)
            ),
        ),
    ),
    Card(
        name="The Shadow Rune",
        kind="relic",
        text="Regain 1 fatigue whenever this weapon defeats a monster.",
        icon="rune-stone",
        slot="two hands",
        traits=("Magic", "Rune"),
        attack="ranged",
        dice=("blue", "yellow", "yellow"),
        surges=(surge(range=1, damage=1), surge(damage=2)),
        abilities=(
            ability("attack_done", Recover(fatigue=1), when=(ByMe(), WithThis(), DefeatedMonster()), must=True),
        ),
    ),
    Card(
        name="Trueshot",
        kind="relic",
        text="+3 range.",
        icon="bowman",
        slot="two hands",
        traits=("Bow",),
        attack="ranged",
        dice=("blue", "red", "yellow"),
        surges=(surge(do=(Push(who="that", n=1),), text="Move the target 1 space"), surge(damage=2)),
        modifiers=(modifier("range", 3),),
    ),
)

RELICS_OF_THE_OVERLORD = (
    Card(
        name="Duskblade",
        kind="relic",
        text="Heroes starting their turn next to the bearer have -1 Speed that turn.",
        icon="rune-sword",
        abilities=(
            ability(
                "turn_start",
                Last(who="that", until="turn_end", own=True),
                when=That(of="heroes", within=ADJACENT),
                must=True,
            ),
        ),
        modifiers=(modifier("speed", -1, lasting=True),),
        surges=(surge(pierce=5),),
    ),
    Card(
        name="Bones of Woe",
        kind="relic",
        text="At the start of each overlord turn roll the blue die; a surge lets the overlord draw 1 card.",
        icon="crossed-bones",
        abilities=(
            ability("overlord_turn_start", Roll(dice=("blue",)), DrawOverlord(conditions=(RolledSurge(),)), must=True),
        ),
    ),
    Card(
        name="Shield of Zorek's Favor",
        kind="relic",
        text=(
            "After an attack on the bearer that leaves him standing he tests Might; on a pass the attacker takes 1 "
            "damage per shield rolled in that test."
        ),
        icon="shield-echoes",
        abilities=(
            ability(
                "attack_done",
                TestMine(attribute="might"),
                Suffer(who="by", damage=ROLLED, conditions=(Passed(),)),
                when=Targeted(),
                must=True,
            ),
        ),
    ),
    Card(
        name="Staff of Shadows",
        kind="relic",
        text=(
            "At any time, also in a hero's turn, exhaust and discard one overlord card from hand: either draw 1 "
            "overlord card, or force one die that was just rolled to be rerolled."
        ),
        icon="shadow-grasp",
        abilities=(
            *(
                ability(moment, DiscardFromHand(), DrawOverlord(), exhausts=True)
                for moment in ("turn", "overlord_turn_start", "overlord_turn_end", "turn_start", "turn_end")
            ),
            *(
                ability(moment, DiscardFromHand(), RerollDie(anyone=True), when=when, exhausts=True)
                for moment, when in (
                    ("dice_rolled", ()),
                    ("defense_rolled", (AfterSurges(),)),
                    ("test_rolled", ()),
                    ("rolled", ()),
                )
            ),
        ),
    ),
    Card(
        name="The Shadow Rune (overlord)",
        kind="relic",
        text="A relic.",
        icon="rune-stone",
        surges=(surge(damage=2), surge(range=1, damage=1), surge(do=(DrawOverlord(),), text="Overlord draws 1 card")),
    ),
    Card(
        name="Scorpion's Kiss",
        kind="relic",
        text=(
            "Bearer gains an action: exhaust this card and pick a hero in line of sight; he tests Awareness, "
            "failing gives Immobilized and Poisoned, passing gives only one of them (overlord's choice)."
        ),
        icon="scorpion-tail",
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="heroes", sight=True)),
                Test(
                    who="it",
                    attribute="awareness",
                    passed=(InflictOne(who="it", among=("Immobilized", "Poisoned")),),
                    failed=(Inflict(who="it", condition="Immobilized"), Inflict(who="it", condition="Poisoned")),
                ),
                exhausts=True,
            ),
        ),
    ),
)
