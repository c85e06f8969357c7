"""The attack: declared, answered, measured again, blocked, resolved card by card."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS, KIND_OF
from gloaming.games.dusk.effects import Context, Tally
from gloaming.games.dusk.options import Grant, Resolve
from gloaming.games.dusk.rules.blocks import Blocks
from gloaming.games.dusk.rules.blow import Blow, at_range, entangled, power, range_to, speaks
from gloaming.games.dusk.rules.moments import Deed, happened, window
from gloaming.games.dusk.rules.strike import StrikeBlow
from gloaming.games.dusk.rules.texts import RunText
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, each

SMITE_REACH = 2

Kind = Literal["single", "power", "called"]


class Attack(Rule):
    """One attack of one or more cards, on a Phantom or a hex."""

    by: int
    kind: Kind
    value: int
    cards: tuple[int, ...]
    values: tuple[int, ...]
    """What each card counts as."""
    target: int = NOTHING
    hex: int = NOTHING
    """The hex aimed at, where it is no Phantom."""
    wick: int = NOTHING
    """The Wick that the range is counted from, if any."""
    free: bool = False
    """True if it is no action of the turn: BRACE, or an effect."""
    any_range: bool = False
    slack: int = 0
    """By how much the range may be off."""
    answers: int = NOTHING
    """The depth of the attack that this one answers with BRACE."""
    granted: tuple[tuple[int, str, int], ...] = ()
    """Keywords given to cards: the card, the word and its number."""
    plain: tuple[int, ...] = ()
    """Cards whose text was not paid for: plain numbers."""
    tallies: tuple[tuple[int, Tally], ...] = ()
    unblockable: bool = False
    blows: tuple[Blow, ...] = ()
    forced_blocks: tuple[tuple[int, int], ...] = ()
    """Blocks by effects: whose, and how many cards; 0 is all."""
    dodged: tuple[int, ...] = ()
    at: int = 0
    """The card whose text is read as it is declared."""

    @property
    def to(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(blow.target for blow in self.blows))

    # Declared and answered.

    def declare(self, g: Play) -> Next:
        if not self.free:
            g.spend_action(attack=True)
        for card in self.cards:
            if card not in g.table:
                g.lay_down(self.by, card)
        g.tell(events.AttackDeclared(self.by, self.kind, self.cards, self.values, self.target, self.hex))
        unblockable, granted = False, self.granted
        if not self.free:
            unblockable = bool(g.boost("unblockable"))
            for boost in g.boosts:
                if boost.kind == "keywords" and not boost.cards:
                    granted += tuple(keyword_of(card, word) for card in self.cards for word in boost.keywords)
            g.use_boosts("value", "reach", "token", "unblockable")
        return self.having(unblockable=unblockable, granted=granted)

    def choose_grants(self, g: Play) -> Next:
        """Keywords for one card of the attack: the attacker chooses which."""
        if self.free:
            return again("texts")
        if not any(boost.kind == "keywords" and boost.cards for boost in g.boosts):
            g.use_boosts("keywords")
            return again("texts")
        return choose(self.by, "grant", [Grant(card) for card in self.cards])

    def grant(self, g: Play, option: Grant) -> Next:
        granted = self.granted
        for boost in g.boosts:
            if boost.kind == "keywords" and boost.cards and self.value >= boost.min_value:
                granted += tuple(keyword_of(option.card, word) for word in boost.keywords)
                g.tell(events.KeywordsGranted(option.card, boost.keywords))
        g.use_boosts("keywords")
        return self.having(granted=granted)

    def texts(self, g: Play) -> Next:
        """What cards do, or cost, as they are declared."""
        for at in range(self.at, len(self.cards)):
            card = self.cards[at]
            if "attack_declared" in CARDS[card].moments:
                return self.having(at=at).then(RunText(self._about(g, card), part="attack_declared"))
        return self.having(blows=self._blows(g)).then(again("answered"))

    def text_done(self, g: Play, about: Context) -> Next:
        card, tally = self.cards[self.at], about.tally
        declined = any(op.cost and op.when for op in CARDS[card].effect) and not tally.paid
        return self.having(
            at=self.at + 1,
            tallies=(*self.tallies, (card, tally)),
            plain=(*self.plain, card) if declined else self.plain,
        ).then(again("texts"))

    answered = window("attack_declared")

    # Measured again.

    def measure(self, g: Play) -> Next:
        if g.players[self.by].out:
            return again("clear")
        blows = self._blows(g) if self.hex != NOTHING else self.blows
        missed = tuple(
            blow if self._reaches(g, blow) else replace(blow, state="missed")
            for blow in blows
            if not g.players[blow.target].out
        )
        return self.having(blows=missed)

    @each(lambda self, g: self.to)
    def miss(self, g: Play, target: int) -> Next:
        cards = tuple(c for b in self.blows if b.target == target and b.state == "missed" for c in b.cards)
        if not cards:
            return None
        g.tell(events.AttackMissed(target, cards))
        return Missed(self.by, target, cards)

    def hit_wicks(self, g: Play) -> Next:
        """Tokens at the range of CLEAVE, or on the hex aimed at, are removed."""
        for place in g.wicks:
            for card in self.cards:
                if self._hits_wick(g, card, place):
                    g.remove_wick(place)
                    struck = WickStruck(self._about(g, card, place), "destroyed" in CARDS[card].moments)
                    return again("hit_wicks", after=struck)
        return None

    # Blocked.

    @each(lambda self, g: self.to)
    def block(self, g: Play, target: int) -> Next:
        return Blocks(target, g.depth) if any(blow.is_open(target) for blow in self.blows) else None

    # Resolved.

    def choose_blow(self, g: Play) -> Next:
        if g.players[self.by].out:
            return again("clear")
        waiting = {
            (KIND_OF[blow.cards[0]], blow.target, blow.state): Resolve(blow.cards[0], blow.target)
            for blow in self.blows
            if not blow.done and blow.state != "missed" and not g.players[blow.target].out
        }
        if not waiting:
            return again("resolve_texts")
        return choose(self.by, "resolve", tuple(waiting.values()))

    def strike(self, g: Play, option: Resolve) -> Next:
        at = next(n for n, b in enumerate(self.blows) if b.cards[0] == option.card and b.target == option.seat)
        return again("choose_blow", after=StrikeBlow(len(g.agenda) - 1, at))

    @each(lambda self, g: self.cards)
    def resolve_texts(self, g: Play, card: int) -> Next:
        """What cards do after the attack."""
        works = speaks(self, card, "attack_resolved") and card in g.table
        return RunText(self._about(g, card), part="attack_resolved") if works else None

    @each(lambda self, g: range(len(self.blows)))
    def tangle(self, g: Play, number: int) -> Next:
        blow = self.blows[number]
        shifts = blow.landed and power(self, blow, "TANGLE") and not g.players[blow.target].out
        return Walk(blow.target, self.by, 1) if shifts else None

    def clear(self, g: Play) -> None:
        """The cards go where they belong."""
        for card in self.cards:
            if card not in g.table:
                continue
            held = next((b.target for b in self.blows if card in b.cards and b.landed), NOTHING)
            if CARDS[card].play == "ATTACK" and held != NOTHING and not g.players[held].out:
                g.enter_play(card, held)
            elif "REVEAL" in CARDS[card].powers and card not in self.plain and not g.used_up(card):
                g.use_text(card)
                g.resolve_card(card, "hand")
            else:
                g.resolve_card(card)

    @each(lambda self, g: self.to)
    def resolved(self, g: Play, target: int) -> Next:
        return None if g.players[target].out or g.players[self.by].out else Resolved(self.by, target)

    # What is computed from it.

    def _about(self, g: Play, card: int, place: int = NOTHING) -> Context:
        return Context(self.by, card, self.target, self.by, hex=place, answers=g.depth)

    def _reaches(self, g: Play, blow: Blow) -> bool:
        """True if a blow is in range, by the rule of its own keywords."""
        if self.any_range or power(self, blow, "MELODY"):
            return True
        target = g.players[blow.target].hex
        if self.hex != NOTHING:
            return at_range(g, self, self.hex) and g.board.distance[self.hex][target] <= SMITE_REACH
        distance, entangled_to = range_to(g, self, target), entangled(self, blow)
        if entangled_to and distance <= entangled_to + self.slack:
            return True
        return at_range(g, self, target)

    def _blows(self, g: Play) -> tuple[Blow, ...]:
        """What strikes whom."""
        called = self.kind == "called"
        groups = [self.cards] if called else [(card,) for card in self.cards]
        blows = []
        for cards in groups:
            blow = Blow(cards, self.target, called)
            others = (replace(blow, target=seat) for seat in g.alive() if seat not in (self.by, self.target))
            if self.hex == NOTHING:
                swept = others if power(self, blow, "CLEAVE") else ()
                blows += [blow, *(other for other in swept if self._reaches(g, other))]
            elif any("SMITE" in CARDS[card].attack_powers for card in cards):
                distance = g.board.distance[self.hex]
                blows += [other for other in others if distance[g.players[other.target].hex] <= SMITE_REACH]
        return tuple(blows)

    def _hits_wick(self, g: Play, card: int, place: int) -> bool:
        cleaves = "CLEAVE" in CARDS[card].attack_powers and self.hex == NOTHING
        return (cleaves or self.hex == place) and at_range(g, self, place)


def single(by: int, card: int, value: int, target: int, *, any_range: bool, answers: int = NOTHING) -> Attack:
    """An attack with one card that is no action of the turn."""
    return Attack(by, "single", value, (card,), (value,), target, free=True, any_range=any_range, answers=answers)


def keyword_of(card: int, keyword: str) -> tuple[int, str, int]:
    word, _, number = keyword.partition(" ")
    return card, word, int(number or 1)


def join_attack(g: Play, depth: int, seat: int, card: int) -> None:
    """A card on the table joins an attack as one more card of its value."""
    attack = g.nearest(Attack, under=depth)
    g.amend(
        depth,
        kind="power" if attack.kind == "single" else attack.kind,
        cards=(*attack.cards, card),
        values=(*attack.values, attack.value),
        blows=(*attack.blows, Blow((card,), attack.target)),
    )
    g.tell(events.AttackJoined(seat, card))


def why_not_join(attack: Attack) -> bool:
    """True if no card can join an attack: it is aimed at a hex, or contains a SOLO card."""
    return attack.target == NOTHING or any("SOLO" in CARDS[card].powers for card in attack.cards)


class Missed(Deed):
    """An attack card has missed: cards may wait for that."""

    cards: tuple[int, ...]

    def answered(self, g: Play) -> Next:
        return happened(g, "attack_missed", self.by, self.seat, self.cards)


class Resolved(Deed):
    """An attack has been resolved against one of its targets."""

    def answered(self, g: Play) -> Next:
        return happened(g, "attack_resolved", self.by, self.seat)


class WickStruck(Rule):
    """A Wick was removed by an attack: its owner may care, and so may the card that did it."""

    about: Context
    spreads: bool

    def answered(self, g: Play) -> Next:
        return happened(g, "destroyed", self.about.seat, g.beadle())

    def spread(self, g: Play) -> Next:
        return RunText(self.about, part="destroyed") if self.spreads else None
