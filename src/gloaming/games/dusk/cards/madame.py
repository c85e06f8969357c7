"""The cards of the Madame."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, passive, starter

CARDS = (
    passive("Rules of the House", icon="rule-book")
    .when("moved", by="enemy", conditions=(ops.Range(max=3, of="actor"),))
    .refreshed(ops.Trigger("round_start"), ops.Trigger("held", by="self"))
    .says(
        "When an opposing Phantom finishes its own move within range 3 of you, you may move it 1 hex. Refreshes "
        "at the start of a round and whenever you Hold.",
        ops.Move(who="actor", up_to=1),
    ),
    starter("Come Closer, Dear", "ACTION", 3, icon="pull")
    .aimed(min=2, max=6)
    .says(
        "Move an opposing Phantom at range 2 to 6 up to 2 hexes towards you.",
        ops.Move(who="target", up_to=2, direction="toward"),
    ),
    starter("Curtsey", "REACTION", 2, icon="large-dress")
    .when("attack_declared", by="enemy", to="self")
    .says(
        "When an attack is declared against you, discard a card and move up to 2 hexes; range is then measured again.",
        ops.Discard(cost=True, n=1),
        ops.Move(up_to=2),
    ),
    starter("Visiting Card", "FREE ACTION", 4, icon="love-letter")
    .aimed()
    .says("Look at one opponent's hand, then draw a card.", ops.Look(who="target", zone="hand"), ops.Draw(n=1)),
    starter("Fan Stroke", "ATTACK", 3, keywords=("TANGLE", "SOLO"), icon="handheld-fan").says(
        "TANGLE, SOLO: aim at any hex within range 3, and shift the target 1 hex afterwards."
    ),
    Card("Gilded Leash", "PERSISTENT", 6, keywords=("PARALYZE",), limit="turn", icon="crossed-chains")
    .lying("target", until="round_end")
    .aimed(max=4)
    .when("turn_start", by="self", must=True)
    .says(
        "Place before an opponent whose Phantom is within range 4 until the end of the round: PARALYZE. At the "
        "start of each of your turns discard a card or destroy this card.",
        ops.Choose(among=((ops.Discard(cost=True, n=1),), (ops.Destroy(what="this"),))),
    ),
    Card("Unpaid Favour", "PERSISTENT", 1, keywords=("INDESTRUCTIBLE",), icon="pay-money")
    .lying("target", until="round_end")
    .aimed()
    .says(
        "INDESTRUCTIBLE. Place before any opponent until the end of the round. That player must discard a card "
        "for each Move action, or may not take it.",
        ops.Tax(who="holder", on="move_action"),
    ),
    Card("Lead and Follow", "ACTION", 4, icon="shaking-hands")
    .aimed(max=2)
    .says(
        "Choose an opposing Phantom within range 2. Move yourself up to 2 hexes, then move that Phantom up to 2 hexes.",
        ops.Move(up_to=2),
        ops.Move(who="target", up_to=2),
    ),
    Card("Small Scandal", "REACTION", 6, icon="drama-masks")
    .when("card_played", by="enemy", conditions=(ops.CardType(types=("ACTION", "FREE ACTION", "PERSISTENT")),))
    .says(
        "When an opponent plays an ACTION, FREE ACTION or PERSISTENT card for its effect, discard a card: that "
        "card is cancelled.",
        ops.Discard(cost=True, n=1),
        ops.Cancel(),
    ),
    Card("Unrefusable Waltz", "ATTACK", 5, keywords=("STUNNED",), icon="puppet").says(
        "If one of your effects has moved the target this turn and this attack damages it, the target is STUNNED.",
        ops.Stun(when="damaged", conditions=(ops.Moved(min=1, who="target", forced=True),), who="target"),
    ),
)
