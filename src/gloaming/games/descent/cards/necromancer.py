"""The Necromancer: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, Sheet, ability, modifier, surge
from gloaming.games.descent.effects.attacks import ChangeAttack
from gloaming.games.descent.effects.conditions import ByFamiliar, ByMe, DefeatedMonster, OfMine, That, WithThis
from gloaming.games.descent.effects.familiars import (
    ActivateFamiliar,
    BlastFamiliar,
    CallFamiliar,
    DefeatFamiliar,
    FamiliarStrikes,
    MoveFamiliar,
    PickDefeated,
    RiseAndStrike,
)
from gloaming.games.descent.effects.harm import Recover, TestMine
from gloaming.games.descent.effects.op import Around, Failed, Passed

FAMILIARS = (
    Sheet(name="Reanimate", speed=3, health=4, attack="melee", dice=("blue", "red"), surges=(surge(damage=1),)),
)
NECROMANCER = (
    Card(
        name="Reaper's Scythe",
        kind="item",
        text="Regain 1 damage whenever this weapon defeats a monster.",
        icon="scythe",
        slot="two hands",
        traits=("Magic", "Staff"),
        attack="ranged",
        dice=("blue", "yellow"),
        surges=(surge(range=1),),
        hero_class="Necromancer",
        abilities=(ability("attack_done", Recover(damage=1), when=(ByMe(), WithThis(), DefeatedMonster()), must=True),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Raise Dead",
        kind="skill",
        text=(
            "Put the Reanimate token in an empty adjacent space; only one at a time; you may remove it at any time "
            "in your turn."
        ),
        icon="raise-zombie",
        hero_class="Necromancer",
        abilities=(ability("action", CallFamiliar(name="Reanimate"), fatigue=1),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Corpse Blast",
        kind="skill",
        text=(
            "Attack the Reanimate's space with a Magic weapon, gaining Blast and ignoring range and line of sight "
            "(no enemy need be there); each figure caught defends separately, then the Reanimate is defeated."
        ),
        icon="death-juice",
        hero_class="Necromancer",
        xp=1,
        abilities=(ability("action", BlastFamiliar(like="Magic"), DefeatFamiliar(), fatigue=1, attacks=True),),
    ),
    Card(
        name="Deathly Haste",
        kind="skill",
        text="You may also move the Reanimate 1 space.",
        timing="you take fatigue for a movement point",
        icon="skeleton",
        hero_class="Necromancer",
        xp=1,
        abilities=(ability("bought_movement", MoveFamiliar(n=1), when=OfMine()),),
    ),
    # own turn; fatigue 1; an action; exhausts
    Card(
        name="Fury of Undeath",
        kind="skill",
        text="Activate the Reanimate now; it still gets its normal activation this turn.",
        icon="skull-slices",
        hero_class="Necromancer",
        xp=1,
        abilities=(ability("action", ActivateFamiliar(), fatigue=1, exhausts=True),),
    ),
    # passive; fatigue 0
    Card(
        name="Dark Pact",
        kind="skill",
        text=(
            "Reanimate adds a brown die to defense. Whenever you or it takes damage you may shift all of it to the "
            "other."
        ),
        icon="pentacle",
        hero_class="Necromancer",
        xp=2,
        modifiers=(
            modifier("defense", dice=("brown",), whom=Around(of="familiar")),
            modifier("shares_damage"),
        ),
    ),
    Card(
        name="Undead Might",
        kind="skill",
        text="Reanimate has +2 Health (even when exhausted). Exhaust: that attack gets +1 damage.",
        timing="the Reanimate attacks a monster",
        icon="skeletal-hand",
        hero_class="Necromancer",
        xp=2,
        modifiers=(modifier("health", 2, whom=Around(of="familiar")),),
        abilities=(
            ability(
                "dice_rolled",
                ChangeAttack(damage=1),
                when=(ByFamiliar(), That(of="monsters")),
                fatigue=1,
                exhausts=True,
            ),
        ),
    ),
    # passive; fatigue 0
    Card(
        name="Vampiric Blood",
        kind="skill",
        text="Reanimate adds a yellow die to its attacks. Regain 1 fatigue whenever you or it defeats a monster.",
        icon="vampire-dracula",
        hero_class="Necromancer",
        xp=2,
        modifiers=(modifier("attack", dice=("yellow",), whom=Around(of="familiar")),),
        abilities=(ability("defeated", Recover(fatigue=1), when=ByFamiliar(or_me=True), must=True),),
    ),
    # own turn; fatigue 2; an action
    Card(
        name="Army of Death",
        kind="skill",
        text=(
            "The Reanimate, which must be on the map, makes one attack that hits every monster in your line of "
            "sight, whatever its own range and sight: one attack roll, separate defense rolls."
        ),
        icon="dead-head",
        hero_class="Necromancer",
        xp=3,
        abilities=(
            ability("action", FamiliarStrikes(targets=Around(of="monsters", sight=True)), fatigue=2, attacks=True),
        ),
    ),
    Card(
        name="Dying Command",
        kind="skill",
        text=(
            "Pick one monster defeated by it and test Knowledge. Fail: regain 1 fatigue. Pass: put it back where it"
            " fell (or the nearest place it fits); you move it up to its Speed, make one attack with it against a "
            "monster, with its own dice and surges, and remove it again."
        ),
        timing="an attack of yours or the Reanimate's defeated a monster",
        icon="skull-in-jar",
        hero_class="Necromancer",
        xp=3,
        abilities=(
            ability(
                "attack_done",
                PickDefeated(),
                TestMine(attribute="knowledge"),
                Recover(fatigue=1, conditions=(Failed(),)),
                RiseAndStrike(conditions=(Passed(),)),
                when=(ByFamiliar(or_me=True), DefeatedMonster()),
                fatigue=2,
                exhausts=True,
            ),
        ),
    ),
)
"""Starting equipment first, then the skills."""
