"""The steps of rules that have changed since saves numbered them: for each number, the step that follows now."""

NUMBERED_STEPS = {
    "DraftDecks": ("deal", "draft_deities", "draft_cards", "draft_cards", "build", "close"),
    "Turns": ("first_turn", "after_turn", "next_turn", "after_turn"),
    "RefreshPhase": ("refresh", "sacrifices", "choose_upkeep", "pay_upkeep", "sacrifices", "sacrifices", "thaw"),
    "TradePhase": ("sacrifices", "choose_trade", "begin_trade", "after_trade", "settled", "sacrifices"),
    "SeizePhase": ("sacrifices", "choose_seize", "seize", "settled", "sacrifices"),
    "StackDamage": ("choose_striker", "strike", "counted", "struck", "choose_striker"),
    "Settle": ("losses", "slay", "limit", "discard", "trigger", "enter_chain", "losses"),
    "Item": ("answered", "begin", "carry_out", "settled", "between", "carry_out", "put_away", "settled_again"),
    "Ops": ("next_op", "decided", "aim", "act", "note", "next_op", "next_op"),
    "DamageInTurn": ("damage", "damage", "damage"),
    # There is no such rule any more: `migrations.py` says what has taken its place.
    "ChooseOne": ("ask", "carry_out", "over"),
}
