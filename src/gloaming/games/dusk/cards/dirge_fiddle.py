"""The cards of Dirge Fiddle."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Cancel, CardType, Choose, Discard, Initiative, Move, Stun, Trigger

DIRGE_FIDDLE = (
    card(
        "Low Note",
        "weapon",
        "ATTACK",
        2,
        starter=True,
        set="dirge_fiddle",
        keywords=("MELODY",),
        text="MELODY: it may ignore range, with 1 less on its hit location roll.",
        icon="musical-notes",
    ),
    card(
        "Slow Air",
        "weapon",
        "ATTACK",
        4,
        starter=True,
        set="dirge_fiddle",
        keywords=("MELODY",),
        text="MELODY. When it hits, subtract 2 from the next initiative roll of the target.",
        effect=(Initiative(when="attack_hit", who="target", by=-2),),
        icon="music-spell",
    ),
    card(
        "Keening Bow",
        "weapon",
        "ATTACK",
        5,
        starter=True,
        set="dirge_fiddle",
        keywords=("MELODY", "OVERPOWER 1", "SOLO"),
        text="MELODY, SOLO. Blocking it takes a total of 6 (OVERPOWER 1).",
        icon="violin",
    ),
    card(
        "Open String",
        "weapon",
        "ATTACK",
        3,
        starter=True,
        set="dirge_fiddle",
        keywords=("MELODY", "REBOUND"),
        text="MELODY. REBOUND: if it wounds a Phantom, draw a card.",
        icon="bow-string",
    ),
    card(
        "March for No One",
        "weapon",
        "ATTACK",
        6,
        set="dirge_fiddle",
        keywords=("SMITE", "SOLO"),
        text="SMITE, SOLO. You may move every Phantom it hits 1 hex in any direction.",
        effect=(Move(when="attack_hit", who="target", up_to=1),),
        icon="drum",
    ),
    card(
        "Same Old Refrain",
        "weapon",
        "ATTACK",
        3,
        set="dirge_fiddle",
        limit="round",
        keywords=("MELODY", "REVEAL", "SOLO"),
        text=(
            "MELODY, SOLO; discard a card as you declare it. Once per round, REVEAL returns it to your hand after "
            "the attack resolves."
        ),
        effect=(Discard(cost=True, when="attack_declared", n=1),),
        icon="cycle",
    ),
    card(
        "Sour Interval",
        "weapon",
        "REACTION",
        1,
        set="dirge_fiddle",
        trigger=Trigger(on="card_played", by="enemy", conditions=(CardType(types=("FREE ACTION", "REACTION")),)),
        text=(
            "When an opponent plays a FREE ACTION or REACTION card for its effect, that player discards a card or "
            "the card is cancelled, as they choose."
        ),
        effect=(
            Choose(
                among=(
                    (Discard(cost=True, who="actor", n=1),),
                    (Cancel(),),
                ),
                by="actor",
            ),
        ),
        icon="sound-off",
    ),
    card(
        "Two Voices",
        "weapon",
        "ATTACK",
        2,
        set="dirge_fiddle",
        keywords=("MELODY", "FOCUS"),
        text="MELODY. FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card.",
        icon="love-song",
    ),
    card(
        "Cradle Song for the Living",
        "weapon",
        "ATTACK",
        7,
        set="dirge_fiddle",
        keywords=("STUNNED", "SOLO"),
        text="SOLO. If it damages the target, that Phantom is STUNNED.",
        effect=(Stun(when="damaged", who="target"),),
        icon="night-sleep",
    ),
)
