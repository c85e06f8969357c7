"""What a seat may know, built from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from gloaming.api.views import BaseView, Later, Look, decides, made_of
from gloaming.games.dusk.cards import PASSIVE_OF
from gloaming.games.dusk.rules.attack import Attack
from gloaming.games.dusk.rules.attack import Kind as AttackKind
from gloaming.games.dusk.rules.blocks import Blocks
from gloaming.games.dusk.rules.declare import DeclareAttack, DeclareCalledShot
from gloaming.games.dusk.rules.dodge import DodgeAttack
from gloaming.games.dusk.rules.hit_location import HitLocation
from gloaming.games.dusk.rules.move import MoveAction
from gloaming.games.dusk.rules.play_card import PlayCard
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.rules.turn import Initiative
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.state import NOTHING, InPlay, Player
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.content import fields_of


class PlayerView(Frozen):
    """A player as another sees them; a card that seat does not know is None."""

    seat: int
    team: int
    phantom: int
    skill: int
    weapon: int
    hex: int
    wounds: int
    armour: tuple[int, ...]
    """The locations that still have armour."""
    hand: tuple[int | None, ...]
    deck: int
    deck_top: int | None
    boneyard: tuple[int, ...] | None
    """Only the owner may look through it."""
    boneyard_size: int
    boneyard_top: int | None
    """The card that lies on top of it, which everyone sees."""
    void: tuple[int, ...]
    passive: int
    passive_ready: bool
    shards: int
    picks: tuple[int, ...]
    """While decks are built: what this seat knows of the picked cards."""
    moved: int
    passed: bool
    stunned: Literal["", "next", "now"]
    held_still: bool
    refill: int
    initiative: int
    out: bool


class Unresolved(Frozen):
    """Something declared and not yet resolved, the last one resolving first."""

    kind: AttackKind | Literal["card", "move", "location", "initiative"]
    seat: int
    cards: tuple[int, ...]
    targets: tuple[int, ...] = ()
    value: int = 0
    dice: tuple[int, ...] = ()
    change: int = 0
    cancelled: bool = False
    answers: int = NOTHING
    """Its place on the stack of what it answers."""
    hex: Later[int] = NOTHING
    """What an attack is on that is on no Phantom."""
    wick: Later[int] = NOTHING
    """Where its range is counted from, if that is a Wick."""


class Forming(Frozen):
    """What a seat is putting together, card by card, before it is declared."""

    kind: Literal["attack", "called", "block", "dodge", "move", "walk"]
    cards: tuple[int, ...]
    value: int = 0
    """What the cards have to total, or all count as; of a walk, its hexes."""
    target: int = NOTHING
    total: int = 0
    """What the cards of a block or a Called Shot count so far."""


class View(BaseView, kw_only=True):
    """The table as one seat sees it."""

    arena: int
    mode: str
    round: int
    actions: int
    strikes: int
    acted: int
    attacked: bool
    most_wounds: int
    players: tuple[PlayerView, ...]
    in_play: tuple[InPlay, ...]
    table: tuple[int, ...]
    wicks: tuple[int, ...]
    boosts: tuple[tuple[str, int, tuple[str, ...]], ...]
    stack: tuple[Unresolved, ...]
    forming: Forming | None
    """Only its own seat sees it."""
    sets: tuple[int, ...]


OF_PLAYERS = ("players", "seen", "round", "bans", "in_play")
"""What in a position players are seen by."""


def besides(look: Look[DuskPosition], seat: int) -> dict[str, Any]:
    """What a seat may know otherwise than everyone."""
    pos, ask = look.position, look.position.ask
    forming = _forming(pos, ask.topic) if ask is not None and ask.seat == seat else None
    return look(_lasting, seat) if forming is None else look(_lasting, seat) | {"forming": forming}


@made_of(*OF_PLAYERS)
def _lasting(look: Look[DuskPosition], seat: int | None) -> dict[str, Any]:
    return {"players": look(_players, seat), "forming": None}


def public(look: Look[DuskPosition]) -> View:
    """What everyone may know."""
    pos = look.position
    return View(
        **fields_of(pos, "seats", "arena", "round", "turn", "active", "actions", "strikes", "acted", "attacked"),
        **fields_of(pos, "table", "wicks", "sets", "outcome"),
        mode=pos.options.mode_for(pos.seats),
        most_wounds=pos.options.wounds,
        players=look(_players),
        in_play=tuple(pos.in_play),
        boosts=tuple((boost.kind, boost.n, boost.keywords) for boost in pos.boosts),
        stack=_stack(pos),
        forming=None,
        decides=decides(pos, None),
    )


@made_of(*OF_PLAYERS)
def _players(look: Look[DuskPosition], viewer: int | None) -> tuple[PlayerView, ...]:
    """The players; who knows no more of one's cards than everyone does sees that player as everyone does."""
    pos = look.position
    if viewer is None:
        return tuple([_player_to(pos, player, seat, None) for seat, player in enumerate(pos.players)])
    shown = look(_players)
    return tuple(
        [
            _player_to(pos, pos.players[seat], seat, viewer) if bits >> viewer & 1 or seat == viewer else shown[seat]
            for seat, bits in enumerate(look(_more))
        ]
    )


