"""What goes on working after a card was used, and what other cards of the owner speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.games.descent.effects.op import About, Aimed

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class Last(Aimed, kw_only=True):
    """A modifier of this card works for a figure until a time comes."""

    modifier: int = 0
    until: str
    own: bool = False
    """It is a time of the figure itself that is meant, not of the owner of the text."""

    def to(self, g: Play, about: About) -> Any:
        # What ends with the figure's own attack is nobody else's time.
        owner = -1 if self.own or self.until == "attack" else about.me
        g.make_last(about.card, self.modifier, about.it, self.until, owner)
        return about.it


class Happen(Aimed):
    """Something has been done to a figure that other cards of the owner speak of."""

    moment: str

    def to(self, g: Play, about: About) -> Any:
        return g.happening(self.moment, about.it, about.me) or about.it
