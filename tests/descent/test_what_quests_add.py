"""What a quest adds to the rulebook: set-up, lieutenants, tokens, people, actions, and rules that prevail."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.events import UniqueFound
from gloaming.games.descent.quests import encounters, quests
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import DoSpecial, rule_called, tokens_to_pick_up
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, OVERLORD
from gloaming.kernel import Event, OptionError
from tests.descent.drawing import room
from tests.descent.questing import begun, does, named, put
from tests.descent.scene import GAME, descent
from tests.proof import rule


def tokens(pos: DescentPosition, kind: str) -> list[int]:
    return [n for n, token in enumerate(pos.tokens) if token.kind == kind]


def specials(pos: DescentPosition, figure: int) -> set[str]:
    """The actions of the quest on offer to a figure."""
    return {option.rule for option in pos.quest_actions(figure) if isinstance(option, opt.Special)}


# Set-up.


@rule("DE-046")
def test_what_a_quest_says_about_set_up_comes_on_top():
    pos = begun("a_fat_goblin_2")
    splig = named(pos, "splig")
    assert len(pos.hand) == 2  # as always, a card for each hero
    assert pos.health(splig) == pos.sheet(splig).health + 2  # "at home Splig has more Health"
    epic = begun("a_fat_goblin_2", level="advanced")
    assert epic.health(named(epic, "splig")) == pos.health(splig) + 2  # and what is epic after that
    assert len(begun("a_fat_goblin_1", level="advanced").hand) == 3  # "the overlord starts with one card more"


@rule("DE-047", "DE-330")
@pytest.mark.parametrize("quest", list(quests()))
def test_four_quests_are_played_only_in_a_campaign(quest: str):
    if quests()[quest].standalone:
        assert GAME.new(2, 1, {"quest": quest}).quest == quest
        return
    with pytest.raises(OptionError, match="only in a campaign; choose encounter 1 or 2"):
        GAME.new(2, 1, {"quest": quest})
    assert GAME.new(2, 1, {"quest": quest, "encounter": "1"}).quest == quest  # to try it out


@rule("DE-067", "DE-298")
def test_the_lieutenant_of_the_quest_is_there_with_his_act_one_card():
    pos = begun("a_fat_goblin_2")
    splig = pos.figures[named(pos, "splig")]
    assert (splig.kind, splig.name, splig.act) == ("lieutenant", "Splig", 1)
    assert splig.spaces
    assert pos.in_group(splig.group) == [named(pos, "splig")]
    assert not any(one.kind == "lieutenant" for one in begun("first_blood_1").figures)


# Tokens and people.


@rule("DE-022")
def test_objective_tokens_with_faces_hide_them_behind_one_back():
    pos = begun("the_masquerade_ball_1")
    guests = tokens(pos, "guest")
    entry = next(token for token in encounters()["the_masquerade_ball_1"].tokens if token.id == "guest")
    assert entry.back
    assert {pos.tokens[n].face for n in guests} == {"noble", "moulder"}
    for seat in (OVERLORD, 1):
        assert {GAME.view(pos, seat).tokens[n].face for n in guests} == {""}
    pos.turn_up(guests[0])
    assert GAME.view(pos, 1).tokens[guests[0]].face == pos.tokens[guests[0]].face
    assert max(len(one.tokens) for one in encounters().values()) <= 10


@rule("DE-023")
def test_people_do_what_the_quest_says_of_them():
    pos = begun("castle_daerion_1")
    villagers = [n for n, one in enumerate(pos.figures) if one.id == "villagers"]
    assert 1 <= len(villagers) <= 8
    said = next(npc for npc in encounters()["castle_daerion_1"].npcs if npc.id == "villagers")
    for figure in villagers:
        assert pos.speed(figure) == said.speed
        assert pos.actions_of(figure) == said.actions
        assert {what for what in ("move", "attack") if not pos.forbids(figure, what)} == set(said.can)
    bridge = begun("death_on_the_wing_2")
    assert not bridge.forbids(named(bridge, "guards"), "attack")  # other people, other ways


@rule("DE-130")
def test_the_unique_token_hides_what_the_quest_says_and_no_card():
    pos = begun("the_cardinals_plight_1")
    (unique,) = (n for n, token in enumerate(pos.tokens) if token.unique)
    ordinary = next(n for n in tokens(pos, "search") if n != unique)
    deck = pos.search_deck
    pos.active = 0
    told: list[Event] = []
    pos.listener = told
    does(pos, pos.acting(0, opt.Search(unique)))
    (found,) = (event for event in told if isinstance(event, UniqueFound))
    assert (found.name, found.figure, found.what) == ("unique_found", 0, "Ward key")
    assert found.reveals, "nobody takes back what told them where the key is"
    assert pos.search_deck == deck
    assert [pos.tokens[n].carrier for n in tokens(pos, "ward_key")] == [0]
    does(pos, pos.acting(0, opt.Search(ordinary)))
    assert pos.search_deck == deck[:-1]


@rule("DE-264")
def test_a_token_in_the_same_or_an_adjacent_space_is_picked_up_by_an_action():
    pos = begun("a_fat_goblin_1")
    crop = tokens(pos, "crop")[0]
    for x, near in ((4, True), (5, True), (6, False)):
        put(pos, 0, (x, 4), actions=2)
        assert (opt.PickUp(crop) in pos.quest_actions(0)) == near
    put(pos, 0, (5, 4), actions=0)
    assert opt.PickUp(crop) not in pos.quest_actions(0)
    put(pos, 0, (5, 4), actions=2)
    does(pos, pos.quest_action(0, opt.PickUp(crop)))
    assert pos.figures[0].carries == crop
    assert pos.figures[0].actions == 1
    other = begun("castle_daerion_1")  # its beacons are no tokens one carries
    beacon = other.tokens[tokens(other, "beacon")[0]]
    other.figures[0] = replace(other.figures[0], spaces=(beacon.space,), actions=2)
    assert list(tokens_to_pick_up(other, 0)) == []


@rule("DE-267")
def test_a_carrier_drops_his_token_in_an_adjacent_space_by_an_action():
    pos = begun("a_fat_goblin_1")
    crop = tokens(pos, "crop")[0]
    put(pos, 0, (5, 5), actions=2)
    pos.pick_up(0, crop)
    drops = [option for option in pos.quest_actions(0) if isinstance(option, opt.Drop)]
    assert {option.space for option in drops} <= set(range(pos.ground.size))
    near = pos.floor.adjacent(pos.figures[0].mask)
    assert drops
    assert all(near >> option.space & 1 and pos.empty() >> option.space & 1 for option in drops)
    pos.quest_action(0, drops[0])
    assert pos.figures[0].carries == NOTHING
    assert pos.figures[0].actions == 1
    assert (pos.tokens[crop].space, pos.tokens[crop].carrier) == (drops[0].space, NOBODY)


# Actions and rules.


@rule("DE-148")
def test_heroes_and_monsters_have_actions_of_the_quest():
    pos = begun("castle_daerion_1")
    beacon = pos.tokens[tokens(pos, "beacon")[0]]
    assert beacon.space != NOWHERE
    pos.figures[0] = replace(pos.figures[0], spaces=(beacon.space,), actions=2)
    assert specials(pos, 0)
    pos.figures[0] = replace(pos.figures[0], actions=0)
    assert not specials(pos, 0) & {one.id for one in pos.laid_out.rules if getattr(one.when, "cost", 1)}
    cellar = begun("a_fat_goblin_2")
    splig, prisoner = named(cellar, "splig"), tokens(cellar, "prisoner")[0]
    room = next(n for n in range(cellar.ground.size) if cellar.ground.pieces["11B"] >> n & 1)
    cellar.put_token(prisoner, room)
    cellar.figures[splig] = replace(cellar.figures[splig], spaces=(room,), actions=2)
    assert specials(cellar, splig)
    assert not specials(cellar, 0)


@rule("DE-283")
def test_the_overlord_pays_with_cards_for_what_the_quest_offers():
    pos = begun("the_cardinals_plight_1")
    merick, grave = named(pos, "merick"), tokens(pos, "grave")[0]
    put(pos, merick, pos.ground.at[pos.tokens[grave].space], actions=2)
    paid = next(one.id for one in pos.laid_out.rules if any(getattr(op, "discard", 0) for op in one.do))
    for zombie in pos.in_group(pos.group_called("zombies"))[1:]:
        pos.remove(zombie)
    pos.round = 2
    assert paid in specials(pos, merick)
    poor = pos.clone()
    poor.discard_overlord(poor.hand)
    assert paid not in specials(poor, merick)  # there is nothing to pay with
    hand, standing = pos.hand, len(pos.monsters())
    does(pos, DoSpecial(merick, rule_called(pos, paid), grave))
    while pos.ask is not None and pos.ask.topic in ("discard", "place"):
        GAME.apply(pos, 0, quiet=True)
    assert len(pos.hand) == len(hand) - 1
    assert set(pos.discard) < set(hand)
    assert len(pos.monsters()) == standing + 1


@rule("DE-342")
def test_a_rule_of_the_quest_prevails():
    pos = begun("a_fat_goblin_2")
    splig = named(pos, "splig")
    assert pos.passes_enemies(splig)  # "he may move through spaces with heroes"
    elsewhere = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"splig": {"at": (2, 0)}})
    assert not elsewhere.pos.passes_enemies(elsewhere.number("splig"))  # as the rulebook has it (DE-097)
    goblin_path = begun("first_blood_1")
    goblin = named(goblin_path, "goblins")
    goblin_path.figures[goblin] = replace(
        goblin_path.figures[goblin],
        spaces=(next(n for n in range(goblin_path.ground.size) if goblin_path.ground.marks["hidden_path"] >> n & 1),),
    )
    assert goblin_path.ways_out(goblin)
    goblin_path.change_counter("gone_this_round", 3)
    assert not goblin_path.ways_out(goblin)
