"""Many deals stepped at once, arrays in and out: the play of the cards, on the kernel.

    from players.vector import VectorEnvironment
    environment = VectorEnvironment("slovenian4", tables=256)
    turns = environment.reset(seed=1)
    turns = environment.step(turns.masks.argmax(axis=1))

The club bids, exchanges and announces for all seats, and the arrays begin with the first card.
Observations, moves and rewards are those of ``players.environment``, number by number.
``pip install '.[search]'`` is enough.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine import Deal, act, choose, observe, open_deal, rules_of
from players.changing import Changing
from players.numbering import Numbering
from search.kernel import layout as at
from search.kernel.arrays import Numbers
from search.kernel.contract_row import row_of
from search.kernel.finished_deal import finished
from search.kernel.legal import legal
from search.kernel.moves import give, play, to_give
from search.kernel.position import state_of


class Turns(NamedTuple):
    """The player on turn of each table, and what the last step brought; a row for each table."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    """1 for each legal move."""
    seats: Numbers
    """The player on turn, who alone may see the observation."""
    rewards: NDArray[np.float64]
    """By player: the game points of the deal that the last step ended; else noughts."""
    terminations: NDArray[np.bool_]
    """Whether the last step ended a deal: the rest of the row is about the next one."""


class VectorEnvironment:
    """Some tables of one form. A table whose deal is over gets the next one in the same step.

    ``names`` and ``layout`` are those of ``TarokEnvironment``; only cards are asked for. A word
    that may be called out with a card (STR-BON-6) is called out with it.
    """

    def __init__(self, form: str = "slovenian4", tables: int = 64, times: int = 1) -> None:
        """``times``: so often is each deal played before the next one is dealt.

        Raises BadOption, a ValueError, if there is no such form.
        """
        self._rules = rules_of(form)
        self._changing = Changing(self._rules, tables)
        self.names, self.layout = Numbering(self._rules).names, self._changing.layout
        self._times, self._chance = times, Random()
        self.deals: list[Deal] = []
        """By table: the deal as its play began, all cards open."""
        self._left = [0] * tables
        """By table: how often its deal is still to be played."""
        self._rows = np.zeros((tables, at.ROW), np.int64)
        self._starts = np.zeros((tables, at.STATE), np.int64)
        self._states = np.zeros((tables, at.STATE), np.int64)
        self._lines = np.zeros((tables, at.MOVES), np.int64)
        """By table: the cards played and given, in order."""
        self._moves = np.zeros(tables, np.int64)
        self._cards = np.full(len(self.names), at.NO_CARD)
        """By move: the card."""
        pack, number = self._rules.pack, at.numbers(self._rules.pack)
        codes = [pack.code(1 << bit) for bit in range(len(pack.codes))]
        self._numbers = {
            verb: np.array([self.names.index(verb + code) for code in codes])
            for verb in ("play:", "give:")
        }
        """By verb and card of the pack: the move."""
        for moves in self._numbers.values():
            self._cards[moves] = [number[pack[code]] for code in codes]

    def reset(self, seed: int | None = None, deals: Sequence[Deal] = ()) -> Turns:
        """Deal anew at all tables; a seed gives the same cards again.

        ``deals`` are for the first tables. Raises ValueError if one is at any other point than
        where its first card is to be led.
        """
        for deal in deals:
            if deal.playing is None or deal.playing.trick or deal.playing.tricks:
                raise ValueError(f"{deal!r}: the first card is to be led next")
        if seed is not None:
            self._chance = Random(seed)
        more = len(self._left) - len(deals)
        self.deals = [*deals, *(self._dealt() for _ in range(more))]
        for table in range(len(self._left)):
            self._begin(table)
        return self._turns(np.zeros(len(self._left), np.bool_), {})

    def step(self, actions: Sequence[int] | Numbers) -> Turns:
        """Make a move at each table. Raises ValueError if one is not legal, before any is made."""
        chosen, states = np.asarray(actions), self._states
        seats = self._changing.seats(states)
        legal_moves = self._legal[np.arange(len(states)), chosen] & (chosen >= 0)
        if not legal_moves.all():
            table = int(legal_moves.argmin())
            raise ValueError(f"{chosen[table]} is no legal move at table {table}: see its mask")
        cards, due = self._cards[chosen], states[:, at.DUE] != 0
        hands = states[:, at.HANDS : at.HANDS + 2 * at.PLACES].reshape(-1, at.PLACES, 2).copy()
        self._lines[np.arange(len(states)), self._moves] = cards
        self._moves += 1
        for row, state, card in zip(self._rows, states, cards.tolist(), strict=True):
            (give if state[at.DUE] else play)(row, state, card)
        self._changing.note(seats, np.where(due, at.NO_CARD, cards), hands, states)
        over = (states[:, at.OVER] != 0) & (states[:, at.DUE] == 0)
        scores = {int(table): self._end(int(table)) for table in over.nonzero()[0]}
        return self._turns(over, scores)

    def _dealt(self) -> Deal:
        """A deal in which a card is to be led; one that ends before is dealt anew."""
        rules, chance = self._rules, self._chance
        while True:
            deal = open_deal(rules, rules.pack.shuffled(chance), chance.randrange(rules.players))
            while deal.turn is not None and deal.playing is None:
                deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
            if deal.turn is not None:
                return deal

    def _begin(self, table: int) -> None:
        """Begin the play of a table's new deal."""
        deal = self.deals[table]
        self._rows[table] = row_of(deal)
        self._starts[table] = state_of(deal, self._rows[table])
        self._left[table] = self._times
        self._changing.begin(table, deal)
        self._begin_again(table)

    def _begin_again(self, table: int) -> None:
        self._left[table] -= 1
        self._states[table] = self._starts[table]
        self._lines[table], self._moves[table] = at.NO_CARD, 0
        self._changing.begin_again(table)

    def _end(self, table: int) -> tuple[int, ...]:
        """Settle a table's deal, and begin the next one; the scores."""
        end = finished(self.deals[table], self._states[table], self._lines[table])
        scores = self._rules.settle(end).scores
        if self._left[table]:
            self._begin_again(table)
        else:
            self.deals[table] = self._dealt()
            self._begin(table)
        return scores

    def _turns(self, over: NDArray[np.bool_], scores: dict[int, tuple[int, ...]]) -> Turns:
        """The arrays as the tables stand."""
        states = self._states
        seats = self._changing.seats(states)
        rewards = np.zeros((len(states), self._rules.players))
        for table, score in scores.items():
            rewards[table] = score
        self._legal = self._masks()
        observations = self._changing.vectors(seats, states)
        return Turns(observations, self._legal.copy(), seats, rewards, over)

    def _masks(self) -> NDArray[np.int8]:
        """By table: 1 for each legal move."""
        states, due = self._states, self._states[:, at.DUE] != 0
        words = [
            (to_give if state[at.DUE] else legal)(row, state)
            for row, state in zip(self._rows, states, strict=True)
        ]
        cards = self._changing.bits(np.array(words, np.int64))
        masks = np.zeros((len(states), len(self.names)), np.int8)
        masks[:, self._numbers["play:"]] = cards * ~due[:, None]
        masks[:, self._numbers["give:"]] = cards * due[:, None]
        return masks
