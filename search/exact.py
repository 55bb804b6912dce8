"""The exact value of positions in which all cards lie open, by whole settlements."""

import numpy as np
import numpy.typing as npt

from engine.deal import Deal
from search import kernel_search as at
from search.finish import finished
from search.kernel_facts import facts
from search.layout import AIM, ALONE, MOVES, SIDE, STATE
from search.settle import Settler

Numbers = npt.NDArray[np.int64]

SHARE = 12
"""What a game point of a whole side counts: each of one to four players has a whole part of it."""
BOOK, TABLE = 1 << 12, 1 << 17
"""Ends for which there is room at first, and positions."""


def gain(deal: Deal, players: tuple[int, ...]) -> Numbers:
    """What a game point of each player counts for a side: its own average, less the others'."""
    others = tuple(player for player in deal.order if player not in players)
    weights = np.zeros(deal.rules.players, np.int64)
    weights[list(players)] = SHARE // len(players)
    if others:
        weights[list(others)] = -(SHARE // len(others))
    return weights


class Exact:
    """A search of one world; what it has found serves the next position of the same world.

    ``values`` are twelfths of a game point: the average of the side of ``player``, less that of
    the others. Where everybody plays alone the others are taken to play against them together.
    """

    def __init__(self, deal: Deal, row: Numbers, player: int, settler: Settler) -> None:
        self._deal, self._row = deal, row
        self._book = settler.book(deal, row)
        place, every = deal.order.index(player), (1 << len(deal.order)) - 1
        mine = int(row[SIDE])
        if row[AIM] == ALONE:
            mine = 1 << place
        elif not mine >> place & 1:
            mine = every & ~mine
        side = tuple(other for number, other in enumerate(deal.order) if mine >> number & 1)
        self._weights = gain(deal, side)
        self._control = np.zeros(at.CONTROL, np.int64)
        self._control[at.WANT_HIGH] = mine
        self._ends = np.full(2 * BOOK, at.EMPTY, np.int64)
        self._known = 0
        self._table = np.full(4 * TABLE, at.EMPTY, np.int64)
        self._deals = np.zeros((MOVES, STATE), np.int64)
        self._nodes = np.zeros((MOVES, at.WIDTH), np.int64)
        self._line = np.full(MOVES, -1, np.int64)

    @property
    def nodes(self) -> int:
        """Cards that were played so far, in all searches."""
        return int(self._control[at.NODES])

    def value(self, state: Numbers, low: int = -at.INFINITE, high: int = at.INFINITE) -> int:
        """The value of a position of this world that comes from its deal; exact within bounds."""
        self._deals[0], control = state, self._control
        control[[at.DEPTH, at.RETURNED]] = 0
        self._nodes[0, [at.LOW, at.HIGH, at.LENGTH]] = low, high, 0
        parts = self._row, self._deals, self._nodes, control, self._line
        while at.run(*parts, self._ends, self._table) == at.ASKS:
            self._answer(state)
        return int(control[at.VALUE])

    def _answer(self, state: Numbers) -> None:
        """The engine settles the end at which the search has stopped."""
        depth = int(self._control[at.DEPTH])
        end = self._deals[depth]
        fact = facts(self._row, end)
        line = self._line[: self._nodes[depth, at.LENGTH]]
        score = self._book.score(fact, lambda: self._settled(end, line))
        if 4 * self._known > len(self._ends):
            self._grow()
        at.write_down(fact, int(score @ self._weights), self._ends)
        self._known += 1

    def _settled(self, end: Numbers, line: Numbers) -> Numbers:
        deal = finished(self._deal, end, line)
        return np.array(deal.rules.settle(deal).scores, np.int64)

    def _grow(self) -> None:
        """Twice the room for ends."""
        before = self._ends.reshape(-1, 2)
        self._ends = np.full(2 * len(self._ends), at.EMPTY, np.int64)
        for fact, value in before[before[:, 0] != at.EMPTY]:
            at.write_down(fact, value, self._ends)
