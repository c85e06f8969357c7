"""What a seat may know, built from nothing else."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.api.views import BaseView, Later, Look, decides, made_of, made_of_all_but
from gloaming.games.descent.campaign.view import CampaignView, campaign_for, campaign_view
from gloaming.games.descent.dice import Colour
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, OVERLORD, Figure, Group, Hero, Lasting, Token
from gloaming.games.descent.view_attack import AttackView, attack_under_way
from gloaming.games.descent.view_odds import Ahead, tests_ahead
from gloaming.games.descent.view_outlook import Outlook, outlook
from gloaming.games.descent.view_placing import Placing, placing
from gloaming.games.descent.view_round_end import Coming, round_end
from gloaming.kernel import EVERYONE
from gloaming.kernel.frozen import Frozen


class FigureSeen(Frozen, kw_only=True):
    """A figure and what its values are now."""

    number: int
    figure: Figure
    speed: int
    health: int
    stamina: int
    defense: tuple[Colour, ...]
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
    figures: tuple[FigureSeen, ...]
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
    tests: Later[tuple[Ahead, ...]]
    """The tests that the viewer's answers lead to, with their odds."""
    placing: Later[Placing | None]
    """The open group or figure that the viewer is about to put on the map."""
    round_end: Later[tuple[Coming, ...]]
    """What the quest will do by itself before the next round."""
    results: tuple[str, ...]
    campaign: CampaignView | None
    """Where the campaign stands; None where a single quest is played."""


def besides(look: Look[DescentPosition], seat: int, public: View) -> dict[str, Any]:
    """What a seat may know otherwise than everyone."""
    pos, ask = look.position, look.position.ask
    known = look(_cards_and_tokens, seat)
    if public.campaign is not None:
        known = known | {"campaign": campaign_for(pos, public.campaign, seat)}
    if ask is None or ask.seat != seat:
        return known
    return known | {"outlook": outlook(pos, ask), "tests": tests_ahead(pos, ask), "placing": placing(pos, ask)}


@made_of("tokens", "hand", "seen")
def _cards_and_tokens(look: Look[DescentPosition], seat: int | None) -> dict[str, Any]:
    nothing = {"campaign": None, "outlook": None, "tests": (), "placing": None}
    return {"tokens": look(_tokens, seat), "hand": look(_hand, seat), **nothing}


def public(look: Look[DescentPosition]) -> View:
    """What everyone may know."""
    pos = look.position
    return View(
        seats=pos.seats,
        quest=pos.quest,
        encounter=pos.encounter,
        act=pos.act,
        round=pos.round,
        turn=pos.turn,
        active=pos.commander(pos.active) if pos.active != NOBODY else OVERLORD,
        acting=pos.active,
        heroes=tuple(pos.heroes),
        figures=look(_figures),
        groups=tuple(pos.groups),
        tokens=look(_tokens),
        doors=pos.doors,
        counters=pos.counters,
        hand=look(_hand),
        deck=len(pos.deck),
        discard=pos.discard,
        search_deck=len(pos.search_deck),
        search_discard=pos.search_discard,
        lasting=pos.lasting,
        attack=attack_under_way(pos),
        outlook=None,
        tests=(),
        placing=None,
        round_end=round_end(pos),
        results=pos.results,
        campaign=campaign_view(pos),
        decides=decides(pos, None),
        outcome=pos.outcome,
    )


@made_of("hand", "seen")
def _hand(look: Look[DescentPosition], viewer: int | None) -> tuple[int | None, ...]:
    return look.position.known(look.position.hand, viewer)


@made_of("tokens")
def _tokens(look: Look[DescentPosition], viewer: int | None) -> tuple[Token, ...]:
    return tuple([_token(token, viewer) for token in look.position.tokens])


@made_of_all_but("agenda", "ask", "chance", "listener", "outcome", "active", "turn", "hand", "deck", "discard", "seen")
def _figures(look: Look[DescentPosition], _: int | None) -> tuple[FigureSeen, ...]:
    pos = look.position
    return tuple([_figure(pos, number) for number in range(len(pos.figures))]) if pos.encounter else ()


def _figure(pos: DescentPosition, number: int) -> FigureSeen:
    return FigureSeen(
        number=number,
        figure=pos.figures[number],
        speed=pos.speed(number),
        health=pos.health(number),
        stamina=pos.stamina(number),
        defense=pos.defense_pool(number),
        seat=pos.seat_of(number),
    )


def _token(token: Token, seat: int | None) -> Token:
    """A token shows its face to those who have seen it."""
    knows = token.seen == EVERYONE or (seat is not None and token.seen >> seat & 1)
    return token if knows else replace(token, face="", unique=False)
