"""The vocabulary of cards: what their texts do and on which conditions. Each op is one class.

An op changes a position by verbs, or returns a rule that the position hands out (`g.suffering`, `g.testing`,
`g.attacking` ...), so that cards know the words of the game and nothing of its rules' insides. The interpreter is
that of all games (`pieces/effects.py`).
"""

from gloaming.games.descent.effects.attacks import AddDice, AddShields, Attack, ChangeAttack, GainSurge, RerollDie
from gloaming.games.descent.effects.conditions import (
    ByMe,
    Equipped,
    InMoveAction,
    MonsterAttacks,
    MonsterNear,
    NoLeaderNear,
    OfMine,
    That,
    WithWeapon,
)
from gloaming.games.descent.effects.decks import DiscardFind, DrawOverlord
from gloaming.games.descent.effects.harm import ALL, ROLLED, DropCondition, Inflict, Recover, Roll, Suffer, Test
from gloaming.games.descent.effects.movement import EndMove, ExtraAction, LosePoint, MovePoints, MoveUpTo
from gloaming.games.descent.effects.op import (
    ADJACENT,
    About,
    Aimed,
    Around,
    Condition,
    Failed,
    Group,
    Not,
    Op,
    Passed,
    Pick,
    Then,
    Who,
    Whose,
    meant,
)
