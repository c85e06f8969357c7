"""Golden rules, leaving the map, carried tokens, and what never runs out."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import events, options
from gloaming.games.descent.maps import TERRAIN
from gloaming.games.descent.rules.encounter import Round
from gloaming.games.descent.rules.hero_turn import HeroTurn
from gloaming.games.descent.rules.overlord_turn import MonsterTurn, OverlordTurn
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, NOTHING, Token
from gloaming.kernel.agenda import Frame, run
from gloaming.pieces.squares import Ground, spaces_of
from tests.descent.drawing import drawn, room
from tests.descent.scene import GAME, descent
from tests.proof import rule


def path_out() -> Ground:
    """A hallway whose first space is an edge space of the hidden path."""
    return Ground("drawn", ["......", "OOOOOO"], terrain=TERRAIN, marks={"hidden_path": [(0, 0)]})


def goblin_on_the_path(points: int) -> DescentPosition:
    """First Blood, a goblin activated on an edge space of the hidden path, with so many movement points."""
    pos = GAME.new(2, 1, {"quest": "first_blood", "encounter": "1"})
    while pos.round == 0:
        GAME.apply(pos, 0)
    goblin = next(n for n, one in enumerate(pos.figures) if one.name == "Goblin Archer")
    pos.place(goblin, (next(iter(spaces_of(pos.ground.marks["hidden_path"]))),))
    turn = MonsterTurn(goblin)
    pos.active = goblin
    rest = Frame(Round(), Round.places["end"]), Frame(OverlordTurn(), OverlordTurn.places["end"])
    pos.agenda[-1:] = [*rest, Frame(turn, turn.places["act"])]
    pos.gain_points(goblin, points)
    run(pos)
    return pos


def hero_before_the_exit(points: int) -> tuple[DescentPosition, int]:
    """Death on the Wing, whose exit is for heroes: one of them a space away from an edge space of it, and that space.

    He has used his actions and cannot buy movement.
    """
    pos = GAME.new(2, 1, {"quest": "death_on_the_wing", "encounter": "1"})
    while pos.round == 0:
        GAME.apply(pos, 0)
    edge = next(iter(spaces_of(pos.ground.marks["exit"])))
    free = pos.floor.adjacent(1 << edge) & pos.empty() & ~pos.ground.marks["exit"]
    pos.place(0, (next(iter(spaces_of(free))),))
    turn = HeroTurn(0, begun=True)
    pos.active = 0
    pos.figures[0] = replace(pos.figures[0], actions=0, moving=True, fatigue=pos.stamina(0))
    pos.agenda[-1:] = [Frame(Round(), Round.places["next_hero"]), Frame(turn, turn.places["act"])]
    pos.gain_points(0, points)
    pos.hand = ()
    run(pos)
    return pos, edge


@rule("DE-X04")
def test_the_first_point_takes_a_hero_to_the_edge_and_the_second_off_the_map():
    for points in (2, 1):
        pos, edge = hero_before_the_exit(points)
        assert pos.ask is not None
        assert not any(isinstance(option, options.LeaveMap) for option in pos.ask.options)
        step = next(option for option in pos.ask.options if isinstance(option, options.Go) and option.space == edge)
        assert step.points == 1
        GAME.apply(pos, pos.ask.options.index(step))
        assert pos.figures[0].spaces == (edge,)
        ways = [option for option in pos.ask.options if isinstance(option, options.LeaveMap)] if pos.active == 0 else []
        assert bool(ways) == (points == 2)
        if ways:
            GAME.apply(pos, pos.ask.options.index(ways[0]))
            assert pos.figures[0].gone == "left"


@rule("DE-109", "DE-110")
def test_leaving_takes_one_more_point_on_an_edge_space():
    for points, leaves in ((1, True), (0, False)):
        pos = goblin_on_the_path(points)
        assert pos.ask is not None
        ways = [n for n, option in enumerate(pos.ask.options) if isinstance(option, options.LeaveMap)]
        assert bool(ways) == leaves
        if leaves:
            goblin = pos.active
            told = GAME.apply(pos, ways[0])
            assert pos.figures[goblin].gone == "left"
            counted = [event.number for event in told if isinstance(event, events.CounterChanged)]
            assert counted[0] == 1  # the quest has heard of it: of those three may leave in a round


@rule("DE-108")
def test_nobody_else_crosses_the_border():
    t = descent(path_out(), ann={"at": (0, 0), "points": 3})
    assert not [option for option in t.ann.ask.options if isinstance(option, options.LeaveMap)]


@rule("DE-208")
def test_counting_needs_no_sight():
    t = descent(
        drawn(".O..", "...."),
        ann={"hero": "Leoric of the Book", "at": (0, 0)},
        monsters={"barghest": {"at": [(2, 0), (3, 0)]}},
        turn_of="barghest",
        rolls=("gray 3", "black 2"),
    )
    assert not t.pos.sees_figure(0, t.number("barghest"))
    t.overlord.does("use Howl")
    assert t.ann.fatigue == 1


@rule("DE-343")
def test_a_card_prevails_over_the_rulebook():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        hand=["Frenzy"],
    )
    t.rolls("blue X", "yellow 1h1r", "gray 0")
    t.overlord.attacks("ann")
    t.overlord.is_not_offered("attack Grisban")
    t.overlord.does("play Frenzy")
    t.overlord.is_offered("attack Grisban")  # a second attack in one activation


@rule("DE-345")
def test_supplies_never_run_out():
    monsters = {f"zombie_{n}": {"at": (n % 10, 1 + n // 10), "type": "Zombie"} for n in range(1, 25)}
    t = descent(room(10, 4), ann={"at": (0, 0)}, monsters=monsters)  # type: ignore[arg-type]
    for name in monsters:
        t.pos.inflict(t.number(name), "Stunned")
        t.pos.take_damage(t.number(name), 2)
    assert all(t.conditions(name) == ["Stunned"] for name in monsters)  # the box has 20 condition tokens
    assert sum(t.figure(name).damage for name in monsters) == 48  # and 45 damage tokens


@rule("DE-265", "DE-266", "DE-268")
def test_a_carried_token_is_with_its_carrier_and_falls_where_he_falls():
    t = descent(room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (2, 0)}, bob={"at": (0, 0)}, turn_of="bob")
    token = t.pos.add_token(Token(kind="idol", space=t.pos.ground.number[2, 0]))
    t.pos.pick_up(0, token)
    assert t.ann.figure.carries == token
    assert t.pos.tokens[token].carrier == 0
    assert t.pos.tokens[token].space == -1  # it lies nowhere, where anybody else could pick it up
    turn = t.pos.agenda[-1].rule
    t.pos.agenda[-1] = Frame(turn, turn.places["go_on"])
    t.pos.agenda.append(Frame(t.pos.suffering(0, damage=20)))
    run(t.pos)
    assert t.ann.figure.carries == NOTHING
    assert t.pos.tokens[token].carrier == NOBODY
    assert t.pos.tokens[token].space == t.pos.ground.number[2, 0]


@rule("DE-268")
def test_a_monster_that_falls_leaves_what_it_carried_in_its_space():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (2, 0)}})
    token = t.pos.add_token(Token(kind="idol", space=t.pos.ground.number[2, 0]))
    t.pos.pick_up(t.number("zombie"), token)
    t.pos.defeat(t.number("zombie"), 0)
    assert t.figure("zombie").carries == NOTHING
    assert (t.pos.tokens[token].carrier, t.pos.tokens[token].space) == (NOBODY, t.pos.ground.number[2, 0])


@rule("DE-025")
def test_there_is_one_reanimate():
    t = descent(room(4, 1), ann={"hero": "Widow Tarha", "hero_class": "Necromancer", "at": (0, 0)})
    first = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[1, 0])
    second = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[2, 0])
    assert first == second
    assert [t.at(n) for n, one in enumerate(t.pos.figures) if one.kind == "familiar"] == [(2, 0)]


@rule("DE-026")
def test_a_hero_token_marks_where_a_hero_fell():
    t = descent(room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (2, 0)}, bob={"at": (0, 0)}, turn_of="bob")
    t.pos.listener = t.events
    t.pos.knock_out(0, t.pos.where_to_fall(0))
    t.pos.listener = None
    assert t.pos.figures[0].fallen == t.pos.ground.number[2, 0]
    assert t.told(events.KnockedOut)[0].space == t.pos.ground.number[2, 0]
