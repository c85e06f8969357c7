"""Events in words."""

from __future__ import annotations

from typing import Any

from gloaming.games.dusk import events as e
from gloaming.games.dusk.cards import CARDS, SETS
from gloaming.games.dusk.state import NOTHING, State
from gloaming.games.dusk.words import FIELDS, card, cards, changed, place
from gloaming.pieces.sayings import Sayings
from gloaming.pieces.words import Names, does, ended, listed, owner_of, some, whom


def _say_drew(pos: State, v: e.Drew, n: Names) -> str:
    known = v.cards.value
    what = some(v.number, "card") if known is None else cards(known)
    return f"{does(n[v.seat], 'draw')} {what}."


def _say_initiative(pos: State, v: e.InitiativeRolled, n: Names) -> str:
    rolled = [f"{n[seat]} {face}" for seat, face in enumerate(v.faces) if face]
    return f"Initiative: {listed(rolled)}."


def _say_move_declared(pos: State, v: e.MoveDeclared, n: Names) -> str:
    wild = f" as {v.value}" if CARDS[v.card].value != v.value else ""
    return f"{does(n[v.seat], 'play')} {card(v.card)}{wild} to move."


def _say_moved(pos: State, v: e.Moved, n: Names) -> str:
    if v.by == v.seat:
        return f"{does(n[v.seat], 'move')} to {place(pos, v.hex)}."
    return f"{does(n[v.seat], 'are')} moved to {place(pos, v.hex)}."


def _say_attack(pos: State, v: e.AttackDeclared, n: Names) -> str:
    at = whom(n, v.target) if v.target != NOTHING else f"hex {place(pos, v.hex)}"
    how = {"single": "attack", "power": "make a Power Attack on", "called": "call a shot at"}[v.kind]
    with_cards = [
        card(c) + (f" as {value}" if CARDS[c].value != value else "")
        for c, value in zip(v.cards, v.values, strict=True)
    ]
    return f"{does(n[v.by], how)} {at} with {listed(with_cards)}."


def _say_resolved(pos: State, v: e.CardResolved, n: Names) -> str:
    where = {"boneyard": "", "hand": "returns to the hand", "void": "goes to the Void"}[v.to]
    return f"{owner_of(n, v.seat).capitalize()} {card(v.card)} {where}." if where else ""


def _say_banished(pos: State, v: e.Banished, n: Names) -> str:
    said = [f"{does(n[v.seat], 'lose')} {cards(v.cards)} to the Void."] if v.cards else []
    said += [f"{cards(v.stayed)} cannot be banished."] if v.stayed else []
    return " ".join(said)


def _say_recovered(pos: State, v: e.Recovered, n: Names) -> str:
    where = {"hand": "to the hand", "boneyard": "to the Boneyard", "deck_bottom": "under the deck"}[v.to]
    return f"{does(n[v.seat], 'return')} {cards(v.cards)} {where}."


def _say_looked(pos: State, v: Any, n: Names) -> str:
    zone = "hand" if isinstance(v, e.HandLookedAt) else "deck"
    known = f": {cards(v.cards.value) or 'nothing'}" if v.cards.value is not None else ""
    return f"{does(n[v.seat], 'look')} at {'the own' if v.of == v.seat else owner_of(n, v.of)} {zone}{known}."


def _say_shards(pos: State, v: e.ShardsChanged, n: Names) -> str:
    verb = "gain" if v.by > 0 else "spend"
    return f"{does(n[v.seat], verb)} {some(abs(v.by), 'Shard')}: {v.shards} on {card(v.card)}."


def _say_boost(pos: State, v: e.Boosted, n: Names) -> str:
    what = "card" if v.kind == "value" else "attack"
    return f"{owner_of(n, v.seat).capitalize()} next {what} this turn is strengthened."


say_event = Sayings(
    FIELDS,
    {
        e.DeckDealt: lambda pos, v, n: f"{does(n[v.seat], 'play')} {listed([SETS[number].name for number in v.sets])}.",
        e.PlacementRolled: lambda pos, v, n: (
            f"Placement: {listed([f'{n[seat]} {face}' for seat, face in enumerate(v.faces)])}."
        ),
        e.Drew: _say_drew,
        e.InitiativeRolled: _say_initiative,
        e.MoveDeclared: _say_move_declared,
        e.Moved: _say_moved,
        e.AttackDeclared: _say_attack,
        e.CardResolved: _say_resolved,
        e.Banished: _say_banished,
        e.Recovered: _say_recovered,
        e.HandLookedAt: _say_looked,
        e.DeckLookedAt: _say_looked,
        e.RollChanged: lambda pos, v, n: f"The roll is now {changed(v.change)}.",
        e.LocationSettled: lambda pos, v, n: {1: "Critical miss.", 6: "Critical hit."}.get(
            v.location, f"It strikes location {v.location}."
        ),
        e.Boosted: _say_boost,
        e.KeywordsGranted: lambda pos, v, n: f"{listed(v.keywords)} for {card(v.card)}.",
        e.RefillChanged: lambda pos, v, n: f"{owner_of(n, v.seat).capitalize()} next redraw is {changed(v.by)}.",
        e.InitiativeChanged: lambda pos, v, n: (
            f"{owner_of(n, v.seat).capitalize()} next initiative is {changed(v.by)}."
        ),
        e.ShardsChanged: _say_shards,
        e.PassiveTurned: lambda pos, v, n: f"{card(pos.passive(v.seat))} is {'ready' if v.ready else 'exhausted'}.",
        e.GameEnded: lambda pos, v, n: ended(n, v.winners, v.reason),
    },
).say
"""An event as told to some seat, in one sentence; empty where another line says it."""
