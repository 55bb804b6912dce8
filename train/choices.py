"""Choices of a card as a policy sees them (``search.kernel.policy``), and what was meant."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from engine import Deal, Play, Rules
from search.kernel.arrays import Numbers
from search.kernel.contract_row import row_of
from search.kernel.layout import TRUMP, numbers
from search.kernel.legal import legal
from search.kernel.policy import FIRST_CARD, WORK, fill_facts
from search.kernel.policy_facts import CARD, MOMENT
from search.kernel.position import lacks_in, state_of
from train.deals import cards_of

Facts: TypeAlias = npt.NDArray[np.int8]


class Choice(NamedTuple):
    """A choice: the facts of the moment, those of each card, and which card was meant."""

    moment: Facts
    cards: Facts
    meant: int


class Choices(NamedTuple):
    """Some choices, and one below the other the cards of each."""

    moments: Facts
    cards: Facts
    sizes: Numbers
    """The number of cards of each."""
    meant: Numbers
    """Which of them was meant."""

    def some(self, places: Numbers) -> "Choices":
        """The choices at these places."""
        sizes, firsts = self.sizes[places], self.sizes.cumsum() - self.sizes
        inside = np.arange(sizes.sum()) - (sizes.cumsum() - sizes).repeat(sizes)
        cards = self.cards[firsts[places].repeat(sizes) + inside]
        return Choices(self.moments[places], cards, sizes, self.meant[places])


def choices(rules: Rules, numbers: Iterable[int], deals: int, *, for_points: bool) -> Choices:
    """The choices of cards for points, or for other aims, in the first ``deals`` with any."""
    every, left = list[Choice](), deals
    for number in numbers:
        cards = [choice_of(*card) for card in cards_of(rules, number, for_points=for_points)]
        every += [choice for choice in cards if len(choice.cards) > 1]
        left -= bool(cards)
        if not left:
            break
    return joined(every)


def joined(every: Sequence[Choice]) -> Choices:
    """Single choices together."""
    return Choices(
        np.array([choice.moment for choice in every], np.int8).reshape(-1, MOMENT),
        np.concatenate([np.zeros((0, CARD), np.int8), *(choice.cards for choice in every)]),
        np.array([len(choice.cards) for choice in every], np.int64),
        np.array([choice.meant for choice in every], np.int64),
    )


def choice_of(deal: Deal, meant: Play) -> Choice:
    """The choice of the player on turn."""
    row, work = row_of(deal), np.zeros(WORK, np.int64)
    state = state_of(deal, row)
    suits, trumps = map(int, legal(row, state))
    cards = fill_facts(row, state, lacks_in(deal, row), suits, trumps, work)
    word, bit = divmod(numbers(deal.rules.pack)[meant.card], TRUMP)
    below = (trumps if word else suits) & (1 << bit) - 1
    return Choice(
        work[0, :MOMENT].astype(np.int8),
        work[FIRST_CARD : FIRST_CARD + cards, :CARD].astype(np.int8),
        below.bit_count() + word * suits.bit_count(),
    )
