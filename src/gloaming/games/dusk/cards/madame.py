"""The cards of the Madame."""

from functools import partial

from gloaming.games.dusk.cards.card import Card, passive
from gloaming.games.dusk.ops import (
    Cancel,
    CardType,
    Choose,
    Destroy,
    Discard,
    Draw,
    Look,
    Move,
    Moved,
    Range,
    Stun,
    Target,
    Tax,
    Trigger,
)

card = partial(Card, pool="gift", set="madame")
starter = partial(Card, pool="gift", set="madame", starter=True)

MADAME = (
    passive(
        name="Rules of the House",
        set="madame",
        trigger=Trigger(on="moved", by="enemy", conditions=(Range(max=3, of="actor"),)),
        refresh=(Trigger(on="round_start"), Trigger(on="held", by="self")),
        text=(
            "When an opposing Phantom finishes its own move within range 3 of you, you may move it 1 hex. "
            "Refreshes at the start of a round and whenever you Hold."
        ),
        effect=(Move(who="actor", up_to=1),),
        icon="rule-book",
    ),
    starter(
        name="Come Closer, Dear",
        type="ACTION",
        value=3,
        target=Target(min=2, max=6),
        text="Move an opposing Phantom at range 2 to 6 up to 2 hexes towards you.",
        effect=(Move(who="target", up_to=2, direction="toward"),),
        icon="pull",
    ),
    starter(
        name="Curtsey",
        type="REACTION",
        value=2,
        trigger=Trigger(on="attack_declared", by="enemy", to="self"),
        text=(
            "When an attack is declared against you, discard a card and move up to 2 hexes; range is then "
            "measured again."
        ),
        effect=(Discard(cost=True, n=1), Move(up_to=2)),
        icon="large-dress",
    ),
    starter(
        name="Visiting Card",
        type="FREE ACTION",
        value=4,
        target=Target(),
        text="Look at one opponent's hand, then draw a card.",
        effect=(Look(who="target", zone="hand"), Draw(n=1)),
        icon="love-letter",
    ),
    starter(
        name="Fan Stroke",
        type="ATTACK",
        value=3,
        keywords=("TANGLE", "SOLO"),
        text="TANGLE, SOLO: aim at any hex within range 3, and shift the target 1 hex afterwards.",
        icon="handheld-fan",
    ),
    card(
        name="Gilded Leash",
        type="PERSISTENT",
        value=6,
        play="ACTION",
        front="target",
        until="round_end",
        limit="turn",
        keywords=("PARALYZE",),
        target=Target(max=4),
        trigger=Trigger(on="turn_start", by="self", must=True),
        text=(
            "Place before an opponent whose Phantom is within range 4 until the end of the round: PARALYZE. At "
            "the start of each of your turns discard a card or destroy this card."
        ),
        effect=(Choose(among=((Discard(cost=True, n=1),), (Destroy(what="this"),))),),
        icon="crossed-chains",
    ),
    card(
        name="Unpaid Favour",
        type="PERSISTENT",
        value=1,
        play="ACTION",
        front="target",
        until="round_end",
        keywords=("INDESTRUCTIBLE",),
        target=Target(),
        text=(
            "INDESTRUCTIBLE. "
            "Place before any opponent until the end of the round. That player must discard a card for each Move "
            "action, or may not take it."
        ),
        effect=(Tax(who="holder", on="move_action"),),
        icon="pay-money",
    ),
    card(
        name="Lead and Follow",
        type="ACTION",
        value=4,
        target=Target(max=2),
        text=(
            "Choose an opposing Phantom within range 2. Move yourself up to 2 hexes, then move that Phantom up to "
            "2 hexes."
        ),
        effect=(Move(up_to=2), Move(who="target", up_to=2)),
        icon="shaking-hands",
    ),
    card(
        name="Small Scandal",
        type="REACTION",
        value=6,
        trigger=Trigger(
            on="card_played", by="enemy", conditions=(CardType(types=("ACTION", "FREE ACTION", "PERSISTENT")),)
        ),
        text=(
            "When an opponent plays an ACTION, FREE ACTION or PERSISTENT card for its effect, discard a card: "
            "that card is cancelled."
        ),
        effect=(Discard(cost=True, n=1), Cancel()),
        icon="drama-masks",
    ),
    card(
        name="Unrefusable Waltz",
        type="ATTACK",
        value=5,
        keywords=("STUNNED",),
        text=(
            "If one of your effects has moved the target this turn and this attack damages it, the target is STUNNED."
        ),
        effect=(Stun(when="damaged", conditions=(Moved(min=1, who="target", forced=True),), who="target"),),
        icon="puppet",
    ),
)
