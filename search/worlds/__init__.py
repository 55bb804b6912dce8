"""What may be hidden from a player: from a View to worlds, complete deals that look the same.

``evidence`` (what words and cards have told of hands) and ``knowledge`` (where each unseen card may
lie) read the View; ``drawing`` puts cards into those places, ``worlds`` makes worlds of the draws.
``retelling`` tells a world as a Deal, move by move; ``swapped`` quickly makes further deals of it.
``likelihood`` weighs worlds by what was bid, given the ways in which people bid (``styles``) and
what each has shown in earlier deals (``earlier``, ``shown``); ``auctions`` knows what the house
would say with many hands, which ``hands`` measures. ``discards`` lays away as people do.
"""
