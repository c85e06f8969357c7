"""What a seat may know, built from nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent.campaign.view import CampaignView, campaign_for, campaign_view
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, OVERLORD, Figure, Group, Hero, Lasting, Token
from gloaming.games.descent.view_attack import AttackView, attack_under_way
from gloaming.games.descent.view_outlook import Outlook, outlook
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


class View(BaseView, kw_only=True):
    """The table as one seat sees it."""

    acting: int
    """The hero whose turn it is, or the monster that is activated."""
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
    outlook: Outlook | None
    """The map as the figure sees it that the viewer is about to act with."""
    results: tuple[str, ...]
    campaign: CampaignView | None
    """Where the campaign stands; None where a single quest is played."""
    ask: Ask | None


def view(pos: DescentPosition, seat: int | None, public: View | None = None) -> View:
    """The table as that seat sees it: what a spectator (None) sees, and what the seat knows besides."""
    seen = public or _public(pos)
    if seat is None:
        return seen
    ask = own_ask(pos, seat)
    return replace(
        seen,
        seat=seat,
        tokens=tuple(_token(pos, token, seat) for token in pos.tokens),
        hand=pos.known(pos.hand, seat),
        campaign=campaign_for(pos, seen.campaign, seat),
        decides=decides(pos, seat),
        outlook=outlook(pos, ask),
        ask=ask,
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
        active=pos.commander(pos.active) if pos.active != NOBODY else OVERLORD,
        acting=pos.active,
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
        attack=attack_under_way(pos),
        outlook=None,
        results=pos.results,
        campaign=campaign_view(pos),
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
