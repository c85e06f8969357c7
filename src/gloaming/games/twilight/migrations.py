"""Saves of earlier versions of Twilight of the Gods."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.games.twilight.ops.aspects import RefreshAspect
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.state import NOTHING
from gloaming.kernel.event import EVERYONE
from gloaming.kernel.save import Plain, unchanged
from gloaming.pieces.effects import ops_at


def to_4(plain: Plain) -> None:
    """Version 4 keeps who knows which card as every game does: `seen` for each card, and groups of mixed ones."""
    position = plain.position
    everyone = (1 << position["seats"]) - 1
    position["seen"] = [EVERYONE if bits == everyone else bits for bits in position.pop("placed")]
    among, groups = position.pop("among"), dict[int, list[int]]()
    for card, group in enumerate(position.pop("kin")):
        if group:
            groups.setdefault(group, []).append(card)
    position["mixed"] = [{"things": cards, "among": [among[card] for card in cards]} for cards in groups.values()]

    _texts(plain)


def _texts(plain: Plain) -> None:
    """Version 4 carries out abilities by ops that ask for themselves, and keeps what words mean in one record."""
    depths: list[int] = []
    agenda: list[Any] = []
    for step, rule, left in plain.agenda:
        depths.append(len(agenda))
        kind = rule["rule"]
        if kind == "ChooseOne":
            if step == "carry_out":
                agenda[-1] = ("act", *agenda[-1][1:])
            continue
        if kind in ("Ops", "ChooseAim"):
            words = ("matter", "number", "it", "removed", "strength")
            rule["about"] = {word: rule.pop(word) for word in words if word in rule}
        elif kind in ("TurnAspects", "SwapOne") and "matter" in rule:
            _aspects(plain.position["players"], rule)
        agenda.append((step, rule, left))
    plain.agenda = agenda
    _sink((agenda, plain.ask), depths)


def _aspects(players: list[dict[str, Any]], rule: dict[str, Any]) -> None:
    """What an op about Aspects means stands in its rule."""
    matter = msgspec.convert(rule.pop("matter"), Matter)
    op = ops_at(matter.ability(rule.pop("number")).do, rule.pop("path"))[rule.pop("at")]
    rule["seat"] = matter.seat
    who = getattr(op, "who", "you")
    others = [seat for seat, player in enumerate(players) if seat != matter.seat and not player["out"]]
    rule["of"] = {"you": [matter.seat], "controller": [matter.holder]}.get(who, others)
    if rule["rule"] == "TurnAspects":
        only = matter.card if getattr(op, "t", None) is not None else NOTHING
        rule |= {"levels": list(getattr(op, "aspect", ())), "fresh": isinstance(op, RefreshAspect), "only": only}


def _sink(part: Any, depths: list[int]) -> None:
    """Where something names a frame by its depth, name it by where that lies now."""
    if isinstance(part, list | tuple):
        for one in part:
            _sink(one, depths)
    elif isinstance(part, dict):
        if "depth" in part:
            part["depth"] = depths[part["depth"]]
        if "depths" in part:
            part["depths"] = [depths[depth] for depth in part["depths"]]
        _sink(list(part.values()), depths)


def to_6(plain: Plain) -> None:
    """Version 6 names how a game is set up, lets Sacrifices count for Obliterate, and knows no loss that waits."""
    options = plain.position["options"]
    options["set_up"] = {"ready": "quick"}.get(options["decks"], options["decks"])
    options["faq_obliterate"] = not options["legacy_obliterate"]
    for gone in ("decks", "legacy_obliterate", "loss"):
        del options[gone]


MIGRATIONS = {"3": to_4, "4": unchanged, "5": to_6, "6": unchanged, "7": unchanged}

NUMBERED_STEPS = {
    "DraftDecks": "deal draft_deities draft_cards draft_cards build close",
    "Turns": "first_turn after_turn next_turn after_turn",
    "RefreshPhase": "refresh sacrifices choose_upkeep pay_upkeep sacrifices sacrifices thaw",
    "TradePhase": "sacrifices choose_trade begin_trade after_trade settled sacrifices",
    "SeizePhase": "sacrifices choose_seize seize settled sacrifices",
    "StackDamage": "choose_striker strike counted struck choose_striker",
    "Settle": "losses slay limit discard trigger enter_chain losses",
    "Item": "answered begin carry_out settled between carry_out put_away settled_again",
    "Ops": "next_op decided aim act note next_op next_op",
    "DamageInTurn": "damage damage damage",
    # Rules that there are no more: what has taken their place is said above.
    "ChooseOne": "ask carry_out over",
}
"""The steps of rules that have changed since saves numbered them: for each number, the step that follows now."""
