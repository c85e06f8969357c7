"""A referee who knows the rules by heart: what may be chosen in a position, found in the plainest way there is.

Nothing here is quick or clever. Where a question has options that the referee would not allow, or lacks one, somebody
has got a rule wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.arena import exact_ends
from gloaming.games.dusk.cards import CARDS, KIND_OF
from gloaming.games.dusk.rules.attack import Attack
from gloaming.games.dusk.rules.blocks import Blocks
from gloaming.games.dusk.rules.blow import Blow
from gloaming.games.dusk.rules.declare import DeclareAttack, DeclareCalledShot
from gloaming.games.dusk.rules.dodge import DodgeAttack
from gloaming.games.dusk.rules.draw import BanishOfChoice, DiscardCards
from gloaming.games.dusk.rules.hit_location import ExtraDie, HitLocation
from gloaming.games.dusk.rules.move import MoveAction
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.rules.walk import Walk
from gloaming.kernel import PASS, Option
from tests.dusk.ranges import NOBODY, aims, called, has, in_range, others, sums, values
from tests.dusk.text_choices import TEXT_FINDERS

Options = Iterable[Option]
EACH = ("resolve", "sort", "put_next")
"""Where of two copies of one card both are offered."""


def judge(pos: DuskPosition) -> bool:
    """Compare the question with what the referee would ask; False where the referee has no opinion."""
    assert pos.ask is not None
    finder = FINDERS.get((pos.ask.topic, type(pos.running).__name__)) or FINDERS.get((pos.ask.topic, ""))
    if finder is None:
        return False
    found = finder(pos, pos.ask.seat)
    kinds_found = [by_kind(option) for option in found]
    judged = Counter(kinds_found if pos.ask.topic in EACH else set(kinds_found))
    kinds = JUDGED_KINDS.get(pos.ask.topic, (Option,))
    compared = Counter(by_kind(option) for option in pos.ask.options if isinstance(option, kinds))
    assert compared == judged, f"{pos.ask.topic} of {pos.running}: {compared - judged} more, {judged - compared} less"
    return True


def by_kind(option: Option) -> Option:
    """Two copies of one card are the same to choose."""
    return replace(option, card=KIND_OF[option.card]) if hasattr(option, "card") else option


# The turn.


def of_turn(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """The actions that use up one of the turn, and empowering."""
    player = pos.players[seat]
    hand = player.hand
    stunned = player.stunned == "now"
    tax = len(pos.taxes(seat, "second_action")) if pos.acted == 1 else 0
    toll = len(pos.taxes(seat, "move_action"))

    def left(spent: int) -> bool:
        """True if there is an action left, and cards to pay a tax on it besides those spent."""
        return pos.actions > 0 and len(hand) - spent >= tax

    for card in hand:
        if left(1):
            yield opt.Hold(card)
        free = left(1) and not stunned and not pos.held_still(seat) and len(hand) - 1 - tax >= toll
        if free and any(own_ends(pos, seat, length) for length in lengths(pos, seat, card)):
            yield opt.MoveWith(card)
        if not stunned and (pos.strikes or (left(1) and not pos.attacked)) and any(aims(pos, seat, card)):
            yield opt.AttackWith(card)
    for enemy in pos.enemies(seat):
        if left(2) and not stunned and not pos.attacked and any(called(pos, seat, enemy)):
            yield opt.CallShot(enemy)
    for one in pos.in_play:
        escape = CARDS[one.card].escape
        if one.holder == seat and escape and len(hand) >= escape and left(escape) and not stunned:
            yield opt.Escape(one.card)
        empowers = (
            one.owner == seat and "EMPOWER" in CARDS[one.card].powers and -one.card - 1 not in pos.used_this_round
        )
        if empowers and any("SACROSANCT" not in CARDS[card].powers for card in hand):
            yield opt.Empower(one.card)
    yield opt.EndTurn() if pos.acted else opt.PassRound()


def lengths(pos: DuskPosition, seat: int, card: int) -> set[int]:
    gait = pos.gait(seat)
    off = range(-gait, gait + 1)
    return {value + by for value in values(pos, seat, card) for by in off if value + by >= 1}


def own_ends(pos: DuskPosition, seat: int, length: int) -> list[int]:
    """Where a Phantom gets by a move of its own of exactly that length."""
    at = pos.players[seat].hex
    ends = exact_ends(pos.arena, at, length, pos.taken(seat))
    tethers = [pos.board.distance[pos.players[owner].hex] for owner in pos.tethers(seat)]
    return [end for end in ends if all(far[end] <= far[at] for far in tethers)]


def lengths_of_move(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: MoveAction = pos.running
    for length in lengths(pos, seat, rule.card):
        if own_ends(pos, seat, length):
            yield opt.As(length)


def aims_of_card(pos: DuskPosition, seat: int) -> Options:
    rule: DeclareAttack = pos.running
    return aims(pos, seat, rule.card)


def cards_of_power_attack(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: DeclareAttack = pos.running
    yield opt.Strike()
    if rule.single or rule.target == NOBODY or "SOLO" in CARDS[rule.card].powers:
        return
    origin = pos.players[seat].hex if rule.wick == NOBODY else rule.wick
    distance = pos.board.distance[origin][pos.players[rule.target].hex]
    for card in others(pos.players[seat].hand, *rule.picked):
        counts = range(1, 10) if CARDS[card].type == "WILD" else (CARDS[card].value,)
        fits = rule.value in counts and "SOLO" not in CARDS[card].powers
        if fits and in_range(card, rule.value, distance, pos.boost("reach")):
            yield opt.Add(card, rule.value)


def sums_of_called_shot(pos: DuskPosition, seat: int) -> Options:
    rule: DeclareCalledShot = pos.running
    return called(pos, seat, rule.target)


def cards_of_called_shot(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: DeclareCalledShot = pos.running
    hand, left = others(pos.players[seat].hand, *rule.picked), rule.total - sum(rule.picked_values)
    if not left:
        yield opt.Strike()
        return
    origin = pos.players[seat].hex if rule.wick == NOBODY else rule.wick
    distance, slack = pos.board.distance[origin][pos.players[rule.target].hex], pos.boost("reach")
    reaches = distance - slack <= rule.total <= distance + slack
    for card in hand:
        counts = range(1, 10) if CARDS[card].type == "WILD" else (CARDS[card].value,)
        unbound = has(card, "MELODY") or has(card, "TANGLE")
        if reaches or rule.picked or (unbound and in_range(card, CARDS[card].value, distance, slack)):
            for value in filter(None, counts):
                rest = left - value
                if rest in sums(others(hand, card), max(0, 1 - len(rule.picked))):
                    yield opt.Add(card, value)


# Walking.


def steps(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """Where a move may go: of all paths of its length, or hex by hex where a Wick may be walked over."""
    rule: Walk = pos.running
    at, far = pos.players[rule.seat].hex, pos.board.distance
    if not rule.exact:
        yield opt.Stay()
    own = rule.by == rule.seat
    anchors = pos.enemies(rule.seat) if own else [rule.by]
    hexes = [NOBODY] if rule.direction == "any" else [pos.players[anchor].hex for anchor in anchors]
    been = {rule.start, *rule.path} | {p.hex for p in pos.players if p is not pos.players[rule.seat] and p.hex >= 0}
    if rule.through:
        been = {rule.start}
    most = 1 if rule.stepwise else rule.length
    ends = {end for anchor in hexes for end in _paths(pos, rule, at, been, anchor, most)}
    if rule.exact and rule.stepwise:
        left = rule.length - rule.walked - 1
        taken = sum(1 << place for place in been)
        ends = {end for end in ends if not left or exact_ends(pos.arena, end, left, taken)}
    elif rule.exact:
        ends = set(exact_ends(pos.arena, at, rule.length, pos.taken(rule.seat)))
    tethers = [far[pos.players[owner].hex] for owner in pos.tethers(rule.seat)] if own and not rule.stepwise else []
    for end in ends - {p.hex for p in pos.players}:
        if rule.direction != "any" or all(tether[end] <= tether[at] for tether in tethers):
            yield opt.Go(end)


def _paths(pos: DuskPosition, rule: Walk, at: int, been: set[int], anchor: int, most: int) -> set[int]:
    """The hexes within so many steps, each of them nearer to the anchor or farther from it where that matters."""
    found: set[int] = set()
    level = {at}
    far = pos.board.distance
    for _ in range(most):
        ahead = {(here, there) for here in level for there in pos.board.near[here] if there not in been}
        if rule.direction == "toward":
            ahead = {(here, there) for here, there in ahead if far[anchor][there] < far[anchor][here]}
        if rule.direction == "away":
            ahead = {(here, there) for here, there in ahead if far[anchor][there] > far[anchor][here]}
        level = {there for _, there in ahead}
        found |= level
    return found


# Attack and defence.


def needs(attack: Attack, blow: Blow) -> set[int]:
    """What blocks a blow: its strength, or for a Called Shot the sum or that of any of its cards."""

    def more(card: int) -> int:
        printed = 0 if card in attack.plain else CARDS[card].attack_powers.get("OVERPOWER", 0)
        return printed + sum(n for other, word, n in attack.granted if (other, word) == (card, "OVERPOWER"))

    total = attack.value + sum(more(card) for card in blow.cards)
    value_of = dict(zip(attack.cards, attack.values, strict=True))
    return {total} | ({value_of[card] + more(card) for card in blow.cards} if blow.called else set())


def open_blows(attack: Attack, seat: int) -> list[Blow]:
    return [blow for blow in attack.blows if blow.target == seat and blow.state == "open"]


def attack_of(pos: DuskPosition) -> Attack:
    return pos.nearest(Attack)


def blocks(pos: DuskPosition, seat: int) -> Iterator[Option]:
    yield PASS
    attack = attack_of(pos)
    wanted = {value for blow in open_blows(attack, seat) for value in needs(attack, blow)}
    for value in wanted & sums(pos.players[seat].hand):
        yield opt.Block(value)


def cards_of_block(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: Blocks = pos.running
    hand, left = others(pos.players[seat].hand, *rule.picked), rule.value - sum(rule.picked_values)
    for card in hand:
        for value in range(1, 10) if CARDS[card].type == "WILD" else filter(None, (CARDS[card].value,)):
            if left - value in sums(others(hand, card), 0):
                yield opt.Add(card, value)


def stopped_by_block(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule, attack = pos.running, attack_of(pos)
    for blow in open_blows(attack, rule.seat):
        if not rule.value or rule.value in needs(attack, blow):
            yield opt.BlockAt(blow.cards[0])


def blows_to_resolve(pos: DuskPosition, seat: int) -> Options:
    """One of each kind of card for each target; one that is blocked is not the same as one that is not."""
    waiting = [blow for blow in attack_of(pos).blows if not blow.done and not pos.players[blow.target].out]
    kinds = {(KIND_OF[blow.cards[0]], blow.target, blow.state) for blow in waiting}
    card_of = {KIND_OF[blow.cards[0]]: blow.cards[0] for blow in waiting}
    return [opt.Resolve(card_of[kind], target) for kind, target, state in kinds if state != "missed"]


def answers_to_attack(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """Dodging, BRACE and UNIFIED."""
    attack: Attack = pos.answered
    hand = pos.players[seat].hand
    hit = seat in {blow.target for blow in attack.blows}
    for value in range(1, 10):
        pair = [card for card in hand if CARDS[card].type == "WILD" or CARDS[card].value == value]
        if hit and len(pair) >= 2 and not pos.held_still(seat) and own_ends(pos, seat, value):
            yield opt.Dodge(value)
    mates = pos.players[seat].team == pos.players[attack.by].team
    solo = any("SOLO" in CARDS[card].powers for card in attack.cards)
    for card in hand:
        if "BRACE" in CARDS[card].powers and hit and not mates and pos.players[attack.by].moved:
            yield opt.Brace(card)
        joins = "UNIFIED" in CARDS[card].powers and CARDS[card].value == attack.value
        if joins and mates and attack.target != NOBODY and not solo:
            yield opt.Join(card)


def cards_of_dodge(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: DodgeAttack = pos.running
    for card in others(pos.players[seat].hand, *rule.picked):
        if CARDS[card].type == "WILD" or CARDS[card].value == rule.value:
            yield opt.Add(card, rule.value)


def answers_to_dice(pos: DuskPosition, seat: int) -> Iterator[Option]:
    """Tilt, for each die or to draw, and DEFEND cards of the one who is hit."""
    rolled = pos.answered
    dice = [0] if isinstance(rolled, ExtraDie) else [die for die, face in enumerate(rolled.faces) if face]
    for card in pos.players[seat].hand:
        if CARDS[card].type == "TILT":
            yield from (opt.Tilt(card, die) for die in (*dice, NOBODY))
    for one in pos.in_play:
        lies = isinstance(rolled, HitLocation) and one.holder == rolled.seat == seat
        if lies and "DEFEND" in CARDS[one.card].powers and CARDS[one.card].type != "PERSISTENT":
            yield opt.LowerRoll(one.card)


def bearers(pos: DuskPosition, seat: int) -> Iterator[Option]:
    for mate, player in enumerate(pos.players):
        if mate != seat and player.team == pos.players[seat].team and player.wounds and not player.out:
            yield opt.Target(mate)


def discards(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: DiscardCards = pos.running
    for card in others(pos.players[seat].hand, rule.keep):
        if rule.min_value <= CARDS[card].value <= rule.max_value:
            yield opt.Discard(card)
    if rule.optional:
        yield PASS


def banishes(pos: DuskPosition, seat: int) -> Iterator[Option]:
    rule: BanishOfChoice = pos.running
    for card in pos.players[seat].hand if rule.source == "hand" else pos.players[seat].boneyard:
        if "SACROSANCT" not in CARDS[card].powers:
            yield opt.Banish(card)
    if rule.optional:
        yield PASS


FINDERS: dict[tuple[str, str], Callable[[DuskPosition, int], Options]] = {
    ("act", ""): of_turn,
    ("as", "MoveAction"): lengths_of_move,
    ("aim", "DeclareAttack"): aims_of_card,
    ("aim", "DeclareCalledShot"): sums_of_called_shot,
    ("power", ""): cards_of_power_attack,
    ("called", ""): cards_of_called_shot,
    ("go", ""): steps,
    ("block", "Blocks"): blocks,
    ("block_with", ""): cards_of_block,
    ("block_at", ""): stopped_by_block,
    ("resolve", ""): blows_to_resolve,
    ("attack_declared", ""): answers_to_attack,
    ("dodge_with", ""): cards_of_dodge,
    ("location_rolled", ""): answers_to_dice,
    ("die_rolled", ""): answers_to_dice,
    ("bearer", ""): bearers,
    ("discard", ""): discards,
    ("banish", ""): banishes,
    **TEXT_FINDERS,
}
"""Who knows what may be chosen: by the topic of a question, and the rule that asks where several do."""

JUDGED_KINDS: dict[str, tuple[type[Option], ...]] = {
    "act": (
        *(opt.Hold, opt.MoveWith, opt.AttackWith, opt.CallShot),
        *(opt.Escape, opt.Empower, opt.EndTurn, opt.PassRound),
    ),
    "attack_declared": (opt.Dodge, opt.Brace, opt.Join),
    "location_rolled": (opt.Tilt, opt.LowerRoll),
    "die_rolled": (opt.Tilt, opt.LowerRoll),
}
"""Where cards with texts are on offer as well, the options that the referee looks at."""
