"""The cards of Doorstep Chalk."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import (
    AttackKind,
    AttackValue,
    Block,
    Choose,
    Destroy,
    Discard,
    Draw,
    Mend,
    Passive,
    Roll,
    Target,
    Trigger,
)

card = partial(Card, pool="skill", set="doorstep_chalk")
starter = partial(Card, pool="skill", set="doorstep_chalk", starter=True)

DOORSTEP_CHALK = (
    starter(
        name="Chalk Line",
        type="REACTION",
        value=3,
        keywords=("DEFEND",),
        trigger=Trigger(on="attack_blocked", by="enemy", to="self"),
        text="DEFEND when used to block. Or play it when you block an attack card: draw a card.",
        effect=(Draw(n=1),),
        icon="shield-echoes",
    ),
    starter(
        name="Palm Ward",
        type="REACTION",
        value=4,
        keywords=("DEFEND",),
        trigger=Trigger(on="location_rolled", by="enemy", to="self"),
        text=(
            "DEFEND when used to block. Or play it after a hit location die is rolled against you: lower the "
            "result by 2."
        ),
        effect=(Roll(by=-2),),
        icon="magic-palm",
    ),
    starter(
        name="Poultice Mark",
        type="ACTION",
        value=2,
        keywords=("RESTORATIVE",),
        text="RESTORATIVE. Draw a card.",
        effect=(Draw(n=1),),
        icon="bandage-roll",
    ),
    starter(
        name="Spilled Salt",
        type="PERSISTENT",
        value=5,
        play="ACTION",
        front="self",
        until="used",
        limit="turn",
        trigger=Trigger(on="attack_declared", by="enemy", to="self"),
        text=(
            "Place before yourself. When an attack is declared against you, you may remove this card: one card of "
            "that attack is blocked, whatever its value."
        ),
        effect=(Block(n=1),),
        icon="salt-shaker",
    ),
    card(
        name="Wiped Clean",
        type="FREE ACTION",
        value=1,
        target=Target(),
        text=("Choose one: destroy a card in play before any player, or turn one opponent's passive to its grey side."),
        effect=(Choose(among=((Destroy(what="in_play"),), (Passive(who="target", to="exhausted"),))),),
        icon="broom",
    ),
    card(
        name="Double Ring",
        type="REACTION",
        value=4,
        keywords=("QUELL",),
        trigger=Trigger(
            on="attack_declared", by="enemy", to="self", conditions=(AttackKind(kind="power"), AttackValue(max=4))
        ),
        text=(
            "QUELL when used to block. Or play it when a Power Attack of value 4 or less is declared against you: "
            "block two cards of it."
        ),
        effect=(Block(n=2),),
        icon="linked-rings",
    ),
    card(
        name="Bristling Mark",
        type="ATTACK",
        value=3,
        keywords=("BRACE", "SOLO"),
        text="BRACE, SOLO. When it is played with BRACE and hits, one card of the attack it answers is blocked.",
        effect=(Block(when="attack_hit", n=1),),
        icon="spiked-shield",
    ),
    card(
        name="Lintel Ward",
        type="PERSISTENT",
        value=6,
        play="ACTION",
        front="self",
        until="destroyed",
        limit="round",
        keywords=("INDESTRUCTIBLE",),
        trigger=Trigger(on="location_rolled", by="enemy", to="self"),
        text=(
            "INDESTRUCTIBLE. "
            "Place before yourself. Once per round, after a hit location die is rolled against you, you may lower "
            "the result by 1."
        ),
        effect=(Roll(by=-1),),
        icon="doorway",
    ),
    card(
        name="Mended Seal",
        type="ACTION",
        value=2,
        keywords=("SACROSANCT",),
        text="SACROSANCT. Discard a card of value 2 to 5: restore the armour of your location with that number.",
        effect=(Discard(cost=True, n=1, min_value=2, max_value=5), Mend(location="discarded_value")),
        icon="armor-upgrade",
    ),
)
