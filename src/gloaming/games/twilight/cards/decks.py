"""The four ready decks: how many of which card, in the order they are shown."""

from gloaming.games.twilight.cards.card import Deck


def deck(name: str, deity: str, cards: str) -> Deck:
    """A ready deck from its list: the cards with a number before each, and a semicolon between them."""
    counted = (one.split(" ", 1) for one in cards.split("; "))
    return Deck(name=name, deity=deity, cards={card: int(copies) for copies, card in counted})


DECKS = (
    deck(
        "The Last Legions",
        "Mars",
        "3 Stoic Legionnaires; 3 Hunnic Outriders; 3 Vandal Reavers; 2 Gothic Foederati; 2 Murmillo of Capua; "
        "2 Eagle Bearer; 3 Lex Talionis; 3 Plunder the Baggage; 1 Forced March; 2 Altar of Thermopylae; "
        "2 Burning Villas; 2 Cataphract Wedge; 2 Ulfhednar Wolf-Coats; 2 Ballista Crew of the Limes; "
        "3 Frankish Axe-Throwers; 2 Ravage the Provinces; 2 Cut Down the Herald; 1 Funeral Games; 1 Marching Camp; "
        "1 Every Tenth Man; 1 Grizzled Centurion; 2 Praetorian Guard; 1 Attila, Scourge of Nations; "
        "1 Sack of the Eternal City; 1 Barcid War Elephants; 1 The Gates of Janus Stand Open; "
        "1 Vengeance of the Legions",
    ),
    deck(
        "The Peacock Court",
        "Hera",
        "2 Borderland Scout; 3 Corrupt Tribune; 2 Palace Confidante; 3 Poisoned Knife; 3 Spring the Snare; "
        "2 Bargain Under Two Seals; 2 Letter of Forged Seal; 1 Silk-Road Broker; 2 Web of Informants; "
        "2 Recalled to Court; 3 Delegate of the Senate; 2 Mischievous Nymph; 2 Leper Quarter; 2 Delphaic Vision; "
        "1 Tribune's Veto; 3 Masked Conspirator; 1 Hostage Prince; 2 Marriage of Rivals; 2 Bought Loyalty; "
        "2 Night of Whispering Envoys; 1 Loki in Exile; 1 Emperor's Decree; 1 Galla Placidia, Regent of the West; "
        "2 Argos of the Hundred Eyes; 1 Congress of Masks; 1 Every Debt Falls Due; 1 Hall of Embassies",
    ),
    deck(
        "The Grove of Knives",
        "Reader of Portents",
        "3 Fen Candle; 3 Hedge Druid; 3 Bog Thrall; 2 Raven of the Three Sisters; 2 Barrow Shade; "
        "2 Cut the Mistletoe; 2 Libation of the White Bull; 3 Cult Initiate; 2 Curse Tablet from Bath; "
        "3 Whispers in the Cairn; 2 Pool of Votive Blades; 2 Banshee of the Moor; 2 Kelpie of the Ford; "
        "2 Taker of Heads; 1 Five Signs in the Entrails; 3 Unspeak the Name; 1 Cult of the Severed Head; "
        "2 Grove of Listening Yews; 1 Haruspex of the Marsh; 2 Samhain Summons; 1 Stonehenge; "
        "1 Gwyn ap Nudd, Master of the Hunt; 2 The Wicker Giant; 1 Skinless Rider of the Tide; "
        "1 Night Without Stars; 1 Rend the Tenfold Veil",
    ),
    deck(
        "The Storm-Walled City",
        "Enlil",
        "3 Terracotta Warrior; 3 Keeper of the Threshold; 3 Molossian Mastiff; 2 Mudbrick Mason; 3 Barley and Oil; "
        "2 Chain Across the Harbour; 3 Oath at the Threshold; 2 Reed-Marsh Fisher; 1 Household Rites; "
        "1 Verdant Oasis; 3 Youthful Troll; 3 Stormchaser Oracle; 3 Lamassu of the Gate; 2 Ziggurat Steward; "
        "2 Waters of the Apsu; 2 Right of Sanctuary; 1 Hydra Nest; 2 Theodosian Walls; 1 Covenant of Salt; "
        "1 Ishtar's Harvest; 1 Humbaba, Warden of Cedars; 2 Anzu Storm-Bird; 1 Gate of Ishtar; 1 Deluge of Ziusudra; "
        "1 Colossus of Rhodes, Re-raised; 1 Night Watch of Uruk",
    ),
)
