"""The blade of The Dawnblade: whoever carries it has the relic it is, for that encounter only (SR-19)."""

from __future__ import annotations

from gloaming.games.descent.campaign.relics import OVERLORD_SIDE, relic_named
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.state import NOTHING

ENCOUNTER = "the_dawnblade_2"
BLADE = "blade"
DAWNBLADE = relic_named("Dawnblade")
DUSKBLADE = OVERLORD_SIDE[DAWNBLADE]


class BladeVerbs(QuestHooks, kw_only=True):
    """A game of Descent in which the blade can be borne."""

    def relic_given_to(self, lieutenant: str) -> int:
        """The relic a lieutenant was given for this quest."""
        relic = self.campaign.relic_of(lieutenant) if self.campaign is not None else None
        return NOTHING if relic is None else relic

    def _carry(self, figure: int, token: int) -> None:
        super()._carry(figure, token)
        if self.encounter != ENCOUNTER:
            return
        one = self.figures[figure]
        bears = token != NOTHING and self.tokens[token].kind == BLADE
        if one.kind == "hero":
            # It is equipped beyond the limits for hands, and none of his own things.
            others = tuple(card for card in self.heroes[figure].equipped if card != DAWNBLADE)
            self._change_hero(figure, equipped=(*others, DAWNBLADE) if bears else others)
        elif one.kind == "lieutenant":
            self._change(figure, relic=DUSKBLADE if bears else self.relic_given_to(one.name))
