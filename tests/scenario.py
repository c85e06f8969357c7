"""The scenario language: a test reads as a scene, with players by name, what they do, and what they may not do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from gloaming.api.game import Game
from gloaming.kernel import Ask, Event, Option, Position

P = TypeVar("P", bound=Position)


class Scene(Generic[P]):
    """A game in the middle of play; `t.ann` is the player of that name."""

    turn_frames: ClassVar[tuple[str, ...]] = ()
    """The rules that are on the agenda while a player simply has the turn."""

    def __init__(self, game: Game[P], pos: P, names: Sequence[str]) -> None:
        self.game = game
        self.pos = pos
        self.names = tuple(names)
        self.events: list[Event] = []
        self.things = game.things(pos)

    def say(self, option: Option) -> str:
        """An option in words, as its player reads it."""
        return self.game.say_option(self.pos, option, self.names)

    def offer(self) -> str:
        """Who is asked, and everything on offer, for the message of a failed test."""
        ask = self.pos.ask
        if ask is None:
            return "the game is over"
        return f"{self.names[ask.seat]} is asked ({ask.topic}): " + "; ".join(map(self.say, ask.options))

    def find(self, what: str | Option, options: Iterable[Option]) -> list[Option]:
        """The options that fit a description: by all of its words, by their beginning, or by the verb alone."""
        if isinstance(what, Option):
            return [option for option in options if option == what]
        wanted = what.lower()
        said = [(option, self.say(option).lower()) for option in options]
        exact = [option for option, words in said if words == wanted]
        return exact or [
            option
            for option, words in said
            if re.match(re.escape(wanted) + r"\b", words) or option.verb.replace("_", " ") == wanted
        ]

    def answer(self, option: Option) -> None:
        """Answer the question."""
        assert self.pos.ask is not None
        self.events += self.game.apply(self.pos, self.pos.ask.options.index(option))

    def sayable(self) -> Iterable[Option]:
        """Options this game knows, on offer or not: what a test says is not offered has to be one of them."""
        raise NotImplementedError

    def is_quiet(self) -> None:
        """Nothing is pending but the turn itself, no window is open, and every card is still somewhere."""
        pending = [str(frame) for frame in self.pos.agenda if type(frame.rule).__name__ not in self.turn_frames]
        assert not pending, f"still pending: {', '.join(pending)}; {self.offer()}"
        assert self.game.things(self.pos) == self.things, "cards were lost or made"

    def is_over(self, *winners: str) -> None:
        """The game has ended with these winners, none for a draw."""
        assert self.pos.outcome is not None, f"the game goes on: {self.offer()}"
        assert tuple(self.names[seat] for seat in self.pos.outcome.winners) == winners
        assert not self.pos.agenda


class Actor:
    """One player of a scene: does things, and is offered or refused them."""

    details: ClassVar[dict[str, str]] = {}
    """By topic of a follow-up question, the keyword of `does` that answers it."""
    evidence: ClassVar[dict[str, tuple[type[Event], ...]]] = {}
    """By keyword, the events that tell of such a choice where there was nothing to choose."""

    def __init__(self, scene: Scene[Any], seat: int) -> None:
        self.scene = scene
        self.seat = seat

    @property
    def name(self) -> str:
        return self.scene.names[self.seat]

    @property
    def ask(self) -> Ask:
        """The question to this player."""
        ask: Ask | None = self.scene.pos.ask
        assert ask is not None, f"{self.name} is not asked; {self.scene.offer()}"
        assert ask.seat == self.seat, f"{self.name} is not asked; {self.scene.offer()}"
        return ask

    @property
    def is_asked(self) -> bool:
        ask: Ask | None = self.scene.pos.ask
        return ask is not None and ask.seat == self.seat

    def does(self, what: str | Option, **details: str) -> None:
        """Choose what is described; details (`at="bob"`) answer the questions that follow from it.

        A detail that is not asked for, because there is no choice, must have happened just so.
        """
        so_far = len(self.scene.events)
        self._choose(what)
        left = {keyword: self.parts(keyword, detail) for keyword, detail in details.items()}
        while self.is_asked and left.get(keyword := self.details.get(self.ask.topic, "")):
            self._choose(self.next_part(keyword, left[keyword]))
        told = self.scene.events[so_far:]
        for keyword, detail in details.items():
            assert self.happened(keyword, detail, left[keyword], told), (
                f"{keyword}={detail!r} was not asked and did not happen; {self.scene.offer()}"
            )

    def parts(self, keyword: str, detail: str) -> list[str]:
        """A detail as the answers it stands for."""
        return detail.split(", ")

    def next_part(self, keyword: str, left: list[str]) -> str:
        """Take the part of a detail that answers the present question, and give it back in the option's own words."""
        for part in left:
            named = re.compile(rf"\b{re.escape(part)}(?!\w)", re.IGNORECASE)
            found = self.scene.find(part, self.ask.options) or [
                option for option in self.ask.options if named.search(self.scene.say(option))
            ]
            if found:
                said = {self.scene.say(option) for option in found}
                assert len(said) == 1, f"{part!r} may mean {' or '.join(sorted(said))}"
                left.remove(part)
                return said.pop()
        raise AssertionError(f"none of {keyword}={left} is on offer; {self.scene.offer()}")

    def happened(self, keyword: str, detail: str, unasked: list[str], told: Sequence[Event]) -> bool:
        """True if all of a detail that no question asked for is in what was told of such things."""
        words = [
            self.scene.game.say(self.scene.pos, event, self.scene.names).lower()
            for event in told
            if isinstance(event, self.evidence[keyword])
        ]
        return all(any(part.lower() in line for line in words) for part in unasked)

    def _choose(self, what: str | Option) -> None:
        found = self.scene.find(what, self.ask.options)
        assert found, f"{what!r} is not on offer; {self.scene.offer()}"
        same = {self.scene.say(option) for option in found}
        assert len(same) == 1, f"{what!r} may mean {' or '.join(sorted(same))}"
        self.scene.answer(found[0])

    def is_offered(self, *what: str | Option) -> None:
        """All of these can be chosen now; `pass` is any way to decline."""
        for one in what:
            assert self.scene.find(one, self.ask.options), f"{one!r} is not on offer; {self.scene.offer()}"

    def is_offered_only(self, *what: str | Option) -> None:
        """These can be chosen now and nothing else."""
        self.is_offered(*what)
        others = [o for o in self.ask.options if not any(o in self.scene.find(one, self.ask.options) for one in what)]
        assert not others, f"also on offer: {'; '.join(map(self.scene.say, others))}"

    def is_not_offered(self, *what: str | Option) -> None:
        """None of these can be chosen now, though the game knows them all."""
        offered = self.ask.options if self.is_asked else ()
        for one in what:
            assert not self.scene.find(one, offered), f"{one!r} is on offer"
            assert self.scene.find(one, self.scene.sayable()), f"nothing in this game is called {one!r}"

    def is_not_asked(self) -> None:
        """Somebody else decides now, or nobody."""
        assert not self.is_asked, self.scene.offer()

    def is_refused(self, what: str | Option, rule: str) -> None:
        """This cannot be chosen now, and the reason given cites that rule."""
        if self.is_asked:
            assert not self.scene.find(what, self.ask.options), f"{what!r} is on offer"
        refusals = self.scene.game.explain(self.scene.pos, self.seat)
        found = self.scene.find(what, [refusal.subject for refusal in refusals])
        assert found, f"no reason is given about {what!r}; there are {[r.words for r in refusals]}"
        cited = {refusal.rule for refusal in refusals if refusal.subject in found}
        assert cited == {rule}, f"{what!r} is refused by {cited}"
