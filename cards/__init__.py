"""Drawing of the card faces: two decks, their backs, and the emojis.

Only drawing lives here, and nobody needs it at run time: ``python -m cards`` writes the pictures
under ``data/``, and ``bot/pictures/faces.py`` says where they are.
"""
