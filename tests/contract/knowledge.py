"""The little the contract has to be told about each game: how its cards are used, and which a seat owns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from gloaming.api.game import Game
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.moments import MOMENTS
from gloaming.games.dusk.rules.moments import WAITED_FOR
from gloaming.games.twilight.state import State
from gloaming.kernel import Option


class Knowledge(NamedTuple):
    """What is particular to a game."""

    uses: frozenset[str]
    """The verbs by which a card does what it says; giving it up for something else is no use."""
    owned: Callable[[Any, int], Iterable[int | None]]
    """The cards in a seat's own view of itself that it might use."""
    face: Callable[[Any, int], int] = lambda pos, card: card
    """Which of the game's faces is on a card, where one face is on several cards."""
    usable: Callable[[], Iterable[str]] | None = None
    """The names of cards that can be used, where some only work by themselves."""
    gains: frozenset[str] = frozenset()
    """The verbs by which a card comes to whoever can use it then."""
    windows: frozenset[str] = frozenset()
    """Windows that are listed, and opened by what stands in the list."""
    silent: Callable[[], Iterable[str]] = lambda: ()
    """Windows in which no card lets anybody choose to speak: nobody is ever asked there."""
    seldom: tuple[str, ...] = ()
    """Tests that bring about what hardly happens in a few games, by their modules and packages."""


KNOWLEDGE = {
    "casting-shadows": Knowledge(
        uses=frozenset({"cast", "use_card", "reveal", "summon"}),
        owned=lambda view, seat: (*view.players[seat].book, *view.players[seat].counterspells),
    ),
    "dusk": Knowledge(
        uses=frozenset({"play", "use", "tilt", "attack_with", "move_with", "brace", "add", "lower_roll"}),
        owned=lambda view, seat: view.players[seat].hand,
        windows=WAITED_FOR,
        seldom=("tests.dusk.test_knight_madame_beadle",),
    ),
    "descent": Knowledge(
        uses=frozenset({"use", "play_card"}),
        owned=lambda view, seat: (
            [card for hero in view.heroes if hero.seat == seat for card in (hero.sheet, *hero.skills) if card >= 0]
            if seat
            else view.hand
        ),
        usable=lambda: [card.name for card in CARDS if any(not ability.must for ability in card.abilities)],
        gains=frozenset({"learn", "buy", "buy_overlord_card", "choose_card", "equip", "wield"}),
        silent=lambda: MOMENTS.keys() - {one.at for card in CARDS for one in card.abilities if not one.must},
        seldom=(
            "tests.descent.cards",
            "tests.descent.test_hero_actions",
            "tests.descent.test_quest_rules",
            "tests.descent.test_standing_rules",
            "tests.descent.test_what_quests_add",
            "tests.descent.campaign.test_rewards",
            "tests.descent.campaign.test_blade",
            "tests.descent.campaign.test_start",
            "tests.descent.campaign.test_travel",
            "tests.descent.campaign.test_travel_events",
        ),
    ),
    "twilight": Knowledge(
        uses=frozenset({"summon", "use_ability"}),
        owned=lambda view, seat: [seen.card for seen in view.players[seat].hand],
        face=State.face_of,
    ),
}


def knowledge(game: Game[Any]) -> Knowledge:
    """What is particular to that game."""
    assert game.name in KNOWLEDGE, f"say in {__name__} how the cards of {game.name} are used and owned"
    return KNOWLEDGE[game.name]


@cache
def faces_of(game: Game[Any]) -> list[dict[str, Any]]:
    """Each card or face as screens are told of it, by its number; where there are many alike they are told once."""
    content = msgspec.to_builtins(game.content())
    if "kinds" in content:
        return [content["kinds"][kind] for kind in content["cards"]]
    faces: list[dict[str, Any]] = content.get("cards") or content["faces"]
    return faces


@cache
def card_names(game: Game[Any]) -> list[str]:
    """The name of each card or face, by its number."""
    return [card["name"] for card in faces_of(game)]


def usable_names(game: Game[Any]) -> set[str]:
    """The names of all cards that can be used; a Mini-card is made by others."""
    usable = knowledge(game).usable
    return set(usable()) if usable is not None else {card["name"] for card in faces_of(game) if not card.get("mini")}


def card_name(game: Game[Any], pos: Any, card: int) -> str:
    """The name of a card in some position."""
    return card_names(game)[knowledge(game).face(pos, card)]


def card_of(option: Option) -> int | None:
    """The card an option is about, if it is about one."""
    return getattr(option, "card", None)
