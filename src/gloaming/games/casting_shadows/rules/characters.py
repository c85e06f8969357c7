"""How to start: the players choose their characters in turn."""

from __future__ import annotations

from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.options import PlayAs
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Ask, Next, Rule, again, done


class ChooseCharacters(Rule):
    """From Player 1 on, everyone whom the table gives none chooses a character that nobody plays yet."""

    waiting: tuple[int, ...]
    """The seats that have still to choose, in order."""

    def ask(self, g: Play) -> Next:
        if not self.waiting:
            return done()
        settled = {player.character for seat, player in enumerate(g.players) if seat not in self.waiting}
        free = [PlayAs(number) for number in range(len(CHARACTERS)) if number not in settled]
        return Ask(self.waiting[0], "character", tuple(free))

    def choose(self, g: Play, option: PlayAs) -> Next:
        g.play_as(self.waiting[0], option.character)
        return self.having(waiting=self.waiting[1:]).then(again("ask"))
