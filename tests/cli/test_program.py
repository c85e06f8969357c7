"""The program as the system runs it: statuses, streams, pipes and interrupts."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, CompletedProcess

import pytest

from gloaming.api.game import game, games
from gloaming.client import Client

GLOAMING = [sys.executable, "-m", "gloaming"]
PATIENCE = 300.0
"""Seconds after which a program is taken to hang, also on a slow and busy machine."""
SIM = [*GLOAMING, "sim", "casting-shadows", "--seats", "2", "--seed", "1", "--json"]


def run(*words: str) -> CompletedProcess[str]:
    return subprocess.run([*GLOAMING, *words], capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_mistake_has_status_2_and_one_line():
    done = run("sim", "casting-shadows", "--seats", "7")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Casting Shadows takes 2 to 4 seats, not 7.\n"


def test_json_is_all_there_is_on_standard_output():
    outputs = [
        subprocess.run(
            [*SIM, "--games", "6", "--jobs", jobs], capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        for jobs in ("1", "2")
    ]
    reports = [json.loads(done.stdout) for done in outputs]
    assert [done.stderr for done in outputs] == ["", ""]
    assert reports[0]["digest"] == reports[1]["digest"]
    assert reports[0]["wins_by_seat"] == reports[1]["wins_by_seat"]


def test_a_game_that_bots_play_is_kept_and_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    played = run("play", "casting-shadows", "--seats", "2", "--bots", "2", "--seed", "7", "--plain")
    assert (played.returncode, played.stderr) == (0, "Seed 7: give it with --seed to be dealt this game again.\n")
    (file,) = (tmp_path / "gloaming").iterdir()
    verified = run("replay", str(file), "--verify")
    assert verified.returncode == 0
    assert verified.stdout.startswith("Replays to the same bytes: Casting Shadows, ")
    assert "Moth" in run("replay", str(file)).stdout


async def see_bots_play(address: str) -> None:
    """Watch two bots until they think, which is done in processes of their own."""
    async with Client(address, patience=PATIENCE) as guest:
        await guest.become("Ann")
        room = await guest.make_room("casting-shadows", 2, bots=["greedy", "greedy"], start=True)
        async with guest.enter(room) as watched:
            await watched.hear_until(lambda heard: heard["type"] == "update")


@pytest.mark.parametrize(("stop", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_without_a_command_it_serves_the_table_until_it_is_stopped(tmp_path: Path, stop: signal.Signals, status: int):
    command = [*GLOAMING, "--port", "0", "--no-open", "--database", str(tmp_path / "table.sqlite3")]
    with subprocess.Popen(
        command, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True, preexec_fn=heed_interrupts
    ) as table:
        try:
            assert table.stdout is not None
            where = table.stdout.readline()
            assert where.startswith("The table is at http://localhost:")
            asyncio.run(see_bots_play(where.split()[4]))
            table.send_signal(stop)
            _, log = table.communicate(timeout=PATIENCE)
        finally:
            table.kill()
    events = [line.partition('"event": ')[2].partition(",")[0] or line for line in log.splitlines()]
    assert (table.returncode, events) == (status, ['"serving"'])
    assert in_time(lambda: not family(table.pid)), family(table.pid)


def test_bench_prints_every_number_of_seats():
    done = run("bench", "--seconds", "0.02", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    results = json.loads(done.stdout)["results"]
    assert [(one["game"], one["seats"]) for one in results] == [(g, s) for g in games() for s in game(g).seats]
    assert all(one["decisions_per_second"] > 0 for one in results)


def test_bench_for_people_is_a_table():
    done = run("bench", "--seconds", "0.02")
    assert "decisions / s" in done.stdout
    assert "4 seats" in done.stdout


def test_a_reader_who_leaves_is_no_reason_to_complain():
    with subprocess.Popen([*GLOAMING, "rules"], stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(PATIENCE) == 1


def test_a_full_disk_is_told():
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([*GLOAMING, "rules"], stdout=full, stderr=PIPE, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr == "The system refused: No space left on device.\n"


def heed_interrupts() -> None:
    """Undo what a shell does to what it runs in the background: such programs ignore interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def family(session: int) -> list[int]:
    """The processes of a session that still compute."""
    found = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, of_session = place.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue  # it has ended meanwhile
        if int(of_session) == session and state != "Z":
            found.append(int(place.parent.name))
    return found


def ignores_interrupts(pid: int) -> bool:
    """True if a process does not hear what a keyboard says."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False  # it has ended meanwhile
    ignored = next(line for line in status.splitlines() if line.startswith("SigIgn:")).split()[1]
    return bool(int(ignored, 16) >> (signal.SIGINT - 1) & 1)


def in_time(reached: Callable[[], bool]) -> bool:
    """True once something is so, False if it takes too long."""
    limit = time.monotonic() + PATIENCE
    while not reached() and time.monotonic() < limit:
        time.sleep(0.1)
    return reached()


def test_a_kill_leaves_no_process_behind():
    command = [*SIM, "--games", "100000", "--jobs", "2"]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, start_new_session=True) as program:
        started = in_time(lambda: len(family(program.pid)) >= 4)
        program.kill()
    assert started
    assert in_time(lambda: not family(program.pid)), family(program.pid)


def playing_for(starter: int) -> bool:
    """True once every process that a program has started is ready to be interrupted."""
    others = [pid for pid in family(starter) if pid != starter]
    return len(others) >= 4 and all(ignores_interrupts(pid) for pid in others)


INTERRUPTS_ITSELF = """
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "gloaming.MODULE":
            Interrupted()

class Interrupted:
    def __del__(self):  # an exception in here is dropped
        os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
"""


@pytest.mark.parametrize(
    ("module", "command"),
    [("games", ["--version"]), ("commands", ["--version"]), ("lab.simulate", ["sim", "dusk", "--games", "1"])],
)
def test_an_interrupt_while_the_program_is_loaded_is_told_in_one_sentence(
    tmp_path: Path, module: str, command: list[str]
):
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTS_ITSELF.replace("MODULE", module))
    done = subprocess.run(
        [*GLOAMING, *command],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])},
        preexec_fn=heed_interrupts,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Stopped.\n")


def test_an_interrupt_stops_every_process_with_one_sentence():
    command = [*SIM, "--games", "100000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True, preexec_fn=heed_interrupts
    ) as program:
        try:
            # The two that play, and those that the system adds to start and count them, leave interrupts to the first.
            started = in_time(lambda: playing_for(program.pid) and not ignores_interrupts(program.pid))
            os.killpg(program.pid, signal.SIGINT)
            out, err = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    assert started
    assert (program.returncode, out) == (130, "")
    assert err.startswith("Stopped after ")
    assert err.count("\n") == 1
