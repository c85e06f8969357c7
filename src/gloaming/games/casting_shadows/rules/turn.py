"""The turn: roll, act, absorb; and turns one after another until one player is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows import events
from gloaming.games.casting_shadows import options as opt
from gloaming.games.casting_shadows.effects import Gain, Heal, IgnoreCrystals
from gloaming.games.casting_shadows.resources import CRYSTAL
from gloaming.games.casting_shadows.rules import cast, collect, reroll, resource_cards, shadow_form, travel
from gloaming.games.casting_shadows.rules.damage import eliminate_fallen
from gloaming.games.casting_shadows.state import NOTHING
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, done
from gloaming.pieces.subjects import SeatRule

ALL_DICE = range(5)
END_TURN = opt.EndTurn()


class Action(NamedTuple):
    """One kind of thing to do in Phase 2: what could be chosen, why it may not be, and the rule that carries it out."""

    could: Callable[[Play, int], Sequence[Option]]
    why_not: Callable[[Play, int, Any], Why | None]
    rule: Callable[[int, Any], Rule]


def _always(option: Option, why_not: Callable[[Play, int, Any], Why | None], rule: type[SeatRule]) -> Action:
    """What everyone could think of at any time, and its rule needs nothing but the player."""
    options = (option,)
    return Action(lambda g, seat: options, why_not, lambda seat, o: rule(seat))


ACTIONS: dict[type[Option], Action] = {
    opt.Cast: Action(cast.casts, cast.why_not_cast, cast.cast_rule),
    opt.UseAbility: _always(opt.UseAbility(), shadow_form.why_not_ability, shadow_form.Ability),
    opt.UseCard: Action(
        resource_cards.uses, lambda g, seat, o: None, lambda seat, o: resource_cards.UseResourceCard(seat, o.card)
    ),
    opt.Collect: _always(opt.Collect(), collect.why_not_collect, collect.CollectAction),
    opt.Travel: Action(travel.travels, travel.why_not_travel, lambda seat, o: travel.TravelAction(seat, o.hex)),
    opt.Reroll: _always(opt.Reroll(), reroll.why_not_reroll, reroll.RerollAction),
    opt.Protect: _always(opt.Protect(), reroll.why_not_protect, reroll.ProtectAction),
    opt.Refresh: _always(opt.Refresh(), collect.why_not_refresh, collect.RefreshAction),
}


class Rounds(Rule):
    """Turns go clockwise until the game is over or the cap is reached."""

    def next_turn(self, g: Play) -> Next:
        if g.turn < g.options.turn_cap:
            return again("next_turn", after=Turn(g.next_seat()))
        most = max(player.hp for player in g.players)
        best = [seat for seat, player in enumerate(g.players) if player.hp == most]
        alone = len(best) == 1
        reason = f"{'most' if alone else 'equal'} HP at the cap of {g.turn} turns"
        g.end_game(best if alone else (), reason, capped=True)
        return None


class Turn(SeatRule):
    """Phase 1: roll. Phase 2: actions. Phase 3: absorb, transform, suffer the crystals, clear the pool."""

    def phase_1(self, g: Play) -> Next:
        g.begin_turn(self.seat)
        g.roll_dice(ALL_DICE)
        return HexGrant(self.seat)

    def phase_2(self, g: Play) -> Next:
        options = [
            option
            for could, why_not, _ in ACTIONS.values()
            for option in could(g, self.seat)
            if why_not(g, self.seat, option) is None
        ]
        return Ask(self.seat, "act", (*options, END_TURN))

    def act(self, g: Play, option: Option) -> Next:
        if option == END_TURN:
            return again("phase_3_absorb")
        return again("phase_2", after=ACTIONS[type(option)].rule(self.seat, option))

    def phase_3_absorb(self, g: Play) -> Next:
        return shadow_form.Absorption(self.seat)

    def phase_3_transform(self, g: Play) -> Next:
        return shadow_form.Transformation(self.seat)

    def phase_3_cursed_crystals(self, g: Play) -> Next:
        crystals = g.pool().counts[CRYSTAL]
        if not crystals:
            return None
        if g.companion(self.seat, IgnoreCrystals):
            g.tell(events.CrystalsIgnored(self.seat, g.players[self.seat].companion))
            return None
        g.lose_hp(self.seat, crystals, by=NOTHING)
        return eliminate_fallen(g, [self.seat])

    def phase_3_clear_pool(self, g: Play) -> None:
        g.clear_pool()


class HexGrant(SeatRule):
    """The tile a player starts the turn on may grant a token, or healing for a crystal."""

    def offer(self, g: Play) -> Next:
        player = g.players[self.seat]
        effects = g.tile(player.hex).effects
        heals = [effect for effect in effects if isinstance(effect, Heal)]
        if not effects or any(h.at_most is not None and player.hp > h.at_most for h in heals):
            return done()
        if g.options.grants == "must" and not heals:
            return again("grant")
        return Ask(self.seat, "grant", (opt.Accept(), PASS))

    def answer(self, g: Play, option: Option) -> Next:
        return None if isinstance(option, opt.Accept) else done()

    def grant(self, g: Play) -> None:
        for effect in g.tile(g.players[self.seat].hex).effects:
            if isinstance(effect, Heal):
                g.gain_hp(self.seat, effect.n)
            elif isinstance(effect, Gain):
                g.gain_resource(effect.resource, effect.number)
