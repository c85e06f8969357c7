"""From one encounter of a quest to the next: what stays, what is recovered, and who stands up."""

from __future__ import annotations

import pytest

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.quests import encounters, quests
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_speaks import QuestSpeaks
from gloaming.games.descent.state import NOBODY, NOWHERE, POISONED, STUNNED
from gloaming.kernel import PASS, Chance, Event
from tests.descent.questing import answer, begun, does
from tests.descent.scene import GAME
from tests.proof import rule

NAMES = ("Olga", "Ann")


def first_encounter() -> DescentPosition:
    """A Fat Goblin, whose first encounter is decided when four bundles are settled."""
    return begun("a_fat_goblin_1", both=True)


def saved(pos: DescentPosition) -> DescentPosition:
    """All bundles are in the barn: the heroes have done what they came for."""
    pos.change_counter("crops_settled", 4)
    pos.change_counter("crops_saved", 4)
    does(pos, QuestSpeaks(Happening(on="round_end")))
    return pos


def gone_on(pos: DescentPosition) -> DescentPosition:
    """The map of the next encounter is laid out."""
    answer(pos, opt.GoOn())
    return pos


@rule("DE-331")
def test_most_quests_have_two_encounters_with_maps_and_goals_of_their_own():
    numbers = [len(quest.encounters) for quest in quests().values()]
    assert numbers.count(2) == 17
    assert numbers.count(1) == 3
    one, two = encounters()["a_fat_goblin_1"], encounters()["a_fat_goblin_2"]
    assert one.victory.heroes != two.victory.heroes
    assert one.victory.overlord != two.victory.overlord
    assert {rule.id for rule in one.rules}.isdisjoint(rule.id for rule in two.rules)
    pos = gone_on(saved(first_encounter()))
    assert pos.ground.at != first_encounter().ground.at


@rule("DE-332")
def test_a_goal_that_is_met_ends_the_encounter_at_once_and_the_next_begins():
    pos = first_encounter()
    saved(pos)
    assert pos.results == ("heroes",)
    assert pos.outcome is None
    assert pos.ask is not None
    assert pos.ask.topic == "go_on"
    gone_on(pos)
    assert pos.encounter == "a_fat_goblin_2"
    alone = begun("a_fat_goblin_1")
    saved(alone)
    assert alone.ask is None  # there is no other encounter
    assert alone.outcome is not None


@rule("DE-333")
def test_damage_stays():
    pos = first_encounter()
    pos.take_damage(0, 3)
    gone_on(saved(pos))
    assert [one.damage for one in pos.figures[:2]] == [3, 0]


@rule("DE-334")
def test_all_fatigue_is_recovered():
    pos = first_encounter()
    pos.take_fatigue(0, 2)
    pos.take_fatigue(1, 3)
    gone_on(saved(pos))
    assert [one.fatigue for one in pos.figures[:2]] == [0, 0]


@rule("DE-124")
def test_a_rest_ends_with_the_encounter_it_was_taken_in():
    pos = first_encounter()
    pos.rest(0)
    assert pos.heroes[0].rested
    gone_on(saved(pos))
    assert not pos.heroes[0].rested


@rule("DE-335")
def test_conditions_stay():
    pos = first_encounter()
    pos.inflict(0, "Poisoned")
    pos.inflict(1, "Stunned")
    gone_on(saved(pos))
    assert [one.conditions for one in pos.figures[:2]] == [POISONED, STUNNED]


@rule("DE-336", "DE-271")
def test_feats_can_be_performed_again():
    pos = first_encounter()
    pos.use_feat(0)
    assert pos.heroes[0].feat_used
    gone_on(saved(pos))
    assert not pos.heroes[0].feat_used


@rule("DE-337")
def test_search_cards_stay_and_used_ones_lie_face_down():
    pos = first_encounter()
    fresh, used = (pos.draw_search(0), pos.draw_search(0))
    pos.flip(0, used)
    gone_on(saved(pos))
    assert {fresh, used} <= set(pos.heroes[0].items)
    assert pos.heroes[0].used == (used,)
    assert pos.search_cards(0) == [fresh]


@rule("DE-338")
def test_who_is_knocked_out_may_stand_up_for_free():
    for stands in (True, False):
        pos = first_encounter()
        does(pos, pos.suffering(0, damage=99))
        answer(pos, PASS)  # the overlord draws nothing
        assert pos.knocked_out(0)
        gone_on(saved(pos))
        assert pos.ask is not None
        assert (pos.ask.seat, pos.ask.topic) == (1, "stand_up")
        answer(pos, opt.StandUp() if stands else PASS)
        GAME.apply(pos, 0, quiet=True)  # he is placed
        assert bool(pos.figures[0].spaces) == stands
        assert pos.knocked_out(0) != stands  # or he begins as a token
        assert (pos.figures[0].damage < pos.health(0)) == stands


@rule("DE-338")
@pytest.mark.parametrize("stands", [(True, True), (True, False), (False, True)])
def test_each_of_them_who_is_knocked_out_is_asked_once(stands: tuple[bool, bool]):
    pos = first_encounter()
    for hero in (0, 1):
        does(pos, pos.suffering(hero, damage=99))
        answer(pos, PASS)
    gone_on(saved(pos))
    for wants in stands:
        assert pos.ask is not None
        assert pos.ask.topic == "stand_up"
        answer(pos, opt.StandUp() if wants else PASS)
    assert pos.ask is not None
    assert pos.ask.topic != "stand_up"
    assert tuple(pos.figures[hero].damage < pos.health(hero) for hero in (0, 1)) == stands


@rule("DE-339")
def test_the_overlord_keeps_his_hand_his_deck_and_his_discard_pile():
    pos = first_encounter()
    pos.discard_overlord(pos.hand[:1])
    hand, deck, discard = pos.hand, pos.deck, pos.discard
    assert hand
    gone_on(saved(pos))
    assert (pos.hand, pos.deck, pos.discard) == (hand, deck, discard)


@rule("DE-340")
def test_the_old_map_is_taken_apart():
    pos = first_encounter()
    familiar = pos.call_familiar(0, "Reanimate", next(n for n in range(pos.ground.size) if pos.empty() >> n & 1))
    assert pos.on_map(familiar)
    gone_on(saved(pos))
    heroes = pos.figures[:2]
    assert all(one.spaces == () and one.fallen == NOWHERE for one in heroes)
    assert not any(one.kind in ("monster", "familiar") for one in pos.figures)  # the next ones are not placed yet
    assert all(token.carrier == NOBODY for token in pos.tokens)
    assert {token.kind for token in pos.tokens} == {"search", "prisoner"}  # no bundle is left
    assert len(pos.doors) == len(pos.ground.doors)
    assert pos.round == 0


def test_exhausted_cards_stay_exhausted():
    pos = first_encounter()
    card = pos.heroes[0].skills[0]
    pos.exhaust(0, card)
    gone_on(saved(pos))
    assert pos.heroes[0].exhausted == (card,)


def test_what_happened_is_told_in_the_same_words_when_the_encounter_is_over():
    pos, chance = first_encounter(), Chance(1)
    told: list[Event] = []
    while not any(isinstance(event, events.Activated) for event in told):
        assert pos.ask is not None
        told += GAME.apply(pos, chance.below(len(pos.ask.options)))
    then = [GAME.say(pos, event, NAMES) for event in told]
    assert then[-1] == "Minion Goblin Archer 2 is activated."
    gone_on(saved(pos))
    assert [GAME.say(pos, event, NAMES) for event in told] == then
    kept = GAME.log.read(GAME.log.write(told))
    assert [GAME.say(pos, event, NAMES) for event in kept] == then
