"""The HTTP side: guests, games, rooms, records and replays, and the headers of every answer."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog

import gloaming
from gloaming.bots import BOTS
from gloaming.client import Client, Closed, TableError
from gloaming.games.dusk.game import Dusk
from gloaming.kernel import Refused
from gloaming.table import catalogue
from gloaming.table.endpoints import pages
from gloaming.table.room.rebuilding import check_upload
from gloaming.table.serve import configure_logs
from tests.table.serving import GAME, any_option, guests, serving, two_at_a_table, whose_turn

pytestmark = pytest.mark.asyncio


async def refused(asking: Any) -> tuple[int, str]:
    """The status and the words with which a request is refused."""
    with pytest.raises(TableError) as error:
        await asking
    return error.value.status, str(error.value)


async def a_finished_game(ann: Client) -> str:
    """A game of two bots, over."""
    room = await ann.make_room(GAME, 2, bots=["random", "random"], start=True)
    async with ann.enter(room) as table:
        await table.hear_until(lambda _: bool(table.room) and table.room["state"] == "over")
    return room


async def test_a_guest_is_made_once_and_keeps_name_and_cookie(tmp_path):
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
        first = await http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert (await http.get("/api/me")).json() == first.json()
        named = await http.post("/api/me", json={"name": "  Ann  Lee "}, headers={"X-Gloaming": "1"})
        assert named.json() == {"id": first.json()["id"], "name": "Ann Lee"}
        for wrong in ("", "x" * 25, "you", "\u202e", "  "):
            answer = await http.post("/api/me", json={"name": wrong}, headers={"X-Gloaming": "1"})
            assert answer.status_code == 400
            assert answer.json()["error"]


async def test_games_with_options_content_and_rules(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        (game,) = [game for game in await ann.get("/api/games") if game["name"] == GAME]
        assert game["seats"] == [2, 3, 4]
        assert game["bots"] == list(BOTS)
        kinds = {option["name"]: option["kind"] for option in game["options"]}
        assert kinds["characters"] == "list"
        assert kinds["grants"] == "choice"
        assert kinds["hp_limit"] == "yesno"
        cap = next(option for option in game["options"] if option["name"] == "turn_cap")
        assert (cap["least"], cap["most"], cap["default"]) == (10, 10_000, 200)
        content = await ann.get(f"/api/games/{GAME}/content")
        assert len(content["cards"]) == 72
        assert len(content["places"]) == len(content["adjacent"]) == 7
        assert any(rule["id"] == "CS-054" for rule in await ann.get(f"/api/games/{GAME}/rules"))
        how = await ann.get(f"/api/games/{GAME}/how")
        assert how["parts"][-1]["title"] == "How it ends"
        assert how["also_called"]["skull"] == "cursed crystal"
        for page in ("rules", "how"):
            assert (await refused(ann.get(f"/api/games/chess/{page}")))[0] == 404


async def test_a_game_that_has_no_look_in_the_browser_is_not_played_at_tables(tmp_path, monkeypatch):
    file = gloaming.Match(gloaming.game("dusk"), 2, 1).to_json()
    monkeypatch.setattr(Dusk, "at_tables", False)
    async with serving(tmp_path) as served, served.client() as ann:
        assert "dusk" not in [game["name"] for game in await ann.get("/api/games")]
        said = "Dusk: Arena of Shadows is not played at tables yet: play it in the terminal, gloaming play dusk."
        assert await refused(ann.make_room("dusk", 2)) == (400, said)
        for page in ("content", "rules", "decks"):
            assert await refused(ann.get(f"/api/games/dusk/{page}")) == (404, said)
    with pytest.raises(Refused, match="not played at tables yet"):
        check_upload(file, most_answers=1000)


async def test_a_room_that_cannot_be_is_refused_in_one_sentence(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        assert (await refused(ann.make_room(GAME, 9))) == (400, "Casting Shadows takes 2 to 4 seats, not 9.")
        assert (await refused(ann.make_room("chess", 2)))[1].startswith("There is no game 'chess'")
        assert (await refused(ann.make_room(GAME, 2, options={"turn_cap": 1})))[1].startswith(
            "The option turn_cap takes"
        )
        assert (await refused(ann.make_room(GAME, 2, bots=["genius"])))[1].startswith("There is no bot 'genius'")
        assert (await refused(ann.make_room(GAME, 2, bots=["random"] * 3)))[0] == 400
        assert (await refused(ann.make_room(GAME, 3, start=True)))[1].startswith("Some seats are open")
        assert (await refused(ann.post("/api/rooms", {"game": GAME})))[0] == 400
        assert (await refused(ann.post("/api/rooms", b"{")))[0] == 400
        assert (await refused(ann.get("/api/rooms/nothing")))[0] == 404


async def test_the_public_list_has_no_private_and_no_finished_room(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        public = await ann.make_room(GAME, 2)
        await ann.make_room(GAME, 2, private=True)
        await a_finished_game(ann)
        listed = await ann.get("/api/rooms")
        assert [room["id"] for room in listed] == [public]
        assert listed[0]["host"]
        assert [seat["name"] for seat in listed[0]["seats"]] == ["Ann", ""]


async def test_a_finished_game_is_replayed_through_all_eyes_downloaded_and_uploaded(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await a_finished_game(ann)
        file = (await ann.http.get(f"/api/rooms/{room}/record")).content
        record, end = gloaming.Record.verified(file)
        watch = await ann.replay(room)
        assert watch["allowed"] == ["watch", "0", "1", "all"]
        assert [step["answer"] for step in watch["steps"]] == list(range(len(record.answers) + 1))
        assert watch["outcome"] == msgspec.json.decode(msgspec.json.encode(end.outcome))
        last = await ann.replay(room, "1")
        assert last["steps"][-1]["view"]["seat"] == 1
        uploaded = (await ann.post("/api/records", file))["id"]
        again = await ann.replay(uploaded)
        assert [step["view"] for step in again["steps"]] == [step["view"] for step in watch["steps"]]
        broken = file.replace(b'"seed"', b'"need"')
        assert (await refused(ann.post("/api/records", broken)))[0] == 400
        assert (await refused(ann.post("/api/records", file[:-20])))[1].startswith(
            "This is not a whole Gloaming record"
        )
        assert (await refused(ann.get(f"/api/replays/{room}", seat="7")))[0] == 400


async def test_a_later_part_of_a_replay_can_be_asked_for_first_and_none_is_lost(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        file = (await ann.http.get(f"/api/rooms/{await a_finished_game(ann)}/record")).content
        uploaded = (await ann.post("/api/records", file))["id"]
        whole = await ann.replay((await ann.post("/api/records", file))["id"])
        parts = (await ann.get(f"/api/replays/{uploaded}", part="1"))["parts"]
        assert parts > 2
        told = [await ann.get(f"/api/replays/{uploaded}", part=str(part)) for part in (2, 0, *range(3, parts), 1)]
        assert {part["parts"] for part in told} == {parts}
        steps = [step for part in sorted(told, key=lambda part: part["part"]) for step in part["steps"]]
        assert [step["answer"] for step in steps] == [step["answer"] for step in whole["steps"]]


async def test_the_whole_truth_shows_what_every_seat_holds(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await a_finished_game(ann)
        truth, watch = [await ann.replay(room, eyes) for eyes in ("all", "watch")]
        held = [_held(replay) for replay in (truth, watch)]
        assert [len(cards) for cards in held[0]] == [len(cards) for cards in held[1]]
        assert all(card is not None for cards in held[0] for card in cards)
        assert all(step["view"]["seat"] is None for step in truth["steps"])


def _held(replay: dict[str, Any]) -> list[list[int | None]]:
    """The face-down cards of every seat at every step."""
    return [player["counterspells"] for step in replay["steps"] for player in step["view"]["players"]]


async def test_a_running_game_is_shown_to_spectators_only_and_gives_out_no_record(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        choose = any_option(1)
        for _ in range(10):
            mover = await whose_turn(ann, bob)
            assert mover.ask is not None
            await mover.answer(choose(mover.ask))
            await mover.hear_until(lambda heard: heard["type"] == "update")
        client = ann.client
        shown = await client.replay(room)
        assert shown["allowed"] == ["watch"]
        assert {step["answer"] for step in shown["steps"]} == {None}
        for eyes in ("0", "1", "all"):
            assert (await refused(client.get(f"/api/replays/{room}", seat=eyes)))[0] == 409
        assert (await refused(client.get(f"/api/rooms/{room}/record")))[0] == 409
        goes_on = {"answers": 1, "seat": 0}
        assert (await refused(client.post(f"/api/replays/{room}/continue", goes_on)))[0] == 409


async def test_continue_from_a_moment_against_bots(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await a_finished_game(ann)
        steps = (await ann.replay(room, "1"))["steps"]
        middle = len(steps) // 2
        made = await ann.post(f"/api/replays/{room}/continue", {"answers": middle, "seat": 1, "bots": "random"})
        async with ann.enter(made["id"]) as table:
            fresh = await table.hear()
            assert [seat["kind"] for seat in fresh["room"]["seats"]] == ["bot", "person"]
            assert fresh["seats"]["1"]["view"]["turn"] == steps[middle]["view"]["turn"]
            outcome = await table.play(any_option(2))
        file = (await ann.http.get(f"/api/rooms/{made['id']}/record")).content
        record, end = gloaming.Record.verified(file)
        before, since = record.segments
        assert before.save is None, "what was played before that moment is in it, from the seed on"
        assert (
            before.answers
            == gloaming.Record.from_json((await ann.http.get(f"/api/rooms/{room}/record")).content)[0].answers[:middle]
        )
        assert since.save is not None
        assert record.check(gloaming.Record.from_json(file)[1]) == [True, True]
        again = (await ann.post("/api/records", file))["id"]
        assert len((await ann.replay(again, "1"))["steps"]) == record.length + 1
        further = {"answers": middle + 3, "seat": 0, "bots": "random"}
        third = await ann.post(f"/api/replays/{again}/continue", further)
        assert (await served.server.store.segments(third["id"]))[1].given == since.answers[:3]
        fourth = await ann.post(f"/api/replays/{made['id']}/continue", further)
        kept = await served.server.store.segments(fourth["id"])
        assert [each.given for each in kept] == [before.answers, since.answers[:3], None]
        assert msgspec.json.decode(msgspec.json.encode(end.outcome)) == outcome
        over = {"answers": len(steps) - 1, "seat": 0}
        assert (await refused(ann.post(f"/api/replays/{room}/continue", over)))[1].startswith("The game is over")


async def test_what_a_screen_needs_to_draw_a_game_is_made_once(tmp_path, monkeypatch):
    """With Descent it takes long, and everyone would wait."""
    catalogue.prepare()
    monkeypatch.setattr(type(gloaming.game("descent")), "content", None)
    async with serving(tmp_path) as served, served.client() as ann:
        assert await ann.get("/api/games/descent/content")


async def test_every_answer_carries_the_security_headers(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        for path in ("/", "/api/me", "/api/rooms/nothing", "/nowhere", "/healthz", "/api/openapi.json"):
            headers = (await ann.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_pages_and_built_files(tmp_path, monkeypatch):
    static = tmp_path / "static"
    monkeypatch.setattr(pages, "STATIC", static)
    async with serving(tmp_path) as served, served.client() as ann:
        assert "make play" in (await ann.http.get("/")).text
        _build(static)
        for path in ("/", "/room/abc", "/replay/abc", "/decks"):
            page = await ann.http.get(path)
            assert page.text == "<!doctype html>"
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = await ann.http.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await ann.http.get("/assets/other.js")).status_code == 404


def _build(static: Path) -> None:
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "main-1a2b.js").write_text("1")


async def test_health_and_metrics(tmp_path):
    async with serving(tmp_path, metrics_for=("127.0.0.0/8",)) as served, guests(served, "Ann") as (ann,):
        assert await ann.get("/healthz") == {"status": "well"}
        await a_finished_game(ann)
        figures = (await ann.http.get("/metrics")).text
        assert 'gloaming_answers_total{by="bot"}' in figures
    async with serving(tmp_path) as served, served.client() as ann:
        assert (await ann.http.get("/metrics")).status_code == 403


@pytest.fixture
def logs() -> Iterator[None]:
    """What a test does about logs holds for that test alone."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("logs")
