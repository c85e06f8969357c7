"""The Overlord cards of Magus, Saboteur and Warlord."""

from __future__ import annotations

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.kernel import EVERYONE
from tests.descent.drawing import drawn, room
from tests.descent.scene import DescentScene, MonsterAt, Player, descent

GRISBAN: Player = {"hero": "Grisban the Thirsty", "at": (2, 1)}
AVRIC: Player = {"hero": "Avric Albright", "at": (7, 3), "equipped": ["Iron Mace"]}
ZOMBIE: MonsterAt = {"at": (1, 1)}


def turn(
    card: str,
    *,
    start: str = "start",
    ann: Player = GRISBAN,
    deck: tuple[str, ...] = (),
    monsters: dict[str, MonsterAt] | None = None,
    hand: tuple[str, ...] = (),
) -> DescentScene:
    """A moment of the overlord's turn, with this card in his hand."""
    return descent(
        room(8, 4),
        ann=ann,
        bob=AVRIC,
        monsters={"zombie": ZOMBIE} if monsters is None else monsters,
        turn_of="overlord",
        start=start,
        hand=(card, *hand),
        deck=deck,
    )


def defeated_zombie(*hand: str, ground: int = 8) -> DescentScene:
    """Grisban defeats a zombie."""
    t = descent(
        room(ground, 4),
        ann={**GRISBAN, "actions": 1},
        monsters={"zombie": {**ZOMBIE, "damage": 1}, "zombie_2": {"at": (7, 3)}},
        hand=hand,
        deck=["Dash", "Dash"],
        rolls=("blue 2h3r", "red 2h", "brown 0"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    return t


# Magus.


def test_unholy_ritual_draws_for_a_group_and_keeps_two():
    zombies: dict[str, MonsterAt] = {"zombie": ZOMBIE, "zombie_2": {"at": (0, 0)}, "zombie_3": {"at": (0, 3)}}
    t = turn("Unholy Ritual", monsters=zombies, deck=("Dash", "Frenzy", "Tripwire"))
    t.overlord.does("play Unholy Ritual")
    t.overlord.does("choose Dash")
    t.overlord.does("choose Tripwire")
    assert t.overlord.hand == ["Dash", "Tripwire"]
    assert [CARDS[card].name for card in t.pos.discard] == ["Unholy Ritual", "Frenzy"]
    t.overlord.activates("zombie_2")
    assert t.figure("zombie_2").actions == 1


def test_unholy_ritual_leaves_other_groups_their_actions():
    t = turn("Unholy Ritual", monsters={"zombie": ZOMBIE, "cave_spider": {"at": (7, 0)}}, deck=("Dash",))
    t.overlord.does("play Unholy Ritual")
    t.overlord.does("choose the Zombies")
    t.overlord.activates("cave_spider")
    assert t.figure("cave_spider").actions == 2
    assert len(t.overlord.hand) == 1


def test_unholy_ritual_asks_nothing_where_all_cards_are_kept():
    t = turn("Unholy Ritual", monsters={"zombie": ZOMBIE, "zombie_2": {"at": (0, 0)}}, deck=("Dash", "Frenzy"))
    t.overlord.does("play Unholy Ritual")
    assert t.overlord.hand == ["Dash", "Frenzy"]
    assert t.overlord.ask.topic != "keep"


def test_unholy_ritual_keeps_the_kept_cards_secret():
    zombies: dict[str, MonsterAt] = {"zombie": ZOMBIE, "zombie_2": {"at": (0, 0)}, "zombie_3": {"at": (0, 3)}}
    t = turn("Unholy Ritual", monsters=zombies)
    t.overlord.does("play Unholy Ritual")
    assert t.pos.known(t.pos.hand, 1) == (None, None, None)
    t.overlord.does(t.overlord.ask.options[0])
    t.overlord.does(t.overlord.ask.options[0])
    assert t.pos.known(t.pos.hand, 1) == (None, None)


def test_word_of_pain_hurts_who_fails():
    t = turn("Word of Pain", start="end")
    t.rolls("gray 2", "black 3", "gray 1", "black 2")  # Might 5 and 2
    t.overlord.does("play Word of Pain")
    assert (t.ann.damage, t.bob.damage) == (0, 1)


def despair(**ann: object) -> DescentScene:
    t = turn("Word of Despair", start="end", ann={**GRISBAN, **ann})  # type: ignore[typeddict-item]
    t.rolls("gray 2", "black 2", "gray 1", "black 2")  # Willpower 3 and 4
    t.overlord.does("play Word of Despair")
    t.ann.does("let Grisban go next")
    return t


def test_word_of_despair_tires_after_each_action():
    t = despair()
    t.ann.does("take a move action")
    for x in (3, 4):
        t.ann.goes(x, 1)
        assert t.ann.fatigue == 0  # his move is not over
    t.ann.goes(5, 1)
    assert t.ann.fatigue == 1
    t.ann.does("take a move action")
    t.ann.does("end the turn")
    assert t.ann.fatigue == 2
    assert not t.pos.holds("despair", t.number("ann"))


def test_word_of_despair_turns_into_damage_beyond_stamina():
    t = despair(fatigue=4)
    t.rolls("blue 2h3r", "red 2h", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    assert (t.ann.damage, t.ann.fatigue) == (1, 4)


def test_word_of_despair_spares_who_passes():
    t = despair()
    t.ann.does("end the turn")
    t.bob.does("rest")
    assert t.bob.fatigue == 0
    first = turn("Word of Despair", start="end", ann=GRISBAN)
    first.rolls("gray 2", "black 2", "gray 1", "black 2")
    first.overlord.does("play Word of Despair")
    first.ann.does(opt.TakeTurn(1))
    first.bob.does("rest")
    assert first.bob.fatigue == 0  # also while the word still lies on another


def test_rise_again_brings_a_monster_back_for_a_turn():
    t = defeated_zombie("Rise Again")
    t.overlord.does("play Rise Again")
    t.ann.does("end the turn")
    said = [t.say(option) for option in t.overlord.ask.options]
    assert "Place minion Zombie 1 at G2" in said  # 5 spaces from where it was defeated
    assert "Place minion Zombie 1 at H2" not in said
    t.overlord.does("place minion Zombie 1 at D2")
    assert (t.at(t.number("zombie")), t.figure("zombie").damage) == ((3, 1), 0)
    t.overlord.activates("zombie")
    t.overlord.does("end the turn")
    t.overlord.does("end the turn")
    assert t.figure("zombie").gone == "removed"
    assert t.pos.defeated.count("Zombie") == 1


def test_rise_again_is_not_for_lieutenants():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"boss": {"type": "Splig", "at": (1, 1), "damage": 6}, "zombie": {"at": (7, 3)}},
        hand=["Rise Again"],
        rolls=("blue 2h3r", "red 2h", "brown 0"),
    )
    t.ann.attacks("boss", "Chipped Greataxe")
    t.is_quiet()


def test_diabolic_power_takes_any_card_and_calls_for_a_test():
    results = set()
    for chance in range(6):
        t = turn("Diabolic Power")
        t.pos.chance = chance
        t.overlord.does("play Diabolic Power")
        before = len(t.pos.deck)
        t.overlord.does("choose Frenzy")  # an Event
        assert t.overlord.hand == ["Frenzy"]
        assert len(t.pos.deck) == before - 1
        assert t.pos.seen[t.pos.hand[0]] == EVERYONE
        assert not any(t.pos.seen[card] for card in t.pos.deck)
        tests = t.told(events.Tested)
        assert [event.attribute for event in tests] == ["willpower", "willpower"]
        assert [t.ann.damage, t.bob.damage] == [0 if event.passed else 2 for event in tests]
        results |= {event.passed for event in tests}
    assert results == {True, False}


def test_diabolic_power_tests_awareness_for_a_trap_and_knowledge_for_magic():
    t = turn("Diabolic Power")
    t.overlord.does("play Diabolic Power")
    t.overlord.does("choose Pit Trap")
    assert [event.attribute for event in t.told(events.Tested)] == ["awareness", "awareness"]
    t = turn("Diabolic Power")
    t.overlord.does("play Diabolic Power")
    t.overlord.does("choose Dark Might")
    assert [event.attribute for event in t.told(events.Tested)] == ["knowledge", "knowledge"]


# Saboteur.


def searched(card: str, ann: Player = GRISBAN, bob: Player = AVRIC) -> DescentScene:
    t = descent(
        room(8, 4),
        ann=ann,
        bob=bob,
        search=[(2, 1)],
        search_deck=["Health Potion"],
        hand=[card],
        deck=["Dash", "Dash"],
        monsters={"zombie": ZOMBIE},
    )
    t.ann.does("search")
    return t


def test_explosive_runes_hurt_by_how_much_the_test_was_failed():
    t = searched("Explosive Runes", bob={**AVRIC, "at": (4, 1)})
    t.rolls("gray 2", "black 2", "gray 0", "black 3")  # Awareness 1 and 2
    t.overlord.does("play Explosive Runes")
    assert (t.ann.damage, t.bob.damage) == (3, 1)


def test_explosive_runes_reach_two_spaces():
    t = searched("Explosive Runes", bob={**AVRIC, "at": (5, 1)})
    t.rolls("gray 0", "black 0")
    t.overlord.does("play Explosive Runes")
    assert len(t.told(events.Tested)) == 1


def test_explosive_runes_are_in_doors_as_well():
    t = descent(
        drawn("....", "....", doors={"gate": (2, 0, 2, 2)}), ann={**GRISBAN, "at": (1, 0)}, hand=["Explosive Runes"]
    )
    t.ann.does("open door 1")
    t.rolls("gray 0", "black 2")
    t.overlord.does("play Explosive Runes")
    assert t.ann.damage == 1


def test_web_trap_holds_everyone_near():
    t = descent(
        room(8, 1),
        ann={**GRISBAN, "at": (0, 0), "points": 3},
        bob={**AVRIC, "at": (2, 0)},
        hand=["Web Trap"],
    )
    t.ann.goes(1, 0)
    t.rolls("gray 2", "black 4", "gray 0", "black 0")  # Might 5 and 2
    t.overlord.does("play Web Trap")
    assert t.ann.conditions == ["Immobilized"]
    assert t.bob.conditions == []


def test_web_trap_holds_him_in_the_middle_of_a_walk():
    t = descent(room(8, 1), ann={**GRISBAN, "at": (0, 0), "points": 3}, bob={**AVRIC, "at": (7, 0)}, hand=["Web Trap"])
    t.ann.goes(3, 0)
    t.rolls("gray 2", "black 4")
    t.overlord.does("play Web Trap")
    assert t.ann.at == (1, 0)
    assert t.ann.ask.topic == "act"
    assert t.ann.can_go() == set()


def test_curse_of_the_monkey_god_makes_a_monkey_of_him():
    t = searched("Curse of the Monkey God")
    t.rolls("gray 1", "black 2")  # Knowledge 2
    t.overlord.does("play Curse of the Monkey God")
    ann = t.number("ann")
    assert (t.pos.speed(ann), t.pos.defense_pool(ann)) == (5, ())
    t.ann.is_not_offered("attack minion Zombie with Chipped Greataxe", "use Rage")
    assert t.pos.attacks_for(ann) == []  # nor does any card make him attack
    assert t.pos.weapons_like(ann, "") == []
    for _ in range(2):
        assert t.pos.speed(ann) == 5  # until the end of his next turn
        t.ann.does("end the turn")
        t.bob.does("end the turn")
        t.overlord.does("end the turn")
        t.ann.does("let Grisban go next")
    assert (t.pos.speed(ann), t.pos.defense_pool(ann)) == (3, ("gray",))


def test_curse_of_the_monkey_god_gives_a_card_where_the_test_is_passed():
    t = searched("Curse of the Monkey God")
    t.rolls("gray 0", "black 2")
    t.overlord.does("play Curse of the Monkey God")
    assert t.pos.speed(t.number("ann")) == 3
    assert len(t.overlord.hand) == 1


def laughter(*second: str) -> DescentScene:
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"zombie": {**ZOMBIE, "rank": "master"}},
        turn_of="zombie",
        hand=["Wicked Laughter"],
        rolls=("gray 2", "black 3"),
    )
    t.overlord.does("use Grab")
    t.rolls(*second)
    t.overlord.does("play Wicked Laughter")
    return t


