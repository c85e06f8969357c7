"""A campaign: nine quests, and a Campaign phase after each but the last (DE-365, DE-366)."""

from __future__ import annotations

from gloaming.games.descent.campaign.course import course, stage_after
from gloaming.games.descent.campaign.options import BackToArhynn
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.setting_up import SetUpQuest
from gloaming.games.descent.campaign.sheet import Winner
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.encounter import PlayQuest
from gloaming.games.descent.rules.epic import EpicPlay
from gloaming.games.descent.rules.party import FormParty
from gloaming.games.descent.state import OVERLORD
from gloaming.kernel import Ask, Next, Rule, again

FIRST_QUEST = "first_blood"


class Campaign(Rule):
    """The whole campaign."""

    def heroes(self, g: CampaignVerbs) -> Next:
        """Heroes and classes are chosen once, for all quests (DE-356)."""
        return FormParty()

    def epic(self, g: CampaignVerbs) -> Next:
        """A campaign begins at Basic level (DE-357), unless the table has set another."""
        return EpicPlay()

    def first_quest(self, g: CampaignVerbs) -> Next:
        """The introduction is the first quest (DE-362), and nobody travels there (R85)."""
        return SetUpQuest(FIRST_QUEST)

    def play(self, g: CampaignVerbs) -> Next:
        """Quests are played as always (DE-363)."""
        encounters = tuple(one.id for one in quests()[g.quest].encounters)
        return PlayQuest(encounters, ready=True)

    def ended(self, g: CampaignVerbs, winner: Winner) -> Next:
        g.end_quest(winner)
        return again("finish") if is_over(g) else None

    def see_the_end(self, g: CampaignVerbs) -> Next:
        """Everyone sees how the quest ended before its map is taken apart."""
        return Ask(g.heroes[0].seat, "quest_over", (BackToArhynn(),))

    def go_back(self, g: CampaignVerbs) -> Next:
        """The way back needs no travel (DE-414)."""
        return CampaignPhase()

    def next_quest(self, g: CampaignVerbs) -> Next:
        return again("play")

    def finish(self, g: CampaignVerbs) -> None:
        """The winner of the finale wins the campaign (DE-449)."""
        winner = winner_of_campaign(g)
        heroes = tuple(dict.fromkeys(hero.seat for hero in g.heroes))
        won = sum(result.winner == winner for result in g.campaign_sheet.log)
        name = "The overlord" if winner == "overlord" else "The heroes"
        said = f"{name} won {won} of {len(g.campaign_sheet.log)} quests"
        finale = stage_after(g.campaign_sheet.log) is None
        reason = f"{said}, and with the finale the campaign." if finale else f"{said} of this campaign."
        g.end_game((OVERLORD,) if winner == "overlord" else heroes, reason)


def is_over(g: CampaignVerbs) -> bool:
    """True after the finale, or after the part of the campaign the table wanted to play."""
    upcoming = stage_after(g.campaign_sheet.log)
    order = list(dict.fromkeys(course().order))
    return upcoming is None or order.index(upcoming) > order.index(g.options.until)


def winner_of_campaign(g: CampaignVerbs) -> Winner:
    """Whoever won the finale; of a campaign that ends earlier who won more quests, else the last one."""
    log = g.campaign_sheet.log
    heroes = sum(result.winner == "heroes" for result in log)
    if stage_after(log) is None or 2 * heroes == len(log):
        return log[-1].winner
    return "heroes" if 2 * heroes > len(log) else "overlord"
