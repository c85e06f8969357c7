"""What a seat may know, built from nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import zip_longest
from typing import Any, NamedTuple

from msgspec.structs import astuple

from gloaming.api.views import BaseView, Look, decides, made_of, made_of_all_but
from gloaming.games.twilight import derived
from gloaming.games.twilight.cards import BACKS, FACES
from gloaming.games.twilight.natures import conviction
from gloaming.games.twilight.power import LEVELS, Units, counted
from gloaming.games.twilight.rules.feasible import power_works
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.perform import Perform
from gloaming.games.twilight.rules.trade import FreeTrade
from gloaming.games.twilight.settings import Settings
from gloaming.games.twilight.state import Permanent, Player, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.content import fields_of


class Seen(Frozen):
    """A card as a seat sees it: always its back where that shows, its number and face where the seat knows them."""

    level: int
    """0 where not even the back shows."""
    card: int | None = None
    face: int | None = None


class Deep(Frozen):
    """A known card inside a Life Stack."""

    depth: int
    """0 is the top."""
    seen: Seen


class AspectView(Frozen):
    """An Aspect card in a Resource Area."""

    seen: Seen
    fresh: bool
    face_up: bool
    manifested: bool


class Place(Frozen):
    """Where a hidden card lies."""

    seat: int
    zone: str
    """`hand`, `life`, `aspects`, `resources` or `set_aside`."""
    level: int
    """0 where its back does not show."""


class Whisper(Frozen):
    """Cards known to lie in these places, though not which of them in which."""

    faces: tuple[int, ...]
    places: tuple[Place, ...]


class PermanentView(Frozen):
    """A card in the Combat Field, with its present values."""

    card: int
    face: int
    controller: int
    owner: int
    mini: bool
    fresh: bool
    level: int
    fight: int
    life: int
    armor: int
    keywords: tuple[str, ...]
    damage: int
    blessings: int
    freezes: int
    direction: str
    covered: bool
    attacks: int
    stack: str
    blocks: int
    new: bool
    """Came under this control this turn."""
    upkeep_paid: bool
    copies: int
    doomed: bool


class PlayerView(Frozen):
    seat: int
    team: int
    deity: int
    face_up: bool
    faithful: bool
    conviction: bool
    power_works: bool
    """True if the Deity is face up and its power, used now, would do something."""
    out: bool
    hand: tuple[Seen, ...]
    life: int
    life_top: tuple[Seen, ...]
    """Backs that everyone has seen, from the top down."""
    life_known: tuple[Deep, ...]
    discard: tuple[Seen, ...]
    destroyed: tuple[Seen, ...]
    aspects: tuple[Seen, ...]
    resources: tuple[AspectView, ...]
    power: Units
    set_aside: tuple[Seen, ...]
    limit: Units
    armor: int
    damaged: int
    turns: int


class ItemView(Frozen):
    """Something on the chain that has not resolved."""

    depth: int
    """Where it is on the agenda: the number by which it is chosen."""
    kind: str
    seat: int
    card: int
    face: int
    text: str
    at: int
    """How many of its instructions are done."""
    of: int
    """How many instructions it has."""
    cards: tuple[int, ...]
    """Cards it is aimed at."""
    seats: tuple[int, ...]
    """Players it is aimed at."""
    x: int


class OfferView(Frozen):
    """The offer that is being made or answered."""

    of: int
    to: int
    gives: Units
    wants: Units
    made: bool
    """False while it is still being put together."""


class DraftView(Frozen):
    """A draft as a seat sees it."""

    pile: int
    """Which of the three piles goes round; 0 while Deities do."""
    pack: tuple[Seen, ...]
    """The cards in hand, of which one is kept."""
    cards: tuple[Seen, ...]
    """The cards kept so far."""
    offered: tuple[int, ...]
    """The Deities in hand, of which one is kept."""
    deities: tuple[int, ...]
    """The Deities kept so far."""


class View(BaseView, kw_only=True):
    """Everything a seat may know."""

    first: int
    phase: str
    window: str
    """The action window that is open, if one is."""
    players: tuple[PlayerView, ...]
    field: tuple[PermanentView, ...]
    chain: tuple[ItemView, ...]
    """The last is the one that resolves first."""
    whispers: tuple[Whisper, ...]
    offer: OfferView | None
    refused: tuple[int, ...]
    traded: tuple[int, ...]
    destroyed_this_turn: int
    options: Settings
    draft: DraftView | None
    """None once decks are ready, and for a spectator."""


class Values(NamedTuple):
    """What follows for a player from all cards."""

    conviction: bool
    power_works: bool
    armor: int


class Known(Frozen, cache_hash=True):
    """The cards that a viewer knows, and which card each of all is."""

    numbers: frozenset[int]
    faces: tuple[int, ...]

    def see(self, cards: Iterable[int]) -> tuple[Seen, ...]:
        """Cards as the viewer sees them."""
        known, faces = self.numbers, self.faces
        return tuple([_face_up(card, faces[card]) if card in known else BACK[BACKS[faces[card]]] for card in cards])


SEEN_ZONES = ("hand", "discard", "destroyed", "aspects", "set_aside")
"""Where everyone sees how many cards lie."""

BACK = tuple(Seen(level) for level in range(max(LEVELS) + 1))


@cache
def _face_up(card: int, face: int) -> Seen:
    return Seen(BACKS[face], card, face)


NO_CARDS = ("agenda", "ask", "chance", "listener", "outcome", "phase", "step", "refused", "traded", "waiting", "seized")
"""What changes no card and no value of one."""


@made_of_all_but(*NO_CARDS)
def besides(look: Look[Play], seat: int | None) -> dict[str, Any]:
    """What a seat may know otherwise than everyone."""
    return {"players": look(_players, seat), "whispers": look(_whispers, seat), "draft": _draft(look, seat)}


@made_of_all_but(*NO_CARDS)
def _players(look: Look[Play], viewer: int | None) -> tuple[PlayerView, ...]:
    pos, known = look.position, look(_known, viewer)
    return tuple(
        [
            _player(player, seat, known, values)
            for seat, (player, values) in enumerate(zip(pos.players, look(_values), strict=True))
        ]
    )


@made_of("seen", "faces")
def _known(look: Look[Play], viewer: int | None) -> Known:
    return Known(look.position.all_known(viewer), look.position.faces)


@made_of_all_but(*NO_CARDS, "seen", "mixed")
def _values(look: Look[Play], _: int | None) -> list[Values]:
    pos = look.position
    return [
        Values(conviction(pos, seat), player.face_up and power_works(pos, seat), derived.player_armor(pos, seat))
        for seat, player in enumerate(pos.players)
    ]


@made_of_all_but(*NO_CARDS, "seen", "mixed")
def _field(look: Look[Play], _: int | None) -> tuple[PermanentView, ...]:
    pos = look.position
    return tuple([_permanent(pos, one) for one in pos.field])


def public(look: Look[Play]) -> View:
    """What everyone may know."""
    pos = look.position
    agenda = [frame.rule for frame in pos.agenda]
    chain = tuple(
        _item(rule, depth, isinstance(above, Perform))
        for depth, (rule, above) in enumerate(zip_longest(agenda, agenda[1:]))
        if isinstance(rule, Item)
    )
    return View(
        **fields_of(pos, "seats", "turn", "active", "first", "phase", "refused", "traded", "destroyed_this_turn"),
        **fields_of(pos, "options", "outcome"),
        window=_window(pos),
        players=look(_players),
        field=look(_field),
        chain=chain,
        whispers=(),
        offer=_offer(pos),
        draft=None,
        decides=decides(pos, None),
    )


def _draft(look: Look[Play], viewer: int | None) -> DraftView | None:
    draft = look.position.draft
    if draft is None or viewer is None:
        return None
    known = look(_known, viewer)
    return DraftView(
        pile=draft.pile,
        pack=known.see(sorted(draft.packs[viewer])),
        cards=known.see(draft.cards[viewer]),
        offered=draft.pantheons[viewer],
        deities=draft.deities[viewer],
    )


def _window(pos: State) -> str:
    """The moment of the innermost open window; the chain's own response rounds count as the window around them."""
    moments = [rule.moment for frame in pos.agenda if (rule := frame.rule) and hasattr(rule, "moment")]
    return moments[0] if moments else ""


