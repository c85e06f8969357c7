"""A campaign in tests: quests are ended at once for a side, and all that is asked on the way is passed.

t = journey()
t.won_by("heroes")              # First Blood is over, up to the first question of the Campaign phase
t.comes_to("shopping")          # whatever is asked before is passed
t.answers(Buy(card))
t.reaches_quest()               # on to the next quest
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.games.descent.campaign.sheet import CampaignSheet, Result, Winner
from gloaming.games.descent.cards import CARDS, numbers_named
from gloaming.games.descent.rules.encounter import PlayQuest
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, Hero
from gloaming.kernel import PASS, Ask, Event, Option
from gloaming.kernel.agenda import Frame, run
from tests.descent.scene import GAME

MOST_QUESTIONS = 3000


class Journey:
    """A campaign under way."""

    def __init__(self, pos: DescentPosition) -> None:
        self.pos = pos
        self.events: list[Event] = []

    # What is there.

    @property
    def ask(self) -> Ask:
        assert self.pos.ask is not None, "the campaign is over"
        return self.pos.ask

    @property
    def sheet(self) -> CampaignSheet:
        return self.pos.campaign_sheet

    def hero(self, number: int) -> Hero:
        return self.pos.heroes[number]

    def items(self, number: int) -> list[str]:
        return [CARDS[card].name for card in self.hero(number).items]

    def offered(self, kind: type[Option]) -> list[Any]:
        return [option for option in self.ask.options if isinstance(option, kind)]

    def told(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    # What is given.

    def writes(self, **fields: Any) -> None:
        """Change the Campaign sheet."""
        self.pos.campaign = replace(self.sheet, **fields)

    def gives(self, hero: int, *names: str) -> list[int]:
        """Cards come to a hero from the shop, the box or the Search deck."""
        given = []
        for name in names:
            card = next(n for n in numbers_named(name) if n in (*self.pos.shop, *self.pos.box, *self.pos.search_deck))
            for zone in ("shop", "box", "search_deck"):
                setattr(self.pos, zone, tuple(n for n in getattr(self.pos, zone) if n != card))
            self.pos.heroes[hero] = replace(self.hero(hero), items=(*self.hero(hero).items, card))
            given.append(card)
        return given

    def teaches(self, hero: int, **fields: Any) -> None:
        """Change a hero."""
        self.pos.heroes[hero] = replace(self.hero(hero), **fields)

    # What happens.

    def answers(self, option: Option) -> None:
        assert option in self.ask.options, f"{option} is not on offer: {self.ask}"
        self.events += GAME.apply(self.pos, self.ask.options.index(option))

    def agree(self, option: Option) -> None:
        """All hero players say the same (DE-421)."""
        for _ in {hero.seat for hero in self.pos.heroes}:
            self.answers(option)

    def is_asked_again(self) -> None:
        """The question is put anew after something was changed."""
        frame = self.pos.agenda[-1]
        self.pos.agenda[-1] = Frame(frame.rule, frame.step - 1)
        run(self.pos)

    def passes(self) -> None:
        """Answer with a pass, or with the first option where nobody can pass."""
        self.answers(PASS if PASS in self.ask.options else self.ask.options[0])

    def comes_to(self, *topics: str) -> None:
        """Pass until one of these questions is put."""
        for _ in range(MOST_QUESTIONS):
            if self.ask.topic in topics:
                return
            self.passes()
        raise AssertionError(f"nobody is asked {topics}")

    def won_by(self, winner: Winner, *, and_goes_on: bool = True) -> None:
        """The quest is over as if that side had won its last encounter; then up to the first question after it."""
        pos = self.pos
        depth = pos.depth_of(PlayQuest)
        quest = pos.nearest(PlayQuest)
        del pos.agenda[depth:]
        pos.agenda.append(Frame(replace(quest, at=len(quest.encounters)), PlayQuest.places["decide"]))
        pos.results, pos.active = (*pos.results, winner), NOBODY
        pos.listener = self.events
        run(pos)
        pos.listener = None
        if and_goes_on and pos.ask is not None:
            self.passes()

    def reaches_quest(self) -> None:
        """Pass everything until the first hero of the next quest may act."""
        self.comes_to("next_hero", "act")

    def plays(self, *winners: Winner) -> None:
        """Quests are won in this order, and nothing is bought between them."""
        for winner in winners:
            self.reaches_quest()
            self.won_by(winner)


def journey(seats: int = 5, seed: int = 1, **options: object) -> Journey:
    """A campaign at its first question."""
    return Journey(GAME.new(seats, seed, {"mode": "campaign", **options}))


def after(*log: tuple[str, Winner], seats: int = 5, seed: int = 1, gold: int = 0) -> Journey:
    """A campaign in whose log these quests stand before the one that is being played: the last of them ends now."""
    t = journey(seats, seed)
    t.reaches_quest()
    *earlier, (quest, winner) = log
    t.writes(log=tuple(Result(*one) for one in earlier), gold=gold)
    t.pos.quest = quest
    t.won_by(winner)
    return t
