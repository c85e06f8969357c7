"""Why not: everything a player cannot do has a reason, and the reason cites a rule."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

from gloaming.api.ledger import Why
from gloaming.bots import bot
from gloaming.bots.bot import Sight
from gloaming.games import casting_shadows as package
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.options import Cast, Reveal, UseCard
from tests.casting_shadows.scene import GAME, CastingScene, Seat, casting_shadows
from tests.proof import rule

FIVE = ["Pointed Shield", "Pointed Shield", "Bees Everywhere", "Run Away!", "Run Away!"]


def aimed_at_a_runner() -> CastingScene:
    """Bob has answered a spell with Run Away! and is choosing where to go; he has another one."""
    t = casting_shadows(
        ann={"spells": ["Fatal Fronds"], "hex": "Ancient Rune"}, bob={"counterspells": ["Run Away!", "Run Away!"]}
    )
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Run Away!")
    return t


def cast_already() -> CastingScene:
    t = casting_shadows(ann={"spells": ["Fatal Fronds"], "hex": "Ancient Rune"}, bob={})
    t.ann.does("cast Fatal Fronds")
    return t


def no_counterspells_left() -> CastingScene:
    t = casting_shadows(ann={"hex": "Dusty Desert"}, bob={})
    t.pos.counterspell_deck.clear()
    return t


def choosing_characters() -> CastingScene:
    return CastingScene(GAME, GAME.new(2, 1, {"set_up": "book"}), ["ann", "bob"])


def won() -> CastingScene:
    t = casting_shadows(ann={"spells": ["Fatal Fronds"]}, bob={"hp": 1, "hex": "Frill's home"})
    t.ann.does("cast Fatal Fronds")
    return t


def scenes() -> Iterator[tuple[CastingScene, str, str, str, str]]:
    """A scene for every reason: who cannot do what, by which rule, in which words."""
    yield casting_shadows(ann={}, bob={"hp": 0}, cat={}), "bob", "reroll", "CS-035", "You are out of the game."
    yield won(), "ann", "reroll", "CS-002", "The game is over."
    yield casting_shadows(ann={}, bob={}), "bob", "reroll", "CS-034", "It is not your turn."
    yield (
        *(casting_shadows(phase=1, ann={}, bob={}), "ann", "reroll", "CS-045"),
        "Actions are for Phase 2, one at a time: answer the present question first.",
    )
    yield (
        *(casting_shadows(ann={"counterspells": ["Safety Dome"]}, bob={}), "ann", "reveal Safety Dome", "CS-145"),
        "Safety Dome can be revealed only when this happens: an enemy's Attack Spell deals damage to you.",
    )
    yield (
        *(aimed_at_a_runner(), "bob", "reveal Run Away!", "CS-147"),
        "One Counterspell answers each trigger, and this one is answered already.",
    )
    yield (
        *(casting_shadows(points=0, ann={}, bob={}), "ann", "refresh", "CS-043"),
        "You have no Action points left this turn.",
    )
    yield (
        *(casting_shadows(ann={}, bob={}), "ann", "travel to Kit's home", "CS-050"),
        "Kit's home does not touch your Hex: Travel goes one Hex at a time.",
    )
    yield (
        *(cast_already(), "ann", "cast Fatal Fronds", "CS-054"),
        "Fatal Fronds was cast already this turn; each Spell works once per turn.",
    )
    yield (
        *(
            casting_shadows(ann={"spells": ["Heat Wave"], "pool": "1 red orb"}, bob={}),
            "ann",
            "cast Heat Wave",
            "CS-053",
        ),
        "Casting Heat Wave costs 1 red gem; your Pool has 1 red orb.",
    )
    yield (
        *(casting_shadows(ann={}, bob={}), "ann", "cast a spell", "CS-053"),
        "There is no Spell in your Spell Book to cast.",
    )
    yield (
        *(casting_shadows(ann={"spells": ["Fatal Fronds"]}, bob={}), "ann", "cast Fatal Fronds", "CS-174"),
        "No enemy is in range of Fatal Fronds.",
    )
    yield (
        *(casting_shadows(ann={"spells": ["Curse Void"]}, bob={}), "ann", "cast Curse Void", "CS-175"),
        "Your Pool has nothing that Curse Void converts.",
    )
    yield (
        *(casting_shadows(ann={"pool": "2 red gem"}, bob={}), "ann", "reroll", "CS-058"),
        "No die in your Pool can be rerolled: spent dice and tokens cannot, nor dice that show a Cursed Crystal.",
    )
    yield casting_shadows(ann={}, bob={}), "ann", "protect", "CS-059", "There is no Cursed Crystal in your Pool."
    yield (
        *(casting_shadows(ann={"hex": "Ancient Rune"}, bob={}), "ann", "refresh", "CS-061"),
        "No card can be refreshed at Ancient Rune.",
    )
    yield (
        *(casting_shadows(ann={"hex": "Ancient Rune"}, bob={}), "ann", "collect", "CS-064"),
        "No card lies beside Ancient Rune.",
    )
    yield (
        *(no_counterspells_left(), "ann", "collect a Counterspell", "CS-172"),
        "The Counterspell deck is empty until a used one goes back under it.",
    )
    yield (
        *(casting_shadows(market={"Frill's home": "Heat Wave"}, ann={}, bob={}), "ann", "collect Heat Wave", "CS-063"),
        "Heat Wave costs 1 red gem and 1 red orb; your Pool has nothing.",
    )
    yield (
        casting_shadows(market={"Frill's home": "Personal Space"}, ann={"pool": "2 red orb"}, bob={}),
        *("ann", "collect Personal Space", "CS-113"),
        "Personal Space also costs a level 1 Spell from your Spell Book, and you have none.",
    )
    yield (
        casting_shadows(market={"Frill's home": "Red Gem"}, ann={"counterspells": FIVE}, bob={}),
        *("ann", "collect Red Gem", "CS-110"),
        "Your Spell Book is full of Counterspells, which cannot be discarded to make room.",
    )
    yield (
        *(casting_shadows(ann={"energy": 3}, bob={}), "ann", "use ability", "CS-099"),
        "Your Ability is for your Shadow Form only.",
    )
    yield (
        *(casting_shadows(ann={"form": "shadow", "energy": 4}, bob={}), "ann", "use ability", "CS-103"),
        "Your Ability needs a full charge of 5 Shadow Energy; you have 4.",
    )
    yield (
        *(choosing_characters(), "ann", "reroll dice", "CS-034"),
        "Player 1 begins once everyone has a character.",
    )
    alone = Seat(character="haze", form="shadow", energy=5, hex="Dusty Desert")
    yield (
        *(casting_shadows(ann=alone, bob={"hex": "Underground Volcano"}), "ann", "use ability", "CS-174"),
        "No enemy is in range of your Ability.",
    )


def test_each_reason_is_given_with_its_rule_in_plain_words():
    for t, who, what, cited, words in scenes():
        t.who(who).is_refused(what, rule=cited)
        refusals = GAME.explain(t.pos, t.names.index(who))
        subjects = t.find(what, [refusal.subject for refusal in refusals])
        assert {refusal.words for refusal in refusals if refusal.subject in subjects} == {words}


def test_every_reason_of_the_game_has_a_scene_here():
    modules = [import_module(found.name) for found in walk_packages(package.__path__, package.__name__ + ".")]
    reasons = {value for module in modules for value in vars(module).values() if isinstance(value, Why)}
    shown = [(cited, words) for _, _, _, cited, words in scenes()]
    for reason in reasons:
        start = reason.words.partition("{")[0]
        assert any(cited == reason.rule and start in words for cited, words in shown), reason
    assert len(reasons) == len(shown)


@rule("CS-034", "CS-035", "CS-145")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_a_player_has_is_on_offer_or_explained(seats):
    """Played at random: each card is either usable now, or its player is told why not by a rule of the ledger."""
    known = {entry.id for entry in GAME.ledger.rule if not entry.physical}
    pos = GAME.new(seats, seats)
    player = bot("random", 7)
    while pos.ask is not None and pos.turn < 40:
        for seat in range(seats):
            offered = set(pos.ask.options) if pos.ask.seat == seat else set()
            refusals = GAME.explain(pos, seat)
            refused = {refusal.subject for refusal in refusals}
            assert not refused & offered
            for refusal in refusals:
                assert refusal.rule in known
                assert "{" not in refusal.words
                assert refusal.words.endswith(".")
            for card in pos.players[seat].book:
                assert {Cast(card), UseCard(card)} & (refused | offered)
            for card in pos.players[seat].counterspells:
                name = CARDS[card].name
                assert name in {CARDS[o.card].name for o in refused | offered if isinstance(o, Reveal)}
        GAME.apply(pos, player.choose(Sight(GAME, pos)))
