"""The Search cards."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, surge
from gloaming.games.descent.effects.attacks import AddShields, AttackWithThis, RerollSome
from gloaming.games.descent.effects.conditions import ByMe, OfMine
from gloaming.games.descent.effects.decks import DiscardFind, FindShopItem
from gloaming.games.descent.effects.harm import ALL, DropCondition, Recover
from gloaming.games.descent.effects.op import ADJACENT, Around, Pick
from gloaming.pieces.origins import HOUSE

SEARCH = (
    # own turn; an action
    Card(
        name="Health Potion",
        kind="search",
        text="Flip: you or an adjacent hero regains all damage.",
        icon="health-potion",
        traits=("Potion",),
        gold=25,
        count=3,
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="heroes", within=ADJACENT, others=False, fallen=True)),
                Recover(who="it", damage=ALL),
                flips=True,
            ),
        ),
    ),
    # during own turn
    Card(
        name="Stamina Potion",
        kind="search",
        text="Flip: you or an adjacent hero regains all fatigue.",
        icon="round-bottom-flask",
        traits=("Potion",),
        gold=25,
        count=3,
        abilities=(
            ability(
                "turn",
                Pick(who=Around(of="heroes", within=ADJACENT, others=False)),
                Recover(who="it", fatigue=ALL),
                flips=True,
            ),
        ),
    ),
    # after rolling your attack
    Card(
        name="Power Potion",
        kind="search",
        text="Flip: reroll any number of the dice of that attack roll once, together.",
        icon="fizzing-flask",
        traits=("Potion",),
        gold=50,
        abilities=(ability("dice_rolled", RerollSome(), when=ByMe(), flips=True),),
    ),
    # own turn; an action
    Card(
        name="Curse Doll",
        kind="search",
        text="Flip: remove one Condition card from you or an adjacent hero.",
        icon="voodoo-doll",
        traits=("Item",),
        gold=50,
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="heroes", within=ADJACENT, others=False, ill=True)),
                DropCondition(who="it"),
                flips=True,
            ),
        ),
    ),
    # own turn; an action
    Card(
        name="Fire Flask",
        kind="search",
        text="Flip: make a ranged attack with this card.",
        icon="molotov",
        traits=("Item",),
        gold=50,
        attack="ranged",
        dice=("blue", "yellow"),
        surges=(surge(blast=True),),
        abilities=(ability("action", AttackWithThis(), flips=True, attacks=True),),
    ),
    # after rolling your defense dice
    Card(
        name="Warding Talisman",
        kind="search",
        text="Flip: add 2 shields to the result.",
        icon="gem-chain",
        traits=("Item",),
        gold=50,
        abilities=(ability("defense_rolled", AddShields(n=2), when=OfMine(), flips=True),),
    ),
    # on draw
    Card(
        name="Treasure Chest",
        kind="search",
        text=(
            "Put it in the discards at once and draw one random Shop Item of the current act (Act I outside a "
            "campaign, save at expert level: Act II); the finder keeps it and can equip it from his next turn on. "
            "With no card left nothing is found. It is worth no gold and counts as no Search card afterwards."
        ),
        icon="open-treasure-chest",
        traits=("Special",),
        gold=0,
        origin=HOUSE,
        abilities=(ability("drawn", DiscardFind(), FindShopItem(), must=True),),
    ),
    # on draw
    Card(
        name="Nothing",
        kind="search",
        text="Empty find: discard it; it is not kept and worth no gold.",
        icon="empty-chessboard",
        traits=("Special",),
        gold=0,
        abilities=(ability("drawn", DiscardFind(), must=True),),
    ),
)
