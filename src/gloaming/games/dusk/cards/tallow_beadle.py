"""The cards of the Tallow Beadle."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, passive, starter

CARDS = (
    passive("Trail of Kindling", icon="small-fire")
    .when("moved", by="self")
    .refreshed(ops.Trigger("round_start"), ops.Trigger("destroyed", to="self"))
    .says(
        "When you finish a move, place a Wick on the hex you started from. Refreshes at the start of a round and "
        "whenever one of your Wicks is removed.",
        ops.Token(),
    ),
    starter("Trim the Wick", "FREE ACTION", 2, icon="candle-holder").says(
        "Place a Wick on a free hex within range 2 of you.", ops.Token(within=2)
    ),
    starter("Throw the Light", "FREE ACTION", 4, window="own_turn", icon="light-projector").says(
        "On your turn: your next attack this turn may count its range from one of your Wicks.", ops.Reach()
    ),
    starter("Step Through Smoke", "ACTION", 3, icon="smoke-bomb").says(
        "Change places with one of your Wicks; this counts as moving.", ops.Place(at="token", swap=True)
    ),
    starter("Hot Tallow", "ATTACK", 5, keywords=("BLEED",), icon="candle-flame").says(
        "BLEED: a Phantom it hits must discard a card or take 1 more damage."
    ),
    Card("Bonfire Verdict", "ATTACK", 6, keywords=("SMITE", "SOLO"), icon="celebration-fire").says(
        "SMITE, SOLO. Add 1 to the hit location roll against each Phantom within 1 hex of one of your Wicks.",
        ops.Roll(when="location_rolled", conditions=(ops.Range(max=1, of="target", origin="token"),), by=1),
    ),
    Card("Ring of Vigils", "PERSISTENT", 5, limit="turn", icon="candles")
    .lying("self", until="destroyed")
    .when("moved", by="enemy", conditions=(ops.Range(max=1, of="actor", origin="token"),))
    .says(
        "Place before yourself. Once per turn, when an opposing Phantom finishes its own move within 1 hex of "
        "one of your Wicks, its player discards a card.",
        ops.Discard(who="actor", n=1),
    ),
    Card("Gutter Out", "REACTION", 1, icon="lantern-flame")
    .when("attack_declared", by="enemy", to="self", conditions=(ops.Tokens(min=1),))
    .says(
        "When an attack is declared against you, move at once to the hex of one of your Wicks and remove that "
        "Wick; range is then measured again.",
        ops.Place(at="token"),
        ops.Destroy(what="token"),
    ),
    Card("Flare Along the Row", "ATTACK", 4, keywords=("CLEAVE",), icon="fire-wave").says(
        "CLEAVE. For each token this attack removes, every opposing Phantom within 1 hex of that token takes 1 damage.",
        ops.Damage(when="destroyed", who="enemies", n=1, within=1, of="token"),
    ),
    Card("Vigil Flame", "ACTION", 3, keywords=("RESTORATIVE",), icon="flame").says(
        "RESTORATIVE. If you have two or more Wicks on the board, draw a card.",
        ops.Draw(conditions=(ops.Tokens(min=2),), n=1),
    ),
)
