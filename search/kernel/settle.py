"""The scores of finished play-outs: settled by the engine, once for all that must score alike.

Deals that are alike in what the score depends on (``score_facts``) are settled once. Where a score
is the sum of what card points bring and what all else brings, fewer still: of the four deals with
two of either, three determine the score of the fourth.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

import numpy as np

from engine.cards import Cards, union
from engine.deal import Deal
from search.kernel import layout as at
from search.kernel.arrays import Numbers
from search.kernel.contract_row import weight_of
from search.kernel.finished_deal import finished
from search.kernel.play_outs import Ends
from search.kernel.score_facts import EXTRA_BITS, LEFT, SWEEP_BITS, facts_of_all

Score: TypeAlias = tuple[int, ...]
AskEngine: TypeAlias = Callable[[], Score]
"""Has the engine settle a finished deal."""


class SettlementCount:
    """A counter of the deals settled by the engine."""

    settled = 0
    """The number of deals settled."""


class Book:
    """The scores of deals that differ only in their play, as far as they are known."""

    def __init__(self, asked: SettlementCount, *, adds_up: bool) -> None:
        self._asked, self._adds_up = asked, adds_up
        self._known: dict[int, Score] = {}
        self._parts: dict[tuple[int, int], tuple[int, Score]] = {}
        """By part of a fact, ``LEFT`` or the rest: its group, and what it brings.

        Within a group the sum of two parts is the score.
        """
        self._groups: dict[int, list[tuple[int, int]]] = {}

    def score(self, fact: int, ask: AskEngine) -> Score:
        """The score of a fact; ``ask`` has the engine settle it."""
        if not self._adds_up:
            if fact not in self._known:
                self._known[fact] = self._ask(ask)
            return self._known[fact]
        left, right = (0, fact & LEFT), (1 + (fact & SWEEP_BITS), fact & ~LEFT)
        if left in self._parts and right in self._parts:
            (left_group, first), (right_group, second) = self._parts[left], self._parts[right]
            if left_group == right_group:
                return tuple([a + b for a, b in zip(first, second, strict=True)])
        score = self._ask(ask)
        self._join(left, right, score)
        return score

    def _ask(self, ask: AskEngine) -> Score:
        self._asked.settled += 1
        return ask()

    def _join(self, left: tuple[int, int], right: tuple[int, int], score: Score) -> None:
        """Put two parts into one group: what its one side brings more, the other brings less."""
        for part in (left, right):
            if part not in self._parts:
                group = len(self._parts)
                self._parts[part] = (group, (0,) * len(score))
                self._groups[group] = [part]
        (left_group, first), (right_group, second) = self._parts[left], self._parts[right]
        change = [whole - a - b for whole, a, b in zip(score, first, second, strict=True)]
        moved, kept, sign = (
            (right_group, left_group, 1)
            if len(self._groups[right_group]) < len(self._groups[left_group])
            else (left_group, right_group, -1)
        )
        for part in self._groups.pop(moved):
            way = sign if part[0] else -sign
            before = self._parts[part][1]
            now = tuple([a + way * b for a, b in zip(before, change, strict=True)])
            self._parts[part] = (kept, now)
            self._groups[kept].append(part)


ROOM = 1 << 15
"""Settled deals that a settler remembers: some 20 MB."""


class Settler:
    """Scores of play-outs, by the engine's own settlement; with too many it begins anew."""

    def __init__(self, room: int = ROOM) -> None:
        self._books: dict[Hashable, Book] = {}
        self._room, self._asked = room, SettlementCount()

    @property
    def settled(self) -> int:
        """The number of deals that the engine has settled for the remembered scores."""
        return self._asked.settled

    def book(self, deal: Deal, row: Numbers) -> Book:
        """The book of a deal, which it shares with all that differ only in their play."""
        alike = book_key(deal, row)
        if alike not in self._books and self.settled > self._room:
            self._books.clear()
            self._asked = SettlementCount()
        if alike not in self._books:
            own_card = row[at.KEEPS] & EXTRA_BITS and not row[at.STRAW]
            adds_up = row[at.AIM] != at.ALONE and not own_card
            self._books[alike] = Book(self._asked, adds_up=bool(adds_up))
        return self._books[alike]

    def scores(self, deals: Sequence[Deal], rows: Numbers, ends: Ends) -> Numbers:
        """By play-out and player the score in game points.

        ``ends`` has as many play-outs of each of the deals, in their order, with their lines.
        """
        rows = np.atleast_2d(rows)
        times = len(ends.states) // len(deals)
        facts = np.empty(len(ends.states), np.int64)
        facts_of_all(rows, ends.states, times, facts)
        different, fact_at = np.unique(facts, return_inverse=True)
        books, book_at = self._books_of(deals, rows)
        pairs = np.array(book_at).repeat(times) * len(different) + fact_at
        _, first, pair_at = np.unique(pairs, return_index=True, return_inverse=True)
        scores = np.empty((len(first), deals[0].rules.players), np.int64)
        for pair in np.argsort(first).tolist():  # in the order of play-outs
            number = int(first[pair])
            place = number // times
            ask = _asking(deals[place], ends, number)
            scores[pair] = books[book_at[place]].score(int(facts[number]), ask)
        by_play_out: Numbers = scores[pair_at]
        return by_play_out

    def _books_of(self, deals: Sequence[Deal], rows: Numbers) -> tuple[list[Book], list[int]]:
        """The books of some deals, and by deal which of them."""
        places: dict[Book, int] = {}
        cached: dict[int, int] = {}
        for place, deal in enumerate(deals):
            if id(deal) not in cached:
                book = self.book(deal, rows[place if len(rows) > 1 else 0])
                cached[id(deal)] = places.setdefault(book, len(places))
        return list(places), [cached[id(deal)] for deal in deals]


