"""The overlord's turn: start of turn, activate monsters, end of round (DE-149)."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.moments import BETWEEN, TURN
from gloaming.games.descent.rules.actions import carry_out, overlord_cards, play_card
from gloaming.games.descent.rules.conditions_at_start import start_conditions
from gloaming.games.descent.rules.damage import Defeat
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.rules.set_up import MOST_PLACES
from gloaming.games.descent.state import OVERLORD
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Ask, Next, Option, Rule, again, choose
from gloaming.kernel.agenda import Chosen
from gloaming.pieces.squares import spaces_of

NO_ACTION = (opt.PlayCard, opt.EndTurn)
"""What is on offer also to a monster that can do nothing."""


class OverlordTurn(Rule):
    """The overlord's whole turn."""

    def begin(self, g: Play) -> Next:
        g.begin_overlord_turn()
        return happens(g, "overlord_turn_begins")

    def draw(self, g: Play) -> None:
        g.draw_overlord(1)

    def rise(self, g: Play) -> Next:
        """Monsters that rise again come back."""
        rising = g.to_rise()
        if not rising:
            return again("start")
        bases = g.where_to_rise(rising[0])[:MOST_PLACES] or [0]
        return choose(OVERLORD, "rise", [opt.PlaceAt(rising[0], tuple(spaces_of(base))) for base in bases])

    def risen(self, g: Play, option: opt.PlaceAt) -> Next:
        g.rise(option.figure, option.spaces)
        return again("rise")

    def start(self, g: Play) -> Next:
        """Cards played at the start of his turn, the one just drawn included (DE-152)."""
        return happens(g, "overlord_turn_start")

    def refresh(self, g: Play) -> None:
        """Exhausted cards are refreshed last (DE-153, R23)."""
        g.refresh_relics()

    def choose_group(self, g: Play) -> Next:
        """Groups are activated in any order, and every one of them (DE-155, DE-157)."""
        waiting = [n for n, group in enumerate(g.groups) if not group.activated and g.to_activate(n)]
        if not waiting:
            return again("end")
        return _or_cards(g, Ask(OVERLORD, "group", tuple(opt.ActivateGroup(group) for group in waiting)))

    def activate(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.PlayCard):
            return again("choose_group", after=play_card(BETWEEN, option))
        assert isinstance(option, opt.ActivateGroup)
        g.activate_group(option.group)
        return GroupActivation(option.group)

    def next_group(self, g: Play) -> Next:
        return again("choose_group")

    def end(self, g: Play) -> Next:
        """Cards played at the end of his turn."""
        return happens(g, "overlord_turn_end")

    def close(self, g: Play) -> None:
        g.end_overlord_turn()


class GroupActivation(Rule):
    """All monsters of a group, one after another (DE-156, R59)."""

    group: int

    def choose_monster(self, g: Play) -> Next:
        waiting = g.to_activate(self.group)
        if not waiting:
            return again("over")
        return _or_cards(g, Ask(OVERLORD, "monster", tuple(opt.Activate(figure) for figure in waiting)))

    def activate(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.PlayCard):
            return again("choose_monster", after=play_card(BETWEEN, option))
        assert isinstance(option, opt.Activate)
        return MonsterTurn(option.figure)

    def next_monster(self, g: Play) -> Next:
        return again("choose_monster")

    def over(self, g: Play) -> Next:
        return None


def _or_cards(g: Play, ask: Ask) -> Next:
    """Who is next is asked with the cards that may be played before; with one left, only they are a reason to ask."""
    cards = overlord_cards(g, BETWEEN)
    forced = len(ask.options) == 1
    if forced:
        g.tell_opened(BETWEEN, (OVERLORD,))
    if not cards:
        return Chosen(ask.options[0]) if forced else ask
    return Ask(OVERLORD, ask.topic, (*ask.options, *cards), secret=forced)


class MonsterTurn(Rule):
    """A monster's activation: up to two actions, one attack among them (DE-159, DE-160)."""

    figure: int

    def begin(self, g: Play) -> None:
        g.begin_turn(self.figure)

    def conditions(self, g: Play) -> Next:
        return start_conditions(g, self.figure)

    def start(self, g: Play) -> Next:
        return happens(g, "activation_start", self.figure) if g.on_map(self.figure) else None

    def act(self, g: Play) -> Next:
        if not g.on_map(self.figure):
            return again("close")
        options = g.offers(self.figure)
        if any(not isinstance(option, NO_ACTION) for option in options):
            return Ask(g.seat_of(self.figure), "act", tuple(options))
        # Only cards of his hand could keep the overlord from going on: that he is asked is his secret.
        g.tell_opened(TURN, (OVERLORD,))
        return again("end") if len(options) == 1 else Ask(OVERLORD, "act", tuple(options), secret=True)

    def do(self, g: Play, option: Option) -> Next:
        return again("end") if isinstance(option, opt.EndTurn) else carry_out(g, self.figure, option)

    def go_on(self, g: Play) -> Next:
        return again("act")

    def end(self, g: Play) -> Next:
        return happens(g, "activation_end", self.figure)

    def lava(self, g: Play) -> Next:
        return Defeat(self.figure) if g.on_map(self.figure) and g.in_lava(self.figure) else None

    def close(self, g: Play) -> None:
        g.end_turn(self.figure)
