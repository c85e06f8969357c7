"""The options of a question as a person meets them: a key, words, and what on the table they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from string import ascii_lowercase, ascii_uppercase

from rich.cells import cell_len
from rich.text import Text

from gloaming.kernel import Option, Pass
from gloaming.terminal.canvas import middle_cut
from gloaming.terminal.panel import Key

COMMANDS = "hilqsu"
"""Letters that are commands of the table and never stand for an option."""
PASS_LABEL = "0"
ENOUGH_KEYS = 18
"""Up to so many options have keys of one kind: digits and small letters that stand for no verb."""


@dataclass(frozen=True)
class Choice:
    """One option of the question."""

    number: int
    """Its place in the question: what is answered."""
    label: str
    """The key that chooses it; empty where there are more options than keys."""
    letter: str
    """A letter that always stands for this verb; may be empty."""
    symbol: Text
    words: str
    option: Option
    about: tuple[Key, ...]
    doubt: str
    """Why a person may not mean it."""
    brief: str = ""
    """The words in short, where it is one of many places on the board."""


def label_all(options: Sequence[Option], verbs: Mapping[str, str]) -> list[tuple[str, str]]:
    """The label and the letter of each option: 1 to 9 first, then letters; passing is always 0."""
    used = [option.verb for option in options]
    # With many options a letter keeps its meaning only where it has one now.
    kept = {verbs[verb] for verb in used if verb in verbs} if len(options) > ENOUGH_KEYS else set(verbs.values())
    digits = iter("123456789")
    spare = iter(c for c in (*ascii_lowercase, *ascii_uppercase) if c not in COMMANDS and c not in kept)
    labelled = []
    for option in options:
        letter = verbs.get(option.verb, "") if used.count(option.verb) == 1 else ""
        label = PASS_LABEL if isinstance(option, Pass) else next(digits, "") or letter or next(spare, "")
        labelled.append((label, letter))
    return labelled


def words_in(choices: Sequence[Choice], room: int) -> list[str]:
    """The words of each option for cells of that width: where some do not fit, without what all of them begin with.

    Options that would look the same are cut in their middle.
    """
    said = [choice.words for choice in choices]
    if max(map(cell_len, said), default=0) <= room:
        return said
    alike = [choice.words.split(" ") for choice in choices if not isinstance(choice.option, Pass)]
    if len({choice.option.verb for choice in choices} - {"pass"}) == 1 and len(alike) > 1:
        first_words = takewhile(lambda column: len(set(column)) == 1, zip(*alike, strict=False))
        shared = min(len(list(first_words)), min(map(len, alike)) - 1)
        said = [
            choice.words if isinstance(choice.option, Pass) else " ".join(choice.words.split(" ")[shared:])
            for choice in choices
        ]
    heads = Counter(words[: room - 1] for words in set(said))
    return [words if heads[words[: room - 1]] == 1 else middle_cut(words, room) for words in said]


def marks(choices: Sequence[Choice]) -> dict[Key, str]:
    """Which keys belong beside which thing."""
    found: dict[Key, str] = {}
    for choice in choices:
        for key in choice.about:
            found[key] = found.get(key, "") + (choice.letter or choice.label)
    return found


def chosen_by(key: str, choices: Sequence[Choice]) -> Choice | None:
    """The option a key stands for."""
    return next((choice for choice in choices if key and key in (choice.label, choice.letter)), None)
