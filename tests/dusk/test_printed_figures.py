"""What is printed on each card: its kind and its value, for some how it is got rid of, and the figures of its text.

One line for each kind of card, in the order of the pool: a figure that changes is a decision, and changes here too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec import Struct
from msgspec.structs import fields

from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.cards.declared import POOL
from gloaming.games.dusk.effects import UNBOUNDED
from gloaming.games.dusk.ops import Block, Damage, Discard, Draw, Move, Recover, Shard, Spend


def figures(card: Card) -> str:
    marks = [
        str(card.value) if card.value else "",
        "starter" if card.starter else "",
        f"escape {card.escape}" if card.escape else "",
        f"once a {card.limit}" if card.limit else "",
    ]
    return f"{card.name}: {' '.join(filter(None, (card.type, *marks)))}"


PRINTED = """\
Old Fractures: PERSISTENT
Rampart of Ribs: REACTION 4 starter
Splinter Harvest: FREE ACTION 2 starter
Knit Bone: ACTION 5 starter
Grave Shove: ATTACK 1 starter
Rib Cage: PERSISTENT 6 escape 2
Ossuary Oath: PERSISTENT 3 once a turn
Thighbone Lance: ATTACK 5
Reliquary Stance: REACTION 3
Tithe of Teeth: ACTION 7
Rules of the House: PERSISTENT
Come Closer, Dear: ACTION 3 starter
Curtsey: REACTION 2 starter
Visiting Card: FREE ACTION 4 starter
Fan Stroke: ATTACK 3 starter
Gilded Leash: PERSISTENT 6 once a turn
Unpaid Favour: PERSISTENT 1
Lead and Follow: ACTION 4
Small Scandal: REACTION 6
Unrefusable Waltz: ATTACK 5
Trail of Kindling: PERSISTENT
Trim the Wick: FREE ACTION 2 starter
Throw the Light: FREE ACTION 4 starter
Step Through Smoke: ACTION 3 starter
Hot Tallow: ATTACK 5 starter
Bonfire Verdict: ATTACK 6
Ring of Vigils: PERSISTENT 5 once a turn
Gutter Out: REACTION 1
Flare Along the Row: ATTACK 4
Vigil Flame: ACTION 3
Hairline Crack: PERSISTENT
Cold Pane: PERSISTENT 3 starter once a turn
Kiln Breath: ACTION 4 starter
Glass Barb: ATTACK 2 starter
Bent Light: FREE ACTION 5 starter
Chandelier Fall: ATTACK 6
Annealed Heart: PERSISTENT 1 once a turn
Flying Splinters: REACTION 3
Silvered Copy: REACTION 2
Shatter Waltz: ACTION 8
Bolt for Cover: PERSISTENT
Quick Earth: FREE ACTION 4 starter
Doubled Track: REACTION 2 starter
Heel Kick: ATTACK 1 starter
Long Bound: ACTION 6 starter
Windfall Strike: ATTACK 3
Twitching Ears: PERSISTENT 5 once a turn
Moonlit Circuit: ACTION 3
Backward Glance: REACTION 4
Lucky Foot: REACTION 5
Collected in Full: PERSISTENT
Damp Summons: ACTION 3 starter
Ink Lungs: ATTACK 2 starter
Wet Audit: FREE ACTION 4 starter
Receipt Stamped: REACTION 5 starter
Interest Accrued: ATTACK 6
Lien on Everything: PERSISTENT 1 once a turn
Seizure of Goods: ACTION 7
High Water Mark: REACTION 3
Final Clause: ACTION 5
Half Pace: FREE ACTION 1 starter once a round
Measured Stride: ACTION 3 starter
Sidelong Slip: REACTION 2 starter
Parting Cut: ATTACK 4 starter
Pivot Foot: FREE ACTION 4
Corner Door: ACTION 6
Uneven Gait: PERSISTENT 3
Wrong-Footed: REACTION 2
Nothing Underfoot: REACTION 5
Chalk Line: REACTION 3 starter
Palm Ward: REACTION 4 starter
Poultice Mark: ACTION 2 starter
Spilled Salt: PERSISTENT 5 starter once a turn
Wiped Clean: FREE ACTION 1
Double Ring: REACTION 4
Bristling Mark: ATTACK 3
Lintel Ward: PERSISTENT 6 once a round
Mended Seal: ACTION 2
Running Loop: ACTION 2 starter
Ankle Hitch: PERSISTENT 3 starter escape 1
Tongue-Tie: REACTION 5 starter
Whipcord: ATTACK 4 starter
Noose Arithmetic: ACTION 6
Snarl the Loom: REACTION 1
Short Tether: PERSISTENT 5 escape 1
Counterknot: REACTION 4
Cradle of String: PERSISTENT 7
Nicked Vein: ATTACK 4 starter
Weight Behind It: FREE ACTION 2 starter
Red Breath: FREE ACTION 5 starter
Many Small Cuts: ATTACK 3 starter
Leaning Too Far: ATTACK 5
Scarlet Habit: PERSISTENT 1 once a turn
Another Bite: FREE ACTION 6
Bare Throat: REACTION 3
Red Flood: ATTACK 4
Tomorrow's Entry: FREE ACTION 2 starter
Small Correction: REACTION 3 starter
Thumbed Page: ACTION 4 starter
Marked Date: ATTACK 5 starter
Borrowed Hour: FREE ACTION 6
Pocket Ephemeris: PERSISTENT 1 once a round
Wrong Star Rising: REACTION 4
Long Calendar: ACTION 3
Known Ending: REACTION 7
Turn the Sod: ACTION 2 starter
Bury Deep: FREE ACTION 3 starter
Grave Goods: ACTION 4 starter
Spade Edge: ATTACK 1 starter
Wake the Row: ACTION 5
Unmarked Plot: REACTION 3
Lychgate Toll: PERSISTENT 6 once a round
Ash Penny: FREE ACTION 2
Cold Tenant: ATTACK 4
Single Toll: ATTACK 1 starter
Clapper Swing: ATTACK 2 starter
Deep Dent: ATTACK 3 starter
Full Peal: ATTACK 4 starter
Cracked Bronze: ATTACK 3
Aftertone: ATTACK 2
Founder's Due: ATTACK 5
Clear the Belfry: ATTACK 1
Haul Back: FREE ACTION 4
Left Sickle: ATTACK 2 starter
Right Sickle: ATTACK 2 starter
Reaping Step: ATTACK 3 starter
Gleaning Cut: ATTACK 1 starter
Cross Harvest: ATTACK 2
Chaff in the Wind: REACTION 4
Short Straw: ATTACK 3
Threshing Circle: ATTACK 1
Hooked Guard: ATTACK 2
Couched Point: ATTACK 2 starter
Downhill Run: ATTACK 3 starter
Spurred On: ATTACK 4 starter
Long Thrust: ATTACK 5 starter
Set the Heel: ATTACK 3
Boar's Answer: ATTACK 4
Head Down: FREE ACTION 1
Splintered Shaft: ATTACK 6
Wheel About: ATTACK 2
Short Cast: ATTACK 2 starter
Wide Haul: ATTACK 3 starter
Haul Line: ATTACK 4 starter
Loose Coil: ATTACK 1 starter
Barbed Seine: PERSISTENT 3 escape 1
Anchor Weight: ATTACK 5
Clear the Decks: ATTACK 4
Reel Them In: FREE ACTION 2 once a round
Returning Hook: ATTACK 3 once a round
Reedshot: ATTACK 5 starter
Stand in Still Water: ATTACK 6 starter
High Arc: ATTACK 7 starter
Point Feather: ATTACK 4 starter
Gap in the Plate: ATTACK 6
Three from the Quiver: ATTACK 5
Step and Loose: FREE ACTION 3
Nesting Arrow: ATTACK 8
Heron's Eye: REACTION 4
Low Note: ATTACK 2 starter
Slow Air: ATTACK 4 starter
Keening Bow: ATTACK 5 starter
Open String: ATTACK 3 starter
March for No One: ATTACK 6
Same Old Refrain: ATTACK 3 once a round
Sour Interval: REACTION 1
Two Voices: ATTACK 2
Cradle Song for the Living: ATTACK 7
1: NUMBER 1
2: NUMBER 2
3: NUMBER 3
4: NUMBER 4
5: NUMBER 5
Wild: WILD
Tilt: TILT
"""


def test_the_figures_of_every_card():
    assert list(dict.fromkeys(map(figures, CARDS))) == PRINTED.splitlines()


WORDS = {"two": 2, "both": 2, "second": 2, "three": 3, "four": 4}


def numbers(thing: object) -> Iterator[int]:
    """All figures in what a card does."""
    if isinstance(thing, str):
        yield from map(int, re.findall(r"\d+", thing))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from numbers(part)
    elif isinstance(thing, Struct):
        yield from numbers(tuple(getattr(thing, field.name) for field in fields(thing)))
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield abs(thing)


@pytest.mark.parametrize("card", [card for card in POOL if card.text], ids=lambda card: card.name)
def test_what_a_card_does_it_says_in_the_same_figures(card: Card):
    text = card.text.lower()
    said = {int(figure) for figure in re.findall(r"\d+", text)}
    said |= {number for word, number in WORDS.items() if re.search(rf"\b{word}\b", text)}
    done = set(numbers((card.effect, card.target, card.trigger, card.refresh, card.keywords, card.escape)))
    assert done - {0, 1, UNBOUNDED} <= said, "one is told by words such as `a card`"
    by_keywords = {card.value, card.value + card.powers.get("OVERPOWER", 0)}
    by_keywords |= {4} if {"CRUSH", "CARVE"} & card.powers.keys() else set()
    by_keywords |= {2} if "ACCURATE" in card.powers or "second action" in text else set()
    assert said - {1} <= done | by_keywords


def test_nothing_is_done_no_times():
    def ops(thing: object) -> Iterator[Struct]:
        if isinstance(thing, tuple):
            for part in thing:
                yield from ops(part)
        elif isinstance(thing, Struct):
            yield thing
            yield from ops(tuple(getattr(thing, field.name) for field in fields(thing)))

    every = [op for card in POOL for op in ops(card.effect)]
    assert all(op.n for op in every if isinstance(op, Damage | Discard | Draw | Recover | Shard | Spend))
    assert all(op.up_to for op in every if isinstance(op, Move))
    assert sorted(op.n for op in every if isinstance(op, Block)) == [0, 1, 1, 1, 1, 2]
