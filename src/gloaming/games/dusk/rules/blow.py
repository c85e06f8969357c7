"""One blow of an attack, and what follows from the cards in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

from msgspec.structs import replace

from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import NO_TALLY, Tally
from gloaming.games.dusk.state import NOTHING, State
from gloaming.kernel.frozen import Frozen

if TYPE_CHECKING:
    from gloaming.games.dusk.rules.attack import Attack
    from gloaming.games.dusk.verbs import Play


class Blow(Frozen):
    """What strikes one target with one roll: a card, or all cards of a Called Shot."""

    cards: tuple[int, ...]
    target: int
    called: bool = False
    state: Literal["open", "blocked", "missed"] = "open"
    done: bool = False
    damage: int = 0
    landed: bool = False
    """True once it has hit, blocked or not."""

    def is_open(self, seat: int) -> bool:
        """True if it strikes that seat, and nothing has stopped it."""
        return self.target == seat and self.state == "open"


def power(attack: Attack, blow: Blow, word: str) -> int:
    """The number of a keyword of one blow, 0 where it has not got it."""
    return sum(power_of(attack, card, word) for card in blow.cards)


def power_of(attack: Attack, card: int, word: str) -> int:
    """The number of a keyword of one card of an attack, 0 where it has not got it."""
    found = 0 if card in attack.plain else CARDS[card].attack_powers.get(word, 0)
    return found + sum(number for other, granted, number in attack.granted if other == card and granted == word)


def speaks(attack: Attack, card: int, moment: str) -> bool:
    """True if the text of a card of an attack does something at that moment; one that was not paid for does not."""
    return moment in CARDS[card].moments and card not in attack.plain


def needs(attack: Attack, blow: Blow) -> tuple[int, ...]:
    """The values that block a blow: its own, or for a Called Shot the sum or that of any card in it.

    OVERPOWER makes its own card stronger, and so the sum, but no other card of a Called Shot.
    """
    total = attack.value + power(attack, blow, "OVERPOWER")
    if not blow.called:
        return (total,)
    parts = {attack.values[attack.cards.index(card)] + power_of(attack, card, "OVERPOWER") for card in blow.cards}
    return tuple(sorted({total, *parts}))


def entangled(attack: Attack, blow: Blow) -> int:
    """How far TANGLE reaches: to the value of its own card, also where that is one of a Called Shot; 0 without it."""
    reach = (attack.values[attack.cards.index(card)] for card in blow.cards if power_of(attack, card, "TANGLE"))
    return max(reach, default=0)


def range_to(g: State, attack: Attack, place: int) -> int:
    """How far an attack has to reach to a hex."""
    origin = attack.wick if attack.wick != NOTHING else g.players[attack.by].hex
    return g.board.distance[origin][place]


def at_range(g: State, attack: Attack, place: int) -> bool:
    """True if a hex is as far away as the attack says, or no farther off than it may be."""
    return abs(range_to(g, attack, place) - attack.value) <= attack.slack


def tally_of(attack: Attack, card: int) -> Tally:
    """What a card of the attack has been paid for its text."""
    return next((tally for other, tally in attack.tallies if other == card), NO_TALLY)


def attack_of(g: State, depth: int) -> Attack:
    """The attack that lies at this depth of the agenda."""
    attack: Attack = g.rule_at(depth)
    return attack


def note_blow(g: Play, depth: int, at: int, **fields: Any) -> None:
    """Note on an attack what has become of one of its blows."""
    blows = attack_of(g, depth).blows
    g.amend(depth, blows=(*blows[:at], replace(blows[at], **fields), *blows[at + 1 :]))


def attack_at(g: State, depth: int) -> Attack | None:
    """The attack at this depth of the agenda or next below it."""
    for frame in reversed(g.agenda[: depth + 1] if depth >= 0 else g.agenda):
        if type(frame.rule).__name__ == "Attack":
            return cast("Attack", frame.rule)
    return None
