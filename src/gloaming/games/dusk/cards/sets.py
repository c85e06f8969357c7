"""The eighteen sets: six Phantoms, six Skills, six Weapons."""

from __future__ import annotations

from typing import Literal

from gloaming.kernel.frozen import Frozen

Kind = Literal["phantom", "skill", "weapon"]
KINDS: tuple[Kind, ...] = ("phantom", "skill", "weapon")


class CardSet(Frozen):
    """A stack of nine cards that one player takes; a Phantom also has a passive."""

    id: str
    kind: Kind
    name: str
    style: str
    identity: str
    counter: str
    """How to play against it."""
    colour: str
    icon: str
    starter_keyword: str = ""
    """What the four starter cards of a Weapon share."""


SETS: tuple[CardSet, ...] = (
    CardSet(
        "marrow_knight",
        "phantom",
        "The Marrow Knight",
        "defensive",
        ("A slow wall of bone: broken armour becomes Shards, and Shards become armour, leverage or a storm of teeth."),
        ("Criticals and MOMENTUM skip the armour he lives on; keep out of ranges 1 and 2 and starve him of blocks."),
        "#D8C9A0",
        "black-knight-helm",
    ),
    CardSet(
        "madame",
        "phantom",
        "The Madame",
        "control",
        (
            "Hostess and puppeteer: she decides where the guests stand, and every step taken against her wishes "
            "costs them a card."
        ),
        (
            "Act before her table is laid: attack without moving first, keep cheap cards to pay her, cancel or "
            "outlast her persistents."
        ),
        "#8E2A5B",
        "carnival-mask",
    ),
    CardSet(
        "tallow_beadle",
        "phantom",
        "The Tallow Beadle",
        "positional",
        ("Plants burning Wicks and fights from their light, so that one Phantom threatens several ranges at once."),
        "Walk over the Wicks, cut them down with CLEAVE or SMITE, and strike while none are lit.",
        "#E39A2D",
        "candle-light",
    ),
    CardSet(
        "vitrine",
        "phantom",
        "The Vitrine",
        "tempo",
        ("A cabinet of living glass that burns its own cards for Shards and then breaks them all in one bright turn."),
        (
            "It eats its own deck: destroy the EMPOWER cards before the Shards are spent, press early, and make "
            "the long game short of cards."
        ),
        "#6FC7D1",
        "cracked-glass",
    ),
    CardSet(
        "harrow_hare",
        "phantom",
        "The Harrow Hare",
        "mobility",
        "Never where the blow lands: extra steps, counter-steps, and strikes made on the run.",
        (
            "PARALYZE and taxes on movement, BRACE against the run-in, and MELODY, TANGLE or SMITE, which do not "
            "care about one more step."
        ),
        "#8FA35A",
        "rabbit-head",
    ),
    CardSet(
        "drowned_notary",
        "phantom",
        "The Drowned Notary",
        "attrition",
        "Audits hand, deck and Void: every card the others lose is entered, and collected with interest.",
        (
            "It is slow to wound: race it, carry SACROSANCT cards, avoid Dodges and Holds, and keep two cards "
            "back for the end of the round."
        ),
        "#2E6E78",
        "quill-ink",
    ),
    CardSet(
        "hedge_walking",
        "skill",
        "Hedge-Walking",
        "mobility",
        "Footwork for bad light: half steps and slips that turn a near miss into an exact range.",
        "It adds steps, not damage: PARALYZE, BRACE and attacks that ignore range make the steps worthless.",
        "#6A5FB0",
        "footsteps",
    ),
    CardSet(
        "doorstep_chalk",
        "skill",
        "Doorstep Chalk",
        "defensive",
        "Lines, rings and seals that stop blows, spoil dice and put armour back.",
        (
            "Wards answer declared attacks: spread damage over turns, use OVERPOWER and forced moves, and wear "
            "the hand down before striking."
        ),
        "#C9D3D6",
        "pentacle",
    ),
    CardSet(
        "ropewalk_tricks",
        "skill",
        "Ropewalk Tricks",
        "control",
        "Ties feet, tongues and hands: it buys turns by making the simple things expensive.",
        "Every knot has an end: spend the card to slip it, destroy it, or strike from where you stand.",
        "#8A6B3D",
        "knot",
    ),
    CardSet(
        "scarlet_usury",
        "skill",
        "Scarlet Usury",
        "aggressive",
        "Pays in armour and cards for the next blow; ahead on damage or out of cards.",
        ("Survive the turn it spends everything: block the first card, then hit the emptied hand and opened armour."),
        "#B3202A",
        "bleeding-wound",
    ),
    CardSet(
        "almanac",
        "skill",
        "Almanac",
        "tempo",
        "Reads tomorrow: better dice, better draws, an extra hour when it matters.",
        ("Knowledge is not armour: attack the hand, answer its free cards, and force it to spend corrections early."),
        "#3F66B0",
        "calendar",
    ),
    CardSet(
        "sexton_rites",
        "skill",
        "Sexton Rites",
        "attrition",
        ("Keeps the graves: spent cards are tools, the Void is a loan, and nothing stays buried that is still useful."),
        ("It needs a full Boneyard and time: strike early, banish what it saves, and do not let it set up pairs."),
        "#55705A",
        "graveyard",
    ),
    CardSet(
        "steeple_maul",
        "weapon",
        "Steeple Maul",
        "aggressive",
        "Heavy short swings that open armour, shove and stagger.",
        "Stay beyond range 4, and give it locations that are already bare: CRUSH needs armour to break.",
        "#A9743A",
        "thor-hammer",
        "CRUSH",
    ),
    CardSet(
        "stubble_sickles",
        "weapon",
        "Stubble Sickles",
        "aggressive",
        "Close work at range 2: many small hits, each extra one paid for with a card.",
        ("Keep off range 2, block the base hit and let it empty its own hand; QUELL stops all its twos at once."),
        "#7F9B3A",
        "hook-swords",
        "PAIRED",
    ),
    CardSet(
        "drovers_lance",
        "weapon",
        "Drover's Lance",
        "mobility",
        "Run, then strike past the armour; or plant the shaft and let them run onto it.",
        (
            "It must move before it hits: PARALYZE, tax its moves, stand where its exact move does not fit, or "
            "answer with BRACE."
        ),
        "#9A4A2A",
        "boar-tusks",
        "MOMENTUM",
    ),
    CardSet(
        "trawl_chain",
        "weapon",
        "Trawl Chain",
        "control",
        "Reaches everything inside its length, drags the catch about and sometimes keeps it.",
        "Its values are low and easy to block; stand outside its length, and pay to leave the net at once.",
        "#4D7488",
        "harpoon-chain",
        "TANGLE",
    ),
    CardSet(
        "waders_bow",
        "weapon",
        "Wader's Bow",
        "control",
        "Patience at long range: high values that are hard to block and dice that are chosen, not suffered.",
        "Close in: below range 4 it holds dead numbers; short steps spoil its exact distance.",
        "#6F93AE",
        "heron",
        "ACCURATE",
    ),
    CardSet(
        "dirge_fiddle",
        "weapon",
        "Dirge Fiddle",
        "tempo",
        ("Sound knows no distance: weak notes that reach every hex, and slow music that costs the listener time."),
        "Its notes miss on a 2 and never crit off range: armour, low blocks and pressing forward beat it.",
        "#7C4D99",
        "violin",
        "MELODY",
    ),
)

SET_NUMBER = {one.id: number for number, one in enumerate(SETS)}
