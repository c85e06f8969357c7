"""Why not: the rule behind everything a player has and cannot use now."""

from __future__ import annotations

from gloaming.api.ledger import Refusal, Why
from gloaming.games.casting_shadows import words
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.map import DESERT
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
    """Fill the gaps of the reason with what it is about."""
    player = pos.players[seat]

    def fill(gap: str) -> object:
        match gap:
            case "pool":
                return words.resources(pos.pool().counts)
            case "energy":
                return player.energy
            case "hex":
                return words.place(pos, option.hex if isinstance(option, Travel) else player.hex)
        number = option.card if isinstance(option, Cast | UseCard | Reveal) else pos.market[player.hex]
        counterspell = number == NOTHING and player.hex == DESERT
        match gap:
            case "card":
                return "A Counterspell" if counterspell else CARDS[number].name
            case "cost":
                return words.cost(COUNTERSPELL_COST if counterspell else CARDS[number].collect)
            case "level":
                return CARDS[number].collect.spell
            case "cast":
                return words.cost(CARDS[number].cast)
            case "trigger":
                return TRIGGERS.get(CARDS[number].trigger, "")
        raise KeyError(gap)

    return why.refuse(option, fill)
