"""Companions: summoned on taking Shadow Form, active from then on."""

from gloaming.games.casting_shadows import effects
from gloaming.games.casting_shadows.cards.card import companion
from gloaming.games.casting_shadows.resources import Cost
from gloaming.pieces.origins import HOUSE, RULEBOOK

COMPANIONS = (
    companion("Speed Mouster", icon="mouse", origin=RULEBOOK).says(
        "Each Travel action may take you two steps in place of one.", effects.TravelTwice()
    ),
    companion("Hydrattle Snake", icon="hydra", origin=RULEBOOK).says(
        "You have 5 Action points each turn.", effects.ExtraAction(1)
    ),
    companion("Charging Stag", icon="deer-head", origin=RULEBOOK).says(
        "Each time you cast an Attack Spell you may pay 1 Gem: deal 2 damage to one enemy on an adjacent Hex.",
        effects.FollowUp(Cost(any_gem=1), effects.Strike((2,), effects.ADJACENT_ONLY)),
    ),
    companion("Bramblehog", limit="turn", icon="hedgehog", origin=HOUSE).says(
        "The first time in each turn that an enemy's Attack Spell costs you HP: deal 1 damage to that enemy.",
        effects.StrikeBack(1),
    ),
    companion("Bulwark Tortoise", limit="round", icon="tortoise", origin=HOUSE).says(
        "The first damage you take from an enemy between two of your turns is reduced by 1.", effects.Reduce(1)
    ),
    companion("Lantern Angler", icon="angler-fish", origin=HOUSE).says(
        "When you absorb in Phase 3, gain 1 more Shadow Energy, also with no Fragment in your Pool.",
        effects.MoreEnergy(1),
    ),
    companion("Gloom Toad", icon="frog", origin=HOUSE).says(
        "Cursed Crystals in your Pool deal you no damage.", effects.IgnoreCrystals()
    ),
    companion("Lucky Raven", limit="turn", icon="raven", origin=HOUSE).says(
        "Once per turn you may Reroll without spending an Action point.", effects.FreeReroll()
    ),
    companion("Velvet Bat", limit="turn", icon="bat", origin=HOUSE).says(
        "The first time in your turn that an Attack Spell of yours costs an enemy HP, gain 1 HP.", effects.HealOnHit(1)
    ),
    companion("Longsight Owl", icon="owl", origin=HOUSE).says(
        "Your Attack Spells reach every Hex.", effects.RangeAny()
    ),
)
