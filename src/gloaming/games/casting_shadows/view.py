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
from gloaming.pieces.content import told


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
    """What a seat may know otherwise than everyone."""
    return {"players": look(_players, seat), "counterspell_deck": look(_counterspell_deck, seat)}


def public(look: Look[CastingPosition]) -> View:
    """What everyone may know."""
    pos = look.position
    return View(
        seats=pos.seats,
        turn=pos.turn,
        active=pos.active,
        points=pos.points,
        tiles=pos.tiles,
        dice=pos.dice,
        tokens=pos.tokens,
        outcome=pos.outcome,
        phase=_phase(pos),
        players=look(_players),
        cast=_paid_for(pos),
        market=tuple(pos.market),
        portal=tuple(pos.portal),
        discard=tuple(pos.discard),
        main_left=len(pos.main),
        companions_left=len(pos.companion_deck),
        counterspell_deck=look(_counterspell_deck),
        damage=damage.hits if (damage := pos.find(Damage)) else (),
        spell=_spell(pos),
        choosing=choice.waiting if (choice := pos.find(ChooseCharacters)) else (),
        decides=decides(pos, None),
    )


def _phase(pos: CastingPosition) -> int:
    """The phase of the turn, by how far the turn on the agenda has come and what it has set off."""
    if pos.find(Turn) is None:
        return 0
    depth = pos.depth_of(Turn)
    step, above = pos.agenda[depth].step, pos.rule_at(depth + 1)
    if step <= Turn.places["phase_2"] and (above is None or isinstance(above, HexGrant)):
        return 1
    return 2 if step <= Turn.places["phase_3_absorb"] else 3


def _spell(pos: CastingPosition) -> SpellView | None:
    cast = pos.find(CastAttack)
    if cast is None:
        return None
    aimed = cast.enemy >= 0 or cast.hex >= 0
    return SpellView(cast.seat, cast.card, tuple(targets_of(pos, cast)) if aimed else (), cast.times)


def _paid_for(pos: CastingPosition) -> tuple[int, ...]:
    """The spells cast this turn, without the one whose cost is still to be paid."""
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
    pos = look.position
    return tuple(
        [_player(player, seat, pos.known(player.counterspells, viewer)) for seat, player in enumerate(pos.players)]
    )


@lru_cache(maxsize=4096)
def _player(player: Player, seat: int, counterspells: tuple[int | None, ...]) -> PlayerView:
    return PlayerView(
        **told(player, "character", "hex", "hp", "energy", "energy_limit", "shadow", "book", "companion"),
        seat=seat,
        counterspells=counterspells,
        companion_ready=not player.companion_spent,
    )
