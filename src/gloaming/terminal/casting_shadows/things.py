"""Everything on the table as things to look at, and the table in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.casting_shadows import words
from gloaming.games.casting_shadows.cards import CARDS, DEFINITIONS, NUMBERS
from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.effects import Strike
from gloaming.games.casting_shadows.map import CENTRE, DESERT, PLAYER_1, PLAYER_2, PLAYER_3, PLAYER_4, TILES, VOLCANO
from gloaming.games.casting_shadows.resources import NO_TOKENS, RESOURCES, SPENT
from gloaming.games.casting_shadows.state import BOOK_SIZE, NOTHING
from gloaming.games.casting_shadows.view import PlayerView, View
from gloaming.pieces.words import does, listed, some
from gloaming.terminal.casting_shadows.boards import form, hidden_key
from gloaming.terminal.casting_shadows.hexes import CARDS_IN_DESERT, COUNTERSPELLS
from gloaming.terminal.casting_shadows.symbols import KINDS, reach
from gloaming.terminal.panel import Thing, whose_turn

MAP_ROWS = ((PLAYER_1, PLAYER_2), (DESERT, CENTRE, VOLCANO), (PLAYER_4, PLAYER_3))
"""The places as they lie, row by row."""


def card_thing(number: int) -> Thing:
    """A card that lies open."""
    card = CARDS[number]
    return Thing(("card", number), card.name, _card_facts(card), card.text)


def _card_facts(card: Card) -> str:
    """What kind of card it is, how far it reaches, what it costs."""
    kind = KINDS[card.kind][2]
    facts = f"Level {card.level} {kind}" if card.level else kind
    if card.kind == "attack" and isinstance(card.effect, Strike):
        facts += f", {reach(card.effect.range)}"
    if card.deck == "companion":
        return f"{facts}."
    price = words.cost(card.collect)
    if card.collect.spell:
        price += f" and a level {card.collect.spell} Spell"
    return f"{facts}. Costs {price} to collect."


def hex_thing(view: View, place: int) -> Thing:
    """A place of the map."""
    tile = TILES[view.tiles[place]]
    return Thing(("hex", place), tile.name, "", tile.text)


def _hex_and_card(view: View, place: int) -> list[Thing]:
    things = [hex_thing(view, place)]
    if place == DESERT:
        left = len(view.counterspell_deck)
        price = words.cost(CARDS_IN_DESERT.collect)
        facts = f"{left} left. A Counterspell costs {price} to collect."
        text = "Only you may look at the one you take, until you reveal it."
        things.append(Thing(COUNTERSPELLS, "Counterspell deck", facts, text))
    elif view.market[place] != NOTHING:
        things.append(card_thing(view.market[place]))
    return things


def _player_things(view: View, player: PlayerView, names: Sequence[str]) -> list[Thing]:
    character = CHARACTERS[player.character]
    ability = f"Ability of {character.shadow_form}, for 5 Shadow Energy: {character.text}"
    facts = f"{form(view, player)}, {player.hp} HP, {player.energy} of {player.energy_limit} Shadow Energy."
    things = [Thing(("seat", player.seat), names[player.seat], facts, ability)]
    things += [card_thing(number) for number in player.book]
    for place, number in enumerate(player.counterspells):
        if number is None:
            text = f"{names[player.seat]} alone may look at it until it is revealed."
            things.append(Thing(hidden_key(player.seat, place), "A face-down Counterspell", "", text))
        else:
            things.append(card_thing(number))
    if player.companion != NOTHING:
        things.append(card_thing(player.companion))
    return things


def rows(view: View, names: Sequence[str]) -> list[list[Thing]]:
    """The map row by row, the portal, then player by player."""
    table = [[thing for place in row for thing in _hex_and_card(view, place)] for row in MAP_ROWS]
    table.append([card_thing(number) for number in view.portal])
    table += [_player_things(view, player, names) for player in view.players if player.hp > 0]
    return [row for row in table if row]


def catalogue() -> list[Thing]:
    """Every card, tile and character of the game."""
    return [
        *(Thing(("card", NUMBERS[card.name][0]), card.name, _card_facts(card), card.text) for card in DEFINITIONS),
        *(Thing(("tile", number), tile.name, "", tile.text) for number, tile in enumerate(TILES)),
        *(
            Thing(("character", number), name, f"Ability of {character.shadow_form}:", character.text)
            for number, character in enumerate(CHARACTERS)
            for name in (character.base_form, character.shadow_form)
        ),
    ]


# In sentences.


def describe(view: View, names: Sequence[str]) -> list[str]:
    """The whole table, for those who read line by line."""
    return [
        _say_turn(view, names),
        *(_say_place(view, place, names) for row in MAP_ROWS for place in row),
        f"Portal: {listed([CARDS[n].name for n in view.portal]) or 'empty'}.",
        f"Decks: {view.main_left} Main, {len(view.discard)} discarded, {view.companions_left} Companions, "
        f"{len(view.counterspell_deck)} Counterspells.",
        *(_say_player(view, player, names) for player in view.players),
    ]


def _say_turn(view: View, names: Sequence[str]) -> str:
    who = whose_turn(names, view.active)
    dice = [RESOURCES[face].replace("_", " ") for face in view.dice if face != SPENT]
    said = f"Turn {view.turn}, {who}, {some(view.points, 'action')} left. Dice: {listed(dice) or 'none'}."
    return said if view.tokens == NO_TOKENS else f"{said} Tokens: {words.resources(view.tokens)}."


def _say_place(view: View, place: int, names: Sequence[str]) -> str:
    tile = TILES[view.tiles[place]]
    here = [names[p.seat] for p in view.players if p.hp > 0 and p.hex == place]
    said = f"{tile.name}: {listed(here) or 'nobody'}."
    number = view.market[place]
    return said if number == NOTHING else f"{said} Beside it lies {CARDS[number].name}."


def _say_player(view: View, player: PlayerView, names: Sequence[str]) -> str:
    name = names[player.seat]
    if player.hp <= 0:
        return f"{does(name, 'are')} out of the game."
    known = [CARDS[number].name for number in (*player.book, *player.counterspells) if number is not None]
    hidden = player.counterspells.count(None)
    if hidden:
        known.append(some(hidden, "face-down Counterspell"))
    size = len(player.book) + len(player.counterspells)
    said = (
        f"{name}, {form(view, player)}, at {TILES[view.tiles[player.hex]].name}: {player.hp} HP, "
        f"{player.energy} of {player.energy_limit} Shadow Energy. "
        f"Spell Book {size} of {BOOK_SIZE}: {listed(known) or 'empty'}."
    )
    return said if player.companion == NOTHING else f"{said} Companion: {CARDS[player.companion].name}."


def standings(view: View, names: Sequence[str]) -> list[str]:
    """How each player stands at the end."""
    return [
        f"{names[p.seat]}, {form(view, p)}: {some(p.hp, 'HP').removesuffix('s') if p.hp else 'out of the game'}"
        for p in view.players
    ]
