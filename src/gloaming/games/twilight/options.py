"""What a player can be offered: every option is one of these."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight.cards.card import Direction
from gloaming.kernel import Option

# Before the first turn.


class KeepHand(Option):
    """Keep the Hand as it is."""


class Mulligan(Option):
    """Shuffle the whole Hand back and draw seven new cards."""


class ChooseDeck(Option):
    """Play this ready deck."""

    deck: int


class ServeDeity(Option):
    """Play the chosen deck for this Deity."""

    deity: int


class TakeDeity(Option):
    """Keep this Deity and pass the others on."""

    deity: int


class DraftCard(Option):
    """Keep this card and pass the others on."""

    card: int


class LeaveOut(Option):
    card: int


# Refresh.


class PayUpkeep(Option):
    """Pay the Upkeep of this Intrigue next."""

    card: int


# Trade.


class TradeWith(Option):
    """Start a Free Trade with a player."""

    seat: int


class ForceTrade(Option):
    """Swap the top cards of both Life Stacks."""

    seat: int


class OfferMine(Option):
    """Add one of your cards of this level to the offer."""

    level: int


class AskForTheirs(Option):
    """Add one of their cards of this level to the offer."""

    level: int


class Propose(Option):
    """Make this offer."""


class AcceptOffer(Option):
    """Agree to the Trade."""


class CounterOffer(Option):
    """Answer with an offer of your own."""


class DeclineOffer(Option):
    """Refuse this offer."""


class NoTrades(Option):
    """Want no Free Trade in this phase."""


class GiveCard(Option):
    """Hand over this card."""

    card: int


# Seize.


class Seize(Option):
    """Seize an Aspect of this level, looking at that player first."""

    seat: int
    level: int


class SetAside(Option):
    card: int


class TakeBack(Option):
    """Take this card that was set aside back into the Hand."""

    card: int


# Resources and Power.


class PlaceAspect(Option):
    """Put the Aspect in this slot of the Aspect Stack into the Resource Area."""

    slot: int


class Generate(Option):
    """Exhaust a Fresh Aspect of this level for Power."""

    level: int


class PayUnit(Option):
    """Pay one unit of this level towards X."""

    level: int


# Windows.


class Summon(Option):
    """Play this card from the Hand."""

    card: int


class Build(Option):
    """Put the Fortification in this direction."""

    direction: Direction


class UseAbility(Option):
    card: int
    ability: int


class UsePower(Option):
    """Use the Deity Power."""


class Sacrifice(Option):
    """Give up Aspects to Destroy a card."""


class Against(Option):
    """Sacrifice against this card."""

    card: int


# Choices of effects.


class Target(Option):
    """Choose this card."""

    card: int


class TargetPlayer(Option):
    seat: int


class TargetItem(Option):
    """Choose what is pending at this depth of the agenda."""

    depth: int


class ChooseAspect(Option):
    """Choose the Aspect in this slot of a Resource Area."""

    seat: int
    slot: int


class ChooseEffect(Option):
    number: int


class Agree(Option):
    """Do what is optional."""


class FirstTrigger(Option):
    """Let this ability of yours happen next."""

    card: int
    ability: int


class PutOnBottom(Option):
    """Put this card under the Life Stack."""

    card: int


class PutOnTop(Option):
    """Put this card back on the Life Stack."""

    card: int


class DiscardCard(Option):
    card: int


class DestroyCard(Option):
    card: int


# Combat.


class Attack(Option):
    """Send a Creature against a stack of a player."""

    card: int
    seat: int
    stack: Literal["life", "discard"]


class Block(Option):
    """Block an attacker with a Creature."""

    card: int
    attacker: int


class StrikeNext(Option):
    """Let this attacker damage its stack next."""

    card: int
