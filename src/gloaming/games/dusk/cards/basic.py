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
    Card(str(value), "NUMBER", value, icon=die, origin=RULEBOOK).says(
        f"A number: move {value}, attack at range {value}, block or dodge."
    )
    for value, die in enumerate(DICE, 1)
)
WILD = Card("Wild", "WILD", icon="card-joker", origin=RULEBOOK).says("A number from 1 to 9, chosen as it is played.")
TILT = Card("Tilt", "TILT", icon="rolling-dices", origin=RULEBOOK).says(
    "At any time: roll one die again that was just rolled, or draw 2 cards."
)
BASIC = (*(number for number in NUMBERS for _ in range(2)), WILD, WILD, TILT)
