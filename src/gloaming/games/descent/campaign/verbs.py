"""Verbs of the campaign: what is written on its sheet, and what changes between two quests."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.games.descent.campaign import events
from gloaming.games.descent.campaign.blade import BladeVerbs
from gloaming.games.descent.campaign.course import course, owner_of_chain, winner_or_overlord
from gloaming.games.descent.campaign.prices import is_starting_equipment, resale
from gloaming.games.descent.campaign.relics import HERO_SIDE, OVERLORD_SIDE, relic_named
from gloaming.games.descent.campaign.sheet import CampaignSheet, Result, Winner
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests.words import Side
from gloaming.games.descent.state import NOBODY, NOTHING, OVERLORD, Figure, Rank
from gloaming.kernel import Secret


class CampaignVerbs(BladeVerbs, kw_only=True):
    """A game of Descent that may be a campaign."""

    @property
    def campaign_sheet(self) -> CampaignSheet:
        """The Campaign sheet, which has to be there."""
        assert self.campaign is not None, "only a campaign has a Campaign sheet"
        return self.campaign

    def _write(self, **fields: Any) -> None:
        self.campaign = replace(self.campaign_sheet, **fields)

    # What quests ask about the campaign.

    def is_won_by(self, side: Side, quest: str | None, chain: str | None) -> bool:
        if self.campaign is None:
            return False
        log = self.campaign.log
        if quest is not None and winner_or_overlord(log, quest) != side:
            return False
        return chain is None or owner_of_chain(log, chain) == side

    def chains_of(self, side: Side) -> int:
        return sum(self.is_won_by(side, None, chain.id) for chain in course().chain)

    def has_relic(self, side: Side, name: str) -> bool:
        if self.campaign is None:
            return False
        relic = relic_named(name)
        if side == "overlord":
            return OVERLORD_SIDE[relic] in self.campaign.relics
        return any(relic in hero.items for hero in self.heroes)

    def new_figure(self, name: str, rank: Rank) -> Figure:
        """A lieutenant comes with the relic he was given for this quest (DE-428, R94)."""
        one = super().new_figure(name, rank)
        return replace(one, relic=self.relic_given_to(one.name))

    def defeat(self, figure: int, by: int) -> None:
        """The relic of a defeated lieutenant is off for the rest of the quest; the overlord keeps it (DE-430)."""
        relic = self.relic_given_to(self.figures[figure].name)
        super().defeat(figure, by)
        if relic != NOTHING:
            self._write(off=(*self.campaign_sheet.off, relic))

    # Quests.

    def begin_quest(self, quest: str) -> None:
        self.quest, self.results = quest, ()
        self.tell(events.QuestBegan(quest))

    def end_quest(self, winner: Winner) -> None:
        """The winner is marked in the quest log (DE-411)."""
        self._write(log=(*self.campaign_sheet.log, Result(self.quest, winner)))
        self.tell(events.QuestEnded(self.quest, winner))

    # Steps 1 to 3 of the Campaign phase.

    def sell_finds(self) -> None:
        """All Search cards are worth their gold, used or not, and go back to their deck (DE-368, DE-369)."""
        found = tuple(card for hero in self.heroes for card in hero.items if CARDS[card].kind == "search")
        gold = sum(CARDS[card].gold for card in found)
        for number, hero in enumerate(self.heroes):
            self._change_hero(number, items=tuple(card for card in hero.items if card not in found), used=())
        self.search_deck = tuple(sorted((*self.search_deck, *self.search_discard, *found)))
        self.search_discard = ()
        self.hide(self.search_deck)
        self._write(gold=self.campaign_sheet.gold + gold)
        self.tell(events.FindsSold(gold, found))

    def clean_up(self) -> None:
        """Heroes are whole again, the overlord has one deck again, the map is taken apart (DE-370 to DE-372)."""
        for number, hero in enumerate(self.heroes):
            self.figures[number] = Figure(kind="hero", name=hero.name, side="heroes")
            own = tuple(card for card in hero.equipped if card in hero.items)
            self._change_hero(number, equipped=own, exhausted=(), used=(), traded=())
            self._change_hero(number, feat_used=False, rested=False, seen_by=())
        self.figures = self.figures[: len(self.heroes)]
        self.groups, self.tokens = [], []
        self.doors, self.counters = (), ()
        self.encounter, self.round, self.rounds_over, self.active = "", 0, 0, NOBODY
        self.lasting, self.used, self.played, self.defeated = (), (), (), ()
        self.ran, self.changes, self.due = (), (), ()
        self.deck = tuple(sorted((*self.deck, *self.discard, *self.hand, *self.set_aside)))
        self.hand, self.discard, self.set_aside = (), (), ()
        self.hide(self.deck)
        self._write(wielded=(), off=())
        self.tell(events.CleanedUp())

    def gain_experience(self, figure: int, points: int) -> None:
        """A hero, or nobody for the overlord, receives experience points."""
        if figure == NOBODY:
            self._write(overlord_xp=self.campaign_sheet.overlord_xp + points)
        else:
            self._change_hero(figure, xp=self.heroes[figure].xp + points)
        self.tell(events.ExperienceGained(figure, points))

    def gain_gold(self, gold: int) -> None:
        self._write(gold=self.campaign_sheet.gold + gold)
        self.tell(events.GoldGained(gold))

    def gain_relic(self, figure: int, name: str) -> None:
        """A relic comes to a hero, if need be from the overlord, or to the overlord (nobody), his side up."""
        relic = relic_named(name)
        sheet = self.campaign_sheet
        self.box = tuple(card for card in self.box if card != relic)
        relics = tuple(card for card in sheet.relics if HERO_SIDE[card] != relic)
        if figure == NOBODY:
            relics = (*relics, OVERLORD_SIDE[relic])
        else:
            self._change_hero(figure, items=(*self.heroes[figure].items, relic))
        self._write(relics=relics)
        self.tell(events.RelicGained(figure, relic if figure != NOBODY else OVERLORD_SIDE[relic]))

    def _lose_item(self, figure: int, card: int) -> None:
        hero = self.heroes[figure]
        self._change_hero(
            figure,
            items=tuple(one for one in hero.items if one != card),
            equipped=tuple(one for one in hero.equipped if one != card),
        )

    def open_type(self, kind: str) -> None:
        """The overlord may take this monster type for any open group from now on."""
        self._write(opened=(*self.campaign_sheet.opened, kind))
        self.tell(events.TypeOpened(kind))

    def hand_back(self, card: int) -> None:
        """The overlord hands a bought card back for the experience it cost."""
        self.deck = tuple(other for other in self.deck if other != card)
        self.box = (*self.box, card)
        self.show(card)
        self._write(overlord_xp=self.campaign_sheet.overlord_xp + CARDS[card].xp)
        self.tell(events.CardHandedBack(card, CARDS[card].xp))

    # Steps 4 and 5.

    def buy_skill(self, figure: int, card: int) -> None:
        """A hero pays for a skill of his class, which is his from now on (DE-378, DE-379)."""
        self._change_hero(figure, xp=self.heroes[figure].xp - CARDS[card].xp)
        self.learn(figure, card)

    def buy_overlord_card(self, card: int) -> None:
        """The overlord pays for a card, which joins his deck (DE-381)."""
        self._write(overlord_xp=self.campaign_sheet.overlord_xp - CARDS[card].xp)
        self.add_to_deck(card)

    def open_shop(self, number: int) -> tuple[int, ...]:
        """So many Shop Items, drawn by chance from those nobody owns; all if there are fewer (DE-395, R92)."""
        cards = sorted(self.shop)
        self.shuffle(cards)
        offer = tuple(cards[:number])
        self.tell(events.ShopOpened(offer))
        return offer

    def buy_item(self, figure: int, card: int) -> None:
        """The price is taken off the common gold; a hero carries the card (DE-397, DE-398)."""
        self._write(gold=self.campaign_sheet.gold - CARDS[card].gold)
        self.hand_out(figure, card)

    def sell_item(self, figure: int, card: int) -> None:
        """Shop Items go back to their deck (DE-402), of another act to the box (DE-442); starting equipment is gone."""
        self._lose_item(figure, card)
        if not is_starting_equipment(card):
            if CARDS[card].act == self.act:
                self.shop = (*self.shop, card)
            else:
                self.box = (*self.box, card)
        self._write(gold=self.campaign_sheet.gold + resale(card))
        self.tell(events.ItemSold(figure, card, resale(card)))

    def change_act(self) -> None:
        """Act II: its monsters, lieutenants and Shop Items; unbought ones of Act I are put away (DE-438, DE-440)."""
        self.act = 2
        second = tuple(card for card in self.box if CARDS[card].act == 2)
        self.box = (*(card for card in self.box if card not in second), *self.shop)
        self.shop = second
        self.tell(events.ActChanged())

    # Step 7.

    def pass_on(self, giver: int, taker: int, card: int) -> None:
        """Heroes exchange what they carry freely in the Campaign phase (DE-404)."""
        self._lose_item(giver, card)
        self._change_hero(taker, items=(*self.heroes[taker].items, card))
        self.tell(events.ItemPassedOn(giver, taker, card))

    def wield(self, lieutenant: str, card: int) -> None:
        """He has it from when he comes to the map: relics are given out before (DE-428)."""
        self._write(wielded=(*self.campaign_sheet.wielded, (lieutenant, card)))
        self.tell(events.RelicWielded(lieutenant, card))

    def look_through_deck(self) -> None:
        """The overlord takes his deck to set cards aside: he sees all of it, and nobody else which card is where."""
        self.hide(self.deck)
        self.show_to(OVERLORD, *self.deck)

    def put_aside(self, card: int) -> None:
        """A card stays out of this quest; only the overlord knows which (DE-389)."""
        self.deck = tuple(other for other in self.deck if other != card)
        self.set_aside = (*self.set_aside, card)
        self.tell(events.CardSetAside(Secret(card, 1 << OVERLORD)))

    # Step 8.

    def depart(self) -> None:
        """The Travel Event cards are shuffled (R87)."""
        self._write(travel_deck=tuple(range(len(TRAVEL_EVENTS))))
        self.tell(events.Departed(self.quest))

    def be_for(self, seat: int, choice: int, hero: int, drawn: int, icon: str) -> None:
        """A hero player says what he is for: a choice of the event that was drawn, or a hero."""
        self.tell(events.SpokenFor(seat, choice, hero, drawn, icon))

    def draw_travel_event(self, icon: str) -> int:
        """A Travel Event card, by chance; the discards are shuffled again when all were drawn (R87)."""
        left = self.campaign_sheet.travel_deck or tuple(range(len(TRAVEL_EVENTS)))
        event = left[self.below(len(left))]
        self._write(travel_deck=tuple(other for other in left if other != event))
        self.tell(events.TravelEventDrawn(event, icon))
        return event

    def pass_stop(self, icon: str) -> None:
        self.tell(events.StopPassed(icon))

    def see_hand(self, figure: int) -> None:
        """A hero's player looks at the overlord's hand."""
        seat = self.heroes[figure].seat
        self.show_to(seat, *self.hand)
        self.tell(events.HandSeen(figure, Secret(self.hand, 1 << seat | 1 << OVERLORD)))

    def reach_place(self) -> None:
        self._write(travel_deck=())
        self.tell(events.PlaceReached(self.quest))
