"""The agenda: everything that still has to happen, as frames on one stack, last in first out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

from msgspec.structs import replace

from gloaming.kernel.ask import MOST_OPTIONS, Ask, Option
from gloaming.kernel.frozen import Frozen

if TYPE_CHECKING:
    from gloaming.kernel.position import Position

STEP_LIMIT = 10_000
"""Steps one answer may set off before the rules are taken to run for ever."""

Items: TypeAlias = Callable[[Any, Any], Iterable[int]]
"""From a rule and the position, the numbers that a step runs through."""
Step = TypeVar("Step", bound=Callable[[Any, Any, int], Any])


class Rule(Frozen, tag=True, tag_field="rule"):
    """A rule whose steps are its public methods, run in the order they are written.

    A step takes the position, and the result of the step before it where it has a second parameter.
    It returns what is to happen next: nothing, an Ask, a Rule, or one of the words below.
    Methods that are not steps start with an underscore. A rule made from another has its steps too, in their places.
    """

    steps: ClassVar[tuple[tuple[Callable[..., Any], bool, Items | None], ...]] = ()
    """Each step, whether it takes a value, and what it runs through."""
    places: ClassVar[dict[str, int]] = {"": 0}
    """Where each step stands, by name; no name is the end."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if taken := {"steps", "places"} & cls.__annotations__.keys():
            raise TypeError(f"{cls.__name__} cannot have a field {taken.pop()!r}: every rule has that already")
        kinds = [kind for kind in reversed(cls.__mro__) if issubclass(kind, Rule) and kind is not Rule]
        written = {n: f for kind in kinds for n, f in vars(kind).items() if callable(f) and not n.startswith("_")}
        cls.steps = tuple((f, f.__code__.co_argcount == 3, vars(f).get("items")) for f in written.values())
        cls.places = {name: place for place, name in enumerate((*written, ""))}

    def having(self, **fields: Any) -> Having:
        """The same frame with other fields; `.then(x)` goes on with x."""
        return Having(replace(self, **fields))


class Frame(Frozen):
    """A rule on the agenda and the number of its next step."""

    rule: Rule
    step: int = 0
    left: tuple[int, ...] = ()
    """What that step has still to run for, once it has begun with `each`."""

    def __str__(self) -> str:
        return f"{type(self.rule).__name__}.{['start', *self.rule.places][self.step + bool(self.left)]}"


class Having(Frozen):
    """A step's word: this frame goes on with other fields."""

    rule: Rule
    next: Any = None

    def then(self, following: Ask | Rule | Again | Done | Chosen) -> Having:
        """Change the fields and then do this."""
        return Having(self.rule, following)


class Again(Frozen):
    """A step's word: go on with the named step of this rule.

    Another rule, if one is given, is done first, and its result reaches that step.
    """

    step: str
    after: Rule | None = None


class Done(Frozen):
    """A step's word: this rule is over; the result reaches the next step of the frame below."""

    result: Any = None


class Chosen(Frozen):
    """A step's word: the next step gets this, as if a seat had chosen it."""

    value: Any


class Leave(Frozen):
    """A step's word: drop everything down to and including the nearest frame of that rule."""

    rule: str


Next: TypeAlias = Ask | Rule | Having | Again | Done | Chosen | Leave | None
"""What a step may return."""


again, done, leave = Again, Done, Leave
"""The words as a step says them."""


def each(items: Items) -> Callable[[Step], Step]:
    """Mark a step that runs once for each of some numbers: seats, cards, places.

    They are listed when the step begins and stay the same; what no longer matters when its turn comes, the step lets
    be. A rule it returns is carried out before the next number; `again` and `done` end the loop.
    """

    def marked(step: Step) -> Step:
        vars(step)["items"] = items
        return step

    return marked


def choose(seat: int, topic: str, options: Sequence[Option]) -> Ask | Chosen:
    """Ask a seat to choose, unless there is only one option."""
    return Chosen(options[0]) if len(options) == 1 else Ask(seat, topic, tuple(options))


class EndlessLoop(RuntimeError):
    """The rules went on for too long without a question."""


class BrokenRule(RuntimeError):
    """A step returned something it may not."""


def picture(agenda: list[Frame]) -> str:
    """The agenda in one line, the frame that runs first at the right."""
    return " > ".join(map(str, agenda)) or "(empty)"


def _drop(agenda: list[Frame], rule: str) -> None:
    """Drop the frames down to and including the nearest one of that rule."""
    depth = max((n for n, frame in enumerate(agenda) if type(frame.rule).__name__ == rule), default=None)
    if depth is None:
        raise BrokenRule(f"there is no {rule} to leave at {picture(agenda)}")
    del agenda[depth:]


def run(g: Position, value: Any = None) -> None:
    """Do what the agenda says until a seat is asked or the game is over."""
    agenda = g.agenda
    g.ask = None
    for _ in range(STEP_LIMIT):
        if g.outcome is not None:
            agenda.clear()
            return
        if not agenda:
            raise BrokenRule("nothing is left on the agenda, and the game has no outcome")
        frame = agenda[-1]
        rule, at = frame.rule, frame.step
        steps = rule.steps
        if at == len(steps):
            agenda.pop()
            value = None
            continue
        step, wants_value, items = steps[at]
        if items is None:
            agenda[-1] = Frame(rule, at + 1)
        else:
            left = frame.left or tuple(items(rule, g))
            agenda[-1] = Frame(rule, at, left[1:]) if len(left) > 1 else Frame(rule, at + 1)
            if not left:
                value = None
                continue
            value = left[0]
        result = step(rule, g, value) if wants_value else step(rule, g)
        value = None
        if result is None:
            continue
        if (kind := type(result)) is Having:
            rule = result.rule
            frame = agenda[-1]
            agenda[-1] = Frame(rule, frame.step, frame.left)
            result = result.next
            if result is None:
                continue
            kind = type(result)
        if items is not None and kind in (Ask, Chosen):
            raise BrokenRule(f"the answer would reach no step at {picture(agenda)}: let a rule ask for each")
        if kind is Ask:
            if not 1 <= len(result.options) <= MOST_OPTIONS:
                raise BrokenRule(f"{len(result.options)} options at {picture(agenda)}")
            g.ask = result
            return
        if kind is Again:
            place = rule.places.get(result.step)
            if place is None:
                raise BrokenRule(f"there is no step {result.step!r} at {picture(agenda)}")
            agenda[-1] = Frame(rule, place)
            if result.after is not None:
                agenda.append(Frame(result.after))
        elif kind is Done:
            agenda.pop()
            value = result.result
        elif isinstance(result, Rule):
            agenda.append(Frame(result))
        elif kind is Chosen:
            value = result.value
        elif kind is Leave:
            _drop(agenda, result.rule)
        else:
            raise BrokenRule(f"{result!r} is no next step at {picture(agenda)}")
    raise EndlessLoop(f"no question after {STEP_LIMIT} steps; the agenda is {picture(agenda)}")
