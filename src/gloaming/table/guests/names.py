"""Names: fit to be shown, and never mistaken for You or for somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from gloaming.kernel import Refused
from gloaming.table.room.seed_shares import TABLE

NAME_LENGTH = 24
JOINER = "\u200d"
AS_EMOJI = "\ufe0f"
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u180b\u180c\u180d")
"""Characters that count as letters or marks and show nothing."""
MOST_MARKS = 2
"""Accents on one letter; more of them hang over what is above and below."""
LOOKS_LIKE = {
    **str.maketrans("01358|!$@", "olesbllsa"),
    **str.maketrans("авгеёзкмнорстухьіјѕһԁԛԝип", "abreeekmhopctyxbijshdqwun"),
    **str.maketrans("αβεηικνορτυχωγ", "abenikvoptuxwy"),
    **str.maketrans("ոսցօհյ", "nugohj"),
    **str.maketrans("ıɑɡɩøđłʋʊ", "iagiodluu"),
    **str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
}
"""Letters of other scripts, and digits, by the Latin letter that they look like."""
CAPITALS_LOOK_LIKE = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
"""Capitals that look like another letter than their small ones do."""


def visible(text: str) -> bool:
    """True for a text in which everything shows; joined emoji do."""
    before, marks = "", 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") and letter != AS_EMOJI else 0
        joins = letter in (JOINER, AS_EMOJI) and unicodedata.category(before or " ") in ("So", "Sk", "Po", "Nd", "Mn")
        hidden = kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or letter == AS_EMOJI
        if (hidden and not joins) or letter in BLANK or marks > MOST_MARKS:
            return False
        before = letter
    return before not in (JOINER, " ") and any(not letter.isspace() for letter in text)


def skeleton(name: str) -> str:
    """What remains of a name for a hasty reader: names of one skeleton are mistaken for each other."""
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS_LOOK_LIKE).casefold()
    shown = "".join(letter for letter in plain if unicodedata.category(letter)[0] not in "MZC").translate(LOOKS_LIKE)
    letters = "".join(letter for letter in shown if unicodedata.category(letter)[0] != "P") or shown
    return letters.replace("rn", "m").replace("vv", "w").replace("i", "l")


def clean_name(name: str) -> str:
    """A name fit to be shown; a Refused says what is wrong with it."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= NAME_LENGTH or not visible(name):
        raise Refused(f"A name has 1 to {NAME_LENGTH} letters that can be shown.")
    if skeleton(name) == skeleton("you"):
        raise Refused("You is what the table calls everyone; choose another name.")
    if skeleton(name) == skeleton(TABLE):
        raise Refused("That is what the table calls itself; choose another name.")
    return name


def refuse_look_alike(name: str, others: Iterable[str]) -> None:
    """Refuse a name that is written otherwise than another's and looks like it."""
    if any(other != name and skeleton(other) == skeleton(name) for other in others):
        raise Refused("Somebody here has a name that looks like this one; choose another.")
