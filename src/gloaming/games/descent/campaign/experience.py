"""Step 4 of the Campaign phase: each hero buys skills of his class, the overlord buys Overlord cards."""

from __future__ import annotations

from gloaming.games.descent.campaign.options import BuyOverlordCard, Learn
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.rules.epic import overlord_cards_for, skills_for
from gloaming.games.descent.state import OVERLORD
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again


class SpendExperience(Rule):
    """Everyone spends what he likes and keeps the rest (DE-376, DE-377); nobody pays for another (DE-375)."""

    at: int = 0
    """The hero whose turn it is to learn."""

    def learn(self, g: CampaignVerbs) -> Next:
        if self.at == len(g.heroes):
            return again("overlord")
        hero = g.heroes[self.at]
        skills = [Learn(card, self.at) for card in skills_for(g, self.at, hero.xp)]
        if not skills:
            return self.having(at=self.at + 1).then(again("learn"))
        return Ask(hero.seat, "learn", (*skills, PASS))

    def learned(self, g: CampaignVerbs, option: Option) -> Next:
        if not isinstance(option, Learn):
            return self.having(at=self.at + 1).then(again("learn"))
        g.buy_skill(option.figure, option.card)
        return again("learn")

    def overlord(self, g: CampaignVerbs) -> Next:
        cards = [BuyOverlordCard(card) for card in overlord_cards_for(g, g.campaign_sheet.overlord_xp)]
        return Ask(OVERLORD, "grow", (*cards, PASS)) if cards else again("over")

    def bought(self, g: CampaignVerbs, option: Option) -> Next:
        if not isinstance(option, BuyOverlordCard):
            return None
        g.buy_overlord_card(option.card)
        return again("overlord")

    def over(self, g: CampaignVerbs) -> Next:
        return None
