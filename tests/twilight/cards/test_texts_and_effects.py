"""A text says what its effect does: the same figures, levels and leave, for every card, Heresy and part of a Deity."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

import msgspec

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.conditions import If
from gloaming.games.twilight.effects import Ability, Op, Price, Select
from gloaming.games.twilight.power import LEVEL_NAMES, LEVELS
from gloaming.games.twilight.state import MOST_BLESSINGS
from tests.proof import rule

Part = TypeVar("Part")

NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5}
SAID_IN_DIGITS = (
    *(ops.DamageCreature, ops.DamageLifeStack, ops.Heal, ops.Restore, ops.Foresee, ops.Obliterate, ops.Defile),
    *(ops.PreventDamage, ops.ArmorPlayer),
)
"""What these come to is said as a digit, also where it is 1; other ops speak of one card, or of two."""


class Text(NamedTuple):
    """Words of a card and what they do."""

    name: str
    words: str
    effect: tuple[Ability, ...]

    def parts(self, *kinds: type[Part]) -> Iterator[Part]:
        """The parts of the effect of some kinds, wherever they stand in it."""
        return (part for part in _parts(self.effect) if isinstance(part, kinds))


def _parts(thing: object) -> Iterator[object]:
    if isinstance(thing, tuple):
        for part in thing:
            yield from _parts(part)
    elif isinstance(thing, msgspec.Struct):
        yield thing
        yield from _parts(tuple(getattr(thing, field) for field in thing.__struct_fields__))


def _texts() -> Iterator[Text]:
    for card in FACES:
        yield Text(f"{card.name}{' (mini)' if card.mini else ''}", card.text, card.abilities)
        if card.heresy:
            yield Text(f"Heresy of {card.name}", card.heresy, card.heresy_does)
    for deity in DEITIES:
        for number, part in enumerate(deity.parts, 1):
            yield Text(f"part {number} of {deity.name}", part.text, part.abilities)


TEXTS = [*_texts()]


def disagreeing(done: Callable[[Text], object], said: Callable[[str], object]) -> list[str]:
    """The texts that say something else than they do."""
    pairs = ((text, done(text), said(effective(text.words))) for text in TEXTS)
    return [f"{text.name} says {words} and does {does}" for text, does, words in pairs if does != words]


def effective(words: str) -> str:
    """Words without what only explains a keyword."""
    return re.sub(r"\(look[^)]*\)", "", words)


def times(pattern: str) -> Callable[[str], int]:
    """How often a text says something."""
    return lambda words: len(re.findall(pattern, words))


# Figures.


def figures_said(words: str) -> list[int]:
    found = [NUMBERS.get(word) or int(word) for word in re.findall(r"\b(?:\d|two|three|four|five)\b", words)]
    ones = times(r"Destroy 1\b")(words)  # as much as "Destroy one card"
    return sorted((Counter(found) - Counter({1: ones})).elements())


def figures_done(text: Text) -> list[int]:
    figures = (_figures(part) for part in _parts(text.effect) if isinstance(part, Op | Select | If))
    return sorted(figure for found in figures for figure in found)


def _figures(part: Op | Select | If) -> Iterable[int]:
    """The figures of one part that its text has to say."""
    if isinstance(part, Select | If):
        n = part.n if isinstance(part, Select) else part.min
        return (n,) if n > 1 else ()
    least = 1 if isinstance(part, SAID_IN_DIGITS) else 2
    amounts = [part.n] if part.n >= least and not part.n_from else []
    if isinstance(part, ops.Modify) and not part.n_from:
        amounts = [part.fight]
    if isinstance(part, ops.GainKeyword) and part.keyword == "armor":
        amounts = [part.value]
    if isinstance(part, ops.DestroyFromDiscard) and part.own_min:
        amounts.append(part.own_min)
    if isinstance(part, ops.RemoveBlessing) and part.n == MOST_BLESSINGS:
        amounts = []  # all of them
    return amounts + [part.cap] * bool(part.cap)


@rule("TG-047")
def test_an_effect_has_the_figures_its_text_says():
    assert disagreeing(figures_done, figures_said) == []


def levels_done(text: Text) -> list[int]:
    """The levels an effect names; one that is about all three names none."""
    found: list[int] = []
    for part in text.parts(Op, Select, Price):
        named = getattr(part, "aspect", ())
        levels = (named,) if isinstance(named, int) else named
        found += () if levels == LEVELS else levels
        for units in (getattr(part, "units", ()), getattr(part, "delta", ())):
            found += (level for level, count in enumerate(units, 1) for _ in range(abs(count)))
    return sorted(found)


@rule("TG-200")
def test_an_effect_is_about_the_levels_its_text_says():
    named = re.compile("Lesser|Greater|Exalted")
    assert disagreeing(levels_done, lambda words: sorted(map(LEVEL_NAMES.index, named.findall(words)))) == []


def test_no_card_becomes_dearer():
    assert {max(change.delta) for text in TEXTS for change in text.parts(ops.ChangeCost)} == {0}


# Leave, times and prices.


def leaves_done(text: Text) -> int:
    return sum(op.may for op in text.parts(Op)) + sum(ability.may for ability in text.parts(Ability))


def test_who_may_decline_is_told_so():
    assert disagreeing(leaves_done, times(r"\bmay\b")) == []


def fewer_done(text: Text) -> int:
    return sum(look.n > 1 for look in text.parts(ops.LookAtAspects)) + sum(one.up_to for one in text.parts(Select))


def test_fewer_cards_may_be_chosen_where_it_says_up_to():
    assert disagreeing(fewer_done, times("[Uu]p to (?:two|three)")) == []


def test_what_works_once_per_turn_says_so():
    assert disagreeing(lambda text: sum(one.once for one in text.parts(Ability)), times("nce per turn")) == []


def test_a_price_is_what_the_text_asks_for():
    assert disagreeing(lambda text: sum(one.exhaust for one in text.parts(Price)), times("Exhaust(?: and|:)")) == []
    assert disagreeing(lambda text: sum(one.x for one in text.parts(Price)), times("pay X")) == []


def test_the_rest_of_a_text_hangs_on_what_it_makes_a_condition():
    condition = times("if you did|Exhaust one of your Fresh Creatures:")
    assert disagreeing(lambda text: sum(op.gate for op in text.parts(Op)), condition) == []


# Which cards.


def test_an_effect_is_about_all_cards_where_its_text_names_no_number():
    plural = r"(?<!of )[Yy]our (?:\w+ )?(?:Creatures|Soldiers) (?!cost)|[Aa]ll Creatures|^Creatures of"
    said = times(rf"{plural}|(?<!for )each (?:\w+ |of your )?Creatures?\b")
    assert disagreeing(lambda text: len({one for one in text.parts(Select) if one.all}), said) == []


def test_a_card_is_left_out_where_its_text_speaks_of_others():
    said = times("other (?:of your Creatures|(?:attacking )?Soldiers)")
    assert disagreeing(lambda text: sum(one.other for one in text.parts(Select)), said) == []


def test_what_enters_beyond_the_limit_or_thaws_says_so():
    beyond = times("outside the Creature Limit")
    assert disagreeing(lambda text: sum(one.ignore_limit for one in text.parts(ops.PutIntoPlay)), beyond) == []
    thaws = times("Remove all Freeze markers from, and refresh")
    assert disagreeing(lambda text: sum(one.thaw for one in text.parts(ops.Refresh)), thaws) == []
