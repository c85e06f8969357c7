"""Why not, between quests: what costs too much, is another's, is taken, or is not open yet."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.api.ledger import Refusal, Why
from gloaming.games.descent.campaign import options as opt
from gloaming.games.descent.campaign.choosing import ChooseNextQuest, chooser
from gloaming.games.descent.campaign.course import chain_of, course, open_quests, stage_after
from gloaming.games.descent.campaign.experience import SpendExperience
from gloaming.games.descent.campaign.prices import is_starting_equipment
from gloaming.games.descent.campaign.setting_up import GetReady
from gloaming.games.descent.campaign.shopping import Shopping, on_offer
from gloaming.games.descent.campaign.words import quest_name
from gloaming.games.descent.cards import CARDS, CLASSES, NUMBERS, OVERLORD_CARDS
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import OVERLORD
from gloaming.kernel import Option

LEARNED = Why("DE-379", "{hero} has learned {card} already.")
WRONG_CLASS = Why("DE-378", "{card} belongs to the {other}, and {hero} is a {class_name}.")
TOO_DEAR_TO_LEARN = Why("DE-377", "{card} costs {cost} experience and {hero} has {left}.")
TOO_DEAR_TO_GROW = Why("DE-383", "{card} costs {cost} experience and you have {left}.")
NEEDS_TWO = Why("DE-385", "{card} needs two {deck} cards of level 1 in the deck, and there are {number}.")
NEEDS_THREE = Why("DE-386", "{card} needs three {deck} cards in the deck, and there are {number}.")
ALL_BOUGHT = Why("DE-381", "{card} is in your deck already, and there is no other copy.")
TOO_DEAR = Why("DE-397", "{card} costs {cost} gold and you have {left}.")
NO_RELICS = Why("DE-403", "{card} is a relic and cannot be sold.")
KEPT = Why("DE-392", "{owner} does not want to sell {card}.")
NOT_PASSED_ON = Why("DE-405", "{card} is starting equipment and cannot be given to another.")
PLAYED = Why("DE-406", "{quest} was played already, and each quest is played once.")
OTHER_STAGE = Why("DE-407", "{quest} is a quest of {stage}, which is not being played now.")
SHUT = Why("DE-409", "{quest} is not open: {before} was won by {winner}.")
NOT_PLAYED = Why("DE-410", "{quest} is not open: {before} was not played and counts as won by the overlord.")
NOT_YOURS = Why("DE-406", "The winner of the last quest chooses the next one.")
IN_STAGE = {
    "introduction": "the introduction",
    "act1": "Act I",
    "interlude": "the interlude",
    "act2": "Act II",
    "finale": "the finale",
}


def explain_campaign(pos: DescentPosition, seat: int) -> list[Refusal]:
    """What is not on offer to a seat between quests and before one, and why."""
    offered = pos.offered(seat)
    found = [*_learning(pos, seat), *_growing(pos, seat), *_shopping(pos, seat)]
    found += [*_getting_ready(pos, seat), *_choosing(pos, seat)]
    return [refusal for refusal in found if refusal.subject not in offered]


def _no(option: Option, why: Why, **gaps: object) -> Refusal:
    return Refusal(option, why.rule, why.words.format(**gaps))


def _learning(pos: DescentPosition, seat: int) -> Iterator[Refusal]:
    spending = pos.find(SpendExperience)
    if spending is None or spending.at == len(pos.heroes) or pos.heroes[spending.at].seat != seat:
        return
    hero = pos.heroes[spending.at]
    told = {"hero": hero.name, "class_name": hero.class_name, "left": hero.xp}
    for name in dict.fromkeys(one.class_name for one in pos.heroes):
        for card in CLASSES[name]:
            if card.kind != "skill":
                continue
            option = opt.Learn(NUMBERS[card][0], spending.at)
            if name != hero.class_name:
                yield _no(option, WRONG_CLASS, card=card.name, other=name, **told)
            elif NUMBERS[card][0] in hero.skills:
                yield _no(option, LEARNED, card=card.name, **told)
            elif card.xp > hero.xp:
                yield _no(option, TOO_DEAR_TO_LEARN, card=card.name, cost=card.xp, **told)


def _growing(pos: DescentPosition, seat: int) -> Iterator[Refusal]:
    spending = pos.find(SpendExperience)
    if spending is None or seat != OVERLORD:
        return
    left, held = pos.campaign_sheet.overlord_xp, [CARDS[card] for card in pos.deck]
    for card in OVERLORD_CARDS:
        if card.deck == "Basic":
            continue
        copies = [number for number in NUMBERS[card] if number in pos.box]
        option = opt.BuyOverlordCard(copies[0] if copies else NUMBERS[card][0])
        mine = [other for other in held if other.deck == card.deck]
        first = sum(other.tier == 1 for other in mine)
        if not copies:
            yield _no(option, ALL_BOUGHT, card=card.name)
        elif card.tier == 2 and first < 2:
            yield _no(option, NEEDS_TWO, card=card.name, deck=card.deck, number=first)
        elif card.tier == 3 and len(mine) < 3:
            yield _no(option, NEEDS_THREE, card=card.name, deck=card.deck, number=len(mine))
        elif card.xp > left:
            yield _no(option, TOO_DEAR_TO_GROW, card=card.name, cost=card.xp, left=left)


def _shopping(pos: DescentPosition, seat: int) -> Iterator[Refusal]:
    shopping = pos.find(Shopping)
    if shopping is None or seat != pos.heroes[0].seat:
        return
    left = pos.campaign_sheet.gold
    for card in on_offer(shopping.offer):
        if CARDS[card].gold > left:
            yield _no(opt.Buy(card), TOO_DEAR, card=CARDS[card].name, cost=CARDS[card].gold, left=left)
    for hero in pos.heroes:
        for card in hero.items:
            if CARDS[card].kind == "relic":
                yield _no(opt.Sell(card), NO_RELICS, card=CARDS[card].name)
            elif card in shopping.kept:
                yield _no(opt.Sell(card), KEPT, card=CARDS[card].name, owner=hero.name)


def _getting_ready(pos: DescentPosition, seat: int) -> Iterator[Refusal]:
    ready = pos.find(GetReady)
    if ready is None or pos.heroes[ready.at].seat != seat:
        return
    for card in pos.heroes[ready.at].items:
        if is_starting_equipment(card):
            yield _no(opt.PassOn(card), NOT_PASSED_ON, card=CARDS[card].name)


def _choosing(pos: DescentPosition, seat: int) -> Iterator[Refusal]:
    if pos.find(ChooseNextQuest) is None:
        return
    log = pos.campaign_sheet.log
    possible = open_quests(log)
    if seat != chooser(pos):
        yield from (_no(opt.PlayNext(quest), NOT_YOURS) for quest in possible)
        return
    upcoming = stage_after(log)
    for stage in course().stage:
        for quest in stage.quests:
            if quest in possible:
                continue
            said = {"quest": quest_name(quest)}
            winner = pos.campaign_sheet.winner_of(quest)
            chain = chain_of(quest)
            if winner is not None:
                yield _no(opt.PlayNext(quest), PLAYED, **said)
            elif stage.id != upcoming:
                yield _no(opt.PlayNext(quest), OTHER_STAGE, stage=IN_STAGE[stage.id], **said)
            elif chain is not None:  # interlude and finale follow by themselves: nobody is asked
                before = pos.campaign_sheet.winner_of(chain.id)
                why = NOT_PLAYED if before is None else SHUT
                side = "the heroes" if before == "heroes" else "the overlord"
                yield _no(opt.PlayNext(quest), why, before=quest_name(chain.id), winner=side, **said)
