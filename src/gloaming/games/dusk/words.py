"""The game in words: options, events, cards, places. Derived on demand, never stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from gloaming.games.dusk import events as e
from gloaming.games.dusk import options as opt
from gloaming.games.dusk.arena import ARENAS
from gloaming.games.dusk.cards import CARDS, FIRST_BASIC, SETS
from gloaming.games.dusk.cards.basic import BASIC
from gloaming.games.dusk.rules.blow import attack_at
from gloaming.games.dusk.rules.hit_location import CRITICAL_HIT, CRITICAL_MISS, HitLocation
from gloaming.games.dusk.rules.texts import RunText
from gloaming.games.dusk.rules.turn import Initiative
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.state import NOTHING, State
from gloaming.kernel import Pass
from gloaming.pieces.sayings import Sayings
from gloaming.pieces.words import Names, does, ended, listed, owner_of, some, whom


def card(number: int) -> str:
    """The name of a card; a BASIC number is called by its number."""
    return CARDS[number].name


def cards(numbers: Sequence[int]) -> str:
    return listed([card(number) for number in numbers])


def counted(number: int, value: int) -> str:
    """A card, and what it counts as where that is not its own value."""
    return card(number) + (f" as {value}" if CARDS[number].value != value else "")


def place(pos: State, number: int) -> str:
    return named_hexes(pos.arena)[number]


@cache
def named_hexes(arena: int) -> tuple[str, ...]:
    """Each hex by its row, a letter from the top, and its number in that row from the left."""
    cells = ARENAS[arena].cells
    rows = sorted({r for _, r in cells})
    first = {row: min(q for q, r in cells if r == row) for row in rows}
    return tuple(f"{'ABCDEFGHIJKLM'[rows.index(r)]}{q - first[r] + 1}" for q, r in cells)


def rolls(faces: Sequence[int], names: Names) -> str:
    """Who has rolled what."""
    return listed([f"{names[seat]} {face}" for seat, face in enumerate(faces) if face])


def phantom(pos: State, seat: int) -> str:
    """The name of a player's Phantom."""
    number = pos.players[seat].phantom
    return SETS[number].name if number != NOTHING else "a Phantom"


def changed(by: int) -> str:
    """A change in words."""
    return f"{'raised' if by > 0 else 'lowered'} by {abs(by)}" if by else "as it was"


FIELDS: dict[str, Callable[[State, Any], str]] = {
    "card": lambda pos, number: "a card" if number is None else card(number),
    "cards": lambda pos, numbers: cards(numbers),
    "hex": place,
    "faces": lambda pos, faces: " and ".join(map(str, faces)),
    "set": lambda pos, number: SETS[number].name,
    "kind": lambda pos, kind: "card" if kind == "value" else "attack",
}
"""What fields of events and options are called."""

ATTACKS: dict[str, str] = {"single": "attack", "power": "make a Power Attack on", "called": "call a shot at"}
"""What who makes an attack does to its target."""


# Moments.

MOMENTS: dict[str, str] = {
    "attack_declared": "an attack is declared",
    "card_played": "a card is played",
    "move_declared": "a Move is declared",
    "hold_declared": "a Hold is declared",
    "location_rolled": "a hit location is rolled",
    "die_rolled": "a die is rolled",
    "attack_missed": "an attack has missed",
    "attack_hit": "an attack has hit",
    "attack_blocked": "an attack is blocked",
    "armour_lost": "armour is lost",
    "wounded": "a Phantom is wounded",
    "attack_resolved": "an attack is resolved",
    "moved": "a Phantom has moved",
    "cards_drawn": "cards were drawn",
    "card_discarded": "a card was discarded",
    "card_banished": "cards were banished",
    "destroyed": "a Wick was removed",
    "held": "a player has held",
    "turn_start": "a turn begins",
    "round_start": "a round begins",
    "round_end": "a round ends",
    "at_will": "it is your turn",
}


# What an answer leads to: where a roll lands and what it does there.


