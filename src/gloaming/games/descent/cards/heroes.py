"""The heroes: the numbers of their sheets, their abilities and their feats."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, Sheet, ability, modifier, surge
from gloaming.games.descent.effects.actions import Either
from gloaming.games.descent.effects.attacks import AddPoolOf, AttackAll, AttackTwo, RerollDie
from gloaming.games.descent.effects.conditions import ByMe, OfMine, StoodStill, That
from gloaming.games.descent.effects.harm import ROLLED, DropCondition, Inflict, Recover, Roll
from gloaming.games.descent.effects.movement import ExtraAction, MoveAndAttack, MoveUpTo, Vanish
from gloaming.games.descent.effects.op import ADJACENT, Around, Group, Pick

SHEETS = (
    Sheet(
        name="Ashrian",
        archetype="Healer",
        speed=5,
        health=10,
        stamina=4,
        defense=("gray",),
        might=2,
        knowledge=2,
        willpower=3,
        awareness=4,
    ),
    Sheet(
        name="Avric Albright",
        archetype="Healer",
        speed=4,
        health=12,
        stamina=4,
        defense=("gray",),
        might=2,
        knowledge=3,
        willpower=4,
        awareness=2,
    ),
    Sheet(
        name="Leoric of the Book",
        archetype="Mage",
        speed=4,
        health=8,
        stamina=5,
        defense=("gray",),
        might=1,
        knowledge=5,
        willpower=2,
        awareness=3,
    ),
    Sheet(
        name="Widow Tarha",
        archetype="Mage",
        speed=4,
        health=10,
        stamina=4,
        defense=("gray",),
        might=2,
        knowledge=4,
        willpower=3,
        awareness=2,
    ),
    Sheet(
        name="Jain Fairwood",
        archetype="Scout",
        speed=5,
        health=8,
        stamina=5,
        defense=("gray",),
        might=2,
        knowledge=3,
        willpower=2,
        awareness=4,
    ),
    Sheet(
        name="Tomble Burrowell",
        archetype="Scout",
        speed=4,
        health=8,
        stamina=5,
        defense=("gray",),
        might=1,
        knowledge=2,
        willpower=3,
        awareness=5,
    ),
    Sheet(
        name="Grisban the Thirsty",
        archetype="Warrior",
        speed=3,
        health=14,
        stamina=4,
        defense=("gray",),
        might=5,
        knowledge=2,
        willpower=3,
        awareness=1,
    ),
    Sheet(
        name="Syndrael",
        archetype="Warrior",
        speed=4,
        health=12,
        stamina=4,
        defense=("gray",),
        might=4,
        knowledge=3,
        willpower=2,
        awareness=2,
    ),
)

HEROES = (
    # feat: an action; own turn
    Card(
        name="Ashrian",
        kind="hero",
        text=(
            "A minion monster that starts its activation next to her becomes Stunned. Feat: Pick a monster up to 3 "
            "spaces away; every figure of that monster's group becomes Stunned."
        ),
        icon="visored-helm",
        abilities=(
            ability(
                "activation_start",
                Inflict(who="that", condition="Stunned"),
                when=That(of="minions", within=ADJACENT),
                must=True,
            ),
            ability(
                "action",
                Pick(who=Around(of="monsters", within=3)),
                Inflict(who=Group(), condition="Stunned"),
                feat=True,
            ),
        ),
    ),
    # feat: an action; own turn
    Card(
        name="Avric Albright",
        kind="hero",
        text=(
            "He and all heroes up to 3 spaces away gain a surge option on every attack roll: regain 1 damage (the "
            "attacker). Feat: Roll 2 red dice; he and each hero up to 3 spaces away may regain damage equal to the "
            "damage icons rolled."
        ),
        icon="visored-helm",
        abilities=(
            ability(
                "action",
                Roll(dice=("red", "red")),
                Recover(who=Around(of="heroes", within=3, others=False, fallen=True), damage=ROLLED),
                feat=True,
            ),
        ),
        modifiers=(
            modifier(
                "surge",
                surge=surge(do=(Recover(damage=1),), text="Regain 1 damage"),
                whom=Around(of="heroes", within=3, others=False),
            ),
        ),
    ),
    # feat: an action; own turn
    Card(
        name="Leoric of the Book",
        kind="hero",
        text=(
            "Monsters up to 3 spaces from him get -1 damage on their attack rolls, never going under 1 (a roll of 1"
            " or 0 is left as it is). Feat: One attack with a Magic weapon that ignores range and hits every "
            "adjacent figure (friends too); single attack roll, each target rolls defense on its own."
        ),
        icon="visored-helm",
        abilities=(
            ability(
                "action",
                AttackAll(targets=Around(of="figures", within=ADJACENT), like="Magic", any_range=True),
                feat=True,
                attacks=True,
            ),
        ),
        modifiers=(modifier("damage", -1, whom=Around(of="monsters", within=3)),),
    ),
    # feat: an action; own turn
    Card(
        name="Widow Tarha",
        kind="hero",
        text=(
            "Once each round, after rolling an attack, she may reroll one attack or power die and must accept the "
            "new face. Feat: One attack with two different monsters in line of sight as targets; single attack "
            "roll, separate defense rolls."
        ),
        icon="visored-helm",
        abilities=(
            ability("dice_rolled", RerollDie(colours=("blue", "red", "yellow")), when=ByMe(), limit="round"),
            ability("action", AttackTwo(), feat=True, attacks=True),
        ),
    ),
    # feat: an action; own turn
    Card(
        name="Jain Fairwood",
        kind="hero",
        text=(
            "When an attack damages her she may take any part of that damage as fatigue instead, up to her Stamina "
            "limit. Feat: Move up to twice her Speed and make one attack at any point of that movement (before, "
            "during or after)."
        ),
        icon="visored-helm",
        abilities=(ability("action", MoveAndAttack(speeds=2), feat=True),),
        modifiers=(modifier("as_fatigue"),),
    ),
    # feat: an action; own turn
    Card(
        name="Tomble Burrowell",
        kind="hero",
        text=(
            "When attacked while next to another hero he may pick one adjacent hero and add that hero's defense "
            "pool to his own. Feat: Take his figure off the map leaving a hero token; this ends his turn, and while"
            " he is away he is no target and nothing affects him. When his next turn starts he returns to any empty"
            " space up to 4 spaces from that token."
        ),
        icon="visored-helm",
        abilities=(
            ability(
                "before_dice",
                Pick(who=Around(of="heroes", within=ADJACENT)),
                AddPoolOf(),
                when=OfMine(),
            ),
            ability("action", Vanish(), feat=True),
        ),
    ),
    # feat: during own turn
    Card(
        name="Grisban the Thirsty",
        kind="hero",
        text=(
            "Each time he takes a rest action he may at once drop one of his Condition cards. Feat: Make one extra "
            "attack action on top of the normal two actions."
        ),
        icon="visored-helm",
        abilities=(
            ability("rested", DropCondition(may=True), when=OfMine(), must=True),
            ability("turn", ExtraAction(kind="attack"), feat=True),
        ),
    ),
    # feat: during own turn
    Card(
        name="Syndrael",
        kind="hero",
        text=(
            "If she left her space at no time during her turn (by her own movement or moved by others) she regains "
            "2 fatigue when the turn ends. Feat: Pick another hero up to 3 spaces away; she and that hero may each "
            "take an immediate extra move action, in the order they like."
        ),
        icon="visored-helm",
        abilities=(
            ability("turn_end", Recover(fatigue=2), when=(OfMine(), StoodStill()), must=True),
            ability(
                "turn",
                Pick(who=Around(of="heroes", within=3)),
                Either(
                    among=(
                        (MoveUpTo(), MoveUpTo(who="it")),
                        (MoveUpTo(who="it"), MoveUpTo()),
                    )
                ),
                feat=True,
            ),
        ),
    ),
)
