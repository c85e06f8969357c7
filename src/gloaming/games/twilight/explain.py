"""Why not: the rule behind everything a player has and cannot use now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gloaming.api.ledger import Refusal, Why
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.derived import cost
from gloaming.games.twilight.natures import abilities
from gloaming.games.twilight.power import LEVEL_NAMES, LEVELS, NO_POWER, Units, minus
from gloaming.games.twilight.rules.announce import actives, why_not_power, why_not_summon, why_not_use
from gloaming.games.twilight.rules.blocking import why_not_block
from gloaming.games.twilight.rules.combat import why_not_attack
from gloaming.games.twilight.rules.item import chain
from gloaming.games.twilight.rules.sacrifice import can_sacrifice, price
from gloaming.games.twilight.rules.seize import MORE_THAN_ITS_VALUE
from gloaming.games.twilight.rules.windows import CHAIN, REFRESH, WINDOWS, TwilightPosition
from gloaming.games.twilight.state import NOTHING, Permanent
from gloaming.games.twilight.words import card, units
from gloaming.kernel import Option

GAME_OVER = Why("TG-005", "The game is over.")
OUT = Why("TG-001", "You have lost: your Life Stack is empty.")
NOT_BEGUN = Why("TG-109", "Nothing can be played before everyone has a starting Hand.")
NO_WINDOW = Why("TG-131", "The {phase} Phase has no action window: no card effects, only generating Power for Upkeep.")
BUSY = Why("TG-345", "Something is being carried out: answer the present question first.")
NOT_YOUR_WORD = Why("TG-210", "Others act first: priority goes round from the turn player, and comes back to you.")
NOT_YOUR_TURN = Why("TG-217", "{card} can be Summoned only in your own Summoning Phase, and it is not your turn.")
NOT_SUMMONING = Why("TG-217", "{card} can be Summoned only in the Summoning Phase; this is the {phase} Phase.")
PENDING = Why("TG-421", "{card} can be Summoned only while nothing is pending.")
NO_ACTIVE_POWER = Why("TG-034", "{deity} has no power to use: it works by itself.")
NOT_YOUR_COMBAT = Why("TG-238", "{card} can attack only in your own Combat Phase.")
DECLARED = Why("TG-246", "All attackers are declared together, once in a Combat Phase.")
NO_ATTACK = Why("TG-255", "There is nothing to block.")
NOT_NOW_BLOCK = Why("TG-252", "Blockers are declared after the attackers, by the attacked player.")
TOO_LATE = Why("TG-337", "You have answered {card} by another effect: it is too late to Sacrifice against it.")
HEREST = Why("TG-302", "A Heresy cannot be stopped by Sacrifice.")
NO_ASPECTS = Why("TG-327", "A Sacrifice takes Aspects of your Resource Area that match a card's cost exactly.")
NONE_FRESH = Why("TG-201", "You have no Fresh {level} Aspect in your Resource Area.")
TRADED = Why("TG-183", "You have traded with that player this turn.")
NO_MORE_TRADES = Why("TG-173", "That player wants no more Free Trades this turn.")
NO_CARDS_TO_TRADE = Why("TG-168", "A Free Trade takes cards in both Hands, and offers that are left to make.")
TOPS_DIFFER = Why("TG-177", "The top cards of the two Life Stacks show different Aspects.")
TOO_FEW = Why("TG-186", "Seizing that Aspect takes {needed} cards in Hand; you have {cards}.")
NOWHERE = Why("TG-190", "No such Aspect is left where a Seize would look for it.")


def explain(pos: TwilightPosition, seat: int) -> list[Refusal]:
    """What is not on offer to that seat now, and why."""
    offered = pos.offered(seat)
    faces = {pos.faces[option.card] for option in offered if isinstance(option, opt.Summon)}
    refusals = []
    said: set[Option] = set()
    for option, why in _reasons(pos, seat):
        same = isinstance(option, opt.Summon) and pos.faces[option.card] in faces
        if option not in offered and option not in said and not same:
            said.add(option)
            refusals.append(_refusal(pos, seat, option, why))
    return refusals


def _reasons(pos: TwilightPosition, seat: int) -> Iterator[tuple[Option, Why]]:
    """Everything that a seat may wish to do, with why it could not be."""
    player = pos.players[seat]
    general = _nobody_may(pos, seat)
    have = pos.available(seat)
    for number in player.hand:
        yield opt.Summon(number), general or _about_summon(pos, seat, number, have)
    for one in pos.controlled(seat):
        for place, _, _ in actives(one.face, one.copies):
            why = general or why_not_use(pos, seat, one, place, have)
            yield opt.UseAbility(one.card, place), why or _no_word(pos, seat)
    if player.deity != NOTHING:
        yield opt.UsePower(), general or _about_power(pos, seat)
    if player.resources:
        yield opt.Sacrifice(), general or _about_sacrifice(pos, seat)
        for level in LEVELS:
            if pos.resource_levels(seat)[level - 1]:
                yield opt.Generate(level), general or _about_generating(pos, seat, level)
    for one in pos.creatures(seat):
        yield from _about_combat(pos, seat, one, general)
    if not pos.draft:
        yield from _about_trades(pos, seat)


def _nobody_may(pos: TwilightPosition, seat: int) -> Why | None:
    """What stands against all card effects of a player."""
    if pos.outcome is not None:
        return GAME_OVER
    if pos.players[seat].out:
        return OUT
    if not pos.phase:
        return NOT_BEGUN
    return None


def _no_word(pos: TwilightPosition, seat: int) -> Why:
    """Why a player who could do it is not the one to act now."""
    if pos.phase in ("refresh", "trade", "seize"):
        return NO_WINDOW
    if pos.ask is not None and pos.ask.seat == seat and not _in_window(pos):
        return BUSY
    return NOT_YOUR_WORD


def _in_window(pos: TwilightPosition) -> bool:
    return pos.ask is not None and (pos.ask.topic in (*WINDOWS, CHAIN, REFRESH))


def _about_summon(pos: TwilightPosition, seat: int, number: int, have: Units) -> Why:
    if FACES[pos.faces[number]].kind != "scheme":
        if pos.active != seat:
            return NOT_YOUR_TURN
        if pos.phase != "summoning":
            return NOT_SUMMONING
        if chain(pos):
            return PENDING
    return why_not_summon(pos, seat, number, have) or _no_word(pos, seat)


def _about_power(pos: TwilightPosition, seat: int) -> Why:
    deity = DEITIES[pos.players[seat].deity]
    if not any(part.kind == "active" for part in deity.parts):
        return NO_ACTIVE_POWER
    return why_not_power(pos, seat) or _no_word(pos, seat)


def _about_sacrifice(pos: TwilightPosition, seat: int) -> Why:
    items = chain(pos)
    if items and items[-1].matter.kind == "heresy":
        return HEREST
    if can_sacrifice(pos, seat):
        return _no_word(pos, seat)
    late = next((item for item in items if item.used >> seat & 1), None)
    return TOO_LATE if late is not None else NO_ASPECTS


def _about_generating(pos: TwilightPosition, seat: int, level: int) -> Why:
    if not pos.fresh_levels(seat)[level - 1]:
        return NONE_FRESH
    return _no_word(pos, seat)


def _about_combat(
    pos: TwilightPosition, seat: int, one: Permanent, general: Why | None
) -> Iterator[tuple[Option, Why]]:
    """Why a Creature does not attack or block."""
    if one.attacks == NOTHING:
        mine = pos.active == seat and pos.phase in ("summoning", "combat")
        why = general or (why_not_attack(pos, one) if mine else NOT_YOUR_COMBAT)
        for enemy in pos.opponents(seat):
            waiting = NOT_YOUR_COMBAT if pos.phase != "combat" else DECLARED
            yield opt.Attack(one.card, enemy, "life"), why or waiting
    if one.blocks == NOTHING and pos.active != seat:
        for attacker in pos.field:
            if attacker.attacks == seat:
                yield opt.Block(one.card, attacker.card), general or why_not_block(pos, one, attacker) or NOT_NOW_BLOCK


def _about_trades(pos: TwilightPosition, seat: int) -> Iterator[tuple[Option, Why]]:
    """Why a player does not trade or Seize in the own turn."""
    if pos.outcome is not None or pos.active != seat or pos.phase not in ("trade", "seize"):
        return
    mine = pos.players[seat]
    for other in pos.opponents(seat):
        theirs = pos.players[other]
        if pos.phase == "trade":
            free = TRADED if other in pos.traded else NO_MORE_TRADES if other in pos.refused else NO_CARDS_TO_TRADE
            busy = pos.ask is None or pos.ask.topic != "trade"
            yield opt.TradeWith(other), BUSY if busy and free is NO_CARDS_TO_TRADE else free
            alike = mine.life and theirs.life and pos.level(mine.life[-1]) == pos.level(theirs.life[-1])
            yield opt.ForceTrade(other), TRADED if other in pos.traded else BUSY if alike else TOPS_DIFFER
            continue
        for level in LEVELS:
            if other in pos.traded:
                why = TRADED
            elif len(mine.hand) < level + MORE_THAN_ITS_VALUE:
                why = TOO_FEW
            else:
                why = BUSY if pos.ask is not None and pos.ask.topic != "seize" else NOWHERE
            yield opt.Seize(other, level), why


def _refusal(pos: TwilightPosition, seat: int, option: Option, why: Why) -> Refusal:
    return why.refuse(option, lambda gap: GAPS[gap](pos, seat, option))


def _named(pos: TwilightPosition, seat: int, option: Option) -> str:
    """The card an option is about, or the one on the chain that was answered too late."""
    number = getattr(option, "card", NOTHING)
    late = next((item for item in chain(pos) if item.used >> seat & 1), None)
    return card(pos, number) if number != NOTHING else card(pos, late.matter.card) if late is not None else "It"


def _missing(pos: TwilightPosition, seat: int, option: Option) -> str:
    """Which Power is missing for a cost."""
    have = pos.available(seat)
    needed = NO_POWER
    if isinstance(option, opt.Summon):
        needed = cost(pos, seat, pos.faces[option.card])
    elif isinstance(option, opt.UseAbility):
        face, number = abilities(pos.lying(option.card))[option.ability]
        needed = FACES[face].abilities[number].price.units
    elif isinstance(option, opt.Against):
        needed = price(pos.faces[option.card])
    lacking = minus(needed, have)
    return units(lacking) if lacking != NO_POWER else "any unit"


GAPS: dict[str, Callable[[TwilightPosition, int, Any], object]] = {
    "card": _named,
    "phase": lambda pos, seat, o: pos.phase.capitalize(),
    "deity": lambda pos, seat, o: DEITIES[n].name if (n := pos.players[seat].deity) != NOTHING else "Your Deity",
    "level": lambda pos, seat, o: LEVEL_NAMES[o.level],
    "needed": lambda pos, seat, o: o.level + MORE_THAN_ITS_VALUE,
    "cards": lambda pos, seat, o: len(pos.players[seat].hand),
    "missing": _missing,
}
"""What fills the gaps of a reason, by name."""
