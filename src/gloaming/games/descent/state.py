"""The position of a game of Descent: what lies on the table, as frozen records."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from gloaming.games.descent.campaign.sheet import CampaignSheet
from gloaming.games.descent.cards import CARDS, SHEETS, cards_named
from gloaming.games.descent.cards.card import Card, Sheet
from gloaming.games.descent.settings import Settings
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.hidden import HiddenThings
from gloaming.pieces.sides import clockwise
from gloaming.pieces.squares import mask_of

Side = Literal["heroes", "overlord"]
Kind = Literal["hero", "familiar", "monster", "lieutenant", "npc", "object"]
Rank = Literal["", "minion", "master"]
Gone = Literal["", "defeated", "left", "removed"]
DoorState = Literal["closed", "open", "locked", "broken"]

NOBODY = -1
"""No figure."""
NOWHERE = -1
"""No space."""
NOTHING = -1
"""No card, no token, no group."""
OVERLORD = 0
"""The overlord's seat."""
ACTIONS_PER_TURN = 2

CONDITIONS = ("Diseased", "Immobilized", "Poisoned", "Stunned")
DISEASED, IMMOBILIZED, POISONED, STUNNED = (1 << n for n in range(4))
CONDITION_BIT = {name: 1 << n for n, name in enumerate(CONDITIONS)}


class Masks(dict[tuple[int, ...], int]):
    """Spaces in order, and the same as a set: worked out once."""

    def __missing__(self, spaces: tuple[int, ...]) -> int:
        mask = self[spaces] = mask_of(spaces)
        return mask


_masks = Masks()


class Figure(Frozen, kw_only=True):
    """Whoever stands on the map: hero, familiar, monster, lieutenant, character; objects that can be attacked, too."""

    kind: Kind
    name: str
    """The name of its sheet: hero, monster type, lieutenant, familiar."""
    side: Side
    rank: Rank = ""
    act: int = 1
    group: int = NOTHING
    id: str = ""
    """What the quest calls it, where it has a name of its own there."""
    spaces: tuple[int, ...] = ()
    """Where it stands, in order; nowhere while it is not on the map."""
    fallen: int = NOWHERE
    """Where the hero token of a knocked-out hero lies."""
    away: int = NOWHERE
    """Where the token of a hero lies who has vanished until his next turn, or of a monster that will rise again."""
    risen: bool = False
    """True for a monster that has risen again until the end of this turn of the overlord."""
    gone: Gone = ""
    """How it left the map for good."""
    via: str = ""
    """The way by which it left."""
    damage: int = 0
    fatigue: int = 0
    conditions: int = 0
    carries: int = NOTHING
    """The token it carries."""
    owner: int = NOBODY
    """The hero a familiar belongs to."""
    relic: int = NOTHING
    """The relic a lieutenant wields: one at most (DE-427)."""
    relic_exhausted: bool = False
    extra_health: int = 0
    # What it has left and has done in its own turn or activation.
    actions: int = 0
    points: int = 0
    """Movement points."""
    attacks: int = 0
    """Attacks it may still make: monsters have one in each activation."""
    moves: int = 0
    """Move actions taken."""
    acted: bool = False
    """True once it has had its turn or activation in this round."""
    stepped: bool = False
    """True if it has left its space since its turn began."""
    moving: bool = False
    """True while its move action runs: it may trade (R18), and a pit ends it."""
    extra_moves: int = 0
    """Move actions beyond its actions."""
    extra_attacks: int = 0
    """Attack actions beyond its actions."""

    @property
    def at(self) -> int:
        """Its space, or the first of its spaces."""
        return self.spaces[0]

    @property
    def mask(self) -> int:
        """Where it stands, as a set of spaces; 0 while it is not on the map."""
        return _masks[self.spaces]

    @property
    def large(self) -> bool:
        return len(self.spaces) > 1

    @property
    def is_monster(self) -> bool:
        """Minions, masters and lieutenants of the overlord."""
        return self.kind in ("monster", "lieutenant") and self.side == "overlord"


