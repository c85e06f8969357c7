"""What the words on cards mean, each with the rule behind it."""

from __future__ import annotations

from gloaming.kernel.frozen import Frozen


class Keyword(Frozen):
    """A word with one meaning."""

    name: str
    rule: str
    text: str


KEYWORDS: dict[str, Keyword] = {
    "armor": Keyword(
        "Armor X",
        "TG-399",
        (
            "Each separate instance of damage dealt to the bearer is lowered by X, never below 0. Several "
            "Armor values add up. A player's Life Stack can have Armor too: it lowers each instance of damage "
            "to that Life Stack, combat, Obliterate and Defile damage included, but not drawing, Decay or "
            "Destroying."
        ),
    ),
    "fleet": Keyword(
        "Fleet",
        "TG-400",
        (
            "A Creature with Fleet can be blocked only by Creatures with Fleet. Checked when blockers are "
            "declared or replaced; gaining Fleet later changes nothing."
        ),
    ),
    "overrun": Keyword(
        "Overrun",
        "TG-401",
        (
            "When this attacker is blocked, the part of its combat damage beyond the blocker's remaining Life "
            "goes to the attacked stack in that stack's damage step, as one instance. Count the damage after "
            "the blocker's Armor. Discard Stack: half of it, rounded up."
        ),
    ),
    "initiative": Keyword(
        "Initiative",
        "TG-402",
        (
            "Step d is split in two: first all Creatures with Initiative deal their combat damage, then all "
            "surviving Creatures without it. Two Creatures with Initiative strike together."
        ),
    ),
    "prescience": Keyword(
        "Prescience",
        "TG-403",
        (
            "Once per turn, where an ability of this card asks to exhaust it, its controller may place a "
            "Freeze marker on it instead, provided it has none; it need not be Fresh. The combat lock on "
            "declared attackers and blockers still applies. Freeze markers come off cards with Prescience in "
            "their controller's End Phase."
        ),
    ),
    "onrush": Keyword(
        "Onrush",
        "TG-404",
        "This Creature may attack on the turn it comes under its player's control.",
    ),
    "rooted": Keyword("Rooted", "TG-405", "This Creature cannot attack."),
    "lumbering": Keyword("Lumbering", "TG-406", "This Creature enters play Exhausted."),
    "watchful": Keyword("Watchful", "TG-407", "This Creature may block while Exhausted."),
    "doomed": Keyword(
        "Doomed",
        "TG-408",
        (
            "A doomed card is Destroyed instead of being Slain, and is Destroyed at the start of the next End "
            "Phase wherever it then is, Hand and Life Stack included."
        ),
    ),
    "requiem": Keyword(
        "Requiem",
        "TG-409",
        (
            "Triggers when this card is Destroyed from the Combat Field, a Discard Stack or a Hand (cards set "
            "aside to Seize count as Hand), except by Sacrifice. 'You' is the player who last controlled it "
            "or in whose stack or Hand it was."
        ),
    ),
    "deathbound": Keyword(
        "Deathbound",
        "TG-410",
        (
            "Triggers when this Creature goes from the Combat Field to a Discard Stack: Slain, or Discarded "
            "for the Creature Limit. 'You' is its last controller. A Mini-card is Destroyed instead and never "
            "triggers it."
        ),
    ),
    "obliterate": Keyword(
        "Obliterate X",
        "TG-411",
        (
            "If at least one card was Destroyed earlier this turn, X damage to one opponent's Life Stack as "
            "one instance; the cards lost go to the Destroyed Stack, not the Discard Stack. Otherwise "
            "nothing. Destruction by Sacrifice counts, unless the option faq_obliterate is on."
        ),
    ),
    "defile": Keyword(
        "Defile X",
        "TG-412",
        (
            "X points against one player: each Destroys one card of your choice in that player's Discard "
            "Stack; when the stack is empty, the points left over are one instance of damage to that player's "
            "Life Stack."
        ),
    ),
    "destroy_x": Keyword(
        "Destroy X",
        "TG-416",
        (
            "Destroy X cards of your choice in Discard Stacks, in any mix of players unless the text names "
            "one; fewer if there are fewer."
        ),
    ),
    "restore": Keyword(
        "Restore X",
        "TG-413",
        (
            "The player chooses up to X cards in own Discard Stack, shuffles them and puts them face down on "
            "the bottom of own Life Stack."
        ),
    ),
    "foresee": Keyword(
        "Foresee X",
        "TG-414",
        (
            "Look at the top X cards of a Life Stack; put any of them on the bottom and the rest back on top, "
            "both in any order."
        ),
    ),
    "manifest": Keyword(
        "Manifest",
        "TG-124",
        (
            "Turn one face-down Aspect of the stated type, in your own or an opponent's Resource Area, face "
            "up and resolve its Heresy. Fresh or Exhausted alike, each Aspect once per turn. Compulsory if "
            "one is available."
        ),
    ),
    "destroy": Keyword(
        "Destroy",
        "TG-121",
        "Put a card into its owner's Destroyed Stack, out of the game.",
    ),
    "discard": Keyword("Discard", "TG-122", "Put a card face up into a Discard Stack."),
    "slay": Keyword(
        "Slay",
        "TG-129",
        (
            "Put a Creature into its controller's Discard Stack; happens by an effect or at Life 0 or less. "
            "Slain and Destroyed are different events."
        ),
    ),
    "strike": Keyword(
        "Strike",
        "TG-415",
        ("The named Creature deals damage equal to its current Fight to the other one; nothing is dealt back."),
    ),
    "counter": Keyword(
        "Counter",
        "TG-356",
        (
            "Stop a pending Scheme, ability or Summon before it resolves. A Countered card goes to its "
            "controller's Discard Stack unless stated otherwise; costs stay paid."
        ),
    ),
    "exhaust": Keyword(
        "Exhaust",
        "TG-143",
        (
            "Turn a Fresh card to its Exhausted state. An Exhausted card can neither fight nor use Active "
            "Effects, and an Exhausted Intrigue does nothing."
        ),
    ),
    "refresh": Keyword("Refresh", "TG-127", "Turn an Exhausted card to its Fresh state."),
    "freeze": Keyword(
        "Freeze",
        "TG-015",
        (
            "Place a Freeze marker: the card does not refresh in the Refresh Phase. Markers come off at the "
            "end of its controller's Refresh Phase."
        ),
    ),
    "blessing": Keyword(
        "Blessing",
        "TG-417",
        (
            "A marker on a Creature, three at most. Each gives +1 Fight and +1 Life. A Creature whose Life "
            "falls to 0 by losing one is Slain."
        ),
    ),
    "damage_marker": Keyword(
        "Damage marker",
        "TG-277",
        "Each lowers its Creature's Life by one and stays until the Creature leaves play or is healed.",
    ),
    "recharge": Keyword(
        "Recharge",
        "TG-313",
        (
            "Replace an Aspect lost to a Heresy: a matching Aspect from the Aspect Stack enters the Resource "
            "Area Exhausted and the topmost match of the Life Stack goes to the Aspect Stack; with no match "
            "in the Aspect Stack it comes straight from the Life Stack, Exhausted."
        ),
    ),
    "sacrifice": Keyword(
        "Sacrifice",
        "TG-325",
        (
            "Destroy own Aspects exactly equal to a card's Summoning cost to Destroy that card, while it is "
            "being Summoned, in play or in a Discard Stack. Certain, unanswerable, and only as the first "
            "answer."
        ),
    ),
    "summon": Keyword("Summon", "TG-128", "Play a card from the Hand by paying its cost."),
    "trade": Keyword(
        "Trade",
        "TG-166",
        (
            "Swap Aspects with an opponent: freely from Hands, or forced when the top cards of both Life "
            "Stacks show the same Aspect."
        ),
    ),
    "seize": Keyword(
        "Seize",
        "TG-185",
        (
            "Set aside Hand cards equal to the Aspect's value plus two to take a matching Aspect; one of them "
            "is Destroyed, the others Discarded."
        ),
    ),
    "pay": Keyword("Pay", "TG-126", "Spend generated Power on a Summon or an effect."),
    "conviction": Keyword(
        "Conviction",
        "TG-117",
        (
            "A bonus line that works only if every non-Aspect card you control, covered Fortifications "
            "included, has a colour of your Deity. With no such card it works."
        ),
    ),
    "heresy": Keyword(
        "Heresy",
        "TG-124",
        (
            "The trap text of an Action card, resolved when the card is Manifested. 'Manifesting player' made "
            "the Manifest; 'controlling player' has the Aspect in the Resource Area; they may be the same."
        ),
    ),
    "epic": Keyword("Epic", "TG-367", "At most one copy per deck."),
    "active_effect": Keyword(
        "Active Effect",
        "TG-113",
        "Using a Scheme, an ability of a card in play, a Deity Power, or generating Power.",
    ),
    "aspect_card": Keyword("Aspect card", "TG-115", "A face-down Action card."),
    "aspect_of_power": Keyword(
        "Aspect of Power",
        "TG-116",
        (
            "The back of an Action card: Lesser (I), Greater (II) or Exalted (III). Exhausted for Power of "
            "exactly that type; worth 1, 2 or 3 for X."
        ),
    ),
    "lesser": Keyword(
        "Lesser",
        "TG-200",
        "Aspect I; a Creature whose cost holds nothing higher; every Mini-card.",
    ),
    "greater": Keyword("Greater", "TG-200", "Aspect II; a Creature whose highest cost symbol is II."),
    "exalted": Keyword("Exalted", "TG-200", "Aspect III; a Creature whose cost includes III."),
    "fight": Keyword("Fight", "TG-264", "Damage a Creature deals to a Creature in combat."),
    "life": Keyword(
        "Life",
        "TG-272",
        (
            "What a Creature can endure, and the damage it deals unblocked to a Life Stack; half, rounded up, "
            "to a Discard Stack."
        ),
    ),
    "fresh": Keyword("Fresh", "TG-142", "Ready to fight and to use Active Effects."),
    "exhausted": Keyword("Exhausted", "TG-143", "Used; see Exhaust."),
    "frozen": Keyword("Frozen", "TG-144", "Carrying one or more Freeze markers."),
    "owner": Keyword("Owner", "TG-125", "Who began the game with the card."),
    "controller": Keyword(
        "Controller",
        "TG-303",
        "Who has the card in play, in a stack or in a Resource Area now.",
    ),
    "upkeep": Keyword(
        "Upkeep",
        "TG-149",
        (
            "Cost of an Intrigue in each Refresh Phase of its controller; fully paid it refreshes, otherwise "
            "it is Exhausted."
        ),
    ),
    "decay": Keyword(
        "Decay",
        "TG-292",
        (
            "In each End Phase a player Destroys 1, 2 or 3 top Life Stack cards per unspent unit of Lesser, "
            "Greater or Exalted Power."
        ),
    ),
    "creature_limit": Keyword(
        "Creature Limit",
        "TG-229",
        (
            "Per Aspect type, no more Creatures than Aspects of that type in the Resource Area; the surplus "
            "is Discarded at once."
        ),
    ),
    "mini_card": Keyword(
        "Mini-card",
        "TG-061",
        (
            "A Lesser Creature outside the decks; Destroyed whenever it leaves play; Sacrificing against it "
            "costs one Lesser; as a blocker it cannot be replaced."
        ),
    ),
    "x_cost": Keyword(
        "X",
        "TG-204",
        "Any Power paid: X is 1 per Lesser, 2 per Greater, 3 per Exalted unit.",
    ),
    "spent": Keyword("Spent", "TG-038", "A Deity whose power was used; it lies face down."),
    "passive": Keyword("Passive", "TG-034", "A Deity part that works while the Deity is face up."),
    "active": Keyword("Active", "TG-036", "A Deity part that resolves when the power is used."),
    "faction_requirement": Keyword(
        "Faction Requirement",
        "TG-368",
        "Least number of cards of the named factions in a deck for that Deity.",
    ),
    "combat_damage": Keyword(
        "Combat damage",
        "TG-241",
        "Damage dealt in combat steps d, e and f, to Creatures and to stacks.",
    ),
}
