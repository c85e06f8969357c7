"""Combat: spending surges, dealing damage, Pierce, Reach, and the whole attack of the rulebook."""

from __future__ import annotations

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS, numbers_named
from gloaming.games.descent.dice import FACES, colour_of
from gloaming.games.descent.rules.attack import Attack
from tests.descent.drawing import drawn, room
from tests.descent.scene import DescentScene, descent
from tests.proof import rule


def attack(t: DescentScene) -> Attack:
    """The attack under way."""
    return next(frame.rule for frame in reversed(t.pos.agenda) if isinstance(frame.rule, Attack))


# 4. Spend surges.


@rule("DE-210", "DE-212", "DE-213", "DE-X13")
def test_each_surge_ability_once_also_if_two_are_alike():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 3},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "red 3h1s", "brown 0"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    assert attack(t).surges_left() == 2
    t.ann.does("spend 1 surge: +1 damage")
    t.ann.is_offered("spend 1 surge: +1 damage", "spend 1 surge: recover 1 fatigue", "pass")
    t.ann.does("spend 1 surge: recover 1 fatigue")
    t.is_quiet()
    assert t.ann.fatigue == 2
    twice = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 3},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 1h1s6r", "red 3h1s", "brown 2"),
    )
    twice.ann.attacks("zombie", "Chipped Greataxe")
    twice.ann.does("spend 1 surge: +1 damage")
    twice.ann.does("spend 1 surge: +1 damage")
    assert twice.figure("zombie").damage == 4  # 1 + 3 + 2 - 2
    assert twice.ann.fatigue == 3


@rule("DE-212")
def test_an_ability_is_triggered_once_however_many_surges_are_left():
    t = descent(
        room(4, 1),
        ann={"hero": "Avric Albright", "hero_class": "Disciple", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "yellow 1h1s", "gray 3"),
    )
    t.ann.attacks("goblin_archer", "Iron Mace")
    assert attack(t).surges_left() == 2
    t.ann.does("spend 1 surge: Stunned")
    t.ann.is_offered_only("spend 1 surge: regain 1 damage", "pass")  # what Avric gives every hero near him


@rule("DE-213")
def test_two_abilities_that_do_the_same_are_asked_about_as_one():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "red 1h", "brown 0"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    assert len(t.ann.ask.options) == 2  # one of the two, or none


@rule("DE-210")
def test_an_ability_that_takes_two_surges_is_paid_with_two():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Grinding Axe"]},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "red 1h", "red 1h", "brown 2"),
    )
    t.ann.attacks("zombie", "Grinding Axe")
    t.ann.is_offered_only("spend 1 surge: +1 damage", "pass")  # one surge is not enough for the other
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Grinding Axe"]},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "red 1h", "red 3h1s", "brown 2"),
    )
    t.ann.attacks("zombie", "Grinding Axe")
    t.ann.does("spend 2 surges: +5 damage")
    t.is_quiet()


