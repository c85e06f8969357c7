"""What is told is what has happened: a table written down from events alone comes out as the position does.

Whoever wrote down the table before an answer and follows what is told of it has the table after it. What nobody is
told is taken from the position where it can be nothing else: which Aspect was placed, where a countered card went.
"""

from __future__ import annotations

from gloaming.games.twilight import events as e
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.state import NOTHING
from gloaming.kernel import Event
from tests.twilight.written_table import Table


def differences(table: Table, told: list[Event], pos: TwilightPosition) -> list[str]:
    """Where a table, written on from what was told, is not as the position now is."""
    table.hear(told)
    now = Table(pos)
    for card, seat in list(table.stopped.items()):
        _find_stopped(table, now, card, seat)
    if table.step and not pos.step:
        table.make_peace()
    found = [
        name for name in ("power", "face_up", "out", "turn", "active", "phase", "minis") if _differ(table, now, name)
    ]
    found += [name for name in ("traded", "refused", "field") if _differ(table, now, name)]
    if pos.outcome is None:
        found += [name for name in ("chain", "pending") if _differ(table, now, name)]
    if list(table.field) != list(now.field):
        found.append("order of the field")
    for key, cards in now.lists.items():
        same = sorted(table.lists[key]) == sorted(cards) if key in table.unordered else table.lists[key] == cards
        found += [] if same else [f"{key}"]
    for seat in range(pos.seats):
        found += _behind(table, now, seat)
        if not now.out[seat] and now.backs[seat] != table.backs[seat] and (seat, "life") not in table.unordered:
            found.append(f"backs of {seat}")
    known = zip(table.seen, now.seen, strict=True)
    found += [
        f"who knows card {card}" for card, (bits, are) in enumerate(known) if bits != are and card not in table.mixed
    ]
    between_turns = any(type(frame.rule).__name__ == "CleanUp" for frame in pos.agenda)
    if not between_turns:
        found += [name for name in ("of_turn",) if _differ(table, now, name)]
        if not pos.options.faq_obliterate:
            found += [name for name in ("destroyed_this_turn",) if _differ(table, now, name)]
        found += _lasting(table, now, told)
    return found


def _differ(table: Table, now: Table, name: str) -> bool:
    return bool(getattr(table, name) != getattr(now, name))


def _find_stopped(table: Table, now: Table, card: int, seat: int) -> None:
    """A countered card lies with its player or with what its owner has lost, unless it is still pending."""
    if card in now.chain:
        return
    table.put_away(card)
    owner = table.owners[card]
    if card in now.lists[owner, "destroyed"]:
        if not table.new_turn:
            table.destroyed_this_turn += 1
        table.lists[owner, "destroyed"].append(card)
        table.unordered.add((owner, "destroyed"))
    else:
        table.lists[seat, "discard"].append(card)
        table.unordered.add((seat, "discard"))


def _behind(table: Table, now: Table, seat: int) -> list[str]:
    """What differs of Aspect Stack and Resource Area."""
    found = []
    if sorted(table.behind[seat]) != sorted(now.behind[seat]):
        found.append(f"Aspects of {seat}")
    if sorted(table.aspects[seat]) != now.aspects[seat]:
        found.append(f"Aspect Stack of {seat}")
    slots, are = table.resources[seat], now.resources[seat]
    looks, look = ([(slot.level, slot.fresh, slot.face_up) for slot in side] for side in (slots, are))
    if looks != look and (seat, "resources") not in table.unordered:
        found.append(f"Resource Area of {seat}")
    if any(slot.card not in (NOTHING, one.card) for slot, one in zip(slots, are, strict=False)):
        found.append(f"order of the Resource Area of {seat}")
    return found


def _lasting(table: Table, now: Table, told: list[Event]) -> list[str]:
    """Effects on cards: those that were there and those told; fewer only once the turn is over."""
    had = sorted((*table.lasting, *table.new_effects))
    over = any(isinstance(event, e.TurnBegan | e.ControlChanged) for event in told)
    same = all(now.lasting.count(one) <= had.count(one) for one in now.lasting) if over else now.lasting == had
    return [] if same else [f"effects {now.lasting} instead of {had}"]
