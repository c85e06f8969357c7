"""What a weapon deals on average, against a count of every roll one by one."""

from __future__ import annotations

from itertools import product

import pytest

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.dice import DICE
from gloaming.games.descent.strength import AT, average_damage


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
