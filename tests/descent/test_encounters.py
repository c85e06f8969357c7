"""Every encounter is played to its end, and what of the vocabulary of quests that sets off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from gloaming.games.descent.quests import encounters, quests
from gloaming.games.descent.quests.actions import AnyAction
from gloaming.games.descent.quests.conditions import AnyCondition
from gloaming.games.descent.quests.listening import entries
from gloaming.games.descent.quests.ops import OPS
from gloaming.games.descent.quests.triggers import AnyTrigger
from gloaming.games.descent.rules import quest_actions, quest_speaks
from gloaming.games.descent.rules.quest import Quest
from gloaming.games.descent.settings import Quest as QuestName
from gloaming.kernel import Chance
from tests.contract.leaks import look_for_leaks
from tests.descent import happenings
from tests.descent.eager import finish, play
from tests.descent.scene import GAME

ALL = sorted(encounters())


def test_every_quest_of_the_file_is_offered():
    assert list(get_args(QuestName)) == list(quests())
    assert len(ALL) == 37


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("encounter", ALL)
def test_it_is_played_to_its_end(encounter: str, heroes: int):
    pos = play(encounter, heroes, seed=1)
    assert pos.outcome is not None
    clock = encounters()[encounter].clock
    assert pos.round <= clock.last_round
    assert pos.results[0] in ("heroes", "overlord") or clock.then == "none"


@pytest.mark.soak
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("encounter", ALL)
@pytest.mark.parametrize("level", ["basic", "expert"])
def test_it_is_played_to_its_end_by_eager_players(encounter: str, heroes: int, level: str):
    for seed in range(10):
        assert play(encounter, heroes, seed, eager=True, level=level).outcome is not None


@pytest.mark.parametrize("quest", ["a_fat_goblin", "the_dawnblade", "enduring_the_elements"])
def test_both_encounters_of_a_quest(quest: str):
    pos = GAME.new(3, 2, {"quest": quest})
    finish(pos, Chance(2), eager=True)
    assert len(pos.results) == 2
    assert pos.outcome is not None


@pytest.mark.parametrize("quest", ["the_masquerade_ball", "the_cardinals_plight"])
def test_face_down_tokens_and_unique_search_tokens_do_not_leak(quest: str):
    look = look_for_leaks(GAME, 2, {"quest": quest, "encounter": "1"}, seed=3, every=9)
    assert look.found == []


@pytest.mark.parametrize("encounter", ["a_fat_goblin_1", "castle_daerion_1", "the_frozen_spire_2"])
def test_everything_can_be_said_and_saved(encounter: str):
    quest, number = encounter.rsplit("_", 1)
    pos, rng = GAME.new(3, 4, {"quest": quest, "encounter": number}), Chance(4)
    for step in range(400):
        if pos.ask is None:
            break
        said = [GAME.say_option(pos, option, ("Ann", "Bob", "Cat")) for option in pos.ask.options]
        assert len(set(said)) == len(said), [one for one in said if said.count(one) > 1]
        assert GAME.say_ask(pos, ("Ann", "Bob", "Cat"))
        if step % 20 == 0:
            assert GAME.load(GAME.save(pos)) == pos
        GAME.apply(pos, rng.below(len(pos.ask.options)))


# What of the vocabulary works.

SET_OFF: tuple[Callable[[], Any], ...] = (
    happenings.a_bundle_is_saved,
    happenings.the_skull_is_taken,
    happenings.the_library_is_opened,
    happenings.a_guest_is_brought_out,
    happenings.a_guard_gets_orders,
    happenings.gryvorn_devours_zachareth,
    happenings.a_grave_is_searched,
    happenings.alric_and_all_masters_are_gone,
    happenings.five_goblins_have_left,
    happenings.the_ray_reaches_the_tomb,
    happenings.the_heroes_own_the_shadow_rune,
    happenings.a_monster_bleeds_heroes,
    happenings.all_heroes_are_down,
    happenings.the_last_guest_is_settled,
    happenings.palamon_marshals,
    happenings.the_ray_moves,
    happenings.goblin_gold_is_shared,
    lambda: happenings.the_first_encounter_was_won("heroes"),
)


@pytest.fixture
def fired(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The words of the vocabulary that have been heard, been true, been carried out."""
    found: dict[str, set[str]] = {"triggers": set(), "conditions": set(), "actions": set()}

    def noted(part: str, word: str, done: Callable[..., Any], told: Callable[[Any], bool]) -> Callable[..., Any]:
        def noting(*args: Any, **how: Any) -> Any:
            result = done(*args, **how)
            if told(result):
                found[part].add(word)
            return result

        return noting

    for kind in get_args(AnyCondition):
        word = kind.__struct_config__.tag
        monkeypatch.setattr(kind, "holds", noted("conditions", word, kind.holds, bool))
    for action, op in OPS.items():
        word = str(action.__struct_config__.tag)
        monkeypatch.setattr(op, "do", noted("actions", word, op.do, lambda _: True))
    speak = quest_speaks.speak

    def speaks(g: Any, rule: int, about: Any) -> Any:
        found["triggers"].add(str(entries(g.encounter)[rule].when.__struct_config__.tag))
        return speak(g, rule, about)

    monkeypatch.setattr(quest_speaks, "speak", speaks)
    monkeypatch.setattr(quest_actions, "speak", speaks)
    said = Quest._said

    def says(self: Any, kind: Any, figure: int, what: str) -> Any:
        for one in said(self, kind, figure, what):
            found["triggers"].add("always")
            found["actions"].add(kind.__struct_config__.tag)
            yield one

    monkeypatch.setattr(Quest, "_said", says)
    return found


def test_every_word_of_the_vocabulary_is_set_off(fired: dict[str, set[str]]):
    """By players who go for what the quest offers, and by what such players seldom bring about."""
    for number, encounter in enumerate(ALL):
        play(encounter, 2 + number % 3, seed=number, eager=True)
    for happening in SET_OFF:
        happening()
    unions: dict[str, Any] = {"triggers": AnyTrigger, "conditions": AnyCondition, "actions": AnyAction}
    for part, union in unions.items():
        assert {str(kind.__struct_config__.tag) for kind in get_args(union)} - fired[part] == set(), part
