"""Cards that were played where there was a choice: what was seen, and what was meant."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from engine import Action, Deal, Play, Rules, View, act, observe, open_deal
from search.judging.likely_worlds import known_to_players
from search.kernel import layout as at
from search.kernel.arrays import Numbers
from search.kernel.card_features import (
    FEATURES,
    SEEN_AT_ONCE,
    add_private,
    add_public,
    place_of,
    suit_order,
)
from search.kernel.contract_row import row_of
from search.kernel.legal import legal
from search.kernel.moves import play
from search.kernel.position import state_of
from search.kernel.table_knowledge import note_card
from train.people import at_table

Indices: TypeAlias = npt.NDArray[np.uint16]


class Moments(NamedTuple):
    """Some choices: the features of each, padded with ``FEATURES``; and the place of the card."""

    seen: Indices
    meant: Numbers


def moments(rules: Rules, numbers: Iterable[int]) -> Moments:
    """All choices of cards in the deals of these numbers."""
    choices = [choice for number in numbers for choice in _of_deal(rules, number)]
    return Moments(
        np.array([seen for seen, _ in choices]), np.array([meant for _, meant in choices], np.int64)
    )


def _of_deal(rules: Rules, number: int) -> Iterator[tuple[Indices, int]]:
    chance = Random(f"train {rules.variant} {rules.players} {number}")
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    people, table = at_table(rules, chance), None
    while (player := deal.turn) is not None:
        view, person = observe(deal, player), people[player]
        action = person.thinks(view)
        if view.phase == "play" and isinstance(action, Play):
            if table is None:
                table = Table(deal)
            if table.choice():
                yield table.seen(), table.place(action)
            if chance.random() < person.slips:
                action = _any(view, chance)
            table.played(action)
        deal = act(deal, player, action)


def _any(view: View, chance: Random) -> Action:
    offer = chance.choice(view.offers)
    return offer.nth(chance.randrange(offer.size))


class Table:
    """A deal in play as the kernel sees it."""

    def __init__(self, deal: Deal) -> None:
        self.number = at.numbers(deal.rules.pack)
        self.row, self.known = row_of(deal), known_to_players([deal])[0]
        self.state = state_of(deal, self.row)
        self.fell, self.work = np.zeros((2, SEEN_AT_ONCE), np.int64)

    def choice(self) -> bool:
        """Whether more than one card may be played."""
        return sum(word.bit_count() for word in map(int, legal(self.row, self.state))) > 1

    def seen(self) -> Indices:
        """The features that are there, padded with ``FEATURES``."""
        features, work = np.full(SEEN_AT_ONCE, FEATURES, np.uint16), self.work
        add_public(self.row, self.state, self.known, self.fell, work)
        many = work[0]
        features[:many] = work[1 : many + 1]
        add_private(self.row, self.state, self.known, work)
        features[many : many + work[0]] = work[1 : work[0] + 1]
        return features

    def place(self, action: Play) -> int:
        """The place of the card."""
        return int(place_of(suit_order(self.row, self.state), self.number[action.card]))

    def played(self, action: Action) -> None:
        """A card is played."""
        assert isinstance(action, Play)
        card = self.number[action.card]
        word = int(card >= at.TRUMP)
        self.fell[2 * self.state[at.TURN] + word] |= 1 << card - at.TRUMP * word
        note_card(self.row, self.state, self.known, card)
        play(self.row, self.state, card)
