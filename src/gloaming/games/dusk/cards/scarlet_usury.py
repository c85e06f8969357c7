"""The cards of Scarlet Usury."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Action, Attack, Damage, Discard, Draw, Grant, Refill, Trigger

card = partial(Card, pool="skill", set="scarlet_usury")
starter = partial(Card, pool="skill", set="scarlet_usury", starter=True)

SCARLET_USURY = (
    starter(
        name="Nicked Vein",
        type="ATTACK",
        value=4,
        keywords=("BLEED",),
        text="BLEED: a Phantom it hits must discard a card or take 1 more damage.",
        icon="ragged-wound",
    ),
    starter(
        name="Weight Behind It",
        type="FREE ACTION",
        value=2,
        window="own_turn",
        text="On your turn: every card of your next attack this turn has OVERPOWER 2.",
        effect=(Grant(keywords=("OVERPOWER 2",), of="next_attack", cards=0),),
        icon="armor-punch",
    ),
    starter(
        name="Red Breath",
        type="FREE ACTION",
        value=5,
        text="Remove the armour of one of your locations: draw 3 cards.",
        effect=(Damage(cost=True, n=1, choose_armour=True), Draw(n=3)),
        icon="bleeding-heart",
    ),
    starter(
        name="Many Small Cuts",
        type="ATTACK",
        value=3,
        keywords=("FOCUS",),
        text="FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card.",
        icon="crossed-slashes",
    ),
    card(
        name="Leaning Too Far",
        type="ATTACK",
        value=5,
        keywords=("ACCURATE", "OVERPOWER 1"),
        text="ACCURATE, OVERPOWER 1. After it resolves, discard a card.",
        effect=(Discard(when="attack_resolved", n=1),),
        icon="sword-brandish",
    ),
    card(
        name="Scarlet Habit",
        type="PERSISTENT",
        value=1,
        play="ACTION",
        front="self",
        until="destroyed",
        limit="turn",
        keywords=("INDESTRUCTIBLE",),
        trigger=Trigger(on="wounded", by="self", to="enemy"),
        text=(
            "INDESTRUCTIBLE. "
            "Place before yourself. Your redraw refills to one card fewer, but once per turn, when your attack "
            "wounds a Phantom, draw a card."
        ),
        effect=(Refill(by=-1), Draw(n=1)),
        icon="chalice-drops",
    ),
    card(
        name="Another Bite",
        type="FREE ACTION",
        value=6,
        window="own_turn",
        text=(
            "On your turn, discard a card: take one more action this turn, usable only for an Attack with a "
            "single card, even if you have already attacked."
        ),
        effect=(Discard(cost=True, n=1), Action(n=1, kind="attack")),
        icon="blade-bite",
    ),
    card(
        name="Bare Throat",
        type="REACTION",
        value=3,
        trigger=Trigger(on="wounded", by="enemy", to="self"),
        text="When an attack wounds you, attack that attacker at any range with one card from your hand.",
        effect=(Attack(at="any"),),
        icon="fangs",
    ),
    card(
        name="Red Flood",
        type="ATTACK",
        value=4,
        keywords=("UNIFIED", "CARVE"),
        text=(
            "UNIFIED: it may join any attack or defence of value 4. CARVE: on a bare location roll again; 4 or "
            "more deals 1 more wound."
        ),
        icon="big-wave",
    ),
)
