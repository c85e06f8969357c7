"""Names: everything in them shows, and nobody is mistaken for You or for somebody else."""

from __future__ import annotations

import pytest

from gloaming.kernel import Refused
from gloaming.table.guests.names import clean_name, skeleton, visible
from tests.table.serving import GAME, guests, serving
from tests.table.test_seats import refusal, seats_are

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name", ["Ann", "Jörg", "李小龍", "Αθηνά", "Нина", "\U0001f98a", f"Fox {FAMILY}", "\u2764\ufe0f Ann", "O'Neil-3"]
)
def test_names_of_the_world_and_emoji_are_welcome(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "An\u200bn",  # a space of no width
        "Ann\u200d",  # joins nothing
        "\u202eAnn",  # from right to left
        "\u3164",  # a blank letter
        "\u2800\u2800",  # blank braille
        "A\ufe0fnn",
        "\u00adAnn",
        "A\u0300\u0301\u0302\u0303nn",
        "\ue000",
        "A\x00",
    ],
)
def test_what_does_not_show_is_refused(name):
    with pytest.raises(Refused, match="letters that can be shown"):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["you", "YOU", "Yоu", "Y0u", "yоυ", "ｙｏｕ", "Y o u", "Yóu", "уоu", "Υου", "ʏᴏᴜ", "You.", "You’"]
)
def test_nobody_is_called_you(name):
    with pytest.raises(Refused, match="You is what the table calls everyone"):
        clean_name(name)


@pytest.mark.parametrize("name", ["The table", "the tаble", "THE  TABLE"])
def test_nobody_is_taken_for_the_table(name):
    with pytest.raises(Refused, match="what the table calls itself"):
        clean_name(name)


def test_look_alikes_have_one_skeleton_and_other_names_do_not():
    assert {skeleton(name) for name in ("Ann", "ann", "Аnn", "Ànn", "A n n")} == {"ann"}
    assert skeleton("ᴀɴɴ") == skeleton("Ann?") == skeleton("Ann")
    assert skeleton("...") != skeleton("---")
    assert skeleton("Bill") == skeleton("Bi11") == skeleton("ВіІІ".replace("ІІ", "ll"))
    assert (
        len({skeleton(name) for name in ("Ann", "Anna", "Bob", "Rob", "Bo", "Нина", "\U0001f98a", "\U0001f43a")}) == 8
    )


def test_text_with_emoji_shows():
    assert visible(f"well met {FAMILY} \u2764\ufe0f")
    assert not visible("well\u200bmet")


@pytest.mark.asyncio
async def test_a_look_alike_of_someone_here_is_refused_and_talks_under_no_players_name(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob", "Cat") as (ann, bob, cat):
        room = await ann.make_room(GAME, 3)
        async with ann.enter(room) as anns, bob.enter(room) as bobs, cat.enter(room) as cats:
            await anns.hear()
            await bobs.hear()
            answer = await bob.http.post("/api/me", json={"name": "Аnn"})
            assert answer.status_code == 400
            assert answer.json()["error"] == "Somebody here has a name that looks like this one; choose another."
            await cats.say("chat", text="hello")
            await anns.hear_until(lambda heard: heard.get("from") == "Cat")
        await bob.become("Ann")
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            assert await refusal(bobs, "chat", text="it is me") == (
                "Somebody who plays here is called so: take another name to talk."
            )
            await bobs.say("sit", seat=1)
            await seats_are(anns, "person", "person", "open")
            await bobs.say("chat", text="now I may")
            assert (await anns.hear_until(lambda heard: heard["type"] == "chat"))["from"] == "Ann 2"
