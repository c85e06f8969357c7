"""The cards of Hedge-Walking."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Discard, Draw, Gait, Move, Place, Range, Reach, Recover, Trigger

card = partial(Card, pool="skill", set="hedge_walking")
starter = partial(Card, pool="skill", set="hedge_walking", starter=True)

HEDGE_WALKING = (
    starter(
        name="Half Pace",
        type="FREE ACTION",
        value=1,
        window="own_turn",
        limit="round",
        keywords=("REVEAL",),
        text="On your turn, once per round: move 1 hex. REVEAL returns this card to your hand.",
        effect=(Move(up_to=1),),
        icon="boot-prints",
    ),
    starter(
        name="Measured Stride",
        type="ACTION",
        value=3,
        text="Move up to 3 hexes, then draw a card.",
        effect=(Move(up_to=3), Draw(n=1)),
        icon="walk",
    ),
    starter(
        name="Sidelong Slip",
        type="REACTION",
        value=2,
        trigger=Trigger(on="moved", by="enemy", conditions=(Range(max=2, of="actor"),)),
        text="When an opposing Phantom finishes its own move within range 2 of you, move up to 2 hexes.",
        effect=(Move(up_to=2),),
        icon="dodging",
    ),
    starter(
        name="Parting Cut",
        type="ATTACK",
        value=4,
        text="After this attack resolves you may move up to 2 hexes.",
        effect=(Move(when="attack_resolved", up_to=2),),
        icon="quick-slash",
    ),
    card(
        name="Pivot Foot",
        type="FREE ACTION",
        value=4,
        window="own_turn",
        text="On your turn: your next attack this turn may be made at a range 1 more or 1 less than its value.",
        effect=(Reach(by=1),),
        icon="clockwise-rotation",
    ),
    card(
        name="Corner Door",
        type="ACTION",
        value=6,
        text="Put your Phantom on any free corner hex; this counts as moving. Then draw a card.",
        effect=(Place(at="corner"), Draw(n=1)),
        icon="secret-door",
    ),
    card(
        name="Uneven Gait",
        type="PERSISTENT",
        value=3,
        play="ACTION",
        front="self",
        until="round_end",
        text=(
            "Place before yourself until the end of the round. Each of your Move actions may go 1 hex more or 1 "
            "hex less than the card says."
        ),
        effect=(Gait(by=1),),
        icon="walking-boot",
    ),
    card(
        name="Wrong-Footed",
        type="REACTION",
        value=2,
        trigger=Trigger(on="attack_missed", by="self", to="enemy"),
        text=(
            "When your attack misses, return one BASIC number card of that attack to your hand, then you may move "
            "up to 2 hexes."
        ),
        effect=(Recover(n=1, to="hand", what="number", source="attack"), Move(up_to=2)),
        icon="foot-trip",
    ),
    card(
        name="Nothing Underfoot",
        type="REACTION",
        value=5,
        keywords=("SACROSANCT",),
        trigger=Trigger(on="attack_declared", by="enemy", to="self"),
        text=(
            "SACROSANCT. When an attack is declared against you, discard a card and move up to 3 hexes; range is "
            "then measured again."
        ),
        effect=(Discard(cost=True, n=1), Move(up_to=3)),
        icon="falling",
    ),
)
