"""Saves of earlier versions of Dusk."""

from __future__ import annotations

from typing import Any

from gloaming.kernel.save import Plain, unchanged

ASKED_NOW_BY_THE_TEXT = {
    "ChooseOne": "carry_out",
    "MendArmour": "mend",
    "GiveUpArmour": "lose",
    "DestroyOne": "destroy",
    "ChangeRoll": "change",
    "AttackNow": "attack",
    "PutPhantom": "put",
    "RollAgain": "roll",
}
"""Rules of version 5 that only asked for an op, with the step that waited for the answer."""


def to_6(plain: Plain) -> None:
    """Version 6 carries out texts by ops that ask for themselves, and keeps the tally of a text in its context."""
    depths: list[int] = []
    agenda: list[Any] = []
    for step, rule, left in plain.agenda:
        depths.append(len(agenda))
        if rule["rule"] in ("PlayCard", "UseCard", "RunText") and "tally" in rule:
            rule["about"]["tally"] = rule.pop("tally")
        if rule["rule"] == "BanishThis" and "about" in rule:
            about = rule.pop("about")
            rule |= {"by": about["seat"], "card": about["card"]}
        following = _following(step, rule)
        if following is not None:
            agenda.append((*following, left))
        elif step == ASKED_NOW_BY_THE_TEXT[rule["rule"]]:
            agenda[-1] = ("act", *agenda[-1][1:])
    for _, rule, _ in agenda:
        _sink(rule, depths)
    plain.agenda = agenda


def _following(step: str, rule: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """A frame as version 6 has it, None where it has none."""
    kind = rule["rule"]
    if kind == "PutPhantom" and step != "put":
        seat, start, end = rule["about"]["seat"], rule["start"], rule["end"]
        on_wick, swap = rule["at"] == "token", rule["swap"]
        return step, {"rule": "Appeared", "seat": seat, "start": start, "end": end, "on_wick": on_wick, "swap": swap}
    if kind == "RollAgain" and step != "roll":
        about = rule["about"]
        kept = {"seat": about["seat"], "answers": about["answers"], "die": rule["die"], "faces": rule["faces"]}
        return step, {"rule": "KeepOne", **kept}
    return None if kind in ASKED_NOW_BY_THE_TEXT else (step, rule)


def _sink(rule: dict[str, Any], depths: list[int]) -> None:
    """Where a frame names another by its depth, name it by where that lies now."""
    for field in ("answers", "attack"):
        if type(rule.get(field)) is int and 0 <= rule[field] < len(depths):
            rule[field] = depths[rule[field]]
    if "about" in rule:
        _sink(rule["about"], depths)


def to_8(plain: Plain) -> None:
    """Version 8 names how a game is set up, and lets a target bleed before it looks at what the damage leads to."""
    options = plain.position["options"]
    options["set_up"] = {"draft": "book"}.get(options["decks"], options["decks"])
    del options["decks"]
    for _, rule, _ in plain.agenda:
        if rule["rule"] == "StrikeBlow":
            attack = plain.agenda[rule["attack"]][1]
            rule["text"] = _follow_up(rule.get("text", 0), len(attack["blows"][rule["at"]]["cards"]))


def _follow_up(number: int, cards: int) -> int:
    """The same place among the follow-ups of a blow of so many cards; in the middle of its texts BLEED has been."""
    hits, bleed = 2 * cards, 4 * cards + 2
    return number + 1 if hits < number <= bleed else number


MIGRATIONS = {"5": to_6, "6": unchanged, "7": to_8, "8": unchanged, "9": unchanged}

NUMBERED_STEPS = {
    "Rounds": "next_round next_round",
    "Round": "begin redraw initiative next_turn next_turn end clean_up",
    "Redraw": "ask decide refill lose answer_banished answer_banished",
    "Turn": "begin choose_action act carry_out choose_action end",
    "Attack": (
        "declare choose_grants grant texts text_done answered measure miss miss hit_wicks hit_wicks block block "
        "choose_blow strike choose_blow resolve_texts resolve_texts tangle tangle clear resolved resolved"
    ),
    "ForcedBlocks": "block block",
    "UnifiedBlocks": "ask join ask",
    "Damage": "deal deal",
    "DiscardCards": "ask discard ask",
    "RunText": "next_op decided aim note",
    # Rules that there are no more: what has taken their place is said above.
    "ChooseOne": "ask carry_out result",
    "MendArmour": "ask mend",
    "GiveUpArmour": "ask lose",
    "DestroyOne": "ask destroy",
    "ChangeRoll": "ask change",
    "AttackNow": "ask attack",
    "PutPhantom": "ask put wick moved",
    "RollAgain": "which roll choose_face stand",
}
"""The steps of rules that have changed since saves numbered them: for each number, the step that follows now."""
