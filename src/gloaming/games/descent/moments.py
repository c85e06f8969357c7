"""Moments: when cards, skills, feats, monsters and quests can speak. Each is opened in one place, under its name here.

`that` is whom the moment is about, `by` who did it to them; a text may also read the space and change the rule that
opened the moment (`About.depth`).
"""

MOMENTS: dict[str, str] = {
    # The course of an encounter.
    "encounter_start": "an encounter begins",
    "round_start": "a round begins",
    "round_end": "a round ends",
    "heroes_done": "all heroes have taken their turns",
    "overlord_turn_begins": "the overlord's turn begins, before he draws",
    "overlord_turn_start": "the overlord's turn begins",
    "overlord_turn_end": "the overlord's turn ends",
    "turn_start": "a hero's turn begins",  # that: the hero
    "turn_end": "a hero's turn ends",
    "activation_start": "a monster is activated",  # that: the monster
    "activation_end": "a monster's activation ends",
    # Movement and doors.
    "entered": "a figure has entered a space",  # that: the figure; the space
    "door_opened": "a door was opened",  # that: who opened it
    "searched": "a search token was searched",  # that: who searched
    "search_drawn": "a Search card was drawn",  # that: who drew it
    "bought_movement": "a hero has bought movement with fatigue",
    "left_map": "a figure has left the map",
    "picked_up": "a token was picked up",
    # Attacks: that is the target, by the attacker.
    "attack_declared": "an attack is declared",
    "before_dice": "the dice of an attack are about to be rolled",
    "dice_rolled": "the dice of an attack were rolled",
    "defense_rolled": "defense dice were rolled",  # that: whose; once for each figure that defends
    "range_checked": "the range of an attack was checked",
    "before_damage": "an attack is about to deal damage",  # that: each figure in turn
    "attack_done": "an attack was resolved",
    # Tests: that is who tests.
    "test_rolled": "an attribute test was rolled",
    "test_passed": "an attribute test was passed",
    "rolled": "dice were rolled that belong to no attack and no test",
    # What happens to figures.
    "damaged": "a figure has suffered damage",
    "defeated": "a monster was defeated",
    "falling": "a hero is about to be knocked out",
    "knocked_out": "a hero was knocked out",
    "rested": "a hero rests",
    "restored": "a hero has stood up or was revived",
    "prayed": "a hero was prayed for",  # by: who prays
}
"""Every moment with what is said of it."""

ACTION = "action"
"""Not a moment of the table: what is used as an action of its owner."""
TURN = "turn"
"""What is used freely in its owner's own turn, or, for an Overlord card, during a monster's activation."""
BETWEEN = "between"
"""Between two activations of the overlord's turn."""
DURING_OVERLORD_TURN = (TURN, "overlord_turn_start", "overlord_turn_end", BETWEEN)
"""When an Overlord card can be played that says: during your turn."""
