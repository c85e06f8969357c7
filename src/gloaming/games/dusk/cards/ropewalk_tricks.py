"""The cards of Ropewalk Tricks."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Running Loop", "ACTION", 2, icon="lasso")
    .aimed(max=4)
    .says("Move an opposing Phantom within range 4 up to 2 hexes in any direction.", ops.Move(who="target", up_to=2)),
    starter("Ankle Hitch", "PERSISTENT", 3, keywords=("PARALYZE",), escape=1, icon="tripwire")
    .lying("target", until="round_end")
    .aimed(max=3)
    .says(
        "Place before an opponent whose Phantom is within range 3 until the end of the round: PARALYZE. That "
        "player may spend an action and discard a card to destroy it."
    ),
    starter("Tongue-Tie", "REACTION", 5, icon="tongue")
    .when("card_played", by="enemy", conditions=(ops.CardType(types=("FREE ACTION", "REACTION")),))
    .says(
        "When an opponent plays a FREE ACTION or REACTION card for its effect, that card is cancelled.", ops.Cancel()
    ),
    starter("Whipcord", "ATTACK", 4, keywords=("TANGLE", "SOLO"), icon="whip").says(
        "TANGLE, SOLO. Subtract 1 from its hit location roll if the target is within range 3.",
        ops.Roll(when="location_rolled", conditions=(ops.Range(max=3, of="target"),), by=-1),
    ),
    Card("Noose Arithmetic", "ACTION", 6, keywords=("STUNNED",), icon="rope-coil")
    .aimed(conditions=(ops.LiesBefore(who="target", keyword="PARALYZE"),))
    .says("An opposing Phantom with a PARALYZE card before it is STUNNED.", ops.Stun(who="target")),
    Card("Snarl the Loom", "REACTION", 1, icon="spinning-wheel")
    .when("cards_drawn", by="enemy")
    .says(
        "When an opponent draws cards outside the redraw, that player discards a card at random.",
        ops.Discard(who="actor", n=1, pick="random"),
    ),
    Card("Short Tether", "PERSISTENT", 5, escape=1, icon="rope-dart")
    .lying("target", until="destroyed")
    .aimed(max=5)
    .says(
        "Place before an opponent whose Phantom is within range 5. Its own moves may not end farther from you "
        "than they began; that player may spend an action and discard a card to destroy this.",
        ops.Tether(who="holder"),
    ),
    Card("Counterknot", "REACTION", 4, keywords=("QUELL",), icon="bowen-knot")
    .when("attack_declared", by="enemy", to="self")
    .says(
        "QUELL when used to block. Or play it when an attack is declared against you: the attacker discards a "
        "card or has one card of that attack blocked, as they choose.",
        ops.Choose(among=((ops.Discard(cost=True, who="actor", n=1),), (ops.Block(n=1),)), by="actor"),
    ),
    Card("Cradle of String", "PERSISTENT", 7, icon="swirl-string")
    .lying("self", until="round_end")
    .says(
        "Place before yourself until the end of the round. An opponent must discard a card to declare a second "
        "action in a turn.",
        ops.Tax(who="enemies", on="second_action"),
    ),
)
