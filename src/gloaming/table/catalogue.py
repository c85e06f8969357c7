"""What can be played: games, their options as a form shows them, their rules."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import inspect

import gloaming
from gloaming.api.game import Game
from gloaming.bots import BOTS
from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen


class OptionInfo(Frozen, kw_only=True):
    """One option of a game: what a form needs to offer it."""

    name: str
    kind: Literal["choice", "yesno", "number", "list"]
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    default: Any = None
    help: str = ""


class GameInfo(Frozen):
    """A game that can be chosen."""

    name: str
    title: str
    seats: list[int]
    bots: list[str]
    response_time: float
    options: list[OptionInfo]


class RuleInfo(Frozen):
    """A rule of the ledger."""

    id: str
    section: str
    text: str


def games() -> list[GameInfo]:
    """Every game that is played at tables."""
    return [
        GameInfo(game.name, game.title, list(game.seats), list(BOTS), game.response_time, _options(game.settings))
        for game in map(gloaming.game, gloaming.games())
        if game.at_tables
    ]


def game_at_tables(name: str) -> Game[Any]:
    """The game of that name; Refused where there is none, or it is not played at tables."""
    game = gloaming.game(name)
    if not game.at_tables:
        raise Refused(f"{game.title} is not played at tables yet: play it in the terminal, gloaming play {game.name}.")
    return game


def rules(name: str) -> list[RuleInfo]:
    """The ledger of a game."""
    return [RuleInfo(entry.id, entry.section, entry.text) for entry in gloaming.game(name).ledger.rule]


def _options(kind: type) -> list[OptionInfo]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return [_option(field) for field in info.fields]


def _option(field: inspect.Field) -> OptionInfo:
    kind, text = field.type, ""
    if isinstance(kind, inspect.Metadata):
        text = str((kind.extra_json_schema or {}).get("description", ""))
        kind = kind.type
    default = list(field.default) if isinstance(field.default, tuple) else field.default
    match kind:
        case inspect.BoolType():
            return OptionInfo(name=field.name, kind="yesno", default=default, help=text)
        case inspect.IntType(ge=least, le=most):
            return OptionInfo(name=field.name, kind="number", least=least, most=most, default=default, help=text)
        case inspect.LiteralType(values=values):
            return OptionInfo(
                name=field.name, kind="choice", choices=tuple(map(str, values)), default=default, help=text
            )
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values)):
            return OptionInfo(name=field.name, kind="list", choices=tuple(map(str, values)), default=default, help=text)
        case inspect.VarTupleType(item_type=inspect.StrType()):
            return OptionInfo(name=field.name, kind="list", default=default, help=text)
        case other:
            raise TypeError(f"an option cannot be a {other}")
