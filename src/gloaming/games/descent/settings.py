"""The options of the game: which quest is played, by how many heroes, how strong, and who they are."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from gloaming.api.settings import Formerly
from gloaming.kernel.frozen import Frozen

Level = Literal["basic", "advanced", "expert"]
Quest = Literal[
    "first_blood",
    "a_fat_goblin",
    "castle_daerion",
    "the_cardinals_plight",
    "the_masquerade_ball",
    "death_on_the_wing",
    "the_shadow_vault",
    "the_overlord_revealed",
    "the_monsters_hoard",
    "the_frozen_spire",
    "the_dawnblade",
    "the_desecrated_tomb",
    "enduring_the_elements",
    "the_ritual_of_shadows",
    "blood_of_heroes",
    "the_twin_idols",
    "the_wyrm_turns",
    "the_wyrm_rises",
    "gryvorn_unleashed",
    "the_man_who_would_be_king",
]
"""The quests by their ids."""


class Settings(Frozen):
    """How this table plays."""

    mode: Annotated[
        Literal["quest", "campaign"],
        Meta(description="Play one quest, or a campaign of nine quests that begins with First Blood."),
    ] = "quest"
    until: Annotated[
        Literal["introduction", "act1", "interlude", "act2", "finale"],
        Meta(
            description="How far a campaign goes: after this part of it the side that has won more quests wins, "
            "of both as many the winner of the last one; the finale decides alone."
        ),
    ] = "finale"
    quest: Annotated[Quest, Meta(description="The quest that is played.")] = "first_blood"
    encounter: Annotated[
        Literal["both", "1", "2"], Meta(description="Play the whole quest, or only one of its encounters.")
    ] = "both"
    heroes: Annotated[
        Literal["usual", "rulebook", "2", "3", "4"],
        Meta(
            description="How many heroes there are: usually four with two or five seats and else one for each seat; "
            "by the rulebook two with two seats."
        ),
    ] = "usual"
    level: Annotated[
        Level, Meta(description="How strong both sides are (Epic Play): cards and gold to begin with.")
    ] = "basic"
    set_up: Annotated[
        Literal["usual", "quick", "random", "book"],
        Meta(
            description="Quick is a balanced party, random one by chance; by the book all choose heroes and classes in "
            "turn. Usual is the book among people and quick against bots."
        ),
    ] = "usual"

    formerly: ClassVar[Formerly] = {"party": ("set_up", {"chosen": "book"})}

    def heroes_for(self, seats: int) -> int:
        """How many heroes are played."""
        if self.heroes == "usual":
            return 4 if seats in (2, 5) else seats - 1
        if self.heroes == "rulebook":
            return max(2, seats - 1)
        return int(self.heroes)
