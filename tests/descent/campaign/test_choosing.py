"""Step 6: which quests are open, and who chooses; interlude and finale."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from gloaming.games.descent.campaign.course import course, open_quests, stage_after
from gloaming.games.descent.campaign.options import PlayNext
from gloaming.games.descent.campaign.sheet import Result, Winner
from gloaming.games.descent.quests import quests
from tests.descent.campaign.journey import Journey, after
from tests.proof import rule

ACT_1 = ("a_fat_goblin", "castle_daerion", "the_cardinals_plight", "the_masquerade_ball", "death_on_the_wing")
INTRO = ("first_blood", "overlord")
SIDES: tuple[Winner, ...] = ("heroes", "overlord")


def results(*log: tuple[str, str]) -> tuple[Result, ...]:
    return tuple(Result(*one) for one in log)  # type: ignore[arg-type]


def offered(t: Journey) -> set[str]:
    return {option.quest for option in t.offered(PlayNext)}


@rule("DE-406")
@pytest.mark.parametrize(("winner", "seat"), [("heroes", 1), ("overlord", 0)])
def test_the_winner_chooses_among_quests_not_played_yet(winner: Winner, seat: int):
    t = after(("first_blood", "heroes"), ("castle_daerion", winner))
    t.comes_to("next_quest")
    assert t.ask.seat == seat
    assert offered(t) == set(ACT_1) - {"castle_daerion"}
    t.answers(PlayNext("a_fat_goblin"))
    assert t.pos.quest == "a_fat_goblin"


@rule("DE-407")
def test_the_quest_belongs_to_the_current_act():
    t = after(("first_blood", "heroes"))
    t.comes_to("next_quest")
    assert {quests()[quest].category for quest in offered(t)} == {"act1"}
    log = (*results(INTRO, *((quest, "heroes") for quest in ACT_1[:3])), Result("the_shadow_vault", "heroes"))
    assert {quests()[quest].category for quest in open_quests(log)} == {"act2"}


@rule("DE-408")
def test_each_act_i_quest_is_tied_to_two_of_act_ii():
    tied = [quest for chain in course().chain for quest in (chain.heroes, chain.overlord)]
    assert [chain.id for chain in course().chain] == list(ACT_1)
    assert sorted(tied) == sorted(quest.id for quest in quests().values() if quest.category == "act2")
    assert len(set(tied)) == 2 * len(ACT_1)
    for chain in course().chain:
        leads_to = quests()[chain.id].leads_to
        assert (chain.heroes, chain.overlord) == (leads_to.heroes, leads_to.overlord)


@rule("DE-409", "DE-410")
@pytest.mark.parametrize("played", list(combinations(ACT_1, 3)))
def test_results_of_act_i_open_quests_of_act_ii_and_what_was_not_played_counts_for_the_overlord(
    played: tuple[str, ...],
):
    for winners in product(SIDES, repeat=3):
        log = results(INTRO, *zip(played, winners, strict=True), ("the_shadow_vault", "heroes"))
        won = {quest for quest, winner in zip(played, winners, strict=True) if winner == "heroes"}
        expected = {chain.heroes if chain.id in won else chain.overlord for chain in course().chain}
        assert set(open_quests(log)) == expected


@rule("DE-X27")
def test_the_monsters_hoard_is_open_and_the_frozen_spire_is_not():
    log = (INTRO, ("a_fat_goblin", "heroes"), *((quest, "overlord") for quest in ACT_1[1:3]))
    t = after(*log, ("the_overlord_revealed", "overlord"))  # type: ignore[arg-type]
    t.comes_to("next_quest")
    assert t.ask.seat == 0
    assert "the_monsters_hoard" in offered(t)
    assert "the_frozen_spire" not in offered(t)


@rule("DE-411")
def test_the_winner_of_every_quest_is_marked_in_the_log():
    t = after(("first_blood", "heroes"))
    t.reaches_quest()
    quest = t.pos.quest
    t.won_by("overlord")
    assert t.sheet.log == results(("first_blood", "heroes"), (quest, "overlord"))


def after_act(stage: str, *winners: Winner) -> list[str]:
    """What is open after three quests of an act with these results."""
    log = [Result(*INTRO)]  # type: ignore[arg-type]
    log += [Result(quest, winner) for quest, winner in zip(ACT_1, winners, strict=False)]
    if stage == "act2":
        log = [Result(*INTRO), *(Result(quest, "heroes") for quest in ACT_1[:3])]  # type: ignore[arg-type]
        log.append(Result("the_shadow_vault", "heroes"))
        for winner in winners:
            log.append(Result(open_quests(log)[0], winner))
    return open_quests(log)


@rule("DE-431", "DE-433", "DE-434")
@pytest.mark.parametrize("winners", list(product(SIDES, repeat=3)))
def test_after_three_quests_of_act_i_wins_decide_which_interlude_follows(winners: tuple[Winner, ...]):
    vault = winners.count("heroes") >= 2
    assert after_act("act1", *winners) == ["the_shadow_vault" if vault else "the_overlord_revealed"]


@rule("DE-435")
@pytest.mark.parametrize("introduction", SIDES)
def test_the_introduction_is_not_counted(introduction: Winner):
    for winners, interlude in (
        (("heroes", "overlord", "overlord"), "the_overlord_revealed"),
        (("heroes", "heroes", "overlord"), "the_shadow_vault"),
    ):
        log = results(("first_blood", introduction), *zip(ACT_1, winners, strict=False))
        assert open_quests(log) == [interlude]


@rule("DE-444", "DE-445")
@pytest.mark.parametrize("winners", list(product(SIDES, repeat=3)))
def test_wins_of_act_ii_decide_which_finale_follows(winners: tuple[Winner, ...]):
    unleashed = winners.count("heroes") >= 2
    assert after_act("act2", *winners) == ["gryvorn_unleashed" if unleashed else "the_man_who_would_be_king"]


@rule("DE-432", "DE-436")
def test_the_interlude_is_an_act_i_quest_like_any_other():
    for name in ("the_shadow_vault", "the_overlord_revealed"):
        assert quests()[name].act == 1
        assert len(quests()[name].encounters) == 1
    won: list[tuple[str, Winner]] = [
        ("first_blood", "heroes"),
        ("a_fat_goblin", "heroes"),
        ("castle_daerion", "heroes"),
    ]
    t = after(*won, ("death_on_the_wing", "heroes"))
    t.reaches_quest()
    assert t.pos.quest == "the_shadow_vault"
    assert t.pos.act == 1
    assert stage_after(t.sheet.log) == "interlude"
    t.won_by("overlord")
    assert t.sheet.log[-1] == Result("the_shadow_vault", "overlord")
    assert stage_after(t.sheet.log) == "act2"
    t.reaches_quest()
    assert quests()[t.pos.quest].category == "act2"
    assert t.pos.act == 2
