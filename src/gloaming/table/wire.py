"""The socket messages: what a client may say, and how the table says things."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gloaming.kernel.frozen import Frozen

Number = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Word = Annotated[str, Meta(max_length=40)]
Word64 = Annotated[str, Meta(max_length=64)]


class FromClient(Frozen, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something a client says."""


class Hello(FromClient):
    """The first message: the number of the last one seen, 0 at first."""

    last: Number = 0


class Answer(FromClient):
    """Answer the question with the number of an option."""

    seat: SeatNumber
    decision: Number
    option: Number


class Ready(FromClient):
    """Let it go on: one might respond, and does not."""

    seat: SeatNumber
    number: Number


class Why(FromClient):
    """Tell me why I cannot do what is not on offer to me."""

    seat: SeatNumber


class Sit(FromClient):
    """Take an open seat."""

    seat: SeatNumber


class Leave(FromClient):
    """Leave one's seat; in a running game a bot plays on until one is back."""

    seat: SeatNumber


class Bot(FromClient):
    """Give a seat to a bot."""

    seat: SeatNumber
    level: Word


class Open(FromClient):
    """Free a seat before the game."""

    seat: SeatNumber


class Seal(FromClient):
    """The seal of a number that my browser adds to the seed: its SHA-256."""

    seal: Word64


class Unseal(FromClient):
    """The number that I sealed."""

    number: Word64


class Start(FromClient):
    """Begin the game."""


class Undo(FromClient):
    """Take back one's last answer, or propose to."""

    seat: SeatNumber


class UndoVote(FromClient, tag="undo_vote"):
    """Agree to what was proposed, or not."""

    yes: bool


class Chat(FromClient):
    """Say something to everyone in the room, or only to the side of one's seat."""

    text: str
    aside: SeatNumber | None = None
    """The seat to whose side it is said."""


class Cover(FromClient):
    """Let a bot play for an absent person."""

    seat: SeatNumber


class Back(FromClient):
    """Take one's seat back from a bot."""

    seat: SeatNumber


class Hand(FromClient):
    """Hand a seat over to someone at the table, or to whoever comes and takes it."""

    seat: SeatNumber
    to: Word = ""


class Keep(FromClient):
    """Hand a seat over no longer, or leave it to whoever has it."""

    seat: SeatNumber


class Take(FromClient):
    """Take a seat that was handed over."""

    seat: SeatNumber


class Rematch(FromClient):
    """Set up the same table again."""


class Resign(FromClient):
    """Give up."""

    seat: SeatNumber


class Draw(FromClient):
    """Offer a draw to everyone who plays."""


class DrawVote(FromClient, tag="draw_vote"):
    """Agree to a draw, or not."""

    yes: bool


class Claim(FromClient):
    """Claim a game that all others have left."""


class Lock(FromClient):
    """Let nobody else in, or anyone again."""

    yes: bool


class Mute(FromClient):
    """Let someone no longer talk, or again."""

    who: Word
    yes: bool


class Remove(FromClient):
    """Send someone away for a while."""

    who: Word


class Ban(FromClient):
    """Send someone away for good, or let them in again."""

    who: Word
    yes: bool


class Close(FromClient):
    """Close the room for everyone."""


AboutSeats = Sit | Leave | Bot | Open | Cover | Back | Hand | Keep | Take
AboutTheEnd = Resign | Draw | DrawVote | Claim
FromHost = Lock | Mute | Remove | Ban | Close
Said = (
    Hello
    | Answer
    | Ready
    | Why
    | Seal
    | Unseal
    | Start
    | Undo
    | UndoVote
    | Chat
    | Rematch
    | AboutSeats
    | AboutTheEnd
    | FromHost
)

decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
encoder = msgspec.json.Encoder()


def encode(message: dict[str, Any]) -> bytes:
    """A message as it goes over the wire."""
    return encoder.encode(message)