@rule("DE-233")
def test_a_surge_that_costs_fatigue_is_not_for_the_exhausted():
    t = descent(
        room(4, 1),
        ann={"hero": "Leoric of the Book", "at": (0, 0), "fatigue": 5},
        monsters={"zombie": {"at": (2, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "yellow 1h1r", "brown 0"),
    )
    assert t.pos.fatigue_left(0) == 0
    t.ann.attacks("zombie", "Arcane Bolt")
    t.carries_on_to("surges")
    t.ann.is_offered_only(
        "spend 1 surge: +1 range", "spend 1 surge: Pierce 2", "spend 1 surge: recover 1 fatigue", "pass"
    )


@rule("DE-214")
def test_one_surge_at_most_recovers_fatigue():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 3},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 1h1s6r", "red 3h1s", "brown 2"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("spend 1 surge: recover 1 fatigue")
    t.ann.is_offered_only("spend 1 surge: +1 damage", "pass")  # the other surge is left for something else
    assert t.ann.fatigue == 2


@rule("DE-211", "DE-X21")
def test_surge_abilities_come_from_the_weapon_skills_and_the_sheet():
    t = descent(
        room(4, 2),
        ann={"hero": "Leoric of the Book", "at": (0, 0), "damage": 1},
        bob={"hero": "Avric Albright", "at": (1, 1)},
        monsters={"zombie": {"at": (3, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", "Arcane Bolt")
    t.ann.is_offered(
        "spend 1 surge: +1 range",  # the weapon
        "spend 1 surge: Pierce 2",
        "spend 1 surge: +2 damage for 1 fatigue",  # Runic Knowledge, a skill
        "spend 1 surge: regain 1 damage",  # Avric's hero ability
    )
    t.ann.does("spend 1 surge: +2 damage for 1 fatigue")
    t.is_quiet()  # one surge, one ability
    assert t.ann.fatigue == 1


@rule("DE-211")
def test_the_surges_of_another_weapon_are_no_surges_of_this_attack_and_a_monster_has_those_of_its_card():
    t = descent(
        room(4, 2),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Iron Spear", "Light Hammer"]},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", "Iron Spear")
    spear, hammer = (numbers_named(name)[0] for name in ("Iron Spear", "Light Hammer"))
    cards = {option.card for option in t.ann.ask.options if isinstance(option, opt.SpendSurge)}
    assert spear in cards
    assert hammer not in cards
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (1, 0), "rank": "master"}},
        turn_of="goblin_archer",
        rolls=("blue 2h1s2r", "yellow 1h1r", "gray 0"),
    )
    t.overlord.attacks("ann")
    printed = t.pos.sheet(t.number("goblin_archer")).surges
    spent = [option.n for option in t.overlord.ask.options if isinstance(option, opt.SpendSurge) and option.card < 0]
    assert printed
    assert spent == list(range(len(printed)))


@rule("DE-215")
def test_monsters_recover_no_fatigue_with_surges():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        rolls=("blue 2h1s2r", "yellow 1h1r", "gray 0"),
    )
    t.overlord.attacks("ann")
    t.overlord.is_not_offered("spend 1 surge: recover 1 fatigue")
    t.overlord.is_offered_only("spend 1 surge: Diseased", "spend 1 surge: +1 damage", "pass")


@rule("DE-216")
def test_surges_of_other_rolls_pay_for_nothing():
    t = descent(
        room(4, 1),
        ann={"hero": "Avric Albright", "at": (0, 0), "damage": 5, "fatigue": 2},
        rolls=("red 3h1s",),
    )
    t.ann.does("use Prayer of Healing")
    assert t.ann.damage == 2
    assert t.ann.ask.topic == "act"


# 5. Deal damage, keywords.


@rule("DE-217")
def test_surplus_shields_do_nothing():
    t = descent(
        room(4, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (1, 0)}},
        rolls=("blue 1h5r", "yellow 1h1r", "gray 3"),
    )
    t.ann.attacks("goblin_archer", "Yew Shortbow")
    assert t.figure("goblin_archer").damage == 0


@rule("DE-225", "DE-226", "DE-X15")
def test_pierce_disregards_shields_and_adds_up():
    for shields, damage in ((2, 4), (4, 3)):
        t = descent(
            room(4, 1),
            ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Iron Battleaxe"]},
            monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        )
        t.rolls("blue 1h1s6r", "red 3h", "brown 0")
        t.ann.attacks("zombie", "Iron Battleaxe")
        depth = next(n for n, frame in enumerate(t.pos.agenda) if isinstance(frame.rule, Attack))
        t.pos.add_shields(depth, t.number("zombie"), shields)
        t.pos.change_attack(depth, pierce=1)  # with the axe's own Pierce 1 and its surge 3 in all
        t.ann.does("spend 1 surge: Pierce 1")
        assert t.figure("zombie").damage == damage


@rule("DE-227", "DE-228")
def test_reach_is_two_spaces_in_sight():
    t = descent(
        drawn(".....", "OO.OO"),
        ann={"hero": "Avric Albright", "hero_class": "Spiritspeaker", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 0)}, "goblin_archer": {"at": (3, 0)}},
    )
    t.ann.is_offered("attack minion Zombie with Oak Staff")
    t.ann.is_not_offered("attack minion Goblin Archer with Oak Staff")
    hidden = descent(
        drawn("..", "O.", ".."),
        ann={"hero": "Avric Albright", "hero_class": "Spiritspeaker", "at": (0, 0)},
        monsters={"zombie": {"at": (0, 2)}, "goblin_archer": {"at": (1, 1)}},
    )
    hidden.ann.is_not_offered("attack minion Zombie with Oak Staff")


