"""What is computed from a position whenever it is read: characteristics, modifiers, whom a word means."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Modifier
from gloaming.games.descent.dice import Colour
from gloaming.games.descent.effects import About, Whose
from gloaming.games.descent.state import CONDITION_BIT, NOBODY, NOTHING, Hero, State
from gloaming.games.descent.voices import LAST, Voices
from gloaming.pieces.effects import all_hold

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class Derived(State, kw_only=True):
    """A position and what follows from it."""

    # Modifiers.

    @property
    def voices(self) -> Voices:
        """What the cards of all figures say now."""
        last = LAST[0]
        if last.figures == self.figures and last.heroes == self.heroes:
            return last
        if not last.fits(self.figures, self.heroes):
            figures = range(len(self.figures))
            in_force = [self.cards_in_force(figure) for figure in figures]
            usable = [self.usable_cards(figure) for figure in figures]
            LAST[0] = last = Voices(self.figures, self.heroes, in_force, usable)
        return last

    def _with_quest(self) -> Voices:
        """The same, and of which values the quest speaks."""
        last = self.voices
        if last.changes is not self.changes or last.options is not self.options or last.encounter != self.encounter:
            last.heed(self.encounter, self.options, self.changes, self.quest_stats())
        return last

    def says(self, stat: str) -> bool:
        """True if anything might change a value of some figure now; mostly nothing does."""
        return bool(self.lasting) or stat in self._with_quest().stats

    def modifiers(self, stat: str, figure: int, about: About | None = None) -> list[tuple[int, int, Modifier]]:
        """What changes a value of a figure now: the card, the place on it, and the modifier.

        `about` tells what the figure is doing, for modifiers that depend on it: an attack, mostly. In an attack of
        this figure only the weapon that was declared contributes (DE-186).
        """
        said = LAST[0]
        if (
            said.figures != self.figures
            or said.heroes != self.heroes
            or said.changes is not self.changes
            or said.options is not self.options
            or said.encounter != self.encounter
        ):
            said = self._with_quest()
        if stat not in said.stats and not self.lasting:
            return []
        found = []
        for card, n, one in said.own[figure].get(stat, ()):
            other_weapon = about is not None and about.by == figure and card != about.weapon and CARDS[card].is_weapon
            if not other_weapon and self._in_force(one, card, figure, figure, about):
                found.append((card, n, one))
        for other, card, n, one in said.around.get(stat, ()):
            if self._is_meant(other, figure, one) and self._in_force(one, card, other, figure, about):
                found.append((card, n, one))
        for lasting in self.lasting:
            if lasting.figure == figure:
                one = CARDS[lasting.card].modifiers[lasting.modifier]
                if one.stat == stat:
                    found.append((lasting.card, lasting.modifier, one))
        return found + [(NOTHING, n, one) for n, one in enumerate(self.quest_modifiers(stat, figure))]

    def quest_stats(self) -> Collection[str]:
        """The values that rules of the quest change."""
        return ()

    def quest_modifiers(self, stat: str, figure: int) -> Sequence[Modifier]:
        """What rules of the quest change about a figure."""
        return ()

    def _in_force(self, one: Modifier, card: int, owner: int, figure: int, about: About | None) -> bool:
        if one.exhausted and card not in self.heroes[owner].exhausted:
            return False
        if not one.when:
            return True
        if about is None:
            about = About(seat=self.seat_of(owner), that=figure)
        return all_hold(cast("Play", self), replace(about, me=owner, card=card), one.when)

    def _is_meant(self, owner: int, figure: int, one: Modifier) -> bool:
        assert not isinstance(one.whom, str)
        return bool(self.around(owner, one.whom, (figure,)))

    def total(self, stat: str, figure: int, about: About | None = None) -> int:
        """The sum of all changes of a value."""
        found = self.modifiers(stat, figure, about)
        return sum(one.by for _, _, one in found) if found else 0

    def holds(self, stat: str, figure: int, about: About | None = None) -> bool:
        """True if any modifier says so."""
        return bool(self.modifiers(stat, figure, about))

    # Characteristics.

    def speed(self, figure: int) -> int:
        speed = self._changed(self.sheet(figure).speed, "speed", figure)
        limits = [one.by for _, _, one in self.modifiers("speed_limit", figure)]
        if self.lasting:
            speed = next((one.by for _, _, one in self.modifiers("speed_is", figure)), speed)
        return max(0, min([speed, *limits]))

    def health(self, figure: int) -> int:
        return self._changed(self.sheet(figure).health + self.figures[figure].extra_health, "health", figure)

    def _changed(self, printed: int, stat: str, figure: int) -> int:
        """A value with all its changes: what lowers it leaves 1."""
        found = self.modifiers(stat, figure)
        return max(min(printed, 1), printed + sum(one.by for _, _, one in found)) if found else printed

    def stamina(self, figure: int) -> int:
        return self.sheet(figure).stamina + self.total("stamina", figure)

    def attribute(self, figure: int, attribute: str) -> int:
        """An attribute; minions, masters and familiars have none (DE-276, DE-310)."""
        printed: int = getattr(self.sheet(figure), attribute)
        return printed

    def has_attributes(self, figure: int) -> bool:
        """True for heroes, lieutenants, and characters of a quest that were given any."""
        sheet = self.sheet(figure)
        return bool(sheet.might or sheet.knowledge or sheet.willpower or sheet.awareness)

    def defense_pool(self, figure: int, about: About | None = None) -> tuple[Colour, ...]:
        """The dice a figure defends with: those of its sheet, of armor, and of whatever adds to them (DE-199)."""
        if self.lasting and self.holds("no_defense", figure):
            return ()
        pool = self.sheet(figure).defense
        if self.figures[figure].kind == "hero":
            for card in self.heroes[figure].equipped:
                if CARDS[card].slot == "armor":
                    pool += CARDS[card].dice
        for _, _, one in self.modifiers("defense", figure, about):
            pool += one.dice
        return pool

    def fatigue_left(self, figure: int) -> int:
        """The fatigue a hero may still suffer by choice (DE-233)."""
        if self.figures[figure].kind != "hero":
            return 0
        return self.stamina(figure) - self.figures[figure].fatigue

    def can_have(self, figure: int, condition: str) -> bool:
        """Each condition once at a time (DE-258); not while knocked out (DE-244); characters suffer none (SR-09)."""
        one = self.figures[figure]
        return bool(one.mask) and one.kind not in ("npc", "object") and not one.conditions & CONDITION_BIT[condition]

    def conditions_for(self, figure: int) -> list[str]:
        """The conditions a figure could still get."""
        return [condition for condition in CONDITION_BIT if self.can_have(figure, condition)]

    def skill_named(self, figure: int, name: str) -> int:
        """The skill of that name which a hero has; -1 for none."""
        if self.figures[figure].kind != "hero":
            return NOTHING
        return next((card for card in self.heroes[figure].skills if CARDS[card].name == name), NOTHING)

    def can_exhaust(self, figure: int, card: int, fatigue: int = 0) -> bool:
        """True if a hero may exhaust a card of his now and pay for it."""
        return card not in self.heroes[figure].exhausted and self.fatigue_left(figure) >= fatigue

    def is_marked(self, figure: int, card: int, owner: int) -> bool:
        """True if a card has put its mark on a figure."""
        return any(one.figure == figure and one.card == card and one.owner == owner for one in self.lasting)

    def hands_taken(self, figure: int) -> int:
        """How many hands of a hero hold something."""
        return sum(CARDS[card].hands for card in self.heroes[figure].equipped)

    def familiar_of(self, figure: int) -> int:
        """The familiar of a hero that is on the map; -1 for none."""
        return next(
            (n for n, one in enumerate(self.figures) if one.kind == "familiar" and one.owner == figure and one.spaces),
            NOBODY,
        )

    def shares_damage_with(self, figure: int) -> int:
        """The familiar to which a hero may shift damage, or the hero to whom his familiar may."""
        one = self.figures[figure]
        if one.kind == "familiar" and one.owner != NOBODY:
            shares = self.holds("shares_damage", one.owner) and self.figures[one.owner].spaces
            return one.owner if shares else NOBODY
        if one.kind == "hero" and self.holds("shares_damage", figure):
            return self.familiar_of(figure)
        return NOBODY

    def hands_with_melee(self, figure: int) -> int:
        """How many hands of a hero hold melee weapons."""
        if self.figures[figure].kind != "hero":
            return 0
        return sum(CARDS[card].hands for card in self.weapons(figure) if CARDS[card].attack == "melee")

    # Whom a word means.

    def is_of(self, owner: int, figure: int, whose: Whose) -> bool:
        """True if a figure is one of those a word means, as the owner of the text uses it."""
        one = self.figures[figure]
        if whose == "figures":
            return one.kind != "object"
        if whose == "heroes":
            return one.kind == "hero" or (one.kind == "familiar" and one.side == "heroes")
        if whose == "monsters":
            return one.is_monster
        if whose == "familiar":
            return one.kind == "familiar" and one.owner == owner
        if whose == "minions":
            return one.rank == "minion"
        side = self.figures[owner].side if owner != NOBODY else "overlord"
        return one.kind != "object" and (one.side == side) == (whose == "friends")

    def around(self, figure: int, who: object, among: Sequence[int] | None = None) -> list[int]:
        """The figures near a figure that a word means; of all, or among some."""
        raise NotImplementedError

    def usable_cards(self, figure: int) -> tuple[int, ...]:
        """The cards a figure may use: those in force, and Search cards that are not used up."""
        if self.figures[figure].kind != "hero":
            return self.cards_in_force(figure)
        return _usable(self.heroes[figure])


@lru_cache(maxsize=4096)
def _usable(hero: Hero) -> tuple[int, ...]:
    search = (card for card in hero.items if CARDS[card].kind == "search" and card not in hero.used)
    return (hero.sheet, *hero.skills, *hero.equipped, *search)
