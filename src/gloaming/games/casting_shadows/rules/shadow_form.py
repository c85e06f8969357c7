"""Shadow Form: absorbing fragments, transforming, summoning a Companion, and the Abilities."""

from __future__ import annotations

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows.characters import ABILITY_COST, CHARACTERS, TRANSFORM_COST
from gloaming.games.casting_shadows.effects import Heal, MoreEnergy, Storm, Strike
from gloaming.games.casting_shadows.map import places_in, push_places, reach
from gloaming.games.casting_shadows.options import Absorb, Leap, Push, Summon, Target, Transform, UseAbility
from gloaming.games.casting_shadows.resources import FRAGMENT
from gloaming.games.casting_shadows.rules.damage import Damage
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, again, choose, done
from gloaming.pieces.subjects import SeatRule

BASE_FORM = Why("CS-099", "Your Ability is for your Shadow Form only.")
NOT_CHARGED = Why("CS-103", "Your Ability needs a full charge of 5 Shadow Energy; you have {energy}.")
NO_ENEMY_IN_RANGE = Why("CS-174", "No enemy is in range of your Ability.")


class Absorption(SeatRule):
    """Take up fragments left in the pool, as many as are wanted and the track has room for."""

    def offer(self, g: Play) -> Next:
        player = g.players[self.seat]
        room = player.energy_limit - player.energy
        most = min(room, g.pool().counts[FRAGMENT])
        least = 0 if room and g.companion(self.seat, MoreEnergy) else 1
        if most < least:
            return done()
        counts = range(most, least - 1, -1)
        return Ask(self.seat, "absorb", (*(Absorb(count) for count in counts), PASS))

    def absorb(self, g: Play, option: Absorb | Pass) -> None:
        if isinstance(option, Absorb):
            more = g.companion(self.seat, MoreEnergy)
            g.absorb(self.seat, option.count, more.n if more else 0)


class Transformation(SeatRule):
    """Turn the board over, summon a Companion, and absorb what is left on the new track."""

    def offer(self, g: Play) -> Next:
        player = g.players[self.seat]
        if player.shadow or player.energy < TRANSFORM_COST:
            return done()
        return Ask(self.seat, "transform", (Transform(), PASS))

    def transform(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        g.transform(self.seat)
        return None

    def choose_companion(self, g: Play) -> Next:
        if not g.portal:
            return again("absorb_the_rest")
        return choose(self.seat, "summon", [Summon(card) for card in g.portal])

    def summon(self, g: Play, option: Summon) -> None:
        g.summon(self.seat, option.card)
        g.fill_portal()

    def absorb_the_rest(self, g: Play) -> Next:
        return Absorption(self.seat) if g.options.absorb_again else None


def why_not_ability(g: Play, seat: int, option: UseAbility) -> Why | None:
    player = g.players[seat]
    if not player.shadow:
        return BASE_FORM
    if player.energy < ABILITY_COST:
        return NOT_CHARGED
    effect = CHARACTERS[player.character].ability
    if isinstance(effect, Strike) and not reach(player.hex, effect.range) & g.enemy_places(seat):
        return NO_ENEMY_IN_RANGE
    return None


class Ability(SeatRule):
    """Spend the whole charge and do what the character does."""

    def spend(self, g: Play) -> None:
        g.use_ability(self.seat, ABILITY_COST)

    def work(self, g: Play) -> Next:
        player = g.players[self.seat]
        effect = CHARACTERS[player.character].ability
        if isinstance(effect, Heal):
            g.gain_hp(self.seat, effect.n)
            return done()
        if isinstance(effect, Storm):
            return StormAbility(self.seat)
        assert isinstance(effect, Strike)
        enemies = g.enemies_on(self.seat, reach(player.hex, effect.range))
        (damage,) = effect.damage
        if effect.at == "all":
            return Damage(self.seat, "ability", tuple((seat, damage) for seat in enemies))
        return StrikeAbility(self.seat, damage, tuple(enemies))


class StrikeAbility(SeatRule):
    """Damage one enemy of those in range."""

    amount: int
    enemies: tuple[int, ...]

    def choose_target(self, g: Play) -> Next:
        return choose(self.seat, "target", [Target(seat) for seat in self.enemies])

    def strike(self, g: Play, option: Target) -> Next:
        return Damage(self.seat, "ability", ((option.seat, self.amount),))


class StormAbility(SeatRule):
    """Move to enemies, damage them all, push the survivors away together."""

    def choose_place(self, g: Play) -> Next:
        return choose(self.seat, "leap", [Leap(place) for place in places_in(g.enemy_places(self.seat))])

    def leap(self, g: Play, option: Leap) -> None:
        g.move(self.seat, option.hex)

    def strike(self, g: Play) -> Next:
        effect = CHARACTERS[g.players[self.seat].character].ability
        assert isinstance(effect, Storm)
        return Damage(self.seat, "ability", tuple((seat, effect.damage) for seat in _with(g, self.seat)))

    def choose_push(self, g: Play) -> Next:
        if not _with(g, self.seat):
            return done()
        return Ask(self.seat, "push", tuple(Push(place) for place in push_places(g.players[self.seat].hex)))

    def push(self, g: Play, option: Push) -> None:
        for seat in _with(g, self.seat):
            g.move(seat, option.hex)


def _with(g: Play, seat: int) -> list[int]:
    """The enemies on a player's own hex."""
    return g.enemies_on(seat, 1 << g.players[seat].hex)
