"""The vocabulary of cards: everything a text can be made of, for the files in `cards/`."""

from gloaming.games.dusk.effects import Gait, Refill, Target, Tax, Tether, Trigger
from gloaming.games.dusk.ops.attacks import Attack, Block, Cancel, Grant, Reach, Reroll, Roll, Value
from gloaming.games.dusk.ops.cards import Banish, Destroy, Discard, Draw, Look, Recover
from gloaming.games.dusk.ops.choose import Choose
from gloaming.games.dusk.ops.conditions import (
    AttackKind,
    AttackValue,
    Bare,
    CardType,
    Dealt,
    HandSize,
    LiesBefore,
    Moved,
    Paid,
    Range,
    Spent,
    Tokens,
    VoidSize,
)
from gloaming.games.dusk.ops.phantoms import Damage, Mend, Move, Place, Token
from gloaming.games.dusk.ops.shards import Shard, Spend
from gloaming.games.dusk.ops.turns import Action, Forbid, Initiative, Passive, Redraw, Stun
