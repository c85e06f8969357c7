"""The options of the game: which quest is played, by how many heroes, how strong, and who they are."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from gloaming.api.settings import Formerly, option
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
QUEST_NAMES = (
    "First Blood",
    "A Fat Goblin",
    "Castle Daerion",
    "The Cardinal's Plight",
    "The Masquerade Ball",
    "Death on the Wing",
    "The Shadow Vault",
    "The Overlord Revealed",
    "The Monster's Hoard",
    "The Frozen Spire",
    "The Dawnblade",
    "The Desecrated Tomb",
    "Enduring the Elements",
    "The Ritual of Shadows",
    "Blood of Heroes",
    "The Twin Idols",
    "The Wyrm Turns",
    "The Wyrm Rises",
    "Gryvorn Unleashed",
    "The Man Who Would Be King",
)
"""What they are called, in the same order."""


class Settings(Frozen):
    """How this table plays."""

    mode: Annotated[
        Literal["quest", "campaign"],
        option(
            "How much is played",
            "Play one quest, or a campaign of nine quests that begins with First Blood.",
            words=("one quest", "a campaign"),
        ),
    ] = "quest"
    until: Annotated[
        Literal["introduction", "act1", "interlude", "act2", "finale"],
        option(
            "The campaign goes on until",
            "How far a campaign goes: after this part of it the side that has won more quests wins, "
            "of both as many the winner of the last one; the finale decides alone.",
            words=(
                "the introduction",
                "the end of Act I",
                "the interlude",
                "the end of Act II",
                "the finale",
            ),
        ),
    ] = "finale"
    quest: Annotated[
        Quest,
        option("The quest", "The quest that is played.", words=QUEST_NAMES),
    ] = "first_blood"
    encounter: Annotated[
        Literal["both", "1", "2"],
        option(
            "Encounters",
            "Play the whole quest, or only one of its encounters.",
            words=("the whole quest", "the first only", "the second only"),
        ),
    ] = "both"
    heroes: Annotated[
        Literal["usual", "rulebook", "2", "3", "4"],
        option(
            "Heroes",
            "How many heroes there are: usually four with two or five seats and else one for each seat; "
            "by the rulebook two with two seats.",
            words=("as usual", "as the rulebook says", "two", "three", "four"),
        ),
    ] = "usual"
    level: Annotated[
        Level,
        option(
            "How strong both sides are",
            "Epic Play: cards and gold to begin with.",
            words=("beginners", "advanced", "experts"),
        ),
    ] = "basic"
    set_up: Annotated[
        Literal["usual", "quick", "random", "book"],
        option(
            "Setting up",
            "Quick is a balanced party, random one by chance; by the book all choose heroes and classes in "
            "turn. Usual is the book among people and quick against bots.",
            words=(
                "as usual",
                "quick: a balanced party",
                "heroes by chance",
                "by the book: choose heroes and classes",
            ),
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
