"""The BASIC deck: ten numbers, two Wilds and the Tilt, the same for everyone."""

from gloaming.games.dusk.cards.card import Card
from gloaming.pieces.origins import RULEBOOK

# Named in full: what names a picture here is what the browser brings.
DICE = (
    "dice-six-faces-one",
    "dice-six-faces-two",
    "dice-six-faces-three",
    "dice-six-faces-four",
    "dice-six-faces-five",
)
NUMBERS = tuple(
    Card(
        name=str(value),
        pool="basic",
        type="NUMBER",
        value=value,
        text=f"A number: move {value}, attack at range {value}, block or dodge.",
        icon=die,
        origin=RULEBOOK,
    )
    for value, die in enumerate(DICE, 1)
)
WILD = Card(
    name="Wild",
    pool="basic",
    type="WILD",
    text="A number from 1 to 9, chosen as it is played.",
    icon="card-joker",
    origin=RULEBOOK,
)
TILT = Card(
    name="Tilt",
    pool="basic",
    type="TILT",
    text="At any time: roll one die again that was just rolled, or draw 2 cards.",
    icon="rolling-dices",
    origin=RULEBOOK,
)
BASIC = (*(number for number in NUMBERS for _ in range(2)), WILD, WILD, TILT)
