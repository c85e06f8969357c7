"""Taking back: free while nothing was shown, rolled or answered since; otherwise only if all others agree."""

from __future__ import annotations

import pytest

from gloaming.client import Message, RoomClient
from gloaming.table import live_game
from gloaming.table.live_game import LiveGame
from gloaming.table.store.snapshots import effective
from tests.table.serving import GAME, any_option, guests, serving, two_at_a_table, whose_turn

pytestmark = pytest.mark.asyncio


async def until_free_undo(ann: RoomClient, bob: RoomClient, seed: int) -> tuple[RoomClient, RoomClient, Message]:
    """Play until someone could take back their last answer freely: who, the other, and their view before it."""
    choose = any_option(seed)
    for _ in range(400):
        mover = await whose_turn(ann, bob)
        assert mover.ask is not None
        seat = str(mover.ask["seat"])
        before = mover.seats[seat]
        await mover.answer(choose(mover.ask))
        await mover.hear_until(shows_the_board)
        if mover.seats[seat]["undo"]:
            return mover, (bob if mover is ann else ann), before
    raise AssertionError("nobody could take anything back")


def shows_the_board(heard: Message) -> bool:
    """True for news that are complete."""
    return heard["type"] == "update" and all("change" in seat for seat in heard["seats"].values())


def seat_of(table: RoomClient) -> int:
    return next(int(seat) for seat in table.seats)


