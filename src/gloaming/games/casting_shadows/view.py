"""What a seat may know, built from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gloaming.api.views import BaseView, Later, Look, decides, made_of
from gloaming.games.casting_shadows.rules.cast import CastAttack, CastConversion, has_converted_nothing, targets_of
from gloaming.games.casting_shadows.rules.characters import ChooseCharacters
from gloaming.games.casting_shadows.rules.damage import Damage
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.rules.turn import HexGrant, Turn
from gloaming.games.casting_shadows.state import NOTHING, Player
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.content import fields_of


class PlayerView(Frozen):
    """A player as another sees them; a Counterspell nobody showed is None."""

    seat: int
    character: int
    hex: int
    hp: int
    energy: int
    energy_limit: int
    shadow: bool
    book: tuple[int, ...]
    counterspells: tuple[int | None, ...]
    companion: int
    companion_ready: bool


class SpellView(Frozen):
    """An attack spell on its way: whose, which card, whom it would strike now and how often it is paid for."""

    seat: int
    card: int
    targets: tuple[int, ...]
    times: int


class View(BaseView, kw_only=True):
    """The table as one seat sees it."""

    phase: int
    """1 roll, 2 actions, 3 shadow energy and crystals; 0 between turns and at the end."""
    points: int
    tiles: tuple[int, ...]
    players: tuple[PlayerView, ...]
    dice: tuple[int, ...]
    tokens: tuple[int, ...]
    cast: tuple[int, ...]
    """Spells cast this turn; one that is being aimed or paid for is not among them yet."""
    market: tuple[int, ...]
    portal: tuple[int, ...]
    discard: tuple[int, ...]
    main_left: int
    companions_left: int
    counterspell_deck: tuple[int | None, ...]
    """From the bottom; what everyone saw going under it is known."""
    damage: tuple[tuple[int, int], ...]
    """Damage announced and not yet taken: who, and how much."""
    spell: SpellView | None
    """The attack spell that is being cast, until it has struck."""
    choosing: Later[tuple[int, ...]]
    """Who has still to choose a character: what they have until then is nobody's choice."""


@made_of("players", "counterspell_deck", "seen")
def besides(look: Look[CastingPosition], seat: int | None) -> dict[str, Any]:
    """What a seat may know otherwise than everyone, or everyone's part of that."""
    return {"players": look(_players, seat), "counterspell_deck": look(_counterspell_deck, seat)}


def public(look: Look[CastingPosition]) -> View:
    """What everyone may know."""
    pos = look.position
    nearest = {type(frame.rule): depth for depth, frame in enumerate(pos.agenda)}
    rules: dict[Any, Any] = {kind: pos.agenda[depth].rule for kind, depth in nearest.items()}
    attack, damage, choice = rules.get(CastAttack), rules.get(Damage), rules.get(ChooseCharacters)
    return View(
        **fields_of(pos, "seats", "turn", "active", "outcome", "points", "tiles", "dice", "tokens"),
        phase=_phase(pos, nearest.get(Turn)),
        cast=_paid_for(pos),
        market=tuple(pos.market),
        portal=tuple(pos.portal),
        discard=tuple(pos.discard),
        main_left=len(pos.main),
        companions_left=len(pos.companion_deck),
        damage=() if damage is None else damage.hits,
        spell=None if attack is None else _spell(pos, attack),
        choosing=() if choice is None else choice.waiting,
        decides=decides(pos, None),
        **look(besides),
    )


def _phase(pos: CastingPosition, depth: int | None) -> int:
    """The phase of the turn, by how far the turn on the agenda has come and what it has set off."""
    if depth is None:
        return 0
    step, above = pos.agenda[depth].step, pos.rule_at(depth + 1)
    if step <= Turn.places["phase_2"] and (above is None or isinstance(above, HexGrant)):
        return 1
    return 2 if step <= Turn.places["phase_3_absorb"] else 3


def _spell(pos: CastingPosition, cast: CastAttack) -> SpellView:
    aimed = cast.enemy >= 0 or cast.hex >= 0
    return SpellView(cast.seat, cast.card, tuple(targets_of(pos, cast)) if aimed else (), cast.times)


def _paid_for(pos: CastingPosition) -> tuple[int, ...]:
    """The spells cast this turn, without the one whose cost is still to be paid."""
    if not pos.cast:
        return ()
    attack, conversion = pos.find(CastAttack), pos.find(CastConversion)
    open_card = NOTHING
    if attack is not None and pos.agenda[pos.depth_of(CastAttack)].step <= CastAttack.places["targeted"]:
        open_card = attack.card
    elif conversion is not None and has_converted_nothing(conversion):
        open_card = conversion.card
    return tuple(card for card in pos.cast if card != open_card)


@made_of("counterspell_deck", "seen")
def _counterspell_deck(look: Look[CastingPosition], viewer: int | None) -> tuple[int | None, ...]:
    pos = look.position
    return pos.known(pos.counterspell_deck, viewer)


@made_of("players", "seen")
def _players(look: Look[CastingPosition], viewer: int | None) -> tuple[PlayerView, ...]:
    """The players; who knows no more of one's Counterspells than everyone does sees that player as everyone does."""
    pos = look.position
    if viewer is None:
        return tuple([_player_to(pos, player, seat, None) for seat, player in enumerate(pos.players)])
    shown, more = look(_players), look(_more)
    if not any(bits >> viewer & 1 for bits in more):
        return shown
    return tuple(
        [
            _player_to(pos, pos.players[seat], seat, viewer) if bits >> viewer & 1 else shown[seat]
            for seat, bits in enumerate(more)
        ]
    )


@made_of("players", "seen")
def _more(look: Look[CastingPosition], _: int | None) -> list[int]:
    """For each player the seats that know more of their Counterspells than everyone does, as bits."""
    return [look.position.know_more(player.counterspells) for player in look.position.players]


def _player_to(pos: CastingPosition, player: Player, seat: int, viewer: int | None) -> PlayerView:
    return _player(player, seat, pos.known(player.counterspells, viewer))


@lru_cache(maxsize=4096)
def _player(player: Player, seat: int, counterspells: tuple[int | None, ...]) -> PlayerView:
    return PlayerView(
        **fields_of(player, "character", "hex", "hp", "energy", "energy_limit", "shadow", "book", "companion"),
        seat=seat,
        counterspells=counterspells,
        companion_ready=not player.companion_spent,
    )
