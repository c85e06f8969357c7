"""Opening a moment: texts that have to work, rules of the quest, and then whoever may answer."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.effects import About
from gloaming.games.descent.state import NOBODY, NOWHERE, OVERLORD
from gloaming.games.descent.verbs import Play
from gloaming.games.descent.voices import abilities_at
from gloaming.kernel import Next, Rule, Window, again, leave
from gloaming.pieces.effects import all_hold


@lru_cache(maxsize=4096)
def could_be_played(cards: tuple[int, ...], moment: str) -> bool:
    return any(one.at == moment for card in cards for one in CARDS[card].abilities)


class Moment(Rule):
    """Something happens at which others may speak."""

    name: str
    that: int = NOBODY
    by: int = NOBODY
    space: int = NOWHERE
    depth: int = -1
    """The frame that opened it."""
    spoken: tuple[tuple[int, int, int], ...] = ()
    """What has spoken already: figure, card, place on it."""
    played: tuple[tuple[str, int], ...] = ()
    """Overlord cards played for this, and on whom (DE-280)."""

    def must_speak(self, g: Play) -> Next:
        """Texts that work by themselves, one after another."""
        for figure, card, n, one in g.voices.speakers.get(self.name, ()):
            if one.must and (figure, card, n) not in self.spoken:
                about = about_moment(g, self, figure, card, n)
                if all_hold(g, about, one.when):
                    return self.having(spoken=(*self.spoken, (figure, card, n))).then(g.using(about))
        return again("quest_speaks")

    def next_text(self, g: Play) -> Next:
        return again("must_speak")

    def quest_speaks(self, g: Play) -> Next:
        return g.quest_speaks(self.name, self.that, self.by, self.space)

    def judge(self, g: Play) -> Next:
        """All rules of the quest about one event run before victory is checked (R76)."""
        return leave("Round") if g.decided() else None

    def may_speak(self, g: Play) -> Next:
        return Window(self.name, g.seat_order())


def happens(
    g: Play, name: str, that: int = NOBODY, by: int = NOBODY, space: int = NOWHERE, depth: int | None = None
) -> Moment | None:
    """Open a moment; nothing where nobody could speak."""
    speakers, held, heard = g.voices.speakers.get(name, ()), abilities_at(g.hand, name), g.quest_listens(name)
    if speakers or held or heard:
        moment = Moment(name, that, by, space, g.depth if depth is None else depth)
        if heard or (held and g.cards_for(moment)):
            return moment
        for figure, card, n, one in speakers:
            if not one.when or all_hold(g, about_moment(g, moment, figure, card, n), one.when):
                return moment
    if g.listener is not None:
        g.tell_opened(name, (OVERLORD,))
    return None


def about_moment(g: Play, moment: Moment, figure: int, card: int, n: int) -> About:
    """What the words of a text mean at a moment."""
    return About(
        seat=g.seat_of(figure) if figure != NOBODY else OVERLORD,
        me=figure,
        card=card,
        n=n,
        moment=moment.name,
        that=moment.that,
        by=moment.by,
        space=moment.space,
        depth=moment.depth,
    )