@rule("DE-219")
def test_damage_from_other_sources_is_not_defended():
    t = descent(drawn("..P", "OOO"), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 3})
    t.ann.goes(2, 0)
    assert t.ann.damage == 2
    assert not t.told(events.DefenseRolled)


@rule("DE-X18", "DE-119", "DE-229")
def test_tombles_whole_attack():
    t = descent(
        room(5, 1),
        ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (0, 0), "equipped": ["Sling"]},
        monsters={"zombie": {"at": (3, 0), "rank": "master"}},
        rolls=("blue 2h4r", "yellow 1h1s", "brown 1"),
    )
    t.ann.attacks("zombie", "Sling")
    assert attack(t).total_range(t.pos) == 4
    t.ann.is_offered_only("spend 1 surge: +1 damage and +1 range", "spend 1 surge: Stunned", "pass")
    t.ann.does("spend 1 surge: +1 damage and +1 range")
    t.is_quiet()
    assert t.figure("zombie").damage == 3
    assert t.conditions("zombie") == []
    assert not t.figure("zombie").gone


@rule("DE-X20", "DE-X21")
def test_tomble_is_in_range_before_his_one_surge_and_then_has_none_left():
    t = descent(
        room(5, 1),
        ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (0, 0), "equipped": ["Sling"], "fatigue": 2},
        monsters={"zombie": {"at": (3, 0), "rank": "master"}},
        rolls=("blue 2h4r", "yellow 1h1s", "brown 1"),
    )
    t.ann.attacks("zombie", "Sling")
    assert t.pos.count(0, t.pos.ground.number[3, 0]) == 3
    assert attack(t).total_range(t.pos) == 4
    t.ann.is_offered_only(
        "spend 1 surge: +1 damage and +1 range",
        "spend 1 surge: Stunned",
        "spend 1 surge: recover 1 fatigue",
        "pass",
    )
    t.ann.does("spend 1 surge: Stunned")
    t.is_quiet()  # neither the other ability nor fatigue
    assert not t.told(events.AttackMissed)
    assert (t.figure("zombie").damage, t.conditions("zombie"), t.ann.fatigue) == (2, ["Stunned"], 2)


@rule("DE-X19")
def test_the_master_zombie_defends_with_the_dice_of_its_own_section():
    t = descent(
        room(5, 1),
        ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (0, 0), "equipped": ["Sling"]},
        monsters={"zombie": {"at": (3, 0), "rank": "master"}, "zombie_2": {"at": (4, 0)}},
        rolls=("blue 2h4r", "yellow 1h1s", "brown 1"),
    )
    master, minion = t.number("zombie"), t.number("zombie_2")
    assert t.pos.sheet(master) is not t.pos.sheet(minion)
    assert (t.pos.health(master), t.pos.health(minion)) == (6, 3)
    t.ann.attacks("zombie", "Sling")
    assert [colour_of(die) for die in t.told(events.DefenseRolled)[0].dice] == list(t.pos.sheet(master).defense)
    told = [type(event).__name__ for event in t.events]
    assert told.index("DefenseRolled") == told.index("AttackRolled") + 1


@rule("DE-288", "DE-041")
def test_a_master_defends_by_its_own_section():
    t = descent(
        room(5, 1),
        ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (0, 0)},
        monsters={"flesh_moulder": {"at": (3, 0), "rank": "master"}, "flesh_moulder_2": {"at": (4, 0)}},
    )
    master, minion = t.number("flesh_moulder"), t.number("flesh_moulder_2")
    assert t.pos.health(master) == 5
    assert t.pos.health(minion) == 4
    assert t.pos.sheet(master).abilities != t.pos.sheet(minion).abilities


@rule("DE-202", "DE-X09")
def test_the_iron_shield_is_of_no_use_in_a_test():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Iron Shield"]},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        turn_of="zombie",
        rolls=("gray 3", "black 3"),
    )
    t.overlord.does("use Grab")
    t.ann.is_not_asked()
    assert t.ann.conditions == ["Immobilized"]
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 0")
    t.overlord.attacks("ann")
    t.ann.is_offered("use Iron Shield")


def test_every_weapon_has_dice():
    assert all(card.dice for card in CARDS if card.is_weapon)
    assert len(FACES) == 36
