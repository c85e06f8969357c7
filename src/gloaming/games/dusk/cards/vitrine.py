"""The cards of the Vitrine."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, passive, starter

CARDS = (
    passive("Hairline Crack", icon="edge-crack")
    .when("card_banished", to="self")
    .refreshed(ops.Trigger("turn_start", by="self"))
    .says(
        "When one or more of your cards are banished, gain 1 Shard. Refreshes at the start of each of your turns.",
        ops.Shard(n=1, on="phantom"),
    ),
    starter("Cold Pane", "PERSISTENT", 3, keywords=("EMPOWER",), limit="turn", icon="window")
    .lying("self", until="destroyed")
    .when("location_rolled", by="enemy", to="self")
    .says(
        "Enters with 1 Shard; EMPOWER. Once per turn, after a hit location die is rolled against you, you may "
        "spend a Shard from this card to have it rolled again.",
        ops.Shard(when="entered", n=1, on="this"),
        ops.Spend(cost=True, n=1, source="this"),
        ops.Reroll(dice=1),
    ),
    starter("Kiln Breath", "ACTION", 4, icon="furnace").says(
        "Gain 1 Shard and draw a card.", ops.Shard(n=1, on="phantom"), ops.Draw(n=1)
    ),
    starter("Glass Barb", "ATTACK", 2, keywords=("PRECISE",), icon="shard-sword").says(
        "PRECISE. As you declare it you may spend 1 Shard to give it BLEED.",
        ops.Spend(may=True, when="attack_declared", n=1),
        ops.Grant(when="attack_declared", conditions=(ops.Paid(),), keywords=("BLEED",), of="this"),
    ),
    starter("Bent Light", "FREE ACTION", 5, window="own_turn", icon="prism").says(
        "On your turn, spend 1 Shard: the next card you play for its value this turn counts as up to 2 "
        "higher or lower.",
        ops.Spend(cost=True, n=1),
        ops.Value(of="next_card", by=2),
    ),
    Card("Chandelier Fall", "ATTACK", 6, keywords=("SMITE", "SOLO"), icon="ceiling-light").says(
        "SMITE, SOLO. As you declare it you may spend 2 Shards; then each Phantom it damages takes 1 more damage.",
        ops.Spend(may=True, when="attack_declared", n=2),
        ops.Damage(when="damaged", conditions=(ops.Paid(),), who="target", n=1),
    ),
    Card("Annealed Heart", "PERSISTENT", 1, keywords=("EMPOWER",), window="own_turn", limit="turn", icon="glass-heart")
    .lying("self", until="destroyed")
    .when("at_will", by="self")
    .says(
        "Enters with 1 Shard; EMPOWER. On your turn you may banish it: draw a card for each Shard that was on it "
        "(at most 3) and take one more action this turn.",
        ops.Shard(when="entered", n=1, on="this"),
        ops.Banish(cost=True, n=1, source="this"),
        ops.Draw(n="shards_here", max=3),
        ops.Action(n=1, kind="any"),
    ),
    Card("Flying Splinters", "REACTION", 3, icon="shattered-glass")
    .when("attack_hit", by="enemy", to="self", conditions=(ops.Range(max=3, of="actor"),))
    .says(
        "When an attack from range 3 or less hits you, blocked or not, spend 1 Shard: the attacker takes 1 damage.",
        ops.Spend(cost=True, n=1),
        ops.Damage(who="actor", n=1),
    ),
    Card("Silvered Copy", "REACTION", 2, keywords=("UNIFIED",), icon="mirror-mirror")
    .when("attack_declared", by="self")
    .says(
        "When you declare an attack, spend 1 Shard: this card takes the value of that attack and joins it as one "
        "more attack card (UNIFIED).",
        ops.Spend(cost=True, n=1),
        ops.Value(of="this", join=True),
    ),
    Card("Shatter Waltz", "ACTION", 8, icon="shatter").says(
        "Spend up to 4 Shards and move up to that many hexes. If you spent 3 or more, your next attack this turn "
        "cannot be blocked.",
        ops.Spend(n=4, up_to=True),
        ops.Move(up_to="spent"),
        ops.Forbid(conditions=(ops.Spent(min=3),), who="enemies", what="block"),
    ),
)
