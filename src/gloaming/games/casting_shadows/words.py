"""The game in words: questions, options, events, cards. Derived on demand, never stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows import options as opt
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.map import DESERT
from gloaming.games.casting_shadows.resources import PIECES, RESOURCES, SPENT, Cost
from gloaming.games.casting_shadows.rules.cast import CastAttack
from gloaming.games.casting_shadows.rules.damage import Damage
from gloaming.games.casting_shadows.rules.pay import Pay
from gloaming.games.casting_shadows.state import NOTHING, State
from gloaming.kernel import Pass
from gloaming.pieces.sayings import Sayings
from gloaming.pieces.words import Names, does, ended, listed, some, whom


def card(number: int) -> str:
    return CARDS[number].name


def place(pos: State, number: int) -> str:
    """The name of the tile at a place."""
    return pos.tile(number).name


def form(pos: State, seat: int) -> str:
    """The name of a player's character in its present form."""
    player = pos.players[seat]
    character = CHARACTERS[player.character]
    return character.shadow_form if player.shadow else character.base_form


@lru_cache(maxsize=1024)
def cost(of: Cost) -> str:
    """A cost in words, without its spell requirement."""
    parts = [some(n, kind.replace("any_", "") + "") for kind, n in zip(of._fields[:8], of[:8], strict=True) if n]
    return listed(parts) or "nothing"


@lru_cache(maxsize=1024)
def resources(counts: tuple[int, ...]) -> str:
    """Resources in words."""
    return listed([some(n, RESOURCES[kind]) for kind, n in enumerate(counts) if n]) or "nothing"


FIELDS: dict[str, Callable[[State, Any], str]] = {
    "card": lambda pos, number: card(number),
    "hex": place,
    "character": lambda pos, number: CHARACTERS[number].base_form,
}
"""What fields of events and options are called."""


# Questions.


QUESTIONS: dict[str, str] = {
    "character": "Choose your character",
    "second_step": "Travel a second step, or stay?",
    "target": "Choose a target for your Ability",
    "convert": "Choose what to convert",
    "reroll": "Choose dice to reroll",
    "give": "Choose a Spell to give as part of the cost",
    "room": "Discard a card to make room in your Spell Book",
    "absorb": "Absorb Shadow Fragments?",
    "transform": "Turn to Shadow Form?",
    "summon": "Choose your Companion",
    "follow_up": "Pay 1 gem to let your Charging Stag strike?",
    "flee": "Choose where to run",
    "leap": "Choose where your storm strikes",
    "push": "Choose where to push the enemies here",
}


def say_ask(pos: State, names: Names) -> str:
    """The question in one sentence, verb first."""
    ask = pos.ask
    if ask is None:
        return "The game is over"
    rule = pos.running
    match ask.topic:
        case "act":
            return f"Spend an action: {pos.points} left" if pos.points else "End your turn, or use what costs no action"
        case "grant":
            return f"Take what {place(pos, pos.players[ask.seat].hex)} grants?"
        case "target" if isinstance(rule, CastAttack):
            return f"Choose a target for {card(rule.card)}"
        case "power" if isinstance(rule, CastAttack):
            return f"Choose how much to spend on {card(rule.card)}"
        case "pay" if isinstance(rule, Pay):
            paid = f", {listed([PIECES[p].replace('_', ' ') for p in rule.picked])} given" if rule.picked else ""
            return f"Choose what to pay with: {cost(rule.cost)}{paid}"
        case "targeted":
            spell = pos.nearest(CastAttack)
            return f"Answer {card(spell.card)} of {whom(names, spell.seat)}, or let it come?"
        case "damaged":
            damage = pos.nearest(Damage)
            return f"Answer {dict(damage.hits)[ask.seat]} damage from {whom(names, damage.by)}, or take it?"
        case topic:
            return QUESTIONS[topic]


# Options.


def _to_hex(verb: str) -> Callable[[State, Any, Names, int], str]:
    """A place, and who stands there."""

    def said(pos: State, option: Any, names: Names, seat: int) -> str:
        here = [names[s] for s in pos.alive() if pos.players[s].hex == option.hex]
        return f"{verb} {place(pos, option.hex)}" + (f" ({listed(here)})" if here else "")

    return said


def _say_refresh(pos: State, option: opt.Refresh, names: Names, seat: int) -> str:
    number = pos.market[pos.players[seat].hex]
    return "Refresh" if number == NOTHING else f"Refresh: replace {card(number)}"


def _say_collect(pos: State, option: opt.Collect, names: Names, seat: int) -> str:
    at = pos.players[seat].hex
    if at == DESERT:
        return "Collect a Counterspell"
    return "Collect" if pos.market[at] == NOTHING else f"Collect {card(pos.market[at])}"


def _say_power(pos: State, option: opt.Power, names: Names, seat: int) -> str:
    spell = pos.running
    assert isinstance(spell, CastAttack)
    of = CARDS[spell.card]
    return f"{cost(of.cast.times(option.times)).capitalize()}: {of.strike.damage[option.times - 1]} damage"


def _say_pass(pos: State, option: Pass, names: Names, seat: int) -> str:
    return {
        "second_step": "Stay here",
        "convert": "Stop converting",
        "absorb": "Absorb none",
        "transform": "Stay in Base Form",
        "targeted": "Let it come",
        "damaged": "Take it",
    }.get(pos.topic, "No")