def test_wicked_laughter_repeats_a_test_that_was_passed():
    t = laughter("gray 2", "black 3")  # 5 against a Might of 4
    assert t.ann.conditions == ["Immobilized"]
    assert t.overlord.hand == []


def test_wicked_laughter_gives_a_card_where_he_passes_again():
    t = laughter("gray 2", "black 2")
    assert t.ann.conditions == []
    assert len(t.overlord.hand) == 1


def test_uthuk_demon_trap_hurts_by_the_attribute_he_picks():
    t = searched("Uthuk Demon Trap")
    t.overlord.does("play Uthuk Demon Trap")
    t.rolls("gray 2", "black 3")
    t.ann.does("choose Might")
    assert t.ann.damage == 5


def test_uthuk_demon_trap_defeats_who_fails():
    t = searched("Uthuk Demon Trap")
    t.overlord.does("play Uthuk Demon Trap")
    t.rolls("gray 0", "black 2")
    t.ann.does("choose Awareness")
    t.overlord.does("draw an overlord card")
    assert t.pos.knocked_out(t.number("ann"))


# Warlord.


def test_blood_rage_attacks_twice_and_falls():
    t = turn("Blood Rage", start="end", monsters={"zombie": {**ZOMBIE, "acted": True}})
    t.overlord.does("play Blood Rage")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 1")
    while t.pos.ask is not None and t.pos.ask.seat == 0 and t.figure("zombie").gone == "":
        t.answer(t.pos.ask.options[0])
    attacks = t.told(events.AttackDeclared)
    assert [event.by for event in attacks] == [t.number("zombie")] * 2
    assert t.figure("zombie").gone == "defeated"


