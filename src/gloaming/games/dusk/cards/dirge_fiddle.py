"""The cards of Dirge Fiddle."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Cancel, CardType, Choose, Discard, Initiative, Move, Stun, Trigger

card = partial(Card, pool="weapon", set="dirge_fiddle")
starter = partial(Card, pool="weapon", set="dirge_fiddle", starter=True)

DIRGE_FIDDLE = (
    starter(
        name="Low Note",
        type="ATTACK",
        value=2,
        keywords=("MELODY",),
        text="MELODY: it may ignore range, with 1 less on its hit location roll.",
        icon="musical-notes",
    ),
    starter(
        name="Slow Air",
        type="ATTACK",
        value=4,
        keywords=("MELODY",),
        text="MELODY. When it hits, subtract 2 from the next initiative roll of the target.",
        effect=(Initiative(when="attack_hit", who="target", by=-2),),
        icon="music-spell",
    ),
    starter(
        name="Keening Bow",
        type="ATTACK",
        value=5,
        keywords=("MELODY", "OVERPOWER 1", "SOLO"),
        text="MELODY, SOLO. Blocking it takes a total of 6 (OVERPOWER 1).",
        icon="violin",
    ),
    starter(
        name="Open String",
        type="ATTACK",
        value=3,
        keywords=("MELODY", "REBOUND"),
        text="MELODY. REBOUND: if it wounds a Phantom, draw a card.",
        icon="bow-string",
    ),
    card(
        name="March for No One",
        type="ATTACK",
        value=6,
        keywords=("SMITE", "SOLO"),
        text="SMITE, SOLO. You may move every Phantom it hits 1 hex in any direction.",
        effect=(Move(when="attack_hit", who="target", up_to=1),),
        icon="drum",
    ),
    card(
        name="Same Old Refrain",
        type="ATTACK",
        value=3,
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
        name="Sour Interval",
        type="REACTION",
        value=1,
        trigger=Trigger(on="card_played", by="enemy", conditions=(CardType(types=("FREE ACTION", "REACTION")),)),
        text=(
            "When an opponent plays a FREE ACTION or REACTION card for its effect, that player discards a card or "
            "the card is cancelled, as they choose."
        ),
        effect=(Choose(among=((Discard(cost=True, who="actor", n=1),), (Cancel(),)), by="actor"),),
        icon="sound-off",
    ),
    card(
        name="Two Voices",
        type="ATTACK",
        value=2,
        keywords=("MELODY", "FOCUS"),
        text="MELODY. FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card.",
        icon="love-song",
    ),
    card(
        name="Cradle Song for the Living",
        type="ATTACK",
        value=7,
        keywords=("STUNNED", "SOLO"),
        text="SOLO. If it damages the target, that Phantom is STUNNED.",
        effect=(Stun(when="damaged", who="target"),),
        icon="night-sleep",
    ),
)
