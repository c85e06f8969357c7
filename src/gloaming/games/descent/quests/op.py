"""What the ops of quests share: each carries out one action of the vocabulary (`actions.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.actions import Action
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.telling import Telling
from gloaming.games.descent.quests.words import Chooser, Number, Who
from gloaming.games.descent.state import OVERLORD
from gloaming.kernel import Next, Option, choose
from gloaming.pieces import effects
from gloaming.pieces.effects import inside

D = TypeVar("D", bound=Action)
Pick = TypeVar("Pick", bound=Option)


class QuestOp(effects.Op[QuestHooks, Telling], Generic[D], kw_only=True):
    """One action of a quest, carried out."""

    of: D
    place: int = 0
    """Where it stands in its list."""
    inner: tuple[tuple[effects.Op[QuestHooks, Telling], ...], ...] = ()
    """The lists of ops inside it."""

    def lists(self) -> Sequence[Sequence[effects.Op[QuestHooks, Telling]]]:
        return self.inner


class Aimed(QuestOp[D], Generic[D], kw_only=True):
    """An action done to figures, one after another; to one of them that somebody picks; or so several times."""

    one: bool = False
    """Done to `each` alone."""

    def who(self) -> Who:
        """Whom it is done to."""
        found: Who = self.of.who  # type: ignore[attr-defined]
        return found

    def figures(self, g: QuestHooks, about: Telling) -> list[int]:
        return g.called(self.who(), about)

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        """Do it to a figure."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to a figure")

    def aim(self, g: QuestHooks, about: Telling) -> Next:
        pick: Chooser | None = getattr(self.of, "pick", None)
        if self.one or pick is None or self._times(g) != 1:
            return None
        figures = self.figures(g, about)
        if not figures:
            return None
        return choose(picker(g, pick, about), "whom", lots(g, pick, [opt.Choose(figure) for figure in figures]))

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        if self.one:
            return self.to(g, about, about.each)
        times = self._times(g)
        if times != 1:
            return inside(1, *[about] * times) if times > 0 else None
        figures = self.figures(g, about) if aim is None else [aim.figure]
        if not figures or (aim is None and getattr(self.of, "pick", None) is not None):
            return None
        return inside(0, *(replace(about, each=figure) for figure in figures))

    def note(self, about: Telling, result: Any) -> Telling:
        return about

    def lists(self) -> Sequence[Sequence[effects.Op[QuestHooks, Telling]]]:
        once = self if self._plain_times() == 1 else replace(self, of=replace(self.of, times=1))
        return (replace(self, one=True),), (once,)

    def _plain_times(self) -> Number:
        times: Number = getattr(self.of, "times", 1)
        return times

    def _times(self, g: QuestHooks) -> int:
        return g.number_of(self._plain_times())


def lots(g: QuestHooks, pick: Chooser, options: Sequence[Pick]) -> Sequence[Pick]:
    """What may be picked; by chance it is one of them."""
    return [options[g.below(len(options))]] if pick == "random" else options


def picker(g: QuestHooks, pick: Chooser, about: Telling) -> int:
    """Who picks; where chance does, nobody is asked."""
    return OVERLORD if pick == "random" else g.asked_for(pick, about)


def tokens_called(g: QuestHooks, token: str, about: Telling) -> list[int]:
    """The tokens a word means: `this`, or those of a kind that lie on the map or are carried."""
    if token == "this":
        return [about.token] if about.token >= 0 else []
    return [n for n, one in enumerate(g.tokens) if one.kind == token and g.is_on_map(n)]
