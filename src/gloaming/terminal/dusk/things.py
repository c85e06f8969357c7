"""Everything on the table as things to look at, and the table in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from gloaming.games.dusk import words
from gloaming.games.dusk.arena import ARENAS
from gloaming.games.dusk.cards import CARDS, FIRST_BASIC, POOL, SETS
from gloaming.games.dusk.cards.basic import BASIC
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.content import KEYWORDS
from gloaming.games.dusk.state import LOCATIONS, NOTHING
from gloaming.games.dusk.view import PlayerView, View
from gloaming.pieces.words import does, listed, some
from gloaming.terminal.dusk import reach, symbols
from gloaming.terminal.panel import Key, Thing, whose_turn

BLANK = "."


def card_key(number: int) -> Key:
    return ("card", number)


def card_thing(number: int) -> Thing:
    """A card that the viewer knows."""
    return Thing(card_key(number), CARDS[number].name, _facts(CARDS[number]), CARDS[number].text)


def _facts(card: Card) -> str:
    """Its type and value, and what those keywords mean that its text does not explain."""
    if card.pool == "basic":
        return ""
    facts = f"{card.type.capitalize()}{f', value {card.value}' if card.value else ''}."
    unsaid = [word for word in card.powers if f"{word}:" not in card.text and word in KEYWORDS]
    return " ".join([facts, *(f"{word}: {KEYWORDS[word]}" for word in unsaid)])


def set_thing(number: int) -> Thing:
    one = SETS[number]
    return Thing(("set", number), one.name, f"A {one.style} {one.kind}. Against it: {one.counter}", one.identity)


def hex_thing(view: View, number: int, names: Sequence[str]) -> Thing:
    """A hex: who stands there, and how far it is from the viewer."""
    here = next((player.seat for player in view.players if player.hex == number), None)
    text = f"{does(names[here], 'stand')} here." if here is not None else ""
    if number in view.wicks:
        text = "A Wick burns here."
    facts = ""
    if view.seat is not None and view.players[view.seat].hex >= 0 and here != view.seat:
        facts = f"At range {ARENAS[view.arena].distance[view.players[view.seat].hex][number]} from you."
    return Thing(("hex", number), f"Hex {reach.place(view, number)}", facts, text)


def _player_things(view: View, player: PlayerView, names: Sequence[str]) -> list[Thing]:
    things = [Thing(("seat", player.seat), names[player.seat], "", _say_player(view, player, names))]
    if player.passive != NOTHING:
        things.append(card_thing(player.passive))
    things += [card_thing(one.card) for one in view.in_play if one.holder == player.seat]
    things += [set_thing(number) for number in (player.phantom, player.skill, player.weapon) if number != NOTHING]
    return things


def rows(view: View, names: Sequence[str]) -> list[list[Thing]]:
    """The arena row by row, the viewer's hand, what is on the stack, then player by player."""
    cells = ARENAS[view.arena].cells
    table = [
        [hex_thing(view, number, names) for number in row]
        for _, row in groupby(range(len(cells)), key=lambda number: cells[number][1])
    ]
    if view.seat is not None:
        player = view.players[view.seat]
        table.append([card_thing(card) for card in (*player.hand, *player.picks) if card is not None])
    table.append([card_thing(card) for card in view.table])
    table += [_player_things(view, player, names) for player in view.players if not player.out]
    table.append(_asked_about(view, {thing.key for row in table for thing in row}))
    return [row for row in table if row]


def _asked_about(view: View, shown: set[Key]) -> list[Thing]:
    """Cards and sets that are on offer and lie nowhere on the table: of the box, the Boneyard, the deck."""
    options = view.ask.options if view.ask is not None else ()
    cards = {card_key(option.card): card_thing(option.card) for option in options if hasattr(option, "card")}
    sets = {("set", option.set): set_thing(option.set) for option in options if hasattr(option, "set")}
    return [thing for key, thing in {**cards, **sets}.items() if key not in shown]


def catalogue() -> list[Thing]:
    """Every card and set of the game, and every keyword."""
    numbers = [*range(len(POOL)), *sorted({FIRST_BASIC + BASIC.index(card) for card in BASIC})]
    return [
        *map(card_thing, numbers),
        *map(set_thing, range(len(SETS))),
        *(Thing(("keyword", number), word, "", text) for number, (word, text) in enumerate(KEYWORDS.items())),
    ]


# In sentences.