class Hero(Frozen, kw_only=True):
    """A hero as he goes from one encounter to the next: sheet, class, cards. His figure has the same number."""

    seat: int
    name: str
    class_name: str
    sheet: int
    """The card of his hero sheet."""
    skills: tuple[int, ...] = ()
    items: tuple[int, ...] = ()
    """Starting equipment, Shop Items, Search cards and Relics he carries."""
    equipped: tuple[int, ...] = ()
    exhausted: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    """Search cards turned face down."""
    traded: tuple[int, ...] = ()
    """Cards got in a trade since his last turn: not to be equipped yet (DE-262)."""
    feat_used: bool = False
    rested: bool = False
    seen_by: tuple[int, ...] = ()
    """The monsters that saw a sneaky hero when his turn began."""
    xp: int = 0


class Group(Frozen):
    """A monster group: its type, and what the quest calls it."""

    id: str
    type: str
    activated: bool = False
    """True once it has been activated in this overlord turn."""


class Token(Frozen, kw_only=True):
    """An objective or search token: where it lies and which face it shows."""

    kind: str
    """search, or the id the quest gives it."""
    space: int = NOWHERE
    carrier: int = NOBODY
    face: str = ""
    """What is on its other side; who knows it stands in `seen`."""
    seen: int = 0
    """Who has seen its face, as bits of seats."""
    unique: bool = False


class Lasting(Frozen, kw_only=True):
    """A modifier of a card that goes on working after it was used."""

    card: int
    modifier: int
    """Its place among the modifiers of the card."""
    figure: int
    """Whose value it changes."""
    until: str
    """turn_end, next_turn_start, next_turn_end of that figure; round_end; overlord_turn_start; attack; encounter."""
    owner: int = NOBODY
    """Whose turn ends it, if that is somebody else."""


class Change(Frozen, kw_only=True):
    """What a rule of the quest has changed until the encounter ends."""

    who: str
    """An id or a word of the quest: figures that arrive later are meant, too. Empty if it is one figure alone."""
    figure: int = NOBODY
    stat: str
    by: int = 0
    die: str = ""


class Due(Frozen, kw_only=True):
    """Something a rule of the quest does some rounds later, as the owner of the figure begins his turn."""

    round: int
    side: Side
    figure: int
    """The hero in whose turn it happens; nobody for the overlord's turn."""
    rule: int
    op: int
    """Its place among what the rule does."""
    brings: str = ""
    """The group, lieutenant or character that arrives then."""


@lru_cache(maxsize=1024)
def _together(sheet: int, skills: tuple[int, ...], equipped: tuple[int, ...]) -> tuple[int, ...]:
    return (sheet, *skills, *equipped)


