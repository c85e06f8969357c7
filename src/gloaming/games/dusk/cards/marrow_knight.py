"""The cards of the Marrow Knight."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, passive, starter

CARDS = (
    passive("Old Fractures", icon="broken-bone")
    .when("armour_lost", to="self")
    .refreshed(ops.Trigger("attack_blocked", by="enemy", to="self"))
    .says(
        "When you lose armour, gain 2 Shards. Refreshes when you block an attack card.", ops.Shard(n=2, on="phantom")
    ),
    starter("Rampart of Ribs", "REACTION", 4, keywords=("DEFEND",), icon="defensive-wall")
    .when("attack_declared", by="enemy", to="self", conditions=(ops.AttackValue(max=4),))
    .says(
        "When an attack of value 4 or less is declared against you, this card blocks one card of it. DEFEND then "
        "keeps it in front of you.",
        ops.Block(n=1),
    ),
    starter("Splinter Harvest", "FREE ACTION", 2, icon="crossed-bones").says(
        "Gain 1 Shard. If two or more of your locations have no armour, gain 1 more.",
        ops.Shard(n=1, on="phantom"),
        ops.Shard(conditions=(ops.Bare(min=2),), n=1, on="phantom"),
    ),
    starter("Knit Bone", "ACTION", 5, icon="skeleton-inside").says(
        "Choose one: spend 2 Shards to restore the armour of one of your locations, or gain 1 Shard and draw a card.",
        ops.Choose(among=((ops.Spend(cost=True, n=2), ops.Mend()), (ops.Shard(n=1, on="phantom"), ops.Draw(n=1)))),
    ),
    starter("Grave Shove", "ATTACK", 1, keywords=("KNOCKBACK 2",), icon="shield-bash").says(
        "KNOCKBACK 2. When it hits, gain 1 Shard.", ops.Shard(when="attack_hit", n=1, on="phantom")
    ),
    Card("Rib Cage", "PERSISTENT", 6, keywords=("PARALYZE",), escape=2, icon="ribcage")
    .lying("target", until="destroyed")
    .aimed(max=1)
    .says(
        "Place before an opponent whose Phantom is at range 1: PARALYZE. That player may spend an action and "
        "discard two cards to destroy it."
    ),
    Card("Ossuary Oath", "PERSISTENT", 3, keywords=("EMPOWER", "INDESTRUCTIBLE"), limit="turn", icon="triple-skulls")
    .lying("self", until="destroyed")
    .when("location_rolled", by="enemy", to="self")
    .says(
        "INDESTRUCTIBLE. Enters with 1 Shard; EMPOWER. Once per turn, after a hit location die is rolled against "
        "you, you may spend a Shard from this card to lower the result by 1.",
        ops.Shard(when="entered", n=1, on="this"),
        ops.Spend(cost=True, n=1, source="this"),
        ops.Roll(by=-1),
    ),
    Card("Thighbone Lance", "ATTACK", 5, keywords=("OVERPOWER 2", "SOLO"), icon="bone-mace").says(
        "OVERPOWER 2, SOLO. As you declare it you may spend up to 2 Shards; each adds 1 to its hit location roll.",
        ops.Spend(when="attack_declared", n=2, up_to=True),
        ops.Roll(when="location_rolled", by="spent"),
    ),
    Card("Reliquary Stance", "REACTION", 3, keywords=("QUELL",), icon="skull-shield")
    .when("attack_declared", by="enemy", to="self", conditions=(ops.AttackKind(kind="power"),))
    .says(
        "When a Power Attack is declared against you, spend 1 Shard: this card takes the value of that attack "
        "and blocks every card of it (QUELL).",
        ops.Spend(cost=True, n=1),
        ops.Value(of="this"),
        ops.Block(n=0),
    ),
    Card("Tithe of Teeth", "ACTION", 7, icon="tooth").says(
        "Spend 3 Shards: each opposing Phantom within range 2 takes 1 damage, then you may move each of them 1 "
        "hex away from you.",
        ops.Spend(cost=True, n=3),
        ops.Damage(who="enemies", n=1, within=2),
        ops.Move(who="enemies", up_to=1, direction="away", within=2),
    ),
)
