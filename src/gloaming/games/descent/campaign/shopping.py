"""Step 5 of the Campaign phase: the shop in Arhynn, and after the interlude the change to Act II."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.options import Buy, Sell
from gloaming.games.descent.campaign.prices import is_shop_item, is_starting_equipment
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.state import NOTHING
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose

EVERYTHING = 99


class Shopping(Rule):
    """The heroes buy what is on offer and sell what they like, in any order (R91); the first of them is asked (R99)."""

    offer: tuple[int, ...] = ()
    """What is for sale and was not bought."""
    sale: bool = False
    """All that is left of Act I is for sale (DE-439)."""
    kept: tuple[int, ...] = ()
    """What its owner did not want to sell."""
    card: int = NOTHING
    """What is being bought or sold."""

    def reveal(self, g: CampaignVerbs) -> Next:
        """One card for each hero and one more (DE-395)."""
        return self.having(offer=g.open_shop(EVERYTHING if self.sale else len(g.heroes) + 1))

    def look_around(self, g: CampaignVerbs) -> Next:
        buying = [Buy(card) for card in on_offer(self.offer) if CARDS[card].gold <= g.campaign_sheet.gold]
        selling = [Sell(card) for _, card in things_to_sell(g) if card not in self.kept]
        return Ask(g.heroes[0].seat, "shopping", (*buying, *selling, PASS)) if buying or selling else again("leave")

    def decide(self, g: CampaignVerbs, option: Option) -> Next:
        match option:
            case Buy(card=card):
                return self.having(card=card)
            case Sell(card=card):
                return self.having(card=card).then(again("may_sell"))
        return again("leave")

    def for_whom(self, g: CampaignVerbs) -> Next:
        """It goes to any of the heroes (DE-392)."""
        return choose(g.heroes[0].seat, "buy_for", [opt.Choose(figure) for figure, _ in enumerate(g.heroes)])

    def bought(self, g: CampaignVerbs, option: opt.Choose) -> Next:
        g.buy_item(option.figure, self.card)
        left = tuple(card for card in self.offer if card != self.card)
        return self.having(offer=left, card=NOTHING).then(again("look_around"))

    def may_sell(self, g: CampaignVerbs) -> Next:
        """Whoever carries it has to agree."""
        owner = g.heroes[owner_of(g, self.card)].seat
        options: tuple[Option, ...] = (opt.Accept(),) if owner == g.heroes[0].seat else (opt.Accept(), PASS)
        return choose(owner, "may_sell", options)

    def sold(self, g: CampaignVerbs, option: Option) -> Next:
        card = self.card
        if isinstance(option, Pass):
            return self.having(kept=(*self.kept, card), card=NOTHING).then(again("look_around"))
        g.sell_item(owner_of(g, card), card)
        return self.having(card=NOTHING).then(again("look_around"))

    def leave(self, g: CampaignVerbs) -> None:
        """What was not bought goes back to the Shop deck (DE-399), from which it never was taken here."""


class ChangeAct(Rule):
    """After the interlude: a last sale of Act I items, then Act II (DE-438 to DE-440, R84)."""

    def sell_out(self, g: CampaignVerbs) -> Next:
        return Shopping(sale=True)

    def change(self, g: CampaignVerbs) -> None:
        g.change_act()


def on_offer(offer: tuple[int, ...]) -> list[int]:
    """One card of each name on offer."""
    return list({CARDS[card].name: card for card in reversed(offer)}.values())[::-1]


def owner_of(g: CampaignVerbs, card: int) -> int:
    """The hero who carries a card."""
    return next(number for number, hero in enumerate(g.heroes) if card in hero.items)


def things_to_sell(g: CampaignVerbs) -> list[tuple[int, int]]:
    """Shop Items and starting equipment, never relics (DE-400, DE-401, DE-403): of a name one from each hero."""
    found: dict[tuple[int, str], int] = {}
    for number, hero in enumerate(g.heroes):
        for card in hero.items:
            if is_shop_item(card) or is_starting_equipment(card):
                found.setdefault((number, CARDS[card].name), card)
    return [(number, card) for (number, _), card in found.items()]
