"""The ops of the vocabulary that need nothing but a verb or one of the rules about cards and Phantoms."""

from __future__ import annotations

from gloaming.games.dusk import effects as fx
from gloaming.games.dusk.arena import HEXES
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.options import DestroyCard, Location, ShardFrom, SpendShards, Target, Wick
from gloaming.games.dusk.options import Place as PlaceOption
from gloaming.games.dusk.rules.conditions import Context, all_hold, seats_meant
from gloaming.games.dusk.rules.draw import (
    BanishCards,
    BanishOfChoice,
    DiscardCards,
    DrawCards,
    can_be_banished,
    fits_value,
)
from gloaming.games.dusk.rules.hit_location import Damage, LossAnswered
from gloaming.games.dusk.rules.look import LookAtDeck
from gloaming.games.dusk.rules.moments import happened
from gloaming.games.dusk.rules.texts import RunText, does, payable
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.state import LOCATIONS, NOTHING, Boost
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Ask, Next, Rule, again, choose, done

WICKS = tuple(Wick(place) for place in range(HEXES))
LOCATION_OPTIONS = {location: Location(location) for location in LOCATIONS}


class ForEach(Rule):
    """Do the same with each of several players."""

    rules: tuple[Walk | Damage, ...]

    def next(self, g: Play) -> Next:
        if not self.rules:
            return done()
        return self.having(rules=self.rules[1:]).then(self.rules[0])

    def go_on(self, g: Play) -> Next:
        return again("next")


# Cards.


@does(fx.Draw)
def draw(g: Play, run: RunText, op: fx.Draw) -> Rule | None:
    number = run.tally.shards if op.n == "shards_here" else op.n
    return DrawCards(run.about.seat, min(number, op.max))


@does(fx.Discard)
def discard(g: Play, run: RunText, op: fx.Discard) -> Rule | None:
    for seat in seats_meant(g, run.about, op.who):
        return DiscardCards(seat, op.n, op.pick == "random", op.min_value, op.max_value)
    return None


@payable(fx.Discard)
def can_discard(g: Play, about: Context, op: fx.Discard) -> bool:
    for seat in seats_meant(g, about, op.who):
        hand = g.players[seat].hand
        fitting = [c for c in hand if c != about.card and fits_value(c, op.min_value, op.max_value)]
        return len(fitting) >= op.n
    return False


@does(fx.Banish)
def banish(g: Play, run: RunText, op: fx.Banish) -> Rule | None:
    about = run.about
    for seat in seats_meant(g, about, op.who):
        if op.source == "deck":
            return BanishCards(seat, about.seat, g.players[seat].deck[-op.n :])
        if op.source == "this":
            return BanishThis(about)
        if op.source == "event":
            cards = getattr(g.agenda[about.answers].rule, "cards", ())
            return BanishCards(seat, about.seat, tuple(c for c in cards if c in g.players[seat].boneyard))
        return BanishOfChoice(seat, op.source, op.n, op.optional)
    return None


@payable(fx.Banish)
def can_banish(g: Play, about: Context, op: fx.Banish) -> bool:
    if op.source == "hand":
        hand = g.players[about.seat].hand
        return sum(1 for card in hand if card != about.card and can_be_banished(card)) >= op.n
    return True


class BanishThis(Rule):
    """A card on the table or in play goes to the Void; the tally notes the Shards that were on it."""

    about: Context

    def banish(self, g: Play) -> Next:
        card = self.about.card
        if g.lying(card) is not None:
            g.leave_play(card, destroyed=False, to="void")
        elif card in g.table:
            g.resolve_card(card, "void")
        return None

    def answered(self, g: Play) -> Next:
        seat = g.owner(self.about.card)
        if self.about.card not in g.players[seat].void:
            return None
        return happened(g, "card_banished", self.about.seat, seat, (self.about.card,))

    def result(self, g: Play) -> Next:
        return done(True)


@does(fx.Look)
def look(g: Play, run: RunText, op: fx.Look) -> Rule | None:
    about = run.about
    if op.who == "any":
        return LookAtDeck(about.seat, NOTHING, op.n, op.take, op.bin, op.rest)
    for seat in seats_meant(g, about, op.who):
        if op.zone == "hand":
            g.look_at_hand(about.seat, seat)
            return None
        return LookAtDeck(about.seat, seat, op.n, op.take, op.bin, op.rest)
    return None


# Turns.


@does(fx.Redraw)
def redraw(g: Play, run: RunText, op: fx.Redraw) -> Rule | None:
    if op.duration != "in_play":
        g.change_refill(run.about.seat, op.by)
    return None


@does(fx.Initiative)
def initiative(g: Play, run: RunText, op: fx.Initiative) -> Rule | None:
    for seat in seats_meant(g, run.about, op.who):
        g.change_initiative(seat, op.by)
    return None


@does(fx.Action)
def action(g: Play, run: RunText, op: fx.Action) -> Rule | None:
    if g.active == run.about.seat:
        g.gain_action(op.n, op.kind)
    return None