class State(HiddenThings, kw_only=True):
    """Everything on the table."""

    options: Settings
    quest: str
    encounter: str
    act: int
    """Whose cards monsters use."""
    heroes: list[Hero]
    figures: list[Figure]
    """Heroes first, in the order of `heroes`."""
    groups: list[Group]
    tokens: list[Token]
    doors: tuple[DoorState, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    round: int = 0
    rounds_over: int = 0
    """The last round that has ended."""
    active: int = NOBODY
    """The hero whose turn it is, or the monster that is activated."""
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    """The Overlord deck; its top is the last."""
    discard: tuple[int, ...] = ()
    set_aside: tuple[int, ...] = ()
    """Overlord cards that stay out of this quest; only the overlord knows which (DE-389, DE-391)."""
    played: tuple[tuple[str, int], ...] = ()
    """Overlord cards played in this turn or activation and on whom (DE-281)."""
    search_deck: tuple[int, ...] = ()
    search_discard: tuple[int, ...] = ()
    shop: tuple[int, ...] = ()
    """Shop Items nobody owns."""
    box: tuple[int, ...] = ()
    """Overlord cards, relics and Shop Items that are not in the game."""
    lasting: tuple[Lasting, ...] = ()
    used: tuple[tuple[int, int, int], ...] = ()
    """Abilities used up: figure, card, and 0 for this turn, 1 for this round."""
    results: tuple[str, ...] = ()
    """Who won each encounter so far: heroes, overlord, or nobody."""
    defeated: tuple[str, ...] = ()
    """What has been defeated in this encounter: ids and names, once for each time."""
    ran: tuple[tuple[int, int, int], ...] = ()
    """Rules of the quest that are limited and have spoken: which, and the turn and figure, or the round."""
    changes: tuple[Change, ...] = ()
    due: tuple[Due, ...] = ()
    campaign: CampaignSheet | None = None
    """What is written on the Campaign sheet; None where a single quest is played."""

    # Seats and sides.

    def seat_of(self, figure: int) -> int:
        """Who decides for a figure."""
        one = self.figures[figure]
        if one.kind == "hero":
            return self.heroes[figure].seat
        if one.side == "overlord":
            return OVERLORD
        return self.heroes[one.owner].seat if one.owner != NOBODY else 1 % self.seats

    def commander(self, figure: int) -> int:
        """Who says what a figure does: the overlord while he has charmed a hero."""
        return OVERLORD if self.figures[figure].side == "overlord" else self.seat_of(figure)

    def seat_order(self) -> tuple[int, ...]:
        """Who may speak at a moment: the one whose turn it is first (DE-344), then the others around the table."""
        first = self.seat_of(self.active) if self.active != NOBODY else OVERLORD
        return clockwise(self.seats, first)

    def heroes_of(self, seat: int) -> list[int]:
        return [number for number, hero in enumerate(self.heroes) if hero.seat == seat]

    def enemies(self, figure: int, other: int) -> bool:
        return self.figures[figure].side != self.figures[other].side

    def opened_types(self) -> tuple[str, ...]:
        """Monster types the overlord may take for any open group, as a campaign has opened them to him (SR-03)."""
        return self.campaign.opened if self.campaign is not None else ()

    @property
    def on_the_road(self) -> bool:
        """True while the heroes travel: neither the quest nor Overlord cards speak (DE-417). `rules/position.py`."""
        return False

    # Figures.

    def on_map(self, figure: int) -> bool:
        return bool(self.figures[figure].spaces)

    def foes(self, side: Side) -> list[int]:
        """The figures on the map that are not of a side."""
        return [n for n, one in enumerate(self.figures) if one.spaces and one.side != side]

    def standing(self, side: Side) -> list[int]:
        """The figures of a side on the map, objects not counted."""
        return [n for n, one in enumerate(self.figures) if one.spaces and one.side == side and one.kind != "object"]

    def monsters(self) -> list[int]:
        return [n for n, one in enumerate(self.figures) if one.spaces and one.is_monster]

    def in_group(self, group: int) -> list[int]:
        return [n for n, one in enumerate(self.figures) if one.spaces and one.group == group]

    def knocked_out(self, figure: int) -> bool:
        return self.figures[figure].fallen != NOWHERE

    def sheet(self, figure: int) -> Sheet:
        """The numbers printed for a figure."""
        one = self.figures[figure]
        return SHEETS[one.name, one.rank, one.act, len(self.heroes)]

    def has_condition(self, figure: int, bit: int) -> bool:
        return bool(self.figures[figure].conditions & bit)

    # Cards.

    def cards_in_force(self, figure: int) -> tuple[int, ...]:
        """The cards whose words work for a figure now."""
        one = self.figures[figure]
        if one.kind == "hero":
            hero = self.heroes[figure]
            return _together(hero.sheet, hero.skills, hero.equipped)
        abilities = cards_named(self.sheet(figure).abilities)
        return abilities if one.relic == NOTHING else (*abilities, one.relic)

    def weapons(self, figure: int) -> list[int]:
        """The weapons a hero has equipped (DE-184)."""
        return [card for card in self.heroes[figure].equipped if CARDS[card].is_weapon]

    def search_cards(self, figure: int) -> list[int]:
        """The Search cards a hero can still use."""
        hero = self.heroes[figure]
        return [card for card in hero.items if CARDS[card].kind == "search" and card not in hero.used]

    def card(self, number: int) -> Card:
        return CARDS[number]

    def counter(self, name: str) -> int:
        return next((number for counter, number in self.counters if counter == name), 0)
