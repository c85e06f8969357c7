"""Resource cards: kept in the Spell Book, discarded for a token."""

from gloaming.games.casting_shadows.cards.card import resource
from gloaming.games.casting_shadows.effects import Gain
from gloaming.pieces.origins import FACTS, RULEBOOK

RESOURCE_CARDS = (
    resource("Red Gem", count=3, icon="fire-gem", origin=RULEBOOK).says(
        "Discard this card in your Phase 2 (no Action point): add 1 red Gem to your Pool.", Gain("red_gem")
    ),
    resource("Blue Gem", count=3, icon="saphir", origin=RULEBOOK).says(
        "Discard this card in your Phase 2 (no Action point): add 1 blue Gem to your Pool.", Gain("blue_gem")
    ),
    resource("Red Orb", icon="dragon-orb", origin=FACTS).says(
        "Discard this card in your Phase 2 (no Action point): add 1 red Orb to your Pool.", Gain("red_orb")
    ),
    resource("Blue Orb", icon="frozen-orb", origin=FACTS).says(
        "Discard this card in your Phase 2 (no Action point): add 1 blue Orb to your Pool.", Gain("blue_orb")
    ),
)
