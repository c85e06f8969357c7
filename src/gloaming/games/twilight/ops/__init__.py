"""The vocabulary of cards: everything a text can be made of, for the files in `cards/`."""

from gloaming.games.twilight.conditions import CONVICTION, If
from gloaming.games.twilight.effects import ACTOR, FOE, IT, SELF, Of, Price, Select, ability, creature, every_creature
from gloaming.games.twilight.ops.aspects import (
    DestroyAspect,
    ExhaustAspect,
    GatherAspect,
    Manifest,
    PlaceAspect,
    PutSelfIntoPlay,
    RefreshAspect,
    StealAspect,
    SwapAspect,
)
from gloaming.games.twilight.ops.chain import Choose, Counter
from gloaming.games.twilight.ops.creatures import (
    Bless,
    CopyCreature,
    DamageCreature,
    Destroy,
    Exhaust,
    Freeze,
    GainControl,
    Heal,
    PlaceMini,
    PutIntoPlay,
    RedirectAttack,
    Refresh,
    RemoveBlessing,
    ReturnFromDiscard,
    ReturnToHand,
    Slay,
    Strike,
)
from gloaming.games.twilight.ops.hands import DestroyFromHand, DiscardFromHand, LookAtAspects, LookAtHand, TakeFromHand
from gloaming.games.twilight.ops.stacks import (
    DamageLifeStack,
    Defile,
    DestroyFromDiscard,
    DestroyFromLife,
    Draw,
    Foresee,
    Obliterate,
    Restore,
)
from gloaming.games.twilight.statics import (
    ArmorPlayer,
    ChangeCost,
    GainKeyword,
    LoseKeyword,
    Modify,
    NoCombatDamage,
    PreventDamage,
    Restrict,
)
