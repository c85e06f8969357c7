"""Every card that attacks, by each of its keywords: the keyword has to show in play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.games.dusk.cards import CARDS, POOL
from gloaming.games.dusk.options import Go
from tests.dusk.scene import DuskScene, Seat, dusk

PRICED = ("Same Old Refrain",)


def attack(name: str, *faces: int, at: int = 0, hand: tuple[str, ...] = (), moved: int = 0, **bob: object) -> DuskScene:
    """Ann attacks Bob with this card; what is offered for its text is declined."""
    value = CARDS_BY_NAME[name].value
    reach = at or value
    theirs: Seat = {"hand": [], "exhausted": True, **bob}  # type: ignore[typeddict-item]
    theirs["at"] = f"E{1 + reach}"
    t = dusk(ann={"hand": [name, *hand], "moved": moved, "exhausted": True, "at": "E1"}, bob=theirs)
    if faces:
        t.rolls(*faces)
    t.ann.does(f"attack with {name}")
    if t.pos.ask is not None and t.pos.ask.topic == "aim":
        t.ann.does(f"at bob as {value}")
    if t.pos.ask is not None and t.pos.ask.topic == "pay_text":
        t.ann.does("pay for " + name if name in PRICED else "no")
    return t


CARDS_BY_NAME = {card.name: card for card in POOL}


def accurate(name: str) -> None:
    t = attack(name, 1, 6, hand=("1",))
    t.lets_be()
    t.ann.is_offered_only("the 1", "the 6")


def bleed(name: str) -> None:
    t = dusk(
        ann={"hand": [name], "exhausted": True, "at": "E1"},
        bob={"hand": ["Tilt"], "exhausted": True, "at": f"E{1 + CARDS_BY_NAME[name].value}"},
        rolls=[2],
    )
    t.ann.strikes(name)
    t.lets_be()
    t.bob.is_offered_only("discard Tilt", "discard none")


def carve(name: str) -> None:
    t = attack(name, 2, 5, bare=[2])
    if t.pos.ask is not None and t.pos.ask.topic == "precise":
        t.ann.does("leave it")
    assert t.bob.wounds == 3


def crush(name: str) -> None:
    t = attack(name, 3, 4)
    assert t.bob.bare == [3]
    assert t.bob.wounds == 4


def knockback(name: str) -> None:
    number = CARDS_BY_NAME[name].powers["KNOCKBACK"]
    t = attack(name, 3)
    assert t.pos.ask is not None
    assert t.pos.ask.topic == "go"
    distance = t.pos.board.distance[t.ann.player.hex]
    assert max(distance[o.hex] for o in t.pos.ask.options if isinstance(o, Go)) == CARDS_BY_NAME[name].value + number


def melody(name: str) -> None:
    value = CARDS_BY_NAME[name].value
    far = 7 if value != 7 else 6
    t = attack(name, 4, at=far, hand=("1",) if name in PRICED else ())
    assert t.bob.bare == [3]
    t = attack(name, 4, hand=("1",) if name in PRICED else ())
    assert t.bob.bare == [4]


def momentum(name: str) -> None:
    for moved, wounds in ((1, 4), (0, 5)):
        t = attack(name, 3, moved=moved)
        t.takes_it_all()
        assert t.bob.wounds == wounds


def overpower(name: str) -> None:
    card = CARDS_BY_NAME[name]
    need = card.value + card.powers["OVERPOWER"]
    t = dusk(
        ann={"hand": [name], "exhausted": True, "at": "E1"},
        bob={"hand": ["Wild"], "exhausted": True, "at": f"E{1 + card.value}"},
    )
    t.ann.strikes(name)
    t.lets_be()
    if t.pos.ask is not None and t.pos.ask.topic == "shards":
        t.ann.does("spend 0")
    assert t.bob.is_asked
    t.bob.is_offered_only(f"block for {need}", "take it")


def paired(name: str) -> None:
    t = attack(name, 2, 3, hand=("5",))
    t.ann.does("discard 5")
    assert t.bob.bare == [2, 3]


def poison(name: str) -> None:
    value = CARDS_BY_NAME[name].value
    t = dusk(
        ann={"hand": [name], "exhausted": True, "at": "E1"},
        bob={"hand": ["Tilt"], "exhausted": True, "at": f"E{1 + value}", "bare": [2]},
        rolls=[2],
    )
    t.ann.strikes(name)
    t.takes_it()
    assert t.bob.void == ["Tilt"]


def precise(name: str) -> None:
    t = attack(name, 3)
    t.ann.is_offered_only("lower to", "raise to", "leave it")


def rebound(name: str) -> None:
    t = attack(name, 2, bare=[2])
    assert len(t.ann.hand) == 1


def reveal(name: str) -> None:
    t = attack(name, 1, hand=("1",) if name in PRICED else ())
    assert name in t.ann.hand


def solo(name: str) -> None:
    value = CARDS_BY_NAME[name].value
    t = dusk(ann={"hand": [name, "Wild"], "exhausted": True, "at": "E1"}, bob={"hand": [], "at": f"E{1 + value}"})
    t.ann.does("attack with Wild")
    if t.pos.ask is not None and t.pos.ask.topic == "aim":
        t.ann.does(f"at bob as {value}")
    assert t.pos.attacked
    assert name in t.ann.hand


def tangle(name: str) -> None:
    t = attack(name, 4)
    assert t.bob.bare
    assert t.pos.ask is not None
    assert t.pos.ask.topic == "go"
    if CARDS_BY_NAME[name].value > 1:
        t = attack(name, 4, at=1)
        assert t.bob.bare


def unified(name: str) -> None:
    value = CARDS_BY_NAME[name].value
    t = dusk(ann={"hand": [str(value), name], "exhausted": True, "at": "E1"}, bob={"hand": [], "at": f"E{1 + value}"})
    t.ann.does(f"attack with {value}")
    t.ann.does("strike")
    t.ann.is_offered(f"join with {name}")


def brace(name: str) -> None:
    t = dusk(
        ann={"hand": ["5"], "moved": 1, "at": "E1"}, bob={"hand": [name], "at": "E6", "exhausted": True}, rolls=[2]
    )
    t.ann.strikes("5")
    t.bob.does(f"brace with {name}")
    assert t.ann.bare == [2]


def cleave(name: str) -> None:
    value = CARDS_BY_NAME[name].value
    t = dusk(
        ann={"hand": [name], "at": "E5"},
        bob={"hand": [], "at": f"E{5 - value}"},
        cat={"hand": [], "at": f"E{5 + value}"},
        rolls=[3, 3, 3, 3],
    )
    t.ann.does(f"attack with {name}")
    t.ann.does(f"at bob as {value}")
    t.takes_it_all()
    assert [t.bob.bare, t.cat.bare].count([]) == 0


def focus(name: str) -> None:
    value = CARDS_BY_NAME[name].value
    t = dusk(
        ann={"hand": [name, str(value), str(value)], "at": "E1"},
        bob={"hand": [], "at": f"E{1 + value}", "exhausted": True},
    )
    t.ann.strikes(str(value), adding=[str(value), name])
    t.takes_it()
    t.rolls(2)
    t.ann.does(f"resolve {name} against bob")
    assert 4 in t.bob.bare


def smite(name: str) -> None:
    value = CARDS_BY_NAME[name].value
    t = dusk(ann={"hand": [name], "at": "E1"}, bob={"hand": [], "at": f"E{value}"})
    t.ann.does(f"attack with {name}")
    assert all(option.verb == "aim_at_hex" for option in t.ann.ask.options)


SHOWN: dict[str, Callable[[str], None]] = {
    f.__name__.upper(): f
    for f in (
        *(accurate, bleed, brace, carve, cleave, crush, focus, knockback, melody, momentum, overpower, paired),
        *(poison, precise, rebound, reveal, smite, solo, tangle, unified),
    )
}
ELSEWHERE = {"DEFEND", "QUELL", "STUNNED", "PARALYZE", "SACROSANCT"}
"""Shown by the tests of the cards themselves, or of the keyword."""
PAIRS = [
    (card.name, keyword) for card in CARDS[: len(POOL)] if card.attacks for keyword in card.powers if keyword in SHOWN
]


@pytest.mark.parametrize(("name", "keyword"), PAIRS)
def test_the_keywords_of_every_attacking_card_show_in_play(name, keyword):
    SHOWN[keyword](name)


def test_no_keyword_of_an_attacking_card_is_left_out():
    words = {keyword for card in POOL if card.attacks for keyword in card.powers}
    assert words == (set(SHOWN) | ELSEWHERE) & words
