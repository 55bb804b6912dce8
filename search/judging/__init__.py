"""The worth of moves: one judge for house players, hints and analyses.

``likely_worlds`` gives deals, the likelier the better they explain what was bid and played;
``candidates`` says which choices before the play are tried, ``bids`` which bids, and ``racing``
lets go early of what is surely worse; ``outcomes`` makes moves in deals and plays these out to
their scores; ``exact_endings`` searches them to the end where few cards are left. ``judge`` takes a
View, and has the worth of each move and the move of a master; ``trials`` compares moves in deals
that it is given.
"""
