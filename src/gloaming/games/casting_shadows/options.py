"""What a player can be offered: every option is one of these."""

from __future__ import annotations

from gloaming.kernel import Option
from gloaming.pieces.subjects import CardOption, SeatOption


class PlayAs(Option, says="Play {character}"):
    character: int


class Accept(Option):
    """Take what the tile grants."""


class Travel(Option):
    """Move to an adjacent hex."""

    hex: int


class Cast(CardOption):
    """Cast a spell from the Spell Book."""


class Reroll(Option, says="Reroll dice"):
    """Roll some dice of the pool again."""


class Protect(Option, says="Protect: remove a cursed crystal"):
    """Remove a Cursed Crystal from the pool."""


class Refresh(Option):
    """Replace the card beside this hex."""


class Collect(Option):
    """Take the card beside this hex, or a Counterspell."""


class UseCard(CardOption, says="Use the {card} card"):
    """Discard a Resource card for its token."""


class UseAbility(Option):
    """Use the Ability of the Shadow Form."""


class EndTurn(Option, says="End the turn"):
    """Go on to Phase 3."""


class Target(SeatOption):
    """Aim at one enemy."""


class TargetHex(Option):
    """Aim at every enemy on one hex."""

    hex: int


class Power(Option):
    """Pay a scaling cost this many times."""

    times: int


class Spend(Option):
    """Pay with one resource; `die` tells fragments on dice of different colours apart."""

    resource: str
    die: str = ""


class Change(Option):
    """Convert one resource; `using` is what is taken, purple where it stands in for a colour."""

    using: str
    resource: str
    number: int = 1


class RerollDie(Option):
    """Choose a die to roll again."""

    die: int


class RollDice(Option, says="Roll the chosen dice"): ...


class GiveSpell(CardOption, says="Give {card}"):
    """Discard this spell as part of a Collection Cost."""


class Discard(CardOption, says="Discard {card}"):
    """Discard this card to make room in the Spell Book."""


class Absorb(Option):
    """Absorb this many Shadow Fragments."""

    count: int


class Transform(Option):
    """Turn to Shadow Form."""


class Summon(CardOption, says="Summon {card}"):
    """Take this Companion from the portal."""


class Reveal(CardOption, says="Reveal {card}"):
    """Answer with a Counterspell."""


class Flee(Option):
    """Run to an adjacent hex."""

    hex: int


class Leap(Option):
    """Move to this hex with Kit's Ability."""

    hex: int


class Push(Option):
    """Push the enemies of this hex to that one."""

    hex: int