@lru_cache(maxsize=4096)
def _player(player: Player, seat: int, known: Known, values: Values) -> PlayerView:
    """A player as one who knows these cards sees them; the same for all who know the same of this player's cards."""
    own = known.numbers.intersection((*player.held(), *player.destroyed))
    return _player_to(player, seat, Known(own, known.faces), values)


@lru_cache(maxsize=4096)
def _player_to(player: Player, seat: int, known: Known, values: Values) -> PlayerView:
    top_down = player.life[::-1]
    resources = tuple(
        [
            AspectView(card, one.fresh, one.face_up, one.manifested)
            for card, one in zip(known.see([one.card for one in player.resources]), player.resources, strict=True)
        ]
    )
    zones: dict[str, Any] = {zone: known.see(getattr(player, zone)) for zone in SEEN_ZONES}
    return PlayerView(
        **fields_of(player, "team", "deity", "face_up", "faithful", "out", "power", "damaged", "turns"),
        **values._asdict(),
        seat=seat,
        **zones,
        life=len(player.life),
        life_top=known.see(top_down[: player.shown]),
        life_known=tuple(
            [Deep(depth, *known.see([card])) for depth, card in enumerate(top_down) if card in known.numbers]
        ),
        resources=resources,
        limit=counted([aspect.seen.level for aspect in resources]),
    )


