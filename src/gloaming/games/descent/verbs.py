"""The verbs: the only code that changes a position, each telling what it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.card_verbs import CardVerbs
from gloaming.games.descent.dice import Colour
from gloaming.games.descent.effects import About
from gloaming.games.descent.state import (
    ACTIONS_PER_TURN,
    CONDITION_BIT,
    NOBODY,
    NOTHING,
    NOWHERE,
    Figure,
    Hero,
    Token,
)
from gloaming.kernel import Option, Rule


class Play(CardVerbs, kw_only=True):
    """A game of Descent being played."""

    # What effects ask of the rules: each gives back the rule that does it. `rules/position.py` has them.

    def suffering(self, figure: int, *, damage: int = 0, fatigue: int = 0, by: int = NOBODY) -> Rule:
        raise NotImplementedError

    def rolling(self, dice: tuple[Colour, ...], seat: int) -> Rule:
        """Dice that are neither of an attack nor of a test; whoever may reroll them is asked."""
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

    def calling_familiar(self, hero: int, name: str) -> Rule:
        raise NotImplementedError

    def offers(self, figure: int) -> list[Option]:
        """Everything a figure may do now in its own turn or activation; to end it comes last."""
        raise NotImplementedError

    def attacks_for(self, figure: int, like: str = "", targets: Sequence[int] | None = None) -> Sequence[Option]:
        raise NotImplementedError

    def attack_actions(self, about: About, like: str) -> Sequence[Option]:
        """The attack actions open to the owner with a weapon of a trait: plain ones, and those of his other cards."""
        raise NotImplementedError

    def weapon_is(self, about: About, like: str) -> bool:
        raise NotImplementedError

    def using(self, about: About) -> Rule:
        raise NotImplementedError

    def happening(self, moment: str, that: int, by: int = NOBODY) -> Rule | None:
        raise NotImplementedError

    def cards_for(self, cause: Any) -> Sequence[Option]:
        """The Overlord cards that may be played at a moment."""
        raise NotImplementedError

    def attacking_all(
        self, figure: int, card: int, figures: tuple[int, ...], *, any_range: bool, source: int, blast: bool = False
    ) -> Rule:
        raise NotImplementedError

    def attacking_two(self, figure: int, option: Option, others: tuple[int, ...], source: int) -> Rule:
        raise NotImplementedError

    def breathing_fire(self, depth: int, spaces: int, seat: int) -> Rule:
        raise NotImplementedError

    def rushing_through(self, figure: int, source: int) -> Rule:
        raise NotImplementedError

    def putting(self, figure: int, within: int, seat: int) -> Rule:
        raise NotImplementedError

    def charming(self, figure: int) -> Rule:
        """The overlord takes one action with a hero."""
        raise NotImplementedError

    def keeping(self, cards: tuple[int, ...], keep: int) -> Rule:
        """The overlord keeps some of the cards he just drew."""
        raise NotImplementedError

    def arranging(self, number: int) -> Rule:
        """The overlord puts the top of his deck in another order."""
        raise NotImplementedError

    def reinforcing(self, master: int) -> Rule:
        raise NotImplementedError

    def defeating(self, figure: int) -> Rule:
        raise NotImplementedError

    def testing_again(self, depth: int, by: int) -> Rule:
        """The test at that place of the agenda, with its attribute changed."""
        raise NotImplementedError

    def targets_of_attack(self, about: About) -> tuple[int, ...]:
        raise NotImplementedError

    def surge_was_spent_on(self, about: About) -> bool:
        """True if the attack a text speaks of has spent a surge on the card of the text."""
        raise NotImplementedError

    def surges_were_spent(self, about: About) -> bool:
        raise NotImplementedError

    def dealt_by_attack(self, about: About, *, in_all: bool) -> int:
        """The damage that the attack a text speaks of has dealt its target, or in all."""
        raise NotImplementedError

    def is_carrying_out(self, figure: int, card: int) -> bool:
        """True if a figure is in the middle of the action of a card."""
        raise NotImplementedError

    def moving_and_attacking(self, figure: int, points: int) -> Rule:
        raise NotImplementedError

    def searches_for(self, figure: int, within: int) -> list[Option]:
        raise NotImplementedError

    def door_options(self, figure: int) -> list[Option]:
        raise NotImplementedError

    def acting(self, figure: int, option: Option) -> Rule:
        """A search or a door, without spending an action."""
        raise NotImplementedError

    def choosing_dice(self, about: About, *, defense: bool = False) -> Rule:
        raise NotImplementedError

    def attacks_with(self, figure: int, card: int) -> Sequence[Option]:
        raise NotImplementedError

    def pushing(self, figure: int, spaces: int, seat: int) -> Rule:
        raise NotImplementedError

    def weapon_of(self, about: About) -> int:
        """The weapon of the attack a text speaks of."""
        raise NotImplementedError

    def activating_familiar(self, figure: int) -> Rule:
        """An activation besides the usual one of its turn."""
        raise NotImplementedError

    def rising(self, figure: int, hero: int, space: int) -> Rule:
        """A defeated monster strikes once for a hero."""
        raise NotImplementedError

    def inflicting_one(self, figure: int, seat: int, among: tuple[str, ...] = ()) -> Rule:
        raise NotImplementedError

    def weapons_like(self, figure: int, like: str) -> list[int]:
        raise NotImplementedError

    def source_of_attack(self, about: About) -> int:
        """The card that makes the attack a text speaks of."""
        raise NotImplementedError

    def defeated_by_attack(self, about: About) -> list[int]:
        """The monsters that the attack a text speaks of has defeated."""
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

    def actions_of(self, figure: int) -> int:
        """The actions a figure that is no hero has in its activation."""
        return ACTIONS_PER_TURN

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
        self, about: About, colours: Sequence[Colour], *, defense: bool, either: bool, anyone: bool = False
    ) -> Sequence[opt.Reroll]:
        raise NotImplementedError

    # The course of a game.

    def begin_encounter(self, encounter: str) -> None:
        self.tell(events.EncounterBegan(encounter))

    def end_encounter(self, winner: str) -> None:
        """The encounter is decided; what is on the map no longer matters."""
        self.results = (*self.results, winner)
        self.active = NOBODY
        for hero in range(len(self.heroes)):
            if self.figures[hero].side != "heroes":
                self.change_side(hero, "heroes")
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
        self._expire("attack")
        self.rounds_over = self.round
        self.tell(events.RoundEnded(self.round))

    def begin_turn(self, figure: int) -> None:
        """A hero's turn, or a monster's activation, begins."""
        self.active = figure
        one = self.figures[figure]
        self.used = tuple(use for use in self.used if use[2])
        self._expire("next_turn_start", figure)
        if one.kind == "hero":
            self.turn += 1
            if self.heroes[figure].traded:
                self._change_hero(figure, traded=())
            self._change(figure, actions=ACTIONS_PER_TURN, points=0, moves=0, stepped=False, moving=False)
            if self.holds("sneaky", figure):
                seen = (monster for monster in self.monsters() if self.sees_figure(monster, figure))
                self._change_hero(figure, seen_by=tuple(seen))
            self.tell(events.TurnBegan(figure))
        else:
            self._change(
                figure,
                actions=max(0, self.actions_of(figure) - self.total("act_less", figure)),
                attacks=1,
                points=0,
                moves=0,
                stepped=False,
                moving=False,
                acted=True,
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
        else:
            self.tell(events.ActivationEnded(figure))
        self.active = NOBODY

    def recover_from_rest(self, figure: int) -> None:
        """A hero who rested discards all fatigue once his turn is over (DE-126)."""
        self._change_hero(figure, rested=False)
        if not self.knocked_out(figure):
            fatigue = self.figures[figure].fatigue
            self.recover(figure, damage=fatigue if self.holds("rest_heals", figure) else 0, fatigue=fatigue)

    def end_attack(self, figure: int) -> None:
        """An attack of the figure is over, and with it what lasted for that."""
        self._expire("attack", figure)

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
        for number, one in enumerate(self.figures):
            if one.risen and one.spaces:
                self.remove(number)
        self._expire("overlord_turn_end")
        self.tell(events.OverlordTurnEnded())

    def activate_group(self, group: int) -> None:
        self.groups[group] = replace(self.groups[group], activated=True)
        self.tell(events.GroupActivated(group))

    def end_game(self, winners: Sequence[int], reason: str) -> None:
        reason = reason.removesuffix(".")
        self.finish(winners, reason)
        self.tell(events.GameEnded(tuple(winners), reason))

    def spend_action(self, figure: int, number: int = 1) -> None:
        self._change(figure, actions=self.figures[figure].actions - number)

    def spend_climb(self, figure: int) -> None:
        """Climbing out costs an action, a familiar its move (R68)."""
        one = self.figures[figure]
        if one.kind == "familiar" and not one.actions:
            self._change(figure, extra_moves=one.extra_moves - 1)
        else:
            self.spend_action(figure)

    def begin_familiar(self, figure: int) -> None:
        """A familiar may take one move action, and attack if its card says how (DE-301, DE-302)."""
        self.active = figure
        attacks = 1 if self.sheet(figure).attack else 0
        self._change(figure, extra_moves=1, extra_attacks=attacks, points=0, moves=0, acted=True)
        self.tell(events.Activated(figure))

    def end_familiar(self, figure: int) -> None:
        """What is left of its activation is lost, and its hero goes on."""
        self._change(figure, extra_moves=0, extra_attacks=0, points=0, moving=False)
        if self.has_condition(figure, CONDITION_BIT["Immobilized"]):
            self.lose_condition(figure, "Immobilized")
        self.active = self.figures[figure].owner
        self.tell(events.ActivationEnded(figure))

    def call_familiar(self, hero: int, name: str, space: int) -> int:
        """A familiar comes to lie in a space, in place of the one of its kind that its hero has; its number."""
        number = next((n for n, one in enumerate(self.figures) if one.name == name and one.owner == hero), NOTHING)
        fresh = Figure(kind="familiar", name=name, side="heroes", owner=hero, spaces=(space,))
        if number == NOTHING:
            return self.add_figure(fresh)
        self.figures[number] = replace(fresh, acted=self.figures[number].acted)
        self.tell(events.Arrived(number, name, "", (space,)))
        return number

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

    def add_figure(self, figure: Figure) -> int:
        """A figure joins the encounter; its number."""
        self.figures.append(figure)
        number = len(self.figures) - 1
        if figure.spaces:
            self.tell(events.Arrived(number, figure.id or figure.name, figure.rank, figure.spaces))
        return number

    def place(self, figure: int, spaces: tuple[int, ...]) -> None:
        """Put a figure down: no move, nothing is entered (R72)."""
        if self.figures[figure].kind == "hero" and self.figures[figure].damage >= self.health(figure):
            self._change(figure, spaces=(), fallen=spaces[0])  # who did not stand up begins as a token (R79)
        else:
            self._change(figure, spaces=spaces, fallen=NOWHERE)
        self.tell(events.Placed(figure, spaces))

    def take_hero(self, figure: int, hero: Hero) -> None:
        """A hero joins, with his sheet, class and cards face up before his player (DE-065)."""
        self.heroes[figure] = hero
        self.figures[figure] = Figure(kind="hero", name=hero.name, side="heroes")
        self.tell(events.HeroTaken(hero.seat, hero.name, hero.class_name))

    def learn(self, figure: int, card: int) -> None:
        self._change_hero(figure, skills=(*self.heroes[figure].skills, card))
        self.tell(events.SkillLearned(figure, card))

    def hand_out(self, figure: int, card: int) -> None:
        """A Shop Item goes to a hero, who does not wear it yet."""
        self.shop = tuple(other for other in self.shop if other != card)
        self._change_hero(figure, items=(*self.heroes[figure].items, card))
        self.tell(events.ItemBought(figure, card))

    def add_to_deck(self, card: int) -> None:
        """The overlord adds a bought card to his deck, before it is shuffled."""
        self.box = tuple(other for other in self.box if other != card)
        self.deck = (*self.deck, card)
        self.tell(events.OverlordBought(card))

    def add_token(self, token: Token) -> int:
        self.tokens.append(token)
        self.tell(events.TokenPlaced(len(self.tokens) - 1, token.space))
        return len(self.tokens) - 1

    def shuffle_decks(self) -> None:
        """The Overlord deck and the Search deck, face down."""
        deck, search = list(self.deck), list(self.search_deck)
        self.shuffle(deck)
        self.shuffle(search)
        self.deck, self.search_deck = tuple(deck), tuple(search)
        self.hide((*deck, *search))

    # Counters of quests.

    def set_counter(self, name: str, number: int) -> None:
        others = [one for one in self.counters if one[0] != name]
        self.counters = (*others, (name, number))
        self.tell(events.CounterChanged(name, number))