async def test_a_choice_that_showed_nothing_is_taken_back_freely(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        mover, other, before = await until_free_undo(ann, bob, 1)
        seat = seat_of(mover)
        await mover.say("undo", seat=seat)
        settled = await other.hear_until(lambda heard: heard["type"] == "undo_settled")
        assert settled["done"]
        for table in (mover, other):
            await table.hear_until(lambda heard: heard["type"] == "table")
        assert mover.seats[str(seat)]["view"] == before["view"]
        assert mover.ask is not None
        assert mover.ask["options"] == before["ask"]["options"]
        assert mover.ask["decision"] > before["ask"]["decision"]
        live = served.server.rooms.in_memory[room].live
        assert live is not None
        entries = await served.server.store.entries(room)
        assert len(entries) == live.lines
        assert [entry.answer for entry in effective(entries)] == live.match.record.answers


async def test_what_may_be_taken_back_freely_may_be_so_after_the_room_was_loaded_again(tmp_path, monkeypatch):
    monkeypatch.setattr(live_game, "EVERY", 1)  # a checkpoint after each answer, which knows nothing of those before
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        seat = seat_of((await until_free_undo(ann, bob, 1))[0])
        before = served.server.rooms.in_memory[room].live
        assert before is not None
        reach = before.match.undoable(seat)
    async with serving(tmp_path) as served:
        live = (await served.server.rooms.find(room)).live
        assert live is not None
        assert live.match.undoable(seat) == reach > 0


async def test_an_answer_to_a_question_that_was_taken_back_is_stale(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (_, ann, bob):
        mover, _, before = await until_free_undo(ann, bob, 2)
        seat = seat_of(mover)
        await mover.say("undo", seat=seat)
        await mover.hear_until(lambda heard: heard["type"] == "table")
        await mover.say("answer", seat=seat, decision=before["ask"]["decision"], option=0)
        refused = await mover.hear_until(lambda heard: heard["type"] == "refused")
        assert refused["words"] == "That question has been answered already."


async def past_a_die(ann: RoomClient, bob: RoomClient) -> tuple[RoomClient, RoomClient]:
    """Play until the one who is asked has answered before but can no longer take it back freely."""
    choose = any_option(3)
    answered: set[int] = set()
    for _ in range(400):
        mover = await whose_turn(ann, bob)
        assert mover.ask is not None
        if id(mover) in answered and not mover.seats[str(seat_of(mover))]["undo"]:
            return mover, (bob if mover is ann else ann)
        answered.add(id(mover))
        await mover.answer(choose(mover.ask))
        await mover.hear_until(shows_the_board)
    raise AssertionError("everything could be taken back")


async def test_what_others_have_seen_is_taken_back_only_if_they_agree(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        mover, other = await past_a_die(ann, bob)
        live = served.server.rooms.in_memory[room].live
        assert live is not None
        back_to = live.last_answer_of(seat_of(mover))
        await mover.say("undo", seat=seat_of(mover))
        proposed = await other.hear_until(lambda heard: heard["type"] == "undo_proposed")
        assert proposed["seat"] == seat_of(mover)
        await mover.say("undo_vote", yes=True)
        refused = await mover.hear_until(lambda heard: heard["type"] == "refused")
        assert refused["words"] == "There is nothing for you to vote on."
        await other.say("undo_vote", yes=True)
        assert (await mover.hear_until(lambda heard: heard["type"] == "undo_settled"))["done"]
        await mover.hear_until(lambda heard: heard["type"] == "table")
        live = served.server.rooms.in_memory[room].live
        assert live is not None
        assert live.answers == back_to


async def test_nothing_is_taken_back_where_someone_disagrees(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        mover, other = await past_a_die(ann, bob)
        entries = len(await served.server.store.entries(room))
        await mover.say("undo", seat=seat_of(mover))
        await other.hear_until(lambda heard: heard["type"] == "undo_proposed")
        await other.say("undo_vote", yes=False)
        assert not (await mover.hear_until(lambda heard: heard["type"] == "undo_settled"))["done"]
        assert len(await served.server.store.entries(room)) == entries


async def test_a_proposal_lapses_when_the_game_goes_on_or_time_is_over(tmp_path):
    async with serving(tmp_path, undo_wait=0.1) as served, two_at_a_table(served) as (_, ann, bob):
        mover, other = await past_a_die(ann, bob)
        await mover.say("undo", seat=seat_of(mover))
        settled = await other.hear_until(lambda heard: heard["type"] == "undo_settled")
        assert settled["words"] == "Not everyone agreed in time."
        served.set(undo_wait=3600.0)
        await mover.say("undo", seat=seat_of(mover))
        await mover.answer(0)
        settled = await other.hear_until(lambda heard: heard["type"] == "undo_settled")
        assert settled["words"] == "The game went on."


async def test_against_bots_nobody_has_to_agree(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as table:
            choose = any_option(4)
            for _ in range(3):
                await whose_turn(table)
                assert table.ask is not None
                await table.answer(choose(table.ask))
                await table.hear_until(shows_the_board)
            await whose_turn(table)
            await table.say("undo", seat=0)
            assert (await table.hear_until(lambda heard: heard["type"] == "undo_settled"))["done"]


async def test_who_is_away_is_asked_too_also_while_a_bot_plays_for_them(tmp_path):
    async with serving(tmp_path, undo_wait=0.2, bot_pause=0.0) as served, two_at_a_table(served) as (_, ann, bob):
        mover, other = await past_a_die(ann, bob)
        seat = seat_of(mover)
        await other.say("leave", seat=seat_of(other))
        await mover.hear_until(lambda heard: heard["type"] == "room" and any(s["away"] for s in heard["room"]["seats"]))
        await mover.say("undo", seat=seat)
        await mover.hear_until(lambda heard: heard["type"] == "undo_proposed")
        settled = await mover.hear_until(lambda heard: heard["type"] == "undo_settled")
        assert not settled["done"]


async def test_against_bots_alone_an_answer_is_taken_back_while_i_am_asked_in_secret(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room("dusk", 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as anns:
            choose, topics = any_option(3), list[str]()

            def inside() -> LiveGame:
                live = served.server.rooms.in_memory[room].live
                assert live is not None
                return live

            async def answer() -> None:
                """Answer what is asked, and hear the next question."""
                ask = (await whose_turn(anns)).ask
                assert ask is not None
                topics.append(ask["topic"])
                await anns.answer(choose(ask))
                await anns.hear_until(lambda _: anns.ask is not None and anns.ask["decision"] != ask["decision"])

            await answer()
            while inside().settled or inside().can_undo(0):
                await answer()
            answers = inside().answers
            await anns.say("undo", seat=0)
            assert (await anns.hear_until(lambda heard: heard["type"] == "undo_settled"))["done"]
            await anns.hear_until(lambda _: anns.ask is not None and anns.ask["topic"] == topics[-1])
            assert inside().answers < answers
            await answer()