@made_of("players", "seen", "mixed", "faces")
def _whispers(look: Look[Play], viewer: int | None) -> tuple[Whisper, ...]:
    """What the viewer knows of cards that were mixed; the true place of each stays out of it."""
    pos = look.position
    assert viewer is not None
    known = look(_known, viewer).numbers
    if not any(card not in known for group in pos.mixed for card in group.known_to(viewer)):
        return ()
    places = look(_places)
    found = []
    for group in pos.mixed:
        lying = [card for card in group.things if card in places and card not in known]
        hidden = sorted((places[card] for card in lying), key=astuple)
        faces = sorted(pos.faces[card] for card in group.known_to(viewer) if card in lying)
        if faces:
            found.append(Whisper(tuple(faces), tuple(hidden)))
    return tuple(sorted(found, key=lambda whisper: (whisper.faces, len(whisper.places))))


@made_of("players", "mixed", "faces")
def _places(look: Look[Play], _: int | None) -> dict[int, Place]:
    """Where each card lies face down that was mixed with others."""
    pos = look.position
    mixed = {card for group in pos.mixed for card in group.things}
    return {
        card: Place(seat, zone, pos.level(card) if back else 0)
        for seat, zone, card, back in pos.face_down()
        if card in mixed
    }


def _permanent(pos: State, one: Permanent) -> PermanentView:
    creature = FACES[one.face].kind == "creature"
    return PermanentView(
        **fields_of(one, "card", "face", "controller", "fresh", "damage", "blessings", "freezes", "direction"),
        **fields_of(one, "attacks", "stack", "blocks", "upkeep_paid", "copies"),
        owner=pos.owners[one.card] if one.card < len(pos.owners) else one.controller,
        mini=pos.is_mini(one),
        level=FACES[one.face].aspect,
        fight=derived.fight(pos, one) if creature else 0,
        life=derived.life(pos, one) if creature else 0,
        armor=derived.armor(pos, one) if creature else 0,
        keywords=tuple(sorted(derived.keywords(pos, one))),
        covered=not pos.uncovered(one),
        new=one.since == pos.turn,
        doomed=one.card in pos.doomed,
    )


def _item(item: Item, depth: int, performing: bool) -> ItemView:
    """One item; an instruction that is being carried out is not done yet."""
    matter = item.matter
    return ItemView(
        **fields_of(matter, "kind", "seat", "card", "face", "x"),
        depth=depth,
        text=matter.words(),
        at=item.at - performing,
        of=len(matter.abilities),
        cards=tuple(card for aim in matter.aims for card in aim.cards),
        seats=tuple(seat for aim in matter.aims for seat in aim.seats),
    )


def _offer(pos: State) -> OfferView | None:
    rule: Any = pos.find(FreeTrade)
    return None if rule is None else OfferView(rule.of, rule.to, rule.gives, rule.wants, rule.made)
