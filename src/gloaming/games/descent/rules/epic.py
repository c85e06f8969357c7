"""Epic Play: experience and gold to begin with (DE-346 to DE-354), spent by the rules of the campaign."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS, CLASSES, NUMBERS, OVERLORD_CARDS
from gloaming.games.descent.settings import Level
from gloaming.games.descent.state import NOTHING, OVERLORD
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done

HERO_EXPERIENCE: dict[Level, int] = {"basic": 0, "advanced": 3, "expert": 6}
GOLD: dict[Level, int] = {"basic": 0, "advanced": 150, "expert": 250}
OVERLORD_EXPERIENCE: dict[Level, int] = {"basic": 0, "advanced": 4, "expert": 8}
ACTS: dict[Level, tuple[int, ...]] = {"basic": (), "advanced": (1,), "expert": (1, 2)}


def skills_for(g: Play, figure: int, experience: int) -> list[int]:
    """The skills a hero can buy: of his own class, at the price on the card (DE-378)."""
    hero = g.heroes[figure]
    return [
        number
        for card in CLASSES[hero.class_name]
        for number in NUMBERS[card]
        if card.kind == "skill" and card.xp and card.xp <= experience and number not in hero.skills
    ]


def overlord_cards_for(g: Play, experience: int) -> list[int]:
    """The Overlord cards that can be bought: level 1 and universal ones, others if enough of the class is there."""
    held = [CARDS[card] for card in g.deck]
    found = []
    for card in OVERLORD_CARDS:
        left = [number for number in NUMBERS[card] if number in g.box]
        if card.deck == "Basic" or not left or card.xp > experience:
            continue
        mine = [other for other in held if other.deck == card.deck]
        first = sum(other.tier == 1 for other in mine)
        if card.tier < 2 or (card.tier == 2 and first >= 2) or (card.tier == 3 and len(mine) >= 3):
            found.append(left[0])
    return found


class EpicPlay(Rule):
    """What each side buys before the game, one card at a time."""

    at: int = 0
    """The hero who spends his experience."""
    left: int = 0
    """Experience or gold left."""
    card: int = NOTHING
    """The item that was bought and belongs to nobody yet."""

    def start(self, g: Play) -> Next:
        level = g.options.level
        return done() if level == "basic" else self.having(left=HERO_EXPERIENCE[level])

    def skill(self, g: Play) -> Next:
        """Each hero buys on his own (DE-375)."""
        if self.at == len(g.heroes):
            return self.having(left=GOLD[g.options.level] * len(g.heroes)).then(again("item"))
        options = [opt.ChooseCard(card) for card in skills_for(g, self.at, self.left)]
        if not options:
            return self.having(at=self.at + 1, left=HERO_EXPERIENCE[g.options.level]).then(again("skill"))
        return Ask(g.heroes[self.at].seat, "skill", (*options, PASS))

    def learn(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return self.having(at=self.at + 1, left=HERO_EXPERIENCE[g.options.level]).then(again("skill"))
        assert isinstance(option, opt.ChooseCard)
        g.learn(self.at, option.card)
        return self.having(left=self.left - CARDS[option.card].xp).then(again("skill"))

    def item(self, g: Play) -> Next:
        """The heroes combine their gold and choose freely (DE-353); the first of them is asked (R99)."""
        acts = ACTS[g.options.level]
        names: dict[str, int] = {}
        for card in g.shop:
            if CARDS[card].act in acts and CARDS[card].gold <= self.left:
                names.setdefault(CARDS[card].name, card)
        if not names:
            return again("overlord")
        return Ask(g.heroes[0].seat, "shop", (*(opt.ChooseCard(card) for card in names.values()), PASS))

    def bought(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return again("overlord")
        assert isinstance(option, opt.ChooseCard)
        return self.having(left=self.left - CARDS[option.card].gold, card=option.card)

    def for_whom(self, g: Play) -> Next:
        return choose(g.heroes[0].seat, "for_whom", [opt.Choose(figure) for figure, _ in enumerate(g.heroes)])

    def handed(self, g: Play, option: opt.Choose) -> Next:
        g.hand_out(option.figure, self.card)
        return again("item")

    def overlord(self, g: Play) -> Next:
        return self.having(left=OVERLORD_EXPERIENCE[g.options.level])

    def overlord_card(self, g: Play) -> Next:
        cards = overlord_cards_for(g, self.left)
        if not cards:
            return done()
        return Ask(OVERLORD, "overlord_card", (*(opt.ChooseCard(card) for card in cards), PASS))

    def added(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        assert isinstance(option, opt.ChooseCard)
        g.add_to_deck(option.card)
        return self.having(left=self.left - CARDS[option.card].xp).then(again("overlord_card"))
