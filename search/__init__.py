"""House players that search: what may be hidden, what would come of a move, what it is worth.

Four rooms, each of which imports only those named before it: ``kernel`` (compiled play of open
cards), ``worlds`` (what a viewer may believe), ``judging`` (what a move is worth), ``telling``
(what is said of it). The engine never imports them. What comes in is a View, a seed and a number of
worlds: no clock and no chance of its own. Analysis alone gets a Deal, one that is over.
``search.kernel.jit.AVAILABLE`` says whether the fast kernel is installed.
"""