say_option = Sayings(
    FIELDS,
    {
        Pass: _say_pass,
        opt.Accept: lambda pos, o, n, seat: (
            pos.tile(pos.players[seat].hex).text.partition("you may ")[2].capitalize().rstrip(".")
        ),
        opt.Travel: _to_hex("Travel to"),
        opt.Flee: _to_hex("Flee to"),
        opt.Leap: _to_hex("Leap to"),
        opt.Push: _to_hex("Push to"),
        opt.TargetHex: _to_hex("Aim at"),
        opt.Cast: lambda pos, o, n, seat: "Cast a Spell" if o.card == NOTHING else f"Cast {card(o.card)}",
        opt.Refresh: _say_refresh,
        opt.Collect: _say_collect,
        opt.UseAbility: lambda pos, o, n, seat: f"Use the Ability of {form(pos, seat)}",
        opt.Target: lambda pos, o, n, seat: f"{n[o.seat]} ({form(pos, o.seat)}, {pos.players[o.seat].hp} HP)",
        opt.Power: _say_power,
        opt.Spend: lambda pos, o, n, seat: (
            o.resource.replace("_", " ").capitalize() + (f" on a {o.die} die" if o.die else "")
        ),
        opt.Change: lambda pos, o, n, seat: f"{some(1, o.using).capitalize()} into {some(o.number, o.resource)}",
        opt.RerollDie: lambda pos, o, n, seat: f"Die {o.die + 1}: {RESOURCES[pos.dice[o.die]].replace('_', ' ')}",
        opt.Absorb: lambda pos, o, n, seat: (
            f"Absorb {some(o.count, 'shadow fragment')}" if o.count else "Absorb with Lantern Angler alone"
        ),
        opt.Transform: lambda pos, o, n, seat: f"Become {CHARACTERS[pos.players[seat].character].shadow_form}",
    },
).say
"""An option of a seat in words."""


# Events.


def _say_rolled(pos: State, event: e.DiceRolled, names: Names) -> str:
    faces = Counter(event.faces[die] for die in event.rolled if event.faces[die] != SPENT)
    again = "" if len(event.rolled) == 5 else " again"
    return f"{does(names[event.seat], 'roll' + again)}: {resources(tuple([faces[n] for n in range(len(RESOURCES))]))}."


def _say_spent(pos: State, event: e.ResourcesSpent, names: Names) -> str:
    pieces = Counter(PIECES[piece].replace("_", " ") for piece in event.pieces)
    return f"{does(names[event.seat], 'pay')} {listed([some(n, piece) for piece, n in pieces.items()])}."


def _say_aimed(pos: State, event: e.SpellAimed, names: Names) -> str:
    at = whom(names, event.enemy) if event.hex == NOTHING else place(pos, event.hex)
    return f"{card(event.card)} is aimed at {at}."


def _say_discarded(pos: State, event: e.CardDiscarded, names: Names) -> str:
    if event.seat == NOTHING:
        return f"{card(event.card)} is discarded from the map."
    return f"{does(names[event.seat], 'discard')} {card(event.card)}."


def _say_collected_secretly(pos: State, event: e.CounterspellCollected, names: Names) -> str:
    known = event.card.value
    what = "a Counterspell, face down" if known is None else f"a Counterspell: {card(known)}"
    return f"{does(names[event.seat], 'collect')} {what}."


def _say_announced(pos: State, event: e.DamageAnnounced, names: Names) -> str:
    hits = [f"{amount} to {whom(names, seat)}" for seat, amount in event.hits]
    return f"{does(names[event.by], 'deal')} damage: {listed(hits)}."


def _say_lost(pos: State, event: e.HpLost, names: Names) -> str:
    cause = " to Cursed Crystals" if event.by == NOTHING else ""
    return f"{does(names[event.seat], 'lose')} {event.amount} HP{cause}: {event.hp} left."


say_event = Sayings(
    FIELDS,
    {
        e.DiceRolled: _say_rolled,
        e.ResourceGained: lambda pos, v, n: f"{does(n[v.seat], 'gain')} {some(v.number, v.resource)}.",
        e.ResourcesSpent: _say_spent,
        e.ResourceConverted: lambda pos, v, n: (
            f"{does(n[v.seat], 'turn')} {some(1, v.using)} into {some(v.number, v.resource)}."
        ),
        e.SpellAimed: _say_aimed,
        e.AbilityUsed: lambda pos, v, n: f"{does(n[v.seat], 'use')} the Ability of {form(pos, v.seat)}.",
        e.CardDiscarded: _say_discarded,
        e.CounterspellCollected: _say_collected_secretly,
        e.DamageAnnounced: _say_announced,
        e.HpLost: _say_lost,
        e.Transformed: lambda pos, v, n: f"{does(n[v.seat], 'turn')} to Shadow Form: {form(pos, v.seat)}.",
        e.GameEnded: lambda pos, v, n: ended(n, v.winners, v.reason),
    },
).say
"""An event as told to some seat, in one sentence; empty where another line says it."""


# Everything there is.


def things(pos: State) -> list[str]:
    """Every physical card by number and name, wherever it lies."""
    numbers = [
        *(*pos.main, *pos.discard, *pos.market, *pos.counterspell_deck, *pos.companion_deck, *pos.portal),
        *(number for player in pos.players for number in (*player.book, *player.counterspells, player.companion)),
    ]
    return sorted(f"{number} {card(number)}" for number in numbers if number != NOTHING)
