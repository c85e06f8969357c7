"""Embers: a toy game on the kernel, as people and bots would see it; it is never registered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from gloaming.api.game import Game
from gloaming.api.judgement import Judgement
from gloaming.api.ledger import Refusal
from gloaming.api.views import BaseView, Look, decides
from gloaming.kernel import PASS, Ask, Chance, Event, Option, OptionError, Secret
from gloaming.kernel.agenda import Frame
from gloaming.kernel.frozen import Frozen
from tests.kernel.embers.rules import (
    CARDS,
    OMENS,
    Hearth,
    Options,
    Player,
    Rounds,
    Sealed,
)

HAND = 1
TRIES = 32


class PlayerView(Frozen):
    """A player as another sees them: what is hidden from the viewer is None."""

    side: int
    embers: int
    heat: int
    hand: tuple[int | None, ...]
    omen: int | None


class View(BaseView, kw_only=True):
    """The hearth as one seat sees it."""

    players: tuple[PlayerView, ...]
    lamp: int
    bids: tuple[int, ...]
    fog: int
    pile: int
    spent: tuple[int, ...]


def _players(pos: Hearth, viewer: int | None) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(
            player.side,
            player.embers,
            pos.heat(other),
            tuple(card.to(viewer) for card in player.hand),
            player.omen.to(viewer),
        )
        for other, player in enumerate(pos.players)
    )


class EmbersJudgement(Judgement[Hearth]):
    """What bots think of it."""

    def value(self, pos: Hearth, seat: int) -> float:
        return 2.0 * pos.players[seat].embers - sum(player.embers for player in pos.players)

    def settled(self, pos: Hearth, seat: int) -> bool:
        return pos.ask is None or pos.ask.topic == "act"


class Embers(Game[Hearth]):
    """The toy game."""

    name = "embers"
    title = "Embers"
    version = "1"
    seats = range(2, 5)
    settings = Options
    position = Hearth
    judgement = EmbersJudgement()
    ledger_path = Path(__file__).with_name("no-ledger.toml")

    def check(self, seats: int, options: Options) -> None:
        if options.teams and seats % 2:
            raise OptionError("teams", f"The option teams needs an even number of seats, not {seats}.")

    def set_up(self, seats: int, chance: int, options: Options) -> Hearth:
        g = Hearth(
            seats=seats,
            chance=chance,
            agenda=[Frame(Rounds())],
            options=options,
            players=[],
            pile=[Secret(card, 0) for card in range(len(CARDS))],
            spent=[],
            active=seats - 1,
        )
        omens = list(range(len(OMENS)))
        g.shuffle(g.pile)
        g.shuffle(omens)
        for seat in range(seats):
            side = seat % 2 if options.teams else seat
            hand = tuple(Secret(g.pile.pop().value, 1 << seat) for _ in range(HAND))
            g.players.append(Player(side, options.embers, hand, Secret(omens.pop(), 0)))
        if options.first == "chance":
            g.active = g.below(seats)
        return g

    def public(self, look: Look[Hearth]) -> View:
        pos = look.position
        return View(
            seats=pos.seats,
            turn=pos.turn,
            active=pos.active,
            players=_players(pos, None),
            lamp=pos.lamp,
            bids=pos.bids,
            fog=pos.fog,
            pile=len(pos.pile),
            spent=tuple(pos.spent),
            decides=decides(pos, None),
            outcome=pos.outcome,
        )

    def besides(self, look: Look[Hearth], seat: int, public: View) -> dict[str, Any]:
        return {"players": _players(look.position, seat)}

    def redeal(self, pos: Hearth, seat: int, rng: Chance) -> Hearth:
        for _ in range(TRIES):
            twin = pos.clone()
            twin.chance = rng.below(1 << 62)
            self._deal(twin, seat, rng)
            self._bid_anew(twin, seat, rng)
            if self._same_question(twin):
                return twin
        return pos.clone()

    def _deal(self, pos: Hearth, seat: int, rng: Chance) -> None:
        """Deal the cards and omens this seat has not seen to the places where such lie."""
        cards = [s.value for p in pos.players for s in p.hand if not s.known_to(seat)]
        cards += [s.value for s in pos.pile]
        omens = [p.omen.value for p in pos.players if not p.omen.known_to(seat)]
        rng.shuffle(cards)
        rng.shuffle(omens)

        def dealt(secret: Secret[int], out_of: list[int | None]) -> Secret[int]:
            return secret if secret.known_to(seat) else Secret(out_of.pop(), secret.seen_by)

        pos.players = [
            replace(p, hand=tuple(dealt(s, cards) for s in p.hand), omen=dealt(p.omen, omens)) for p in pos.players
        ]
        pos.pile = [dealt(s, cards) for s in pos.pile]

    def _bid_anew(self, pos: Hearth, seat: int, rng: Chance) -> None:
        if rule := pos.find(Sealed):
            kept = zip(rule.order, rule.chosen, strict=False)
            chosen = tuple(n if s == seat else rng.below(len(pos.sealed(rule.topic, s))) for s, n in kept)
            pos.amend(Sealed, chosen=chosen)

    def _same_question(self, pos: Hearth) -> bool:
        ask = pos.ask
        if ask is None or not ask.secret or ask.topic == "bid":
            return True
        options = pos.responses(ask.topic, ask.seat)
        pos.ask = Ask(ask.seat, ask.topic, (*options, PASS), secret=True)
        return bool(options)

    def explain(self, pos: Hearth, seat: int) -> list[Refusal]:
        return []

    def say_ask(self, pos: Hearth, names: Sequence[str]) -> str:
        return f"{names[pos.ask.seat]}: {pos.ask.topic}?" if pos.ask else "The game is over"

    def say_option(self, pos: Hearth, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        return repr(option)

    def say_event(self, pos: Hearth, event: Event, names: Sequence[str]) -> str:
        return repr(event)

    def things(self, pos: Hearth) -> list[str]:
        hidden = [*pos.pile, *(card for player in pos.players for card in player.hand)]
        cards = [*pos.spent, *(secret.value for secret in hidden)]
        omens = [player.omen.value for player in pos.players]
        return sorted([f"card {card}" for card in cards] + [f"omen {omen}" for omen in omens])


EMBERS = Embers()
