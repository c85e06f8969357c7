"""Descent, by the ids of its ledger."""
