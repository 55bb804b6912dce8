"""The scores of finished play-outs: settled by the engine, once for all that must score alike.

Deals that are alike in what the score depends on (``score_facts``) are settled once. Where a score
is the sum of what several parts bring (card points, the trula, the pagat ...), fewer still: of the
four deals with two of either of two parts, three determine the score of the fourth.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from engine.actions import PASS
from engine.cards import NONE, Cards
from engine.deal import Deal
from search.kernel import layout as at
from search.kernel import score_facts as bits
from search.kernel.arrays import Numbers
from search.kernel.contract_row import left_in_talon, weight_of
from search.kernel.finished_deal import finished
from search.kernel.play_outs import Ends
from search.kernel.score_facts import facts_of_all

Score: TypeAlias = tuple[int, ...]
AskEngine: TypeAlias = Callable[[], Score]
"""Has the engine settle a finished deal."""
Part: TypeAlias = tuple[int, int]
"""A part of a fact: the place of its mask, and its bits."""

SEVERAL = (
    bits.OWNER_BITS | bits.POINTS_BITS,
    bits.TRULA_BITS | bits.LOOSE_TRULA_BITS,
    bits.KINGS_BITS | bits.LOOSE_KINGS_BITS,
    bits.MOND_BITS,
    bits.KING_BITS,
    bits.PAGAT_BITS,
    bits.DECLARER_BITS,
)
"""Parts that bring something each by itself, where sweep and remainder are alike."""


class SettlementCount:
    """A counter of the deals settled by the engine."""

    settled = 0
    """The number of deals settled."""


class Tied(NamedTuple):
    """The worth of a part: a score, and the worth of parts of which nothing is known."""

    score: Score
    others: Mapping[Part, int]
    """By such a part: how many times it counts."""


class Book:
    """The scores of deals that differ only in their play, as far as they are known.

    A fact is taken apart by masks; where the bits of ``context`` are alike, the sum of what the
    parts bring is the score. Only sums are ever seen, so of a context's first deal all parts but
    one are set down as worth nothing.
    """

    def __init__(self, asked: SettlementCount, context: int, masks: Sequence[int]) -> None:
        self._asked, self._context = asked, context
        self._masks = [(place, context | mask) for place, mask in enumerate(masks)]
        self._contexts: set[int] = set()
        self._worth: dict[Part, Score] = {}
        self._tied: dict[Part, Tied] = {}
        self._users: dict[Part, list[Part]] = {}
        """By part of which nothing is known: those tied to it."""
        self._apart: dict[int, Score] = {}
        """By fact: scores from which the worth of no part follows."""

    def score(self, fact: int, ask: AskEngine) -> Score:
        """The score of a fact; ``ask`` has the engine settle it."""
        parts = [(place, fact & mask) for place, mask in self._masks]
        if (context := fact & self._context) not in self._contexts:
            self._contexts.add(context)
            score = self._ask(ask)
            self._worth |= dict.fromkeys(parts, (0,) * len(score)) | {parts[0]: score}
            return score
        scores = [self._worth[part] for part in parts if part in self._worth]
        missing = {} if len(scores) == len(parts) else self._missing(parts, scores)
        if not missing:
            return tuple(map(sum, zip(*scores, strict=True)))
        if fact not in self._apart:
            score = self._ask(ask)
            left = tuple([a - sum(rest) for a, *rest in zip(score, *scores, strict=True)])
            if not self._learn(left, missing):
                self._apart[fact] = score
            return score
        return self._apart[fact]

    def _ask(self, ask: AskEngine) -> Score:
        self._asked.settled += 1
        return ask()

    def _missing(self, parts: list[Part], scores: list[Score]) -> dict[Part, int]:
        """How many times each part counts of which nothing is known; adds scores of tied ones."""
        missing = dict[Part, int]()
        for part in parts:
            if part in self._tied:
                scores.append(self._tied[part].score)
                for other, times in self._tied[part].others.items():
                    missing[other] = missing.get(other, 0) + times
            elif part not in self._worth:
                missing[part] = missing.get(part, 0) + 1
        return {part: times for part, times in missing.items() if times}

    def _learn(self, left: Score, missing: dict[Part, int]) -> bool:
        """Tie one of the parts to the others, given what all bring; False: none can be."""
        part = next((part for part, times in missing.items() if abs(times) == 1), None)
        if part is None:
            return False
        sign = missing.pop(part)
        score = tuple([sign * a for a in left])
        rest = {other: -sign * times for other, times in missing.items()}
        self._write(part, score, rest)
        for user in self._users.pop(part, []):
            before, others = self._tied.get(user, Tied(score, {}))
            if times := others.get(part, 0):
                now = {other: n for other, n in others.items() if other != part}
                for other, more in rest.items():
                    now[other] = now.get(other, 0) + times * more
                added = tuple([a + times * b for a, b in zip(before, score, strict=True)])
                self._write(user, added, {other: n for other, n in now.items() if n})
        return True

    def _write(self, part: Part, score: Score, others: dict[Part, int]) -> None:
        """Write down what a part brings."""
        if not others:
            self._worth[part] = score
            self._tied.pop(part, None)
            return
        self._tied[part] = Tied(score, others)
        for other in others:
            self._users.setdefault(other, []).append(part)


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
            self._books[alike] = Book(self._asked, *_parts(row))
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


def _parts(row: Numbers) -> tuple[int, tuple[int, ...]]:
    """The context of the parts of a fact, and their masks (``Book``)."""
    keeps = int(row[at.KEEPS])
    if row[at.AIM] == at.ALONE or (keeps & bits.EXTRA_BITS and not row[at.STRAW]):
        return 0, (bits.ALL_BITS,)
    if row[at.STRAW] or keeps & bits.OWNER_BITS:
        return bits.SWEEP_BITS, (bits.LEFT, bits.ALL_BITS & ~bits.LEFT)
    return bits.SWEEP_BITS | bits.REMAINDER_BITS, tuple([mask for mask in SEVERAL if keeps & mask])


def _asking(deal: Deal, ends: Ends, number: int) -> AskEngine:
    """A function that asks the engine for the score of a play-out."""

    def settled() -> Score:
        return deal.rules.settle(finished(deal, ends.states[number], ends.lines[number])).scores

    return settled


def book_key(deal: Deal, row: Numbers) -> Hashable:
    """The common part of two deals that share a book: all that scores need but the play.

    How the contract was bid is not in it, nor who had nothing more to say.
    """
    speaking, playing = deal.speaking, deal.playing
    called: Hashable = None
    if deal.straw is not None and playing is not None:
        called = deal.straw.calls, playing.tricks[-1].winning if playing.tricks else None
    said = speaking and (speaking.items, tuple([word for word in speaking.said if word[1] != PASS]))
    return (
        *(deal.rules, deal.carry, deal.dealer, deal.contract, deal.bidding.declarer),
        *(deal.calling, said, called, _astray(deal, row)),
    )


def _astray(deal: Deal, row: Numbers) -> Hashable:
    """The unplayed cards, as far as they can count: some go to a side in the end.

    What a declarer laid away counts from the start, so only its honours are asked for. Where card
    points only decide, a fact has the rest of the talon (``layout.LOOSE``) but for a called king.
    """
    exchange, rules = deal.exchange, deal.rules
    if deal.straw is not None or row[at.GIVES]:
        return None
    left = left_in_talon(deal)
    called = deal.calling.card & left if row[at.NEEDED] and deal.calling is not None else NONE
    if exchange is None:
        return called if row[at.NEEDED] else _worth(deal, left)
    laid, turned_up = exchange.laid, left & exchange.turned_up
    honours = laid & (rules.kings | rules.pagat | rules.mond | rules.fool)
    return (
        *((exchange.stage, exchange.refused) if exchange.looks else ()),
        honours if deal.bidding.declarer is not None else _worth(deal, laid),
        *((called, called & turned_up) if row[at.NEEDED] else ()),
        *(() if row[at.NEEDED] else (_rest(deal, left), _worth(deal, turned_up))),
    )


def _rest(deal: Deal, left: Cards) -> Hashable:
    """The rest of the talon, as far as scores depend on it.

    Its weight counts only where the declaring side may get it: where the called king lay in the
    talon. Elsewhere only its honours count, which the others have if the declaring side has not.
    """
    weight, honours = _worth(deal, left)
    calling = deal.calling
    if deal.bidding.declarer is None or (calling is not None and calling.holder is None):
        return weight, honours
    return honours


def _worth(deal: Deal, cards: Cards) -> tuple[int, Cards]:
    """The weight of some cards, and those of them that are counted apart."""
    rules = deal.rules
    called = deal.calling.card if deal.calling is not None else 0
    return weight_of(rules, cards), cards & (
        rules.kings | rules.pagat | rules.mond | rules.fool | called
    )
