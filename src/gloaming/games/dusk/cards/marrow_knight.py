"""The cards of the Marrow Knight."""

from functools import partial

from gloaming.games.dusk.cards.card import Card, passive
from gloaming.games.dusk.ops import (
    AttackKind,
    AttackValue,
    Bare,
    Block,
    Choose,
    Damage,
    Draw,
    Mend,
    Move,
    Roll,
    Shard,
    Spend,
    Target,
    Trigger,
    Value,
)

card = partial(Card, pool="gift", set="marrow_knight")
starter = partial(Card, pool="gift", set="marrow_knight", starter=True)

MARROW_KNIGHT = (
    passive(
        name="Old Fractures",
        set="marrow_knight",
        trigger=Trigger(on="armour_lost", to="self"),
        refresh=(Trigger(on="attack_blocked", by="enemy", to="self"),),
        text="When you lose armour, gain 2 Shards. Refreshes when you block an attack card.",
        effect=(Shard(n=2, on="phantom"),),
        icon="broken-bone",
    ),
    starter(
        name="Rampart of Ribs",
        type="REACTION",
        value=4,
        keywords=("DEFEND",),
        trigger=Trigger(on="attack_declared", by="enemy", to="self", conditions=(AttackValue(max=4),)),
        text=(
            "When an attack of value 4 or less is declared against you, this card blocks one card of it. DEFEND "
            "then keeps it in front of you."
        ),
        effect=(Block(n=1),),
        icon="defensive-wall",
    ),
    starter(
        name="Splinter Harvest",
        type="FREE ACTION",
        value=2,
        text="Gain 1 Shard. If two or more of your locations have no armour, gain 1 more.",
        effect=(Shard(n=1, on="phantom"), Shard(conditions=(Bare(min=2, who="self"),), n=1, on="phantom")),
        icon="crossed-bones",
    ),
    starter(
        name="Knit Bone",
        type="ACTION",
        value=5,
        text=(
            "Choose one: spend 2 Shards to restore the armour of one of your locations, or gain 1 Shard and draw "
            "a card."
        ),
        effect=(Choose(among=((Spend(cost=True, n=2), Mend()), (Shard(n=1, on="phantom"), Draw(n=1)))),),
        icon="skeleton-inside",
    ),
    starter(
        name="Grave Shove",
        type="ATTACK",
        value=1,
        keywords=("KNOCKBACK 2",),
        text="KNOCKBACK 2. When it hits, gain 1 Shard.",
        effect=(Shard(when="attack_hit", n=1, on="phantom"),),
        icon="shield-bash",
    ),
    card(
        name="Rib Cage",
        type="PERSISTENT",
        value=6,
        play="ACTION",
        front="target",
        until="destroyed",
        keywords=("PARALYZE",),
        target=Target(min=1, max=1),
        escape=2,
        text=(
            "Place before an opponent whose Phantom is at range 1: PARALYZE. That player may spend an action and "
            "discard two cards to destroy it."
        ),
        icon="ribcage",
    ),
    card(
        name="Ossuary Oath",
        type="PERSISTENT",
        value=3,
        play="ACTION",
        front="self",
        until="destroyed",
        limit="turn",
        keywords=("EMPOWER", "INDESTRUCTIBLE"),
        trigger=Trigger(on="location_rolled", by="enemy", to="self"),
        text=(
            "INDESTRUCTIBLE. Enters with 1 Shard; EMPOWER. Once per turn, after a hit location die is rolled against "
            "you, you may spend a Shard from this card to lower the result by 1."
        ),
        effect=(Shard(when="entered", n=1, on="this"), Spend(cost=True, n=1, source="this"), Roll(by=-1)),
        icon="triple-skulls",
    ),
    card(
        name="Thighbone Lance",
        type="ATTACK",
        value=5,
        keywords=("OVERPOWER 2", "SOLO"),
        text=(
            "OVERPOWER 2, SOLO. As you declare it you may spend up to 2 Shards; each adds 1 to its hit location roll."
        ),
        effect=(Spend(when="attack_declared", n=2, up_to=True), Roll(when="location_rolled", by="spent")),
        icon="bone-mace",
    ),
    card(
        name="Reliquary Stance",
        type="REACTION",
        value=3,
        keywords=("QUELL",),
        trigger=Trigger(on="attack_declared", by="enemy", to="self", conditions=(AttackKind(kind="power"),)),
        text=(
            "When a Power Attack is declared against you, spend 1 Shard: this card takes the value of that attack "
            "and blocks every card of it (QUELL)."
        ),
        effect=(Spend(cost=True, n=1), Value(of="this"), Block(n=0)),
        icon="skull-shield",
    ),
    card(
        name="Tithe of Teeth",
        type="ACTION",
        value=7,
        text=(
            "Spend 3 Shards: each opposing Phantom within range 2 takes 1 damage, then you may move each of them "
            "1 hex away from you."
        ),
        effect=(
            Spend(cost=True, n=3),
            Damage(who="enemies", n=1, within=2, of="self"),
            Move(who="enemies", up_to=1, direction="away", within=2),
        ),
        icon="tooth",
    ),
)
