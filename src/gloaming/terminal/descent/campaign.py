"""The campaign in lines and in sentences: the path of the quests, party and overlord, shop and travel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.style import Style
from rich.text import Text
from textual.geometry import Region

from gloaming.games.descent.campaign.relics import said_name
from gloaming.games.descent.campaign.view import CampaignView, QuestOnPath
from gloaming.games.descent.campaign.words import AT_ICON, STAGES
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.state import OVERLORD
from gloaming.games.descent.view import View
from gloaming.pieces.words import listed, some
from gloaming.terminal.canvas import Canvas, fitted, stacked, wrapped
from gloaming.terminal.palette import CHOOSE, EMBER, FAINT, FROST, GILT, GOOD, QUIET, SECRET, STRONG, seat_style
from gloaming.terminal.panel import Picture

STEPS = {
    "party": "the party is chosen",
    "gold": "gold from Search cards",
    "cleanup": "cleanup",
    "rewards": "rewards",
    "experience": "experience is spent",
    "shopping": "the shop in Arhynn",
    "choose_quest": "the next quest is chosen",
    "set_up": "the quest is set up",
    "travel": "on the way",
    "quest_over": "the quest is over",
    "over": "the campaign is over",
}
MARKS = {
    "won": ("✓", GOOD, "won by the heroes"),
    "lost": ("✗", Style(color=EMBER, bold=True), "won by the overlord"),
    "playing": ("▶", CHOOSE, "being played"),
    "open": ("○", CHOOSE, "open"),
    "ahead": ("·", QUIET, "still ahead"),
    "closed": ("-", FAINT, "closed"),
}
"""Each state of a quest: a mark, its style, and words."""
MONEY = Style(color=GILT)
POINTS = Style(color=FROST)


def is_shown(view: View) -> bool:
    """True while the campaign is what to look at and not a map: between quests, and on the way."""
    campaign = view.campaign
    if campaign is None or campaign.step in ("quest", "quest_over"):
        return False
    return campaign.step == "travel" or not view.encounter


def where(campaign: CampaignView) -> str:
    """How far the campaign is, in words."""
    stage = STAGES[campaign.stage] if campaign.stage is not None else "the end"
    return f"quest {campaign.number} of {campaign.quests}, {stage}"


def headline(view: View) -> Text:
    """Where the campaign stands, in one line."""
    campaign = view.campaign
    assert campaign is not None
    step = STEPS.get(campaign.step, campaign.step)
    return Text.assemble((f"The Shadow Rune: {where(campaign)}", STRONG), (f"  {step}", FAINT))


# The middle of the table.


def board(picture: Picture[View], width: int, height: int) -> list[Text]:
    """What the step is about, and below it the path of the quests; it can be scrolled."""
    campaign = picture.view.campaign
    assert campaign is not None
    lines = [*_now(picture, campaign, width), *_path(picture, campaign)]
    sheet = Canvas(max(width, *(line.cell_len for line in lines)), len(lines))
    for y, line in enumerate(lines):
        sheet.write(0, y, line)
    return picture.scroll.seen(sheet, width, height, follow=Region(0, 0, 1, 1))


def _now(picture: Picture[View], campaign: CampaignView, width: int) -> Iterator[Text]:
    if campaign.shop is not None:
        title = "The last sale of Act I" if campaign.shop.sale else "For sale in Arhynn"
        yield Text.assemble((title, STRONG), (f"   {campaign.gold} gold", MONEY))
        for card in _one_of_each(picture, campaign.shop.offer):
            yield _priced(picture, card, f"{CARDS[card].gold} gold", can_pay=CARDS[card].gold <= campaign.gold)
    elif campaign.travel is not None:
        travel = campaign.travel
        line = Text.assemble((travel.home, STRONG))
        for stop in travel.stops:
            style = CHOOSE if stop.state == "here" else QUIET if stop.state == "passed" else FAINT
            line.append(f" ─ {stop.icon}{' ✓' if stop.state == 'passed' else ''}", style)
        yield from wrapped(line, width)
        if travel.label:
            yield Text(travel.label, STRONG)
            yield from wrapped(Text(travel.text, QUIET), width)
    elif campaign.step == "experience":
        yield from _to_spend(picture, campaign)
    yield Text("")


def _to_spend(picture: Picture[View], campaign: CampaignView) -> Iterator[Text]:
    view = picture.view
    if view.seat == OVERLORD:
        yield Text.assemble(("Overlord cards", STRONG), (f"   {campaign.overlord.xp} experience", POINTS))
        for card in _one_of_each(picture, campaign.overlord.for_sale):
            face = CARDS[card]
            kind = f"{face.deck} {face.tier or ''}".strip()
            yield _priced(picture, card, f"{face.xp} xp  {kind}", can_pay=face.xp <= campaign.overlord.xp)
        return
    for member in campaign.party:
        if member.seat == view.seat:
            yield Text.assemble((member.name, seat_style(member.seat)), (f"   {member.xp} experience", POINTS))
            for card in member.to_learn:
                yield _priced(picture, card, f"{CARDS[card].xp} xp", can_pay=CARDS[card].xp <= member.xp)


def _one_of_each(picture: Picture[View], cards: Sequence[int]) -> list[int]:
    """One card of each name, the one that can be chosen if there is one."""
    found: dict[str, int] = {}
    for card in cards:
        if CARDS[card].name not in found or ("card", card) in picture.marks:
            found[CARDS[card].name] = card
    return list(found.values())


def _priced(picture: Picture[View], card: int, price: str, *, can_pay: bool) -> Text:
    face = CARDS[card]
    return Text.assemble(
        (f"{picture.mark(('card', card)):>3} ", CHOOSE),
        (f"{face.name:<24}", STRONG if can_pay else FAINT),
        (f"{price:<14}", MONEY if can_pay else FAINT),
        (" ".join(part for part in (face.slot, "/".join(face.dice)) if part), FAINT),
    )


def _path(picture: Picture[View], campaign: CampaignView) -> Iterator[Text]:
    yield Text("The path of the quests", STRONG)
    for stage in STAGES:
        of_stage = [quest for quest in campaign.path if quest.stage == stage]
        shown = [quest for quest in of_stage if quest.state != "closed"]
        if shown:
            yield Text(STAGES[stage], QUIET)
        yield from (_quest(campaign, quest) for quest in shown)


def _quest(campaign: CampaignView, quest: QuestOnPath) -> Text:
    mark, style, _ = MARKS[quest.state]
    line = Text.assemble((f" {mark} ", style), (f"{quest.name:<26}", style if quest.state != "ahead" else QUIET))
    if quest.number:
        line.append(f"quest {quest.number}", FAINT)
    elif quest.state == "open":
        for other in campaign.path:
            if other.after == quest.id:
                line.append(f"{'✓' if other.opened_by == 'heroes' else '✗'} {other.name}  ", FAINT)
    return line


# The sides.


def seats(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The party with its gold, and the overlord."""
    campaign = picture.view.campaign
    assert campaign is not None
    blocks = [[fitted(Text.assemble(("Party  ", STRONG), (f"{campaign.gold} gold", MONEY)), width)]]
    for member in campaign.party:
        hero = picture.view.heroes[member.figure]
        name = Text.assemble((f"{member.name} ", seat_style(member.seat)), (member.class_name, FAINT))
        items = [CARDS[card].name for card in hero.items]
        state = Text.assemble(
            (f" {member.xp} xp, {some(len(hero.skills), 'skill')}: ", POINTS), (", ".join(items), QUIET)
        )
        blocks.append([fitted(name, width), fitted(state, width)])
    overlord = campaign.overlord
    his = [
        Text.assemble((f"{picture.names[OVERLORD]} ", seat_style(OVERLORD)), (f"{overlord.xp} xp", POINTS)),
        Text(f" {some(len(overlord.bought), 'card')} bought, {some(len(overlord.relics), 'relic')}", QUIET),
    ]
    blocks.append([fitted(line, width) for line in his])
    return stacked(blocks, height, 1)


