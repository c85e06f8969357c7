"""Saves: at every step of a game, and what is wrong with those that cannot be used."""

import pytest

from gloaming.kernel import Ask, Chance, FileError, Next, Rule
from gloaming.kernel.agenda import run
from gloaming.kernel.save import Plain, SaveFormat, unchanged
from tests.kernel.embers.game import EMBERS, Embers
from tests.kernel.embers.rules import Call, Hearth, KeepVigil, Throw
from tests.kernel.scenes import asked, only, pick, play_out, scene

VARIANTS = [(2, {}), (3, {"embers": 9}), (4, {"teams": True}), (4, {"first": "chance"})]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_random_play_ends(seats: int, options: dict[str, object]):
    for seed in range(40):
        pos = EMBERS.new(seats, seed, options)
        play_out(pos, Chance(seed))
        assert pos.outcome is not None


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_twin_saved_and_loaded_at_every_step_plays_the_same_game(seats: int, options: dict[str, object]):
    for seed in range(10):
        pos, twin = EMBERS.new(seats, seed, options), EMBERS.new(seats, seed, options)
        rng = Chance(seed)
        while pos.ask is not None:
            twin = EMBERS.load(EMBERS.save(twin))
            assert twin == pos
            answer = rng.below(len(pos.ask.options))
            assert EMBERS.apply(twin, answer) == EMBERS.apply(pos, answer)
        assert EMBERS.save(twin) == EMBERS.save(pos)


def test_every_rule_of_the_game_has_been_on_a_saved_agenda():
    seen: set[type[Rule]] = set()

    def note(pos: Hearth) -> None:
        seen.update(type(frame.rule) for frame in EMBERS.load(EMBERS.save(pos)).agenda)

    for seed in range(20):
        play_out(EMBERS.new(3, seed), Chance(seed), note)
    ask_nothing = {"Mirroring", "Warming"}
    assert {rule.__name__ for rule in EMBERS.rules} - {rule.__name__ for rule in seen} == ask_nothing


def test_a_clone_shares_nothing_that_changes():
    pos = scene([], [], [])
    before = EMBERS.save(pos)
    twin = pos.clone()
    play_out(twin, Chance(1))
    assert EMBERS.save(pos) == before


@pytest.mark.parametrize("option", [Call(), KeepVigil(), Throw(1)])
def test_what_is_half_resolved_is_equal_after_loading(option):
    pos = scene([0], [1], [2])
    pick(pos, option)
    assert asked(pos)[1] in ("bid", "gust", "spark")
    assert EMBERS.load(EMBERS.save(pos)) == pos


class LaterEmbers(Embers):
    version = "2"


class OtherEmbers(Embers):
    name = "cinders"


def test_a_save_of_another_version_or_game_says_of_which():
    data = EMBERS.save(scene([], []))
    with pytest.raises(FileError, match=r"^This save is of embers 1; here embers 2 is played\.$"):
        LaterEmbers().load(data)
    with pytest.raises(FileError, match=r"^This save is of embers 1; here cinders 1 is played\.$"):
        OtherEmbers().load(data)


def _warm_the_lamp(plain: Plain) -> None:
    plain.position["lamp"] += plain.position.pop("glow")


def _rename_the_glow(plain: Plain) -> None:
    plain.position["glow"] = plain.position["gleam"]


def _gleam(plain: Plain) -> None:
    plain.position["gleam"] = 5


WRONG = {"1": unchanged, "2": _gleam, "3": _warm_the_lamp}
RIGHT = {"1": unchanged, "2": _gleam, "3": _rename_the_glow, "4": _warm_the_lamp}


class MuchLaterEmbers(Embers):
    version = "4"
    migrations = WRONG


class NewestEmbers(Embers):
    version = "5"
    migrations = RIGHT


def test_an_old_save_is_brought_up_version_by_version():
    pos = scene([0], [1], [2])
    pick(pos, Call())
    loaded = NewestEmbers().load(EMBERS.save(pos))
    assert loaded.lamp == pos.lamp + 5
    loaded.lamp = pos.lamp
    assert loaded == pos


def test_a_migration_that_does_not_fit_is_one_sentence():
    with pytest.raises(FileError, match=r"^This save of embers 1 cannot be brought up to date: KeyError\('glow'\)\.$"):
        MuchLaterEmbers().load(EMBERS.save(scene([], [])))


def test_a_save_of_a_later_version_is_refused():
    data = LaterEmbers().save(scene([], []))
    with pytest.raises(FileError, match=r"^This save is of embers 2; here embers 1 is played\.$"):
        EMBERS.load(data)


class Slower(Rule):
    """A rule whose second step has another name in a later version."""

    def begin(self, g: Hearth) -> Next:
        return Ask(0, "act", (Call(), KeepVigil()))

    def end(self, g: Hearth) -> Next:
        return None


def test_a_save_that_stopped_before_a_step_that_is_no_more_names_it(monkeypatch: pytest.MonkeyPatch):
    saves = SaveFormat("embers", "1", Hearth, (Slower,), (Call, KeepVigil))
    pos = only(Slower())
    run(pos)
    data = saves.save(pos)
    assert saves.load(data) == pos
    monkeypatch.setattr(Slower, "places", {"begin": 0, "finish": 1, "": 2})
    with pytest.raises(FileError, match=r"^This save stopped before a step 'end' that there is no more\.$"):
        saves.load(data)
    monkeypatch.setattr(Slower, "places", {"ask_first": 0, "begin": 1, "end": 2, "": 3})
    assert str(saves.load(data).agenda[0]) == "Slower.begin", "it goes on with the step of that name"


def test_a_save_cut_anywhere_is_refused():
    data = EMBERS.save(scene([0], [1]))
    for length in range(len(data)):
        with pytest.raises(FileError, match=r"^This (is not a Gloaming save|save is cut short or was changed .*)\.$"):
            EMBERS.load(data[:length])


def test_a_save_with_any_byte_changed_is_refused():
    data = EMBERS.save(scene([0], [1]))
    for at in range(len(data)):
        with pytest.raises(FileError):
            EMBERS.load(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
