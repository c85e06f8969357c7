"""Items on the chain: something announced or triggered that is answered and then resolves."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight import events
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.rules.perform import Perform
from gloaming.games.twilight.rules.settle import settling, window
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again

LOOKING_BACK = frozenset(("deathbound", "requiem"))
"""Triggers of a card that has left the Combat Field."""
FROM_THE_FIELD = frozenset(("ability", "trigger"))
"""Items that do nothing once their card has left the Combat Field."""


class Item(Rule):
    """Something on the chain: answered, then carried out ability by ability with a response round between."""

    matter: Matter
    at: int = 0
    """How many of its abilities are done."""
    used: int = 0
    """The seats that have used a card effect while it was pending, as bits: they may not Sacrifice against it."""
    countered: bool = False
    dest: Literal["discard", "destroyed", "gone"] = "discard"
    """Where the card goes if countered; `gone` once it is somewhere else."""

    answered = window("chain")
    """Everyone may respond before anything of it happens."""

    def begin(self, g: Play) -> Next:
        """What was countered, or whose source is gone, does nothing; what was Summoned enters play, mostly Fresh."""
        matter = self.matter
        if self.countered or source_gone(g, matter):
            return again("put_away")
        if matter.kind == "summon":
            lumbering = "lumbering" in FACES[matter.face].keywords
            g.enter(matter.card, matter.seat, fresh=not lumbering, direction=matter.direction)
            return again("put_away")
        return None

    def carry_out(self, g: Play) -> Next:
        """The next ability, unless the rest was countered."""
        if self.countered or self.at == len(self.matter.abilities):
            return again("put_away")
        return self.having(at=self.at + 1).then(Perform(self.matter, self.matter.abilities[self.at]))

    settled = settling

    def between(self, g: Play) -> Next:
        """Everyone may respond between two abilities of one card."""
        return again("carry_out", after=g.open("chain")) if self.at < len(self.matter.abilities) else None

    def put_away(self, g: Play) -> Next:
        """The card of a Scheme, or of what was countered, goes to its stack; a used Deity is Spent."""
        matter = self.matter
        if matter.kind == "power":
            g.spend_deity(matter.seat)
        elif self.dest != "gone" and (matter.kind == "scheme" or (matter.kind == "summon" and self.countered)):
            g.drop_card(matter.card, matter.seat, self.dest)
        g.tell(events.Resolved(matter.kind, matter.seat, matter.card, matter.face))
        return self.having(dest="gone")

    settled_again = settling


def source_gone(g: State, matter: Matter) -> bool:
    """True if an ability comes from a card that has left the Combat Field, and does not look back at that."""
    if matter.kind not in FROM_THE_FIELD or matter.card == NOTHING or g.permanent(matter.card) is not None:
        return False
    return matter.ability(matter.abilities[0]).on not in LOOKING_BACK


def pending(g: State) -> list[tuple[int, Item]]:
    """The items of the chain, each with where it is on the agenda, the one that resolves first at the end."""
    return [(depth, frame.rule) for depth, frame in enumerate(g.agenda) if type(frame.rule) is Item]


def chain(g: State) -> list[Item]:
    """The items of the chain, the one that resolves first at the end."""
    return [frame.rule for frame in g.agenda if type(frame.rule) is Item]


def on_chain(g: State) -> list[int]:
    """The cards that lie in no other place because they are being played."""
    return [item.matter.card for item in chain(g) if item.matter.kind in ("scheme", "summon") and item.dest != "gone"]
