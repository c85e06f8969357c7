"""What a player can be offered: every option is one of these."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight.cards.card import Direction
from gloaming.kernel import Option
from gloaming.pieces.subjects import CardOption, SeatOption

# Before the first turn.


class KeepHand(Option, says="Keep the hand"): ...


class Mulligan(Option, says="Draw a new hand"):
    """Shuffle the whole Hand back and draw seven new cards."""


class ChooseDeck(Option, says="Play {deck}"):
    deck: int


class ServeDeity(Option, says="Serve {deity}"):
    """Play the chosen deck for this Deity."""

    deity: int


class TakeDeity(Option, says="Take {deity}"):
    """Keep this Deity and pass the others on."""

    deity: int


class DraftCard(CardOption, says="Draft {card}"):
    """Keep this card and pass the others on."""


class LeaveOut(CardOption, says="Leave out {card}"): ...


# Refresh.


class PayUpkeep(CardOption, says="Pay for {card}"):
    """Pay the Upkeep of this Intrigue next."""


# Trade.


class TradeWith(SeatOption, says="Trade with {seat}"):
    """Start a Free Trade with a player."""


class ForceTrade(SeatOption, says="Force a trade with {seat}"):
    """Swap the top cards of both Life Stacks."""


class OfferMine(Option, says="Offer {level:an} card"):
    """Add one of your cards of this level to the offer."""

    level: int


class AskForTheirs(Option, says="Ask for {level:an} card"):
    """Add one of their cards of this level to the offer."""

    level: int


class Propose(Option): ...


class AcceptOffer(Option, says="Accept the offer"): ...


class CounterOffer(Option, says="Make another offer"):
    """Answer with an offer of your own."""


class DeclineOffer(Option, says="Decline the offer"): ...


class NoTrades(Option, says="Want no trades this turn"):
    """Want no Free Trade in this phase."""


class GiveCard(CardOption, says="Give {card}"): ...


# Seize.


class Seize(SeatOption):
    """Seize an Aspect of this level, looking at that player first."""

    level: int


class SetAside(CardOption, says="Set aside {card}"): ...


class TakeBack(CardOption, says="Take back {card}"):
    """Take this card that was set aside back into the Hand."""


# Resources and Power.


class PlaceAspect(Option):
    """Put the Aspect in this slot of the Aspect Stack into the Resource Area."""

    slot: int


class Generate(Option, says="Generate {level} Power"):
    """Exhaust a Fresh Aspect of this level for Power."""

    level: int


class PayUnit(Option, says="Pay one {level}"):
    level: int


# Windows.


class Summon(CardOption):
    """Play this card from the Hand."""


class Build(Option, says="Build in the {direction}"):
    direction: Direction


class UseAbility(CardOption):
    ability: int


class UsePower(Option): ...


class Sacrifice(Option, says="Sacrifice Aspects"):
    """Give up Aspects to Destroy a card."""


class Against(CardOption): ...


# Choices of effects.


class Target(CardOption): ...


class TargetPlayer(SeatOption): ...


class TargetItem(Option):
    """Choose what is pending at this depth of the agenda."""

    depth: int


class ChooseAspect(SeatOption):
    """Choose the Aspect in this slot of a Resource Area."""

    slot: int


class ChooseEffect(Option):
    number: int


class Agree(Option):
    """Do what is optional."""


class FirstTrigger(CardOption, says="Begin with {card}"):
    """Let this ability of yours happen next."""

    ability: int


class PutOnBottom(CardOption, says="Put {card} under the Life Stack"): ...


class PutOnTop(CardOption, says="Put {card} on top of the Life Stack"): ...


class DiscardCard(CardOption): ...


class DestroyCard(CardOption): ...


# Combat.


class Attack(CardOption, says="Attack with {card}: {stack} Stack {seat:of}"):
    seat: int
    stack: Literal["life", "discard"]


class Block(CardOption, says="Block {attacker} with {card}"):
    attacker: int


class StrikeNext(CardOption, says="Strike with {card}"):
    """Let this attacker damage its stack next."""