def mine(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The overlord's bought cards, relics, and what he left out."""
    campaign = picture.view.campaign
    assert campaign is not None
    overlord = campaign.overlord
    lines = [
        Text.assemble(
            ("Bought: ", FAINT), (listed([CARDS[card].name for card in overlord.bought]) or "nothing", QUIET)
        ),
        Text.assemble(("Relics: ", FAINT), (listed([said_name(card) for card in overlord.relics]) or "none", QUIET)),
    ]
    aside = [CARDS[card].name for card in overlord.set_aside if card is not None]
    if aside:
        lines.append(Text.assemble(("Left out: ", FAINT), (listed(aside), SECRET)))
    return [fitted(line, width) for line in lines][:height]


def cards_to_see(view: View) -> list[int]:
    """Cards of the campaign that can be looked at: what is for sale, to be learned, and the overlord's."""
    campaign = view.campaign
    if campaign is None:
        return []
    found = list(campaign.shop.offer) if campaign.shop is not None else []
    found += [card for member in campaign.party if member.seat == view.seat for card in member.to_learn]
    found += [*campaign.overlord.relics, *campaign.overlord.bought]
    return found + (list(campaign.overlord.for_sale) if view.seat == OVERLORD else [])


# In sentences.


def describe(view: View, names: Sequence[str]) -> list[str]:
    """The campaign for those who do not see it."""
    campaign = view.campaign
    assert campaign is not None
    lines = [f"The campaign The Shadow Rune: {where(campaign)}; {STEPS.get(campaign.step, 'a quest is played')}."]
    for quest in campaign.path:
        if quest.state in ("won", "lost", "playing", "open"):
            lines.append(f"{quest.name}, {STAGES[quest.stage]}: {MARKS[quest.state][2]}.")
        if quest.state == "open":
            lines.append(f"If the heroes win {quest.name}: {_stakes('they get', quest.heroes_get, quest.if_heroes)}.")
            lines.append(f"If the overlord wins it: {_stakes('he gets', quest.overlord_gets, quest.if_overlord)}.")
    lines.append(f"The heroes have {campaign.gold} gold.")
    for member in campaign.party:
        hero = view.heroes[member.figure]
        items = listed([CARDS[card].name for card in hero.items]) or "nothing"
        skills = listed([CARDS[card].name for card in hero.skills])
        lines.append(f"{member.name}, {member.class_name}: {member.xp} experience; skills {skills}; carries {items}.")
    overlord = campaign.overlord
    bought = listed([CARDS[card].name for card in overlord.bought]) or "nothing"
    relics = listed([said_name(card) for card in overlord.relics]) or "no relic"
    lines.append(f"{names[OVERLORD]} has {overlord.xp} experience, has bought {bought}, and owns {relics}.")
    lines += [f"{name} wields {said_name(card)} in this quest." for name, card in overlord.wielded]
    if campaign.shop is not None:
        offer = [f"{CARDS[card].name} for {CARDS[card].gold} gold" for card in campaign.shop.offer]
        lines.append(f"For sale: {listed(offer) or 'nothing'}.")
    if campaign.travel is not None:
        stops = listed([f"{stop.icon} ({stop.state})" for stop in campaign.travel.stops])
        lines.append(f"The way from {campaign.travel.home}: {stops}.")
        if campaign.travel.label:
            here = next(stop for stop in campaign.travel.stops if stop.state == "here")
            lines.append(f"Now {AT_ICON[here.icon]}: {campaign.travel.label}. {campaign.travel.text}")
    return lines


def standings(view: View, names: Sequence[str]) -> list[str]:
    """How each seat stands: quests won, and what it has."""
    campaign = view.campaign
    assert campaign is not None
    won = {side: sum(quest.winner == side for quest in campaign.path) for side in ("heroes", "overlord")}
    lines = [f"{names[OVERLORD]}: overlord, {some(won['overlord'], 'quest')} won"]
    for seat, name in enumerate(names[1:], 1):
        heroes = [f"{one.name}, {one.class_name}" for one in campaign.party if one.seat == seat]
        lines.append(f"{name}: {listed(heroes)}; {some(won['heroes'], 'quest')} won")
    return lines


def _stakes(who_gets: str, gets: str, opens: str) -> str:
    return "; ".join(part for part in (f"{who_gets} {gets}" if gets else "", f"it {opens}" if opens else "") if part)
