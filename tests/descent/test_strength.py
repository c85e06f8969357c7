"""What a weapon deals on average, against a count of every roll one by one."""

from __future__ import annotations

from itertools import product

import pytest

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.dice import DICE, Face
from gloaming.games.descent.strength import ALONE, AT, Help, average_damage, help_by


def weapon(name: str) -> Card:
    return next(card for card in CARDS if card.name == name)


def test_a_bow_is_weaker_the_further_away_its_target_is():
    bow = average_damage(weapon("Yew Shortbow"))
    assert len(bow) == len(AT)
    assert bow == sorted(bow, reverse=True)
    assert bow[0] > bow[-1]


def test_a_melee_weapon_is_told_of_for_a_neighbour():
    assert len(average_damage(weapon("Chipped Greataxe"))) == 1


def test_each_roll_counts_once():
    axe = weapon("Chipped Greataxe")  # two surges for 1 damage each
    deals = []
    for *rolled, shield in product(*(DICE[colour] for colour in axe.dice), DICE["gray"]):
        spent = min(2, sum(face.surges for face in rolled))
        damage = sum(face.damage for face in rolled) + spent - shield.shields
        deals.append(0 if any(face.miss for face in rolled) else max(0, damage))
    assert average_damage(axe) == [pytest.approx(sum(deals) / len(deals), abs=0.05)]


def test_what_a_weapon_always_adds_counts():
    immolation = weapon("Immolation")  # Pierce 1 without any surge
    deals = []
    for *rolled, shield in product(*(DICE[colour] for colour in immolation.dice), DICE["gray"]):
        surges, reach = sum(face.surges for face in rolled), sum(face.range for face in rolled)
        damage = sum(face.damage for face in rolled) - max(0, shield.shields - 1)
        hits = [0]
        hits += [damage] if reach >= 2 else []
        hits += [damage] if reach + 1 >= 2 and surges >= 1 else []
        hits += [damage + 1] if (reach >= 2 and surges >= 1) or (reach + 1 >= 2 and surges >= 2) else []
        deals.append(0 if any(face.miss for face in rolled) else max(hits))
    assert average_damage(immolation)[0] == pytest.approx(sum(deals) / len(deals), abs=0.05)
    far = average_damage(weapon("Trueshot"))
    assert far[0] == far[-1], "its range is always 3 longer"


def with_skill(name: str, skill: str) -> list[float]:
    return average_damage(weapon(name), help_by(weapon(skill), weapon(name)))


def test_a_surge_more_is_what_bow_mastery_brings():
    bow = weapon("Yew Shortbow")
    assert with_skill("Yew Shortbow", "Bow Mastery") == average_damage(bow, Help(surges=1))
    assert (average_damage(bow), with_skill("Yew Shortbow", "Bow Mastery")) == ([1.8, 1.6, 1.1], [2.0, 2.0, 1.7])


def test_a_power_die_is_rolled_again_where_that_is_better_on_average():
    bow = weapon("Yew Shortbow")  # +2 range or +1 damage for a surge
    pools = [DICE[colour] for colour in bow.dice]

    def deals(faces: tuple[Face, ...], shields: int) -> int:
        if any(face.miss for face in faces):
            return 0
        reach, surges = sum(face.range for face in faces), sum(face.surges for face in faces)
        for extra in range(surges + 1):
            if reach + 2 * (surges - extra > 0) >= 2:
                bonus = min(1, extra if reach < 2 else surges)
                return max(0, sum(face.damage for face in faces) + bonus - shields)
        return 0

    dealt = []
    for blue, yellow, shield in product(*pools, DICE["gray"]):
        again = sum(deals((blue, other), shield.shields) for other in pools[1]) / len(pools[1])
        dealt.append(max(deals((blue, yellow), shield.shields), again))
    assert with_skill("Yew Shortbow", "Accurate")[0] == pytest.approx(sum(dealt) / len(dealt), abs=0.05)


def test_what_hits_for_at_least_three_deals_three_wherever_it_reaches():
    for dealt in with_skill("Yew Shortbow", "Black Arrow"):
        assert 3 * 5 / 6 <= dealt < 3, "one face of the blue die misses, hardly any roll deals more"


def test_a_skill_that_is_about_something_else_adds_nothing():
    bow, axe = weapon("Yew Shortbow"), weapon("Chipped Greataxe")
    for skill in ("Nimble", "Eagle Eyes", "Running Shot", "Fleet of Foot"):
        assert help_by(weapon(skill), bow) == ALONE, skill
    assert help_by(weapon("Bow Mastery"), axe) == ALONE, "an axe is no bow"
    assert help_by(weapon("Counter Attack"), axe) == ALONE, "not an attack of one's own turn"
