"""The exact value of positions in which all cards lie open, by whole settlements."""

from collections.abc import Sequence
from operator import mul

import numpy as np

from engine.cards import Cards, each
from engine.deal import Deal
from search.kernel import alpha_beta as at
from search.kernel.arrays import Numbers
from search.kernel.finished_deal import finished
from search.kernel.layout import AIM, ALONE, MOVES, NO_CARD, SIDE, STATE, cards_in, numbers
from search.kernel.legal import legal
from search.kernel.moves import play
from search.kernel.position import state_of
from search.kernel.settle import AskEngine, Book, Score, Settler

SHARE = 12
"""Parts of a game point: one to four players can share it evenly."""
BOOK, TABLE = 1 << 12, 1 << 17
"""Initial room for ends, and for positions."""


def gain(deal: Deal, side: tuple[int, ...], player: int) -> Numbers:
    """The weight of each player's game points for one of them, in parts of ``SHARE``.

    Their own points, where what is won is paid for. Where it is not, because one side alone
    scores, or each for itself, the average of those who are not on their side is taken from it.
    """
    weights = np.zeros(deal.rules.players, np.int64)
    others = [other for other in deal.order if other not in side]
    if others and not deal.rules.zero_sum:
        weights[others] = -(SHARE // len(others))
    weights[player] = SHARE
    return weights


def side_in_row(deal: Deal, row: Numbers, player: int) -> tuple[tuple[int, ...], int]:
    """A player's side, just them where all play alone; and the same as a set of places."""
    place, every = deal.order.index(player), (1 << len(deal.order)) - 1
    bits = int(row[SIDE])
    if row[AIM] == ALONE:
        bits = 1 << place
    elif not bits >> place & 1:
        bits = every & ~bits
    return tuple(other for n, other in enumerate(deal.order) if bits >> n & 1), bits


class Ends:
    """The worth of ends to a player, as far as searches have asked; worlds may share it."""

    def __init__(self, book: Book, weights: Sequence[int]) -> None:
        self.book = book
        self.words = np.full(2 * BOOK, at.EMPTY, np.int64)
        self._weights = tuple(weights)
        self._known = 0

    def worth(self, fact: int, ask: AskEngine) -> int:
        """The value of an end, with room made for it; ``ask`` has the engine settle it."""
        if 4 * self._known > len(self.words):
            self._grow()
        self._known += 1
        return sum(map(mul, self.book.score(fact, ask), self._weights))

    def _grow(self) -> None:
        """Twice the room."""
        before = self.words.reshape(-1, 2)
        self.words = np.full(2 * len(self.words), at.EMPTY, np.int64)
        for fact, value in before[before[:, 0] != at.EMPTY]:
            at.write_down(fact, value, self.words)


class Memory:
    """The memory of searches: what one has found about a position never meets another world."""

    def __init__(self, positions: int = TABLE) -> None:
        """``positions`` is a power of two: how many the table has room for."""
        self.table = np.full(4 * positions, at.EMPTY, np.int64)
        self.deals = np.zeros((MOVES, STATE), np.int64)
        self.nodes = np.zeros((MOVES, at.WIDTH), np.int64)
        self.line = np.full(MOVES, NO_CARD, np.int64)
        self.searches = 0
        self._ends: dict[tuple[Book, tuple[int, ...]], Ends] = {}

    def ends(self, book: Book, weights: Sequence[int]) -> Ends:
        """The known values of ends that score by a book, for a player who weighs points so."""
        key = book, tuple(weights)
        if key not in self._ends:
            self._ends[key] = Ends(book, weights)
        return self._ends[key]


class Exact:
    """A search of one world from one position; its results serve all moves from there.

    ``player``: whose it is. Values are twelfths of a game point of theirs (``gain``), and their
    side is taken to play for these. Where everybody plays alone, the others are taken to play
    against them together. Searches that come one after the other may share a ``memory``.
    ``state``: the deal as the kernel has it, if that is known already.
    """

    def __init__(
        self,
        deal: Deal,
        row: Numbers,
        player: int,
        settler: Settler,
        memory: Memory | None = None,
        *,
        state: Numbers | None = None,
    ) -> None:
        self._deal, self._row = deal, row
        self._state = state_of(deal, row) if state is None else state
        self._memory = memory or Memory()
        self._memory.searches += 1
        side, bits = side_in_row(deal, row, player)
        self._ends = self._memory.ends(settler.book(deal, row), gain(deal, side, player).tolist())
        self._control = np.zeros(at.CONTROL, np.int64)
        self._control[at.WANT_HIGH] = bits
        self._control[at.SALT] = self._memory.searches

    @property
    def nodes(self) -> int:
        """Cards that were played so far, in all searches."""
        return int(self._control[at.NODES])

    def value(self, low: int = -at.INFINITE, high: int = at.INFINITE) -> int:
        """The value of the position; exact between the bounds, else a bound itself."""
        self._memory.deals[0] = self._state
        return self._run(0, low, high)

    def values(self) -> dict[Cards, int]:
        """By card that may be played: the value of the position after it."""
        suits, trumps = legal(self._row, self._state)
        by_card, pack = dict[Cards, int](), self._deal.rules.pack
        for card in each(cards_in(pack, suits, trumps)):
            number = numbers(pack)[card]
            self._memory.deals[0], self._memory.line[0] = self._state, number
            play(self._row, self._memory.deals[0], number)
            by_card[card] = self._run(1, -at.INFINITE, at.INFINITE)
        return by_card

    def _run(self, played: int, low: int, high: int) -> int:
        """The value of the first deal of the memory, after some cards."""
        memory, control = self._memory, self._control
        control[at.DEPTH] = control[at.RETURNED] = 0
        first = memory.nodes[0]
        first[at.LOW], first[at.HIGH], first[at.LENGTH] = low, high, played
        parts = self._row, memory.deals, memory.nodes, control, memory.line
        while at.run(*parts, self._ends.words, memory.table) == at.ASKS:
            self._answer()
        return int(control[at.VALUE])

    def _answer(self) -> None:
        """The engine settles the end at which the search has stopped."""
        memory, control = self._memory, self._control
        depth, fact = int(control[at.DEPTH]), int(control[at.FACT])
        end, line = memory.deals[depth], memory.line[: memory.nodes[depth, at.LENGTH]]
        control[at.VALUE] = self._ends.worth(fact, lambda: self._settled(end, line))
        control[at.ANSWERED] = 1

    def _settled(self, end: Numbers, line: Numbers) -> Score:
        deal = finished(self._deal, end, line)
        return deal.rules.settle(deal).scores
