"""Everything on the table as things to look at."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.twilight import words
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.games.twilight.power import LEVEL_NAMES, NO_POWER
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import ItemView, PermanentView, Place, PlayerView, Seen, View
from gloaming.pieces.words import listed, owner_of
from gloaming.terminal.panel import Key, Thing
from gloaming.terminal.twilight import chain, known, sentences, symbols
from gloaming.terminal.twilight.field import in_order
from gloaming.terminal.twilight.mats import aspect_key


def facts(card: Card) -> str:
    """What kind of card it is, what it costs, its keywords, its Heresy."""
    kind = symbols.KINDS[card.kind][1]
    said = [f"{card.faction} {kind}, costs {words.units(card.cost)}, {LEVEL_NAMES[card.aspect]} back."]
    if card.mini:
        said = [f"{card.faction} Mini-card."]
    if card.kind == "creature":
        said.append(f"Fight {card.fight}, Life {card.life}.")
    if card.upkeep != NO_POWER:
        said.append(f"Upkeep {words.units(card.upkeep)}.")
    if card.directions:
        said.append(f"Built in the {' or '.join(words.COMPASS[direction] for direction in card.directions)}.")
    if card.heresy:
        said.append(f"Heresy: {card.heresy}")
    said += [f"{KEYWORDS[word].name}: {KEYWORDS[word].text}" for word in card.keywords if word in KEYWORDS]
    return " ".join(said)


def face_thing(key: Key, face: int) -> Thing:
    """A card the viewer knows."""
    return Thing(key, FACES[face].name, facts(FACES[face]), FACES[face].says)


def _permanent(one: PermanentView, view: View, names: Sequence[str]) -> Thing:
    state = sentences.say_permanent(one, view, names)
    return Thing(
        ("card", one.card), FACES[one.face].name, f"Now {state}. {facts(FACES[one.face])}", FACES[one.face].says
    )


def _aspect(view: View, player: PlayerView, slot: int, names: Sequence[str]) -> Thing:
    one = player.resources[slot]
    key = aspect_key(player.seat, slot)
    where = f"{owner_of(names, player.seat)} Resource Area"
    state = "fresh" if one.fresh else "exhausted"
    title = f"{LEVEL_NAMES[one.seen.level]} Aspect {slot + 1} of {where}"
    if one.seen.face is None:
        rumours = [
            f"{known.whisper(whisper, names)}."
            for whisper in view.whispers
            if Place(player.seat, "resources", one.seen.level) in whisper.places
        ]
        return Thing(key, title, " ".join(rumours), f"Face down, {state}. You do not know its face.")
    card = FACES[one.seen.face]
    side = "Manifested, face up" if one.face_up else "Face down; you know it"
    return Thing(key, title, facts(card), f"{side}, {state}: {card.name}. Heresy: {card.heresy or 'none'}")


def _stack(slot: int, seen: Seen) -> Thing:
    title = f"{LEVEL_NAMES[seen.level]} Aspect {slot + 1} of your Aspect Stack"
    if seen.face is None:
        return Thing(("stack", slot), title, "", "You do not know its face.")
    card = FACES[seen.face]
    return Thing(("stack", slot), title, facts(card), f"You know it: {card.name}.")


def deity_thing(key: Key, number: int) -> Thing:
    """A Deity with all parts of its power."""
    deity = DEITIES[number]
    when = {
        "any": "at any time",
        "before_blocks": "before blockers are declared",
        "after_attackers": "after attackers are declared",
        "when_attacked": "when you are attacked",
    }[deity.when]
    parts = [
        f"{'With Conviction: ' if part.conviction else ''}{'(passive) ' if part.kind == 'passive' else ''}{part.text}"
        for part in deity.parts
    ]
    needs = listed([f"{n} {faction}" for faction, n in deity.requirement.items()])
    return Thing(key, deity.name, f"Used {when}. A deck for it needs {needs} cards.", " ".join(parts))


def _item(item: ItemView, view: View, names: Sequence[str]) -> Thing:
    at = chain.aims(view, item, names)
    whose = "Yours" if names[item.seat] == "You" else f"{names[item.seat]}'s"
    return Thing(("item", item.depth), chain.title(item), f"{whose}{f', aimed at {at}' if at else ''}.", item.text)


def _player_rows(view: View, player: PlayerView, names: Sequence[str]) -> list[list[Thing]]:
    mat = [Thing(("seat", player.seat), names[player.seat], "", sentences.say_stacks(player))]
    if player.deity != NOTHING:
        mat.append(deity_thing(("power", player.seat), player.deity))
    mat += [_aspect(view, player, slot, names) for slot in range(len(player.resources))]
    if player.seat == view.seat:
        mat += [_stack(slot, seen) for slot, seen in enumerate(player.aspects)]
    field = [_permanent(one, view, names) for one in view.field if one.controller == player.seat]
    return [mat, field]


def _cards(cards: Sequence[Seen]) -> list[Thing]:
    return [
        face_thing(("card", seen.card), seen.face) for seen in cards if seen.card is not None and seen.face is not None
    ]


def rows(view: View, names: Sequence[str]) -> list[list[Thing]]:
    """The chain, player by player, the viewer's Hand, then the stacks."""
    table = [[_item(item, view, names) for item in reversed(view.chain)]]
    players = [player for player in in_order(view) if not player.out]
    for player in players:
        table += _player_rows(view, player, names)
    if view.seat is not None:
        table.append(_cards(view.players[view.seat].hand))
    if view.draft is not None:
        table.append(_cards(view.draft.pack))
        table.append([deity_thing(("deity", number), number) for number in (*view.draft.offered, *view.draft.deities)])
        table.append(_cards(view.draft.cards))
    for player in view.players:
        table.append(_cards([*player.discard, *player.destroyed, *player.set_aside]))
        if player.seat != view.seat:
            table.append(_cards([*player.hand]))
        table.append(_cards([deep.seen for deep in player.life_known]))
    return [row for row in table if row]


def catalogue() -> list[Thing]:
    """Every card, Deity and keyword of the game."""
    return [
        *(face_thing(("face", number), number) for number in range(len(FACES))),
        *(deity_thing(("deity", number), number) for number in range(len(DEITIES))),
        *(Thing(("keyword", n), word.name, "", word.text) for n, word in enumerate(KEYWORDS.values())),
    ]