def describe(view: View, names: Sequence[str]) -> list[str]:
    """The whole table, for those who read line by line."""
    said = [_say_turn(view, names), *_map(view)]
    said += [_say_player(view, player, names) for player in view.players]
    if view.wicks:
        said.append(f"Wicks burn on {listed([reach.place(view, place) for place in view.wicks])}.")
    if view.seat is not None and view.round:
        hand = [_say_card(card) for card in view.players[view.seat].hand if card is not None]
        said.append(f"Your hand: {listed(hand) or 'empty'}.")
        boneyard = view.players[view.seat].boneyard or ()
        said.append(f"Your Boneyard: {words.cards(boneyard) or 'empty'}.")
    if view.stack:
        waiting = "; then ".join(symbols.unresolved(one, names) for one in reversed(view.stack))
        said.append(f"To be resolved, the top first: {waiting}.")
    return said


def _say_turn(view: View, names: Sequence[str]) -> str:
    if not view.round:
        return "Decks are being built and Phantoms placed."
    who = whose_turn(names, view.active)
    struck = ", the attack made" if view.attacked else ""
    return f"Round {view.round}, turn {view.turn}, {who}, {some(view.actions, 'action')} left{struck}."


def _map(view: View) -> list[str]:
    """The arena in letters: a line for each row, players by their number."""
    board = ARENAS[view.arena]
    least = min(2 * q + r for q, r in board.cells)
    lines = []
    for row, numbers in groupby(range(len(board.cells)), key=lambda number: board.cells[number][1]):
        line = ""
        for number in numbers:
            column = (2 * board.cells[number][0] + row - least) * 2
            line = line.ljust(column) + _letters(view, number)
        lines.append(line)
    players = ", ".join(f"P{player.seat + 1} is seat {player.seat + 1}" for player in view.players if player.hex >= 0)
    return [*lines, f"{players}; W is a Wick." if view.wicks else f"{players}." if players else "Nobody is placed yet."]


def _letters(view: View, number: int) -> str:
    here = next((player.seat for player in view.players if player.hex == number), None)
    if here is not None:
        return f"P{here + 1}"
    return "W" if number in view.wicks else reach.place(view, number)


def _say_card(number: int) -> str:
    card = CARDS[number]
    return card.name if card.is_number or not card.value else f"{card.name} ({card.value}, {card.type.lower()})"


def _say_player(view: View, player: PlayerView, names: Sequence[str]) -> str:
    name = names[player.seat]
    if player.out:
        return f"{does(name, 'are')} dispersed."
    sets = [SETS[number].name for number in (player.phantom, player.skill, player.weapon) if number != NOTHING]
    where = ""
    if player.hex >= 0:
        where = f" on {reach.place(view, player.hex)}"
        far = reach.distance(view, view.seat, player.seat) if view.seat is not None else None
        where += f" at range {far}" if far else ""
    bare = [str(location) for location in LOCATIONS if location not in player.armour]
    armour = f"no armour at {listed(bare)}" if bare else "all armour"
    said = [
        f"{name}, {listed(sets) or 'no sets yet'}{where}: {some(player.wounds, 'wound')} left, {armour}.",
        f"{some(len(player.hand), 'card')} in hand, {player.deck} in the deck, "
        f"{player.boneyard_size} in the Boneyard, {len(player.void)} in the Void.",
    ]
    if player.passive != NOTHING:
        side = "ready" if player.passive_ready else "used"
        shards = f", {some(player.shards, 'Shard')}" if player.shards else ""
        said.append(f"Passive {CARDS[player.passive].name} is {side}{shards}.")
    lying = [
        CARDS[one.card].name + (f" with {some(one.shards, 'Shard')}" if one.shards else "")
        for one in view.in_play
        if one.holder == player.seat
    ]
    said += [f"Before {'you' if name == 'You' else name}: {listed(lying)}."] if lying else []
    said += ["STUNNED."] if player.stunned else []
    said += ["May not move."] if player.held_still else []
    said += [f"In the Void: {words.cards(player.void)}."] if player.void else []
    return " ".join(said)


def standings(view: View, names: Sequence[str]) -> list[str]:
    """How each player stands at the end."""
    return [
        f"{names[p.seat]}, {SETS[p.phantom].name if p.phantom != NOTHING else 'no Phantom'}: "
        + ("dispersed" if p.out else f"{some(p.wounds, 'wound')} and {len(p.armour)} armour left")
        for p in view.players
    ]
