"""The cards of the Harrow Hare."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, passive, starter

CARDS = (
    passive("Bolt for Cover", icon="rabbit")
    .when("attack_resolved", by="enemy", to="self", conditions=(ops.Dealt(max=0),))
    .refreshed(ops.Trigger("moved", by="self", conditions=(ops.Moved(min=4, span="move"),)))
    .says(
        "After an attack against you resolves without damaging you, you may move up to 2 hexes. Refreshes when "
        "you move 4 or more hexes in a single move.",
        ops.Move(up_to=2),
    ),
    starter("Quick Earth", "FREE ACTION", 4, window="own_turn", icon="footprint").says(
        "On your turn: move up to 2 hexes.", ops.Move(up_to=2)
    ),
    starter("Doubled Track", "REACTION", 2, icon="zig-arrow")
    .when("attack_declared", by="enemy", to="self")
    .says(
        "When an attack is declared against you, move up to 2 hexes; range is then measured again. Banish this card.",
        ops.Move(up_to=2),
        ops.Banish(n=1, source="this"),
    ),
    starter("Heel Kick", "ATTACK", 1, keywords=("REBOUND",), icon="boot-kick").says(
        "REBOUND. After it resolves you may move up to 2 hexes.", ops.Move(when="attack_resolved", up_to=2)
    ),
    starter("Long Bound", "ACTION", 6, icon="leapfrog").says(
        "Move up to 6 hexes; you may cross Phantoms but not stop on one.", ops.Move(up_to=6, through=True)
    ),
    Card("Windfall Strike", "ATTACK", 3, keywords=("MOMENTUM", "SOLO"), icon="wind-slap").says(
        "MOMENTUM, SOLO. If you have moved 5 or more hexes this turn, add 1 to its hit location roll.",
        ops.Roll(when="location_rolled", conditions=(ops.Moved(min=5),), by=1),
    ),
    Card("Twitching Ears", "PERSISTENT", 5, limit="turn", icon="human-ear")
    .lying("self", until="round_end")
    .when("moved", by="enemy", conditions=(ops.Range(max=3, of="actor"),))
    .says(
        "Place before yourself until the end of the round. Once per turn, when an opposing Phantom finishes its "
        "own move within range 3 of you, you may move 1 hex.",
        ops.Move(up_to=1),
    ),
    Card("Moonlit Circuit", "ACTION", 3, icon="moon-orbit").says(
        "Draw a card. If you have moved 4 or more hexes this turn, draw one more.",
        ops.Draw(n=1),
        ops.Draw(conditions=(ops.Moved(min=4),), n=1),
    ),
    Card("Backward Glance", "REACTION", 4, icon="return-arrow")
    .when("attack_resolved", by="enemy", to="self", conditions=(ops.Dealt(max=0),))
    .says(
        "After an attack against you resolves without damaging you, attack that attacker with one card from your "
        "hand at its exact range.",
        ops.Attack(at="exact"),
    ),
    Card("Lucky Foot", "REACTION", 5, keywords=("SACROSANCT",), icon="clover")
    .when("location_rolled", by="enemy", to="self")
    .says("SACROSANCT. After a hit location die is rolled against you, that die is rolled again.", ops.Reroll(dice=1)),
)
