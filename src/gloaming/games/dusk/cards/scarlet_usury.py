"""The cards of Scarlet Usury."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Nicked Vein", "ATTACK", 4, keywords=("BLEED",), icon="ragged-wound").says(
        "BLEED: a Phantom it hits must discard a card or take 1 more damage."
    ),
    starter("Weight Behind It", "FREE ACTION", 2, window="own_turn", icon="armor-punch").says(
        "On your turn: every card of your next attack this turn has OVERPOWER 2.",
        ops.Grant(keywords=("OVERPOWER 2",), of="next_attack", cards=0),
    ),
    starter("Red Breath", "FREE ACTION", 5, icon="bleeding-heart").says(
        "Remove the armour of one of your locations: draw 3 cards.",
        ops.Damage(cost=True, n=1, choose_armour=True),
        ops.Draw(n=3),
    ),
    starter("Many Small Cuts", "ATTACK", 3, keywords=("FOCUS",), icon="crossed-slashes").says(
        "FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card."
    ),
    Card("Leaning Too Far", "ATTACK", 5, keywords=("ACCURATE", "OVERPOWER 1"), icon="sword-brandish").says(
        "ACCURATE, OVERPOWER 1. After it resolves, discard a card.", ops.Discard(when="attack_resolved", n=1)
    ),
    Card("Scarlet Habit", "PERSISTENT", 1, keywords=("INDESTRUCTIBLE",), limit="turn", icon="chalice-drops")
    .lying("self", until="destroyed")
    .when("wounded", by="self", to="enemy")
    .says(
        "INDESTRUCTIBLE. Place before yourself. Your redraw refills to one card fewer, but once per turn, when "
        "your attack wounds a Phantom, draw a card.",
        ops.Refill(by=-1),
        ops.Draw(n=1),
    ),
    Card("Another Bite", "FREE ACTION", 6, window="own_turn", icon="blade-bite").says(
        "On your turn, discard a card: take one more action this turn, usable only for an Attack with a single "
        "card, even if you have already attacked.",
        ops.Discard(cost=True, n=1),
        ops.Action(n=1, kind="attack"),
    ),
    Card("Bare Throat", "REACTION", 3, icon="fangs")
    .when("wounded", by="enemy", to="self")
    .says(
        "When an attack wounds you, attack that attacker at any range with one card from your hand.",
        ops.Attack(at="any"),
    ),
    Card("Red Flood", "ATTACK", 4, keywords=("UNIFIED", "CARVE"), icon="big-wave").says(
        "UNIFIED: it may join any attack or defence of value 4. CARVE: on a bare location roll again; 4 or more "
        "deals 1 more wound."
    ),
)
