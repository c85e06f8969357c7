"""Step 7: heroes exchange and equip, the overlord makes his deck and draws."""

from __future__ import annotations

import pytest

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.options import PassOn, PutAside
from gloaming.games.descent.cards import CARDS, numbers_named
from gloaming.games.descent.events import OverlordDrew
from gloaming.games.descent.rules.moments import could_be_played
from gloaming.kernel import PASS, Chance, event_known_to
from tests.descent.campaign.journey import Journey, after, journey
from tests.descent.scene import GAME
from tests.proof import rule


def getting_ready(*items: str) -> Journey:
    """The first hero, who carries these things, gets ready for the next quest."""
    t = after(("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    t.gives(0, *items)
    t.passes()
    assert t.ask.topic == "get_ready"
    return t


@rule("DE-404")
def test_heroes_exchange_items_freely_until_they_travel():
    t = getting_ready("Leather Armor", "Staff of Light")
    armor, staff = t.hero(0).items[-2:]
    assert {option.card for option in t.offered(PassOn)} == {armor, staff}
    t.answers(PassOn(armor))
    assert t.ask.topic == "to_whom"
    assert t.ask.options == (opt.Choose(1), opt.Choose(2), opt.Choose(3))
    t.answers(opt.Choose(3))
    assert armor in t.hero(3).items
    assert armor not in t.hero(0).items
    t.comes_to("get_ready")
    while t.ask.seat != 4:
        t.answers(PASS)
    t.answers(opt.Equip(armor))
    assert armor in t.hero(3).equipped, "unlike in a quest it can be equipped at once"
    while t.ask.topic == "get_ready":
        t.answers(PASS)
    seen = set()
    while t.ask.topic != "next_hero":
        seen.add(t.ask.topic)
        assert not t.offered(PassOn)
        t.passes()
    assert "get_ready" not in seen


@rule("DE-404")
@pytest.mark.parametrize("hero", range(4))
def test_each_hero_who_has_something_is_asked(hero: int):
    t = after(("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    (armor,) = t.gives(hero, "Leather Armor")
    t.passes()
    assert (t.ask.topic, t.ask.seat) == ("get_ready", hero + 1)
    t.answers(PassOn(armor))
    others = [number for number in range(4) if number != hero]
    assert [option.figure for option in t.offered(opt.Choose)] == others


def test_who_was_ready_gets_ready_again_with_what_he_got():
    t = getting_ready("Leather Armor")
    armor = t.hero(0).items[-1]
    t.answers(PassOn(armor))
    t.answers(opt.Choose(1))
    assert t.ask.seat == 2
    t.answers(PassOn(armor))
    t.answers(opt.Choose(0))
    assert t.ask.seat == 1


@rule("DE-405")
def test_starting_equipment_is_not_passed_on():
    t = getting_ready("Leather Armor")
    starting = [card for card in t.hero(0).items if CARDS[card].hero_class]
    assert starting
    assert not any(PassOn(card) in t.ask.options for card in starting)
    refused = {refusal.subject: refusal for refusal in GAME.explain(t.pos, 1)}
    assert refused[PassOn(starting[0])].rule == "DE-405"


def customising(*bought: str) -> Journey:
    """The overlord, who has bought these cards, may leave some out."""
    t = after(("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    for name in bought:
        t.pos.add_to_deck(next(card for card in numbers_named(name) if card in t.pos.box))
    t.comes_to("put_aside")
    return t


@rule("DE-389", "DE-390")
def test_the_overlord_leaves_cards_out_in_secret_but_15_stay():
    t = customising("Blood Rage", "Web Trap")
    assert len(t.pos.deck) == 17
    assert PASS in t.ask.options, "he may leave none out"
    out = numbers_named("Pit Trap")[0]
    t.answers(PutAside(out))
    assert t.pos.set_aside == (out,)
    (told,) = t.told(ev.CardSetAside)
    assert event_known_to(told, 0).card.value == out
    assert event_known_to(told, 1).card.value is None
    shown, hidden = GAME.view(t.pos, 0).campaign, GAME.view(t.pos, 1).campaign
    assert shown is not None
    assert hidden is not None
    assert shown.overlord.set_aside == (out,)
    assert hidden.overlord.set_aside == (None,)
    twins = {GAME.redeal(t.pos, 1, Chance(n)).set_aside for n in range(8)}
    assert len(twins) > 1, "the heroes cannot tell which card it was"
    t.answers(t.offered(PutAside)[0])
    assert t.ask.topic != "put_aside"
    assert len(t.pos.deck) + len(t.pos.hand) == 15


@rule("DE-389")
def test_nor_does_anybody_see_what_is_left_out_of_the_first_quest_after_an_epic_start():
    t = journey(level="advanced")
    t.comes_to("overlord_card")
    t.answers(t.ask.options[0])
    t.comes_to("put_aside")
    t.answers(t.ask.options[0])
    for seat in (None, 1, 2, 3, 4):
        assert GAME.view(t.pos, seat).campaign.overlord.set_aside == (None,)
    assert not any(t.pos.knows(seat, card) for seat in (1, 2, 3, 4) for card in (*t.pos.deck, *t.pos.set_aside))


@rule("DE-389")
def test_no_pause_tells_the_heroes_what_was_left_out():
    """Whether a moment waits for the overlord does not hang on where his cards are."""
    t = customising("Blood Rage")
    cards = (*t.pos.hand, *t.pos.deck)
    fitting = tuple(card for card in cards if could_be_played((card,), "dice_rolled"))
    assert 0 < len(fitting) < 15
    t.pos.deck = tuple(card for card in cards if card not in fitting)
    t.pos.hand, t.pos.deck = t.pos.deck[:1], t.pos.deck[1:]
    assert t.pos.may_answer("dice_rolled", (0,)) == ()
    t.pos.set_aside = fitting
    assert t.pos.may_answer("dice_rolled", (0,)) == (0,)


@rule("DE-390")
@pytest.mark.parametrize(("bought", "asked"), [((), False), (("Blood Rage",), True)])
def test_with_15_cards_nobody_is_asked(bought: tuple[str, ...], asked: bool):
    t = after(("castle_daerion", "heroes"))
    t.comes_to("next_quest")
    for name in bought:
        t.pos.add_to_deck(numbers_named(name)[0])
    seen = set()
    while t.ask.topic != "next_hero":
        seen.add(t.ask.topic)
        t.passes()
    assert ("put_aside" in seen) == asked


@rule("DE-391")
def test_cards_left_out_stay_out_for_the_whole_quest_and_come_back_after_it():
    t = customising("Blood Rage")
    out = t.offered(PutAside)[0].card
    t.answers(PutAside(out))
    t.reaches_quest()
    assert out not in (*t.pos.deck, *t.pos.hand, *t.pos.discard)
    t.pos.discard_overlord(t.pos.hand)
    t.pos.draw_overlord(15)
    assert out not in t.pos.hand
    t.won_by("heroes")
    assert out in t.pos.deck
    assert t.pos.set_aside == ()


@rule("DE-412", "DE-415")
def test_the_deck_with_new_cards_is_shuffled_and_a_hand_drawn_before_travel():
    hands = set()
    for seed in range(6):
        t = after(("castle_daerion", "overlord"), seed=seed)
        t.comes_to("next_quest")
        t.pos.add_to_deck(numbers_named("Blood Rage")[0])
        t.comes_to("put_aside")
        assert t.pos.encounter, "the map is set up"
        t.answers(PASS)
        names = [type(event) for event in t.events]
        assert names.index(OverlordDrew) < names.index(ev.Departed)
        (drawn,) = t.told(OverlordDrew)[:1]
        assert drawn.number == 4
        hands.add(drawn.cards.value)
        assert numbers_named("Blood Rage")[0] in (*t.pos.deck, *t.pos.hand, *t.pos.discard)
    assert len(hands) == 6


@rule("DE-416")
def test_no_other_hand_is_drawn_when_the_quest_begins():
    t = after(("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    drawn = len(t.told(OverlordDrew))
    t.reaches_quest()
    draws = t.told(OverlordDrew)[drawn:]
    by_events = sum(event.number for event in draws[1:])
    assert draws[0].number == 4
    assert len(t.pos.hand) + len(t.pos.discard) == 4 + by_events
    told = [type(event) for event in t.events]
    assert OverlordDrew not in told[told.index(ev.PlaceReached) :]
