"""Saving, loading and forking at every decision change nothing, and a record replays to the same bytes."""

import pytest

import gloaming
from gloaming.kernel import Chance
from tests.contract.cases import Case, answers, every_case, every_plain_case, play_out


@every_case
def test_a_twin_saved_and_loaded_at_every_decision_plays_the_same_game(case: Case):
    game = case.game
    pos, twin = case.new(seed=21), case.new(seed=21)
    for answer in answers(pos, Chance(21)):
        saved = game.save(twin)
        twin = game.load(saved)
        assert twin == pos
        assert game.save(twin) == saved
        assert game.apply(twin, answer) == game.apply(pos, answer)
    assert game.save(twin) == game.save(pos)


@every_plain_case
def test_a_fork_and_its_origin_come_to_the_same_end(case: Case):
    game = case.game
    end = game.save(play_out(game, case.new(seed=22), Chance(22)))
    pos, rng = case.new(seed=22), Chance(22)
    for number, answer in enumerate(answers(pos, rng)):
        if number % 71 == 0:
            before = game.save(pos)
            fork, fork_rng = pos.clone(), Chance(0)
            fork_rng.state = rng.state
            game.apply(fork, answer)
            assert game.save(play_out(game, fork, fork_rng)) == end
            play_out(game, pos.clone(), Chance(number))
            assert game.save(pos) == before, "a fork changed its origin"
        game.apply(pos, answer)
    assert game.save(pos) == end


@every_case
def test_a_record_replays_to_the_same_bytes(case: Case):
    game = case.game
    match = gloaming.Match(game, case.seats, 23, case.options)
    saves = [game.save(match.position)]
    for answer in answers(match.position, Chance(23)):
        match.answer(answer)
        saves.append(game.save(match.position))
    file = match.record.to_json()
    record, pos = gloaming.Record.verified(file)
    assert game.save(pos) == saves[-1]
    assert record == match.record
    assert record.to_json() == file
    for number in (0, 1, len(saves) // 3, len(saves) - 1):
        assert game.save(record.replay(number)) == saves[number]


@every_plain_case
def test_a_match_resumes_from_the_record_of_any_moment(case: Case):
    match = gloaming.Match(case.game, case.seats, 24, case.options)
    for number, answer in enumerate(answers(match.position, Chance(24))):
        if number % 97 == 0:
            record, _ = gloaming.Record.from_json(match.record.to_json())
            again = gloaming.Match.resume(record)
            assert again.position == match.position
            assert again.events == match.events
        match.answer(answer)


@every_plain_case
def test_a_save_tells_another_game_from_this_one(case: Case):
    saves = {case.game.save(case.new(seed)) for seed in range(8)}
    assert len(saves) == 8
    with pytest.raises(gloaming.FileError):
        case.game.load(b"")