def rolled(pos: State) -> HitLocation | None:
    """The hit location roll that is being spoken of."""
    return next((frame.rule for frame in reversed(pos.agenda) if isinstance(frame.rule, HitLocation)), None)


def landing(roll: HitLocation, face: int, by: int = 0) -> int:
    """Where a die comes to lie, with this much more change."""
    return max(CRITICAL_MISS, min(CRITICAL_HIT, face + roll.change + by))


def does_there(pos: State, roll: HitLocation, face: int, by: int = 0) -> str:
    """What a die does where it comes to lie."""
    at = landing(roll, face, by)
    if at == CRITICAL_MISS:
        return "misses"
    if at == CRITICAL_HIT:
        return "critical wound"
    armoured = pos.players[roll.seat].armour >> at & 1
    return "breaks armour" if armoured and not roll.momentum else "wounds"


def shifted(pos: State, by: int) -> str:
    """What raising or lowering the roll leads to."""
    verb = "Raise" if by > 0 else "Lower"
    roll = rolled(pos)
    faces = (roll.face,) if roll is not None and roll.face else roll.faces if roll is not None else ()
    if roll is None or len(set(faces)) != 1:
        return f"{verb} by {abs(by)}"
    return f"{verb} to {landing(roll, faces[0], by)}: {does_there(pos, roll, faces[0], by)}"


def kept(pos: State, face: int) -> str:
    """What a die does if it is the one that stands."""
    roll = rolled(pos)
    if roll is None or pos.topic not in ("", "keep"):
        return f"The {face}"
    counts = landing(roll, face)
    shown = f"The {face}" if counts == face else f"The {face}, which counts as {counts}"
    return f"{shown}: {does_there(pos, roll, face)}"


def left_alone(pos: State) -> str:
    """What letting it be leads to."""
    roll = rolled(pos)
    if pos.topic == "location_rolled" and roll is not None and len(set(roll.faces)) == 1:
        return f"Let it be: {does_there(pos, roll, roll.faces[0])}"
    attack = attack_at(pos, NOTHING) if pos.topic == "attack_declared" else None
    if attack is not None and pos.asked in attack.to and not attack.unblockable:
        return "Let it be: you may still block"
    return "Let it be"


# Options.


def _say_pass(pos: State, option: Pass, names: Names) -> str:
    if pos.topic in MOMENTS:
        return left_alone(pos)
    return {
        "block": "Take it",
        "redraw": "Keep the hand as it is",
        "recover": "No more",
        "precise": f"Leave it: {does_there(pos, roll, roll.face)}" if (roll := rolled(pos)) else "Leave it",
        "discard": "Discard none",
        "banish": "Banish none",
    }.get(pos.topic, "No")


def _say_aim(pos: State, option: opt.Aim | opt.AimAtHex, names: Names) -> str:
    at = names[option.seat] if isinstance(option, opt.Aim) else f"hex {place(pos, option.hex)}"
    wick = f" from the Wick on {place(pos, option.wick)}" if option.wick != NOTHING else ""
    return f"At {at} as {option.value}{wick}"


def _ranges_from(pos: State, number: int) -> str:
    """How far the others will be, in seat order: opponents from one's own Phantom, oneself from another's."""
    seat = pos.asked
    rule = pos.running
    moves_another = isinstance(rule, Walk) and rule.seat != seat
    others = [seat] if moves_another else pos.enemies(seat) if seat != NOTHING else []
    far = [str(pos.board.distance[number][pos.players[s].hex]) for s in others if pos.players[s].hex >= 0]
    return f": range {', '.join(far)}" if far else ""


def _say_tilt(pos: State, option: opt.Tilt, names: Names) -> str:
    if option.die == NOTHING:
        return "Play Tilt: draw 2 cards"
    rule: Any = pos.answered
    faces = getattr(rule, "faces", ())
    if option.die >= len(faces):
        return "Play Tilt: roll the die again"
    whose = owner_of(names, option.die) if isinstance(rule, Initiative) else "the"
    return f"Play Tilt: roll {whose} {faces[option.die]} again"