@made_of(*OF_PLAYERS)
def _more(look: Look[DuskPosition], _: int | None) -> list[int]:
    """For each player the seats that know more of what is shown of their hand and deck than everyone, as bits."""
    pos = look.position
    top = -1 if pos.round else 0
    return [pos.know_more(player.hand + player.deck[top:]) for player in pos.players]


def _player_to(pos: DuskPosition, player: Player, seat: int, viewer: int | None) -> PlayerView:
    return _player(player, seat, *_known(pos, player, viewer), viewer == seat, pos.held_still(seat))


def _known(pos: DuskPosition, player: Player, viewer: int | None) -> Known:
    """The cards of a hand, the top of a deck, and what is known of the picks while decks are built."""
    hand, deck = pos.known(player.hand, viewer), player.deck
    if not pos.round:
        return hand, None, tuple([card for card in deck if pos.knows(viewer, card)])
    top = deck[-1] if deck and pos.knows(viewer, deck[-1]) else None
    return hand, top, ()


Known = tuple[tuple[int | None, ...], int | None, tuple[int, ...]]


@lru_cache(maxsize=4096)
def _player(
    player: Player,
    seat: int,
    hand: tuple[int | None, ...],
    deck_top: int | None,
    picks: tuple[int, ...],
    own: bool,
    held: bool,
) -> PlayerView:
    return PlayerView(
        **fields_of(player, "team", "phantom", "skill", "weapon", "hex", "wounds", "void", "shards"),
        **fields_of(player, "moved", "passed", "stunned", "refill", "initiative", "out"),
        seat=seat,
        armour=tuple(location for location in range(2, 6) if player.armour >> location & 1),
        hand=hand,
        deck=len(player.deck),
        deck_top=deck_top,
        boneyard=player.boneyard if own else None,
        boneyard_size=len(player.boneyard),
        boneyard_top=player.boneyard[-1] if player.boneyard else None,
        passive=PASSIVE_OF[player.phantom] if player.phantom != NOTHING else NOTHING,
        passive_ready=player.ready,
        picks=picks,
        held_still=held,
    )


def _stack(pos: DuskPosition) -> tuple[Unresolved, ...]:
    """What is declared and not yet resolved, from the first to the last."""
    found: list[Unresolved] = []
    depths: list[int] = []
    for depth, frame in enumerate(pos.agenda):
        one = _unresolved(pos, frame.rule) if type(frame.rule) in DECLARED else None
        if one is not None:
            answers = sum(at <= getattr(frame.rule, "answers", NOTHING) for at in depths) - 1
            found.append(replace(one, answers=answers))
            depths.append(depth)
    return tuple(found)


DECLARED = frozenset((Attack, PlayCard, MoveAction, HitLocation, Initiative))


def _unresolved(pos: DuskPosition, rule: Any) -> Unresolved | None:
    if isinstance(rule, Attack) and rule.cards[0] in pos.table:
        return Unresolved(rule.kind, rule.by, rule.cards, rule.to, rule.value, hex=rule.hex, wick=rule.wick)
    if isinstance(rule, PlayCard) and rule.card in pos.table:
        return Unresolved("card", rule.seat, (rule.card,), rule.to, cancelled=rule.cancelled)
    if isinstance(rule, MoveAction) and rule.card in pos.table:
        return Unresolved("move", rule.seat, (rule.card,), value=rule.length)
    if isinstance(rule, HitLocation) and rule.faces:
        return Unresolved("location", rule.by, (), (rule.seat,), dice=rule.faces, change=rule.change)
    if isinstance(rule, Initiative) and rule.faces:
        return Unresolved("initiative", rule.winner, (), dice=rule.faces)
    return None


def _forming(pos: DuskPosition, topic: str) -> Forming | None:
    """What the asked seat has put together so far."""
    rule: Any = pos.running
    if isinstance(rule, DeclareAttack):
        return Forming("attack", rule.picked or (rule.card,), rule.value, rule.target)
    if isinstance(rule, DeclareCalledShot):
        return Forming("called", rule.picked, rule.total, rule.target, sum(rule.picked_values))
    if isinstance(rule, Blocks) and topic == "block_with":
        return Forming("block", rule.picked, rule.value, total=sum(rule.picked_values))
    if isinstance(rule, DodgeAttack):
        return Forming("dodge", rule.picked, rule.value)
    if isinstance(rule, MoveAction) and topic == "as":
        return Forming("move", (rule.card,))
    if isinstance(rule, Walk) and topic == "go":
        return Forming("walk", (), 1 if rule.stepwise else rule.length, rule.seat)
    return None