def test_dark_fortitude_adds_two_shields():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"zombie": {**ZOMBIE, "rank": "master"}},
        hand=["Dark Fortitude"],
        rolls=("blue 2h3r", "red 2h", "brown 1"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.overlord.does("play Dark Fortitude")
    assert t.figure("zombie").damage == 4 - 1 - 2


def test_dark_fortitude_is_not_for_heroes():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"zombie": ZOMBIE},
        turn_of="zombie",
        hand=["Dark Fortitude"],
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks("ann")
    t.is_quiet()


def test_bloodlust_draws_two_cards_besides_the_usual_one():
    t = descent(
        room(8, 4),
        ann={**GRISBAN, "damage": 13},
        monsters={"zombie": ZOMBIE},
        turn_of="zombie",
        hand=["Bloodlust"],
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks("ann")
    t.overlord.does("draw an overlord card")
    t.overlord.does("play Bloodlust")
    assert len(t.overlord.hand) == 3


def test_expert_blow_adds_damage_and_comes_back_for_a_surge():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"zombie": ZOMBIE},
        turn_of="zombie",
        hand=["Expert Blow"],
        rolls=("blue 2h1s2r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks("ann")
    t.overlord.does("play Expert Blow")
    t.overlord.does("spend 1 surge: return expert blow to your hand")
    assert t.ann.damage == 3 + 2 - 1
    assert t.overlord.hand == ["Expert Blow"]
    assert t.pos.discard == ()


def test_reinforce_puts_minions_next_to_their_master():
    t = turn("Reinforce", start="end", monsters={"zombie": {**ZOMBIE, "rank": "master", "acted": True}})
    limit = t.pos.limit("Zombie", "minion")
    t.overlord.does("play Reinforce")
    for place in ("A1", "A2", "A3", "B1")[:limit]:
        t.overlord.does(f"place it at {place}")
    minions = [one for one in t.pos.figures if one.name == "Zombie" and one.rank == "minion"]
    assert len(minions) == limit
    assert {t.pos.ground.at[one.at] for one in minions} == set([(0, 0), (0, 1), (0, 2), (1, 0)][:limit])


def test_reinforce_stops_at_the_limit_of_the_group():
    zombies: dict[str, MonsterAt] = {"zombie": {**ZOMBIE, "rank": "master", "acted": True}}
    zombies |= {"zombie_2": {"at": (7, 3), "acted": True}}
    t = turn("Reinforce", start="end", monsters=zombies)
    assert t.pos.limit("Zombie", "minion") == 2
    t.overlord.does("play Reinforce")
    t.overlord.does("place it at A1")
    assert t.pos.ask is None or t.pos.ask.topic != "minion"


def test_reinforce_needs_a_master():
    t = turn("Reinforce", start="end", monsters={"zombie": {**ZOMBIE, "acted": True}})
    t.overlord.is_not_offered("play Reinforce")
