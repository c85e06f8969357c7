"""Step 3 of the Campaign phase: experience for all, and what the quest gives its winner."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.options import HandBack
from gloaming.games.descent.campaign.sheet import Winner
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests import quests
from gloaming.games.descent.quests.quest import Reward
from gloaming.games.descent.state import NOBODY, OVERLORD
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, choose, done


class ReceiveRewards(Rule):
    """What both sides and the winner get for a quest (DE-373, DE-374)."""

    quest: str
    winner: Winner

    def _reward(self) -> Reward:
        return quests()[self.quest].rewards.of_winner(self.winner)

    def both(self, g: CampaignVerbs) -> None:
        """Everyone gets experience, no matter who won."""
        points = quests()[self.quest].rewards.both.xp
        for hero, _ in enumerate(g.heroes):
            g.gain_experience(hero, points)
        g.gain_experience(NOBODY, points)

    def winner_gets(self, g: CampaignVerbs) -> Next:
        reward = self._reward()
        if self.winner == "overlord":
            if reward.xp:
                g.gain_experience(NOBODY, reward.xp)
            if reward.relic:
                g.gain_relic(NOBODY, reward.relic)
            if reward.opens_group:
                g.open_type(reward.opens_group)
            return again("over", after=HandBackCards()) if reward.refund_cards else done()
        if reward.xp:
            for hero, _ in enumerate(g.heroes):
                g.gain_experience(hero, reward.xp)
        if reward.gold_per_hero:
            g.gain_gold(reward.gold_per_hero * len(g.heroes))
        return None

    def more_experience(self, g: CampaignVerbs) -> Next:
        """One hero, by agreement, gains more experience; the first of them is asked (R99)."""
        if not self._reward().xp_one_hero:
            return again("relic")
        return choose(g.heroes[0].seat, "reward_hero", [opt.Choose(hero) for hero, _ in enumerate(g.heroes)])

    def gain_more(self, g: CampaignVerbs, option: opt.Choose) -> None:
        g.gain_experience(option.figure, self._reward().xp_one_hero)

    def relic(self, g: CampaignVerbs) -> Next:
        """A hero of their choice takes the relic."""
        if not self._reward().relic:
            return done()
        return choose(g.heroes[0].seat, "reward_relic", [opt.Choose(hero) for hero, _ in enumerate(g.heroes)])

    def take_relic(self, g: CampaignVerbs, option: opt.Choose) -> None:
        relic = self._reward().relic
        assert relic is not None
        g.gain_relic(option.figure, relic)

    def over(self, g: CampaignVerbs) -> Next:
        return None


class HandBackCards(Rule):
    """The overlord may hand back bought cards for the experience they cost, one at a time."""

    def pick(self, g: CampaignVerbs) -> Next:
        names = {CARDS[card].name: card for card in sorted(g.deck) if CARDS[card].deck != "Basic"}
        if not names:
            return done()
        return Ask(OVERLORD, "hand_back", (*(HandBack(card) for card in names.values()), PASS))

    def picked(self, g: CampaignVerbs, option: Option) -> Next:
        if not isinstance(option, HandBack):
            return done()
        g.hand_back(option.card)
        return again("pick")
