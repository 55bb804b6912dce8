"""The hidden part of a deal: from a View to worlds, complete deals that look the same.

``evidence`` (what words and cards show of hands) and ``knowledge`` (where each unseen card may
lie) read the View; ``drawing`` puts cards into those places, ``worlds`` makes worlds of the draws.
``reconstruction`` replays a world as a Deal; ``swapped`` quickly makes further deals of it.
``likelihood`` weighs worlds by the bids, given the bidding styles of people (``styles``), also in
earlier deals (``match_history``, ``shown``). ``auctions`` bids as the house does for many hands at
once, which ``hands`` measures. ``discards`` lays away as people do.
"""
