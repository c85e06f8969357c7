"""The beginning of a game: heroes are taken and get ready, the overlord draws his hand; then the quest is played."""

from __future__ import annotations

from gloaming.games.descent.campaign.setting_up import GetReady, SetCardsAside
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.encounter import PlayQuest
from gloaming.games.descent.rules.epic import EpicPlay
from gloaming.games.descent.rules.party import FormParty
from gloaming.games.descent.settings import Settings
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule


class Begin(Rule):
    """Set-up that is the same for every quest (DE-045)."""

    def heroes(self, g: Play) -> Next:
        return FormParty()

    def epic(self, g: Play) -> Next:
        return EpicPlay()

    def get_ready(self, g: Play) -> Next:
        """Each hero equips what was bought for him (R25)."""
        return GetReady()

    def customise(self, g: Play) -> Next:
        """Bought Overlord cards may take the place of basic ones (R82)."""
        return SetCardsAside()

    def shuffle(self, g: Play) -> None:
        g.shuffle_decks()

    def draw(self, g: Play) -> None:
        """One Overlord card for each hero (DE-071)."""
        g.draw_overlord(len(g.heroes))

    def play(self, g: Play) -> Next:
        return PlayQuest(encounters_of(g.options))


def encounters_of(options: Settings) -> tuple[str, ...]:
    """The encounters that are played: of the quest, all or one."""
    encounters = quests()[options.quest].encounters
    return tuple(one.id for one in encounters if options.encounter in ("both", str(one.number)))
