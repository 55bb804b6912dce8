"""What finished play-outs score: settled by the engine, once for all that must score the same.

Deals that are alike in what the score hangs on (``kernel_facts``) are settled once. Where points
and the rest simply add up, even fewer: from a settled deal of each kind the others follow.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from engine.cards import Cards, union
from engine.deal import Deal
from search import layout as at
from search.finish import finished
from search.kernel_facts import LEFT, SWEEP_BITS, facts_of_all

Numbers = npt.NDArray[np.int64]


def likeness(deal: Deal, row: Numbers) -> tuple[object, ...]:
    """What must be equal for two deals to share a book: all but the play that the score hangs on.

    Discards count from the start, so of them only the cards matter that are counted apart.
    """
    rules, exchange, playing = deal.rules, deal.exchange, deal.playing
    apart = rules.kings | rules.pagat | rules.mond | rules.fool
    astray: tuple[object, ...] = ()
    if exchange is not None:
        left, seen = exchange.remainder, exchange.turned_up
        astray = (
            exchange.chosen,
            exchange.stage,
            exchange.laid & apart,
            *(_worth(deal, row, cards) for cards in (left, left & seen)),
        )
        if deal.bidding.declarer is None:
            astray = (*astray, _worth(deal, row, exchange.laid))
    elif playing is not None and not row[at.GIVES] and row[at.AIM] != at.ALONE:
        astray = (_worth(deal, row, union(deal.talon)),) if not deal.straw else ()
    last = playing.tricks[-1].winning if playing is not None and playing.tricks else 0
    called = (deal.straw.calls, last) if deal.straw is not None else ()
    spoken = deal.speaking
    return (
        id(rules), deal.carry, deal.dealer, deal.contract and deal.contract.key, deal.bidding,
        deal.calling, spoken and (spoken.items, spoken.said), astray, called,
        tuple(bin(hand & rules.pack.trumps).count("1") for hand in deal.dealt) if False else (),
    )  # fmt: skip


def _worth(deal: Deal, row: Numbers, cards: Cards) -> tuple[int, Cards]:
    """The weight of some cards, and those of them that are counted apart."""
    rules, number = deal.rules, at.numbers(deal.rules.pack)
    called = deal.calling.card if deal.calling is not None else 0
    weight = sum(int(row[at.WEIGHT + number[card]]) for card in number if card & cards)
    return weight, cards & (rules.kings | rules.pagat | rules.mond | rules.fool | called)
