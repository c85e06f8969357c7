"""Events in words, one sentence each, said at the moment they happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import events as ev
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests.victory import goals
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.said_at_once import SaidAtOnce
from gloaming.games.descent.state import NOBODY, NOTHING
from gloaming.games.descent.words import (
    card,
    dice,
    die,
    figure,
    group_name,
    place,
    places,
    surge_at,
    surge_words,
    token,
    weapon,
)
from gloaming.kernel import Event
from gloaming.pieces.words import listed


class Scribe(list[Event]):
    """Listens to a position and hands on its events with their words, said as things stand at that moment."""

    def __init__(self, pos: DescentPosition, events: list[Event]) -> None:
        super().__init__()
        self._position, self._events = pos, events

    def append(self, event: Event) -> None:
        if isinstance(event, SaidAtOnce):
            event = replace(event, words=_said(self._position, event))
        self._events.append(event)


def say_event(pos: DescentPosition, event: Event) -> str:
    """An event in one sentence; empty where there is nothing to say."""
    return event.words if isinstance(event, SaidAtOnce) else _said(pos, event)


def _said(pos: DescentPosition, event: Event) -> str:
    say = _EVENTS.get(type(event))
    words = say(pos, event) if say is not None else ""
    return words[:1].upper() + words[1:]


def _recovered(pos: DescentPosition, e: ev.Recovered) -> str:
    parts = [f"{e.damage} damage"] * bool(e.damage) + [f"{e.fatigue} fatigue"] * bool(e.fatigue)
    return f"{figure(pos, e.figure)} recovers {listed(parts)}."


def _damaged(pos: DescentPosition, e: ev.Damaged) -> str:
    return f"{figure(pos, e.figure)} suffers {e.damage} damage."


def _drew(pos: DescentPosition, e: ev.OverlordDrew) -> str:
    cards = e.cards.value
    what = listed([card(n) for n in cards]) if cards is not None else f"{e.number} card{'s' * (e.number != 1)}"
    return f"The overlord draws {what}."


def _played(pos: DescentPosition, e: ev.OverlordPlayed) -> str:
    on = f" on {figure(pos, e.figure)}" if e.figure != NOBODY else ""
    return f"The overlord plays {card(e.card)}{on}."


def _declared(pos: DescentPosition, e: ev.AttackDeclared) -> str:
    with_what = f" with {weapon(e.card, pos, e.by)}" if e.card != NOTHING or e.by < len(pos.heroes) else ""
    return f"{figure(pos, e.by)} attacks {figure(pos, e.target)}{with_what}."


def _card_used(number: int) -> str:
    return "the hero ability" if CARDS[number].kind == "hero" else card(number)


def _tested(pos: DescentPosition, e: ev.Tested) -> str:
    result = "passes" if e.passed else "fails"
    return f"{figure(pos, e.figure)} tests {e.attribute.title()} ({dice(e.dice)}) and {result}."


def _surge_spent(pos: DescentPosition, e: ev.SurgeSpent) -> str:
    surge = surge_at(pos, e.by, e.card, e.n)
    return f"{figure(pos, e.by)} spends a surge{f': {surge_words(surge)}' if surge is not None else ''}."


_MISSES = {"x": "an X was rolled", "range": "the range is too short", "toll": "a surge that was needed was not spent"}

_EVENTS: dict[type[Event], Callable[[DescentPosition, Any], str]] = {
    ev.EncounterBegan: lambda pos, e: " ".join(["The encounter begins.", *goals(e.encounter)]),
    ev.EncounterEnded: lambda pos, e: f"The encounter ends; it is won by {_side(e.winner)}.",
    ev.RoundBegan: lambda pos, e: f"Round {e.round} begins.",
    ev.RoundEnded: lambda pos, e: f"Round {e.round} ends.",
    ev.TurnBegan: lambda pos, e: f"The turn of {figure(pos, e.figure)} begins.",
    ev.TurnEnded: lambda pos, e: f"The turn of {figure(pos, e.figure)} ends.",
    ev.OverlordTurnBegan: lambda pos, e: "The overlord's turn begins.",
    ev.OverlordTurnEnded: lambda pos, e: "The overlord's turn ends.",
    ev.GroupActivated: lambda pos, e: f"The overlord activates {group_name(pos.groups[e.group])}.",
    ev.Activated: lambda pos, e: f"{figure(pos, e.figure)} is activated.",
    ev.ActivationEnded: lambda pos, e: f"The activation of {figure(pos, e.figure)} ends.",
    ev.GameEnded: lambda pos, e: f"{e.reason}.",
    ev.HeroTaken: lambda pos, e: f"{e.hero} joins as a {e.class_name}.",
    ev.SkillLearned: lambda pos, e: f"{figure(pos, e.figure)} learns {card(e.card)}.",
    ev.ItemBought: lambda pos, e: f"{figure(pos, e.figure)} gets {card(e.card)}.",
    ev.OverlordBought: lambda pos, e: f"The overlord adds {card(e.card)} to his deck.",
    ev.Placed: lambda pos, e: f"{figure(pos, e.figure)} is placed at {places(pos, e.spaces)}.",
    ev.Arrived: lambda pos, e: f"{figure(pos, e.figure)} arrives at {places(pos, e.spaces)}.",
    ev.MoveTaken: lambda pos, e: f"{figure(pos, e.figure)} takes a move action: {e.points} movement points.",
    ev.Moved: lambda pos, e: f"{figure(pos, e.figure)} enters {place(pos, e.space)}.",
    ev.BaseTurned: lambda pos, e: f"{figure(pos, e.figure)} stands on {places(pos, e.spaces)}.",
    ev.MovementBought: lambda pos, e: f"{figure(pos, e.figure)} suffers fatigue to move on.",
    ev.MoveEnded: lambda pos, e: f"The move of {figure(pos, e.figure)} ends.",
    ev.LeftMap: lambda pos, e: f"{figure(pos, e.figure)} leaves the map.",
    ev.Rested: lambda pos, e: f"{figure(pos, e.figure)} rests.",
    ev.Searched: lambda pos, e: f"{figure(pos, e.figure)} searches.",
    ev.SearchCardDrawn: lambda pos, e: f"{figure(pos, e.figure)} finds: {card(e.card)}.",
    ev.UniqueFound: lambda pos, e: f"{figure(pos, e.figure)} finds: {e.what}.",
    ev.NothingFound: lambda pos, e: f"{figure(pos, e.figure)} finds nothing.",
    ev.StoodUp: lambda pos, e: f"{figure(pos, e.figure)} stands up at {places(pos, e.spaces)}.",
    ev.DoorOpened: lambda pos, e: f"{figure(pos, e.figure)} opens a door.",
    ev.DoorClosed: lambda pos, e: f"{figure(pos, e.figure)} closes a door.",
    ev.DoorChanged: lambda pos, e: f"A door is now {e.state}.",
    ev.ClimbedOut: lambda pos, e: f"{figure(pos, e.figure)} climbs out to {place(pos, e.space)}.",
    ev.FellIntoPit: lambda pos, e: f"{figure(pos, e.figure)} falls into a pit.",
    ev.TokenPickedUp: lambda pos, e: f"{figure(pos, e.figure)} picks up the {token(pos, e.token)}.",
    ev.TokenDropped: lambda pos, e: (
        f"{figure(pos, e.figure)} drops the {token(pos, e.token)} at {place(pos, e.space)}."
    ),
    ev.TokenKept: lambda pos, e: f"{figure(pos, e.figure)} has the {token(pos, e.token)} now.",
    ev.ActionGained: lambda pos, e: f"{figure(pos, e.figure)} may take one more {e.kind} action.",
    ev.Equipped: lambda pos, e: f"{figure(pos, e.figure)} equips {card(e.card)}.",
    ev.Unequipped: lambda pos, e: f"{figure(pos, e.figure)} puts {card(e.card)} away.",
    ev.Exhausted: lambda pos, e: f"{card(e.card)} is exhausted.",
    ev.CardUsed: lambda pos, e: f"{figure(pos, e.figure)} uses {_card_used(e.card)}.",
    ev.FeatUsed: lambda pos, e: f"{figure(pos, e.figure)} performs a heroic feat.",
    ev.CardFlipped: lambda pos, e: f"{card(e.card)} is used up.",
    ev.CardTraded: lambda pos, e: f"{figure(pos, e.giver)} gives {card(e.card)} to {figure(pos, e.taker)}.",
    ev.OverlordDrew: _drew,
    ev.OverlordReshuffled: lambda pos, e: "The overlord's discards become a new deck.",
    ev.OverlordPlayed: _played,
    ev.OverlordTook: lambda pos, e: f"The overlord takes {listed([card(n) for n in e.cards])}.",
    ev.OverlordLooked: lambda pos, e: f"The overlord looks at the top {e.number} of his deck.",
    ev.OverlordDiscarded: lambda pos, e: f"The overlord discards {listed([card(n) for n in e.cards])}.",
    ev.AttackDeclared: _declared,
    ev.DiceRolled: lambda pos, e: f"Rolled: {dice(e.dice)}.",
    ev.AttackRolled: lambda pos, e: f"{figure(pos, e.by)} rolls {dice(e.dice)}.",
    ev.DefenseRolled: lambda pos, e: f"{figure(pos, e.figure)} defends with {dice(e.dice)}.",
    ev.DieRerolled: lambda pos, e: f"Rerolled: {die(e.old)} becomes {die(e.new)}.",
    ev.SurgeSpent: _surge_spent,
    ev.ItemFound: lambda pos, e: f"{figure(pos, e.figure)} finds {card(e.card)}.",
    ev.Vanished: lambda pos, e: f"{figure(pos, e.figure)} vanishes and leaves a token on {place(pos, e.space)}.",
    ev.CameBack: lambda pos, e: f"{figure(pos, e.figure)} is back on {places(pos, e.spaces)}.",
    ev.AttackRedirected: lambda pos, e: f"{figure(pos, e.other)} takes the place of {figure(pos, e.figure)}.",
    ev.AttackMissed: lambda pos, e: f"The attack misses: {_MISSES[e.reason]}.",
    ev.AttackBlocked: lambda pos, e: f"{figure(pos, e.figure)} takes no damage from it.",
    ev.Tested: _tested,
    ev.Damaged: _damaged,
    ev.Fatigued: lambda pos, e: f"{figure(pos, e.figure)} suffers {e.fatigue} fatigue.",
    ev.Recovered: _recovered,
    ev.ConditionGained: lambda pos, e: f"{figure(pos, e.figure)} is {e.condition}.",
    ev.ConditionLost: lambda pos, e: f"{figure(pos, e.figure)} is no longer {e.condition}.",
    ev.Defeated: lambda pos, e: f"{figure(pos, e.figure)} is defeated.",
    ev.KnockedOut: lambda pos, e: f"{figure(pos, e.figure)} is knocked out.",
    ev.Charmed: lambda pos, e: f"The overlord acts with {figure(pos, e.figure)}.",
    ev.WillRise: lambda pos, e: f"{figure(pos, e.figure)} will rise again near {place(pos, e.space)}.",
    ev.Rose: lambda pos, e: f"{figure(pos, e.figure)} rises again at {places(pos, e.spaces)}.",
    ev.Promoted: lambda pos, e: f"A minion is swapped for {figure(pos, e.figure)}.",
    ev.SideChanged: lambda pos, e: f"{figure(pos, e.figure)} now fights for {_side(e.side)}.",
    ev.TokenRemoved: lambda pos, e: f"The {token(pos, e.token)} is out of the game.",
    ev.TokenTurned: lambda pos, e: f"The {token(pos, e.token)} is turned up{f': {e.face}' if e.face else ''}.",
    ev.TokenSeen: lambda pos, e: f"{_side(e.side).capitalize()} look at a token and turn it back.",
    ev.Removed: lambda pos, e: f"{figure(pos, e.figure)} is removed.",
}


def _side(winner: str) -> str:
    return {"heroes": "the heroes", "overlord": "the overlord"}.get(winner, "nobody")
