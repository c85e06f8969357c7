"""The Campaign phase after a quest: its eight steps in order (DE-367)."""

from __future__ import annotations

from gloaming.games.descent.campaign.choosing import ChooseNextQuest
from gloaming.games.descent.campaign.experience import SpendExperience
from gloaming.games.descent.campaign.options import PlayNext
from gloaming.games.descent.campaign.rewards import ReceiveRewards
from gloaming.games.descent.campaign.setting_up import SetUpQuest
from gloaming.games.descent.campaign.shopping import ChangeAct, Shopping
from gloaming.games.descent.campaign.travel import TravelToQuest
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.quests import quests
from gloaming.kernel import Next, Rule


class CampaignPhase(Rule):
    """What happens between two quests."""

    def gold(self, g: CampaignVerbs) -> None:
        """1. Receive gold from Search cards."""
        g.sell_finds()

    def cleanup(self, g: CampaignVerbs) -> None:
        """2. Cleanup."""
        g.clean_up()

    def rewards(self, g: CampaignVerbs) -> Next:
        """3. Receive rewards."""
        last = g.campaign_sheet.log[-1]
        return ReceiveRewards(last.quest, last.winner)

    def experience(self, g: CampaignVerbs) -> Next:
        """4. Spend experience points."""
        return SpendExperience()

    def shopping(self, g: CampaignVerbs) -> Next:
        """5. Shopping; after the interlude the change to Act II takes its place (R84)."""
        after_interlude = quests()[g.campaign_sheet.log[-1].quest].category == "interlude"
        return ChangeAct() if after_interlude else Shopping()

    def choose_quest(self, g: CampaignVerbs) -> Next:
        """6. Choose next quest."""
        return ChooseNextQuest()

    def set_up(self, g: CampaignVerbs, chosen: PlayNext) -> Next:
        """7. Set up quest."""
        return SetUpQuest(chosen.quest)

    def travel(self, g: CampaignVerbs) -> Next:
        """8. Travel."""
        return TravelToQuest(g.quest)
