"""Resource cards: kept in the Spell Book, discarded for a token."""

from functools import partial

from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.effects import Gain
from gloaming.pieces.origins import FACTS, RULEBOOK

card = partial(Card, kind="resource", deck="main")

RESOURCE_CARDS = (
    card(
        name="Red Gem",
        count=3,
        effect=Gain("red_gem"),
        text="Discard this card in your Phase 2 (no Action point): add 1 red Gem to your Pool.",
        icon="fire-gem",
        origin=RULEBOOK,
    ),
    card(
        name="Blue Gem",
        count=3,
        effect=Gain("blue_gem"),
        text="Discard this card in your Phase 2 (no Action point): add 1 blue Gem to your Pool.",
        icon="saphir",
        origin=RULEBOOK,
    ),
    card(
        name="Red Orb",
        effect=Gain("red_orb"),
        text="Discard this card in your Phase 2 (no Action point): add 1 red Orb to your Pool.",
        icon="dragon-orb",
        origin=FACTS,
    ),
    card(
        name="Blue Orb",
        effect=Gain("blue_orb"),
        text="Discard this card in your Phase 2 (no Action point): add 1 blue Orb to your Pool.",
        icon="frozen-orb",
        origin=FACTS,
    ),
)
