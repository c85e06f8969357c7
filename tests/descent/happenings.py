"""What random games seldom bring about, set off in encounters of the quest file: each gives the position after it."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent.campaign.relics import relic_named
from gloaming.games.descent.campaign.sheet import CampaignSheet
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests.listening import telling
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.rules.move import EnterSpace
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import DoSpecial, PickUpToken, rule_called
from gloaming.games.descent.rules.quest_speaks import QuestSpeaks, RunQuest
from gloaming.games.descent.rules.small_actions import DoorAction
from gloaming.games.descent.state import NOBODY
from gloaming.kernel import PASS
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import answer, begun, does, named, put

ABOUT = About(seat=0)


def token_of(pos: DescentPosition, kind: str) -> int:
    return next(n for n, token in enumerate(pos.tokens) if token.kind == kind)


def a_bundle_is_saved() -> DescentPosition:
    """A hero enters the barn with a bundle."""
    pos = begun("a_fat_goblin_1")
    put(pos, 0, (5, 8))
    pos.pick_up(0, token_of(pos, "crop"))
    does(pos, EnterSpace(0, pos.ground.number[5, 8]))
    return pos


def the_skull_is_taken() -> DescentPosition:
    """A monster picks up the skull."""
    pos = begun("the_wyrm_turns_2")
    does(pos, PickUpToken(pos.in_group(pos.group_called("open_1"))[0], token_of(pos, "skull")))
    return pos


def the_library_is_opened(by: int = 0) -> DescentPosition:
    """Somebody opens the door of the library."""
    pos = begun("the_cardinals_plight_2")
    does(pos, DoorAction(by if by >= 0 else pos.monsters()[0], list(pos.ground.doors).index("library_door"), "open"))
    return pos


def a_guest_is_brought_out() -> DescentPosition:
    """A hero leaves with a noble guest; a round later his turn comes, and he is placed again."""
    pos = begun("the_masquerade_ball_1")
    pos.pick_up(0, next(n for n, token in enumerate(pos.tokens) if token.face == "noble"))
    pos.leave_map(0, "front_door")
    does(pos, QuestSpeaks(Happening(on="leaves_map", that=0)))
    pos.round += 1
    rule = pos.quest_speaks("turn_start", 0, -1, -1)
    does(pos, rule)
    return pos


def a_guard_gets_orders() -> DescentPosition:
    """A hero next to a guard lets him act at once."""
    pos = begun("death_on_the_wing_2")
    guard = named(pos, "guards")
    beside = next(spaces_of(pos.floor.adjacent(pos.figures[guard].mask) & pos.empty()))
    put(pos, 0, pos.ground.at[beside], actions=2)
    does(pos, DoSpecial(0, rule_called(pos, "orders"), guard))
    return pos


def gryvorn_devours_zachareth() -> DescentPosition:
    pos = begun("gryvorn_unleashed_2")
    gryvorn, zachareth = named(pos, "gryvorn"), named(pos, "zachareth")
    pos.figures[gryvorn] = replace(pos.figures[gryvorn], actions=2)
    pos.take_damage(gryvorn, 12)
    does(pos, DoSpecial(gryvorn, rule_called(pos, "devour"), zachareth))
    return pos


def a_grave_is_searched(*, passes: bool = False) -> DescentPosition:
    """A hero has searched in the graveyard, found no map, and tests Willpower."""
    pos = begun("the_desecrated_tomb_1")
    yard = next(spaces_of(pos.ground.pieces["14A"] & pos.empty()))
    put(pos, 0, pos.ground.at[yard])
    search = token_of(pos, "search")
    for chance in range(100):
        pos.chance = chance
        tried = pos.clone()
        does(tried, QuestSpeaks(Happening(on="reveals", that=0, token=search)))
        if bool(tried.figures[0].conditions) != passes:
            return tried
    raise AssertionError("the test never comes out so")


def alric_and_all_masters_are_gone() -> DescentPosition:
    pos = begun("castle_daerion_2")
    pos.defeat(named(pos, "alric"), 0)
    for number, one in enumerate(pos.figures):
        if one.rank == "master":
            pos.remove(number)
    assert pos.decided()
    return pos


def five_goblins_have_left() -> DescentPosition:
    pos = begun("first_blood_1")
    goblin = pos.figures[named(pos, "goblins")]
    for _ in range(5):
        pos.figures.append(replace(goblin, spaces=(), gone="left", via="hidden_path"))
    assert pos.decided()
    return pos


def the_ray_reaches_the_tomb(*, heroes: int = 2) -> DescentPosition:
    """The ray of light has come all its way; so many heroes stand around the tomb."""
    pos = begun("the_dawnblade_1")
    ring = [n for n in spaces_of(pos.place_of("tomb_ring", ABOUT)) if pos.empty() >> n & 1]
    for hero in range(heroes):
        put(pos, hero, pos.ground.at[ring[hero]])
    pos.change_counter("ray_steps", 5)
    assert pos.decided()
    return pos


def the_first_encounter_was_won(by: str) -> DescentPosition:
    pos = begun("the_frozen_spire_2")
    pos.results = (by,)
    does(pos, QuestSpeaks(Happening(on="setup")))
    return pos


def the_heroes_own_the_shadow_rune() -> DescentPosition:
    pos = begun("gryvorn_unleashed_2")
    pos.campaign = CampaignSheet()
    pos.heroes[0] = replace(pos.heroes[0], items=(*pos.heroes[0].items, relic_named("The Shadow Rune")))
    does(pos, QuestSpeaks(Happening(on="setup")))
    return pos


def a_monster_bleeds_heroes(times: int = 2) -> DescentPosition:
    """A monster damages a hero so many times: it fills one flask and carries it."""
    pos = begun("blood_of_heroes_1")
    for _ in range(times):
        does(pos, QuestSpeaks(Happening(on="damaged", that=0, by=pos.monsters()[0])))
    return pos


def all_heroes_are_down() -> DescentPosition:
    pos = begun("gryvorn_unleashed_2")
    for hero, one in enumerate(pos.figures[:2]):
        pos.knock_out(hero, one.at)
    assert pos.decided()
    return pos


def the_last_guest_is_settled(rescued: int = 4) -> DescentPosition:
    """The fourth guest is settled: lots tell whether one of those rescued was Theodir."""
    pos = begun("the_masquerade_ball_1")
    pos.change_counter("rescued", rescued)
    does(pos, pos.counting("settled", 4))
    return pos


def palamon_marshals() -> DescentPosition:
    """All heroes are done, and may move Palamon."""
    pos = begun("castle_daerion_2")
    does(pos, QuestSpeaks(Happening(on="heroes_done")))
    return pos


def the_ray_moves() -> DescentPosition:
    pos = begun("the_dawnblade_1")
    does(pos, QuestSpeaks(Happening(on="turn_end", that=NOBODY)))
    return pos


def goblin_gold_is_shared() -> DescentPosition:
    """Each hero draws a Search card, in the order they stand."""
    pos = begun("the_man_who_would_be_king_2")
    does(pos, RunQuest(telling(pos, rule_called(pos, "goblin_gold"), Happening(on="setup"))))
    answer(pos, PASS)
    return pos
