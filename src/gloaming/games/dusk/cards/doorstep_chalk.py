"""The cards of Doorstep Chalk."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Chalk Line", "REACTION", 3, keywords=("DEFEND",), icon="shield-echoes")
    .when("attack_blocked", by="enemy", to="self")
    .says("DEFEND when used to block. Or play it when you block an attack card: draw a card.", ops.Draw(n=1)),
    starter("Palm Ward", "REACTION", 4, keywords=("DEFEND",), icon="magic-palm")
    .when("location_rolled", by="enemy", to="self")
    .says(
        "DEFEND when used to block. Or play it after a hit location die is rolled against you: lower the result by 2.",
        ops.Roll(by=-2),
    ),
    starter("Poultice Mark", "ACTION", 2, keywords=("RESTORATIVE",), icon="bandage-roll").says(
        "RESTORATIVE. Draw a card.", ops.Draw(n=1)
    ),
    starter("Spilled Salt", "PERSISTENT", 5, limit="turn", icon="salt-shaker")
    .lying("self", until="used")
    .when("attack_declared", by="enemy", to="self")
    .says(
        "Place before yourself. When an attack is declared against you, you may remove this card: one card of "
        "that attack is blocked, whatever its value.",
        ops.Block(n=1),
    ),
    Card("Wiped Clean", "FREE ACTION", 1, icon="broom")
    .aimed()
    .says(
        "Choose one: destroy a card in play before any player, or turn one opponent's passive to its grey side.",
        ops.Choose(among=((ops.Destroy(what="in_play"),), (ops.Passive(who="target", to="exhausted"),))),
    ),
    Card("Double Ring", "REACTION", 4, keywords=("QUELL",), icon="linked-rings")
    .when("attack_declared", by="enemy", to="self", conditions=(ops.AttackKind(kind="power"), ops.AttackValue(max=4)))
    .says(
        "QUELL when used to block. Or play it when a Power Attack of value 4 or less is declared against you: "
        "block two cards of it.",
        ops.Block(n=2),
    ),
    Card("Bristling Mark", "ATTACK", 3, keywords=("BRACE", "SOLO"), icon="spiked-shield").says(
        "BRACE, SOLO. When it is played with BRACE and hits, one card of the attack it answers is blocked.",
        ops.Block(when="attack_hit", n=1),
    ),
    Card("Lintel Ward", "PERSISTENT", 6, keywords=("INDESTRUCTIBLE",), limit="round", icon="doorway")
    .lying("self", until="destroyed")
    .when("location_rolled", by="enemy", to="self")
    .says(
        "INDESTRUCTIBLE. Place before yourself. Once per round, after a hit location die is rolled against you, "
        "you may lower the result by 1.",
        ops.Roll(by=-1),
    ),
    Card("Mended Seal", "ACTION", 2, keywords=("SACROSANCT",), icon="armor-upgrade").says(
        "SACROSANCT. Discard a card of value 2 to 5: restore the armour of your location with that number.",
        ops.Discard(cost=True, n=1, min_value=2, max_value=5),
        ops.Mend(location="discarded_value"),
    ),
)
