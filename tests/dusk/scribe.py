"""The books of a game of Dusk, kept by its events alone."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.dusk import events as e
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, PASSIVE_OF
from gloaming.games.dusk.rules.attack import Attack, Resolved
from gloaming.games.dusk.rules.blocks import UnifiedBlocks
from gloaming.games.dusk.rules.hit_location import HitLocation
from gloaming.games.dusk.rules.play_card import PlayCard
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.rules.texts import RunText
from gloaming.games.dusk.state import Ban
from gloaming.kernel import EVERYONE, Ask, Event, Opened, Window
from tests.dusk.card_books import NOBODY, CardBooks, sheet_of
from tests.scribe import without

PRIVATE = ("attack_now", "power", "aim", "discard", "banish", "block", "recover")
"""What is chosen in secret; how many picks it takes is a secret too, so it is announced once."""


class DuskScribe(CardBooks):
    """Everything on the table, as told."""

    def __init__(self, pos: DuskPosition) -> None:
        super().__init__(pos)
        self.wicks = pos.wicks
        self.due: list[Event] = []
        """What has to happen next, one of these: a Wick walked over goes out, a hit costs armour or a wound."""
        self.stopped = pos.quelled
        """What has been quelled this turn: seats and values."""
        self.bans = pos.bans
        self.round, self.turn, self.idle, self.active = pos.round, pos.turn, pos.idle, pos.active
        self.redrawing = False
        self.announced = ("", NOBODY)
        """What is chosen in secret, and by whom."""

    def compare(self, event: Event) -> None:
        pos, agree = self.pos, self.agree
        for seat, (sheet, player) in enumerate(zip(self.sheets, pos.players, strict=True)):
            if self.redrawing and not player.refill:
                sheet.refill = 0  # it is used up in the course of a redraw
            agree(f"sheet of seat {seat}", sheet, sheet_of(player))
        agree("cards in play", self.in_play, pos.in_play)
        agree("table", self.table, pos.table)
        agree("Wicks", self.wicks, pos.wicks)
        agree("bans", self.bans, pos.bans)
        agree("quelled", self.stopped, pos.quelled)
        agree("course", (self.round, self.turn, self.active), (pos.round, pos.turn, pos.active))
        agree("idle rounds", (self.idle, self.played), (pos.idle, not pos.idle_round))
        agree("box", self.box, set(pos.box))
        hidden = (*self.box, *(card for sheet in self.sheets for card in (*sheet.hand, *sheet.deck)))
        written, seen = ({card: whom[card] for card in hidden} for whom in (self.known, pos.seen))
        agree("who knows which card", written, seen)
        for attack in (frame.rule for frame in pos.agenda if isinstance(frame.rule, Attack)):
            struck = [(blow.cards, blow.target) for blow in attack.blows]
            agree("each blow once", len(struck), len(set(struck)))

    def append(self, event: Event) -> None:
        if self.due and not isinstance(event, Opened):
            assert event in self.due, f"after {self[-1]} comes one of {self.due}, and not {event}"
            self.due = []
        super().append(event)

    # Who might answer, and who is asked in secret.

    def opened(self, event: Opened) -> None:
        rule = self.pos.running
        if event.moment not in PRIVATE:
            order = [(self.active + step) % len(self.sheets) for step in range(1, len(self.sheets) + 1)]
            order = order[rule.passed :] if isinstance(rule, Window) else order
            assert not isinstance(rule, Resolved) or not any(self.sheets[seat].out for seat in (rule.by, rule.seat))
            self.agree(f"who might answer {event.moment}", tuple(filter(self.might(event.moment), order)), event.seats)
            return
        picked = rule.chosen if event.moment == "recover" else getattr(rule, "picked", ())
        before = {"power": 1, "recover": 0}.get(event.moment, len(picked))
        self.agree("how many were picked before that was told", before, len(picked))
        if isinstance(rule, UnifiedBlocks):
            seat = rule.mates[0]
        else:
            seat = rule.about.seat if isinstance(rule, RunText) else rule.seat
        empty = event.moment == "block" and not self.sheets[seat].hand
        self.agree("who chooses in secret", () if empty else (seat,), event.seats)
        self.announced = (event.moment, seat)

    def asked(self, ask: Ask) -> None:
        alive = [seat for seat in self.everyone if not self.sheets[seat].out]
        team_of = {seat: self.pos.players[seat].team for seat in alive}
        assert ask.seat in alive
        assert len(set(team_of.values())) > 1, "with one team left the game is over"
        for seat in alive:
            mates = [other for other in alive if team_of[other] == team_of[seat]]
            assert any(self.sheets[mate].wounds for mate in mates), "who has no wound left is out"
        if ask.topic in PRIVATE and ask.secret:
            self.agree("the secret question announced", (ask.topic, ask.seat), self.announced)

    def might(self, moment: str) -> Callable[[int], bool]:
        """Who might answer now, by what lies open."""

        def from_hand(card: int) -> bool:
            one = CARDS[card]
            joins = moment == "attack_declared" and not {"BRACE", "UNIFIED"}.isdisjoint(one.powers)
            waits = one.type == "REACTION" and one.trigger is not None and one.trigger.on == moment
            return joins or waits or one.type == "TILT" or (one.type == "FREE ACTION" and one.window != "own_turn")

        def from_play(card: int) -> bool:
            one = CARDS[card]
            waits = one.type == "PERSISTENT" and one.trigger is not None and one.trigger.on == moment
            return waits or (moment == "location_rolled" and "DEFEND" in one.powers)

        def might(seat: int) -> bool:
            sheet = self.sheets[seat]
            if sheet.out:
                return False
            if sheet.ready and from_play(PASSIVE_OF[sheet.sets[0]]):
                return True
            if any(seat in (one.owner, one.holder) and from_play(one.card) for one in self.in_play):
                return True
            if moment == "attack_declared" and len(sheet.hand) > 1:
                return True
            open_box = {card for card in self.box if self.known[card] == EVERYONE}
            lying = {*sheet.boneyard, *sheet.void, *self.table, *open_box, *(one.card for one in self.in_play)}
            own = {*BASIC_OF[seat], *(card for number in sheet.sets for card in CARDS_OF[number])}
            return bool(sheet.hand) and any(from_hand(card) for card in own - lying)

        return might

    # Rounds and turns.

    def placement_rolled(self, event: e.PlacementRolled) -> None:
        assert len(event.faces) == len(self.sheets)
        self.roll(*event.faces)

    def placed(self, event: e.Placed) -> None:
        assert all(sheet.hex != event.hex for sheet in self.sheets)
        self.sheets[event.seat].hex = event.hex

    def round_began(self, event: e.RoundBegan) -> None:
        self.round += 1
        self.agree("round", self.round, event.round)
        self.played, self.redrawing = False, True
        self.agree("texts used this round", (), self.pos.used_this_round)
        for sheet in self.sheets:
            sheet.passed = False

    def round_ended(self, event: e.RoundEnded) -> None:
        self.agree("round", self.round, event.round)
        self.idle = 0 if self.played else self.idle + 1

    def initiative_rolled(self, event: e.InitiativeRolled) -> None:
        assert len(event.faces) == len(self.sheets)
        rolled = {seat: face for seat, face in enumerate(event.faces) if face}
        assert rolled
        before = next(told for told in reversed(self[:-1]) if isinstance(told, e.InitiativeRolled | e.RoundBegan))
        if isinstance(before, e.RoundBegan):
            self.agree("who rolls", [seat for seat in self.everyone if not self.sheets[seat].out], list(rolled))
        elif isinstance(self.pos.running, PlayCard):
            assert sum(face != now for face, now in zip(before.faces, event.faces, strict=True)) <= 1, "Tilt: one die"
        else:
            counts = {seat: face + self.sheets[seat].initiative for seat, face in enumerate(before.faces) if face}
            tied = [seat for seat, count in counts.items() if count == max(counts.values())]
            assert len(tied) > 1
            self.agree("who rolls again", tied, list(rolled))
        self.roll(*rolled.values())

    def initiative_won(self, event: e.InitiativeWon) -> None:
        faces = next(told.faces for told in reversed(self) if isinstance(told, e.InitiativeRolled))
        count = [face + sheet.initiative if face else -9 for face, sheet in zip(faces, self.sheets, strict=True)]
        self.agree("who rolled highest", [event.seat], [seat for seat, n in enumerate(count) if n == max(count)])
        for sheet in self.sheets:
            sheet.initiative = 0

    def first_chosen(self, event: e.FirstChosen) -> None:
        assert not self.sheets[event.seat].out
        self.redrawing = False
        self.active = (event.seat - 1) % len(self.sheets)

    def turn_began(self, event: e.TurnBegan) -> None:
        later = [(self.active + step) % len(self.sheets) for step in range(1, len(self.sheets) + 1)]
        waiting = [seat for seat in later if not self.sheets[seat].out and not self.sheets[seat].passed]
        self.agree("whose turn it is", waiting[0], event.seat)
        self.active = event.seat
        self.turn += 1
        self.agree("turn", self.turn, event.turn)
        pos = self.pos
        self.agree("a fresh turn", (2, 0, 0, False), (pos.actions, pos.strikes, pos.acted, pos.attacked))
        self.agree("nothing used and nothing waiting", ((), ()), (pos.used_this_turn, pos.boosts))
        self.stopped = ()
        for sheet in self.sheets:
            sheet.moved, sheet.pushed_by = 0, set()
        sheet = self.sheets[event.seat]
        sheet.stunned = "now" if sheet.stunned == "next" else sheet.stunned

    def turn_passed(self, event: e.TurnPassed) -> None:
        self.agree("nothing done before", 0, self.pos.acted)
        self.sheets[event.seat].passed = True

    def turn_ended(self, event: e.TurnEnded) -> None:
        self.agree("whose turn it was", self.active, event.seat)
        sheet = self.sheets[event.seat]
        assert self.pos.acted or sheet.passed
        sheet.stunned = "" if sheet.stunned == "now" else sheet.stunned
        lasting = (ban for ban in self.bans if ban.whose != NOBODY)
        self.bans = tuple(ban for ban in lasting if ban.whose != event.seat or ban.since == self.turn)
        self.agree("nothing waiting", (), self.pos.boosts)

    def action_gained(self, event: e.ActionGained) -> None:
        self.agree("who acts", self.active, event.seat)
        actions, strikes, acted = self.counted
        more = (actions, strikes + 1, acted) if event.kind == "attack" else (actions + 1, strikes, acted)
        self.agree("actions", more, (self.pos.actions, self.pos.strikes, self.pos.acted))

    def boosted(self, event: e.Boosted) -> None:
        self.agree("whose boost", (self.active, event.kind), (event.seat, self.pos.boosts[-1].kind))

    def game_ended(self, event: e.GameEnded) -> None:
        outcome = self.pos.outcome
        assert outcome is not None
        self.agree("how it ended", (event.winners, event.reason), (outcome.winners, outcome.reason))
        teams = {self.pos.players[seat].team for seat in self.everyone if not self.sheets[seat].out}
        best = {self.pos.players[seat].team for seat in event.winners}
        assert best <= teams
        self.agree("whether it was cut short", len(teams) > 1, outcome.capped)
        assert outcome.capped or best == teams
        if self.idle == 3 or outcome.capped:
            self.agree("who has won at the cap", set() if self.idle == 3 else self.ahead(), best)

    def ahead(self) -> set[int]:
        """The team with the most wounds, then the most armour; none where two are equal."""
        worth: dict[int, tuple[int, int]] = {}
        for seat, sheet in enumerate(self.sheets):
            if not sheet.out:
                wounds, armour = worth.get(self.pos.players[seat].team, (0, 0))
                worth[self.pos.players[seat].team] = (wounds + sheet.wounds, armour + len(sheet.armour))
        most = [team for team, has in worth.items() if has == max(worth.values())]
        return set(most) if len(most) == 1 else set()

    def dispersed(self, event: e.Dispersed) -> None:
        sheet = self.sheets[event.seat]
        assert not sheet.out
        if event.reason == "no card left to draw":
            self.agree("cards left to draw", (), sheet.deck)
        else:
            self.agree("why it is gone", "last wound", event.reason)
            team = [other for seat, other in enumerate(self.sheets) if not self.pos.is_enemy(event.seat, seat)]
            self.agree("wounds left", 0, sum(other.wounds for other in team))
        assert not any(event.seat in (one.owner, one.holder) for one in self.in_play)
        if CARDS[PASSIVE_OF[sheet.sets[0]]].name == "Trail of Kindling":
            self.wicks = ()
        sheet.out = sheet.passed = True
        sheet.hex, sheet.wounds, sheet.shards = NOBODY, 0, 0

    # Attacks.

    def dodged(self, event: e.Dodged) -> None:
        assert len(event.cards) == 2
        assert all(event.value in CARDS[card].values for card in event.cards)
        self.lay(event.seat, *event.cards)

    def blocked(self, event: e.Blocked) -> None:
        sure = [CARDS[card].value for card in event.cards if CARDS[card].type != "WILD"]
        wilds = len(event.cards) - len(sure)
        assert sum(sure) + wilds <= event.value <= sum(sure) + 9 * wilds
        self.lay(event.seat, *event.cards)

    def block_given(self, event: e.BlockGiven) -> None:
        assert set(event.cards) <= set(self.table)

    def attack_missed(self, event: e.AttackMissed) -> None:
        assert set(event.cards) <= set(self.table)

    def location_rolled(self, event: e.LocationRolled) -> None:
        self.roll(*event.faces)

    def roll_changed(self, event: e.RollChanged) -> None:
        assert not self.sheets[event.seat].out

    def location_settled(self, event: e.LocationSettled) -> None:
        rule, sheet = self.pos.nearest(HitLocation), self.sheets[event.seat]
        self.agree("location", max(1, min(6, rule.face + rule.change)), event.location)
        assert rule.face in rule.faces
        if event.location in sheet.armour and not rule.momentum:
            self.due = [e.ArmourLost(event.seat, event.location)]
        elif event.location > 1:
            bearers = [event.seat] if sheet.wounds or not self.pos.teams else self.pos.allies(event.seat)
            left = {seat: self.sheets[seat].wounds - 1 for seat in bearers}
            self.due = [e.Wounded(seat, wounds) for seat, wounds in left.items() if wounds >= 0]

    def die_rolled(self, event: e.DieRolled) -> None:
        self.roll(event.face)

    def keywords_granted(self, event: e.KeywordsGranted) -> None:
        assert event.card in self.table

    def quelled(self, event: e.Quelled) -> None:
        self.stopped += ((event.seat, event.value),)

    # Phantoms.

    def moved(self, event: e.Moved) -> None:
        sheet, now = self.sheets[event.seat], self.pos.players[event.seat]
        assert all(other.hex != event.hex for other in self.sheets if other is not sheet)
        if event.by == event.seat:
            assert now.moved - sheet.moved >= max(1, self.pos.board.distance[sheet.hex][event.hex])
            sheet.moved = now.moved
        else:
            sheet.pushed_by |= {event.by}
        sheet.hex = event.hex
        if event.hex in self.wicks and self.pos.is_enemy(event.seat, self.pos.beadle()):
            self.due = [e.WickRemoved(event.hex)]

    def armour_lost(self, event: e.ArmourLost) -> None:
        self.sheets[event.seat].armour.remove(event.location)

    def armour_mended(self, event: e.ArmourMended) -> None:
        assert event.location not in self.sheets[event.seat].armour
        self.sheets[event.seat].armour.add(event.location)

    def wounded(self, event: e.Wounded) -> None:
        self.sheets[event.seat].wounds -= 1
        self.agree("wounds left", self.sheets[event.seat].wounds, event.left)

    def healed(self, event: e.Healed) -> None:
        self.sheets[event.seat].wounds += 1
        self.agree("wounds left", self.sheets[event.seat].wounds, event.left)
        assert event.left <= self.pos.options.wounds

    def stunned(self, event: e.Stunned) -> None:
        self.sheets[event.seat].stunned = "next"

    def banned(self, event: e.Banned) -> None:
        ban = self.pos.bans[-1]
        assert ban in (Ban(event.seat, self.turn), Ban(event.seat, self.turn, event.seat))
        self.bans += (ban,)

    def refill_changed(self, event: e.RefillChanged) -> None:
        self.sheets[event.seat].refill += event.by

    def initiative_changed(self, event: e.InitiativeChanged) -> None:
        self.sheets[event.seat].initiative += event.by

    def wick_placed(self, event: e.WickPlaced) -> None:
        assert event.hex not in self.wicks
        self.wicks += (event.hex,)
        assert len(self.wicks) <= 3

    def wick_removed(self, event: e.WickRemoved) -> None:
        self.wicks = without(self.wicks, event.hex)
