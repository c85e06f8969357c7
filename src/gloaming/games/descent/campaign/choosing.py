"""Step 6 of the Campaign phase: the winner of the quest just played names the next one."""

from __future__ import annotations

from gloaming.games.descent.campaign.course import open_quests
from gloaming.games.descent.campaign.options import PlayNext
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.state import OVERLORD
from gloaming.kernel import Next, Rule, choose, done


def chooser(g: CampaignVerbs) -> int:
    """Who names the next quest: the winner (DE-406), of the heroes the first (R99)."""
    return OVERLORD if g.campaign_sheet.log[-1].winner == "overlord" else g.heroes[0].seat


class ChooseNextQuest(Rule):
    """One of the quests that are open."""

    def name_one(self, g: CampaignVerbs) -> Next:
        return choose(chooser(g), "next_quest", [PlayNext(quest) for quest in open_quests(g.campaign_sheet.log)])

    def named(self, g: CampaignVerbs, option: PlayNext) -> Next:
        return done(option)
