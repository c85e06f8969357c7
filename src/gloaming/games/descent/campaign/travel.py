"""Step 8 of the Campaign phase: the heroes travel, and at each travel icon something may happen (DE-413 to DE-422)."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.course import Icon, route
from gloaming.games.descent.campaign.options import RoadChoice
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS, Fate, TravelEvent
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.rules.attribute_test import AttributeTest, TestResult
from gloaming.games.descent.rules.damage import Restore, SufferDamage
from gloaming.games.descent.state import NOBODY, NOTHING, OVERLORD
from gloaming.kernel import Next, Option, Rule, again, choose, done, each

ATTRIBUTES = ("might", "knowledge", "willpower", "awareness")


class TravelToQuest(Rule):
    """From Arhynn to the place of the quest, one travel icon after another."""

    quest: str
    at: int = 0
    """The stop they have come to."""
    event: int = -1
    """The Travel Event card drawn there."""
    skips: bool = False
    """No event is drawn at the next icon."""

    def depart(self, g: CampaignVerbs) -> None:
        g.depart()

    def stop(self, g: CampaignVerbs) -> Next:
        """The overlord draws a card at each icon (DE-418)."""
        way = route(self.quest)
        if self.at == len(way):
            return again("arrive")
        icon = way[self.at].icon
        if self.skips:
            g.pass_stop(icon)
            return self.having(at=self.at + 1, skips=False, event=-1).then(again("stop"))
        return self.having(event=g.draw_travel_event(icon))

    def resolve(self, g: CampaignVerbs) -> Next:
        """Only the entry of that icon counts; without one they go on (DE-419, DE-420)."""
        icon = route(self.quest)[self.at].icon
        return RoadEvent(self.event, icon) if icon in TRAVEL_EVENTS[self.event] else None

    def go_on(self, g: CampaignVerbs) -> Next:
        entry = TRAVEL_EVENTS[self.event].get(route(self.quest)[self.at].icon)
        skips = entry is not None and entry.skips
        return self.having(at=self.at + 1, skips=skips, event=-1).then(again("stop"))

    def arrive(self, g: CampaignVerbs) -> None:
        g.reach_place()


class RoadEvent(Rule):
    """One Travel Event: a choice, tests, or what simply happens."""

    event: int
    icon: Icon
    attribute: str = ""
    testing: tuple[int, ...] = ()
    """The heroes who have still to test."""
    passed: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()

    def _entry(self) -> TravelEvent:
        return TRAVEL_EVENTS[self.event][self.icon]

    def begin(self, g: CampaignVerbs) -> Next:
        entry = self._entry()
        if entry.choices:
            return again("agree")
        if entry.lowest:
            return again("choose_lowest")
        if entry.tests is not None:
            return again("name_attribute")
        return done() if entry.fate == Fate() else again("over", after=Befall(entry.fate, everyone(g)))

    def agree(self, g: CampaignVerbs) -> Next:
        return Agree("road_choice", event=self.event, icon=self.icon)

    def agreed(self, g: CampaignVerbs, option: RoadChoice) -> Next:
        return again("over", after=Befall(self._entry().choices[option.n].fate, everyone(g)))

    def choose_lowest(self, g: CampaignVerbs) -> Next:
        values = {hero: g.attribute(hero, self._entry().lowest) for hero in standing(g)}
        least = [hero for hero, value in values.items() if value == min(values.values())]
        return choose(OVERLORD, "road_lowest", [opt.Choose(hero) for hero in least]) if least else done()

    def lowest(self, g: CampaignVerbs, option: opt.Choose) -> Next:
        return again("over", after=Befall(self._entry().fate, (option.figure,)))

    def name_attribute(self, g: CampaignVerbs) -> Next:
        tests = self._entry().tests
        assert tests is not None
        words = (tests.attribute,) if tests.attribute else ATTRIBUTES
        return choose(OVERLORD, "attribute", [opt.ChooseWord(word) for word in words])

    def choose_tester(self, g: CampaignVerbs, option: opt.ChooseWord) -> Next:
        tests = self._entry().tests
        assert tests is not None
        heroes = standing(g)
        if not heroes:
            return done()
        if tests.who == "every":
            return self.having(attribute=option.word, testing=heroes).then(again("test"))
        return self.having(attribute=option.word).then(Agree("road_tester", heroes=heroes))

    def tester(self, g: CampaignVerbs, option: opt.Choose) -> Next:
        return self.having(testing=(option.figure,))

    def test(self, g: CampaignVerbs) -> Next:
        return AttributeTest(self.testing[0], self.attribute)

    def tested(self, g: CampaignVerbs, result: TestResult) -> Next:
        hero, *others = self.testing
        passed = (*self.passed, hero) if result.passed else self.passed
        failed = self.failed if result.passed else (*self.failed, hero)
        done_so_far = self.having(testing=tuple(others), passed=passed, failed=failed)
        return done_so_far.then(again("test")) if others else done_so_far

    def who_passed(self, g: CampaignVerbs) -> Next:
        tests = self._entry().tests
        assert tests is not None
        return Befall(tests.passed, self.passed) if self.passed else None

    def who_failed(self, g: CampaignVerbs) -> Next:
        tests = self._entry().tests
        assert tests is not None
        return Befall(tests.failed, self.failed) if self.failed else None

    def all_of_them(self, g: CampaignVerbs) -> Next:
        tests = self._entry().tests
        assert tests is not None
        if not self.failed:
            return Befall(tests.all_passed, everyone(g))
        return Befall(tests.all_failed, everyone(g)) if not self.passed else None

    def over(self, g: CampaignVerbs) -> Next:
        return None


class Agree(Rule):
    """What all hero players have to agree on (DE-421): each says in turn what he is for; where they differ the first of
    them decides (R99)."""

    topic: str
    event: int = NOTHING
    icon: Icon = "road"
    heroes: tuple[int, ...] = ()
    """The heroes among whom one is chosen; without any it is about what the event offers."""
    said: tuple[int, ...] = ()
    """What each player so far is for, by its place among the options."""

    def _options(self) -> list[Option]:
        if self.heroes:
            return [opt.Choose(hero) for hero in self.heroes]
        return [RoadChoice(n) for n, _ in enumerate(TRAVEL_EVENTS[self.event][self.icon].choices)]

    def speak(self, g: CampaignVerbs) -> Next:
        return choose(players(g)[len(self.said)], self.topic, self._options())

    def spoken(self, g: CampaignVerbs, option: Option) -> Next:
        asked = players(g)
        said = (*self.said, self._options().index(option))
        if len(asked) > 1:
            hero = option.figure if isinstance(option, opt.Choose) else NOBODY
            g.be_for(asked[len(self.said)], said[-1], hero, self.event, self.icon)
        if len(said) < len(asked):
            return self.having(said=said).then(again("speak"))
        return self.having(said=said) if len(set(said)) > 1 else done(option)

    def decide(self, g: CampaignVerbs) -> Next:
        return choose(players(g)[0], self.topic, self._options())

    def decided(self, g: CampaignVerbs, option: Option) -> Next:
        return done(option)


class Befall(Rule):
    """What an event does to some heroes, and to the overlord's cards; all of it stays for the quest (DE-422)."""

    fate: Fate
    heroes: tuple[int, ...]

    @each(lambda self, g: self.heroes if self.fate.damage or self.fate.fatigue else ())
    def harm(self, g: CampaignVerbs, hero: int) -> Next:
        return SufferDamage(hero, self.fate.damage, self.fate.fatigue)

    def inflict(self, g: CampaignVerbs) -> None:
        for hero in self.heroes if self.fate.condition else ():
            g.inflict(hero, self.fate.condition)

    @each(lambda self, g: self.heroes if self.fate.heals or self.fate.rests else ())
    def recover(self, g: CampaignVerbs, hero: int) -> Next:
        return Restore(hero, self.fate.heals, self.fate.rests)

    @each(lambda self, g: self.heroes if self.fate.search == "each" else ())
    def find_each(self, g: CampaignVerbs, hero: int) -> Next:
        return g.drawing_search(hero)

    @each(lambda self, g: range(self.fate.search == "one"))
    def find_one(self, g: CampaignVerbs, _: int) -> Next:
        return FindForOne(self.heroes)

    @each(lambda self, g: self.heroes if self.fate.sees_hand and g.hand else ())
    def see_hand(self, g: CampaignVerbs, hero: int) -> Next:
        return SeeHand(hero)

    def cards(self, g: CampaignVerbs) -> None:
        """Overlord cards are not played on the way, but events may give and take them (DE-417)."""
        for _ in range(self.fate.discard):
            g.discard_random()
        if draws := self.fate.draw + self.fate.draw_each * len(self.heroes):
            g.draw_overlord(draws)


