"""A value changed by three modifiers, computed whenever it is read and never written."""

from gloaming.kernel import EVERYONE, Secret
from tests.kernel.embers.rules import NOBODY, OMENS, Blow, EmbersChanged, Hearth, KeepVigil, Throw, Wait
from tests.kernel.scenes import OMEN_2, pick, scene


def lit() -> Hearth:
    """Seat 0 has the lamp and an omen of two face up, and seat 1 keeps a foggy vigil."""
    pos = scene([], [], omens=(OMEN_2, 0), embers=5)
    pos.players[0] = type(pos.players[0])(0, 5, (), Secret(OMEN_2, EVERYONE))
    pos.lamp = 0
    pick(pos, Wait())
    pick(pos, KeepVigil())
    pick(pos, Blow(2))
    return pos


def test_three_modifiers_add_up():
    pos = lit()
    assert OMENS[OMEN_2] == 2
    assert pos.heat(0) == 1 + 1 + 2 - 1
    assert EmbersChanged(1, 2) in pick(pos, Throw(1))


def test_each_modifier_ends_with_its_cause_and_nothing_has_to_be_undone():
    pos = lit()
    pos.lamp = NOBODY
    assert pos.heat(0) == 1 + 2 - 1
    pos.players[0] = type(pos.players[0])(0, 5, (), Secret(OMEN_2, 0))
    assert pos.heat(0) == 1 - 1
    pick(pos, Wait())  # seat 1's turn begins, its fog lifts
    assert pos.heat(0) == 1


def test_the_value_is_not_in_the_position():
    pos = lit()
    fields = set(pos.__struct_fields__) | set(pos.players[0].__struct_fields__)
    assert "heat" not in fields
