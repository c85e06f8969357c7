"""Hero set-up: each hero takes a sheet, and a class of its archetype that nobody else has (DE-055 to DE-062)."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import ARCHETYPES, HERO_SHEETS
from gloaming.games.descent.hero_cards import hero_of
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done

QUICK = (
    ("Grisban the Thirsty", "Berserker"),
    ("Jain Fairwood", "Wildlander"),
    ("Avric Albright", "Disciple"),
    ("Leoric of the Book", "Runemaster"),
)
"""The party of a quick game, as many of it as there are heroes."""


def free_heroes(g: Play) -> list[str]:
    """The heroes nobody has taken."""
    taken = [hero.name for hero in g.heroes]
    return [name for name in HERO_SHEETS if name not in taken]


def free_classes(g: Play, hero: str) -> list[str]:
    """The classes of a hero's archetype that nobody has taken (DE-058, DE-060)."""
    taken = [one.class_name for one in g.heroes]
    return [name for name in ARCHETYPES[HERO_SHEETS[hero].archetype] if name not in taken]


class FormParty(Rule):
    """The heroes of the game: a quick party, one by chance, or chosen in turn."""

    at: int = 0
    hero: str = ""

    def next_hero(self, g: Play) -> Next:
        if self.at == len(g.heroes):
            return done()
        if g.options.set_up in ("usual", "quick"):
            g.take_hero(self.at, hero_of(g.heroes[self.at].seat, *QUICK[self.at]))
            return self.having(at=self.at + 1).then(again("next_hero"))
        names = free_heroes(g)  # an archetype has as many classes as heroes
        if g.options.set_up == "random":
            return self.having(hero=names[g.below(len(names))]).then(again("choose_class"))
        return choose(g.heroes[self.at].seat, "hero", [opt.TakeHero(name) for name in names])

    def take(self, g: Play, option: opt.TakeHero) -> Next:
        return self.having(hero=option.hero)

    def choose_class(self, g: Play) -> Next:
        classes = free_classes(g, self.hero)
        if g.options.set_up == "random":
            classes = [classes[g.below(len(classes))]]
        return choose(g.heroes[self.at].seat, "class", [opt.TakeClass(name) for name in classes])

    def join(self, g: Play, option: opt.TakeClass) -> Next:
        g.take_hero(self.at, hero_of(g.heroes[self.at].seat, self.hero, option.name))
        return self.having(at=self.at + 1, hero="").then(again("next_hero"))
