"""The greedy bot plays the quest: it heads for what the quest asks and finds it worth more than a skirmish."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.bots import bot
from gloaming.bots.bot import Sight
from gloaming.games.descent import options as opt
from gloaming.games.descent.bot import DescentJudgement
from gloaming.games.descent.bot.distances import FAR, steps_to
from gloaming.games.descent.bot.errands import to_change
from gloaming.games.descent.bot.progress import progress
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import OVERLORD, Rank
from gloaming.kernel import Option
from gloaming.pieces.squares import spaces_of
from tests.descent.drawing import room
from tests.descent.questing import put
from tests.descent.scene import GAME, descent

JUDGEMENT = DescentJudgement()


def winners(seed: int, overlord: str, heroes: str) -> tuple[int, ...]:
    pos = GAME.new(2, seed, {"quest": "first_blood", "encounter": "1"})
    bots = [bot(overlord, seed), bot(heroes, seed + 1)]
    while pos.ask is not None:
        GAME.apply(pos, bots[pos.ask.seat].choose(Sight(GAME, pos)), quiet=True)
    assert pos.outcome is not None
    return pos.outcome.winners


@pytest.mark.parametrize("seed", [2, 5])
def test_greedy_heroes_win_where_random_ones_do_not(seed: int):
    assert winners(seed, "random", "greedy") == (1,)
    assert winners(seed, "random", "random") == (OVERLORD,)


def test_a_greedy_overlord_wins_before_time_runs_out():
    pos = GAME.new(2, 3, {"quest": "a_fat_goblin", "encounter": "2"})
    bots = [bot("greedy", 3), bot("random", 4)]
    while pos.ask is not None:
        GAME.apply(pos, bots[pos.ask.seat].choose(Sight(GAME, pos)), quiet=True)
    assert pos.outcome is not None
    assert pos.outcome.winners == (OVERLORD,)
    assert pos.rounds_over < pos.laid_out.clock.last_round


def test_what_is_good_for_the_heroes_is_bad_for_the_overlord():
    t = descent(room(6, 3), ann={"hero": "Grisban the Thirsty", "at": (1, 1)}, monsters={"zombie": {"at": (2, 1)}})
    before = JUDGEMENT.value(t.pos, 1), JUDGEMENT.value(t.pos, OVERLORD)
    t.pos.take_damage(0, 3)
    after = JUDGEMENT.value(t.pos, 1), JUDGEMENT.value(t.pos, OVERLORD)
    assert after[0] < before[0]
    assert after[1] > before[1]


def test_of_many_destinations_only_some_are_worth_a_thought():
    t = descent(
        room(20, 10),
        ann={"hero": "Grisban the Thirsty", "at": (10, 5), "points": 5},
        monsters={"zombie": {"at": (15, 5)}},
        search=[(10, 9)],
    )
    numbers = JUDGEMENT.sensible(t.pos, 1)
    goes = [t.ann.ask.options[n] for n in numbers if isinstance(t.ann.ask.options[n], opt.Go)]
    assert 1 <= len(goes) <= 12
    places = {t.pos.ground.at[go.space] for go in goes if isinstance(go, opt.Go)}
    assert any(abs(x - 15) <= 1 and abs(y - 5) <= 1 for x, y in places)  # next to the zombie
    assert any(abs(x - 10) <= 1 and abs(y - 9) <= 1 for x, y in places)  # next to the search token


def begun(quest: str) -> DescentPosition:
    """The first encounter of a quest, where the first hero acts."""
    pos = GAME.new(2, 7, {"quest": quest, "encounter": "1"})
    while pos.ask is not None and pos.ask.topic != "act":
        GAME.apply(pos, 0, quiet=True)
    return pos


def test_whatever_raises_a_counter_of_the_goal_is_an_errand():
    pos = begun("castle_daerion")
    beacons = [token.space for token in pos.tokens if token.kind == "beacon"]
    errands = to_change(pos, "beacons_lit", up=True)
    assert sorted(errand.spaces.bit_length() - 1 for errand in errands) == sorted(beacons)
    assert all(0 < errand.done < 1 for errand in errands)


def test_a_goal_is_nearer_when_a_hero_is_and_nearest_when_it_is_done():
    pos = begun("castle_daerion")
    far = progress(pos, "heroes")
    beacon = next(token.space for token in pos.tokens if token.kind == "beacon")
    free = pos.floor.adjacent(1 << beacon) & pos.empty()
    pos.place(1, (free.bit_length() - 1,))
    near = progress(pos, "heroes")
    pos.set_counter("beacons_lit", 1)
    assert far < near < progress(pos, "heroes")


def test_a_move_in_hand_is_worth_the_best_place_it_leads_to():
    pos = begun("castle_daerion")
    before = JUDGEMENT.value(pos, 1)
    move = next(n for n, one in enumerate(pos.ask.options) if isinstance(one, opt.MoveAction)) if pos.ask else -1
    GAME.apply(pos, move, quiet=True)
    after = JUDGEMENT.value(pos, 1)
    assert after > before
    best = 0.0
    for go in JUDGEMENT.sensible(pos, 1):
        then = pos.clone()
        GAME.apply(then, go, quiet=True)
        best = max(best, JUDGEMENT.value(then, 1))
    assert best == pytest.approx(after, abs=0.5)


def overlord_after(pos: DescentPosition, figure: int, space: int) -> float:
    pos.place(figure, (space,))
    return progress(pos, "overlord")


def test_prisoners_are_fetched_brought_to_splig_and_asked_by_him():
    pos = GAME.new(2, 7, {"quest": "a_fat_goblin", "encounter": "2"})
    while pos.ask is not None and pos.ask.topic != "act":
        GAME.apply(pos, 0, quiet=True)
    chamber = pos.place_of("11B", About(seat=OVERLORD))
    prisoner = next(number for number, token in enumerate(pos.tokens) if token.kind == "prisoner")
    goblin = next(number for number in pos.monsters() if pos.figures[number].name == "Goblin Archer")
    splig = next(number for number, one in enumerate(pos.figures) if one.id == "splig")
    steps = [progress(pos, "overlord")]
    beside = next(spaces_of(pos.floor.adjacent(1 << pos.tokens[prisoner].space) & pos.empty()))
    steps.append(overlord_after(pos, goblin, beside))
    pos.pick_up(goblin, prisoner)
    steps.append(progress(pos, "overlord"))
    steps.append(overlord_after(pos, goblin, next(spaces_of(chamber & pos.empty()))))
    pos.drop(goblin, pos.figures[goblin].at)
    steps.append(progress(pos, "overlord"))
    assert steps == sorted(steps)
    assert len(set(steps)) == len(steps)
    assert overlord_after(pos, splig, beside) < steps[-1]  # he is wanted there


def test_a_monster_that_leaves_with_its_loot_is_not_lost():
    pos = begun("a_fat_goblin")
    goblin = next(number for number in pos.monsters() if pos.figures[number].name == "Goblin Archer")
    pos.pick_up(goblin, next(number for number, token in enumerate(pos.tokens) if token.kind == "crop"))
    before = JUDGEMENT.value(pos, OVERLORD)
    pos.leave_map(goblin, "exit")
    pos.set_counter("crops_lost", 1)
    pos.set_counter("crops_settled", 1)
    assert JUDGEMENT.value(pos, OVERLORD) > before


def test_where_all_are_needed_who_is_behind_counts_most():
    pos = begun("death_on_the_wing")
    rings = pos.ground.floor(0).rings(pos.place_of("exit", About(seat=OVERLORD)))

    def put(there: DescentPosition, hero: int, ring: int) -> None:
        there.place(hero, (next(space for at in rings[ring:] for space in spaces_of(at & there.empty())),))

    for hero, ring in enumerate((3, 8, 8, 14)):
        put(pos, hero, ring)
    before = progress(pos, "heroes")
    first, last = pos.clone(), pos.clone()
    put(first, 0, 1)
    put(last, 3, 12)
    assert progress(last, "heroes") > progress(first, "heroes") > before


def test_a_locked_door_is_no_way_for_heroes_until_it_is_open():
    pos = begun("the_cardinals_plight")
    merick = next(number for number, one in enumerate(pos.figures) if one.id == "merick")
    before = progress(pos, "heroes")
    assert steps_to(pos, 0, pos.figures[merick].mask) == FAR
    pos.set_door(0, "open")
    assert steps_to(pos, 0, pos.figures[merick].mask) < FAR
    assert progress(pos, "heroes") > before


def test_who_has_left_the_map_for_the_goal_still_counts():
    pos = begun("death_on_the_wing")
    before = progress(pos, "heroes")
    pos.leave_map(0, "exit")
    assert progress(pos, "heroes") > before


def test_nobody_leaves_a_friend_behind_who_is_down():
    pos = begun("death_on_the_wing")
    way_out = next(spaces_of(pos.place_of("exit", About(seat=OVERLORD))))
    pos.place(0, (way_out,))
    pos.knock_out(1, pos.figures[1].at)
    before = progress(pos, "heroes")
    pos.leave_map(0, "exit")
    assert progress(pos, "heroes") < before


def test_a_goal_is_far_while_heroes_are_placed_and_those_who_have_to_leave_are_not_there_yet():
    pos = GAME.new(2, 1, {"quest": "first_blood", "encounter": "1"})
    assert not any(one.is_monster for one in pos.figures)
    assert 0 <= progress(pos, "overlord") < 0.5


def goblin_progress(at: tuple[int, int], points: int) -> float:
    """How near the overlord is to his goal while a goblin archer acts there with so many points."""
    pos = begun("first_blood")
    goblin = next(n for n, one in enumerate(pos.figures) if one.is_monster and pos.sheet(n).size == (1, 1))
    put(pos, goblin, at, points=points)
    pos.active = goblin
    return progress(pos, "overlord")


def test_who_can_leave_the_map_at_once_is_nearer_to_it_but_water_counts():
    assert goblin_progress((4, 5), 0) == goblin_progress((4, 5), 7) < goblin_progress((4, 5), 8)


def test_who_can_leave_the_map_at_once_does_not_stay_where_he_is():
    assert goblin_progress((1, 3), 3) < goblin_progress((1, 2), 2) < goblin_progress((1, 1), 1)


def test_of_two_ways_to_the_same_place_the_shorter_is_better():
    pos = begun("castle_daerion")
    pos.figures[pos.active] = replace(pos.figures[pos.active], points=2)
    shorter = JUDGEMENT.value(pos, 1)
    pos.figures[pos.active] = replace(pos.figures[pos.active], points=1)
    assert JUDGEMENT.value(pos, 1) < shorter


def test_who_carries_something_goes_his_way_though_it_leads_away_from_a_fight():
    pos = begun("the_shadow_vault")
    pos.pick_up(0, next(number for number, token in enumerate(pos.tokens) if token.kind == "casket"))
    way_out = pos.place_of("exit", About(seat=OVERLORD))
    assert steps_to(pos, 0, way_out) < FAR  # the longest way of all quests can be gone
    before = JUDGEMENT.value(pos, 1)
    rings = pos.ground.floor(0).rings(way_out)
    here = next(n for n, ring in enumerate(rings) if ring & pos.figures[0].mask)
    pos.place(0, (next(spaces_of(rings[here - 4] & pos.empty())),))
    assert JUDGEMENT.value(pos, 1) > before + 1  # more than an action is worth


def test_who_has_nothing_left_to_do_ends_the_turn_though_the_overlord_then_draws():
    for seed in range(4):
        t = descent(
            room(6, 3),
            ann={"hero": "Jain Fairwood", "at": (1, 1), "actions": 0},
            monsters={"zombie": {"at": (2, 1)}},
            deck=["Dash", "Frenzy"],
        )
        assert t.pos.ask is not None
        assert t.pos.ask.options[bot("greedy", seed).choose(Sight(GAME, t.pos))] == opt.EndTurn()


def test_whoever_of_the_heroes_can_strike_goes_first_though_another_seat_has_him():
    t = descent(
        room(20, 3),
        ann={"hero": "Grisban the Thirsty", "at": (1, 1)},
        bob={"hero": "Avric Albright", "at": (2, 1)},
        cat={"hero": "Syndrael", "at": (18, 1)},
        monsters={"zombie": {"at": (19, 1)}},
    )
    t.answer(opt.EndTurn())
    assert t.pos.ask is not None
    assert (t.pos.ask.topic, t.pos.ask.seat) == ("next_hero", 2)
    for seed in range(4):
        assert t.pos.ask.options[bot("greedy", seed).choose(Sight(GAME, t.pos))] == opt.TakeTurn(2)


@pytest.mark.parametrize(("rank", "given_up"), [("minion", True), ("master", False)])
def test_only_a_minion_is_given_up_for_two_blows(rank: Rank, given_up: bool):
    """That whoever strikes them is defeated lies beyond what a bot looks at."""
    t = descent(
        room(8, 4),
        ann={"hero": "Grisban the Thirsty", "at": (2, 1)},
        monsters={"zombie": {"at": (1, 1), "rank": rank, "acted": True}, "zombie_2": {"at": (7, 3), "acted": True}},
        turn_of="overlord",
        start="end",
        hand=("Blood Rage",),
    )
    assert any(isinstance(option, opt.PlayCard) for option in thought_of(t.pos)) == given_up
    t.overlord.does("play Blood Rage")
    if given_up:
        assert thought_of(t.pos) == [opt.Choose(t.number("zombie"))], "the other can strike nobody"


def thought_of(pos: DescentPosition) -> list[Option]:
    assert pos.ask is not None
    return [pos.ask.options[n] for n in JUDGEMENT.sensible(pos, pos.ask.seat)]
