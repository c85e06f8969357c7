"""What quests do, one action of the vocabulary after another, in an encounter under way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests.actions import AnyAction
from gloaming.games.descent.quests.conditions import WereDefeated
from gloaming.games.descent.quests.ops import OPS, ops_of
from gloaming.games.descent.quests.telling import Happening, Telling
from gloaming.games.descent.rules import quest_speaks
from gloaming.games.descent.rules.actions import carry_out, offers
from gloaming.games.descent.rules.arrive import Reinforce
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import BreakADoor
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, Due
from gloaming.kernel import EVERYONE, PASS
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import answer, begun, does, named, put
from tests.descent.scene import GAME


class Quest:
    """An encounter whose rules say whatever a test wants them to."""

    def __init__(self, patch: pytest.MonkeyPatch, encounter: str = "first_blood_1", **how: Any) -> None:
        self.pos = begun(encounter, **how)
        self._patch = patch

    def says(self, *actions: dict[str, Any], **about: Any) -> None:
        """Carry out these actions; the words `that`, `by`, `this` mean what is given."""
        ops = ops_of(msgspec.convert(actions, tuple[AnyAction, ...]))
        self._patch.setattr(quest_speaks, "ops_of_rule", lambda _encounter, _rule: ops)
        does(self.pos, quest_speaks.RunQuest(Telling(seat=0, encounter=self.pos.encounter, rule=0, **about)))

    @property
    def topic(self) -> str:
        return self.pos.ask.topic if self.pos.ask is not None else ""

    def offered(self) -> tuple[Any, ...]:
        assert self.pos.ask is not None
        return self.pos.ask.options


@pytest.fixture
def quest(monkeypatch: pytest.MonkeyPatch) -> Quest:
    return Quest(monkeypatch)


def goblins(pos: DescentPosition) -> list[int]:
    return pos.in_group(pos.group_called("goblins"))


# Figures come and go.


def test_spawn_puts_figures_of_a_group_on_a_place(quest: Quest):
    for goblin in goblins(quest.pos):
        quest.pos.remove(goblin)
    quest.says({"op": "spawn", "what": "goblins", "count": [2, 3, 4], "where": "26A"})
    while quest.topic == "place":
        GAME.apply(quest.pos, 0, quiet=True)
    standing = [quest.pos.figures[n] for n in goblins(quest.pos)]
    assert [one.rank for one in standing] == ["minion"] * 2  # no more than two against two heroes, no master
    assert all(one.mask & quest.pos.ground.pieces["26A"] for one in standing)


def test_spawn_next_to_something_with_half_its_health(quest: Quest):
    for goblin in goblins(quest.pos):
        quest.pos.remove(goblin)
    quest.says({"op": "spawn", "what": "goblins", "count": 1, "rank": "any", "next_to": "ettins", "damage": "half"})
    while quest.topic == "place":
        GAME.apply(quest.pos, 0, quiet=True)
    (goblin,) = goblins(quest.pos)
    assert quest.pos.figures[goblin].rank == "master"  # one that is missing comes first
    assert quest.pos.figures[goblin].damage == quest.pos.health(goblin) // 2
    assert quest.pos.adjacent(goblin, named(quest.pos, "ettins"))


def test_remove_takes_figures_off_and_they_are_not_defeated(quest: Quest):
    ettin = named(quest.pos, "ettins")
    quest.says({"op": "remove", "who": "ettins"})
    assert not quest.pos.on_map(ettin)
    assert quest.pos.figures[ettin].gone == "removed"
    assert "ettins" not in quest.pos.defeated


def test_place_puts_figures_down_without_entering(quest: Quest):
    quest.says({"op": "place", "who": "that", "where": "26A"}, that=0)
    assert quest.topic == "place"
    assert {space for option in quest.offered() for space in option.spaces} <= set(
        spaces_of(quest.pos.ground.pieces["26A"])
    )
    space = quest.offered()[0].spaces[0]
    GAME.apply(quest.pos, 0, quiet=True)
    assert quest.pos.figures[0].spaces == (space,)


def test_place_with_a_delay_waits_for_the_turn_of_that_hero(quest: Quest):
    quest.says({"op": "place", "who": "that", "where": "26A", "delay": 1}, that=1)
    assert quest.pos.due == (Due(round=quest.pos.round + 1, side="heroes", figure=1, rule=0, op=0),)
    assert quest_speaks.due_for(quest.pos, 1) == []
    quest.pos.round += 1
    assert len(quest_speaks.due_for(quest.pos, 1)) == 1
    assert quest_speaks.due_for(quest.pos, 0) == quest_speaks.due_for(quest.pos, NOBODY) == []


def test_move_lets_a_side_move_figures(quest: Quest):
    quest.says({"op": "move", "who": "that", "spaces": 2, "by": "overlord"}, that=0)
    assert quest.topic == "move"
    assert quest.pos.ask is not None
    assert quest.pos.ask.seat == 0  # the overlord moves the hero
    assert max(option.points for option in quest.offered() if isinstance(option, opt.Go)) == 2
    answer(quest.pos, PASS)
    assert quest.topic != "move"


def test_act_lets_figures_act_at_once_so_often(quest: Quest):
    ettin = named(quest.pos, "ettins")
    quest.says({"op": "act", "who": "ettins", "may": ["move"], "count": 2})
    for _ in range(2):
        assert quest.topic == "act_now"
        assert quest.offered() == (opt.MoveAction(), PASS)
        answer(quest.pos, opt.MoveAction())
        assert max(option.points for option in quest.offered() if isinstance(option, opt.Go)) == quest.pos.speed(ettin)
        answer(quest.pos, PASS)
    assert quest.topic != "act_now"
    assert not quest.pos.figures[ettin].acted  # its activation is still to come


def test_act_with_an_attack_needs_a_target(quest: Quest):
    attack = {"op": "act", "who": "ettins", "may": ["attack"]}
    quest.says(attack)
    assert quest.topic != "act_now"  # nobody is near enough
    ettin = quest.pos.figures[named(quest.pos, "ettins")]
    near = next(spaces_of(quest.pos.floor.adjacent(ettin.mask) & quest.pos.empty()))
    quest.pos.figures[0] = replace(quest.pos.figures[0], spaces=(near,))
    quest.says(attack)
    assert quest.offered() == (opt.AttackWith(NOTHING, 0), PASS)


# Tokens and doors.


def test_place_token_somewhere_or_further_on_its_way(quest: Quest):
    first, second = quest.pos.ground.at[0], quest.pos.ground.at[1]
    quest.says({"op": "place_token", "token": "this", "where": "26A"}, token=0)
    assert quest.pos.ground.pieces["26A"] >> quest.pos.tokens[0].space & 1
    for at in (first, second, second):
        quest.says({"op": "place_token", "token": "this", "along": [first, second]}, token=0)
        assert quest.pos.tokens[0].space == quest.pos.ground.number[at]  # it stays at the end of its way


@pytest.mark.parametrize("pick", ["heroes", "overlord", "random"])
def test_place_token_where_somebody_or_chance_picks(quest: Quest, pick: str):
    quest.says({"op": "place_token", "token": "this", "where": "26A", "pick": pick}, token=0)
    place = list(spaces_of(quest.pos.ground.pieces["26A"]))
    if pick == "random":
        assert quest.topic != "token"
    else:
        assert quest.topic == "token"
        assert quest.pos.ask is not None
        assert quest.pos.ask.seat == (0 if pick == "overlord" else 1)
        answer(quest.pos, opt.ChooseSpace(place[2]))
        assert quest.pos.tokens[0].space == place[2]
    assert quest.pos.tokens[0].space in place


def test_remove_token_from_the_map_or_its_carrier(quest: Quest):
    quest.pos.pick_up(0, 0)
    quest.says({"op": "remove_token", "token": "this"}, token=0)
    assert quest.pos.figures[0].carries == NOTHING
    assert not quest.pos.is_on_map(0)


@pytest.mark.parametrize("pick", [None, "heroes", "random"])
def test_reveal_turns_tokens_up(monkeypatch: pytest.MonkeyPatch, pick: str | None):
    ball = Quest(monkeypatch, "the_masquerade_ball_1")
    guests = [n for n, token in enumerate(ball.pos.tokens) if token.kind == "guest"]
    ball.says({"op": "reveal", "token": "guest"} | ({"pick": pick} if pick else {}))
    if pick == "heroes":
        assert ball.topic == "token"
        answer(ball.pos, opt.ChooseSpace(ball.pos.tokens[guests[3]].space))
    up = [n for n in guests if ball.pos.tokens[n].seen == EVERYONE]
    assert len(up) == (8 if pick is None else 1)
    if pick == "heroes":
        assert up == [guests[3]]


def test_a_look_at_a_token_shows_it_to_one_side_only(monkeypatch: pytest.MonkeyPatch):
    ball = Quest(monkeypatch, "the_masquerade_ball_1")
    guest = next(n for n, token in enumerate(ball.pos.tokens) if token.kind == "guest")
    ball.says({"op": "reveal", "token": "this", "to": "heroes"}, token=guest)
    assert GAME.view(ball.pos, 1).tokens[guest].face
    assert not GAME.view(ball.pos, 0).tokens[guest].face


@pytest.mark.parametrize("pick", ["heroes", "random"])
def test_give_token_to_one_who_carries_none(monkeypatch: pytest.MonkeyPatch, pick: str):
    farm = Quest(monkeypatch, "a_fat_goblin_1")
    crops = [n for n, token in enumerate(farm.pos.tokens) if token.kind == "crop"]
    farm.says({"op": "give_token", "token": "this", "to": "heroes", "pick": pick}, token=crops[0])
    if pick == "heroes":
        assert farm.offered() == (opt.Choose(0), opt.Choose(1))
        answer(farm.pos, opt.Choose(1))
        assert farm.pos.figures[1].carries == crops[0]
    carrier = farm.pos.tokens[crops[0]].carrier
    assert carrier in (0, 1)
    farm.says({"op": "give_token", "token": "this", "to": "heroes", "pick": pick}, token=crops[1])
    assert farm.pos.figures[1 - carrier].carries == crops[1]  # the only one with free hands


def test_set_door_and_a_broken_one_stays_broken(monkeypatch: pytest.MonkeyPatch):
    spire = Quest(monkeypatch, "the_frozen_spire_2")
    door = list(spire.pos.ground.doors).index("ice_door_1")
    for state, then in (("closed", "closed"), ("open", "open"), ("broken", "broken"), ("locked", "broken")):
        spire.says({"op": "set_door", "door": "ice_door_1", "state": state})
        assert spire.pos.doors[door] == then


# Harm and help.


def test_a_test_leads_to_what_follows(quest: Quest):
    test = {
        "op": "test",
        "who": "that",
        "attribute": "might",
        "pass": [{"op": "fatigue", "who": "that", "amount": 2}],
        "fail": [{"op": "damage", "who": "that", "amount": 2}],
    }
    quest.says(test | {"by": 9}, that=0)
    assert (quest.pos.figures[0].fatigue, quest.pos.figures[0].damage) == (2, 0)
    quest.says(test | {"by": -9}, that=0)
    assert (quest.pos.figures[0].fatigue, quest.pos.figures[0].damage) == (2, 2)


def test_of_several_attributes_the_tester_picks_one(quest: Quest):
    quest.says({"op": "test", "who": "that", "attribute": ["might", "awareness"], "by": 9}, that=0)
    assert quest.topic == "attribute"
    assert quest.offered() == (opt.ChooseWord("might"), opt.ChooseWord("awareness"))


@pytest.mark.parametrize("pick", ["overlord", "random"])
def test_damage_to_one_who_is_picked_so_many_times(quest: Quest, pick: str):
    quest.says({"op": "damage", "who": "heroes", "amount": 1, "pick": pick, "times": 2})
    for _ in range(2 * (pick == "overlord")):
        assert quest.offered() == (opt.Choose(0), opt.Choose(1))
        answer(quest.pos, opt.Choose(1))
    assert sum(one.damage for one in quest.pos.figures[:2]) == 2
    if pick == "overlord":
        assert quest.pos.figures[1].damage == 2


def test_damage_that_spares_leaves_the_last_point(quest: Quest):
    quest.says({"op": "damage", "who": "that", "amount": 99, "spare": True}, that=0)
    assert quest.pos.figures[0].damage == quest.pos.health(0) - 1
    assert not quest.pos.knocked_out(0)


def test_recover_and_stand_up(quest: Quest):
    quest.pos.take_damage(0, 5)
    quest.pos.take_fatigue(0, 3)
    quest.says({"op": "recover", "who": "heroes", "damage": 2, "fatigue": "all"})
    assert (quest.pos.figures[0].damage, quest.pos.figures[0].fatigue) == (3, 0)
    does(quest.pos, quest.pos.suffering(0, damage=99))
    answer(quest.pos, PASS)
    quest.says({"op": "recover", "who": "heroes", "stand": True})
    assert not quest.pos.knocked_out(0)
    assert quest.pos.figures[1].damage == 0  # who stands does not roll


def test_condition_is_gained(quest: Quest):
    quest.says({"op": "condition", "who": "that", "name": "Immobilized"}, that=1)
    assert quest.pos.has_condition(1, 2)
    assert not quest.pos.has_condition(0, 2)


@pytest.mark.parametrize(
    ("stat", "by", "after"), [("health", -2, 10), ("health", -99, 1), ("speed", -1, 2), ("speed", -99, 1)]
)
def test_modify_never_goes_below_one(quest: Quest, stat: str, by: int, after: int):
    assert quest.pos.heroes[0].name == "Grisban the Thirsty"
    read = {"health": quest.pos.health, "speed": quest.pos.speed}[stat]
    before = read(0)
    quest.says({"op": "modify", "who": "that", "stat": stat, "by": by}, that=0)
    assert read(0) == (after if by == -99 else before + by)


def test_modify_adds_dice_and_covers_who_arrives_later(quest: Quest):
    quest.says(
        {"op": "modify", "who": "goblins", "stat": "attack", "by": "red"},
        {"op": "modify", "who": "goblins", "stat": "defense", "by": "brown"},
        {"op": "modify", "who": "goblins", "stat": "damage", "by": 1},
    )
    goblin = goblins(quest.pos)[0]
    assert [one.dice for _, _, one in quest.pos.modifiers("attack", goblin)] == [("red",)]
    assert quest.pos.defense_pool(goblin) == (*quest.pos.sheet(goblin).defense, "brown")
    assert quest.pos.total("damage", goblin) == 1
    late = quest.pos.add_figure(quest.pos.figures[goblin])
    assert quest.pos.total("damage", late) == 1
    assert quest.pos.total("damage", named(quest.pos, "ettins")) == 0


# Counters, cards, chance, each.


def test_a_counter_that_reaches_a_number_sets_off_rules(monkeypatch: pytest.MonkeyPatch):
    quest = Quest(monkeypatch, "a_fat_goblin_1")
    heard: list[Happening] = []
    monkeypatch.setattr(type(quest.pos), "quest_hears", lambda _self, what: heard.append(what))
    quest.says(
        {"op": "counter", "counter": "crops_saved", "add": 2}, {"op": "counter", "counter": "crops_saved", "set": 2}
    )
    assert [(one.word, one.before, one.after) for one in heard] == [("crops_saved", 0, 2)]  # the second changes nothing


def test_overlord_cards_are_drawn_and_discarded(quest: Quest):
    hand = len(quest.pos.hand)
    quest.says({"op": "overlord_cards", "draw": 2})
    assert len(quest.pos.hand) == hand + 2
    quest.says({"op": "overlord_cards", "discard": 1})
    assert quest.topic == "discard"
    answer(quest.pos, quest.offered()[0])
    assert len(quest.pos.hand) == hand + 1


def test_search_cards_are_drawn(quest: Quest):
    quest.says({"op": "draw_search", "who": "heroes", "count": 1, "pick": "heroes"})
    answer(quest.pos, opt.Choose(1))
    assert [len(quest.pos.search_cards(n)) for n in (0, 1)] == [0, 1]
    deck = len(quest.pos.search_deck)
    quest.says({"op": "draw_search", "who": "that", "count": 3}, that=0)
    assert len(quest.pos.search_deck) == deck - 3


def test_chance_draws_lots(quest: Quest):
    lots = {"op": "chance", "counter": "gone_this_round", "of": 3}
    won, lost = {"op": "damage", "who": "that", "amount": 1}, {"op": "fatigue", "who": "that", "amount": 1}
    for winning in (0, 3):
        quest.pos.change_counter("gone_this_round", winning)
        for _ in range(2):
            quest.says(lots | {"pass": [won], "fail": [lost]}, that=0)
    assert (quest.pos.figures[0].fatigue, quest.pos.figures[0].damage) == (2, 2)


@pytest.mark.parametrize("answers", [(opt.Choose(2),), (PASS,)])
def test_each_in_the_order_their_side_likes(monkeypatch: pytest.MonkeyPatch, answers: tuple[Any, ...]):
    quest = Quest(monkeypatch, heroes=3)
    told: list[int] = []
    suffering = type(quest.pos).suffering

    def noting(self: DescentPosition, figure: int, **how: Any) -> Any:
        told.append(figure)
        return suffering(self, figure, **how)

    monkeypatch.setattr(type(quest.pos), "suffering", noting)
    quest.says({"op": "each", "who": "heroes", "do": [{"op": "fatigue", "who": "that", "amount": 1}]})
    assert quest.offered() == (opt.Choose(0), opt.Choose(1), opt.Choose(2), PASS)
    for one in answers:
        answer(quest.pos, one)
    if answers != (PASS,):
        answer(quest.pos, opt.Choose(1))
    assert told == ([0, 1, 2] if answers == (PASS,) else [2, 1, 0])


def test_every_action_has_an_op():
    said = {str(kind.__struct_config__.tag) for kind in OPS}
    assert len(said) == 21


# Reserves and doors of ice.


def test_a_reserve_that_is_spent_is_heard(monkeypatch: pytest.MonkeyPatch):
    quest = Quest(monkeypatch, "blood_of_heroes_1")
    for goblin in quest.pos.in_group(quest.pos.group_called("goblins")):
        quest.pos.remove(goblin)
    heard: list[Happening] = []
    monkeypatch.setattr(type(quest.pos), "quest_hears", lambda _self, what: heard.append(what))
    before = quest.pos.counter("reserve")
    does(quest.pos, Reinforce(0))
    GAME.apply(quest.pos, 0, quiet=True)
    assert [(one.on, one.word, one.after) for one in heard] == [("counter", "reserve", before - 1)]
    does(quest.pos, Reinforce(0))
    answer(quest.pos, PASS)  # one that is declined is paid for, too
    assert [one.after for one in heard] == [before - 1, before - 2]


def ice(damage: int) -> tuple[DescentPosition, int, int]:
    """Jain with her bow next to a door of ice; the door and its thing."""
    pos = begun("the_frozen_spire_2")
    door = list(pos.ground.doors).index("ice_door_1")
    thing = named(pos, "ice_door_1")
    space = next(spaces_of(pos.ground.doors["ice_door_1"].near & pos.empty()))
    put(pos, 1, pos.ground.at[space], actions=2)
    pos.active = 1
    pos.figures[thing] = replace(pos.figures[thing], damage=damage)
    return pos, door, thing


def test_an_attack_on_a_door_has_all_its_steps():
    pos, door, thing = ice(0)
    bow = pos.weapons(1)[0]
    for chance in range(200):  # until a surge is rolled
        pos.chance = chance
        tried = pos.clone()
        does(tried, BreakADoor(1, door, bow))
        if tried.ask is not None and tried.ask.topic == "surges":
            break
    else:
        raise AssertionError("no surge is ever offered")
    assert tried.on_map(thing)
    while tried.ask is not None and tried.ask.options[-1] == PASS:
        answer(tried, PASS)
    assert tried.figures[thing].damage > 0
    assert not tried.on_map(thing)
    assert tried.doors[door] == "locked"


def test_a_door_that_has_taken_enough_is_gone():
    pos, door, thing = ice(5)
    for chance in range(40):
        pos.chance = chance
        tried = pos.clone()
        does(tried, BreakADoor(1, door, tried.weapons(1)[0]))
        while tried.ask is not None and tried.ask.options[-1] == PASS:
            answer(tried, PASS)
        hit = tried.figures[thing].gone == "defeated"
        assert tried.doors[door] == ("broken" if hit else "locked")
        assert hit or tried.figures[thing].damage == 5  # an X
    assert CARDS[pos.weapons(1)[0]].attack == "ranged"


# What is due, and finds that are traded.


def test_nobody_is_defeated_for_good_while_he_is_due_back():
    pos = begun("the_shadow_vault_1")
    gone = WereDefeated(who="zachareth")
    about = Telling(seat=0, encounter=pos.encounter, rule=0)
    zachareth = named(pos, "zachareth")
    assert not gone.holds(pos, about)
    pos.defeat(zachareth, 0)
    assert gone.holds(pos, about)
    pos.note_due(Due(round=pos.round + 2, side="overlord", figure=NOBODY, rule=0, op=0, brings="zachareth"))
    assert not gone.holds(pos, about)


def test_a_key_is_traded_like_a_search_card():
    pos = begun("the_cardinals_plight_1")
    key = pos.add_token(replace(pos.tokens[0], kind="ward_key", unique=False))
    pos.hold(0, key)
    first, second = list(spaces_of(pos.ground.pieces[pos.ground.piece_of(pos.figures[0].at)] & pos.empty()))[:2]
    assert pos.floor.adjacent(1 << first) >> second & 1
    put(pos, 0, pos.ground.at[first], actions=2, moving=True)
    put(pos, 1, pos.ground.at[second])
    pos.active = 0
    assert opt.Trade(1) in offers(pos, 0)
    rule = carry_out(pos, 0, opt.Trade(1))
    does(pos, rule)
    answer(pos, opt.GiveFind(key))
    assert (pos.tokens[key].carrier, pos.tokens[key].space) == (1, NOWHERE)
    assert pos.finds(0) == []
    answer(pos, opt.TakeFind(key))  # both heroes are of one seat: nobody else is asked
    assert pos.finds(0) == [key]
