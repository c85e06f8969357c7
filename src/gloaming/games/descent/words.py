"""The game in words: figures, places, dice, questions and options. Derived on demand, never stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS, MONSTER_TYPES
from gloaming.games.descent.cards.card import Surge
from gloaming.games.descent.dice import FACES, colour_of
from gloaming.games.descent.rules.attack import GAINED, Attack, surges_of
from gloaming.games.descent.rules.familiar import RiseAndStrike
from gloaming.games.descent.rules.move import MoveNow, Walk
from gloaming.games.descent.rules.overlord_cards import Charm
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import about_subject, rule_called
from gloaming.games.descent.rules.quest_more import ActNow
from gloaming.games.descent.rules.small_actions import ClimbOutOfPit
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, Group
from gloaming.kernel import Option, Pass
from gloaming.pieces.squares import Ground
from gloaming.pieces.words import Names, listed, some

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def place(pos: DescentPosition, space: int) -> str:
    """A space by its column, a letter, and its row, from the top left."""
    return "nowhere" if space == NOWHERE else space_name(pos.ground, space)


def column_name(x: int) -> str:
    """A column by its letter; after Z comes AA."""
    before, letter = divmod(x, len(COLUMNS))
    return f"{COLUMNS[before - 1] if before else ''}{COLUMNS[letter]}"


def space_name(ground: Ground, space: int) -> str:
    """A space by column and row: A1 is at the top left."""
    x, y = ground.at[space]
    return f"{column_name(x)}{y + 1}"


def places(pos: DescentPosition, spaces: Sequence[int]) -> str:
    return listed([place(pos, space) for space in spaces])


def figure(pos: DescentPosition, number: int) -> str:
    """A figure by its name; monsters of a kind are told apart by a number."""
    if number == NOBODY:
        return "nobody"
    one = pos.figures[number]
    if not one.name:
        return f"hero {number + 1}"
    if one.kind in ("npc", "object"):
        same = [n for n, other in enumerate(pos.figures) if other.id == one.id]
        return f"{one.name} {same.index(number) + 1}" if len(same) > 1 else one.name
    if one.id:
        return one.id.replace("_", " ").title()
    if one.kind == "hero":
        return one.name.split(" ")[0] if not one.name.startswith("Widow") else one.name
    if one.kind != "monster":
        return one.name
    alike = [n for n, other in enumerate(pos.figures) if (other.name, other.rank, other.id) == (one.name, one.rank, "")]
    kind = f"{one.rank} {one.name}" if one.rank else one.name
    return f"{kind} {alike.index(number) + 1}" if len(alike) > 1 else kind


def card(number: int) -> str:
    return CARDS[number].name


def weapon(number: int, pos: DescentPosition, by: int) -> str:
    if number != NOTHING:
        return card(number)
    return "bare hands" if pos.figures[by].kind == "hero" else "its attack"


def die(number: int) -> str:
    """A rolled die in words."""
    face = FACES[number]
    parts = []
    if face.miss:
        parts.append("X")
    if face.range:
        parts.append(f"range {face.range}")
    if face.damage:
        parts.append(f"{face.damage} damage")
    if face.surges:
        parts.append("a surge")
    if face.shields:
        parts.append(f"{face.shields} shield{'s' * (face.shields > 1)}")
    return f"{colour_of(number)}: {', '.join(parts) or 'blank'}"


def dice(numbers: Sequence[int]) -> str:
    return "; ".join(map(die, numbers)) or "no dice"


def surge_at(pos: DescentPosition, by: int, number: int, n: int) -> Surge | None:
    """The surge ability of a card, or printed for a figure."""
    if number == NOTHING:
        return pos.sheet(by).surges[n] if by < len(pos.figures) else None
    return CARDS[number].modifiers[n - GAINED].surge if n >= GAINED else CARDS[number].surges[n]


def surge_words(surge: Surge) -> str:
    """What a surge ability gives."""
    parts = []
    if surge.damage:
        parts.append(f"+{surge.damage} damage")
    if surge.range:
        parts.append(f"+{surge.range} range")
    if surge.pierce:
        parts.append(f"Pierce {surge.pierce}")
    if surge.condition:
        parts.append(surge.condition)
    if surge.blast:
        parts.append("Blast")
    if surge.text:
        parts.append(surge.text[0].lower() + surge.text[1:])
    return " and ".join(parts) + (f" for {surge.fatigue} fatigue" if surge.fatigue else "")


# Options.


def say_option(pos: DescentPosition, option: Option, names: Names) -> str:
    """An option in words, verb first."""
    if isinstance(option, Pass):
        return _PASSES.get(pos.topic, "Pass")
    return _OPTIONS[type(option)](pos, option)


_PASSES = {
    "surges": "Spend no more surges",
    "draw": "Draw no card",
    "trade": "Trade no more",
    "may_take": "Keep it",
    "move": "Move no further",
    "arrive": "Leave it",
    "reinforce": "No reinforcements",
    "whether": "Leave it",
    "familiar": "End the turn",
    "stand_up": "Stay down",
    "skill": "Learn nothing more",
    "shop": "Buy nothing more",
    "overlord_card": "Buy nothing more",
    "rush": "Move no further",
    "order": "Leave the others as they are",
    "minion": "Put no more minions",
    "charm": "Do nothing with him",
    "push": "Move it no further",
    "order_of": "In this order",
}


def _go(pos: DescentPosition, o: opt.Go) -> str:
    if o.fatigue and pos.active != NOBODY and not pos.figures[pos.active].points:
        cost = f"{o.fatigue} fatigue"
    else:
        cost = some(o.points, "point") + (f" and {o.fatigue} fatigue" if o.fatigue else "")
    return f"Go to {place(pos, o.space)} for {cost}" + (f", taking {o.damage} damage" if o.damage else "")


def actor(pos: DescentPosition) -> int:
    """Who acts now: whose turn it is, or who acts within it by a card or a rule of the quest."""
    for frame in reversed(pos.agenda):
        if isinstance(frame.rule, Charm | ActNow | MoveNow | Walk | RiseAndStrike | ClimbOutOfPit):
            return frame.rule.figure
    return pos.active


def _attack_with(pos: DescentPosition, o: opt.AttackWith) -> str:
    if o.figure == NOBODY:
        return "Attack"
    by = actor(pos)
    with_what = f" with {weapon(o.card, pos, by)}" if o.card != NOTHING or by < len(pos.heroes) else ""
    return f"Attack {figure(pos, o.figure)}{with_what}"


def _spend(pos: DescentPosition, o: opt.SpendSurge) -> str:
    for frame in reversed(pos.agenda):
        if isinstance(frame.rule, Attack):
            surge = surges_of(pos, frame.rule).get((o.card, o.n))
            if surge is not None:
                return f"Spend {surge.cost} surge{'s' * (surge.cost > 1)}: {surge_words(surge)}"
    return "Spend a surge"


def _use(pos: DescentPosition, o: opt.Use) -> str:
    abilities = CARDS[o.card].abilities
    if not abilities:
        return f"Use {card(o.card)}"
    feat = abilities[o.ability].feat
    name = f"the feat of {card(o.card)}" if feat else card(o.card)
    who = f" with {figure(pos, o.figure)}" if o.figure not in (NOBODY, pos.active) else ""
    alike = [one for one in abilities if one.at == abilities[o.ability].at and not one.must and one.feat == feat]
    what = f": {listed([op.say() for op in abilities[o.ability].do])}" if len(alike) > 1 else ""
    return f"Use {name}{who}{what}"


def _reroll(pos: DescentPosition, o: opt.Reroll) -> str:
    number = next(n for n, face in enumerate(FACES) if colour_of(n) == o.colour and n % 6 == o.face)
    whose = f" of {figure(pos, o.figure)}" if o.figure != NOBODY else ""
    return f"Reroll die {o.die + 1}{whose} ({die(number)})"


def _special(pos: DescentPosition, o: opt.Special) -> str:
    """What a rule of the quest offers, and with what."""
    said = o.rule.replace("_", " ").capitalize()
    if o.subject < 0:
        return said
    about = about_subject(pos, rule_called(pos, o.rule), pos.active, o.subject)
    if about.door >= 0:
        return f"{said}: door {about.door + 1}"
    if about.token >= 0:
        return f"{said}: {token(pos, about.token)} at {place(pos, pos.tokens[about.token].space)}"
    return f"{said}: {figure(pos, about.it)}"


def token(pos: DescentPosition, number: int) -> str:
    """A token by what it stands for."""
    return pos.tokens[number].kind.replace("_", " ")


def group_name(group: Group) -> str:
    """A group by its monsters; a lieutenant is a group of his own."""
    return f"the {group.type}s" if group.type in MONSTER_TYPES else group.type


def _word(pos: DescentPosition, word: str) -> str:
    """A word as it is read: a group by its monsters, others with a capital."""
    groups = [group for group in pos.groups if group.id == word]
    return group_name(groups[0]) if groups else word.replace("_", " ").capitalize()


def _number(topic: str, number: int) -> str:
    """A number by what it is a number of."""
    if topic == "either":
        return ("Move first", "Let the other move first")[number]
    words = {"as_fatigue": "Take {} of it as fatigue", "fatigue": "Pay {} fatigue", "damage": "Choose {} damage"}
    return words.get(topic, "Choose {}").format(number)


_OPTIONS: dict[type[Option], Callable[[DescentPosition, Any], str]] = {
    opt.TakeHero: lambda pos, o: f"Play {o.hero}",
    opt.TakeClass: lambda pos, o: f"Take the class {o.name}",
    opt.PlaceAt: lambda pos, o: (
        f"Place {figure(pos, o.figure) if o.figure != NOBODY else 'it'} at {places(pos, o.spaces)}"
    ),
    opt.TakeGroup: lambda pos, o: f"Take {o.type}s",
    opt.ChooseGroup: lambda pos, o: f"Choose {group_name(pos.groups[o.group])}",
    opt.TakeTurn: lambda pos, o: f"Let {figure(pos, o.figure)} go next",
    opt.Activate: lambda pos, o: f"Activate {figure(pos, o.figure)}",
    opt.ActivateGroup: lambda pos, o: f"Activate {group_name(pos.groups[o.group])}",
    opt.Familiar: lambda pos, o: f"Let {figure(pos, o.figure)} act",
    opt.EndTurn: lambda pos, o: "End the turn",
    opt.MoveAction: lambda pos, o: "Take a move action",
    opt.Go: _go,
    opt.LeaveMap: lambda pos, o: f"Leave the map by the {o.way.replace('_', ' ')}",
    opt.TurnBase: lambda pos, o: f"Stand on {places(pos, o.spaces)}",
    opt.AttackWith: _attack_with,
    opt.GoOn: lambda pos, o: "Go on to the next encounter",
    opt.StandBy: lambda pos, o: f"Stand by {figure(pos, o.figure)} on {place(pos, o.space)}",
    opt.AimAt: lambda pos, o: f"Aim at {place(pos, o.space)}",
    opt.Rest: lambda pos, o: "Rest",
    opt.Search: lambda pos, o: f"Search at {place(pos, pos.tokens[o.token].space)}",
    opt.StandUp: lambda pos, o: "Stand up",
    opt.Revive: lambda pos, o: f"Revive {figure(pos, o.figure)}",
    opt.OpenDoor: lambda pos, o: f"Open door {o.door + 1}",
    opt.CloseDoor: lambda pos, o: f"Close door {o.door + 1}",
    opt.ForceDoor: lambda pos, o: f"Force door {o.door + 1} by {o.attribute.title()}",
    opt.BreakDoor: lambda pos, o: f"Attack door {o.door + 1} with {weapon(o.card, pos, pos.active)}",
    opt.StepThrough: lambda pos, o: f"Go through the glyph to {place(pos, o.space)}",
    opt.ClimbOut: lambda pos, o: "Climb out of the pit",
    opt.ShakeOff: lambda pos, o: "Shake off being Stunned",
    opt.PickUp: lambda pos, o: f"Pick up the {token(pos, o.token)} at {place(pos, pos.tokens[o.token].space)}",
    opt.Drop: lambda pos, o: f"Drop what is carried at {place(pos, o.space)}",
    opt.HandOver: lambda pos, o: f"Hand what is carried to {figure(pos, o.figure)}",
    opt.Special: _special,
    opt.Use: _use,
    opt.PlayCard: lambda pos, o: f"Play {card(o.card)}",
    opt.Trade: lambda pos, o: f"Trade with {figure(pos, o.figure)}",
    opt.Give: lambda pos, o: f"Give {card(o.card)}",
    opt.Take: lambda pos, o: f"Take {card(o.card)}",
    opt.GiveFind: lambda pos, o: f"Give the {token(pos, o.token)}",
    opt.TakeFind: lambda pos, o: f"Take the {token(pos, o.token)}",
    opt.Equip: lambda pos, o: f"Equip {card(o.card)}",
    opt.Exhaust: lambda pos, o: f"Exhaust {card(o.card)}",
    opt.PutAway: lambda pos, o: f"Put away {card(o.card)}",
    opt.Reroll: _reroll,
    opt.SpendSurge: _spend,
    opt.RecoverFatigue: lambda pos, o: "Spend 1 surge: recover 1 fatigue",
    opt.Choose: lambda pos, o: f"Choose {figure(pos, o.figure)}",
    opt.ChooseSpace: lambda pos, o: f"Choose {place(pos, o.space)}",
    opt.ChooseWord: lambda pos, o: f"Choose {_word(pos, o.word)}",
    opt.ChooseNumber: lambda pos, o: _number(pos.topic, o.number),
    opt.ChooseCard: lambda pos, o: f"Choose {card(o.card)}",
    opt.DrawCard: lambda pos, o: "Draw an Overlord card",
    opt.Accept: lambda pos, o: "Do it",
}
