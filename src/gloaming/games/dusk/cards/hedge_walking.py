"""The cards of Hedge-Walking."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter(
        "Half Pace", "FREE ACTION", 1, keywords=("REVEAL",), window="own_turn", limit="round", icon="boot-prints"
    ).says("On your turn, once per round: move 1 hex. REVEAL returns this card to your hand.", ops.Move(up_to=1)),
    starter("Measured Stride", "ACTION", 3, icon="walk").says(
        "Move up to 3 hexes, then draw a card.", ops.Move(up_to=3), ops.Draw(n=1)
    ),
    starter("Sidelong Slip", "REACTION", 2, icon="dodging")
    .when("moved", by="enemy", conditions=(ops.Range(max=2, of="actor"),))
    .says(
        "When an opposing Phantom finishes its own move within range 2 of you, move up to 2 hexes.", ops.Move(up_to=2)
    ),
    starter("Parting Cut", "ATTACK", 4, icon="quick-slash").says(
        "After this attack resolves you may move up to 2 hexes.", ops.Move(when="attack_resolved", up_to=2)
    ),
    Card("Pivot Foot", "FREE ACTION", 4, window="own_turn", icon="clockwise-rotation").says(
        "On your turn: your next attack this turn may be made at a range 1 more or 1 less than its value.",
        ops.Reach(by=1),
    ),
    Card("Corner Door", "ACTION", 6, icon="secret-door").says(
        "Put your Phantom on any free corner hex; this counts as moving. Then draw a card.",
        ops.Place(at="corner"),
        ops.Draw(n=1),
    ),
    Card("Uneven Gait", "PERSISTENT", 3, icon="walking-boot")
    .lying("self", until="round_end")
    .says(
        "Place before yourself until the end of the round. Each of your Move actions may go 1 hex more or 1 hex "
        "less than the card says.",
        ops.Gait(by=1),
    ),
    Card("Wrong-Footed", "REACTION", 2, icon="foot-trip")
    .when("attack_missed", by="self", to="enemy")
    .says(
        "When your attack misses, return one BASIC number card of that attack to your hand, then you may move up "
        "to 2 hexes.",
        ops.Recover(n=1, to="hand", what="number", source="attack"),
        ops.Move(up_to=2),
    ),
    Card("Nothing Underfoot", "REACTION", 5, keywords=("SACROSANCT",), icon="falling")
    .when("attack_declared", by="enemy", to="self")
    .says(
        "SACROSANCT. When an attack is declared against you, discard a card and move up to 3 hexes; range is "
        "then measured again.",
        ops.Discard(cost=True, n=1),
        ops.Move(up_to=3),
    ),
)
