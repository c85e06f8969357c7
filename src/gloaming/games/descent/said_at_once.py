"""Events of an encounter carry their own words: it may be over, its figures and places gone, before they are read."""

from __future__ import annotations

from gloaming.kernel import Event


class SaidAtOnce(Event, kw_only=True):
    """What happened on the map, and the sentence for it as things stood then."""

    words: str = ""
