"""Events in words."""

from __future__ import annotations

from gloaming.games.twilight import events as e
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.power import LEVEL_NAMES
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.words import COMPASS, FIELDS, card, title
from gloaming.kernel import Secret
from gloaming.pieces.sayings import Sayings
from gloaming.pieces.words import Names, an, does, listed, owner_of, some, upper_first, whom

ZONES: dict[str, str] = {
    "hand": "hand",
    "life": "Life Stack",
    "discard": "Discard Stack",
    "destroyed": "Destroyed Stack",
    "aspects": "Aspect Stack",
    "resources": "Resource Area",
    "set_aside": "cards set aside",
    "field": "Combat Field",
}

LEAVING: dict[str, str] = {
    "slain": "is Slain",
    "destroyed": "is Destroyed",
    "discarded": "is discarded",
    "returned": "returns to the hand",
    "sacrificed": "is Destroyed by Sacrifice",
}

CHANGES: dict[str, str] = {
    "attack": "cannot attack",
    "block": "cannot block",
    "no_combat": "deals and takes no combat damage",
    "control": "is under new control",
}


def _back(pos: State, level: int, secret: Secret[int]) -> str:
    """A card by name where it is known, by its back otherwise."""
    if secret.value is not None:
        return card(pos, secret.value)
    return f"{an(LEVEL_NAMES[level])} card" if level else "a card"


def _its(names: Names, seat: int, zone: str) -> str:
    return f"{owner_of(names, seat)} {ZONES[zone]}"


def _say_moved(pos: State, v: e.Moved, n: Names) -> str:
    to = f"the {ZONES[v.zone]}" if v.to == v.seat else _its(n, v.to, v.zone)
    return f"{upper_first(_back(pos, v.level, v.card))} goes from {_its(n, v.seat, v.origin)} to {to}."


def _say_revealed(pos: State, v: e.Revealed, n: Names) -> str:
    if v.card.value is None:
        return f"A card of {_its(n, v.seat, v.zone)} is looked at."
    return f"{card(pos, v.card.value)} is seen in {_its(n, v.seat, v.zone)}."


def _say_refreshed(pos: State, v: e.Refreshed, n: Names) -> str:
    parts = [some(v.aspects, "Aspect")] if v.aspects else []
    parts += [card(pos, number) for number in v.cards]
    return f"{does(n[v.seat], 'refresh')} {listed(parts)}." if parts else ""


def _say_upkeep(pos: State, v: e.UpkeepPaid, n: Names) -> str:
    who = does(n[v.seat], "pay the Upkeep of") if v.full else f"{n[v.seat]} cannot pay all of the Upkeep of"
    return f"{who} {card(pos, v.card)}."


def _say_answered(pos: State, v: e.OfferAnswered, n: Names) -> str:
    verb = {"accepted": "accept the offer", "declined": "decline the offer", "no_trades": "want no trades this turn"}
    return f"{does(n[v.seat], verb[v.answer])}."


def _say_traded(pos: State, v: e.Traded, n: Names) -> str:
    both = listed([n[v.seat], whom(n, v.to)])
    return f"{both} swap the top cards of their Life Stacks." if v.forced else f"{both} trade."


def _say_announced(pos: State, v: e.Announced, n: Names) -> str:
    if v.kind in ("trigger", "heresy"):
        said = f"{upper_first(title(v))} is set off"
    else:
        verb = {"scheme": "play", "summon": "summon"}.get(v.kind, "use")
        said = f"{does(n[v.seat], verb)} {title(v)}"
    aims = [card(pos, number) for number in v.cards] + [whom(n, seat) for seat in v.seats]
    return said + (f", aimed at {listed(aims)}" if aims else "") + (f", for {v.x}" if v.x else "") + "."


def _say_entered(pos: State, v: e.Entered, n: Names) -> str:
    where = f" in the {COMPASS[v.direction]}" if v.direction else ""
    state = "" if v.fresh else ", exhausted"
    return f"{FACES[v.face].name} enters {owner_of(n, v.seat)} Combat Field{where}{state}."


def _say_marked(pos: State, v: e.Marked, n: Names) -> str:
    what = {"damage": "damage", "blessing": "Blessing", "freeze": "Freeze marker"}[v.kind]
    several = what if v.kind == "damage" else f"{what}s"
    now = f"{v.n} {what if v.n == 1 else several}" if v.n else f"no {several} any more"
    return f"{upper_first(card(pos, v.card))} has {now}."


def _say_changed(pos: State, v: e.Changed, n: Names) -> str:
    if v.what == "fight":
        return f"{card(pos, v.card)} gets {'+' if v.n > 0 else ''}{v.n} Fight."
    if v.what in CHANGES:
        return f"{card(pos, v.card)} {CHANGES[v.what]}."
    return f"{card(pos, v.card)} changes: {v.what.replace('_', ' ')}{f' {v.n}' if v.n > 1 else ''}."


def _say_stack(pos: State, v: e.StackDamaged, n: Names) -> str:
    by = f" by {card(pos, v.by)}" if v.by != NOTHING else ""
    return f"{upper_first(owner_of(n, v.seat))} {v.stack.title()} Stack takes {v.n} damage{by}."


say_event = Sayings(
    FIELDS,
    {
        e.Drawn: lambda pos, v, n: f"{does(n[v.seat], 'draw')} {_back(pos, v.level, v.card)}.",
        e.Moved: _say_moved,
        e.Revealed: _say_revealed,
        e.Refreshed: _say_refreshed,
        e.UpkeepPaid: _say_upkeep,
        e.OfferAnswered: _say_answered,
        e.Traded: _say_traded,
        e.Announced: _say_announced,
        e.Countered: lambda pos, v, n: f"{upper_first(title(v))} is countered.",
        e.Entered: _say_entered,
        e.Left: lambda pos, v, n: f"{FACES[v.face].name} {LEAVING[v.how]}.",
        e.Marked: _say_marked,
        e.Changed: _say_changed,
        e.StackDamaged: _say_stack,
        e.PassedOn: lambda pos, v, n: (
            "Everyone takes up the next pile." if v.what == "pile" else f"The other {v.what} go to the {v.to}."
        ),
        e.GameEnded: lambda pos, v, n: (
            f"The game is over: {listed([n[seat] for seat in v.winners])} won." if v.winners else "The game is a draw."
        ),
    },
).say
"""An event as told to some seat, in one sentence; empty where another line says it."""
