"""What can be played: games, their options as a form shows them, their rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect
from msgspec.structs import replace

import gloaming
from gloaming.api.game import Game
from gloaming.api.settings import read
from gloaming.bots import BOTS
from gloaming.kernel import OptionError, Refused
from gloaming.kernel.frozen import Frozen


class SettingInfo(Frozen, kw_only=True):
    """One option of a game: what a form needs to offer it."""

    name: str
    kind: Literal["choice", "yesno", "number", "list"]
    choices: tuple[str, ...] = ()
    fits: Mapping[int, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """For numbers of seats with which not all of the choices fit, those that do."""
    needs: Mapping[str, Mapping[str, tuple[str, ...]]] = msgspec.field(default_factory=dict)
    """For a choice that fits only with another option, the choices of those others of which one has to be made."""
    least: int | None = None
    most: int | None = None
    default: Any = None
    label: str = ""
    help: str = ""
    words: Mapping[str, str] = msgspec.field(default_factory=dict)
    """What the choices are called."""
    icons: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The pictures of choices that have one."""


class GameListing(Frozen):
    """A game that can be chosen."""

    name: str
    title: str
    seats: list[int]
    usual_seats: int
    """How many seats a new table has at first."""
    bots: list[str]
    response_time: float
    """Seconds for each person who might respond in secret, unless the room sets others."""
    options: list[SettingInfo]


class RuleInfo(Frozen):
    """A rule of the ledger."""

    id: str
    section: str
    text: str


def games() -> list[GameListing]:
    """Every game that is played at tables."""
    return [
        GameListing(
            name=game.name,
            title=game.title,
            seats=list(game.seats),
            usual_seats=game.usual_seats,
            bots=list(BOTS),
            response_time=game.response_time,
            options=_options(game.name),
        )
        for game in map(gloaming.game, gloaming.games())
        if game.at_tables
    ]


def game_at_tables(name: str) -> Game[Any]:
    """The game of that name; Refused where there is none, or it is not played at tables."""
    game = gloaming.game(name)
    if not game.at_tables:
        raise Refused(f"{game.title} is not played at tables yet: play it in the terminal, gloaming play {game.name}.")
    return game


@cache
def content(name: str) -> Frozen:
    """What a screen needs to draw a game; it is the same for everyone, and made once."""
    return gloaming.game(name).content()


def prepare() -> None:
    """Make what is the same for everyone before anyone comes: the first guest would wait for it, and all others too."""
    for game in games():
        content(game.name)
        rules(game.name)


def rules(name: str) -> list[RuleInfo]:
    """The ledger of a game."""
    return [RuleInfo(entry.id, entry.section, entry.text) for entry in gloaming.game(name).ledger.rule]


@cache
def _options(name: str) -> list[SettingInfo]:
    """The options of a game; what fits is tried out, once."""
    game = gloaming.game(name)
    info = inspect.type_info(game.settings)
    assert isinstance(info, inspect.StructType)
    listed = [_in_order(_option(field), game.settings) for field in info.fields]
    return [_fitting(game, option, listed) for option in listed]


def _in_order(option: SettingInfo, settings: type[msgspec.Struct]) -> SettingInfo:
    """Choices as the game lists them, which an inspected type does not keep, each with its words and picture."""
    if not option.choices:
        return option
    hint = get_type_hints(settings, include_extras=True)[option.name]
    kind, said = get_args(hint)[0], hint.__metadata__[0].extra
    listed = tuple(map(str, get_args(get_args(kind)[0] if get_origin(kind) is tuple else kind)))
    words, icons = (dict(zip(listed, said[each], strict=bool(said[each]))) for each in ("words", "icons"))
    return replace(option, choices=listed, words=words, icons=icons)


def _fitting(game: Game[Any], option: SettingInfo, others: Sequence[SettingInfo]) -> SettingInfo:
    """What can never be played with a number of seats is not on offer with it, nor what wants another option first."""
    if option.kind != "choice":
        return option
    alone = {
        seats: tuple(choice for choice in option.choices if _fits(game, seats, {option.name: choice}))
        for seats in game.seats
    }
    never = [choice for choice in option.choices if not any(choice in fitting for fitting in alone.values())]
    needs = {choice: found for choice in never if (found := _partners(game, option.name, choice, others))}
    fits = {
        seats: tuple(choice for choice in option.choices if choice in fitting or choice in needs)
        for seats, fitting in alone.items()
    }
    return replace(
        option, needs=needs, fits={seats: choices for seats, choices in fits.items() if choices != option.choices}
    )


def _partners(game: Game[Any], name: str, choice: str, others: Sequence[SettingInfo]) -> dict[str, tuple[str, ...]]:
    """The choices of other options with which one fits that does not fit alone."""
    seats = game.seats[0]
    found = {
        other.name: tuple(each for each in other.choices if _fits(game, seats, {name: choice, other.name: each}))
        for other in others
        if other.kind == "choice" and other.name != name
    }
    return {other: choices for other, choices in found.items() if choices}


def _fits(game: Game[Any], seats: int, chosen: Mapping[str, str]) -> bool:
    try:
        game.check(seats, read(game.settings, chosen))
    except OptionError:
        return False
    return True


def _option(field: inspect.Field) -> SettingInfo:
    kind, label, text = field.type, "", ""
    if isinstance(kind, inspect.Metadata):
        schema = kind.extra_json_schema or {}
        label, text = schema.get("title", ""), schema.get("description", "")
        kind = kind.type
    default = list(field.default) if isinstance(field.default, tuple) else field.default
    option = SettingInfo(name=field.name, kind="list", default=default, label=label, help=text)
    match kind:
        case inspect.BoolType():
            return replace(option, kind="yesno")
        case inspect.IntType(ge=least, le=most):
            return replace(option, kind="number", least=least, most=most)
        case inspect.LiteralType(values=values):
            return replace(option, kind="choice", choices=tuple(map(str, values)))
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values)):
            return replace(option, choices=tuple(map(str, values)))
        case inspect.VarTupleType(item_type=inspect.StrType()):
            return option
        case other:
            raise TypeError(f"an option cannot be a {other}")
