"""Why not: what a player cannot do now, with the rule and words that say by how much."""

from __future__ import annotations

from gloaming.games.dusk import answers as a
from gloaming.games.dusk.cards import CARDS
from gloaming.kernel import Option
from tests.dusk.scene import GAME, DuskScene, Fighter, dusk
from tests.proof import rule


def why(t: DuskScene, who: Fighter, what: str | Option) -> str:
    """The words with which something is refused to a player."""
    refusals = GAME.explain(t.pos, who.seat)
    found = t.find(what, [refusal.subject for refusal in refusals])
    assert found, f"nothing is said about {what!r}: {[refusal.words for refusal in refusals]}"
    (words,) = {refusal.words for refusal in refusals if refusal.subject in found}
    return words


def in_hand(who: Fighter, name: str) -> int:
    return next(card for card in who.player.hand if CARDS[card].name == name)


@rule("DU-116")
def test_out_of_range_says_by_how_much():
    t = dusk(range=3, ann={"hand": ["5", "1", "3"]}, bob={"phantom": "The Madame"})
    t.ann.is_refused("attack with 5", rule="DU-116")
    assert why(t, t.ann, "attack with 5") == "5 counts 5: The Madame is at range 3, 2 too near."
    assert why(t, t.ann, "attack with 1") == "1 counts 1: The Madame is at range 3, 2 too far."
    t.ann.is_offered("attack with 3")


@rule("DU-123")
def test_a_called_shot_names_the_range_that_is_not_reached():
    t = dusk(range=8, ann={"hand": ["3", "4"]}, bob={})
    assert why(t, t.ann, "call a shot at bob") == "No two or more of your cards add up to 8."


@rule("DU-092")
def test_a_second_attack_of_the_turn_is_refused_even_in_range():
    t = dusk(range=3, actions=1, acted=1, attacked=True, ann={"hand": ["3"]}, bob={})
    t.ann.is_refused("attack with 3", rule="DU-092")
    assert why(t, t.ann, "attack with 3") == "You have made your one attack of this turn."


@rule("DU-120", "DU-224")
def test_a_solo_card_and_one_of_another_value_cannot_join_a_power_attack():
    t = dusk(range=3, ann={"hand": ["3", "3", "Wide Haul", "4"]}, bob={})
    assert "SOLO" in CARDS[in_hand(t.ann, "Wide Haul")].powers
    t.ann.does("attack with 3")
    t.ann.is_offered("with 3", "strike")
    t.ann.is_refused(a.Add(in_hand(t.ann, "Wide Haul"), 3), rule="DU-224")
    t.ann.is_refused(a.Add(in_hand(t.ann, "4"), 3), rule="DU-120")
    assert "SOLO" in why(t, t.ann, a.Add(in_hand(t.ann, "Wide Haul"), 3))


@rule("DU-214")
def test_paralysed_names_the_card_that_lies_there():
    paralysing = next(card.name for card in CARDS if "PARALYZE" in card.powers)
    t = dusk(ann={"hand": ["2"]}, bob={"before": {paralysing: "ann"}, "hand": []})
    t.ann.is_refused("move with 2", rule="DU-214")
    assert why(t, t.ann, "move with 2").startswith(f"{paralysing} lies before you")
    t = dusk(
        range=2, ann={"hand": ["2", "2", "Tilt"]}, bob={"before": {paralysing: "ann"}, "hand": ["2"]}, turn_of="bob"
    )
    t.bob.strikes("2")
    t.ann.is_refused("dodge with a pair of 2s", rule="DU-214")


@rule("DU-225")
def test_stunned_leaves_pass_and_hold():
    t = dusk(range=3, ann={"hand": ["3"], "stunned": True}, bob={})
    for what in ("attack with 3", "move with 3"):
        t.ann.is_refused(what, rule="DU-225")
    t.ann.is_offered_only("hold: discard 3", "pass for the rest of the round")


@rule("DU-139", "DU-140", "DU-136", "DU-145")
def test_what_cannot_be_blocked_with():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3", "4"]}, bob={"hand": ["Tilt"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.is_refused("block for 3", rule="DU-139")
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["Tilt", "2"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.is_refused("block for 3", rule="DU-140")
    assert why(t, t.bob, "block for 3") == "No cards of yours add up to exactly 3."
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["Tilt", "3"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.is_refused("block for 3", rule="DU-136")
    t.bob.does("let it be")
    t.bob.is_offered_only("block for 3", "take it")
    t.bob.does("take it")
    assert t.bob.ask.topic == "location_rolled"
    t.bob.is_refused("block for 3", rule="DU-145")


@rule("DU-148", "DU-236")
def test_a_dodge_takes_a_pair_and_may_rule_out_a_block():
    t = dusk(
        range=3,
        options={"block_after_dodge": False},
        ann={"hand": ["3"]},
        bob={"hand": ["1", "1", "3", "Tilt"], "exhausted": True},
    )
    t.ann.strikes("3")
    t.bob.is_refused("dodge with a pair of 3s", rule="DU-148")
    t.bob.does("dodge with a pair of 1s")
    t.bob.does(t.say(t.bob.ask.options[0]))
    t.bob.is_refused("block for 3", rule="DU-236")
