"""Descent as people, bots, tables and the lab see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gloaming.api.game import Game
from gloaming.api.ledger import Refusal
from gloaming.api.views import Look
from gloaming.games.descent import ask_words, content, event_words, explain, redeal, setup, view, words
from gloaming.games.descent.bot import DescentJudgement
from gloaming.games.descent.campaign import words as campaign_words
from gloaming.games.descent.campaign.explain import explain_campaign
from gloaming.games.descent.campaign.relics import HERO_SIDE
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.migrations import MIGRATIONS
from gloaming.games.descent.quests import encounters, quests
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.settings import Settings
from gloaming.games.descent.state import OVERLORD
from gloaming.games.descent.view import View
from gloaming.kernel import Chance, Event, Option

HERO_WINS = "won by the heroes"


class Descent(Game[DescentPosition]):
    """Descent: Journeys in the Dark for 2 to 5 players."""

    name = "descent"
    title = "Descent: Journeys in the Dark"
    version = "8"
    migrations = MIGRATIONS
    seats = range(2, 6)
    usual_seat = 1  # with all the heroes
    settings = Settings
    position = DescentPosition
    judgement = DescentJudgement()
    measured: ClassVar[Mapping[str, object]] = {"quest": "first_blood", "encounter": "1"}
    fair: ClassVar[Mapping[str, tuple[float, float]]] = {HERO_WINS: (0.25, 0.75)}

    content = staticmethod(content.content)

    def check(self, seats: int, options: Settings) -> None:
        setup.check(seats, options)

    def sides(self, seats: int, options: Settings) -> tuple[int, ...]:
        return tuple(int(seat != OVERLORD) for seat in range(seats))

    def set_up(self, seats: int, chance: int, options: Settings) -> DescentPosition:
        return setup.set_up(seats, chance, options)

    def public(self, look: Look[DescentPosition]) -> View:
        return view.public(look)

    def besides(self, look: Look[DescentPosition], seat: int, public: View) -> dict[str, Any]:
        return view.besides(look, seat, public)

    def explain(self, pos: DescentPosition, seat: int) -> list[Refusal]:
        return [*explain.explain(pos, seat), *explain_campaign(pos, seat)]

    def redeal(self, pos: DescentPosition, seat: int, rng: Chance) -> DescentPosition:
        return redeal.redeal(pos, seat, rng)

    def labels(self, pos: DescentPosition) -> list[str]:
        return ["overlord" if seat == OVERLORD else "heroes" for seat in range(pos.seats)]

    def chapter(self, pos: DescentPosition) -> str:
        """Of a campaign the quest; what is done in Arhynn before the next one is chosen is told with it."""
        return "" if pos.campaign is None else quests()[pos.quest].name

    def contests(self, pos: DescentPosition) -> tuple[tuple[str, str, bool], ...]:
        """Each quest of a campaign; of a single quest the encounter that was played last."""
        if pos.campaign is not None:
            return tuple((HERO_WINS, quests()[one.quest].name, one.winner == "heroes") for one in pos.campaign.log)
        if pos.outcome is None or not pos.outcome.winners:
            return ()
        encounter = f"{quests()[pos.quest].name} {encounters()[pos.encounter].number}"
        return ((HERO_WINS, encounter, OVERLORD not in pos.outcome.winners),)

    def series(self) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """Every encounter by itself, act by act, with about what both sides have by then in a campaign."""
        acts: dict[str, list[Mapping[str, object]]] = {"act1": [], "act2": []}
        for quest in quests().values():
            level = "expert" if quest.act == 2 else "advanced" if quest.category == "interlude" else "basic"
            for one in quest.encounters:
                acts[f"act{quest.act}"].append({"quest": quest.id, "encounter": str(one.number), "level": level})
        return acts

    def say_ask(self, pos: DescentPosition, names: Sequence[str]) -> str:
        return campaign_words.say_ask(pos) if pos.topic in campaign_words.QUESTIONS else ask_words.say_ask(pos, names)

    def say_consequence(self, pos: DescentPosition, names: Sequence[str]) -> str:
        return campaign_words.LEADS_TO.get(pos.topic) or ask_words.LEADS_TO.get(pos.topic, "")

    def say_option(self, pos: DescentPosition, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        if campaign_words.speaks_of_option(pos, option):
            return campaign_words.say_option(pos, option)
        return words.say_option(pos, option, names)

    def say_event(self, pos: DescentPosition, event: Event, names: Sequence[str]) -> str:
        if type(event) in campaign_words.EVENTS:
            return campaign_words.say_event(pos, event)
        return event_words.say_event(pos, event)

    def heard(self, pos: DescentPosition, events: list[Event]) -> list[Event]:
        return event_words.Scribe(pos, events)

    def things(self, pos: DescentPosition) -> list[str]:
        """Cards that change hands: of the overlord, the Search deck, the shop, and items of heroes."""
        cards = [*pos.hand, *pos.deck, *pos.discard, *pos.set_aside, *pos.search_deck, *pos.search_discard]
        cards += [*pos.shop, *pos.box]
        if pos.campaign is not None:
            cards += [HERO_SIDE[card] for card in pos.campaign.relics]
        for hero in pos.heroes:
            cards += [card for card in hero.items if not CARDS[card].hero_class]
        return sorted(f"{number} {CARDS[number].name}" for number in cards)