async def test_what_others_log_is_as_ours_and_strangers_do_not_fill_it(tmp_path, capfd):
    configure_logs()
    async with serving(tmp_path) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(served.address.rpartition(":")[2]))
        writer.write(b"Let me in!\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
        writer.close()
    assert capfd.readouterr().err == ""
    try:
        raise ValueError("a mistake")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("It went wrong")
    told = json.loads(capfd.readouterr().err)
    assert (told["event"], told["level"]) == ("It went wrong", "error")
    assert "ValueError: a mistake" in told["exception"]


@pytest.mark.usefixtures("logs")
async def test_a_room_that_fails_comes_back_from_the_store_and_logs_no_secret(tmp_path, capfd):
    configure_logs()
    async with serving(tmp_path) as served, two_at_a_table(served, private=True) as (room, ann, bob):
        choose = any_option(1)
        for _ in range(6):
            mover = await whose_turn(ann, bob)
            assert mover.ask is not None
            await mover.answer(choose(mover.ask))
            await mover.hear_until(lambda heard: heard["type"] == "update")
        mover = await whose_turn(ann, bob)
        live = served.server.rooms.in_memory[room].live
        assert live is not None
        kept = await served.server.store.entries(room)
        live.lines -= 1  # what is in memory no longer fits what is kept, so that keeping the next answer fails
        assert mover.ask is not None
        seat = str(mover.ask["seat"])
        await mover.say("answer", seat=mover.ask["seat"], decision=live.decision(int(seat)), option=0)
        with pytest.raises(Closed, match="it goes on when you reconnect"):
            await mover.hear_until(lambda _: False)
        async with mover.client.enter(room, last=mover.last) as again:
            fresh = await again.hear()
            assert fresh["seats"][seat]["ask"] == mover.seats[seat]["ask"]
        assert await served.server.store.entries(room) == kept
        secrets = [value for table in (ann, bob) for value in dict(table.client.http.cookies).values()]
        secrets += [room, str(live.match.record.seed)]
    printed = "".join(capfd.readouterr())
    assert "room_fell" in printed
    assert [secret for secret in secrets if secret in printed] == []


async def test_what_cannot_be_played_with_so_many_seats_is_not_on_offer():
    (dusk,) = [game for game in catalogue.games() if game.name == "dusk"]
    mode = next(option for option in dusk.options if option.name == "mode")
    assert mode.fits[4] == ("usual", "2v2")
    assert mode.fits[6] == ("usual", "3v3", "2v2v2")
    assert mode.fits[2] == ("usual", "duel")


async def test_what_fits_only_with_another_option_says_with_which():
    (descent,) = [game for game in catalogue.games() if game.name == "descent"]
    options = {option.name: option for option in descent.options}
    assert options["until"].needs["act1"] == {"mode": ("campaign",)}
    assert options["until"].fits == {}
    assert "first_blood" not in options["encounter"].needs["2"]["quest"], "it has one encounter only"
    assert "a_fat_goblin" in options["encounter"].needs["2"]["quest"]