def _say_choice(pos: State, option: opt.Choice, names: Names) -> str:
    rule = pos.running
    if not isinstance(rule, RunText):
        return "Yes"
    if pos.topic == "choose":
        return listed([op.say() for op in rule.op.lists()[option.number]]).capitalize()
    return f"Pay for {card(rule.about.card)}"


def _say_resolve(pos: State, option: opt.Resolve, names: Names) -> str:
    attack = attack_at(pos, NOTHING)
    blows = attack.blows if attack is not None else ()
    struck = (b.cards for b in blows if b.cards[0] == option.card and b.target == option.seat)
    return f"Resolve {cards(next(struck, (option.card,)))} against {names[option.seat]}"


say_option = Sayings(
    FIELDS,
    {
        Pass: _say_pass,
        opt.PlaceFirst: lambda pos, o, n: (
            f"{listed([n[s] for s, player in enumerate(pos.players) if player.team == o.team])} first"
        ),
        opt.Go: lambda pos, o, n: f"To {place(pos, o.hex)}{_ranges_from(pos, o.hex)}",
        opt.Aim: _say_aim,
        opt.AimAtHex: _say_aim,
        opt.Add: lambda pos, o, n: f"With {counted(o.card, o.value)}",
        opt.Target: lambda pos, o, n: f"{n[o.seat]} ({phantom(pos, o.seat)})",
        opt.Tilt: _say_tilt,
        opt.Resolve: _say_resolve,
        opt.Keep: lambda pos, o, n: kept(pos, o.face),
        opt.Shift: lambda pos, o, n: shifted(pos, o.by),
        opt.Choice: _say_choice,
        opt.Location: lambda pos, o, n: f"Location {o.location}" + (" (legs)" if o.location == 5 else ""),
    },
).say_option
"""An option in words."""


# Events.


def _say_drew(pos: State, v: e.Drew, n: Names) -> str:
    known = v.cards.value
    what = some(v.number, "card") if known is None else cards(known)
    return f"{does(n[v.seat], 'draw')} {what}."


def _say_attack(pos: State, v: e.AttackDeclared, n: Names) -> str:
    at = whom(n, v.target) if v.target != NOTHING else f"hex {place(pos, v.hex)}"
    return f"{does(n[v.by], ATTACKS[v.kind])} {at} with {listed(list(map(counted, v.cards, v.values)))}."


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


say_event = Sayings(
    FIELDS,
    {
        e.DeckDealt: lambda pos, v, n: f"{does(n[v.seat], 'play')} {listed([SETS[number].name for number in v.sets])}.",
        e.PlacementRolled: lambda pos, v, n: f"Placement: {rolls(v.faces, n)}.",
        e.Drew: _say_drew,
        e.InitiativeRolled: lambda pos, v, n: f"Initiative: {rolls(v.faces, n)}.",
        e.MoveDeclared: lambda pos, v, n: f"{does(n[v.seat], 'play')} {counted(v.card, v.value)} to move.",
        e.Moved: lambda pos, v, n: (
            f"{does(n[v.seat], 'move' if v.by == v.seat else 'are moved')} to {place(pos, v.hex)}."
        ),
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


# Everything there is.


def things(pos: State) -> list[str]:
    """Every physical card by number and name, wherever it lies."""
    numbers = [
        *(*pos.box, *pos.table),
        *(one.card for one in pos.in_play),
        *(c for p in pos.players for c in (*p.hand, *p.deck, *p.boneyard, *p.void)),
        *(pos.passive(seat) for seat, p in enumerate(pos.players) if p.phantom != NOTHING),
    ]
    return sorted(f"{number} {_label(number)}" for number in numbers)


def _label(number: int) -> str:
    deck = f" of deck {(number - FIRST_BASIC) // len(BASIC) + 1}" if number >= FIRST_BASIC else ""
    return card(number) + deck
