"""House players that search: what may be hidden, what would come of a move, what it is worth.

The engine never imports it. What comes in is a View, a seed and a number of worlds: no clock and
no chance of its own. ``search.jit.AVAILABLE`` says whether the fast kernel is installed.
"""
