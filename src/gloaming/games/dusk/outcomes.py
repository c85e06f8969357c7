"""What an answer leads to, in a few words: where a roll lands and what it does there."""

from __future__ import annotations

from gloaming.games.dusk.rules.blow import attack_at
from gloaming.games.dusk.rules.hit_location import CRITICAL_HIT, CRITICAL_MISS, HitLocation
from gloaming.games.dusk.state import NOTHING, State


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
    if roll is None or (pos.ask is not None and pos.ask.topic != "keep"):
        return f"The {face}"
    counts = landing(roll, face)
    shown = f"The {face}" if counts == face else f"The {face}, which counts as {counts}"
    return f"{shown}: {does_there(pos, roll, face)}"


def left_alone(pos: State) -> str:
    """What letting it be leads to."""
    topic, seat = (pos.ask.topic, pos.ask.seat) if pos.ask is not None else ("", NOTHING)
    roll = rolled(pos)
    if topic == "location_rolled" and roll is not None and len(set(roll.faces)) == 1:
        return f"Let it be: {does_there(pos, roll, roll.faces[0])}"
    attack = attack_at(pos, NOTHING) if topic == "attack_declared" else None
    if attack is not None and seat in attack.to and not attack.unblockable:
        return "Let it be: you may still block"
    return "Let it be"
