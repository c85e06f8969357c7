"""Step 7 of the Campaign phase: the heroes get ready, the quest is set up, the overlord makes his deck and draws."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.options import PassOn, PutAside, Wield
from gloaming.games.descent.campaign.prices import may_change_hands
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.equipment import equip_options
from gloaming.games.descent.rules.set_up import SETTING_UP, SetUp
from gloaming.games.descent.state import NOTHING, OVERLORD
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.pieces.effects import all_hold

SMALLEST_DECK = 15


class SetUpQuest(Rule):
    """Everything before a quest but the way there."""

    quest: str

    def begin(self, g: CampaignVerbs) -> None:
        g.begin_quest(self.quest)

    def get_ready(self, g: CampaignVerbs) -> Next:
        return GetReady()

    def relics(self, g: CampaignVerbs) -> Next:
        return GiveRelics(lieutenants_in(g, self.quest))

    def lay_out(self, g: CampaignVerbs) -> Next:
        """By the standard rules (DE-412)."""
        return SetUp(quests()[self.quest].encounters[0].id)

    def customise(self, g: CampaignVerbs) -> Next:
        return SetCardsAside()

    def shuffle(self, g: CampaignVerbs) -> None:
        g.shuffle_decks()

    def draw(self, g: CampaignVerbs) -> None:
        """The starting hand of the quest, one card for each hero; there is no other (DE-415, DE-416, R88)."""
        g.draw_overlord(len(g.heroes))


class GetReady(Rule):
    """Each hero equips what he carries (R25) and passes on what others need more (DE-404)."""

    at: int = 0
    card: int = NOTHING
    """What he passes on."""

    def look(self, g: CampaignVerbs) -> Next:
        if self.at == len(g.heroes):
            return done()
        options = [*equip_options(g, self.at), *(PassOn(card) for card in can_be_passed_on(g, self.at))]
        if not options:
            return self.having(at=self.at + 1).then(again("look"))
        return Ask(g.heroes[self.at].seat, "get_ready", (*options, PASS))

    def change(self, g: CampaignVerbs, option: Option) -> Next:
        match option:
            case opt.Equip(card=card):
                g.equip(self.at, card)
            case opt.PutAway(card=card):
                g.put_away(self.at, card)
            case PassOn(card=card):
                return self.having(card=card).then(again("to_whom"))
            case _:
                return self.having(at=self.at + 1).then(again("look"))
        return again("look")

    def to_whom(self, g: CampaignVerbs) -> Next:
        others = [opt.Choose(figure) for figure, _ in enumerate(g.heroes) if figure != self.at]
        return choose(g.heroes[self.at].seat, "to_whom", others)

    def given(self, g: CampaignVerbs, option: opt.Choose) -> Next:
        """Whoever was ready gets ready again with what he got."""
        g.pass_on(self.at, option.figure, self.card)
        return self.having(at=min(self.at, option.figure), card=NOTHING).then(again("look"))


def can_be_passed_on(g: CampaignVerbs, figure: int) -> list[int]:
    return [card for card in g.heroes[figure].items if may_change_hands(card)]


def lieutenants_in(g: CampaignVerbs, quest: str) -> tuple[str, ...]:
    """The lieutenants of the overlord in a quest, as far as earlier results do not keep them away."""
    found = [
        lieutenant.name
        for encounter in quests()[quest].encounters
        for lieutenant in encounter.lieutenants
        if lieutenant.side == "overlord" and all_hold(g, SETTING_UP, lieutenant.conditions)
    ]
    return tuple(dict.fromkeys(found))


class GiveRelics(Rule):
    """For each lieutenant the overlord chooses which relic he wields in this quest, one at most (DE-427, DE-428)."""

    lieutenants: tuple[str, ...]
    at: int = 0

    def choose_relic(self, g: CampaignVerbs) -> Next:
        taken = [card for _, card in g.campaign_sheet.wielded]
        left = [card for card in g.campaign_sheet.relics if card not in taken]
        if self.at == len(self.lieutenants) or not left:
            return done()
        return Ask(OVERLORD, "wield", (*(Wield(card, self.lieutenants[self.at]) for card in left), PASS))

    def chosen(self, g: CampaignVerbs, option: Option) -> Next:
        if isinstance(option, Wield):
            g.wield(option.lieutenant, option.card)
        return self.having(at=self.at + 1).then(again("choose_relic"))


class SetCardsAside(Rule):
    """The overlord may leave cards out of this quest, in secret, as long as 15 stay (DE-389, DE-390)."""

    def open_deck(self, g: CampaignVerbs) -> Next:
        if len(g.deck) <= SMALLEST_DECK:
            return done()
        g.look_through_deck()
        return None

    def pick(self, g: CampaignVerbs) -> Next:
        if len(g.deck) <= SMALLEST_DECK:
            return done()
        names = {CARDS[card].name: card for card in sorted(g.deck, reverse=True)}
        return Ask(OVERLORD, "put_aside", (*(PutAside(card) for card in sorted(names.values())), PASS))

    def picked(self, g: CampaignVerbs, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        assert isinstance(option, PutAside)
        g.put_aside(option.card)
        return again("pick")