def _asking(deal: Deal, ends: Ends, number: int) -> AskEngine:
    """A function that asks the engine for the score of a play-out."""

    def settled() -> Score:
        return deal.rules.settle(finished(deal, ends.states[number], ends.lines[number])).scores

    return settled


def book_key(deal: Deal, row: Numbers) -> Hashable:
    """The common part of two deals that share a book: all that scores need but the play."""
    speaking, playing = deal.speaking, deal.playing
    called: Hashable = None
    if deal.straw is not None and playing is not None:
        called = deal.straw.calls, playing.tricks[-1].winning if playing.tricks else None
    said = speaking and (speaking.items, speaking.said)
    return (
        *(deal.rules, deal.carry, deal.dealer, deal.contract, deal.bidding, deal.calling, said),
        *(called, _astray(deal, row)),
    )


def _astray(deal: Deal, row: Numbers) -> Hashable:
    """The unplayed cards, as far as they can count: some go to a side in the end.

    What a declarer laid away counts from the start, so only its honours are asked for.
    """
    exchange, rules = deal.exchange, deal.rules
    if deal.straw is not None or row[at.GIVES]:
        return None
    if exchange is None:
        return _worth(deal, union(deal.talon))
    left, laid = exchange.remainder, exchange.laid
    honours = laid & (rules.kings | rules.pagat | rules.mond | rules.fool)
    return (
        *(exchange.chosen, exchange.looks, exchange.refused),
        honours if deal.bidding.declarer is not None else _worth(deal, laid),
        _worth(deal, left),
        _worth(deal, left & exchange.turned_up),
    )


def _worth(deal: Deal, cards: Cards) -> tuple[int, Cards]:
    """The weight of some cards, and those of them that are counted apart."""
    rules = deal.rules
    called = deal.calling.card if deal.calling is not None else 0
    return weight_of(rules, cards), cards & (
        rules.kings | rules.pagat | rules.mond | rules.fool | called
    )
