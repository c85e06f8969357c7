"""The campaign in words: its questions, options and events, each with what it would cost or bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign import options as opt
from gloaming.games.descent.campaign.course import Stage, route
from gloaming.games.descent.campaign.experience import SpendExperience
from gloaming.games.descent.campaign.prices import resale
from gloaming.games.descent.campaign.relics import said_name
from gloaming.games.descent.campaign.rewards import ReceiveRewards
from gloaming.games.descent.campaign.setting_up import SMALLEST_DECK, GetReady, GiveRelics
from gloaming.games.descent.campaign.shopping import Shopping, owner_of
from gloaming.games.descent.campaign.travel import Agree, RoadEvent, players
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS, TravelEvent
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests import quests
from gloaming.games.descent.quests.quest import Reward
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY
from gloaming.games.descent.words import card, figure
from gloaming.kernel import Event, Option, Pass
from gloaming.pieces.words import listed, some

WINNERS = {"heroes": "the heroes", "overlord": "the overlord"}
STAGES: dict[Stage, str] = {
    "introduction": "Introduction",
    "act1": "Act I",
    "interlude": "Interlude",
    "act2": "Act II",
    "finale": "Finale",
}
AT_ICON = {
    "road": "on the road",
    "plains": "on the plains",
    "forest": "in the forest",
    "mountains": "in the mountains",
    "water": "by the water",
}


def quest_name(quest: str) -> str:
    return quests()[quest].name


def experience(points: int) -> str:
    return f"{points} experience"


# Options.


def _left(number: int) -> str:
    """What would be left; nothing is said where it is not enough."""
    return f", {number} left" if number >= 0 else ""


def _learn(pos: DescentPosition, o: opt.Learn) -> str:
    cost = CARDS[o.card].xp
    left = _left(pos.heroes[o.figure].xp - cost)
    return f"Learn {card(o.card)} with {figure(pos, o.figure)} for {experience(cost)}{left}"


def _buy_overlord_card(pos: DescentPosition, o: opt.BuyOverlordCard) -> str:
    face = CARDS[o.card]
    level = f"{face.deck} {face.tier}" if face.tier else face.deck
    left = _left(pos.campaign_sheet.overlord_xp - face.xp)
    return f"Buy {face.name} ({level}) for {experience(face.xp)}{left}"


def _buy(pos: DescentPosition, o: opt.Buy) -> str:
    cost = CARDS[o.card].gold
    return f"Buy {card(o.card)} for {cost} gold{_left(pos.campaign_sheet.gold - cost)}"


def _sell(pos: DescentPosition, o: opt.Sell) -> str:
    whose = figure(pos, owner_of(pos, o.card))
    return f"Sell {card(o.card)} of {whose} for {resale(o.card)} gold"


def _play_next(pos: DescentPosition, o: opt.PlayNext) -> str:
    icons = len(route(o.quest))
    return f"Play {quest_name(o.quest)}, {some(icons, 'travel icon')} away"


def _road_choice(pos: DescentPosition, o: opt.RoadChoice) -> str:
    return event_under_way(pos).choices[o.n].words


OPTIONS: dict[type[Option], Callable[[DescentPosition, Any], str]] = {
    opt.BackToArhynn: lambda pos, o: "Go back to Arhynn",
    opt.Learn: _learn,
    opt.BuyOverlordCard: _buy_overlord_card,
    opt.HandBack: lambda pos, o: f"Hand {card(o.card)} back for {experience(CARDS[o.card].xp)}",
    opt.Buy: _buy,
    opt.Sell: _sell,
    opt.PassOn: lambda pos, o: f"Pass on {card(o.card)}",
    opt.PlayNext: _play_next,
    opt.Wield: lambda pos, o: f"Let {o.lieutenant} wield {said_name(o.card)}",
    opt.PutAside: lambda pos, o: f"Leave {card(o.card)} out of this quest",
    opt.RoadChoice: _road_choice,
}
PASSES = {
    "learn": "Keep the rest for later",
    "grow": "Keep the rest for later",
    "hand_back": "Hand nothing more back",
    "shopping": "Leave the shop",
    "may_sell": "Keep it",
    "get_ready": "Be ready",
    "wield": "Leave the relics behind",
    "put_aside": "Leave nothing more out",
}


def speaks_of_option(pos: DescentPosition, option: Option) -> bool:
    """True for what is said here and not with the options of an encounter."""
    return type(option) in OPTIONS or (isinstance(option, Pass) and pos.topic in PASSES)


def say_option(pos: DescentPosition, option: Option) -> str:
    if isinstance(option, Pass):
        assert pos.ask is not None
        return PASSES[pos.ask.topic]
    return OPTIONS[type(option)](pos, option)


# Questions.


def event_under_way(pos: DescentPosition) -> TravelEvent:
    road = pos.nearest(RoadEvent)
    return TRAVEL_EVENTS[road.event][road.icon]


def _agreeing(pos: DescentPosition, alone: str) -> str:
    """What is asked of one hero player alone, of one of several, or of the first once they differ."""
    agree = pos.find(Agree)
    several = len(players(pos))
    if agree is None or several == 1:
        return alone
    return "you differ, so you decide" if len(agree.said) == several else "say what you are for"


def _learning(pos: DescentPosition) -> str:
    hero = pos.nearest(SpendExperience).at
    return f"Spend experience of {figure(pos, hero)}: {pos.heroes[hero].xp} to spend"


def _may_sell(pos: DescentPosition) -> str:
    item = pos.nearest(Shopping).card
    return f"Decide whether {card(item)} is sold for {resale(item)} gold"


def _relic_for(pos: DescentPosition) -> str:
    return f"Choose which relic {pos.nearest(GiveRelics).lieutenants[pos.nearest(GiveRelics).at]} wields in this quest"


def _reward_relic(pos: DescentPosition) -> str:
    rewards = pos.nearest(ReceiveRewards)
    return f"Choose who takes {quests()[rewards.quest].rewards.heroes.relic}"


QUESTIONS: dict[str, Callable[[DescentPosition], str]] = {
    "quest_over": lambda pos: (
        f"{quest_name(pos.quest)} is over, won by {WINNERS[pos.campaign_sheet.log[-1].winner]}: go back to Arhynn"
    ),
    "reward_hero": lambda pos: "Choose who gains one more experience",
    "reward_relic": _reward_relic,
    "hand_back": lambda pos: "Hand bought Overlord cards back for the experience they cost",
    "learn": _learning,
    "grow": lambda pos: f"Spend experience on Overlord cards: {pos.campaign_sheet.overlord_xp} to spend",
    "shopping": lambda pos: f"Buy and sell in Arhynn: {pos.campaign_sheet.gold} gold",
    "buy_for": lambda pos: f"Choose who gets {card(pos.nearest(Shopping).card)}",
    "may_sell": _may_sell,
    "get_ready": lambda pos: f"Get {figure(pos, pos.nearest(GetReady).at)} ready for {quest_name(pos.quest)}",
    "to_whom": lambda pos: f"Choose who gets {card(pos.nearest(GetReady).card)}",
    "next_quest": lambda pos: "Choose the next quest",
    "wield": _relic_for,
    "put_aside": lambda pos: (
        f"Leave cards out of this quest in secret: {len(pos.deck)} in the deck, at least {SMALLEST_DECK} stay"
    ),
    "road_choice": lambda pos: f"{event_under_way(pos).label}: {_agreeing(pos, 'choose what you do')}",
    "road_lowest": lambda pos: f"{event_under_way(pos).label}: choose whom it befalls",
    "road_tester": lambda pos: f"{event_under_way(pos).label}: {_agreeing(pos, 'choose who makes the test')}",
    "road_find": lambda pos: f"The Search card: {_agreeing(pos, 'choose who draws it')}",
    "road_discard": lambda pos: "Choose the card of the overlord that is discarded",
}

LEADS_TO: dict[str, str] = {
    "learn": "Undo takes a skill back. Experience that is kept stays for later.",
    "grow": "What is bought is in the deck from the next quest on. Experience that is kept stays for later.",
    "shopping": "What is bought is that hero's own; what is sold brings half of its price, in steps of 25 gold.",
    "get_ready": "Only what is worn or held works in the quest.",
    "next_quest": "Each quest can be looked at before it is chosen, with what its victory brings.",
    "road_choice": "What is chosen happens to all heroes, and stays for the quest.",
    "road_tester": "One hero tests for all.",
    "road_find": "The card is that hero's own.",
    "put_aside": "A card that is left out takes no part in this quest; the heroes see only how many.",
}
"""What comes of an answer, where the question and its options do not say it."""


def say_ask(pos: DescentPosition) -> str:
    assert pos.ask is not None
    return QUESTIONS[pos.ask.topic](pos)


# Events.


def _finds_sold(pos: DescentPosition, e: ev.FindsSold) -> str:
    if not e.cards:
        return "The heroes have found nothing to sell."
    return f"What the heroes found is sold for {e.gold} gold: {listed([card(n) for n in e.cards])}."


def _who(pos: DescentPosition, number: int) -> str:
    return "the overlord" if number == NOBODY else figure(pos, number)


def _travel_event(pos: DescentPosition, e: ev.TravelEventDrawn) -> str:
    entry = TRAVEL_EVENTS[e.drawn].get(e.icon)  # type: ignore[call-overload]
    happens = f": {entry.label}. {entry.text}" if entry is not None else " nothing happens."
    return f"{AT_ICON[e.icon]}{happens}"


def _set_aside(pos: DescentPosition, e: ev.CardSetAside) -> str:
    what = card(e.card.value) if e.card.value is not None else "a card"
    return f"The overlord leaves {what} out of this quest."


def _hand_seen(pos: DescentPosition, e: ev.HandSeen) -> str:
    what = f": {listed([card(n) for n in e.cards.value])}" if e.cards.value is not None else ""
    return f"{figure(pos, e.figure)} looks at the overlord's hand{what}."


def choice_name(drawn: int, icon: str, choice: int) -> str:
    """What one of the choices of a Travel Event is called, without what it costs."""
    entry = TRAVEL_EVENTS[drawn][icon]  # type: ignore[index]
    return entry.choices[choice].words.partition(":")[0]


def _spoken_for(pos: DescentPosition, e: ev.SpokenFor) -> str:
    heroes = [figure(pos, number) for number, hero in enumerate(pos.heroes) if hero.seat == e.seat]
    what = choice_name(e.drawn, e.icon, e.choice) if e.hero == NOBODY else figure(pos, e.hero)
    return f"{listed(heroes)} {'is' if len(heroes) == 1 else 'are'} for: {what}."


EVENTS: dict[type[Event], Callable[[DescentPosition, Any], str]] = {
    ev.QuestBegan: lambda pos, e: f"The next quest is {quest_name(e.quest)}.",
    ev.QuestEnded: lambda pos, e: f"{quest_name(e.quest)} is won by {WINNERS[e.winner]}.",
    ev.ActChanged: lambda pos, e: "Act II begins: monsters, lieutenants and the shop change to their Act II cards.",
    ev.FindsSold: _finds_sold,
    ev.CleanedUp: lambda pos, e: "The heroes recover, and everything is put back in order.",
    ev.GoldGained: lambda pos, e: f"The heroes receive {e.gold} gold.",
    ev.ExperienceGained: lambda pos, e: f"{_who(pos, e.figure)} gains {experience(e.points)}.",
    ev.RelicGained: lambda pos, e: f"{_who(pos, e.figure)} gains a relic: {said_name(e.card)}.",
    ev.TypeOpened: lambda pos, e: f"The overlord may take {e.type}s for any open group from now on.",
    ev.CardHandedBack: lambda pos, e: f"The overlord hands {card(e.card)} back for {experience(e.points)}.",
    ev.ShopOpened: lambda pos, e: f"For sale in Arhynn: {listed([card(n) for n in e.cards]) or 'nothing'}.",
    ev.ItemSold: lambda pos, e: f"{figure(pos, e.figure)} sells {card(e.card)} for {e.gold} gold.",
    ev.ItemPassedOn: lambda pos, e: f"{figure(pos, e.giver)} passes {card(e.card)} on to {figure(pos, e.taker)}.",
    ev.RelicWielded: lambda pos, e: f"{e.lieutenant} wields {said_name(e.card)} in this quest.",
    ev.CardSetAside: _set_aside,
    ev.Departed: lambda pos, e: f"The heroes leave Arhynn for {quest_name(e.quest)}.",
    ev.TravelEventDrawn: _travel_event,
    ev.SpokenFor: _spoken_for,
    ev.StopPassed: lambda pos, e: f"{AT_ICON[e.icon]} no event is drawn.",
    ev.HandSeen: _hand_seen,
    ev.PlaceReached: lambda pos, e: f"The heroes have come to where {quest_name(e.quest)} begins.",
}


def say_event(pos: DescentPosition, event: Event) -> str:
    words = EVENTS[type(event)](pos, event)
    return words[:1].upper() + words[1:]


# What is at stake.


def reward_words(reward: Reward, heroes: int) -> str:
    """What a side gets for winning, besides the experience both get."""
    parts = []
    if reward.xp:
        parts.append(f"{reward.xp} more experience")
    if reward.xp_one_hero:
        parts.append(f"{reward.xp_one_hero} more experience for one hero")
    if reward.gold_per_hero:
        parts.append(f"{reward.gold_per_hero * heroes} gold")
    if reward.relic:
        parts.append(reward.relic)
    if reward.opens_group:
        parts.append(f"{reward.opens_group}s for any open group")
    if reward.refund_cards:
        parts.append("bought Overlord cards can be handed back")
    if reward.campaign:
        parts.append("the campaign")
    return listed(parts)
