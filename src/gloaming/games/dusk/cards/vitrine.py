"""The cards of the Vitrine."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import (
    Action,
    Banish,
    Damage,
    Draw,
    Forbid,
    Grant,
    Move,
    Paid,
    Range,
    Reroll,
    Shard,
    Spend,
    Spent,
    Trigger,
    Value,
)

VITRINE = (
    card(
        "Hairline Crack",
        "passive",
        "PERSISTENT",
        set="vitrine",
        play="SETUP",
        front="self",
        until="never",
        trigger=Trigger(on="card_banished", to="self"),
        refresh=(Trigger(on="turn_start", by="self"),),
        text=(
            "When one or more of your cards are banished, gain 1 Shard. Refreshes at the start of each of your turns."
        ),
        effect=(Shard(n=1, on="phantom"),),
        icon="edge-crack",
    ),
    card(
        "Cold Pane",
        "gift",
        "PERSISTENT",
        3,
        starter=True,
        set="vitrine",
        play="ACTION",
        front="self",
        until="destroyed",
        limit="turn",
        keywords=("EMPOWER",),
        trigger=Trigger(on="location_rolled", by="enemy", to="self"),
        text=(
            "Enters with 1 Shard; EMPOWER. Once per turn, after a hit location die is rolled against you, you may "
            "spend a Shard from this card to have it rolled again."
        ),
        effect=(
            Shard(when="entered", n=1, on="this"),
            Spend(cost=True, n=1, source="this"),
            Reroll(dice=1),
        ),
        icon="window",
    ),
    card(
        "Kiln Breath",
        "gift",
        "ACTION",
        4,
        starter=True,
        set="vitrine",
        text="Gain 1 Shard and draw a card.",
        effect=(
            Shard(n=1, on="phantom"),
            Draw(n=1),
        ),
        icon="furnace",
    ),
    card(
        "Glass Barb",
        "gift",
        "ATTACK",
        2,
        starter=True,
        set="vitrine",
        keywords=("PRECISE",),
        text="PRECISE. As you declare it you may spend 1 Shard to give it BLEED.",
        effect=(
            Spend(may=True, when="attack_declared", n=1),
            Grant(when="attack_declared", conditions=(Paid(),), keywords=("BLEED",), of="this"),
        ),
        icon="shard-sword",
    ),
    card(
        "Bent Light",
        "gift",
        "FREE ACTION",
        5,
        starter=True,
        set="vitrine",
        window="own_turn",
        text=(
            "On your turn, spend 1 Shard: the next card you play for its value this turn counts as up to 2 higher "
            "or lower."
        ),
        effect=(
            Spend(cost=True, n=1),
            Value(of="next_card", by=2),
        ),
        icon="prism",
    ),
    card(
        "Chandelier Fall",
        "gift",
        "ATTACK",
        6,
        set="vitrine",
        keywords=("SMITE", "SOLO"),
        text=(
            "SMITE, SOLO. As you declare it you may spend 2 Shards; then each Phantom it damages takes 1 more damage."
        ),
        effect=(
            Spend(may=True, when="attack_declared", n=2),
            Damage(when="damaged", conditions=(Paid(),), who="target", n=1),
        ),
        icon="ceiling-light",
    ),
    card(
        "Annealed Heart",
        "gift",
        "PERSISTENT",
        1,
        set="vitrine",
        play="ACTION",
        front="self",
        until="destroyed",
        window="own_turn",
        limit="turn",
        keywords=("EMPOWER",),
        trigger=Trigger(on="at_will", by="self"),
        text=(
            "Enters with 1 Shard; EMPOWER. On your turn you may banish it: draw a card for each Shard that was on "
            "it (at most 3) and take one more action this turn."
        ),
        effect=(
            Shard(when="entered", n=1, on="this"),
            Banish(cost=True, n=1, source="this"),
            Draw(n="shards_here", max=3),
            Action(n=1, kind="any"),
        ),
        icon="glass-heart",
    ),
    card(
        "Flying Splinters",
        "gift",
        "REACTION",
        3,
        set="vitrine",
        trigger=Trigger(on="attack_hit", by="enemy", to="self", conditions=(Range(max=3, of="actor"),)),
        text=(
            "When an attack from range 3 or less hits you, blocked or not, spend 1 Shard: the attacker takes 1 damage."
        ),
        effect=(
            Spend(cost=True, n=1),
            Damage(who="actor", n=1),
        ),
        icon="shattered-glass",
    ),
    card(
        "Silvered Copy",
        "gift",
        "REACTION",
        2,
        set="vitrine",
        keywords=("UNIFIED",),
        trigger=Trigger(on="attack_declared", by="self"),
        text=(
            "When you declare an attack, spend 1 Shard: this card takes the value of that attack and joins it as "
            "one more attack card (UNIFIED)."
        ),
        effect=(
            Spend(cost=True, n=1),
            Value(of="this", join=True),
        ),
        icon="mirror-mirror",
    ),
    card(
        "Shatter Waltz",
        "gift",
        "ACTION",
        8,
        set="vitrine",
        text=(
            "Spend up to 4 Shards and move up to that many hexes. If you spent 3 or more, your next attack this "
            "turn cannot be blocked."
        ),
        effect=(
            Spend(n=4, up_to=True),
            Move(up_to="spent"),
            Forbid(conditions=(Spent(min=3),), who="enemies", what="block"),
        ),
        icon="shatter",
    ),
)
