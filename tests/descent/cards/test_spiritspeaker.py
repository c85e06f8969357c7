"""The cards of the Spiritspeaker."""

from __future__ import annotations

from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

ASHRIAN: Player = {"hero": "Ashrian", "hero_class": "Spiritspeaker", "at": (1, 1)}


def speaker(*skills: str, **more: object) -> DescentScene:
    """Ashrian next to a zombie, Grisban 3 spaces away, Jain and the other zombies further."""
    ann: Player = {**ASHRIAN, "skills": skills, **more}  # type: ignore[typeddict-item]
    return descent(
        room(9, 4),
        ann=ann,
        bob={"hero": "Grisban the Thirsty", "at": (4, 0), "damage": 6, "fatigue": 2},
        cid={"hero": "Jain Fairwood", "at": (8, 0), "damage": 4, "fatigue": 2},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (4, 3)}, "zombie_3": {"at": (8, 3)}},
    )


def test_oak_staff_reaches_two_spaces():
    t = descent(room(6, 3), ann={**ASHRIAN, "at": (0, 0)}, monsters={"zombie": {"at": (2, 0)}})
    t.rolls("blue 2h1s2r", "yellow 1h1r", "brown 1")
    t.ann.attacks("zombie", "Oak Staff")
    t.ann.does("spend 1 surge: +1 damage")
    assert t.figure("zombie").gone == "defeated"


def test_stoneskin_adds_a_die_for_a_hero_nearby():
    t = descent(
        room(9, 4),
        ann=ASHRIAN,
        bob={"hero": "Grisban the Thirsty", "at": (4, 1)},
        monsters={"zombie": {"at": (5, 1)}, "zombie_2": {"at": (8, 3)}},
        turn_of="zombie",
    )
    t.overlord.attacks("bob")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 1", "gray 1")
    t.ann.does("use Stoneskin")
    assert t.bob.damage == 1
    assert t.ann.exhausted == ["Stoneskin"]


def test_drain_spirit_heals_all_near_when_damage_gets_through():
    t = speaker("Drain Spirit", damage=3)
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1")
    t.ann.does("use Drain Spirit")
    t.ann.attacks("zombie", "Oak Staff")
    assert (t.ann.damage, t.bob.damage, t.cid.damage) == (2, 5, 4)


def test_drain_spirit_heals_nobody_when_it_is_blocked():
    t = speaker("Drain Spirit", damage=3)
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 2")
    t.ann.does("use Drain Spirit")
    t.ann.attacks("zombie", "Oak Staff")
    assert (t.ann.damage, t.bob.damage) == (3, 6)


def test_healing_rain_heals_all_near():
    t = speaker("Healing Rain", damage=3)
    t.rolls("red 2h")
    t.ann.does("use Healing Rain")
    assert (t.ann.damage, t.bob.damage, t.cid.damage) == (1, 4, 4)
    assert t.ann.fatigue == 2


def test_shared_pain_hurts_the_rest_of_the_group():
    t = speaker("Shared Pain")
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1")
    t.ann.does("use Shared Pain")
    t.ann.attacks("zombie", "Oak Staff")
    assert [t.figure(name).damage for name in ("zombie", "zombie_2", "zombie_3")] == [2, 1, 1]


def test_shared_pain_reaches_figures_before_the_target_too():
    t = speaker("Shared Pain")
    first, second = t.number("zombie"), t.number("zombie_2")
    t.pos.figures[first], t.pos.figures[second] = t.pos.figures[second], t.pos.figures[first]
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1")
    t.ann.does("use Shared Pain")
    t.ann.attacks("zombie_2", "Oak Staff")
    assert [t.figure(name).damage for name in ("zombie", "zombie_2", "zombie_3")] == [1, 2, 1]


def test_cloud_of_mist_asks_for_a_surge():
    t = descent(
        room(9, 4),
        ann={**ASHRIAN, "skills": ["Cloud of Mist"], "exhausted": ["Cloud of Mist"]},
        bob={"hero": "Grisban the Thirsty", "at": (4, 1)},
        monsters={"zombie": {"at": (5, 1)}, "zombie_2": {"at": (8, 3)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 1h1r", "gray 0"),
    )
    t.overlord.attacks("bob")
    t.carries_on()
    assert t.bob.damage == 0  # no surge, no hit


def test_cloud_of_mist_lets_an_attack_through_for_a_surge():
    t = descent(
        room(9, 4),
        ann={**ASHRIAN, "skills": ["Cloud of Mist"], "exhausted": ["Cloud of Mist"]},
        bob={"hero": "Grisban the Thirsty", "at": (4, 1)},
        monsters={"zombie": {"at": (5, 1)}, "zombie_2": {"at": (8, 3)}},
        turn_of="zombie",
        rolls=("blue 2h1s2r", "yellow 1h1r", "gray 0"),
    )
    t.overlord.attacks("bob")
    t.lets_be()
    t.overlord.does("spend 1 surge: see through the mist")
    t.carries_on()
    assert t.bob.damage == 3


def test_cloud_of_mist_is_an_action():
    t = speaker("Cloud of Mist")
    t.ann.does("use Cloud of Mist")
    assert t.ann.exhausted == ["Cloud of Mist"]
    assert t.ann.figure.actions == 1


def test_natures_bounty_heals_what_a_rest_refreshes():
    t = speaker("Nature's Bounty", damage=5, fatigue=3)
    t.ann.does("rest")
    t.ann.does("end the turn")
    assert (t.ann.damage, t.ann.fatigue) == (2, 0)


def test_tempest_strikes_and_heals_on_a_pass():
    t = speaker("Tempest", damage=3)
    t.rolls("gray 1", "black 2")
    t.ann.does("use Tempest")
    assert [t.figure(name).damage for name in ("zombie", "zombie_2", "zombie_3")] == [2, 2, 0]
    assert (t.ann.damage, t.bob.damage, t.cid.damage) == (2, 5, 4)
    assert t.ann.fatigue == 2


def test_tempest_gives_a_fatigue_back_on_a_failure():
    t = speaker("Tempest", damage=3)
    t.rolls("gray 2", "black 2")
    t.ann.does("use Tempest")
    assert t.ann.fatigue == 1
    assert t.figure("zombie").damage == 0


def test_ancestor_spirits_heal_more():
    t = speaker("Healing Rain", "Ancestor Spirits", damage=3)
    t.rolls("red 1h")
    t.ann.does("use Healing Rain")
    t.ann.does("accept")
    assert (t.bob.damage, t.bob.fatigue) == (4, 1)
    assert t.ann.exhausted == ["Ancestor Spirits"]
    assert t.ann.fatigue == 2  # 2 for the rain, 1 for the spirits, who give 1 back


def test_ancestor_spirits_poison():
    t = speaker("Shared Pain", "Ancestor Spirits")
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1")
    t.ann.does("use Shared Pain")
    t.ann.attacks("zombie", "Oak Staff")
    t.ann.does("accept")
    assert t.conditions("zombie_2") == ["Poisoned"]
    assert t.conditions("zombie_3") == ["Poisoned"]


def test_vigor_refreshes_everybody_for_a_surge():
    t = speaker("Vigor", fatigue=2)
    t.rolls("blue 2h1s2r", "yellow 1h1r", "brown 1")
    t.ann.attacks("zombie", "Oak Staff")
    t.ann.does("spend 1 surge: each hero regains 1 fatigue")
    assert (t.ann.fatigue, t.bob.fatigue, t.cid.fatigue) == (1, 1, 1)
