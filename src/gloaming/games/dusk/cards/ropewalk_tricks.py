"""The cards of Ropewalk Tricks."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import (
    Block,
    Cancel,
    CardType,
    Choose,
    Discard,
    LiesBefore,
    Move,
    Range,
    Roll,
    Stun,
    Target,
    Tax,
    Tether,
    Trigger,
)

card = partial(Card, pool="skill", set="ropewalk_tricks")
starter = partial(Card, pool="skill", set="ropewalk_tricks", starter=True)

ROPEWALK_TRICKS = (
    starter(
        name="Running Loop",
        type="ACTION",
        value=2,
        target=Target(max=4),
        text="Move an opposing Phantom within range 4 up to 2 hexes in any direction.",
        effect=(Move(who="target", up_to=2),),
        icon="lasso",
    ),
    starter(
        name="Ankle Hitch",
        type="PERSISTENT",
        value=3,
        play="ACTION",
        front="target",
        until="round_end",
        keywords=("PARALYZE",),
        target=Target(max=3),
        escape=1,
        text=(
            "Place before an opponent whose Phantom is within range 3 until the end of the round: PARALYZE. That "
            "player may spend an action and discard a card to destroy it."
        ),
        icon="tripwire",
    ),
    starter(
        name="Tongue-Tie",
        type="REACTION",
        value=5,
        trigger=Trigger(on="card_played", by="enemy", conditions=(CardType(types=("FREE ACTION", "REACTION")),)),
        text="When an opponent plays a FREE ACTION or REACTION card for its effect, that card is cancelled.",
        effect=(Cancel(),),
        icon="tongue",
    ),
    starter(
        name="Whipcord",
        type="ATTACK",
        value=4,
        keywords=("TANGLE", "SOLO"),
        text="TANGLE, SOLO. Subtract 1 from its hit location roll if the target is within range 3.",
        effect=(Roll(when="location_rolled", conditions=(Range(max=3, of="target"),), by=-1),),
        icon="whip",
    ),
    card(
        name="Noose Arithmetic",
        type="ACTION",
        value=6,
        keywords=("STUNNED",),
        target=Target(conditions=(LiesBefore(who="target", keyword="PARALYZE"),)),
        text="An opposing Phantom with a PARALYZE card before it is STUNNED.",
        effect=(Stun(who="target"),),
        icon="rope-coil",
    ),
    card(
        name="Snarl the Loom",
        type="REACTION",
        value=1,
        trigger=Trigger(on="cards_drawn", by="enemy"),
        text="When an opponent draws cards outside the redraw, that player discards a card at random.",
        effect=(Discard(who="actor", n=1, pick="random"),),
        icon="spinning-wheel",
    ),
    card(
        name="Short Tether",
        type="PERSISTENT",
        value=5,
        play="ACTION",
        front="target",
        until="destroyed",
        target=Target(max=5),
        escape=1,
        text=(
            "Place before an opponent whose Phantom is within range 5. Its own moves may not end farther from you "
            "than they began; that player may spend an action and discard a card to destroy this."
        ),
        effect=(Tether(who="holder"),),
        icon="rope-dart",
    ),
    card(
        name="Counterknot",
        type="REACTION",
        value=4,
        keywords=("QUELL",),
        trigger=Trigger(on="attack_declared", by="enemy", to="self"),
        text=(
            "QUELL when used to block. Or play it when an attack is declared against you: the attacker discards a "
            "card or has one card of that attack blocked, as they choose."
        ),
        effect=(Choose(among=((Discard(cost=True, who="actor", n=1),), (Block(n=1),)), by="actor"),),
        icon="bowen-knot",
    ),
    card(
        name="Cradle of String",
        type="PERSISTENT",
        value=7,
        play="ACTION",
        front="self",
        until="round_end",
        text=(
            "Place before yourself until the end of the round. An opponent must discard a card to declare a "
            "second action in a turn."
        ),
        effect=(Tax(who="enemies", on="second_action"),),
        icon="swirl-string",
    ),
)
