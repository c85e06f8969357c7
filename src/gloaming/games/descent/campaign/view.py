"""The campaign as a seat sees it: the path of the quests, party, overlord, shop and travel, for screens to draw."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec.structs import replace

from gloaming.api.views import Later
from gloaming.games.descent.campaign.campaign import Campaign
from gloaming.games.descent.campaign.course import Icon, Stage, chain_of, course, open_quests, opens, route, stage_after
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.shopping import Shopping
from gloaming.games.descent.campaign.travel import Agree, TravelToQuest, players
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.games.descent.campaign.words import choice_name, reward_words
from gloaming.games.descent.cards import CARDS, CLASSES, NUMBERS
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.strength import ALONE, average_damage, help_by
from gloaming.kernel.frozen import Frozen

QuestState = Literal["won", "lost", "playing", "open", "closed", "ahead"]
"""Won or lost by the heroes; being played; open to be chosen next; closed for good; or still ahead."""
STEPS = tuple(filter(None, CampaignPhase.places))
"""The steps of the Campaign phase in order."""


class QuestOnPath(Frozen, kw_only=True):
    """A quest of the campaign, and the rumours about it."""

    id: str
    name: str
    stage: Stage
    state: QuestState
    winner: str
    number: int
    """Which quest of the campaign it is, from 1; 0 if it was not played yet."""
    after: str
    """The Act I quest whose result opens or closes it; empty for others."""
    opened_by: Literal["", "heroes", "overlord"]
    """The side whose win of that quest opens it."""
    icons: tuple[Icon, ...]
    """The travel icons on the way there."""
    if_heroes: str
    """What a win of the heroes opens, and what they get for it."""
    if_overlord: str
    heroes_get: str
    overlord_gets: str


class SkillHelp(Frozen, kw_only=True):
    """What a skill would add to what a hero's weapon deals on average, at each distance."""

    card: int
    weapon: int
    now: tuple[float, ...]
    then: tuple[float, ...]


class Member(Frozen, kw_only=True):
    """A hero of the party; his cards stand in the view's `heroes`."""

    figure: int
    name: str
    class_name: str
    seat: int
    xp: int
    spent: int
    """Experience he has spent."""
    to_learn: tuple[int, ...]
    """The skills of his class he has not learned yet."""
    helps: Later[tuple[SkillHelp, ...]]
    """Of those skills the ones that help an equipped weapon, while experience is spent."""


class OverlordSheet(Frozen, kw_only=True):
    """What the overlord has gained; everyone may look at it but for the cards he left out."""

    xp: int
    spent: int
    bought: tuple[int, ...]
    for_sale: tuple[int, ...]
    """Overlord cards he has not bought."""
    relics: tuple[int, ...]
    wielded: tuple[tuple[str, int], ...]
    off: tuple[int, ...]
    opened: tuple[str, ...]
    set_aside: tuple[int | None, ...]
    """Cards he left out of this quest: None for the back of one, which is all the heroes see."""


class ShopView(Frozen, kw_only=True):
    """What is for sale."""

    offer: tuple[int, ...]
    sale: bool
    """All that is left of Act I is for sale."""
    cards_left: int
    """How many Shop Items of this act nobody owns."""


class StopOnWay(Frozen, kw_only=True):
    """A travel icon on the way."""

    id: str
    icon: Icon
    state: Literal["passed", "here", "ahead"]


class VoteView(Frozen, kw_only=True):
    """A hero player where all have to agree."""

    seat: int
    said: str
    """What he is for; empty where he has not spoken."""


class TravelView(Frozen, kw_only=True):
    """The way to the quest while the heroes travel it."""

    quest: str
    home: str
    stops: tuple[StopOnWay, ...]
    event: int
    """The Travel Event card drawn here; -1 for none."""
    label: str
    text: str
    skips: bool
    """No event is drawn at the next icon."""
    votes: Later[tuple[VoteView, ...]]
    """What each of several hero players is for, where they have to agree."""


