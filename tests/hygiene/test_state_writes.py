"""Only verbs change a position."""

import ast

import pytest

from tests.hygiene.project import python_in
from tests.hygiene.state_writes import position_classes, state_writes

WRITERS = {
    "verbs.py": "the verbs themselves",
    **dict.fromkeys(
        ("card_verbs.py", "combat_verbs.py", "figure_verbs.py", "turn_verbs.py", "effect_verbs.py", "draft_verbs.py"),
        "verbs of one part of a large game",
    ),
    "hidden.py": "the verbs of who knows which thing",
    "setup.py": "before the first step nobody is there to be told",
    "redeal.py": "writes to a copy that is never played on",
}


def writes_by_file() -> dict[str, list[str]]:
    """What is written to positions in every file of every game, and of the pieces they share."""
    found: dict[str, list[str]] = {}
    for folder in {source.path.split("/")[1] for source in python_in("games") if source.path.count("/") > 1}:
        sources = (*python_in("pieces"), *python_in(f"games/{folder}"))
        positions = position_classes(source.tree for source in sources)
        found |= {source.path: state_writes(source.tree, positions) for source in sources}
    return found


def test_nothing_but_verbs_changes_a_position():
    scanned = {path: found for path, found in writes_by_file().items() if path.rpartition("/")[2] not in WRITERS}
    assert any("/rules/" in path for path in scanned)
    assert {path: found for path, found in scanned.items() if found} == {}


def test_the_verbs_are_seen_to_write():
    writes = writes_by_file()
    games = {path.split("/")[1] for path in writes if path.endswith("/verbs.py")}
    assert games
    for game in games:
        assert any(found for path, found in writes.items() if f"/{game}/" in path and path.endswith("verbs.py")), game


BAD = [
    "g.points = 3",
    "g.points -= 1",
    "g.points: int = 3",
    "g.players[0] = player",
    "g.players[0].hp = 3",
    "a, g.points = 1, 2",
    "a, (b, *g.main) = x",
    "del g.main[0]",
    "g.main.append(3)",
    "g.players[seat].book.pop()",
    "g.discard.extend(g.main)",
    "pos.ask = None",
    "self.points = 0",
    "players = g.players; players[0] = x",
    "main = g.main; main.pop()",
    "for player in g.players: player.hp = 0",
    "for g.points in range(3): pass",
    "setattr(g, 'points', 3)",
    "object.__setattr__(g.players[0], 'hp', 3)",
    "rng.shuffle(g.main)",
    "g.shuffle(g.main)",
    "g.finish((0,), 'won')",
]
GOOD = [
    "hits = []; hits.append(g.points)",
    "dice = list(g.dice); dice[0] = 3",
    "player = g.players[seat]",
    "g.spend_point()",
    "g.discard(seat, card)",
    "found = {}; found['x'] = g.points",
    "seen = set(); seen.add(g.active)",
    "return self.having(left=self.left - 1)",
    "g.amend(self.answers, hits=hits)",
    "roll = g.below(6)",
    "sets = [1, 2]; g.shuffle(sets)",
]


def writes(line: str) -> list[str]:
    """What is found in a method of a position."""
    tree = ast.parse(f"class Play(Position):\n  def step(self, g, pos, seat):\n    {line}")
    return state_writes(tree, position_classes([tree]))


@pytest.mark.parametrize("line", BAD)
def test_a_write_is_found(line: str):
    assert writes(line)


@pytest.mark.parametrize("line", GOOD)
def test_reading_and_verbs_are_no_writes(line: str):
    assert writes(line) == []


def test_positions_are_known_through_all_their_bases():
    trees = [ast.parse("class C(b.B): ..."), ast.parse("class A(kernel.Position, kw_only=True): ...\nclass B(A): ...")]
    assert position_classes(trees) == {"Position", "A", "B", "C"}


def test_an_object_of_another_kind_may_write_to_itself():
    tree = ast.parse("class Arena:\n  def __init__(self, name):\n    self.name = name")
    assert state_writes(tree, position_classes([tree])) == []
