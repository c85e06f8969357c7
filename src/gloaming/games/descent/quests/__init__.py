"""The quests of the campaign as checked data: `data/quests.toml` read into frozen records.

    quests()["first_blood"].encounters        encounters()["first_blood_1"].rules

The head of the file explains every word. `triggers.py`, `conditions.py` and `actions.py` hold one record for each word
of its vocabulary, and say what each needs from the position; `encounter.py` and `quest.py` hold what surrounds them.
`reading.py` refuses a word, a name or a space that does not exist, and tells quest, encounter and entry.

`meaning.py` says what the words mean in a position, and `victory.py` who has won. `listening.py` finds the rules that
hear what happens, `verbs.py` changes the position, and `ops.py` and `figure_ops.py` carry out the actions by the
interpreter of all games. `rules/quest.py` joins that to the rules of the game.
"""

from gloaming.games.descent.quests.encounter import Encounter
from gloaming.games.descent.quests.quest import Quest
from gloaming.games.descent.quests.reading import QuestMistakes, encounters, quests, read_quests

__all__ = ["Encounter", "Quest", "QuestMistakes", "encounters", "quests", "read_quests"]