class CampaignView(Frozen, kw_only=True):
    """The campaign."""

    step: str
    """`party` while heroes are chosen, `quest` and `quest_over`, a step of the Campaign phase (`STEPS`), or `over`."""
    stage: Stage | None
    """The stage of the quest that is played, or comes next."""
    until: str
    number: int
    """Which quest is played or prepared, from 1."""
    quests: int
    """How many quests this campaign has."""
    path: tuple[QuestOnPath, ...]
    gold: int
    party: tuple[Member, ...]
    overlord: OverlordSheet
    shop: ShopView | None
    travel: TravelView | None


def campaign_for(pos: DescentPosition, public: CampaignView, seat: int) -> CampaignView:
    """The campaign as that seat sees it: only the overlord knows what he left out."""
    if not pos.set_aside:
        return public
    known = pos.known(pos.set_aside, seat)
    return replace(public, overlord=replace(public.overlord, set_aside=known))


def campaign_view(pos: DescentPosition) -> CampaignView | None:
    """The campaign as everyone sees it; None where a single quest is played."""
    if pos.campaign is None:
        return None
    sheet = pos.campaign
    step = step_of(pos)
    preparing = step in STEPS[: STEPS.index("set_up")]
    played = len(sheet.log)
    number = played + 1 if preparing or step in ("quest", "party", "set_up", "travel") else played
    order = course().order
    return CampaignView(
        step=step,
        stage=order[number - 1] if number <= len(order) else None,
        until=pos.options.until,
        number=number,
        quests=max(n for n, stage in enumerate(order, 1) if stage == pos.options.until),
        path=tuple(_on_path(pos, stage.id, quest) for stage in course().stage for quest in stage.quests),
        gold=sheet.gold,
        party=tuple(_member(pos, figure) for figure, hero in enumerate(pos.heroes) if hero.name),
        overlord=_overlord(pos),
        shop=_shop(pos),
        travel=_travel(pos),
    )


def step_of(pos: DescentPosition) -> str:
    """Where the campaign stands, by what is on the agenda."""
    for frame in reversed(pos.agenda):
        names = ["party", *frame.rule.places]
        if isinstance(frame.rule, CampaignPhase):
            return names[frame.step]
        if isinstance(frame.rule, Campaign):
            now = names[frame.step]
            return {"heroes": "party", "epic": "party", "first_quest": "set_up", "see_the_end": "quest_over"}.get(
                now, "quest"
            )
    return "over"


def _on_path(pos: DescentPosition, stage: Stage, quest: str) -> QuestOnPath:
    sheet = pos.campaign_sheet
    winner = sheet.winner_of(quest) or ""
    number = next((n for n, result in enumerate(sheet.log, 1) if result.quest == quest), 0)
    rumours = _rumours(stage, quest, len(pos.heroes))
    return replace(rumours, state=_state(pos, stage, quest, winner), winner=winner, number=number)


@cache
def _rumours(stage: Stage, quest: str, heroes: int) -> QuestOnPath:
    """What is known of a quest from the beginning."""
    one, chain = quests()[quest], chain_of(quest)
    return QuestOnPath(
        id=quest,
        name=one.name,
        stage=stage,
        state="ahead",
        winner="",
        number=0,
        after=chain.id if chain is not None and chain.id != quest else "",
        opened_by="" if chain is None or chain.id == quest else "heroes" if chain.heroes == quest else "overlord",
        icons=tuple(stop.icon for stop in route(quest)),
        if_heroes=opens(quest, "heroes"),
        if_overlord=opens(quest, "overlord"),
        heroes_get=reward_words(one.rewards.heroes, heroes),
        overlord_gets=reward_words(one.rewards.overlord, heroes),
    )


def _state(pos: DescentPosition, stage: Stage, quest: str, winner: str) -> QuestState:
    if winner:
        return "won" if winner == "heroes" else "lost"
    log = pos.campaign_sheet.log
    if quest == pos.quest and step_of(pos) in ("party", "quest", "set_up", "travel"):
        return "playing"
    if quest in open_quests(log):
        return "open"
    upcoming = stage_after(log)
    order = list(dict.fromkeys(course().order))
    if upcoming is None or order.index(stage) <= order.index(upcoming):
        return "closed"
    return "closed" if _is_shut(pos, quest) else "ahead"


