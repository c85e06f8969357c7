"""The game in words: cards, options. Derived on demand, never stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.twilight import events as e
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.decks import DECKS as READY_DECKS
from gloaming.games.twilight.natures import abilities
from gloaming.games.twilight.power import LEVEL_NAMES, NUMERALS, Units
from gloaming.games.twilight.rules.item import Item, on_chain
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.rules.perform import Ops
from gloaming.games.twilight.rules.sacrifice import price
from gloaming.games.twilight.rules.seize import MORE_THAN_ITS_VALUE, discount
from gloaming.games.twilight.rules.trade import FreeTrade
from gloaming.games.twilight.state import NOTHING, State
from gloaming.kernel import Pass
from gloaming.pieces.sayings import Sayings
from gloaming.pieces.words import Names, an, listed, of, some

COMPASS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def card(pos: State, number: int) -> str:
    """The name of a card; a Mini-card that has left play is just that."""
    face = pos.face_of(number)
    return FACES[face].name if face != NOTHING else "a Mini-card"


def units(amount: Units) -> str:
    """Units of Power or cards by level: 2 I and 1 III."""
    return listed([f"{n} {NUMERALS[level]}" for level, n in enumerate(amount, 1) if n]) or "nothing"


FIELDS: dict[str, Callable[[State, Any], str]] = {
    "card": lambda pos, number: "a card" if number is None else card(pos, number),
    "attacker": card,
    "face": lambda pos, number: FACES[number].name,
    "deity": lambda pos, number: "a Deity" if number is None else DEITIES[number].name,
    "deck": lambda pos, number: READY_DECKS[number].name,
    "level": lambda pos, level: LEVEL_NAMES[level],
    **dict.fromkeys(("units", "gives", "wants"), lambda pos, amount: units(amount)),
    "direction": lambda pos, direction: COMPASS[direction],
    "stack": lambda pos, stack: stack.title(),
}
"""What fields of events and options are called."""


MOMENTS: dict[str, str] = {
    "refresh": "Upkeep is paid",
    "draw_start": "the Draw Phase begins",
    "drawn": "cards were drawn",
    "draw_end": "the Draw Phase ends",
    "resource_before": "the Resource Phase begins",
    "resource_after": "an Aspect was placed",
    "summoning": "the Summoning Phase goes on",
    "attackers": "attackers are declared",
    "blockers": "blockers are declared",
    "replaced": "blockers are settled",
    "creature_damage": "Creatures have fought",
    "discard_damage": "Discard Stacks were damaged",
    "life_damage": "Life Stacks were damaged",
    "no_attack": "nobody attacks",
    "end_start": "the End Phase begins",
    "end_end": "the turn ends",
    "chain": "something is pending",
}
"""What is happening in each action window."""


def title(matter: Matter | e.Announced | e.Countered) -> str:
    """What something on the chain comes from, by name."""
    of_deity = matter.kind == "power" or (matter.kind == "trigger" and matter.card == NOTHING)
    name = DEITIES[matter.face].name if of_deity else FACES[matter.face].name
    part = {"power": "power", "heresy": "Heresy", "ability": "ability", "trigger": "ability"}.get(matter.kind)
    return f"the {part} of {name}" if part else name


def say_item(pos: State, item: Item, names: Names) -> str:
    """Something on the chain in words."""
    return f"{title(item.matter)} {of(names, item.matter.seat)}"


# Options.


def _say_pass(pos: State, option: Pass, names: Names) -> str:
    topic = pos.topic
    if topic == "summoning" and pos.asked == pos.active and pos.find(Item) is None:
        return "Go on to combat"
    if topic in MOMENTS:
        return "Pass"
    return {
        "trade": "Trade no more",
        "seize": "Seize no more",
        "attack": "Declare no more attackers",
        "block": "Declare no more blockers",
        "replace": "Do not replace it",
        "target": "Choose no more",
        "aspect": "Choose no more",
        "discard": "Discard no more",
        "destroy": "Destroy no more",
        "pay_x": "Pay no more",
        "foresee": "Leave the rest on top",
        "prescience": "Exhaust it",
        "sacrifice": "Show other cards",
    }.get(topic, "No")


def _in_place(verb: str) -> Callable[[State, Any, Names], str]:
    """A card with whose it is and what tells it from others of its name."""

    def said(pos: State, option: Any, names: Names) -> str:
        one = pos.permanent(option.card)
        if one is None:
            holder = next((s for s, p in enumerate(pos.players) if option.card in (*p.discard, *p.hand)), NOTHING)
            return f"{verb} {card(pos, option.card)}" + (f" {of(names, holder)}" if holder != NOTHING else "")
        marks = [f"{one.damage} damage"] if one.damage else []
        marks += [some(one.blessings, "Blessing")] if one.blessings else []
        marks += ["exhausted"] if not one.fresh else []
        marks += [COMPASS[one.direction]] if one.direction else []
        return ", ".join([f"{verb} {card(pos, one.card)} {of(names, one.controller)}", *marks])

    return said


def _say_propose(pos: State, option: opt.Propose, names: Names) -> str:
    rule = pos.running
    said = f": {units(rule.gives)} for {units(rule.wants)}" if isinstance(rule, FreeTrade) else ""
    return f"Make the offer{said}"


def _say_against(pos: State, option: opt.Against, names: Names) -> str:
    face = pos.face_of(option.card)
    cost = f": {units(price(face))}" if face != NOTHING else ""
    return f"{_in_place('Sacrifice against')(pos, option, names)}{cost}"


def _say_seize(pos: State, option: opt.Seize, names: Names) -> str:
    """With what is set aside for it, and what of that comes back."""
    aside = option.level + MORE_THAN_ITS_VALUE
    back = min(discount(pos, pos.asked, option.seat)[0], aside - 1) if pos.asked != NOTHING else 0
    costs = some(aside, "card") + (f", {back} back" if back else "")
    return f"Seize {an(LEVEL_NAMES[option.level])} from {names[option.seat]}: {costs}"


def _say_place_aspect(pos: State, option: opt.PlaceAspect, names: Names) -> str:
    seat = pos.ask.seat if pos.ask is not None else pos.active
    stack = pos.players[seat].aspects
    if option.slot >= len(stack):
        return f"Place Aspect {option.slot + 1}"
    number = stack[option.slot]
    known = f" ({card(pos, number)})" if pos.knows(seat, number) else ""
    return f"Place {an(LEVEL_NAMES[pos.level(number)])} Aspect{known}"


def _say_aspect(pos: State, option: opt.ChooseAspect, names: Names) -> str:
    resources = pos.players[option.seat].resources
    if option.slot >= len(resources):
        return f"Choose Aspect {option.slot + 1} {of(names, option.seat)}"
    one = resources[option.slot]
    seat = pos.ask.seat if pos.ask is not None else None
    known = f" ({card(pos, one.card)})" if pos.knows(seat, one.card) else ""
    state = "" if one.fresh else ", exhausted"
    return f"Choose {LEVEL_NAMES[pos.level(one.card)]} Aspect {option.slot + 1} {of(names, option.seat)}{state}{known}"


def _say_summon(pos: State, option: opt.Summon, names: Names) -> str:
    verb = "Play" if pos.printed(option.card).kind == "scheme" else "Summon"
    return f"{verb} {card(pos, option.card)}"


def _say_ability(pos: State, option: opt.UseAbility, names: Names) -> str:
    one = pos.permanent(option.card)
    if one is None:
        return f"Use {card(pos, option.card)}"
    pairs = abilities(one)
    active = [number for number, (face, n) in enumerate(pairs) if FACES[face].abilities[n].on == "active"]
    several = len(active) > 1 and option.ability in active
    which = f", {('first', 'second', 'third')[active.index(option.ability)]} ability" if several else ""
    return f"Use {card(pos, option.card)}{which}"


def _say_power(pos: State, option: opt.UsePower, names: Names) -> str:
    if pos.asked == NOTHING:
        return "Use the Deity Power"
    return f"Use the power of {DEITIES[pos.players[pos.asked].deity].name}"


def _say_item(pos: State, option: opt.TargetItem, names: Names) -> str:
    rule = pos.rule_at(option.depth)
    return f"Choose {say_item(pos, rule, names)}" if isinstance(rule, Item) else "Choose what is pending"


def _say_effect(pos: State, option: opt.ChooseEffect, names: Names) -> str:
    rule = pos.running
    if isinstance(rule, Ops) and option.number < len(lists := rule.op.lists()):
        return listed([op.say() for op in lists[option.number]]).capitalize()
    return f"Choose effect {option.number + 1}"


say_option = Sayings(
    FIELDS,
    {
        Pass: _say_pass,
        opt.Propose: _say_propose,
        opt.Seize: _say_seize,
        opt.PlaceAspect: _say_place_aspect,
        opt.Summon: _say_summon,
        opt.UseAbility: _say_ability,
        opt.UsePower: _say_power,
        opt.Against: _say_against,
        opt.Target: _in_place("Choose"),
        opt.TargetPlayer: lambda pos, o, n: f"Choose {n[o.seat] if n[o.seat] != 'You' else 'yourself'}",
        opt.TargetItem: _say_item,
        opt.ChooseAspect: _say_aspect,
        opt.ChooseEffect: _say_effect,
        opt.Agree: lambda pos, o, n: "Place a Freeze marker on it" if pos.topic == "prescience" else "Yes",
        opt.DiscardCard: _in_place("Discard"),
        opt.DestroyCard: _in_place("Destroy"),
    },
).say_option
"""An option in words."""


# Everything there is.


def things(pos: State) -> list[str]:
    """Every physical card by number and name, wherever it lies; Mini-cards come and go."""
    everywhere = [
        *(one.card for one in pos.field if not pos.is_mini(one)),
        *(number for player in pos.players for number in (*player.held(), *player.destroyed)),
        *on_chain(pos),
        *pos.undealt(),
    ]
    return sorted(f"{number} {FACES[pos.faces[number]].name}" for number in everywhere)
