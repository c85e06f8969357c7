"""The steps of rules that have changed since saves numbered them: for each number, the step that follows now."""

NUMBERED_STEPS = {
    "Rounds": ("next_turn", "next_turn"),
    "Turn": (
        "phase_1",
        "phase_2",
        "act",
        "phase_2",
        "phase_3_absorb",
        "phase_3_transform",
        "phase_3_cursed_crystals",
        "phase_3_clear_pool",
    ),
    "Damage": (
        "announce",
        "counterspells",
        "companions_lower_it",
        "take_it",
        "eliminate",
        "companions_react",
        "strike_back",
        "strike_back",
    ),
}
