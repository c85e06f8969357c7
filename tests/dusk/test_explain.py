"""Why not: what a player cannot do now, with the rule and words that say by how much."""

from __future__ import annotations

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.state import NOTHING
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
    t.ann.is_refused(opt.Add(in_hand(t.ann, "Wide Haul"), 3), rule="DU-224")
    t.ann.is_refused(opt.Add(in_hand(t.ann, "4"), 3), rule="DU-120")
    assert "SOLO" in why(t, t.ann, opt.Add(in_hand(t.ann, "Wide Haul"), 3))


@rule("DU-093")
def test_an_empty_hand_leaves_nothing_to_act_with():
    t = dusk(range=3, ann={"hand": []}, bob={"hand": ["3"]})
    for option in (opt.Play(NOTHING), opt.AttackWith(NOTHING), opt.MoveWith(NOTHING), opt.Hold(NOTHING)):
        t.ann.is_refused(option, rule="DU-093")
    assert not {r.subject for r in GAME.explain(t.pos, t.bob.seat)} & {opt.Hold(NOTHING)}


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


def refused(t: DuskScene, who: Fighter) -> set[Option]:
    """All that a player is told to be impossible now, none of which may be on offer."""
    subjects = {refusal.subject for refusal in GAME.explain(t.pos, who.seat)}
    assert not who.is_asked or subjects.isdisjoint(who.ask.options)
    return subjects


def test_nothing_on_offer_is_refused_at_any_step_of_an_attack():
    t = dusk(range=3, ann={"hand": ["3", "3", "5"]}, bob={"hand": ["3", "2", "2", "1", "Tilt"], "exhausted": True})
    assert opt.AttackWith(in_hand(t.ann, "5")) in refused(t, t.ann)
    t.ann.does("attack with 3")
    assert refused(t, t.ann) >= {opt.Add(in_hand(t.ann, "5"), 3)}
    t.ann.does("with 3")
    assert refused(t, t.bob) >= {opt.Block(3), opt.Dodge(1), opt.Dodge(3)}
    t.bob.does("let it be")
    assert opt.Block(3) not in refused(t, t.bob)
    t.bob.does("block for 3")
    assert not any(isinstance(subject, opt.Block) for subject in refused(t, t.bob))
    t.bob.does("with 3")
    t.rolls(2)
    t.takes_it_all()
    assert not any(isinstance(subject, opt.Block | opt.Dodge) for subject in refused(t, t.bob))


@rule("DU-109", "DU-106", "DU-100", "DU-131")
def test_the_moment_a_card_waits_for_is_named():
    t = dusk(range=8, ann={"hand": ["Curtsey"]}, bob={"hand": ["Quick Earth", "Tilt"]})
    assert why(t, t.ann, "play Curtsey").endswith("when this happens: an attack is declared.")
    assert why(t, t.bob, "play Quick Earth") == "Quick Earth can be played on your own turn, whenever you are to act."
    t.bob.is_refused("play Tilt: draw 2 cards", rule="DU-106")
    assert why(t, t.bob, "play Tilt: draw 2 cards").startswith("Tilt can be played on your turn, and as soon as")
    t = dusk(ann={"hand": ["1", "2"]}, bob={"hand": ["1"], "passed": True})
    t.bob.is_refused("move with 1", rule="DU-131")
    t.ann.does("move with 1")
    t.ann.is_refused("move with 2", rule="DU-100")
    t.ann.is_refused("hold: discard 2", rule="DU-100")


@rule("DU-120", "DU-224")
def test_a_solo_card_of_another_value_is_refused_for_its_value():
    t = dusk(range=4, ann={"hand": ["4", "4", "Wide Haul", "3"]}, bob={"hand": []})
    t.ann.does("attack with 4")
    t.ann.is_refused(opt.Add(in_hand(t.ann, "Wide Haul"), 4), rule="DU-120")
    assert {o.card for o in refused(t, t.ann) if isinstance(o, opt.Add)} == {
        in_hand(t.ann, n) for n in ("Wide Haul", "3")
    }


def test_an_attack_that_cannot_be_blocked_says_so_to_its_target_alone():
    t = dusk(
        ann={"hand": ["Shatter Waltz", "3"], "shards": 3, "at": "E1", "exhausted": True},
        bob={"hand": ["3", "Tilt"], "at": "E4", "exhausted": True},
        cat={"hand": ["3", "Tilt"], "at": "I5", "exhausted": True},
    )
    t.ann.does("play Shatter Waltz")
    t.lets_be()
    t.ann.does("spend 3 shards")
    t.ann.does("stay here")
    t.ann.strikes("3", at="bob as 3")
    t.bob.is_refused("block for 3", rule="DU-102")
    assert not any(isinstance(subject, opt.Block | opt.Dodge) for subject in refused(t, t.cat))


def test_a_dodge_without_a_way_says_so():
    t = dusk(
        turn_of="bob",
        ann={"hand": ["2", "2", "Tilt"], "at": "E1", "exhausted": True},
        bob={"hand": ["1"], "at": "E2", "exhausted": True},
        cat={"hand": [], "at": "F1", "exhausted": True},
        dan={"hand": [], "at": "D2", "exhausted": True},
        eve={"hand": [], "at": "C1", "exhausted": True},
    )
    t.bob.strikes("1", at="ann as 1")
    t.ann.is_refused("dodge with a pair of 2s", rule="DU-149")
