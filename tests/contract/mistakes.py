"""Files with something wrong in them, and how a user's mistake has to be told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming.kernel.save import DIGEST_SIZE, MARK, digest

ONE_SENTENCE = re.compile(r"[A-Z].*[.]", re.DOTALL)
ANOTHER_BEGINS = re.compile(r"[.!?] [A-Z]")


def told_in_one_sentence(error: gloaming.GloamingError) -> bool:
    """True if the words begin like a sentence, end like one, and hold no second."""
    words = str(error)
    return bool(ONE_SENTENCE.fullmatch(words)) and "\n" not in words and not ANOTHER_BEGINS.search(words)


def refused(kind: type[gloaming.GloamingError], do: Callable[..., Any], *given: Any) -> str:
    """What is said when that is tried, in one sentence."""
    with pytest.raises(kind) as caught:
        do(*given)
    assert told_in_one_sentence(caught.value), str(caught.value)
    return str(caught.value)


def sealed_save(whole: bytes) -> bytes:
    """A save whose digest fits, whatever is in it."""
    return MARK + digest(whole) + whole


def opened_save(data: bytes) -> bytes:
    """What lies behind the digest of a save."""
    return data[len(MARK) + DIGEST_SIZE :]


def sealed_record(body: dict[str, Any]) -> bytes:
    """A record whose digest fits, whatever is in it."""
    body = {key: value for key, value in body.items() if key != "digest"}
    return msgspec.json.encode({**body, "digest": digest(msgspec.json.encode(body)).hex()})
