"""What the ops of quests ask of the rules: each gives back the rule that does it. `rules/quest.py` has them."""

from __future__ import annotations

from gloaming.games.descent.quests.encounter import DoorHere
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.quests.verbs import QuestVerbs
from gloaming.games.descent.state import NOBODY
from gloaming.kernel import Rule


class QuestHooks(QuestVerbs, kw_only=True):
    """A game of Descent whose quest can be carried out."""

    def quest_hears(self, what: Happening) -> Rule | None:
        """The rules of the quest that something sets off; nothing where none could."""
        raise NotImplementedError

    def counting(self, counter: str, add: int, that: int = NOBODY, by: int = NOBODY) -> Rule | None:
        """A counter changes, and the rules that hear it speak."""
        before, after = self.change_counter(counter, self.counter(counter) + add)
        what = Happening(on="counter", that=that, by=by, word=counter, before=before, after=after)
        return self.quest_hears(what) if before != after else None

    def arriving(
        self,
        name: str,
        count: int,
        places: tuple[tuple[int, ...], ...],
        *,
        rank: str = "minion",
        over_limit: bool = False,
        half: bool = False,
    ) -> Rule:
        raise NotImplementedError

    def placing(self, figure: int, spaces: tuple[int, ...]) -> Rule:
        raise NotImplementedError

    def moving_by(self, figure: int, points: int, seat: int) -> Rule:
        raise NotImplementedError

    def acting_now(self, figure: int, may: tuple[str, ...], count: int) -> Rule:
        raise NotImplementedError

    def testing_one_of(self, figure: int, attributes: tuple[str, ...], by: int) -> Rule:
        raise NotImplementedError

    def ordering(self, figures: tuple[int, ...]) -> Rule:
        """Figures in the order their side likes."""
        raise NotImplementedError

    def standing_up(self, figure: int) -> Rule:
        """The free roll to stand up."""
        raise NotImplementedError

    def drawing_search(self, figure: int, count: int = 1) -> Rule:
        raise NotImplementedError

    def discarding(self, cards: int) -> Rule:
        """The overlord discards cards of his choice."""
        raise NotImplementedError

    def forbids_token(self, figure: int, token: str) -> bool:
        """True if a rule keeps a figure from picking up such a token."""
        raise NotImplementedError

    def allows(self, figure: int, what: str, door: str = "") -> bool:
        """True if a rule lets a figure do something, and none forbids it (R31)."""
        raise NotImplementedError

    def laid_out_doors(self) -> list[DoorHere]:
        """The doors of the quest in the order of the map."""
        raise NotImplementedError
