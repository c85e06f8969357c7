"""A referee who knows the rules by heart: what may be chosen in a position, found in the plainest way there is.

Nothing here is quick or clever. Where a question has options that the referee would not allow, or lacks one, somebody
has got a rule wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from gloaming.games.casting_shadows import options as opt
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.effects import Convert, Exchange, Storm, Strike
from gloaming.games.casting_shadows.map import CENTRE, DESERT, DISTANCE, VOLCANO
from gloaming.games.casting_shadows.resources import CRYSTAL, NUMBER_OF, SPENT, Cost, ways_to_pay
from gloaming.games.casting_shadows.rules.cast import CastAttack, CastConversion
from gloaming.games.casting_shadows.rules.damage import Damage
from gloaming.games.casting_shadows.rules.reroll import RerollAction
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.kernel import PASS, Option

NOTHING = -1


def judge(pos: CastingPosition) -> bool:
    """Compare the question with what the referee would ask; False where the referee has no opinion."""
    assert pos.ask is not None
    finder = FINDERS.get(pos.ask.topic)
    if finder is None:
        return False
    judged, offered = Counter(set(finder(pos, pos.ask.seat))), Counter(pos.ask.options)
    assert offered == judged, f"{pos.ask.topic}: {offered - judged} more, {judged - offered} less"
    return True


def has(pos: CastingPosition, seat: int, companion: str) -> bool:
    """True if a player has a Companion that still works."""
    player = pos.players[seat]
    there = player.companion != NOTHING and CARDS[player.companion].name == companion
    return there and player.hp > 0 and not player.companion_spent


def enemies(pos: CastingPosition, seat: int) -> dict[int, int]:
    """Everyone else who is still in, with the distance."""
    here = pos.players[seat].hex
    found = {other: DISTANCE[here][player.hex] for other, player in enumerate(pos.players) if player.hp > 0}
    return {other: distance for other, distance in found.items() if other != seat}


def payable(pos: CastingPosition, cost: Cost) -> bool:
    return bool(ways_to_pay(cost, pos.pool(), False))


def have(pos: CastingPosition, resource: str) -> int:
    number = NUMBER_OF[resource]
    return pos.tokens[number] + pos.dice.count(number)


def in_reach(pos: CastingPosition, seat: int, strike: Strike) -> list[int]:
    """The enemies that an Attack Spell reaches."""
    owl = has(pos, seat, "Longsight Owl")
    return [enemy for enemy, distance in enemies(pos, seat).items() if owl or distance in strike.range]


# Phase 2.


def of_turn(pos: CastingPosition, seat: int) -> Iterator[Option]:
    player = pos.players[seat]
    yield opt.EndTurn()
    for card in player.book:
        if CARDS[card].kind == "resource":
            yield opt.UseCard(card)
        elif pos.points and card not in pos.cast and _castable(pos, seat, card):
            yield opt.Cast(card)
    if player.shadow and player.energy == 5 and _has_use(pos, seat):
        yield opt.UseAbility()
    if any(face not in (SPENT, CRYSTAL) for face in pos.dice) and (pos.points or has(pos, seat, "Lucky Raven")):
        yield opt.Reroll()
    if not pos.points:
        return
    yield from (opt.Travel(place) for place in range(7) if DISTANCE[player.hex][place] == 1)
    if have(pos, "cursed_crystal"):
        yield opt.Protect()
    if player.hex not in (CENTRE, DESERT) and pos.market[player.hex] != NOTHING:
        yield opt.Refresh()
    if _collectable(pos, seat):
        yield opt.Collect()


def _castable(pos: CastingPosition, seat: int, card: int) -> bool:
    effect = CARDS[card].effect
    if isinstance(effect, Convert):
        return any(_uses(pos, choice) for choice in effect.choices)
    assert isinstance(effect, Strike)
    return payable(pos, CARDS[card].cast) and bool(in_reach(pos, seat, effect))


def _uses(pos: CastingPosition, choice: Exchange) -> list[str]:
    """What of the Pool may be exchanged: the resource itself, or a purple one in its stead."""
    purple = choice.take.replace("red", "purple").replace("blue", "purple")
    return [resource for resource in dict.fromkeys((choice.take, purple)) if have(pos, resource)]


def _has_use(pos: CastingPosition, seat: int) -> bool:
    ability = CHARACTERS[pos.players[seat].character].ability
    return not isinstance(ability, Strike) or any(distance <= 1 for distance in enemies(pos, seat).values())


def _collectable(pos: CastingPosition, seat: int) -> bool:
    player = pos.players[seat]
    if player.hex == DESERT:
        there, cost = bool(pos.counterspell_deck), Cost(any_gem=1, any_orb=1)
    else:
        there = pos.market[player.hex] != NOTHING
        cost = CARDS[pos.market[player.hex]].collect if there else Cost()
    gives = not cost.spell or any(CARDS[card].level == cost.spell for card in player.book)
    room = len(player.book) + len(player.counterspells) < 5 or len(player.book) > 0
    return there and payable(pos, cost) and gives and room


# Inside an action.


def targets(pos: CastingPosition, seat: int) -> Iterator[Option]:
    spell = pos.running
    if not isinstance(spell, CastAttack):
        yield from (opt.Target(enemy) for enemy, distance in enemies(pos, seat).items() if distance <= 1)
        return
    strike = CARDS[spell.card].strike
    for enemy in in_reach(pos, seat, strike):
        yield opt.TargetHex(pos.players[enemy].hex) if strike.at == "hex" else opt.Target(enemy)


def powers(pos: CastingPosition, seat: int) -> Iterator[Option]:
    spell: CastAttack = pos.running
    card = CARDS[spell.card]
    for times in range(1, len(card.strike.damage) + 1):
        if payable(pos, card.cast.times(times)):
            yield opt.Power(times)


def follow_ups(pos: CastingPosition, seat: int) -> Iterator[Option]:
    yield PASS
    assert has(pos, seat, "Charging Stag")
    assert payable(pos, Cost(any_gem=1))
    yield from (opt.Target(enemy) for enemy, distance in enemies(pos, seat).items() if distance == 1)


def exchanges(pos: CastingPosition, seat: int) -> Iterator[Option]:
    spell: CastConversion = pos.running
    effect = CARDS[spell.card].effect
    assert isinstance(effect, Convert)
    if spell.left < effect.times:
        yield PASS
    for choice in effect.choices:
        yield from (opt.Change(using, choice.give, choice.number) for using in _uses(pos, choice))


def dice_to_reroll(pos: CastingPosition, seat: int) -> Iterator[Option]:
    rule: RerollAction = pos.running
    if rule.chosen:
        yield opt.RollDice()
    for die, face in enumerate(pos.dice):
        if face not in (SPENT, CRYSTAL) and die not in rule.chosen:
            yield opt.RerollDie(die)


def spells_to_give(pos: CastingPosition, seat: int) -> Iterator[Option]:
    player = pos.players[seat]
    level = CARDS[pos.market[player.hex]].collect.spell
    yield from (opt.GiveSpell(card) for card in player.book if CARDS[card].level == level)


def cards_to_make_room(pos: CastingPosition, seat: int) -> Iterator[Option]:
    player = pos.players[seat]
    assert len(player.book) + len(player.counterspells) == 5
    yield from map(opt.Discard, player.book)


def second_steps(pos: CastingPosition, seat: int) -> Iterator[Option]:
    assert has(pos, seat, "Speed Mouster")
    yield PASS
    yield from (opt.Travel(place) for place in range(7) if DISTANCE[pos.players[seat].hex][place] == 1)


def leaps(pos: CastingPosition, seat: int) -> Iterator[Option]:
    assert isinstance(CHARACTERS[pos.players[seat].character].ability, Storm)
    yield from (opt.Leap(pos.players[enemy].hex) for enemy in enemies(pos, seat))


def pushes(pos: CastingPosition, seat: int) -> Iterator[Option]:
    here = pos.players[seat].hex
    assert 0 in enemies(pos, seat).values()
    if here == CENTRE:
        yield from (opt.Push(DESERT), opt.Push(VOLCANO))
    else:
        yield from (opt.Push(CENTRE), opt.Push(1 if here == 6 else here + 1))


# Phases 1 and 3, and Counterspells.


def grants(pos: CastingPosition, seat: int) -> Iterator[Option]:
    player = pos.players[seat]
    assert player.hex != DESERT
    assert player.hp <= 10 or player.hex != VOLCANO
    yield from (opt.Accept(), PASS)


def absorptions(pos: CastingPosition, seat: int) -> Iterator[Option]:
    player = pos.players[seat]
    room = (5 if player.shadow else 3) - player.energy
    assert room
    least = 0 if has(pos, seat, "Lantern Angler") else 1
    yield PASS
    yield from (opt.Absorb(n) for n in range(least, min(room, have(pos, "shadow_fragment")) + 1))


def transformation(pos: CastingPosition, seat: int) -> Iterator[Option]:
    assert (pos.players[seat].shadow, pos.players[seat].energy) == (False, 3)
    yield from (opt.Transform(), PASS)


def companions(pos: CastingPosition, seat: int) -> Iterator[Option]:
    yield from map(opt.Summon, pos.portal)


def answers(pos: CastingPosition, seat: int) -> Iterator[Option]:
    """One of each name of the Counterspells whose trigger this is."""
    yield PASS
    happened = {"targeted by spell"}
    if isinstance(pos.answered, Damage):
        happened = {"damaged", "damaged by spell"} if pos.answered.source == "spell" else {"damaged"}
    one = {CARDS[card].name: card for card in pos.players[seat].counterspells}
    yield from (opt.Reveal(card) for card in one.values() if CARDS[card].trigger in happened)


def flights(pos: CastingPosition, seat: int) -> Iterator[Option]:
    yield from (opt.Flee(place) for place in range(7) if DISTANCE[pos.players[seat].hex][place] == 1)


FINDERS: dict[str, Callable[[CastingPosition, int], Iterator[Option]]] = {
    "act": of_turn,
    "target": targets,
    "power": powers,
    "follow_up": follow_ups,
    "convert": exchanges,
    "reroll": dice_to_reroll,
    "give": spells_to_give,
    "room": cards_to_make_room,
    "second_step": second_steps,
    "leap": leaps,
    "push": pushes,
    "grant": grants,
    "absorb": absorptions,
    "transform": transformation,
    "summon": companions,
    "targeted": answers,
    "damaged": answers,
    "flee": flights,
}
"""Who knows what may be chosen, by the topic of a question."""
