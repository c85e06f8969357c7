"""What texts of cards let a player choose from, for the referee: found in the plainest way there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from gloaming.games.dusk import ops
from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import CARDS, CARDS_OF, SETS
from gloaming.games.dusk.effects import Context
from gloaming.games.dusk.ops.cards import ComeBack
from gloaming.games.dusk.ops.shards import SpendSome
from gloaming.games.dusk.rules.blocks import UnifiedBlocks
from gloaming.games.dusk.rules.hit_location import HitLocation
from gloaming.games.dusk.rules.look import LookAtDeck
from gloaming.games.dusk.rules.play_card import PlayCard
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.kernel import PASS, Option
from gloaming.pieces.effects import all_hold
from tests.dusk.ranges import NOBODY, in_range

LOCATIONS = (2, 3, 4, 5)


def targets(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: PlayCard = pos.running
    target = CARDS[rule.card].target
    assert target is not None
    for enemy in pos.enemies(seat):
        distance = pos.board.distance[pos.players[seat].hex][pos.players[enemy].hex]
        about = Context(seat, rule.card, target=enemy)
        if target.min <= distance <= target.max and all_hold(pos, about, target.conditions):
            yield opt.Target(enemy)


def spots(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """Free corners, or the own Wicks on which nobody stands."""
    op = pos.running.op
    assert isinstance(op, ops.Place)
    for place in pos.board.corners if op.at == "corner" else pos.own_wicks(seat):
        if pos.at(place) == NOBODY:
            yield opt.Place(place)


def wicks_to_replace(pos: DuskPosition, seat: int) -> Iterator[Option]:
    assert len(pos.wicks) == 3
    yield from map(opt.Wick, pos.wicks)


def armour_to_give(pos: DuskPosition, seat: int) -> Iterator[Option]:
    yield from (opt.Location(place) for place in LOCATIONS if pos.players[seat].armour & 1 << place)


def armour_to_mend(pos: DuskPosition, seat: int) -> Iterator[Option]:
    yield from (opt.Location(place) for place in LOCATIONS if not pos.players[seat].armour & 1 << place)


def cards_to_destroy(pos: DuskPosition, seat: int) -> Iterator[Option]:
    lying = (one.card for one in pos.in_play)
    yield from (opt.DestroyCard(card) for card in lying if "INDESTRUCTIBLE" not in CARDS[card].powers)


def shards_to_spend(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: SpendSome = pos.running
    has = pos.players[seat].shards + sum(one.shards for one in pos.in_play if one.owner == seat)
    yield from (opt.SpendShards(number) for number in range(min(rule.number, has) + 1))


def cards_with_shards(pos: DuskPosition, seat: int) -> Iterator[Option]:
    if pos.players[seat].shards:
        yield opt.ShardFrom(pos.passive(seat))
    yield from (opt.ShardFrom(one.card) for one in pos.in_play if one.owner == seat and one.shards)


def dice_to_keep(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: HitLocation = pos.running
    yield from map(opt.Keep, set(rule.faces))


def cards_to_attack_with_now(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """Any card that reaches who is to be attacked, or any card at all where the text says so."""
    text, op = pos.running, pos.running.op
    assert isinstance(op, ops.Attack)
    distance = pos.board.distance[pos.players[seat].hex][pos.players[text.about.actor].hex]
    for card in pos.players[seat].hand:
        for value in CARDS[card].values:
            if op.at == "any" or in_range(card, value, distance, 0):
                yield opt.Add(card, value)


def decks_to_look_at(pos: DuskPosition, seat: int) -> Iterator[Option]:
    yield from (opt.Target(other) for other in pos.alive() if pos.players[other].deck)


def cards_looked_at(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: LookAtDeck = pos.running
    top = pos.players[rule.of].deck[::-1][: rule.number]
    yield from ((opt.Take if rule.take else opt.Bin)(card) for card in top)


def cards_to_put_back(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: LookAtDeck = pos.running
    yield from (opt.PutNext(card) for card in rule.cards if card not in rule.order)


def cards_to_bring_back(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: ComeBack = pos.running
    lying = {*pos.players[seat].boneyard, *pos.players[seat].void, *pos.table}
    assert set(rule.cards) <= lying
    yield from (opt.Recover(card) for card in rule.cards if card not in rule.chosen)
    if rule.up_to:
        yield PASS


def cards_of_mates(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """UNIFIED cards of the value that is blocked."""
    rule: UnifiedBlocks = pos.running
    for card in pos.players[seat].hand:
        if "UNIFIED" in CARDS[card].powers and CARDS[card].value == rule.value:
            yield opt.Join(card)
    yield PASS


def sets_to_take(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """Of one kind at a time those that nobody has: a Phantom, then a Skill, then a Weapon."""
    player = pos.players[seat]
    kind = "phantom" if player.phantom < 0 else "skill" if player.skill < 0 else "weapon"
    yield from (opt.TakeSet(n) for n, one in enumerate(SETS) if one.kind == kind and pos.sets[n] == NOBODY)


def cards_to_pick(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """What is left of the nine cards of the newest set; its starters at once where nothing is picked yet."""
    player = pos.players[seat]
    number = next(n for n in (player.weapon, player.skill, player.phantom) if n >= 0)
    picked = [card for card in CARDS_OF[number] if card in player.deck]
    assert len(picked) < 4
    yield from (opt.Pick(card) for card in CARDS_OF[number] if card not in picked)
    if not picked:
        yield opt.PickStarters(number)


TEXT_FINDERS: dict[tuple[str, str], Callable[[DuskPosition, int], Iterable[Option]]] = {
    ("target", "PlayCard"): targets,
    ("place", ""): spots,
    ("replace_wick", ""): wicks_to_replace,
    ("armour", ""): armour_to_give,
    ("mend", ""): armour_to_mend,
    ("destroy", ""): cards_to_destroy,
    ("shards", ""): shards_to_spend,
    ("shard_from", ""): cards_with_shards,
    ("keep", "HitLocation"): dice_to_keep,
    ("attack_now", ""): cards_to_attack_with_now,
    ("whose_deck", ""): decks_to_look_at,
    ("sort", ""): cards_looked_at,
    ("put_next", ""): cards_to_put_back,
    ("recover", ""): cards_to_bring_back,
    ("block", "UnifiedBlocks"): cards_of_mates,
    ("take_set", ""): sets_to_take,
    ("pick", ""): cards_to_pick,
}
"""Who knows what may be chosen: by the topic of a question, and the rule that asks where several do."""
