"""The transport glyphs of The Monster's Hoard: the special rule of its second encounter."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.rules.move import EnterSpace, Walk
from gloaming.games.descent.state import IMMOBILIZED
from gloaming.kernel import Next, Rule

WITH_GLYPHS = "the_monsters_hoard_2"
"""The encounter that has them."""


def glyphs_to(g: QuestHooks, figure: int) -> Iterator[opt.StepThrough]:
    """From a glyph to another one in sight whose space is empty, for 1 movement point; heroes if Frederick is safe."""
    one = g.figures[figure]
    if not one.points or one.conditions & IMMOBILIZED or g.in_pit(figure):
        return
    if one.side == "heroes" and not g.counter("frederick_safe"):
        return
    glyphs = [token.space for token in g.tokens if token.kind == "glyph"]
    if any(one.mask >> space & 1 for space in glyphs):
        for space in glyphs:
            if g.empty() >> space & 1 and g.sees(figure, space) and g.bases_over(figure, space):
                yield opt.StepThrough(space)


class ThroughGlyph(Rule):
    """A figure goes from glyph to glyph as if the two were adjacent."""

    figure: int
    space: int

    def step(self, g: QuestHooks) -> Next:
        g.step(self.figure, self.space, 1)
        return EnterSpace(self.figure, self.space)

    def settle(self, g: QuestHooks) -> Next:
        """A large figure lays its base down again (DE-291)."""
        large = g.on_map(self.figure) and g.sheet(self.figure).size != (1, 1)
        return Walk(self.figure, self.space, last=self.space) if large else None