class FindForOne(Rule):
    """A Search card for a hero of their choice."""

    heroes: tuple[int, ...]

    def choose_hero(self, g: CampaignVerbs) -> Next:
        return Agree("road_find", heroes=self.heroes)

    def find(self, g: CampaignVerbs, option: opt.Choose) -> Next:
        return g.drawing_search(option.figure)


class SeeHand(Rule):
    """A hero looks at the overlord's hand and discards a card of it."""

    hero: int

    def look(self, g: CampaignVerbs) -> None:
        g.see_hand(self.hero)

    def pick(self, g: CampaignVerbs) -> Next:
        names = {g.card(card).name: card for card in sorted(g.hand)}
        return choose(g.heroes[self.hero].seat, "road_discard", [opt.ChooseCard(card) for card in names.values()])

    def discard(self, g: CampaignVerbs, option: opt.ChooseCard) -> None:
        g.discard_overlord((option.card,))


def players(g: CampaignVerbs) -> tuple[int, ...]:
    """The seats of the hero players, clockwise from the overlord."""
    return tuple(dict.fromkeys(hero.seat for hero in g.heroes))


def everyone(g: CampaignVerbs) -> tuple[int, ...]:
    return tuple(range(len(g.heroes)))


def standing(g: CampaignVerbs) -> tuple[int, ...]:
    """The heroes who were not knocked out on the way."""
    return tuple(hero for hero in everyone(g) if g.on_map(hero))
