"""The Runemaster: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import AddShields, Attack, AttackAll, ChangeAttack, Dealt
from gloaming.games.descent.effects.conditions import ByMe, Equipped, OfMine, WithWeapon
from gloaming.games.descent.effects.harm import InflictOne
from gloaming.games.descent.effects.op import Around

RUNEMASTER = (
    Card(
        name="Arcane Bolt",
        kind="item",
        text="A weapon.",
        icon="bolt-spell-cast",
        slot="two hands",
        traits=("Magic", "Rune"),
        attack="ranged",
        dice=("blue", "yellow"),
        surges=(surge(range=1), surge(pierce=2)),
        hero_class="Runemaster",
    ),
    # passive; fatigue 0
    Card(
        name="Runic Knowledge",
        kind="skill",
        text=(
            "With a Magic or Rune weapon equipped your attacks gain a surge option: take 1 fatigue (only within "
            "your Stamina) for +2 damage."
        ),
        icon="rune-stone",
        hero_class="Runemaster",
        modifiers=(modifier("surge", surge=surge(damage=2, fatigue=1), when=Equipped(like=("Magic", "Rune"))),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Exploding Rune",
        kind="skill",
        text="Rune-weapon attack with Blast.",
        icon="bright-explosion",
        hero_class="Runemaster",
        xp=1,
        abilities=(ability("action", Attack(like="Rune", blast=True), fatigue=1, attacks=True),),
    ),
    Card(
        name="Ghost Armor",
        kind="skill",
        text="+1 shield.",
        timing="you rolled defense dice",
        icon="abdominal-armor",
        hero_class="Runemaster",
        xp=1,
        abilities=(ability("defense_rolled", AddShields(n=1), when=OfMine(), fatigue=1),),
    ),
    # passive; fatigue 0
    Card(
        name="Inscribe Rune",
        kind="skill",
        text="Every weapon you equip counts as a Rune while equipped.",
        icon="rune-sword",
        hero_class="Runemaster",
        xp=1,
        modifiers=(modifier("counts_as", word="Rune"),),
    ),
    # passive; fatigue 0
    Card(
        name="Iron Will",
        kind="skill",
        text="+1 Stamina. A surge spent on an attack to regain 1 fatigue gives 2 instead.",
        icon="brain",
        hero_class="Runemaster",
        xp=2,
        modifiers=(modifier("stamina", 1), modifier("surge_rest", 1)),
    ),
    Card(
        name="Rune Mastery",
        kind="skill",
        text="Add 1 surge to the roll.",
        timing="attacking with a Rune weapon",
        icon="crystal-shine",
        hero_class="Runemaster",
        xp=2,
        abilities=(
            ability("dice_rolled", ChangeAttack(surges=1), when=(ByMe(), WithWeapon(like="Rune")), exhausts=True),
        ),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Runic Sorcery",
        kind="skill",
        text="Rune-weapon attack; if at least 1 damage gets through the target gets one condition of your choice.",
        icon="magic-palm",
        hero_class="Runemaster",
        xp=2,
        abilities=(
            ability(
                "action", Attack(like="Rune"), InflictOne(who="it", conditions=(Dealt(),)), fatigue=1, attacks=True
            ),
        ),
    ),
    # own turn; fatigue 4; an action
    Card(
        name="Break the Rune",
        kind="skill",
        text=(
            "Rune-weapon attack ignoring range that targets every other figure up to 3 spaces away in line of sight"
            " (heroes included): one attack roll, separate defense rolls."
        ),
        icon="broken-tablet",
        hero_class="Runemaster",
        xp=3,
        abilities=(
            ability(
                "action",
                AttackAll(targets=Around(of="figures", within=3, sight=True), like="Rune", any_range=True),
                fatigue=4,
                attacks=True,
            ),
        ),
    ),
    Card(
        name="Quick Casting",
        kind="skill",
        text="Make one more attack at once.",
        timing="you have attacked with a Rune weapon",
        icon="fast-arrow",
        hero_class="Runemaster",
        xp=3,
        abilities=(ability("attack_done", Attack(), when=(ByMe(), WithWeapon(like="Rune")), fatigue=2, exhausts=True),),
    ),
)
"""Starting equipment first, then the skills."""
