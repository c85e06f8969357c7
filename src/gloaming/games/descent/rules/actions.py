"""What a figure may do with its actions: one list, and for each thing on it one question, why not."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.api.ledger import Why
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.effects import About
from gloaming.games.descent.moments import ACTION, TURN
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.rules.move import Walk, walks
from gloaming.games.descent.rules.small_actions import (
    ClimbOutOfPit,
    DoorAction,
    LeaveByWay,
    ReviveHero,
    SearchToken,
    TradeItems,
)
from gloaming.games.descent.rules.use import PlayOverlordCard, UseAbility, why_not_play, why_not_use
from gloaming.games.descent.state import IMMOBILIZED, NOBODY, NOTHING, NOWHERE, OVERLORD, STUNNED
from gloaming.games.descent.verbs import Play
from gloaming.games.descent.voices import abilities_at
from gloaming.kernel import Option, Rule

NO_ACTION = Why("DE-084", "There is no action left in this turn.")
IMMOBILE = Why("DE-257", "An Immobilized figure takes no move action and buys no movement.")
STUNNED_FIRST = Why("DE-257", "A Stunned figure has to spend an action to shake that off first.")
IN_PIT = Why("DE-322", "In a pit nothing can be done but climb out.")
ONE_ATTACK = Why("DE-160", "A monster makes one attack in each activation.")
NO_TARGET = Why("DE-115", "No enemy is within reach and in sight.")
FORBIDDEN = Why("DE-342", "A rule of the quest does not allow that.")


def attacks_for(g: Play, figure: int, like: str = "", targets: Sequence[int] | None = None) -> list[opt.AttackWith]:
    """Every weapon and target a figure may attack with and at now."""
    found = []
    one = g.figures[figure]
    cards = [NOTHING]
    if one.kind == "hero":
        cards = [card for card in g.weapons(figure) if not like or is_like(g, figure, card, like)]
        if not like:
            cards.append(NOTHING)
    enemies = g.foes(one.side)
    for card in cards:
        kind = g.attack_kind(figure, card)
        if kind:
            for enemy in g.aims(figure, enemies if targets is None else targets, card, kind):
                if g.can_be_attacked(figure, enemy):
                    found.append(opt.AttackWith(card, enemy))
    return found


def attacks_with(g: Play, figure: int, card: int) -> list[opt.AttackWith]:
    """Every target a figure may attack now with a card that is no equipped weapon."""
    one, kind = g.figures[figure], CARDS[card].attack
    enemies = g.foes(one.side)
    return [
        opt.AttackWith(card, enemy) for enemy in g.aims(figure, enemies, card, kind) if g.can_be_attacked(figure, enemy)
    ]


def is_like(g: Play, figure: int, card: int, like: str) -> bool:
    """True if a weapon is of a type or has a trait, also by what other cards say of it."""
    face = CARDS[card]
    return any(one == face.attack or one in face.traits for one in like.split("|")) or any(
        one.word in like.split("|") for _, _, one in g.modifiers("counts_as", figure)
    )


def attack(g: Play, figure: int, option: opt.AttackWith) -> Attack:
    """The attack an option stands for."""
    return Attack(figure, option.figure, option.card, kind=g.attack_kind(figure, option.card))


def why_no_action(g: Play, figure: int, extra: int = 0) -> Why | None:
    """Why a figure can take no action at all but a few; some have actions beyond the usual ones."""
    one = g.figures[figure]
    if one.actions + extra < 1:
        return NO_ACTION
    if one.conditions & STUNNED:
        return STUNNED_FIRST
    return IN_PIT if g.in_pit(figure) else None


def why_no_move(g: Play, figure: int) -> Why | None:
    """Why a figure cannot take a move action."""
    one = g.figures[figure]
    if one.conditions & IMMOBILIZED:
        return IMMOBILE
    if one.moves and g.holds("one_move", figure):
        return Why("DE-343", "It takes one move action at most.")
    if g.forbids(figure, "move"):
        return FORBIDDEN
    return why_no_action(g, figure, extra=one.extra_moves)


def why_no_attack(g: Play, figure: int) -> Why | None:
    """Why a figure cannot take an attack action."""
    one = g.figures[figure]
    if g.forbids(figure, "attack") or g.holds("no_attack", figure):
        return FORBIDDEN
    if one.kind != "hero" and one.attacks < 1 and not one.extra_attacks:
        return ONE_ATTACK
    return why_no_action(g, figure, extra=one.extra_attacks)


def offers(g: Play, figure: int) -> list[Option]:
    """Everything a figure may do now in its own turn or activation."""
    one = g.figures[figure]
    found: list[Option] = []
    no_action = why_no_action(g, figure)
    if one.actions and one.conditions & STUNNED:
        found.append(opt.ShakeOff())
    elif (one.actions or (one.kind == "familiar" and one.extra_moves)) and g.in_pit(figure) and g.climbs_to(figure):
        found.append(opt.ClimbOut())
    if (one.actions or one.extra_attacks) and why_no_attack(g, figure) is None:
        found += attacks_for(g, figure)
    if no_action is None:
        found += _small_actions(g, figure)
    if (one.actions or one.extra_moves) and why_no_move(g, figure) is None:
        found.append(opt.MoveAction())
    found += _abilities(g, figure, no_action)
    if g.figures[figure].points:
        found += [opt.LeaveMap(way) for way in g.ways_out(figure)]
    if one.kind == "hero" and one.moving:
        found += [opt.Trade(other) for other in _partners(g, figure)]
    found += g.quest_actions(figure)
    room = 126 - len(found)
    found += walks(g, figure)[:room]
    found.append(opt.EndTurn())
    return found


def searches_for(g: Play, figure: int, within: int) -> list[Option]:
    """The search tokens that a hero may search from so far away (DE-127)."""
    near = g.floor.within(g.figures[figure].mask, within)
    return [
        opt.Search(number)
        for number, token in enumerate(g.tokens)
        if token.kind == "search" and token.space != NOWHERE and near >> token.space & 1
    ]


def door_options(g: Play, figure: int) -> list[Option]:
    """The doors next to a figure that it may open or close (DE-141, DE-143)."""
    found: list[Option] = []
    if g.doors and not g.forbids(figure, "open_doors"):
        for number, door in enumerate(g.ground.doors.values()):
            if door.near & g.figures[figure].mask:
                if g.doors[number] == "closed":
                    found.append(opt.OpenDoor(number))
                elif g.doors[number] == "open" and g.can_close(number):
                    found.append(opt.CloseDoor(number))
    return found


def _small_actions(g: Play, figure: int) -> list[Option]:
    """Rest, search, revive, doors."""
    found: list[Option] = []
    one = g.figures[figure]
    if one.kind == "hero":
        if not g.heroes[figure].rested:
            found.append(opt.Rest())
        found += searches_for(g, figure, 1)
        found += [
            opt.Revive(number)
            for number in range(len(g.heroes))
            if g.knocked_out(number) and g.floor.adjacent(one.mask) >> g.figures[number].fallen & 1
        ]
    return found + door_options(g, figure)


def _partners(g: Play, figure: int) -> list[int]:
    """Heroes to trade with: adjacent, on the map, and there is something to trade (DE-259, DE-261, R19)."""
    return [
        other
        for other in range(len(g.heroes))
        if other != figure
        and g.on_map(other)
        and g.adjacent(figure, other)
        and any(g.tradable(one) or g.finds(one) for one in (figure, other))
    ]


def about_own(g: Play, figure: int, card: int, n: int, moment: str) -> About:
    """What the words of a text mean when a figure uses it in its own turn."""
    return About(seat=g.seat_of(figure), me=figure, card=card, n=n, moment=moment, that=figure)


def _abilities(g: Play, figure: int, no_action: Why | None) -> list[Option]:
    """Skills, feats, items and monster abilities, as an action or freely; Overlord cards of this activation."""
    found: list[Option] = []
    spoken = g.voices.spoken[figure]
    for card, n, ability in spoken.get(ACTION, ()) if no_action is None else ():
        why = why_no_attack(g, figure) if ability.attacks else None
        if why is None and why_not_use(g, about_own(g, figure, card, n, ACTION)) is None:
            found.append(opt.Use(card, n, figure))
    for card, n, _ in spoken.get(TURN, ()):
        if why_not_use(g, about_own(g, figure, card, n, TURN)) is None:
            found.append(opt.Use(card, n, figure))
    return found + overlord_cards(g, TURN, figure) if g.figures[figure].is_monster else found


def overlord_cards(g: Play, moment: str, figure: int = NOBODY) -> list[Option]:
    """The Overlord cards that may be played in the activation of a monster, or between two; each name once."""
    found: dict[str, Option] = {}
    for card, n, _ in abilities_at(g.hand, moment):
        if why_not_play(g, about_playing(moment, figure, card, n), None) is None:
            found.setdefault(CARDS[card].name, opt.PlayCard(card, n))
    return list(found.values())


def play_card(moment: str, option: opt.PlayCard, figure: int = NOBODY) -> Rule:
    """The overlord plays a card in the activation of a monster, or between two."""
    return PlayOverlordCard(about_playing(moment, figure, option.card, option.ability))


def about_playing(moment: str, figure: int, card: int, n: int) -> About:
    """What the words of an Overlord card mean in the activation of a monster, or between two."""
    return About(seat=OVERLORD, card=card, n=n, moment=moment, that=figure, it=figure)


def small_action(figure: int, option: Option) -> Rule | None:
    """The rule of an action that a card may also grant without spending one."""
    match option:
        case opt.Search(token=token):
            return SearchToken(figure, token)
        case opt.Revive(figure=other):
            return ReviveHero(figure, other)
        case opt.OpenDoor(door=door):
            return DoorAction(figure, door, "open")
        case opt.CloseDoor(door=door):
            return DoorAction(figure, door, "closed")
    return None


def carry_out(g: Play, figure: int, option: Option) -> Rule | None:
    """The rule behind what a figure does; nothing where a verb is all there is to it."""
    match option:
        case opt.Go(space=space, fatigue=fatigue):
            return Walk(figure, space, fatigue)
        case opt.MoveAction():
            g.take_move(figure)
        case opt.AttackWith():
            g.spend_attack(figure)
            return attack(g, figure, option)
        case opt.Rest():
            g.spend_action(figure)
            g.rest(figure)
            return g.happening("rested", figure)
        case opt.ShakeOff():
            g.spend_action(figure)
            g.lose_condition(figure, "Stunned")
        case opt.ClimbOut():
            g.spend_climb(figure)
            return ClimbOutOfPit(figure)
        case opt.Search() | opt.Revive() | opt.OpenDoor() | opt.CloseDoor():
            g.spend_action(figure)
            return small_action(figure, option)
        case opt.LeaveMap(way=way):
            return LeaveByWay(figure, way)
        case opt.Trade(figure=other):
            return TradeItems(figure, other)
        case opt.Use(card=card, ability=n):
            ability = CARDS[card].abilities[n]
            if ability.at == ACTION:
                if ability.attacks:
                    g.spend_attack(figure)
                else:
                    g.spend_action(figure)
            return UseAbility(about_own(g, figure, card, n, ability.at))
        case opt.PlayCard():
            return play_card(TURN, option, figure)
        case (
            opt.Special()
            | opt.PickUp()
            | opt.Drop()
            | opt.HandOver()
            | opt.ForceDoor()
            | opt.BreakDoor()
            | opt.StepThrough()
        ):
            return g.quest_action(figure, option)
        case _:
            raise AssertionError(f"{option} is nothing a figure does in its turn")
    return None
