"""Overlord cards: Basic."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import ChangeAttack, GainSurge, RerollDie
from gloaming.games.descent.effects.conditions import AfterSurges, InEmptySpace, InMoveAction, MonsterAttacks, That
from gloaming.games.descent.effects.decks import DrawOverlord
from gloaming.games.descent.effects.harm import Inflict, Suffer, Test
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.effects.monsters import Charm
from gloaming.games.descent.effects.movement import EndMove, ExtraAction, LosePoint
from gloaming.games.descent.effects.op import Around, Pick

OVERLORD_BASIC = (
    # a monster attacks a hero, after dice are rolled
    Card(
        name="Critical Blow",
        kind="overlord",
        text="The attack gains a surge option: +3 damage.",
        icon="sword-wound",
        deck="Basic",
        type="Event",
        abilities=(ability("dice_rolled", GainSurge(), when=MonsterAttacks(hero=True)),),
        surges=(surge(damage=3),),
    ),
    # start of the overlord turn, on a hero
    Card(
        name="Dark Charm",
        kind="overlord",
        text=(
            "He tests Willpower. Pass: overlord draws 1 card. Fail: the overlord takes one move or one attack "
            "action with him as if he were a monster (heroes are its enemies, his equipped weapon is used); no "
            "forced fatigue or potion use, but he may be made to attack himself."
        ),
        icon="charm",
        deck="Basic",
        type="Magic",
        abilities=(
            ability(
                "overlord_turn_start",
                Pick(who=Around(of="heroes")),
                Test(who="it", attribute="willpower", passed=(DrawOverlord(),), failed=(Charm(who="it"),)),
            ),
        ),
    ),
    # after the overlord rolls dice
    Card(
        name="Dark Fortune",
        kind="overlord",
        text="Reroll 1 die.",
        icon="perspective-dice-six-faces-random",
        deck="Basic",
        type="Event",
        count=2,
        abilities=(
            ability("dice_rolled", RerollDie(mine=True)),
            ability("defense_rolled", RerollDie(defense=True), when=(That(of="friends"), AfterSurges())),
            ability("test_rolled", RerollDie(mine=True)),
            ability("rolled", RerollDie(mine=True)),
        ),
    ),
    # after rolling dice for an overlord attack
    Card(
        name="Dark Might",
        kind="overlord",
        text="+1 surge.",
        icon="lightning-helix",
        deck="Basic",
        type="Magic",
        count=2,
        abilities=(ability("dice_rolled", ChangeAttack(surges=1), when=MonsterAttacks()),),
    ),
    # during a monster's activation in the overlord turn, on that monster
    Card(
        name="Dash",
        kind="overlord",
        text="That monster gets an extra move action this turn, beyond its two actions.",
        icon="sprint",
        deck="Basic",
        type="Event",
        count=2,
        abilities=(ability("turn", ExtraAction(who="that", kind="move")),),
    ),
    # during a monster's activation in the overlord turn, on that monster
    Card(
        name="Frenzy",
        kind="overlord",
        text="That monster gets an extra attack action this turn, beyond its two actions and its one attack.",
        icon="wolverine-claws",
        deck="Basic",
        type="Event",
        count=2,
        abilities=(ability("turn", ExtraAction(who="that", kind="attack")),),
    ),
    # a hero enters an empty space
    Card(
        name="Pit Trap",
        kind="overlord",
        text=(
            "He tests Awareness. Fail: 1 damage and lose 1 movement point; with none left to lose he is Stunned "
            "instead."
        ),
        icon="spiky-pit",
        deck="Basic",
        type="Trap",
        abilities=(
            ability(
                "entered",
                Test(who="that", attribute="awareness", failed=(Suffer(who="it", damage=1), LosePoint(who="it"))),
                when=(That(of="heroes"), InEmptySpace()),
            ),
        ),
    ),
    # a hero opens a door or searches
    Card(
        name="Poison Dart",
        kind="overlord",
        text=(
            "He tests Awareness or Might (overlord's choice). Pass: overlord draws 1 card. Fail: 1 damage, 1 "
            "fatigue and Poisoned."
        ),
        icon="dart",
        deck="Basic",
        type="Trap",
        abilities=tuple(
            ability(
                moment,
                Test(
                    who="that",
                    attribute=("awareness", "might"),
                    passed=(DrawOverlord(),),
                    failed=(Suffer(who="it", damage=1, fatigue=1), Inflict(who="it", condition="Poisoned")),
                ),
                when=That(of="heroes"),
            )
            for moment in ("door_opened", "searched")
        ),
    ),
    # a hero in a move action steps into an empty space
    Card(
        name="Tripwire",
        kind="overlord",
        text=(
            "He tests Awareness. Fail: that move action ends (fatigue movement or a second move action stay possible)."
        ),
        icon="tripwire",
        deck="Basic",
        type="Trap",
        count=2,
        abilities=(
            ability(
                "entered",
                Test(who="that", attribute="awareness", failed=(EndMove(who="it"),)),
                when=(That(of="heroes"), InMoveAction(), InEmptySpace()),
            ),
        ),
    ),
    # start of the overlord turn
    Card(
        name="Word of Misery",
        kind="overlord",
        text="This turn, whenever a hero takes damage he also takes 1 fatigue.",
        icon="despair",
        deck="Basic",
        type="Magic",
        abilities=(
            ability("overlord_turn_start", Last(who=Around(of="heroes", fallen=True), until="overlord_turn_end")),
        ),
        modifiers=(modifier("misery", lasting=True),),
    ),
)
