"""A save of every version of every game, written by the program of that time: each can still be played to an end."""

from pathlib import Path

import pytest

import gloaming
from gloaming.games.descent.migrations import to_3, to_7
from gloaming.kernel import Chance
from gloaming.kernel.save import Plain

SAVES = sorted(Path(__file__).parent.glob("*.save"))
CAMPAIGNS = sorted(Path(__file__).parent.glob("campaigns/*.save"))


@pytest.mark.parametrize("path", [*SAVES, *CAMPAIGNS], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_save_goes_on_to_an_end(path: Path):
    name, _, _ = path.stem.rpartition("-")
    game = gloaming.game(name)
    pos = game.load(path.read_bytes())
    assert pos.ask is not None
    rng = Chance(1)
    while pos.ask is not None:
        game.apply(pos, rng.below(len(pos.ask.options)))
    assert pos.outcome is not None


IN_A_CHOICE = {
    "dusk-5": ((1, 0), [(0, "choose", 2), (0, "act", 1), (1, "act", 10)]),
    "twilight-3": ((0, 1), [(1, "effect", 2), (1, "target_player", 3), (2, "target", 2)]),
}
"""Saves in the middle of a text that lets somebody choose: two answers, and the questions that version asked."""


@pytest.mark.parametrize("name", IN_A_CHOICE)
def test_an_old_save_in_the_middle_of_a_text_goes_on_as_it_would_have(name: str):
    answers, questions = IN_A_CHOICE[name]
    game = gloaming.game(name.rpartition("-")[0])
    pos = game.load((Path(__file__).parent / "in_a_text" / f"{name}.save").read_bytes())
    asked = []
    for answer in (*answers, 0):
        assert pos.ask is not None
        asked.append((pos.ask.seat, pos.ask.topic, len(pos.ask.options)))
        game.apply(pos, answer)
    assert asked == questions


@pytest.mark.parametrize(
    "path", sorted(Path(__file__).parent.glob("**/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_an_old_record_is_still_read(path: Path):
    record, end = gloaming.Record.from_json(path.read_bytes())
    game = gloaming.game(record.game)
    assert record.length > 50
    assert record.check(end) == [record.version == game.version]


@pytest.mark.parametrize("name", gloaming.games())
def test_a_save_of_the_present_version_is_kept(name: str):
    assert f"{name}-{gloaming.game(name).version}" in [path.stem for path in SAVES]


def test_so_is_one_of_a_campaign_on_its_way():
    present = Path(__file__).parent / "campaigns" / f"descent-{gloaming.game('descent').version}.save"
    assert present in CAMPAIGNS
    pos = gloaming.game("descent").load(present.read_bytes())
    assert pos.campaign.log[0].quest == "first_blood"
    assert pos.on_the_road


def test_cards_set_aside_in_a_campaign_of_an_earlier_version_stay_so():
    position: dict[str, object] = {"campaign": {"gold": 25, "set_aside": [149]}}
    to_3(Plain(position=position, agenda=[], ask=None))
    assert position == {"campaign": {"gold": 25}, "set_aside": [149]}


@pytest.mark.parametrize(("party", "set_up"), [("quick", "quick"), ("random", "random"), ("chosen", "book")])
def test_how_the_heroes_were_chosen_is_still_known(party: str, set_up: str):
    position: dict[str, object] = {"options": {"level": "basic", "party": party}}
    to_7(Plain(position=position, agenda=[], ask=None))
    assert position == {"options": {"level": "basic", "set_up": set_up}}


@pytest.mark.parametrize("stem", ["casting-shadows-1"])
def test_a_save_that_was_only_written_otherwise_holds_the_position_its_record_leads_to(stem: str):
    record, _ = gloaming.Record.from_json((Path(__file__).parent / f"{stem}.json").read_bytes())
    game = gloaming.game(record.game)
    pos = game.new(record.seats, record.seed, record.options)
    for answer in record.answers:
        game.apply(pos, answer)
    loaded = game.load((Path(__file__).parent / f"{stem}.save").read_bytes())
    # The steps of a rule come and go; what its frame is about does not.
    assert [type(frame.rule) for frame in loaded.agenda] == [type(frame.rule) for frame in pos.agenda]
    loaded.agenda = pos.agenda
    assert loaded == pos
