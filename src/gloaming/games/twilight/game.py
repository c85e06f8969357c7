"""Twilight of the Gods as people, bots, tables and the lab see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloaming.api.game import Game
from gloaming.api.ledger import Refusal
from gloaming.games.twilight import content, explain, pauses, presume, redeal, sensible, setup, told, value, view, words
from gloaming.games.twilight.cards.deities import DEITIES
from gloaming.games.twilight.decks import DECKS
from gloaming.games.twilight.options import ANSWERS
from gloaming.games.twilight.rules import ops_creatures  # noqa: F401  (says how to carry out its ops; it has no rules)
from gloaming.games.twilight.rules.aiming import ChooseAim, ChooseAims
from gloaming.games.twilight.rules.announce import Announce
from gloaming.games.twilight.rules.begin import Begin, DealHands
from gloaming.games.twilight.rules.blocking import Blocking
from gloaming.games.twilight.rules.combat import Combat
from gloaming.games.twilight.rules.creature_damage import CreatureDamage
from gloaming.games.twilight.rules.draft import BuildDecks, DraftDecks, DraftDeities, DraftPile
from gloaming.games.twilight.rules.draw import DrawPhase
from gloaming.games.twilight.rules.end import CleanUp, EndPhase
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.manifest import ManifestAspects
from gloaming.games.twilight.rules.ops_aspects import PlaceAspects, SwapOne, TurnAspects
from gloaming.games.twilight.rules.ops_players import ChooseOne
from gloaming.games.twilight.rules.ops_stacks import (
    DamageInTurn,
    DefileStack,
    ForeseeStack,
    LookAtSome,
    LoseHandCards,
    RestoreCards,
)
from gloaming.games.twilight.rules.perform import Ops, Perform
from gloaming.games.twilight.rules.recharge import Recharge
from gloaming.games.twilight.rules.refresh import RefreshPhase
from gloaming.games.twilight.rules.resource import ResourcePhase
from gloaming.games.twilight.rules.sacrifice import SacrificeCard, SacrificeRound
from gloaming.games.twilight.rules.seize import SeizeAspect, SeizePhase
from gloaming.games.twilight.rules.settle import Settle
from gloaming.games.twilight.rules.stack_damage import DamageDiscard, StackDamage
from gloaming.games.twilight.rules.trade import ForcedTrade, FreeTrade, TradePhase
from gloaming.games.twilight.rules.turn import Turn, Turns
from gloaming.games.twilight.rules.windows import GeneratePower, TwilightPosition
from gloaming.games.twilight.settings import Settings
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import View
from gloaming.kernel import Chance, Event, Option


class Twilight(Game[TwilightPosition]):
    """Twilight of the Gods for 2 to 4 players."""

    name = "twilight"
    title = "Twilight of the Gods"
    version = "3"
    seats = range(2, 5)
    settings = Settings
    position = TwilightPosition
    rules = (
        *(Begin, DraftDecks, DraftDeities, DraftPile, BuildDecks, DealHands, Turns, Turn, RefreshPhase, DrawPhase),
        *(
            TradePhase,
            FreeTrade,
            ForcedTrade,
            SeizePhase,
            SeizeAspect,
            ResourcePhase,
            Combat,
            Blocking,
            CreatureDamage,
            StackDamage,
            DamageDiscard,
        ),
        *(EndPhase, CleanUp, Settle, Announce, Item, GeneratePower, SacrificeCard, SacrificeRound),
        *(ChooseAim, ChooseAims, Perform, Ops, ManifestAspects, Recharge, ChooseOne),
        *(
            DamageInTurn,
            ForeseeStack,
            DefileStack,
            RestoreCards,
            LoseHandCards,
            LookAtSome,
            TurnAspects,
            SwapOne,
            PlaceAspects,
        ),
    )
    answers = ANSWERS
    ledger_path = Path(__file__).with_name("ledger.toml")
    decks = DECKS
    completions = 2

    def check(self, seats: int, options: Settings) -> None:
        setup.check(seats, options)

    def set_up(self, seats: int, chance: int, options: Settings) -> TwilightPosition:
        return setup.set_up(seats, chance, options)

    def view(self, pos: TwilightPosition, seat: int | None) -> View:
        return view.view(pos, seat)

    def explain(self, pos: TwilightPosition, seat: int) -> list[Refusal]:
        return explain.explain(pos, seat)

    def redeal(self, pos: TwilightPosition, seat: int, rng: Chance) -> TwilightPosition:
        return redeal.redeal(pos, seat, rng)

    def value(self, pos: TwilightPosition, seat: int) -> float:
        return value.value(pos, seat)

    def settled(self, pos: TwilightPosition, seat: int) -> bool:
        return presume.settled(pos, seat)

    def sensible(self, pos: TwilightPosition, seat: int) -> Sequence[int]:
        return sensible.sensible(pos, seat)

    def look_ahead(self, pos: TwilightPosition) -> None:
        pos.leave_unanswered()

    def presumed(self, pos: TwilightPosition, seat: int) -> int | None:
        return presume.presumed(pos, seat)

    def labels(self, pos: TwilightPosition) -> list[str]:
        return ["" if player.deity == NOTHING else DEITIES[player.deity].name for player in pos.players]

    def lineup(self, pos: TwilightPosition, seat: int) -> tuple[tuple[str, str], ...]:
        deities = self.labels(pos)
        order = ("order", "who begins" if seat == pos.first else "who follows")
        if pos.seats > 2:
            return ("Deity", deities[seat]), order
        return ("Deity", deities[seat]), ("pairing", f"{deities[seat]} against {deities[1 - seat]}"), order

    def say_ask(self, pos: TwilightPosition, names: Sequence[str]) -> str:
        return words.say_ask(pos, names)

    def say_option(self, pos: TwilightPosition, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        return words.say_option(pos, option, names)

    def say_event(self, pos: TwilightPosition, event: Event, names: Sequence[str]) -> str:
        return told.say_event(pos, event, names)

    def things(self, pos: TwilightPosition) -> list[str]:
        return words.things(pos)

    def pauses(self, before: TwilightPosition, events: Sequence[Event]) -> list[int]:
        return pauses.pauses(before, events)

    def content(self) -> dict[str, Any]:
        return content.content()
