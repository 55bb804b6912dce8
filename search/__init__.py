"""House players that search: hidden cards, outcomes of moves, their worth.

Four packages, each of which imports only those named before it: ``kernel`` (compiled play of open
cards), ``worlds`` (complete deals that a viewer may believe in), ``judging`` (the worth of a move),
``explain`` (the reasons for it). The engine never imports them. Their input is a View, a seed and a
number of worlds: there is no clock and no chance beside the seed. Only analysis gets a Deal, a
finished one.
``search.kernel.jit.AVAILABLE`` says whether the fast kernel is installed.
"""