@does(fx.Passive)
def passive(g: Play, run: RunText, op: fx.Passive) -> Rule | None:
    for seat in seats_meant(g, run.about, op.who):
        g.turn_passive(seat, ready=op.to == "ready")
    return None


@does(fx.Stun)
def stun(g: Play, run: RunText, op: fx.Stun) -> Rule | None:
    for seat in seats_meant(g, run.about, op.who):
        g.stun(seat)
    return None


@does(fx.Forbid)
def forbid(g: Play, run: RunText, op: fx.Forbid) -> Rule | None:
    if op.what == "block":
        g.add_boost(Boost("unblockable", 1))
    else:
        for seat in seats_meant(g, run.about, op.who):
            g.hold_still(seat, next_turn=op.duration == "next_turn")
    return None


@does(fx.Tether)
@does(fx.Tax)
def nothing(g: Play, run: RunText, op: fx.Lasting) -> Rule | None:
    return None


# Phantoms.


@does(fx.Move)
def move(g: Play, run: RunText, op: fx.Move) -> Rule | None:
    about = run.about
    length = run.tally.spent if op.up_to == "spent" else op.up_to
    seats = seats_meant(g, about, op.who)
    if op.within:
        seats = [seat for seat in seats if g.distance(about.seat, seat) <= op.within]
    return ForEach(tuple(Walk(s, about.seat, length, direction=op.direction, through=op.through) for s in seats))


@does(fx.Place)
def place(g: Play, run: RunText, op: fx.Place) -> Rule | None:
    return PutPhantom(run.about, op.at, op.swap)


@payable(fx.Place)
def can_place(g: Play, about: Context, op: fx.Place) -> bool:
    return not g.held_still(about.seat) and bool(_free_spots(g, about.seat, op.at))


def _free_spots(g: Play, seat: int, at: str) -> list[int]:
    spots = g.board.corners if at == "corner" else g.own_wicks(seat)
    taken = g.taken()
    return [spot for spot in spots if not taken >> spot & 1]


class PutPhantom(Rule):
    """Put your Phantom on a free corner or on one of your Wicks; this counts as moving."""

    about: Context
    at: str
    swap: bool
    start: int = NOTHING
    end: int = NOTHING

    def ask(self, g: Play) -> Next:
        seat = self.about.seat
        spots = _free_spots(g, seat, self.at)
        if g.players[seat].out or g.held_still(seat) or not spots:
            return done()
        return choose(seat, "place", [PlaceOption(spot) for spot in spots])

    def put(self, g: Play, option: PlaceOption) -> Next:
        seat = self.about.seat
        start = g.players[seat].hex
        g.move_phantom(seat, option.hex, g.board.distance[start][option.hex], seat)
        return self.having(start=start, end=option.hex)

    def wick(self, g: Play) -> Next:
        if self.at != "token" or self.end not in g.own_wicks(self.about.seat):
            return None
        g.remove_wick(self.end)
        if self.swap:
            if self.start not in g.wicks:
                g.place_wick(self.start)
            return None
        return happened(g, "destroyed", self.about.seat, self.about.seat, hex=self.end)

    def moved(self, g: Play) -> Next:
        seat = self.about.seat
        steps = g.board.distance[self.start][self.end]
        return happened(g, "moved", seat, seat, hex=self.start, walked=steps)


@does(fx.Damage)
def damage(g: Play, run: RunText, op: fx.Damage) -> Rule | None:
    about = run.about
    if op.choose_armour:
        return GiveUpArmour(about.seat)
    seats = seats_meant(g, about, op.who)
    if op.within:
        centre = g.players[about.seat].hex if op.of == "self" else about.hex
        seats = [seat for seat in seats if g.board.distance[centre][g.players[seat].hex] <= op.within]
    return ForEach(tuple(Damage(about.seat, seat, op.n) for seat in seats))


@payable(fx.Damage)
def can_give_up_armour(g: Play, about: Context, op: fx.Damage) -> bool:
    return not op.choose_armour or bool(g.players[about.seat].armour)


class GiveUpArmour(Rule):
    """Remove the armour of one of your locations."""

    seat: int

    def ask(self, g: Play) -> Next:
        armour = g.players[self.seat].armour
        return choose(self.seat, "armour", [LOCATION_OPTIONS[n] for n in LOCATIONS if armour >> n & 1])

    def lose(self, g: Play, option: Location) -> Next:
        g.lose_armour(self.seat, option.location)
        return LossAnswered("armour_lost", self.seat, self.seat)


@does(fx.Mend)
def mend(g: Play, run: RunText, op: fx.Mend) -> Rule | None:
    location = run.tally.value if op.location == "discarded_value" else 0
    return MendArmour(run.about.seat, location)


class MendArmour(Rule):
    """Restore the armour of a bare location."""

    seat: int
    location: int = 0

    def ask(self, g: Play) -> Next:
        armour = g.players[self.seat].armour
        bare = [n for n in LOCATIONS if not armour >> n & 1 and self.location in (0, n)]
        return choose(self.seat, "mend", [LOCATION_OPTIONS[n] for n in bare]) if bare else done()

    def mend(self, g: Play, option: Location) -> Next:
        g.mend_armour(self.seat, option.location)
        return None


