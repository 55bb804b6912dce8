"""How strong the players are, measured in duplicate: ``make strength`` writes docs/strength.md.

``python -m strength --forms slovenian4 --deals 200 --pairs club:plain`` prints a part of it.
"""
