"""What is printed on each card: its back, what it costs, and what it brings to the Combat Field.

One line for each card, in the order of the pool: a figure that changes is a decision, and changes here too.
"""

from __future__ import annotations

from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.power import NUMERALS, Units
from tests.proof import rule


def units(power: Units) -> str:
    return " + ".join(f"{count} {NUMERALS[level]}" for level, count in enumerate(power, 1) if count)


def figures(card: Card) -> str:
    brings = {
        "creature": f"{card.fight}/{card.life}",
        "fortification": " or ".join(card.directions),
        "intrigue": f"upkeep {units(card.upkeep)}",
        "scheme": "",
    }[card.kind]
    marks = [f"armor {card.armor}" if card.armor else "", "epic" if card.epic else "", "mini" if card.mini else ""]
    face = [f"costs {units(card.cost)}" if any(card.cost) else "", brings, *marks]
    return f"{card.name}: {NUMERALS[card.aspect]}; {', '.join(filter(None, face))}"


PRINTED = """\
Stoic Legionnaires: I; costs 1 I, 2/1
Hunnic Outriders: I; costs 1 I, 2/1
Vandal Reavers: I; costs 2 I, 3/2
Gothic Foederati: I; costs 2 I, 1/3
Murmillo of Capua: I; costs 1 I, 2/1
Eagle Bearer: I; costs 2 I, 1/2
Cataphract Wedge: II; costs 1 I + 1 II, 4/2
Ulfhednar Wolf-Coats: II; costs 1 II, 3/1
Ballista Crew of the Limes: II; costs 1 I + 1 II, 1/2
Frankish Axe-Throwers: II; costs 1 I + 1 II, 3/2
Grizzled Centurion: II; costs 1 I + 1 II, 3/2
Praetorian Guard: III; costs 2 I + 1 II + 1 III, 4/4, armor 2
Attila, Scourge of Nations: III; costs 2 I + 2 II + 1 III, 5/4, epic
Barcid War Elephants: III; costs 1 I + 1 II + 1 III, 4/4
Altar of Thermopylae: I; costs 4 I, S
Marching Camp: II; costs 2 II, N or E
Burning Villas: I; costs 2 I, upkeep 1 I
Funeral Games: II; costs 1 II, upkeep 1 I
The Gates of Janus Stand Open: III; costs 1 I + 1 II + 1 III, upkeep 1 II
Lex Talionis: I; costs 1 I
Plunder the Baggage: I; costs 1 I
Forced March: I; costs 1 I
Ravage the Provinces: II; costs 2 I + 1 II
Cut Down the Herald: II; costs 1 I + 1 II
Every Tenth Man: II; costs 2 II
Sack of the Eternal City: III; costs 1 I + 2 II + 2 III, epic
Vengeance of the Legions: III; costs 1 I + 1 II + 1 III
Borderland Scout: I; costs 1 I, 1/1
Corrupt Tribune: I; costs 2 I, 1/2
Palace Confidante: I; costs 1 I, 1/2
Silk-Road Broker: I; costs 2 I, 2/2
Delegate of the Senate: I; costs 2 I, 1/3
Mischievous Nymph: II; costs 2 I + 1 II, 0/4
Masked Conspirator: II; costs 1 I + 1 II, 2/3
Hostage Prince: II; costs 1 II, 1/2
Loki in Exile: III; costs 3 I + 1 II + 1 III, 3/1, armor 1, epic
Galla Placidia, Regent of the West: III; costs 1 I + 1 II + 1 III, 3/5, epic
Argos of the Hundred Eyes: III; costs 1 I + 1 II + 1 III, 4/5
Leper Quarter: II; costs 1 II, S or W
Hall of Embassies: III; costs 1 I + 1 II + 1 III, N or E
Web of Informants: I; costs 2 I, upkeep 1 I
Marriage of Rivals: II; costs 1 I + 1 II, upkeep 1 I
Congress of Masks: III; costs 1 I + 1 II + 1 III, upkeep 1 II
Poisoned Knife: I; costs 1 I
Spring the Snare: I; costs 1 I
Bargain Under Two Seals: I; costs 2 I
Letter of Forged Seal: I; costs 1 I
Recalled to Court: I; costs 2 I
Delphaic Vision: II; costs 1 II
Tribune's Veto: II; costs 1 I + 2 II
Bought Loyalty: II; costs 2 II
Night of Whispering Envoys: II; costs 1 I + 1 II
Emperor's Decree: III; costs 2 I + 2 II + 2 III, epic
Every Debt Falls Due: III; costs 1 I + 1 II + 1 III
Fen Candle: I; costs 1 I, 1/1
Hedge Druid: I; costs 1 I, 1/1
Bog Thrall: I; costs 1 I, 2/1
Raven of the Three Sisters: I; costs 2 I, 1/2
Barrow Shade: I; costs 2 I, 2/2
Cult Initiate: I; costs 1 I, 1/1
Banshee of the Moor: II; costs 1 I + 1 II, 2/1
Kelpie of the Ford: II; costs 1 I + 1 II, 2/2
Taker of Heads: II; costs 1 I + 1 II, 2/2
Haruspex of the Marsh: II; costs 1 I + 1 II, 1/2
Gwyn ap Nudd, Master of the Hunt: III; costs 1 I + 2 II + 1 III, 4/3, epic
The Wicker Giant: III; costs 1 I + 1 II + 1 III, 4/3
Skinless Rider of the Tide: III; costs 1 I + 1 II + 1 III, 4/2
Pool of Votive Blades: I; costs 2 I, S or W
Grove of Listening Yews: II; costs 2 II, N or W
Stonehenge: III; costs 2 I + 2 II + 3 III, W, epic
Whispers in the Cairn: I; costs 2 I, upkeep 1 I
Cult of the Severed Head: II; costs 1 I + 1 II, upkeep 1 II
Cut the Mistletoe: I; costs 1 I
Libation of the White Bull: I; costs 1 I
Curse Tablet from Bath: I; costs 2 I
Five Signs in the Entrails: II; costs 1 I + 2 II
Unspeak the Name: II; costs 1 I + 1 II
Samhain Summons: II; costs 1 II
Night Without Stars: III; costs 1 I + 2 II + 2 III, epic
Rend the Tenfold Veil: III; costs 1 II + 1 III
Terracotta Warrior: I; costs 2 I, 1/1, armor 1
Keeper of the Threshold: I; costs 1 I, 0/3
Molossian Mastiff: I; costs 1 I, 1/2
Mudbrick Mason: I; costs 1 I, 1/1
Reed-Marsh Fisher: I; costs 2 I, 1/2
Youthful Troll: II; costs 1 I + 1 II, 3/3
Stormchaser Oracle: II; costs 2 I + 2 II, 4/4, armor 1
Lamassu of the Gate: II; costs 2 I + 1 II, 2/5
Ziggurat Steward: II; costs 1 I + 1 II, 1/3
Humbaba, Warden of Cedars: III; costs 2 I + 2 II + 1 III, 5/6, armor 1, epic
Anzu Storm-Bird: III; costs 1 I + 2 II + 1 III, 4/4
Colossus of Rhodes, Re-raised: III; costs 2 I + 1 II + 2 III, 4/7, armor 1
Verdant Oasis: I; costs 2 I, S
Hydra Nest: II; costs 2 II, S or E
Theodosian Walls: II; costs 1 I + 2 II, N or W
Gate of Ishtar: III; costs 1 I + 2 II + 2 III, N or E, epic
Household Rites: I; costs 2 I, upkeep 1 I
Covenant of Salt: II; costs 1 I + 1 II, upkeep 1 I
Ishtar's Harvest: III; costs 1 I + 1 II + 1 III, upkeep 1 I + 1 II
Night Watch of Uruk: III; costs 1 II + 1 III, upkeep 1 II
Barley and Oil: I; costs 1 I
Chain Across the Harbour: I; costs 1 I
Oath at the Threshold: I; costs 1 I
Waters of the Apsu: II; costs 1 I + 1 II
Right of Sanctuary: II; costs 2 II
Deluge of Ziusudra: III; costs 2 I + 1 II + 2 III, epic
Leper: I; 0/1, mini
Hydra: I; 2/2, mini
Terracotta Warrior: I; 1/1, armor 1, mini
Loki in Exile: I; 3/1, armor 1, epic, mini
Wisp: I; 1/1, mini
"""

REQUIRED = """\
Mars: 10 Aggression
Sekhmet: 10 Aggression
Andraste: 8 Aggression and 8 Mysticism
Hera: 10 Negotiation
Mithras: 10 Negotiation
Janus: 8 Negotiation and 8 Sanctuary
Reader of Portents: 10 Mysticism
Hel: 10 Mysticism
Hecate: 8 Mysticism and 8 Negotiation
Enlil: 10 Sanctuary
Bes: 10 Sanctuary
Heimdall: 8 Sanctuary and 8 Aggression
"""


@rule("TG-047")
def test_the_figures_of_every_card():
    assert [figures(card) for card in FACES] == PRINTED.splitlines()


@rule("TG-030")
def test_what_every_deity_requires_of_a_deck():
    required = [(deity.name, deity.requirement.items()) for deity in DEITIES]
    told = [f"{name}: {' and '.join(f'{least} {faction}' for faction, least in of)}" for name, of in required]
    assert told == REQUIRED.splitlines()
