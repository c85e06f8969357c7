"""The eighteen sets: six Phantoms, six Skills, six Weapons."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec.structs import replace

from gloaming.kernel.frozen import Frozen

Kind = Literal["phantom", "skill", "weapon"]
KINDS: tuple[Kind, ...] = ("phantom", "skill", "weapon")


class CardSet(Frozen):
    """A stack of nine cards that one player takes; a Phantom also has a passive."""

    id: str
    name: str
    style: str
    kind: Kind
    colour: str
    icon: str
    starter_keyword: str = ""
    """What the four starter cards of a Weapon share."""
    identity: str = ""
    counter: str = ""
    """How to play against it."""

    def says(self, identity: str) -> CardSet:
        """The set with what it is like."""
        return replace(self, identity=identity)

    def countered(self, counter: str) -> CardSet:
        """The set with how to play against it."""
        return replace(self, counter=counter)


phantom = partial(CardSet, kind="phantom")
skill = partial(CardSet, kind="skill")
weapon = partial(CardSet, kind="weapon")


SETS: tuple[CardSet, ...] = (
    phantom("marrow_knight", "The Marrow Knight", "defensive", colour="#D8C9A0", icon="black-knight-helm")
    .says("A slow wall of bone: broken armour becomes Shards, and Shards become armour, leverage or a storm of teeth.")
    .countered(
        "Criticals and MOMENTUM skip the armour he lives on; keep out of ranges 1 and 2 and starve him of blocks."
    ),
    phantom("madame", "The Madame", "control", colour="#8E2A5B", icon="carnival-mask")
    .says(
        "Hostess and puppeteer: she decides where the guests stand, and every step taken against her wishes "
        "costs them a card."
    )
    .countered(
        "Act before her table is laid: attack without moving first, keep cheap cards to pay her, cancel or "
        "outlast her persistents."
    ),
    phantom("tallow_beadle", "The Tallow Beadle", "positional", colour="#E39A2D", icon="candle-light")
    .says("Plants burning Wicks and fights from their light, so that one Phantom threatens several ranges at once.")
    .countered("Walk over the Wicks, cut them down with CLEAVE or SMITE, and strike while none are lit."),
    phantom("vitrine", "The Vitrine", "tempo", colour="#6FC7D1", icon="cracked-glass")
    .says("A cabinet of living glass that burns its own cards for Shards and then breaks them all in one bright turn.")
    .countered(
        "It eats its own deck: destroy the EMPOWER cards before the Shards are spent, press early, and make the "
        "long game short of cards."
    ),
    phantom("harrow_hare", "The Harrow Hare", "mobility", colour="#8FA35A", icon="rabbit-head")
    .says("Never where the blow lands: extra steps, counter-steps, and strikes made on the run.")
    .countered(
        "PARALYZE and taxes on movement, BRACE against the run-in, and MELODY, TANGLE or SMITE, which do not "
        "care about one more step."
    ),
    phantom("drowned_notary", "The Drowned Notary", "attrition", colour="#2E6E78", icon="quill-ink")
    .says("Audits hand, deck and Void: every card the others lose is entered, and collected with interest.")
    .countered(
        "It is slow to wound: race it, carry SACROSANCT cards, avoid Dodges and Holds, and keep two cards back "
        "for the end of the round."
    ),
    skill("hedge_walking", "Hedge-Walking", "mobility", colour="#6A5FB0", icon="footsteps")
    .says("Footwork for bad light: half steps and slips that turn a near miss into an exact range.")
    .countered("It adds steps, not damage: PARALYZE, BRACE and attacks that ignore range make the steps worthless."),
    skill("doorstep_chalk", "Doorstep Chalk", "defensive", colour="#C9D3D6", icon="pentacle")
    .says("Lines, rings and seals that stop blows, spoil dice and put armour back.")
    .countered(
        "Wards answer declared attacks: spread damage over turns, use OVERPOWER and forced moves, and wear the "
        "hand down before striking."
    ),
    skill("ropewalk_tricks", "Ropewalk Tricks", "control", colour="#8A6B3D", icon="knot")
    .says("Ties feet, tongues and hands: it buys turns by making the simple things expensive.")
    .countered("Every knot has an end: spend the card to slip it, destroy it, or strike from where you stand."),
    skill("scarlet_usury", "Scarlet Usury", "aggressive", colour="#B3202A", icon="bleeding-wound")
    .says("Pays in armour and cards for the next blow; ahead on damage or out of cards.")
    .countered(
        "Survive the turn it spends everything: block the first card, then hit the emptied hand and opened armour."
    ),
    skill("almanac", "Almanac", "tempo", colour="#3F66B0", icon="calendar")
    .says("Reads tomorrow: better dice, better draws, an extra hour when it matters.")
    .countered(
        "Knowledge is not armour: attack the hand, answer its free cards, and force it to spend corrections early."
    ),
    skill("sexton_rites", "Sexton Rites", "attrition", colour="#55705A", icon="graveyard")
    .says("Keeps the graves: spent cards are tools, the Void is a loan, and nothing stays buried that is still useful.")
    .countered(
        "It needs a full Boneyard and time: strike early, banish what it saves, and do not let it set up pairs."
    ),
    weapon("steeple_maul", "Steeple Maul", "aggressive", colour="#A9743A", icon="thor-hammer", starter_keyword="CRUSH")
    .says("Heavy short swings that open armour, shove and stagger.")
    .countered("Stay beyond range 4, and give it locations that are already bare: CRUSH needs armour to break."),
    weapon(
        "stubble_sickles",
        "Stubble Sickles",
        "aggressive",
        colour="#7F9B3A",
        icon="hook-swords",
        starter_keyword="PAIRED",
    )
    .says("Close work at range 2: many small hits, each extra one paid for with a card.")
    .countered("Keep off range 2, block the base hit and let it empty its own hand; QUELL stops all its twos at once."),
    weapon(
        "drovers_lance", "Drover's Lance", "mobility", colour="#9A4A2A", icon="boar-tusks", starter_keyword="MOMENTUM"
    )
    .says("Run, then strike past the armour; or plant the shaft and let them run onto it.")
    .countered(
        "It must move before it hits: PARALYZE, tax its moves, stand where its exact move does not fit, or "
        "answer with BRACE."
    ),
    weapon("trawl_chain", "Trawl Chain", "control", colour="#4D7488", icon="harpoon-chain", starter_keyword="TANGLE")
    .says("Reaches everything inside its length, drags the catch about and sometimes keeps it.")
    .countered("Its values are low and easy to block; stand outside its length, and pay to leave the net at once."),
    weapon("waders_bow", "Wader's Bow", "control", colour="#6F93AE", icon="heron", starter_keyword="ACCURATE")
    .says("Patience at long range: high values that are hard to block and dice that are chosen, not suffered.")
    .countered("Close in: below range 4 it holds dead numbers; short steps spoil its exact distance."),
    weapon("dirge_fiddle", "Dirge Fiddle", "tempo", colour="#7C4D99", icon="violin", starter_keyword="MELODY")
    .says("Sound knows no distance: weak notes that reach every hex, and slow music that costs the listener time.")
    .countered("Its notes miss on a 2 and never crit off range: armour, low blocks and pressing forward beat it."),
)

SET_NUMBER = {one.id: number for number, one in enumerate(SETS)}
