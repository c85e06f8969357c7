"""The verbs: the only code that changes a position, each telling what it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.combat_verbs import Combat
from gloaming.games.descent.dice import Colour
from gloaming.games.descent.effects import About
from gloaming.games.descent.quest_data import EncounterData, figures_of
from gloaming.games.descent.state import (
    ACTIONS_PER_TURN,
    CONDITION_BIT,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVERLORD,
    DoorState,
    Figure,
    Gone,
    Group,
    Lasting,
    Token,
)
from gloaming.kernel import EVERYONE, Option, Rule, Secret


class Play(Combat, kw_only=True):
    """A game of Descent being played."""

    def _change(self, figure: int, **fields: Any) -> None:
        self.figures[figure] = replace(self.figures[figure], **fields)

    def _change_hero(self, figure: int, **fields: Any) -> None:
        self.heroes[figure] = replace(self.heroes[figure], **fields)

    # What effects ask of the rules: each gives back the rule that does it. `rules/position.py` has them.

    def suffering(self, figure: int, *, damage: int = 0, fatigue: int = 0, by: int = NOBODY) -> Rule:
        raise NotImplementedError

    def recovering(self, figure: int, *, damage: int = 0, fatigue: int = 0) -> Rule:
        raise NotImplementedError

    def testing(self, figure: int, attribute: str, by: int = 0) -> Rule:
        raise NotImplementedError

    def attacking(self, figure: int, option: Option, **change: Any) -> Rule:
        raise NotImplementedError

    def moving(self, figure: int, points: int) -> Rule:
        raise NotImplementedError

    def dropping_condition(self, figure: int, seat: int) -> Rule:
        raise NotImplementedError

    def attacks_for(self, figure: int, like: str = "", targets: Sequence[int] | None = None) -> Sequence[Option]:
        raise NotImplementedError

    def weapon_is(self, about: About, like: str) -> bool:
        raise NotImplementedError

    def using(self, about: About) -> Rule:
        raise NotImplementedError

    def happening(self, moment: str, that: int) -> Rule | None:
        raise NotImplementedError

    # What the quest says. `rules/quest.py` has it.

    def quest_listens(self, moment: str) -> bool:
        """True if a rule of the quest, or its victory, may depend on such a moment."""
        raise NotImplementedError

    def quest_speaks(self, moment: str, that: int, by: int, space: int) -> Rule | None:
        """The rules of the quest that a moment sets off."""
        raise NotImplementedError

    def quest_actions(self, figure: int) -> list[Option]:
        """What the quest offers a figure in its turn (DE-148)."""
        raise NotImplementedError

    def quest_action(self, figure: int, option: Option) -> Rule | None:
        raise NotImplementedError

    def quest_found(self, figure: int, token: int) -> Rule | None:
        """What the unique search token hides (DE-130)."""
        raise NotImplementedError

    def forbids(self, figure: int, what: str) -> bool:
        """True if a rule of the quest does not let a figure do something."""
        raise NotImplementedError

    def ways_out(self, figure: int) -> list[str]:
        """The ways by which a figure may leave the map from where it stands (DE-109)."""
        raise NotImplementedError

    def decided(self) -> str:
        """Who has won the encounter: heroes, overlord, nobody; empty while it goes on."""
        raise NotImplementedError

    def why_decided(self, winner: str) -> str:
        raise NotImplementedError

    def dice_to_reroll(
        self, about: About, colours: Sequence[Colour], *, defense: bool, either: bool
    ) -> Sequence[Option]:
        raise NotImplementedError

    # The course of a game.

    def begin_encounter(self, encounter: str) -> None:
        self.tell(events.EncounterBegan(encounter))

    def end_encounter(self, winner: str) -> None:
        """The encounter is decided; what is on the map no longer matters."""
        self.results = (*self.results, winner)
        self.active = NOBODY
        self.tell(events.EncounterEnded(self.encounter, winner))

    def begin_round(self) -> None:
        self.round += 1
        self.used = ()
        self.tell(events.RoundBegan(self.round))

    def end_round(self) -> None:
        """Every hero turns the Activation card face up again."""
        for number, one in enumerate(self.figures):
            if one.acted:
                self._change(number, acted=False)
        self._expire("round_end")
        self.tell(events.RoundEnded(self.round))

    def begin_turn(self, figure: int) -> None:
        """A hero's turn, or a monster's activation, begins."""
        self.active = figure
        one = self.figures[figure]
        self.used = tuple(use for use in self.used if use[2])
        self._expire("next_turn_start", figure)
        if one.kind == "hero":
            self.turn += 1
            self._change(figure, actions=ACTIONS_PER_TURN, points=0, moves=0, stepped=False, moving=False)
            self.tell(events.TurnBegan(figure))
        else:
            self._change(
                figure, actions=ACTIONS_PER_TURN, attacks=1, points=0, moves=0, stepped=False, moving=False, acted=True
            )
            self.tell(events.Activated(figure))

    def end_turn(self, figure: int) -> None:
        """What is left is lost, and the Activation card is turned face down."""
        one = self.figures[figure]
        self._change(figure, actions=0, points=0, attacks=0, acted=True, moving=False, extra_moves=0, extra_attacks=0)
        if self.has_condition(figure, CONDITION_BIT["Immobilized"]):
            self.lose_condition(figure, "Immobilized")
        self._expire("turn_end", figure)
        self._age(figure)
        if one.kind == "hero":
            self.tell(events.TurnEnded(figure))
            if self.heroes[figure].traded:
                self._change_hero(figure, traded=())
        else:
            self.tell(events.ActivationEnded(figure))
        self.active = NOBODY

    def recover_from_rest(self, figure: int) -> None:
        """A hero who rested discards all fatigue once his turn is over (DE-126)."""
        self._change_hero(figure, rested=False)
        if not self.knocked_out(figure):
            self.recover(figure, fatigue=self.figures[figure].fatigue)

    def begin_overlord_turn(self) -> None:
        self.turn += 1
        self.active = NOBODY
        self.played = ()
        self._expire("overlord_turn_start")
        self.tell(events.OverlordTurnBegan())

    def end_overlord_turn(self) -> None:
        for number, group in enumerate(self.groups):
            if group.activated:
                self.groups[number] = replace(group, activated=False)
        self._expire("overlord_turn_end")
        self.tell(events.OverlordTurnEnded())

    def activate_group(self, group: int) -> None:
        self.groups[group] = replace(self.groups[group], activated=True)
        self.tell(events.GroupActivated(group))

    def end_game(self, winners: Sequence[int], reason: str) -> None:
        self.finish(winners, reason)
        self.tell(events.GameEnded(tuple(winners), reason))

    def spend_action(self, figure: int, number: int = 1) -> None:
        self._change(figure, actions=self.figures[figure].actions - number)

    def take_move(self, figure: int) -> None:
        """A move action: movement points equal to Speed."""
        one = self.figures[figure]
        extra = one.extra_moves > 0 and one.actions == 0
        points = self.speed(figure)
        self._change(
            figure,
            actions=one.actions - (not extra),
            extra_moves=one.extra_moves - extra,
            points=one.points + points,
            moves=one.moves + 1,
            moving=True,
        )
        self.tell(events.MoveTaken(figure, points))

    def spend_attack(self, figure: int) -> None:
        """An attack action, out of the two actions or beyond them."""
        one = self.figures[figure]
        if one.extra_attacks and (one.actions == 0 or (one.kind != "hero" and one.attacks == 0)):
            self._change(figure, extra_attacks=one.extra_attacks - 1, moving=False)
        else:
            self._change(figure, actions=one.actions - 1, attacks=max(0, one.attacks - 1), moving=False)

    def gain_action(self, figure: int, kind: str) -> None:
        one = self.figures[figure]
        if kind == "move":
            self._change(figure, extra_moves=one.extra_moves + 1)
        else:
            self._change(figure, extra_attacks=one.extra_attacks + 1)
        self.tell(events.ActionGained(figure, kind))

    # Set-up.

    def lay_out(self, encounter: str, data: EncounterData) -> None:
        """The map of an encounter with its doors, tokens, groups and figures, none of them placed yet."""
        self.encounter = encounter
        self.round, self.counters, self.defeated, self.lasting = 0, (), (), ()
        self.doors = tuple("locked" if "lock" in door.kind else "closed" for door in self.ground.doors.values())
        self.door_damage = (0,) * len(self.doors)
        self.tokens = [
            Token(kind="search", space=self.ground.number[one.at])
            for one in data.search
            if len(self.heroes) >= one.from_heroes
        ]
        self.groups = [Group(one.id, one.type) for one in data.groups]
        self.figures = self.figures[: len(self.heroes)]
        for number, group in enumerate(data.groups):
            self.figures += figures_of(group, number, len(self.heroes), self.act)

    def add_figure(self, figure: Figure) -> int:
        """A figure joins the encounter; its number."""
        self.figures.append(figure)
        number = len(self.figures) - 1
        if figure.spaces:
            self.tell(events.Arrived(number, figure.id or figure.name, figure.rank, figure.spaces))
        return number

    def place(self, figure: int, spaces: tuple[int, ...]) -> None:
        """Put a figure down: no move, nothing is entered (R72)."""
        self._change(figure, spaces=spaces, fallen=NOWHERE)
        self.tell(events.Placed(figure, spaces))

    def take_hero(self, figure: int, **hero: Any) -> None:
        self._change_hero(figure, **hero)
        self.tell(events.HeroTaken(self.heroes[figure].seat, self.heroes[figure].name, self.heroes[figure].class_name))

    def add_token(self, token: Token) -> int:
        self.tokens.append(token)
        self.tell(events.TokenPlaced(len(self.tokens) - 1, token.space))
        return len(self.tokens) - 1

    def set_doors(self, doors: tuple[DoorState, ...]) -> None:
        self.doors, self.door_damage = doors, (0,) * len(doors)

    def shuffle_decks(self) -> None:
        """The Overlord deck and the Search deck, face down."""
        deck, search = list(self.deck), list(self.search_deck)
        self.shuffle(deck)
        self.shuffle(search)
        self.deck, self.search_deck = tuple(deck), tuple(search)
        self.hide((*deck, *search))

    # Movement.

    def gain_points(self, figure: int, points: int) -> None:
        self._change(figure, points=max(0, self.figures[figure].points + points))
        self.tell(events.PointsGained(figure, points))

    def buy_points(self, figure: int, fatigue: int, points: int) -> None:
        """Fatigue by choice for movement points (DE-104)."""
        one = self.figures[figure]
        self._change(figure, fatigue=one.fatigue + fatigue, points=one.points + points)
        self.tell(events.MovementBought(figure, points))

    def step(self, figure: int, space: int, cost: int) -> None:
        """A figure enters a space; a large one stands on that alone while it moves (DE-290)."""
        self._change(figure, spaces=(space,), points=max(0, self.figures[figure].points - cost), stepped=True)
        self.tell(events.Moved(figure, space))

    def turn_base(self, figure: int, spaces: tuple[int, ...]) -> None:
        self._change(figure, spaces=spaces)
        self.tell(events.BaseTurned(figure, spaces))

    def end_move(self, figure: int) -> None:
        """What is left of the movement points is lost."""
        self._change(figure, points=0, moving=False)
        self.tell(events.MoveEnded(figure))

    def leave_map(self, figure: int, way: str) -> None:
        one = self.figures[figure]
        self._change(figure, spaces=(), gone="left", points=0, actions=0)
        if one.carries != NOTHING:
            self.tokens[one.carries] = replace(self.tokens[one.carries], space=NOWHERE)
        self.tell(events.LeftMap(figure, way))

    def fall_into_pit(self, figure: int) -> None:
        self._change(figure, points=0, moving=False)
        self.tell(events.FellIntoPit(figure))

    def climb_out(self, figure: int, spaces: tuple[int, ...]) -> None:
        self._change(figure, spaces=spaces, stepped=True)
        self.tell(events.ClimbedOut(figure, spaces[0]))

    # Damage, fatigue, conditions.

    def take_damage(self, figure: int, damage: int, by: int = NOBODY) -> int:
        """Damage up to Health, what is beyond is ignored (DE-230); how much it was."""
        one = self.figures[figure]
        taken = min(damage, self.health(figure) - one.damage)
        if taken > 0:
            self._change(figure, damage=one.damage + taken)
            self.tell(events.Damaged(figure, taken, by))
        return taken

    def take_fatigue(self, figure: int, fatigue: int) -> None:
        self._change(figure, fatigue=self.figures[figure].fatigue + fatigue)
        self.tell(events.Fatigued(figure, fatigue))

    def recover(self, figure: int, damage: int = 0, fatigue: int = 0) -> None:
        one = self.figures[figure]
        damage, fatigue = min(damage, one.damage), min(fatigue, one.fatigue)
        if damage or fatigue:
            self._change(figure, damage=one.damage - damage, fatigue=one.fatigue - fatigue)
            self.tell(events.Recovered(figure, damage, fatigue))

    def inflict(self, figure: int, condition: str) -> None:
        """A figure has each condition once at most (DE-258)."""
        if self.can_have(figure, condition):
            self._change(figure, conditions=self.figures[figure].conditions | CONDITION_BIT[condition])
            self.tell(events.ConditionGained(figure, condition))

    def lose_condition(self, figure: int, condition: str) -> None:
        self._change(figure, conditions=self.figures[figure].conditions & ~CONDITION_BIT[condition])
        self.tell(events.ConditionLost(figure, condition))

    def knock_out(self, figure: int, space: int) -> None:
        """The figure is taken off the map, a hero token lies in its place (DE-238 to DE-240)."""
        one = self.figures[figure]
        self._change(
            figure,
            spaces=(),
            fallen=space,
            damage=self.health(figure),
            fatigue=self.stamina(figure),
            conditions=0,
            points=0,
            actions=0,
            moving=False,
            extra_moves=0,
            extra_attacks=0,
        )
        if self.heroes[figure].rested:
            self._change_hero(figure, rested=False)
        self.defeated = (*self.defeated, one.name)
        self.tell(events.KnockedOut(figure, space))
        self._drop_where_it_fell(figure, space)

    def stand(self, figure: int, space: int) -> None:
        """The figure replaces its hero token."""
        self._change(figure, spaces=(space,), fallen=NOWHERE)
        self.tell(events.StoodUp(figure, (space,)))

    def defeat(self, figure: int, by: int) -> None:
        """A figure that is no hero is removed (DE-236, DE-313)."""
        one = self.figures[figure]
        names = [one.name, *([one.id] if one.id else [])]
        if one.group != NOTHING:
            names.append(self.groups[one.group].id)
        self.defeated = (*self.defeated, *dict.fromkeys(names))
        self.tell(events.Defeated(figure, by))
        self._take_off(figure, "defeated")
        self._drop_where_it_fell(figure, one.at)

    def remove(self, figure: int) -> None:
        """Off the map, not defeated."""
        self.tell(events.Removed(figure))
        self._take_off(figure, "removed")

    def _take_off(self, figure: int, gone: Gone) -> None:
        self._change(figure, spaces=(), gone=gone, points=0, actions=0, attacks=0, conditions=0)

    # Tokens and doors.

    def discard_token(self, token: int) -> None:
        self.tokens[token] = replace(self.tokens[token], space=NOWHERE, seen=EVERYONE)

    def pick_up(self, figure: int, token: int) -> None:
        self.tokens[token] = replace(self.tokens[token], carrier=figure, space=NOWHERE)
        self._change(figure, carries=token)
        self.tell(events.TokenPickedUp(figure, token))

    def drop(self, figure: int, space: int) -> None:
        token = self.figures[figure].carries
        self.tokens[token] = replace(self.tokens[token], carrier=NOBODY, space=space)
        self._change(figure, carries=NOTHING)
        self.tell(events.TokenDropped(figure, token, space))

    def _drop_where_it_fell(self, figure: int, space: int) -> None:
        """What a defeated figure carried lies in its space (DE-268)."""
        if self.figures[figure].carries != NOTHING:
            self.drop(figure, space)

    def set_door(self, door: int, state: DoorState, figure: int = NOBODY) -> None:
        self.doors = tuple(state if n == door else old for n, old in enumerate(self.doors))
        if figure == NOBODY:
            self.tell(events.DoorChanged(door, state))
        else:
            self.tell(events.DoorOpened(figure, door) if state == "open" else events.DoorClosed(figure, door))

    # Cards of heroes.

    def rest(self, figure: int) -> None:
        self._change_hero(figure, rested=True)
        self.tell(events.Rested(figure))

    def exhaust(self, figure: int, card: int) -> None:
        self._change_hero(figure, exhausted=(*self.heroes[figure].exhausted, card))
        self.tell(events.Exhausted(figure, card))

    def refresh(self, figure: int) -> None:
        exhausted = self.heroes[figure].exhausted
        if exhausted:
            self._change_hero(figure, exhausted=())
            self.tell(events.Refreshed(figure, exhausted))

    def use_card(self, figure: int, card: int) -> None:
        self.tell(events.CardUsed(figure, card))

    def use_up(self, figure: int, card: int, *, whole_round: bool) -> None:
        self.used = (*self.used, (figure, card, int(whole_round)))

    def use_feat(self, figure: int) -> None:
        """The hero sheet is turned over (DE-271)."""
        self._change_hero(figure, feat_used=True)
        self.tell(events.FeatUsed(figure, self.heroes[figure].sheet))

    def flip(self, figure: int, card: int) -> None:
        self._change_hero(figure, used=(*self.heroes[figure].used, card))
        self.tell(events.CardFlipped(figure, card))

    def equip(self, figure: int, card: int) -> None:
        self._change_hero(figure, equipped=(*self.heroes[figure].equipped, card))
        self.tell(events.Equipped(figure, card))

    def put_away(self, figure: int, card: int) -> None:
        hero = self.heroes[figure]
        self._change_hero(figure, equipped=tuple(other for other in hero.equipped if other != card))
        self.tell(events.Unequipped(figure, card))

    def trade(self, giver: int, taker: int, card: int) -> None:
        mine, other = self.heroes[giver], self.heroes[taker]
        self._change_hero(
            giver,
            items=tuple(one for one in mine.items if one != card),
            equipped=tuple(one for one in mine.equipped if one != card),
            exhausted=tuple(one for one in mine.exhausted if one != card),
            used=tuple(one for one in mine.used if one != card),
            traded=tuple(one for one in mine.traded if one != card),
        )
        self._change_hero(
            taker,
            items=(*other.items, card),
            traded=(*other.traded, card),
            exhausted=(*other.exhausted, card) if card in mine.exhausted else other.exhausted,
            used=(*other.used, card) if card in mine.used else other.used,
        )
        self.tell(events.CardTraded(giver, taker, card))

    def draw_search(self, figure: int) -> int:
        """The top card of the Search deck comes to a hero, for all to see; -1 if there is none (R80)."""
        if not self.search_deck:
            self.tell(events.NothingFound(figure))
            return NOTHING
        card = self.search_deck[-1]
        self.search_deck = self.search_deck[:-1]
        self.show(card)
        self._change_hero(figure, items=(*self.heroes[figure].items, card))
        self.tell(events.SearchCardDrawn(figure, card))
        return card

    def discard_search(self, figure: int, card: int) -> None:
        self._change_hero(figure, items=tuple(one for one in self.heroes[figure].items if one != card))
        self.search_discard = (*self.search_discard, card)

    # Lasting effects.

    def last(self, lasting: Lasting) -> None:
        self.lasting = (*self.lasting, lasting)

    def _expire(self, until: str, figure: int = NOBODY) -> None:
        if self.lasting:
            self.lasting = tuple(
                one
                for one in self.lasting
                if one.until != until
                or (figure != NOBODY and figure != (one.figure if one.owner == NOBODY else one.owner))
            )

    def _age(self, figure: int) -> None:
        """What lasts to the end of a figure's next turn now lasts to the end of its turn."""
        if self.lasting:
            self.lasting = tuple(
                replace(one, until="turn_end") if one.until == "next_turn_end" and one.figure == figure else one
                for one in self.lasting
            )

    # The overlord's cards.

    def draw_overlord(self, number: int) -> None:
        """Cards from the top of the deck; the discards become a new deck when the last card is drawn (DE-284)."""
        drawn: list[int] = []
        for _ in range(number):
            if not self.deck:
                self._reshuffle()
            if not self.deck:
                break
            card = self.deck[-1]
            self.deck = self.deck[:-1]
            self.show_to(OVERLORD, card)
            drawn.append(card)
            if not self.deck:
                self._reshuffle()
        if drawn:
            self.hand = (*self.hand, *drawn)
            self.tell(events.OverlordDrew(len(drawn), Secret(tuple(drawn), 1 << OVERLORD)))

    def _reshuffle(self) -> None:
        if self.discard:
            deck = list(self.discard)
            self.discard = ()
            self.shuffle(deck)
            self.hide(deck)
            self.deck = tuple(deck)
            self.tell(events.OverlordReshuffled())

    def play_overlord(self, card: int, figure: int) -> None:
        """A card leaves the overlord's hand, for all to see, and is noted with its target (DE-280)."""
        self.hand = tuple(other for other in self.hand if other != card)
        self.show(card)
        self.discard = (*self.discard, card)
        self.played = (*self.played, (CARDS[card].name, figure))
        self.tell(events.OverlordPlayed(card, figure))

    def discard_overlord(self, cards: Sequence[int]) -> None:
        self.hand = tuple(card for card in self.hand if card not in cards)
        for card in cards:
            self.show(card)
        self.discard = (*self.discard, *cards)
        self.tell(events.OverlordDiscarded(tuple(cards)))

    # Counters of quests.

    def set_counter(self, name: str, number: int) -> None:
        others = [one for one in self.counters if one[0] != name]
        self.counters = (*others, (name, number))
        self.tell(events.CounterChanged(name, number))