# Shards and Wicks.


@does(fx.Shard)
def shard(g: Play, run: RunText, op: fx.Shard) -> Rule | None:
    about = run.about
    g.add_shards(about.seat, about.card if op.on == "this" else g.passive(about.seat), op.n)
    return None


@does(fx.Spend)
def spend(g: Play, run: RunText, op: fx.Spend) -> Rule | None:
    return SpendSome(run.about.seat, op.n, op.up_to, run.about.card if op.source == "this" else NOTHING)


@payable(fx.Spend)
def can_spend(g: Play, about: Context, op: fx.Spend) -> bool:
    if op.up_to:
        return True
    if op.source == "this":
        lying = g.lying(about.card)
        return lying is not None and lying.shards >= op.n
    return g.all_shards(about.seat) >= op.n


class SpendSome(Rule):
    """Spend Shards: from one card, or from any; the result is how many."""

    seat: int
    number: int
    up_to: bool = False
    source: int = NOTHING
    spent: int = 0

    def how_many(self, g: Play) -> Next:
        most = min(self.number, g.all_shards(self.seat))
        if not self.up_to or not most:
            return again("next") if most else done(0)
        return choose(self.seat, "shards", [SpendShards(n) for n in range(most + 1)])

    def decided(self, g: Play, option: SpendShards) -> Next:
        return self.having(number=option.number)

    def next(self, g: Play) -> Next:
        if self.spent == self.number:
            return done(self.spent)
        if self.source != NOTHING:
            return choose(self.seat, "shard_from", [ShardFrom(self.source)])
        cards = [one.card for one in g.in_play if one.owner == self.seat and one.shards]
        if g.players[self.seat].shards:
            cards.append(g.passive(self.seat))
        return choose(self.seat, "shard_from", [ShardFrom(card) for card in cards])

    def take(self, g: Play, option: ShardFrom) -> Next:
        g.add_shards(self.seat, option.card, -1)
        return self.having(spent=self.spent + 1).then(again("next"))


@does(fx.Token)
def token(g: Play, run: RunText, op: fx.Token) -> Rule | None:
    about = run.about
    if op.at == "left":
        return LightWick(about.seat, (about.hex,) if about.hex not in g.wicks else ())
    taken = g.taken()
    distance = g.board.distance[g.players[about.seat].hex]
    near = (p for p in range(HEXES) if distance[p] <= op.max and not taken >> p & 1 and p not in g.wicks)
    return LightWick(about.seat, tuple(near))


class LightWick(Rule):
    """Place a Wick; a fourth replaces another."""

    seat: int
    spots: tuple[int, ...]

    def make_room(self, g: Play) -> Next:
        if not self.spots:
            return done()
        if not g.wicks_are_all_out():
            return again("ask")
        return choose(self.seat, "replace_wick", [WICKS[place] for place in g.wicks])

    def replaced(self, g: Play, option: Wick) -> Next:
        g.remove_wick(option.hex)
        return None

    def ask(self, g: Play) -> Next:
        return choose(self.seat, "wick", [WICKS[place] for place in self.spots])

    def light(self, g: Play, option: Wick) -> Next:
        g.place_wick(option.hex)
        return None


@does(fx.Destroy)
def destroy(g: Play, run: RunText, op: fx.Destroy) -> Rule | None:
    about = run.about
    if op.what == "in_play":
        return DestroyOne(about.seat)
    if op.what == "this" and g.lying(about.card) is not None:
        g.leave_play(about.card, destroyed=True)
    return None


@payable(fx.Destroy)
def can_destroy(g: Play, about: Context, op: fx.Destroy) -> bool:
    return op.what != "in_play" or bool(_destructible(g))


def _destructible(g: Play) -> list[int]:
    return [one.card for one in g.in_play if "INDESTRUCTIBLE" not in CARDS[one.card].powers]


class DestroyOne(Rule):
    """Destroy a card in play before any player."""

    seat: int

    def ask(self, g: Play) -> Next:
        cards = _destructible(g)
        return Ask(self.seat, "destroy", tuple(DestroyCard(card) for card in cards)) if cards else done()

    def destroy(self, g: Play, option: DestroyCard) -> Next:
        g.leave_play(option.card, destroyed=True)
        return None


# The next attack, and the next card.


@does(fx.Reach)
def reach(g: Play, run: RunText, op: fx.Reach) -> Rule | None:
    g.add_boost(Boost("token", 1) if op.token else Boost("reach", op.by))
    return None


def whom(g: Play, about: Context, target: fx.Target) -> list[int]:
    """The opponents a card may be aimed at."""
    return [
        seat
        for seat in g.enemies(about.seat)
        if target.min <= g.distance(about.seat, seat) <= target.max
        and all_hold(g, target.conditions, Context(about.seat, about.card, target=seat))
    ]


TARGET_OPTIONS = tuple(Target(seat) for seat in range(6))
