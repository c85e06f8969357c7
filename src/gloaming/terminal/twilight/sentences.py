"""The table in sentences, for those who read line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gloaming.games.twilight import words
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.power import LEVEL_NAMES, LEVELS, NO_POWER
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import AspectView, PermanentView, PlayerView, View
from gloaming.pieces.words import does, listed, of, owner_of, some
from gloaming.terminal.panel import whose_turn
from gloaming.terminal.twilight import chain, draft, known, phases, symbols


def describe(view: View, names: Sequence[str]) -> list[str]:
    """The whole table: where the turn is, what is pending, player by player, what the viewer knows."""
    said = [_say_turn(view, names)]
    if view.draft is not None:
        said.append(f"Draft: {draft.stage(view.draft)}.")
        deities = [DEITIES[number].name for number in view.draft.deities]
        said.append(
            f"You have kept {listed(deities) or 'no Deity'} and {known.counted(view.draft.cards) or 'no cards'}."
        )
        return said
    if view.chain:
        items = "; then ".join(_say_item(view, item.depth, names) for item in reversed(view.chain))
        said.append(f"The chain, the top first: {items}.")
    if view.offer is not None:
        said.append(f"{chain.say_offer(view.offer, names)}.")
    for player in view.players:
        said += say_player(view, player, names)
    said += [f"You know {known.whisper(one, names)}." for one in view.whispers]
    return said


def _say_turn(view: View, names: Sequence[str]) -> str:
    if not view.phase:
        return "Before the first turn."
    return f"Turn {view.turn}, {whose_turn(names, view.active)}. {phases.moment(view)}."


def _say_item(view: View, depth: int, names: Sequence[str]) -> str:
    item = next(item for item in view.chain if item.depth == depth)
    at = chain.aims(view, item, names)
    return f"{chain.title(item)} ({chain.ITEM_KINDS[item.kind]} {of(names, item.seat)}{f', at {at}' if at else ''})"


def say_player(view: View, player: PlayerView, names: Sequence[str]) -> list[str]:
    """One player in a few sentences."""
    name = names[player.seat]
    if player.out:
        return [f"{does(name, 'have')} lost."]
    whose = "Your" if name == "You" else f"{name}'s"
    said = [f"{name}{', your ally' if is_ally(view, player) else ''}: {say_stacks(player)}"]
    if player.deity != NOTHING:
        state = "ready" if player.face_up else "Spent"
        bonus = "with Conviction" if player.conviction else "without Conviction"
        said.append(f"{whose} {DEITIES[player.deity].name} is {state}, {bonus}.")
    said.append(f"{whose} Resource Area: {_say_resources(player)}.")
    if player.power != NO_POWER:
        said.append(f"{whose} Power: {words.units(player.power)}.")
    if player.aspects:
        said.append(f"{whose} Aspect Stack: {known.counted(player.aspects)}.")
    field = [
        f"{FACES[one.face].name} ({say_permanent(one, view, names)})"
        for one in view.field
        if one.controller == player.seat
    ]
    said.append(f"{whose} Combat Field: {'; '.join(field) or 'empty'}.")
    if player.hand:
        said.append(f"{whose} Hand: {_say_hand(player)}.")
    if player.discard:
        said.append(f"{whose} Discard Stack, the top last: {known.counted(player.discard)}.")
    return said


def is_ally(view: View, player: PlayerView) -> bool:
    """True for the other player of the viewer's team."""
    return view.seat is not None and player.seat != view.seat and player.team == view.players[view.seat].team


def say_stacks(player: PlayerView) -> str:
    """How many cards a player has where."""
    top = f", {known.say_card(player.life_top[0])} on top" if player.life_top else ""
    armor = f", Armor {player.armor}" if player.armor else ""
    return (
        f"{some(player.life, 'card')} of life{top}{armor}, {len(player.hand)} in hand, "
        f"{len(player.discard)} discarded, {len(player.destroyed)} Destroyed."
    )


def _say_hand(player: PlayerView) -> str:
    mine = [
        f"{FACES[seen.face].name} ({symbols.KINDS[FACES[seen.face].kind][1]}, {words.units(FACES[seen.face].cost)}; "
        f"{LEVEL_NAMES[seen.level]} back)"
        for seen in player.hand
        if seen.face is not None
    ]
    rest = known.counted([seen for seen in player.hand if seen.face is None])
    return ", ".join([*mine, *([rest] if rest else [])])


def _say_resources(player: PlayerView) -> str:
    said = []
    for level in LEVELS:
        row = [one for one in player.resources if one.seen.level == level]
        if row:
            fresh = sum(one.fresh for one in row)
            said.append(f"{LEVEL_NAMES[level]} {len(row)}, {fresh} fresh{_say_faces(row)}")
    return "; ".join(said) or "empty"


def _say_faces(row: Sequence[AspectView]) -> str:
    """The faces of Aspects that the viewer knows."""
    up = Counter(FACES[one.seen.face].name for one in row if one.face_up and one.seen.face is not None)
    down = Counter(FACES[one.seen.face].name for one in row if not one.face_up and one.seen.face is not None)
    said = [f"Manifested {listed(_times(up))}"] if up else []
    said += [f"you know {listed(_times(down))}"] if down else []
    return f" ({', '.join(said)})" if said else ""


def _times(names: Counter[str]) -> list[str]:
    return [name if number == 1 else f"{number} times {name}" for name, number in names.items()]


def say_permanent(one: PermanentView, view: View, names: Sequence[str]) -> str:
    """The state of a card in play."""
    said = []
    if FACES[one.face].kind == "creature":
        said.append(f"Fight {one.fight}, Life {one.life}")
    if one.copies != NOTHING:
        said.append(f"a copy of {FACES[one.copies].name}")
    if keywords := symbols.keywords(one):
        said.append(keywords)
    if one.direction:
        said.append(f"{words.COMPASS[one.direction]}{', covered' if one.covered else ''}")
    said += [f"{one.damage} damage"] if one.damage else []
    said += [some(one.blessings, "Blessing")] if one.blessings else []
    said += [some(one.freezes, "Freeze marker")] if one.freezes else []
    said.append("fresh" if one.fresh else "exhausted")
    said += ["Upkeep not paid"] if not one.upkeep_paid else []
    said += ["doomed"] if one.doomed else []
    if one.attacks != NOTHING:
        said.append(f"attacks {owner_of(names, one.attacks)} {one.stack.title()} Stack")
    if one.blocks != NOTHING:
        attacker = next((other for other in view.field if other.card == one.blocks), None)
        said.append(f"blocks {FACES[attacker.face].name if attacker is not None else 'nobody'}")
    if one.owner != one.controller:
        said.append(f"owned by {'you' if names[one.owner] == 'You' else names[one.owner]}")
    return ", ".join(said)


def standings(view: View, names: Sequence[str]) -> list[str]:
    """How each player stands at the end."""
    return [
        f"{names[p.seat]}, {DEITIES[p.deity].name if p.deity != NOTHING else 'no Deity'}: "
        + ("lost" if p.out or not p.life else f"{some(p.life, 'card')} of life left")
        for p in view.players
    ]