def _is_shut(pos: DescentPosition, quest: str) -> bool:
    """True for an Act II quest whose Act I quest was won by the other side."""
    chain = chain_of(quest)
    winner = pos.campaign_sheet.winner_of(chain.id) if chain is not None else None
    return chain is not None and winner is not None and chain.opened_by(winner) != quest


def _member(pos: DescentPosition, figure: int) -> Member:
    hero = pos.heroes[figure]
    skills = [number for card in CLASSES[hero.class_name] if card.kind == "skill" for number in NUMBERS[card]]
    to_learn = tuple(card for card in skills if card not in hero.skills)
    return Member(
        figure=figure,
        name=hero.name,
        class_name=hero.class_name,
        seat=hero.seat,
        xp=hero.xp,
        spent=sum(CARDS[card].xp for card in hero.skills),
        to_learn=to_learn,
        helps=_helps(to_learn, hero.equipped) if step_of(pos) == "experience" else (),
    )


@cache
def _helps(skills: tuple[int, ...], equipped: tuple[int, ...]) -> tuple[SkillHelp, ...]:
    """The skills that help an equipped weapon, and by how much."""
    weapons = [card for card in equipped if CARDS[card].is_weapon]
    helping = [(skill, weapon, help_by(CARDS[skill], CARDS[weapon])) for skill in skills for weapon in weapons]
    return tuple(
        SkillHelp(
            card=skill,
            weapon=weapon,
            now=tuple(average_damage(CARDS[weapon])),
            then=tuple(average_damage(CARDS[weapon], aid)),
        )
        for skill, weapon, aid in helping
        if aid != ALONE
    )


def _overlord(pos: DescentPosition) -> OverlordSheet:
    sheet = pos.campaign_sheet
    held = sorted((*pos.hand, *pos.deck, *pos.discard, *pos.set_aside))
    bought = tuple(card for card in held if CARDS[card].deck != "Basic")
    return OverlordSheet(
        xp=sheet.overlord_xp,
        spent=sum(CARDS[card].xp for card in bought),
        bought=bought,
        for_sale=tuple(sorted(card for card in pos.box if CARDS[card].kind == "overlord")),
        relics=sheet.relics,
        wielded=sheet.wielded,
        off=sheet.off,
        opened=sheet.opened,
        set_aside=pos.known(pos.set_aside, None),
    )


def _shop(pos: DescentPosition) -> ShopView | None:
    shopping = pos.find(Shopping)
    if shopping is None:
        return None
    return ShopView(offer=shopping.offer, sale=shopping.sale, cards_left=len(pos.shop))


def _travel(pos: DescentPosition) -> TravelView | None:
    travel = pos.find(TravelToQuest)
    if travel is None:
        return None
    way = route(travel.quest)
    entry = TRAVEL_EVENTS[travel.event].get(way[travel.at].icon) if travel.event >= 0 else None
    states: list[Literal["passed", "here", "ahead"]] = [
        "passed" if n < travel.at else "here" if n == travel.at else "ahead" for n, _ in enumerate(way)
    ]
    return TravelView(
        quest=travel.quest,
        home=course().travel.home,
        stops=tuple(
            StopOnWay(id=stop.id, icon=stop.icon, state=state) for stop, state in zip(way, states, strict=True)
        ),
        event=travel.event,
        label=entry.label if entry is not None else "",
        text=entry.text if entry is not None else "",
        skips=travel.skips,
        votes=_votes(pos),
    )


def _votes(pos: DescentPosition) -> tuple[VoteView, ...]:
    agree, asked = pos.find(Agree), players(pos)
    if agree is None or len(asked) == 1:
        return ()
    said = [
        pos.heroes[agree.heroes[place]].name if agree.heroes else choice_name(agree.event, agree.icon, place)
        for place in agree.said
    ]
    silent = [""] * (len(asked) - len(said))
    return tuple(VoteView(seat=seat, said=words) for seat, words in zip(asked, said + silent, strict=True))
