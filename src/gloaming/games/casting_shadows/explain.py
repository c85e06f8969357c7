"""Why not: the rule behind everything a player has and cannot use now."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.api.ledger import Refusal, Why
from gloaming.games.casting_shadows import words
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.options import Cast, Reveal, Travel, UseCard
from gloaming.games.casting_shadows.rules.collect import COUNTERSPELL_COST
from gloaming.games.casting_shadows.rules.responses import CastingPosition, Counterspell
from gloaming.games.casting_shadows.rules.turn import ACTIONS
from gloaming.games.casting_shadows.state import NOTHING
from gloaming.kernel import Option

ELIMINATED = Why("CS-035", "You are out of the game.")
GAME_OVER = Why("CS-002", "The game is over.")
NOT_YOUR_TURN = Why("CS-034", "It is not your turn.")
NOT_BEGUN = Why("CS-034", "Player 1 begins once everyone has a character.")
NOT_PHASE_2 = Why("CS-045", "Actions are for Phase 2, one at a time: answer the present question first.")
NO_SPELL = Why("CS-053", "There is no Spell in your Spell Book to cast.")
NO_TRIGGER = Why("CS-145", "{card} can be revealed only when this happens: {trigger}.")
TRIGGER_USED = Why("CS-147", "One Counterspell answers each trigger, and this one is answered already.")

TRIGGERS = {
    "damaged": "an enemy deals damage to you",
    "damaged by spell": "an enemy's Attack Spell deals damage to you",
    "targeted by spell": "an enemy's Attack Spell targets you or your Hex",
}


def explain(pos: CastingPosition, seat: int) -> list[Refusal]:
    """What is not on offer to that seat now, and why."""
    offered = pos.offered(seat)
    refusals = []
    now = _why_not_now(pos, seat)
    for action in ACTIONS.values():
        for option in action.could(pos, seat):
            if option in offered:
                continue
            if now is not None:
                refusals.append(now.refuse(option))
            elif why := action.why_not(pos, seat, option):
                refusals.append(_refusal(pos, seat, option, why))
    if not ACTIONS[Cast].could(pos, seat):
        refusals.append(_refusal(pos, seat, Cast(NOTHING), now or NO_SPELL))
    answering = any(isinstance(frame.rule, Counterspell) and frame.rule.seat == seat for frame in pos.agenda)
    for card in pos.players[seat].counterspells:
        if not any(isinstance(o, Reveal) and CARDS[o.card] is CARDS[card] for o in offered):
            refusals.append(_refusal(pos, seat, Reveal(card), TRIGGER_USED if answering else NO_TRIGGER))
    return refusals


def _why_not_now(pos: CastingPosition, seat: int) -> Why | None:
    """Why nothing at all can be done, where that is so."""
    if pos.outcome is not None:
        return GAME_OVER
    if not pos.players[seat].alive:
        return ELIMINATED
    if not pos.turn:
        return NOT_BEGUN
    if pos.active != seat:
        return NOT_YOUR_TURN
    if pos.ask is not None and pos.ask.topic != "act":
        return NOT_PHASE_2
    return None


def _refusal(pos: CastingPosition, seat: int, option: Option, why: Why) -> Refusal:
    return why.refuse(option, lambda gap: GAPS[gap](pos, seat, option))


def _card(pos: CastingPosition, seat: int, option: Option) -> int:
    """The card an option is about, or the one beside the player's hex: none where Counterspells are."""
    return option.card if isinstance(option, Cast | UseCard | Reveal) else pos.market[pos.players[seat].hex]


GAPS: dict[str, Callable[[CastingPosition, int, Option], object]] = {
    "pool": lambda pos, seat, o: words.resources(pos.pool().counts),
    "energy": lambda pos, seat, o: pos.players[seat].energy,
    "hex": lambda pos, seat, o: words.place(pos, o.hex if isinstance(o, Travel) else pos.players[seat].hex),
    "card": lambda pos, seat, o: CARDS[n].name if (n := _card(pos, seat, o)) != NOTHING else "A Counterspell",
    "cost": lambda pos, seat, o: words.cost(
        CARDS[n].collect if (n := _card(pos, seat, o)) != NOTHING else COUNTERSPELL_COST
    ),
    "level": lambda pos, seat, o: CARDS[_card(pos, seat, o)].collect.spell,
    "cast": lambda pos, seat, o: words.cost(CARDS[_card(pos, seat, o)].cast),
    "trigger": lambda pos, seat, o: TRIGGERS.get(CARDS[_card(pos, seat, o)].trigger, ""),
}
"""What fills the gaps of a reason, by name."""
