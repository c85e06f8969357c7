"""What a question leads to, in one line: whom a spell reaches, what damage leaves of them, what an answer gives up."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.casting_shadows import words
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.characters import CHARACTERS, TRANSFORM_COST
from gloaming.games.casting_shadows.options import Cast
from gloaming.games.casting_shadows.resources import FRAGMENT
from gloaming.games.casting_shadows.rules.cast import CastAttack, damage_to
from gloaming.games.casting_shadows.rules.damage import Damage
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.pieces.words import Names, listed, whom

ALWAYS = {
    "character": "Each begins at its own home and becomes another shadow.",
    "second_step": "The second step costs nothing more.",
    "power": "What you do not spend now stays in your Pool.",
    "pay": "What you give leaves your Pool.",
    "convert": "What you give up leaves your Pool, and what it becomes is there at once.",
    "reroll": "Choose the dice you do not want, then roll them once more.",
    "give": "The Spell you give goes to the discard pile and leaves its page free.",
    "room": "It goes to the discard pile.",
    "summon": "It stays with you to the end, and works in the turns of others too.",
    "flee": "A Spell that no longer reaches you misses.",
    "leap": "You go there, and every enemy on that tile is struck.",
    "push": "All enemies here go to the tile you choose.",
}
"""By topic, what a question leads to whenever it is asked."""


def say_consequence(pos: CastingPosition, names: Names) -> str:
    """What the question leads to, in one line."""
    ask = pos.ask
    if ask is None:
        return ""
    player, rule = pos.players[ask.seat], pos.running
    character = CHARACTERS[player.character]
    match ask.topic:
        case "act":
            spells = (option.card for option in ask.options if isinstance(option, Cast))
            attack = next((card for card in spells if CARDS[card].kind == "attack"), None)
            return "" if attack is None else _reaches(pos, ask.seat, attack, names)
        case "target" if isinstance(rule, CastAttack):
            everyone = " It strikes every enemy on the tile." if CARDS[rule.card].strike.at == "hex" else ""
            return _reaches(pos, ask.seat, rule.card, names) + everyone
        case "target":
            return character.text
        case "follow_up":
            return CARDS[player.companion].text
        case "grant":
            return pos.tile(player.hex).text
        case "targeted":
            spell = pos.nearest(CastAttack)
            return _leaves(pos, ask.seat, damage_to(pos, ask.seat, CARDS[spell.card].strike)[spell.times - 1], names)
        case "damaged":
            return _leaves(pos, ask.seat, dict(pos.nearest(Damage).hits)[ask.seat], names)
        case "absorb" if player.shadow:
            return "Shadow energy pays for your ability."
        case "absorb":
            most = player.energy + pos.pool().counts[FRAGMENT]
            far = "" if most >= TRANSFORM_COST else f": you would have {most}"
            return f"{TRANSFORM_COST} shadow energy let you become {character.shadow_form}{far}."
        case "transform":
            return f"{character.shadow_form}: {character.text} A companion comes with it."
        case topic:
            return ALWAYS[topic]


def _reaches(pos: CastingPosition, seat: int, card: int, names: Names) -> str:
    """Whom a spell reaches from where its caster stands, and what it may do to them."""
    strike = CARDS[card].strike
    by_damage: dict[tuple[int, ...], list[str]] = {}
    for enemy in pos.enemies_on(seat, pos.spell_reach(seat, strike.range)):
        by_damage.setdefault(damage_to(pos, enemy, strike), []).append(whom(names, enemy))
    parts = [f"{listed(hit)}: {_or(damage)} damage" for damage, hit in by_damage.items()]
    return f"{words.card(card)} reaches {'; '.join(parts)}."


def _leaves(pos: CastingPosition, seat: int, damage: int, names: Names) -> str:
    """What damage would leave of a player."""
    left = pos.players[seat].hp - damage
    return f"{damage} damage: {whom(names, seat)} would {f'have {left} HP left' if left > 0 else 'fall'}."


def _or(numbers: Sequence[int]) -> str:
    return listed([str(number) for number in numbers], "or")
