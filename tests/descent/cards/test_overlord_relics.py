"""The overlord's side of the relics, wielded by a lieutenant."""

from __future__ import annotations

from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

GRISBAN: Player = {"hero": "Grisban the Thirsty", "at": (2, 1)}


def wielded(
    relic: str, *, turn_of: str = "boss", start: str = "act", ann: Player = GRISBAN, **more: object
) -> DescentScene:
    """Sir Alric next to Grisban, with a relic."""
    return descent(
        room(8, 4),
        ann=ann,
        monsters={"boss": {"type": "Sir Alric Farrow", "at": (1, 1), "relic": relic}},
        turn_of=turn_of,
        start=start,
        **more,  # type: ignore[arg-type]
    )


def test_duskblade_pierces():
    t = wielded("Duskblade")
    t.rolls("blue 2h1s2r", "red 2h", "gray 3")
    t.overlord.attacks("ann")
    t.overlord.does("spend 1 surge: Pierce 5")
    assert t.ann.damage == 4


def test_duskblade_slows_who_starts_next_to_it():
    t = wielded("Duskblade", turn_of="ann", start="start")
    assert t.pos.speed(t.number("ann")) == 2
    t.ann.does("end the turn")
    assert t.pos.speed(t.number("ann")) == 3
    far = wielded("Duskblade", turn_of="ann", start="start", ann={**GRISBAN, "at": (3, 1)})
    assert far.pos.speed(far.number("ann")) == 3


def test_bones_of_woe_may_draw_a_card():
    t = wielded("Bones of Woe", turn_of="overlord", start="start", rolls=("blue 2h1s2r",))
    assert t.overlord.hand == ["Dash"]
    t = wielded("Bones of Woe", turn_of="overlord", start="start", rolls=("blue 2h3r",))
    assert t.overlord.hand == []


def zorek(*test: str) -> DescentScene:
    t = wielded("Shield of Zorek's Favor", turn_of="ann")
    t.rolls("blue 2h3r", "red 2h", "gray 1", "brown 0", *test)
    t.ann.attacks("boss", "Chipped Greataxe")
    return t


def test_shield_of_zoreks_favor_strikes_back():
    t = zorek("gray 1", "black 3")  # against a Might of 5
    assert t.figure("boss").damage == 3
    assert t.ann.damage == 4


def test_shield_of_zoreks_favor_needs_its_test():
    assert zorek("gray 2", "black 4").ann.damage == 0


def test_staff_of_shadows_draws_for_a_card():
    t = wielded("Staff of Shadows", hand=["Pit Trap", "Tripwire"])
    t.overlord.does("use Staff of Shadows")
    t.overlord.does("choose Pit Trap")
    assert t.overlord.hand == ["Dash", "Tripwire"]
    t.overlord.is_not_offered("use Staff of Shadows")  # exhausted
    t.overlord.does("end the turn")
    t.ann.does("end the turn")
    t.overlord.is_offered("use Staff of Shadows")  # refreshed as his turn started


def test_staff_of_shadows_rerolls_a_die_of_a_hero():
    t = wielded("Staff of Shadows", turn_of="ann", hand=["Pit Trap"])
    t.rolls("blue 2h3r", "red 2h", "gray 1", "brown 0")
    t.ann.attacks("boss", "Chipped Greataxe")
    t.overlord.does("use Staff of Shadows")
    t.rolls("blue X")
    t.overlord.does("reroll die 1 (blue: range 3, 2 damage)")
    t.is_quiet()
    assert t.figure("boss").damage == 0
    assert t.overlord.hand == []


def test_staff_of_shadows_needs_a_card():
    wielded("Staff of Shadows").overlord.is_not_offered("use Staff of Shadows")


def test_the_shadow_rune_draws_for_a_surge():
    t = wielded("The Shadow Rune (overlord)")
    t.rolls("blue 2h1s2r", "red 2h", "gray 1")
    t.overlord.attacks("ann")
    t.overlord.is_offered("spend 1 surge: +2 damage", "spend 1 surge: +1 damage and +1 range")
    t.overlord.does("spend 1 surge: overlord draws 1 card")
    assert t.overlord.hand == ["Dash"]


def test_scorpions_kiss_poisons_and_immobilizes_who_fails():
    t = wielded("Scorpion's Kiss")
    t.rolls("gray 0", "black 2")  # against an Awareness of 1
    t.overlord.does("use Scorpion's Kiss")
    assert t.ann.conditions == ["Immobilized", "Poisoned"]
    t.overlord.is_not_offered("use Scorpion's Kiss")


def test_scorpions_kiss_does_one_of_both_to_who_passes():
    t = wielded("Scorpion's Kiss")
    t.rolls("gray 1", "black 0")
    t.overlord.does("use Scorpion's Kiss")
    t.overlord.is_offered_only("choose Immobilized", "choose Poisoned")
    t.overlord.does("choose Poisoned")
    assert t.ann.conditions == ["Poisoned"]
