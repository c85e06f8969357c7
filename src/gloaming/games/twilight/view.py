"""What a seat may know, built from nothing else."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from gloaming.games.twilight import derived
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.natures import conviction
from gloaming.games.twilight.power import Units
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.perform import Perform
from gloaming.games.twilight.rules.trade import FreeTrade
from gloaming.games.twilight.settings import Settings
from gloaming.games.twilight.state import Permanent, State
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.views import BaseView, decides


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
    """One player."""

    seat: int
    team: int
    deity: int
    face_up: bool
    faithful: bool
    conviction: bool
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


def seen(pos: State, card: int, viewer: int | None, *, back: bool = True) -> Seen:
    """A card as the viewer sees it."""
    if pos.knows(viewer, card):
        return Seen(pos.level(card), card, pos.faces[card])
    return Seen(pos.level(card) if back else 0)


def view(pos: State, viewer: int | None) -> View:
    """What that seat may know; None is a spectator."""
    agenda = [frame.rule for frame in pos.agenda]
    chain = tuple(
        _item(rule, depth, isinstance(above, Perform))
        for depth, (rule, above) in enumerate(zip_longest(agenda, agenda[1:]))
        if isinstance(rule, Item)
    )
    return View(
        seat=viewer,
        seats=pos.seats,
        turn=pos.turn,
        active=pos.active,
        first=pos.first,
        phase=pos.phase,
        window=_window(pos),
        players=tuple(_player(pos, seat, viewer) for seat in range(pos.seats)),
        field=tuple(_permanent(pos, one) for one in pos.field),
        chain=chain,
        whispers=_whispers(pos, viewer),
        offer=_offer(pos),
        refused=pos.refused,
        traded=pos.traded,
        destroyed_this_turn=pos.destroyed_this_turn,
        options=pos.options,
        draft=_draft(pos, viewer),
        decides=decides(pos, viewer),
        outcome=pos.outcome,
    )


def _draft(pos: State, viewer: int | None) -> DraftView | None:
    draft = pos.draft
    if draft is None or viewer is None:
        return None
    return DraftView(
        pile=draft.pile,
        pack=tuple(seen(pos, card, viewer) for card in sorted(draft.packs[viewer])),
        cards=tuple(seen(pos, card, viewer) for card in draft.cards[viewer]),
        offered=draft.pantheons[viewer],
        deities=draft.deities[viewer],
    )


def _window(pos: State) -> str:
    """The moment of the innermost open window; the chain's own response rounds count as the window around them."""
    moments = [rule.moment for frame in pos.agenda if (rule := frame.rule) and hasattr(rule, "moment")]
    return moments[0] if moments else ""


def _player(pos: State, seat: int, viewer: int | None) -> PlayerView:
    player = pos.players[seat]
    shown = min(player.shown, len(player.life))
    top_down = player.life[::-1]
    return PlayerView(
        seat=seat,
        team=player.team,
        deity=player.deity,
        face_up=player.face_up,
        faithful=player.faithful,
        conviction=conviction(pos, seat),
        out=player.out,
        hand=tuple(seen(pos, card, viewer) for card in player.hand),
        life=len(player.life),
        life_top=tuple(seen(pos, card, viewer) for card in top_down[:shown]),
        life_known=tuple(
            Deep(depth, seen(pos, card, viewer)) for depth, card in enumerate(top_down) if pos.knows(viewer, card)
        ),
        discard=tuple(seen(pos, card, viewer) for card in player.discard),
        destroyed=tuple(seen(pos, card, viewer) for card in player.destroyed),
        aspects=tuple(seen(pos, card, viewer) for card in player.aspects),
        resources=tuple(
            AspectView(seen(pos, one.card, viewer), one.fresh, one.face_up, one.manifested) for one in player.resources
        ),
        power=player.power,
        set_aside=tuple(seen(pos, card, viewer) for card in player.set_aside),
        limit=pos.resource_levels(seat),
        armor=derived.player_armor(pos, seat),
        damaged=player.damaged,
        turns=player.turns,
    )


def _whispers(pos: State, viewer: int | None) -> tuple[Whisper, ...]:
    """What the viewer knows of cards that were mixed; the true place of each stays out of it."""
    if viewer is None or not pos.mixed:
        return ()
    places = {
        card: Place(seat, zone, pos.level(card) if back else 0)
        for seat, zone, card, back in pos.face_down()
        if not pos.knows(viewer, card)
    }
    found = []
    for group in pos.mixed:
        hidden = sorted((places[card] for card in group.things if card in places), key=_by_place)
        faces = sorted(pos.faces[card] for card in group.known_to(viewer) if card in places)
        if faces:
            found.append(Whisper(tuple(faces), tuple(hidden)))
    return tuple(sorted(found, key=lambda whisper: (whisper.faces, len(whisper.places))))


def _by_place(place: Place) -> tuple[int, str, int]:
    return place.seat, place.zone, place.level


def _permanent(pos: State, one: Permanent) -> PermanentView:
    creature = FACES[one.face].kind == "creature"
    return PermanentView(
        card=one.card,
        face=one.face,
        controller=one.controller,
        owner=pos.owners[one.card] if one.card < len(pos.owners) else one.controller,
        mini=pos.is_mini(one),
        fresh=one.fresh,
        level=FACES[one.face].level,
        fight=derived.fight(pos, one) if creature else 0,
        life=derived.life(pos, one) if creature else 0,
        armor=derived.armor(pos, one) if creature else 0,
        keywords=tuple(sorted(derived.keywords(pos, one))),
        damage=one.damage,
        blessings=one.blessings,
        freezes=one.freezes,
        direction=one.direction,
        covered=not pos.uncovered(one),
        attacks=one.attacks,
        stack=one.stack,
        blocks=one.blocks,
        new=one.since == pos.turn,
        upkeep_paid=one.upkeep_paid,
        copies=one.copies,
        doomed=one.card in pos.doomed,
    )


def _item(item: Item, depth: int, performing: bool) -> ItemView:
    """One item; an instruction that is being carried out is not done yet."""
    matter = item.matter
    return ItemView(
        depth=depth,
        kind=matter.kind,
        seat=matter.seat,
        card=matter.card,
        face=matter.face,
        text=matter.words(),
        at=item.at - performing,
        of=len(matter.abilities),
        cards=tuple(card for aim in matter.aims for card in aim.cards),
        seats=tuple(seat for aim in matter.aims for seat in aim.seats),
        x=matter.x,
    )


def _offer(pos: State) -> OfferView | None:
    rule: Any = next((frame.rule for frame in reversed(pos.agenda) if isinstance(frame.rule, FreeTrade)), None)
    return None if rule is None else OfferView(rule.of, rule.to, rule.gives, rule.wants, rule.made)
