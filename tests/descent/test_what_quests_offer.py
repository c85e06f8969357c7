"""What quests offer in a turn, and to whom: tokens to carry, locked doors, special actions."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import ForceADoor
from gloaming.kernel import Event, Option
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import begun, does, named
from tests.proof import rule


def stand(pos: DescentPosition, figure: int, space: int, actions: int = 2) -> None:
    pos.figures[figure] = replace(pos.figures[figure], spaces=(space,), actions=actions)


def offered(pos: DescentPosition, figure: int, kind: type[Option]) -> list[Option]:
    return [option for option in pos.quest_actions(figure) if isinstance(option, kind)]


def next_to(pos: DescentPosition, space: int, away: int = 1) -> int:
    """An empty space so far from another."""
    ring = pos.floor.within(1 << space, away) & ~pos.floor.within(1 << space, away - 1) if away > 1 else 0
    return next(spaces_of((ring or pos.floor.adjacent(1 << space)) & pos.empty()))


def vault() -> tuple[DescentPosition, int, int]:
    """The Shadow Vault, the number of the casket in it, and where it lies."""
    pos = begun("the_shadow_vault_1")
    casket = next(n for n, token in enumerate(pos.tokens) if token.kind == "casket")
    return pos, casket, pos.tokens[casket].space


@rule("DE-264")
def test_a_token_is_picked_up_in_its_space_or_beside_it_by_those_who_may():
    pos, casket, space = vault()
    for where, picks in ((space, True), (next_to(pos, space), True), (next_to(pos, space, 2), False)):
        stand(pos, 0, where)
        assert (opt.PickUp(casket) in pos.quest_actions(0)) == picks
    monster = next(n for n in pos.monsters() if pos.figures[n].id != "zachareth")
    stand(pos, monster, space)
    assert not offered(pos, monster, opt.PickUp)


@rule("DE-264")
def test_what_cannot_be_carried_is_not_in_the_way_of_what_can():
    pos, casket, space = vault()
    stand(pos, 0, space)
    at = next(n for n, token in enumerate(pos.tokens[:casket]) if pos.carry_of(token.kind) is None)
    pos.tokens[at] = replace(pos.tokens[at], space=next_to(pos, space))
    assert offered(pos, 0, opt.PickUp) == [opt.PickUp(casket)]


@rule("DE-266")
def test_what_somebody_carries_is_not_picked_up_by_another():
    pos, casket, space = vault()
    pos.pick_up(0, casket)
    stand(pos, 0, space)
    stand(pos, 1, next_to(pos, space))
    assert not offered(pos, 1, opt.PickUp)


def test_sr_08_who_carries_a_token_picks_up_no_other():
    pos, casket, space = vault()
    stand(pos, 0, space)
    other = pos.add_token(replace(pos.tokens[casket], space=next_to(pos, space)))
    assert offered(pos, 0, opt.PickUp) == [opt.PickUp(casket), opt.PickUp(other)]
    pos.pick_up(0, casket)
    assert offered(pos, 0, opt.PickUp) == []


@rule("DE-267")
def test_a_carrier_drops_it_in_an_empty_space_beside_him():
    pos, casket, space = vault()
    pos.pick_up(0, casket)
    stand(pos, 0, space)
    stand(pos, 1, next_to(pos, space))
    free = set(spaces_of(pos.floor.adjacent(1 << space) & pos.empty()))
    assert pos.figures[1].at not in free
    assert {option.space for option in offered(pos, 0, opt.Drop) if isinstance(option, opt.Drop)} == free


def test_it_is_handed_to_a_friend_beside_him_with_empty_hands():
    pos, casket, space = vault()
    pos.pick_up(0, casket)
    stand(pos, 0, space)
    stand(pos, 1, next_to(pos, space, 2))
    assert not offered(pos, 0, opt.HandOver)
    stand(pos, 1, next_to(pos, space))
    small = next(n for n in pos.monsters() if pos.sheet(n).size == (1, 1))
    stand(pos, small, next_to(pos, space))
    assert offered(pos, 0, opt.HandOver) == [opt.HandOver(1)]
    pos.figures[1] = replace(pos.figures[1], carries=casket)
    assert not offered(pos, 0, opt.HandOver)


def test_what_no_rule_lets_hand_over_is_dropped_only():
    pos = begun("a_fat_goblin_1")
    crop = next(n for n, token in enumerate(pos.tokens) if token.kind == "crop")
    space = pos.tokens[crop].space
    pos.pick_up(0, crop)
    stand(pos, 0, space)
    stand(pos, 1, next_to(pos, space))
    assert offered(pos, 0, opt.Drop)
    assert not offered(pos, 0, opt.HandOver)


@rule("DE-142")
def test_heroes_beside_it_force_a_locked_door_and_a_failure_tires_them():
    pos = begun("the_overlord_revealed_1")
    near = next(iter(pos.ground.doors.values())).near
    beside = next(spaces_of(near & pos.empty()))
    monster = pos.monsters()[0]
    stand(pos, monster, beside)
    assert not offered(pos, monster, opt.ForceDoor)
    stand(pos, 0, next(spaces_of(pos.empty() & ~near)))
    assert not [option for option in offered(pos, 0, opt.ForceDoor) if option == opt.ForceDoor(0, "might")]
    stand(pos, 0, beside)
    assert opt.ForceDoor(0, "might") in pos.quest_actions(0)
    results = set()
    for chance in range(12):
        again = pos.clone()
        again.chance = chance
        told: list[Event] = []
        again.listener = told
        does(again, ForceADoor(0, 0, "knowledge"))
        (test,) = (event for event in told if isinstance(event, events.Tested))
        results.add((test.passed, again.doors[0], again.figures[0].fatigue))
    assert results == {(True, "open", 0), (False, "locked", 1)}


@rule("DE-142")
def test_a_key_is_of_use_to_who_has_it():
    pos = begun("the_cardinals_plight_1")
    beside = next(spaces_of(next(iter(pos.ground.doors.values())).near & pos.empty()))
    key = pos.add_token(replace(pos.tokens[0], kind="ward_key"))
    stand(pos, 0, beside)
    pos.hold(1, key)
    assert not offered(pos, 0, opt.OpenDoor)
    pos.hold(0, key)
    assert offered(pos, 0, opt.OpenDoor) == [opt.OpenDoor(0)]


@rule("DE-148")
def test_a_special_action_is_for_those_the_quest_names_where_it_names():
    pos = begun("the_cardinals_plight_2")
    altar = next(n for n, token in enumerate(pos.tokens) if token.kind == "altar")
    space = pos.tokens[altar].space
    pray = opt.Special("pray", altar)
    for where, actions, prays in ((next_to(pos, space), 2, True), (next_to(pos, space), 0, False)):
        stand(pos, 0, where, actions)
        assert (pray in pos.quest_actions(0)) == prays
    stand(pos, 0, next_to(pos, space, 2))
    assert pray not in pos.quest_actions(0)
    zombie = named(pos, "zombies")
    stand(pos, zombie, next_to(pos, space))
    assert pray not in pos.quest_actions(zombie)


@rule("DE-148")
def test_what_is_done_once_in_an_activation_is_not_offered_again():
    pos = begun("the_cardinals_plight_2")
    koth, zombie = named(pos, "koth"), named(pos, "zombies")
    pos.active = zombie
    stand(pos, zombie, next_to(pos, pos.figures[koth].at, 2))
    assert not offered(pos, zombie, opt.Special)  # it has to stand next to him
    stand(pos, zombie, next_to(pos, pos.figures[koth].at))
    (wear,) = offered(pos, zombie, opt.Special)
    faith = pos.counter("faith")
    does(pos, pos.quest_action(zombie, wear))
    assert pos.counter("faith") == faith - 1
    pos.active = zombie
    assert not offered(pos, zombie, opt.Special)
    pos.turn += 1
    assert offered(pos, zombie, opt.Special)


@rule("DE-148")
def test_what_takes_the_blade_is_offered_to_who_carries_it():
    pos = begun("the_dawnblade_2")
    stone = next(token.space for token in pos.tokens if token.kind == "wardstone")
    bearer = next(token.carrier for token in pos.tokens if token.kind == "blade")
    stand(pos, bearer, next_to(pos, stone))
    assert offered(pos, bearer, opt.Special)
    stand(pos, 1 - bearer, next_to(pos, stone))
    assert not offered(pos, 1 - bearer, opt.Special)
