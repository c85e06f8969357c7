"""The campaign: nine quests on one agenda, with a Campaign phase after each of them but the last.

    Campaign > PlayQuest > Encounter > Round > ...          while a quest is played
    Campaign > CampaignPhase > one of its eight steps       between two quests

`campaign.py` is the whole of it, `phase.py` the eight steps of the Campaign phase, each with a file of its own:
`rewards.py`, `experience.py`, `shopping.py`, `choosing.py`, `setting_up.py`, `travel.py`. What is written on the
Campaign sheet stands in `sheet.py`, which quests are open in `course.py`, Travel Event cards in `travel_events.py`.
"""
