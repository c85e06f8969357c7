"""Companions: summoned on taking Shadow Form, active from then on."""

from functools import partial

from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.effects import (
    ADJACENT_ONLY,
    ExtraAction,
    FollowUp,
    FreeReroll,
    HealOnHit,
    IgnoreCrystals,
    MoreEnergy,
    RangeAny,
    Reduce,
    Strike,
    StrikeBack,
    TravelTwice,
)
from gloaming.games.casting_shadows.resources import Cost
from gloaming.pieces.origins import HOUSE, RULEBOOK

card = partial(Card, kind="companion", deck="companion")

COMPANIONS = (
    card(
        name="Speed Mouster",
        effect=TravelTwice(),
        text="Each Travel action may take you two steps in place of one.",
        icon="mouse",
        origin=RULEBOOK,
    ),
    card(
        name="Hydrattle Snake",
        effect=ExtraAction(1),
        text="You have 5 Action points each turn.",
        icon="hydra",
        origin=RULEBOOK,
    ),
    card(
        name="Charging Stag",
        effect=FollowUp(Cost(any_gem=1), Strike((2,), ADJACENT_ONLY)),
        text="Each time you cast an Attack Spell you may pay 1 Gem: deal 2 damage to one enemy on an adjacent Hex.",
        icon="deer-head",
        origin=RULEBOOK,
    ),
    card(
        name="Bramblehog",
        effect=StrikeBack(1),
        limit="turn",
        text="The first time in each turn that an enemy's Attack Spell costs you HP: deal 1 damage to that enemy.",
        icon="hedgehog",
        origin=HOUSE,
    ),
    card(
        name="Bulwark Tortoise",
        effect=Reduce(1),
        limit="round",
        text="The first damage you take from an enemy between two of your turns is reduced by 1.",
        icon="tortoise",
        origin=HOUSE,
    ),
    card(
        name="Lantern Angler",
        effect=MoreEnergy(1),
        text="When you absorb in Phase 3, gain 1 more Shadow Energy, also with no Fragment in your Pool.",
        icon="angler-fish",
        origin=HOUSE,
    ),
    card(
        name="Gloom Toad",
        effect=IgnoreCrystals(),
        text="Cursed Crystals in your Pool deal you no damage.",
        icon="frog",
        origin=HOUSE,
    ),
    card(
        name="Lucky Raven",
        effect=FreeReroll(),
        limit="turn",
        text="Once per turn you may Reroll without spending an Action point.",
        icon="raven",
        origin=HOUSE,
    ),
    card(
        name="Velvet Bat",
        effect=HealOnHit(1),
        limit="turn",
        text="The first time in your turn that an Attack Spell of yours costs an enemy HP, gain 1 HP.",
        icon="bat",
        origin=HOUSE,
    ),
    card(name="Longsight Owl", effect=RangeAny(), text="Your Attack Spells reach every Hex.", icon="owl", origin=HOUSE),
)
