"""The cards of the Vitrine."""

from functools import partial

from gloaming.games.dusk.cards.card import Card, passive
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

card = partial(Card, pool="gift", set="vitrine")
starter = partial(Card, pool="gift", set="vitrine", starter=True)

VITRINE = (
    passive(
        name="Hairline Crack",
        set="vitrine",
        trigger=Trigger(on="card_banished", to="self"),
        refresh=(Trigger(on="turn_start", by="self"),),
        text=(
            "When one or more of your cards are banished, gain 1 Shard. Refreshes at the start of each of your turns."
        ),
        effect=(Shard(n=1, on="phantom"),),
        icon="edge-crack",
    ),
    starter(
        name="Cold Pane",
        type="PERSISTENT",
        value=3,
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
        effect=(Shard(when="entered", n=1, on="this"), Spend(cost=True, n=1, source="this"), Reroll(dice=1)),
        icon="window",
    ),
    starter(
        name="Kiln Breath",
        type="ACTION",
        value=4,
        text="Gain 1 Shard and draw a card.",
        effect=(Shard(n=1, on="phantom"), Draw(n=1)),
        icon="furnace",
    ),
    starter(
        name="Glass Barb",
        type="ATTACK",
        value=2,
        keywords=("PRECISE",),
        text="PRECISE. As you declare it you may spend 1 Shard to give it BLEED.",
        effect=(
            Spend(may=True, when="attack_declared", n=1),
            Grant(when="attack_declared", conditions=(Paid(),), keywords=("BLEED",), of="this"),
        ),
        icon="shard-sword",
    ),
    starter(
        name="Bent Light",
        type="FREE ACTION",
        value=5,
        window="own_turn",
        text=(
            "On your turn, spend 1 Shard: the next card you play for its value this turn counts as up to 2 higher "
            "or lower."
        ),
        effect=(Spend(cost=True, n=1), Value(of="next_card", by=2)),
        icon="prism",
    ),
    card(
        name="Chandelier Fall",
        type="ATTACK",
        value=6,
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
        name="Annealed Heart",
        type="PERSISTENT",
        value=1,
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
        name="Flying Splinters",
        type="REACTION",
        value=3,
        trigger=Trigger(on="attack_hit", by="enemy", to="self", conditions=(Range(max=3, of="actor"),)),
        text=(
            "When an attack from range 3 or less hits you, blocked or not, spend 1 Shard: the attacker takes 1 damage."
        ),
        effect=(Spend(cost=True, n=1), Damage(who="actor", n=1)),
        icon="shattered-glass",
    ),
    card(
        name="Silvered Copy",
        type="REACTION",
        value=2,
        keywords=("UNIFIED",),
        trigger=Trigger(on="attack_declared", by="self"),
        text=(
            "When you declare an attack, spend 1 Shard: this card takes the value of that attack and joins it as "
            "one more attack card (UNIFIED)."
        ),
        effect=(Spend(cost=True, n=1), Value(of="this", join=True)),
        icon="mirror-mirror",
    ),
    card(
        name="Shatter Waltz",
        type="ACTION",
        value=8,
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
