"""What a seat may know, built from nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent.campaign.view import CampaignView, campaign_view
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import Figure, Group, Hero, Lasting, Token
from gloaming.kernel import EVERYONE, Ask
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.views import BaseView, decides, own_ask


class FigureView(Frozen, kw_only=True):
    """A figure and what its values are now."""

    number: int
    figure: Figure
    speed: int
    health: int
    stamina: int
    defense: tuple[str, ...]
    seat: int


class AttackView(Frozen, kw_only=True):
    """An attack under way."""

    by: int
    target: int
    space: int
    card: int
    dice: tuple[int, ...]
    defense: tuple[tuple[int, tuple[int, ...], int], ...]
    """Who defends, with which dice, and the shields added."""
    damage: int
    range: int
    surges: int
    pierce: int
    missed: bool


class View(BaseView, kw_only=True):
    """The table as one seat sees it."""

    quest: str
    encounter: str
    act: int
    round: int
    heroes: tuple[Hero, ...]
    figures: tuple[FigureView, ...]
    groups: tuple[Group, ...]
    tokens: tuple[Token, ...]
    doors: tuple[str, ...]
    counters: tuple[tuple[str, int], ...]
    hand: tuple[int | None, ...]
    """The overlord's hand; None for the back of a card."""
    deck: int
    discard: tuple[int, ...]
    search_deck: int
    search_discard: tuple[int, ...]
    lasting: tuple[Lasting, ...]
    attack: AttackView | None
    results: tuple[str, ...]
    campaign: CampaignView | None
    """Where the campaign stands; None where a single quest is played."""
    ask: Ask | None


def view(pos: DescentPosition, seat: int | None, public: View | None = None) -> View:
    """The table as that seat sees it: what a spectator (None) sees, and what the seat knows besides."""
    seen = public or _public(pos)
    if seat is None:
        return seen
    return replace(
        seen,
        seat=seat,
        tokens=tuple(_token(pos, token, seat) for token in pos.tokens),
        hand=pos.known(pos.hand, seat),
        campaign=campaign_view(pos, seat),
        decides=decides(pos, seat),
        ask=own_ask(pos, seat),
    )


def _public(pos: DescentPosition) -> View:
    return View(
        seat=None,
        seats=pos.seats,
        quest=pos.quest,
        encounter=pos.encounter,
        act=pos.act,
        round=pos.round,
        turn=pos.turn,
        active=pos.active,
        heroes=tuple(pos.heroes),
        figures=tuple(_figure(pos, number) for number in range(len(pos.figures))) if pos.encounter else (),
        groups=tuple(pos.groups),
        tokens=tuple(_token(pos, token, None) for token in pos.tokens),
        doors=pos.doors,
        counters=pos.counters,
        hand=pos.known(pos.hand, None),
        deck=len(pos.deck),
        discard=pos.discard,
        search_deck=len(pos.search_deck),
        search_discard=pos.search_discard,
        lasting=pos.lasting,
        attack=_attack(pos),
        results=pos.results,
        campaign=campaign_view(pos, None),
        decides=decides(pos, None),
        ask=None,
        outcome=pos.outcome,
    )


def _figure(pos: DescentPosition, number: int) -> FigureView:
    return FigureView(
        number=number,
        figure=pos.figures[number],
        speed=pos.speed(number),
        health=pos.health(number),
        stamina=pos.stamina(number),
        defense=pos.defense_pool(number),
        seat=pos.seat_of(number),
    )


def _token(pos: DescentPosition, token: Token, seat: int | None) -> Token:
    """A token shows its face to those who have seen it."""
    knows = token.seen == EVERYONE or (seat is not None and token.seen >> seat & 1)
    return token if knows else replace(token, face="", unique=False)


def _attack(pos: DescentPosition) -> AttackView | None:
    for frame in reversed(pos.agenda):
        rule = frame.rule
        if isinstance(rule, Attack):
            return AttackView(
                by=rule.by,
                target=rule.target,
                space=rule.space,
                card=rule.card,
                dice=rule.dice,
                defense=tuple((hit.figure, hit.dice, hit.shields) for hit in rule.hits),
                damage=rule.damage,
                range=rule.range,
                surges=rule.surges_left(),
                pierce=rule.pierce,
                missed=rule.missed,
            )
    return None
