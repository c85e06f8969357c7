"""What the quest says: which of its rules hear a moment, what it offers, forbids, allows and changes, and who wins."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from gloaming.games.descent import options as opt
from gloaming.games.descent.board import ground_of
from gloaming.games.descent.campaign.verbs import CampaignVerbs
from gloaming.games.descent.cards.card import Modifier
from gloaming.games.descent.quests.actions import Allow, Forbid
from gloaming.games.descent.quests.encounter import DoorHere
from gloaming.games.descent.quests.listening import entries, hears, said_of, said_of_stats, shows, telling
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.quests.victory import decided, why_decided
from gloaming.games.descent.rules.arrive import Arrive, PlaceFigure
from gloaming.games.descent.rules.damage import SufferDamage
from gloaming.games.descent.rules.dawnblade import dawn_breaks_shadow
from gloaming.games.descent.rules.glyphs import WITH_GLYPHS, ThroughGlyph, glyphs_to
from gloaming.games.descent.rules.move import MoveNow
from gloaming.games.descent.rules.quest_actions import (
    BreakADoor,
    DoSpecial,
    ForceADoor,
    PickUpToken,
    locked_doors,
    rule_called,
    special_actions,
    tokens_to_pick_up,
    what_to_do_with_a_token,
)
from gloaming.games.descent.rules.quest_more import ActNow, ChooseTest, DiscardCards, DrawSearchCard, Found, PutInOrder
from gloaming.games.descent.rules.quest_speaks import CarryOutDue, QuestSpeaks, due_for
from gloaming.games.descent.rules.small_actions import ReviveHero
from gloaming.games.descent.state import ACTIONS_PER_TURN, NOBODY, NOTHING, STUNNED
from gloaming.kernel import Option, Rule
from gloaming.pieces.effects import all_hold
from gloaming.pieces.squares import Floor

HEARD_AS = {
    "encounter_start": "setup",
    "round_start": "round_start",
    "round_end": "round_end",
    "heroes_done": "heroes_done",
    "overlord_turn_begins": "turn_start",
    "overlord_turn_end": "turn_end",
    "turn_start": "turn_start",
    "turn_end": "turn_end",
    "activation_start": "turn_start",
    "activation_end": "turn_end",
    "entered": "enters",
    "door_opened": "door",
    "searched": "reveals",
    "left_map": "leaves_map",
    "damaged": "damaged",
    "defeated": "defeated",
    "knocked_out": "defeated",
}
"""The trigger that hears each moment."""


class Quest(CampaignVerbs, kw_only=True):
    """A position and the quest that is played."""

    # Triggers.

    def quest_listens(self, moment: str) -> bool:
        trigger = HEARD_AS.get(moment)
        heard = trigger in hears(self.encounter, self.options.level) or (trigger == "turn_start" and bool(self.due))
        return heard and not self.on_the_road

    def quest_speaks(self, moment: str, that: int, by: int, space: int) -> Rule | None:
        if not self.quest_listens(moment):
            return None
        if moment == "damaged":
            cause = self.find(SufferDamage)
            if cause is None or not cause.attack:
                return None
        if moment in ("turn_start", "overlord_turn_begins") and due_for(self, that):
            return CarryOutDue(that, Happening(on="turn_start", that=that))
        if moment == "searched":
            if self.tokens[space].unique:
                return None
            return QuestSpeaks(Happening(on="reveals", that=that, token=space))
        if moment == "door_opened":
            return QuestSpeaks(Happening(on="door", that=that, door=space, word="open"))
        token = self.figures[that].carries if that != NOBODY else NOTHING
        return QuestSpeaks(Happening(on=HEARD_AS[moment], that=that, by=by, space=space, token=token))

    def quest_hears(self, what: Happening) -> Rule | None:
        return QuestSpeaks(what) if what.on in hears(self.encounter, self.options.level) else None

    # What is offered.

    def quest_actions(self, figure: int) -> list[Option]:
        if not self.has_quest:
            return []
        one = self.figures[figure]
        if one.kind == "familiar":
            return []
        stuck = one.actions < 1 or bool(one.conditions & STUNNED) or self.in_pit(figure)
        found: list[Option] = [*special_actions(self, figure, free_only=stuck)]
        if self.encounter == WITH_GLYPHS:
            found += glyphs_to(self, figure)
        if not stuck and one.kind != "object":
            found += tokens_to_pick_up(self, figure)
            found += what_to_do_with_a_token(self, figure)
            found += locked_doors(self, figure)
        return found

    def quest_action(self, figure: int, option: Option) -> Rule | None:
        if isinstance(option, opt.Special):
            return DoSpecial(figure, rule_called(self, option.rule), option.subject)
        if isinstance(option, opt.StepThrough):
            return ThroughGlyph(figure, option.space)
        if isinstance(option, opt.BreakDoor):
            self.spend_attack(figure)
            return BreakADoor(figure, option.door, option.card)
        self.spend_action(figure)
        match option:
            case opt.PickUp(token=token):
                return PickUpToken(figure, token)
            case opt.Drop(space=space):
                self.drop(figure, space)
            case opt.HandOver(figure=other):
                self.hand_over(figure, other)
            case opt.ForceDoor(door=door, attribute=attribute):
                return ForceADoor(figure, door, attribute)
            case _:
                raise AssertionError(f"{option} is nothing a quest offers")
        return None

    def quest_found(self, figure: int, token: int) -> Rule | None:
        return Found(figure)

    def actions_of(self, figure: int) -> int:
        npc = self.npc_of(figure) if self.has_quest else None
        return ACTIONS_PER_TURN if npc is None else npc.actions

    # What holds as long as its conditions do.

    def _said(self, kind: type[Allow] | type[Forbid], figure: int, what: str) -> Iterator[Any]:
        """What rules that hold now say about a figure doing something."""
        for rule, action in said_of(self.encounter, self.options.level, kind, what):
            about = telling(self, rule, Happening(on="always"))
            conditions = entries(self.encounter)[rule].conditions
            if self.is_called(figure, action.who, about) and all_hold(self, about, conditions):
                yield action

    def forbids(self, figure: int, what: str) -> bool:
        if self.figures[figure].kind == "npc" and (npc := self.npc_of(figure)) is not None:
            needed = {"move": "move", "attack": "attack", "open_doors": "door"}.get(what)
            if needed is not None and needed not in npc.can:
                return True
        if not said_of(self.encounter, self.options.level, Forbid, what):
            return False
        return any(
            one.target is None and one.token is None and one.door is None and one.via is None
            for one in self._said(Forbid, figure, what)
        )

    def allows(self, figure: int, what: str, door: str = "") -> bool:
        """True if a rule lets a figure do something, and none forbids it (R31)."""
        if not said_of(self.encounter, self.options.level, Allow, what):
            return False
        return any(one.door in (None, door) for one in self._said(Allow, figure, what)) and not self.forbids(
            figure, "open_doors" if what == "open_locked" else what
        )

    def forbids_token(self, figure: int, token: str) -> bool:
        return any(one.token in (None, token) for one in self._said(Forbid, figure, "pick_up"))

    def can_be_attacked(self, figure: int, target: int) -> bool:
        if not super().can_be_attacked(figure, target):
            return False
        if not said_of(self.encounter, self.options.level, Forbid, "attack"):
            return True
        for one in self._said(Forbid, figure, "attack"):
            if one.target is not None and self.is_called(target, one.target, telling(self, 0, Happening(on="always"))):
                return False
        return True

    def lights_up(self, ability: int, weapon: int) -> bool:
        return dawn_breaks_shadow(self.encounter, ability, weapon)

    def quest_stats(self) -> Collection[str]:
        return {*said_of_stats(self.encounter, self.options.level), *(change.stat for change in self.changes)}

    def quest_modifiers(self, stat: str, figure: int) -> Sequence[Modifier]:
        found = []
        for rule, action in said_of_stats(self.encounter, self.options.level).get(stat, ()):
            if isinstance(action, Allow):
                if any(True for _ in self._said(Allow, figure, action.what)):
                    found.append(_modifier(stat, 0, ""))
            else:
                about = telling(self, rule, Happening(on="always"))
                holds = all_hold(self, about, entries(self.encounter)[rule].conditions)
                if holds and self.is_called(figure, action.who, about):
                    die = action.by if isinstance(action.by, str) else ""
                    by = 0 if action.by is None or isinstance(action.by, str) else self.number_of(action.by)
                    found.append(_modifier(stat, by, die))
        for change in self.changes:
            if change.stat == stat:
                about = telling(self, 0, Happening(on="always"))
                if change.figure == figure or (change.who and self.is_called(figure, change.who, about)):
                    found.append(_modifier(stat, change.by, change.die))
        return found

    def floor_for(self, figure: int) -> Floor:
        """The map as a figure walks it: some go through shut doors."""
        return self.ground.floor(0) if self.allows(figure, "ignore_doors") else self.floor

    # Ways, turns and activations.

    def ways_out(self, figure: int) -> list[str]:
        if not self.has_quest:
            return []
        one = self.figures[figure]
        about = telling(self, 0, Happening(on="leaves_map", that=figure))
        found = []
        for way in self.laid_out.ways:
            if not one.mask & self.ground.marks[way.id] or not self.is_called(figure, way.users, about):
                continue
            if way.while_token and not any(
                token.kind == way.while_token and self.is_on_map(n) for n, token in enumerate(self.tokens)
            ):
                continue
            free = bool(way.free) and self.is_called(figure, way.free, about)
            if way.carrying and not free and not self._brings(figure, way.carrying, way.face):
                continue
            if any(said.via in (None, way.id) for said in self._said(Forbid, figure, "leave_map")):
                continue
            found.append(way.id)
        return found

    def _brings(self, figure: int, token: str, face: str | None) -> bool:
        one = self.figures[figure]
        return self.carries_token(one, token) and shows(self, one.carries, face)

    def takes_turn(self, hero: int) -> bool:
        if self.due and due_for(self, hero):
            return True
        return super().takes_turn(hero) and not self.forbids(hero, "act")

    def to_activate(self, group: int) -> list[int]:
        return [figure for figure in super().to_activate(group) if not self.forbids(figure, "act")]

    def laid_out_doors(self) -> list[DoorHere]:
        """The doors of the quest in the order of the map."""
        return _laid_out_doors(self.encounter)

    # Victory.

    def decided(self) -> str:
        return decided(self) if self.has_quest and self.round else ""

    def why_decided(self, winner: str) -> str:
        return why_decided(self, winner) if self.has_quest else ""  # type: ignore[arg-type]

    # What ops ask of the rules.

    def arriving(
        self,
        name: str,
        count: int,
        places: tuple[tuple[int, ...], ...],
        *,
        rank: str = "minion",
        over_limit: bool = False,
        half: bool = False,
    ) -> Rule:
        return Arrive(name, count, places, rank, over_limit=over_limit, half=half)

    def placing(self, figure: int, spaces: tuple[int, ...]) -> Rule:
        return PlaceFigure(figure, spaces)

    def moving_by(self, figure: int, points: int, seat: int) -> Rule:
        return MoveNow(figure, points, seat=seat)

    def acting_now(self, figure: int, may: tuple[str, ...], count: int) -> Rule:
        return ActNow(figure, may, count)

    def testing_one_of(self, figure: int, attributes: tuple[str, ...], by: int) -> Rule:
        return ChooseTest(figure, attributes, by)

    def ordering(self, figures: tuple[int, ...]) -> Rule:
        return PutInOrder(figures)

    def standing_up(self, figure: int) -> Rule:
        return ReviveHero(figure, figure)

    def drawing_search(self, figure: int, count: int = 1) -> Rule:
        return DrawSearchCard(figure, count)

    def discarding(self, cards: int) -> Rule:
        return DiscardCards(cards)


@lru_cache(maxsize=1024)
def _modifier(stat: Any, by: int, die: Any) -> Modifier:
    return Modifier(stat=stat, by=by, dice=(die,) if die else ())


@cache
def _laid_out_doors(encounter: str) -> list[DoorHere]:
    named = {door.id: door for door in encounters()[encounter].doors}
    return [named[name] for name in ground_of(encounter).doors]
