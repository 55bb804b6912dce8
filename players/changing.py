"""The parts of a seat's vector that change while cards are played, for many deals at once.

``players.observation`` makes a vector of a View; while cards are played most of it stays as it was
when the play began. These are the other parts, from the kernel's numbers and the cards played,
field by field: of hands only the viewer's own, and what lies open. Words are those of the kernel's
layout: two for a set of cards, the suits and the trumps.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine import Deal, Rules, observe, union
from players.observation import Observing
from search.kernel import layout as at
from search.kernel.arrays import Numbers

Vectors: TypeAlias = NDArray[np.int8]

PILES, NO_PLACE = 3, at.PLACES
"""Straw piles of a player; the place of a player who sits out."""
MOST_GIFTS = 6
PHASES = ("play", "fool")
"""The names of the phases in which cards are asked for: to play, and to give for the Fool."""


class Changing:
    """The vectors of some deals in play: noted as each begins, and changed with each card."""

    def __init__(self, rules: Rules, tables: int) -> None:
        self._rules, self._observing = rules, Observing(rules)
        self.layout, players = self._observing.layout, rules.players
        number = at.numbers(rules.pack)
        self._card_numbers = np.array([number[1 << bit] for bit in range(len(rules.pack.codes))])
        phases = list(dict.fromkeys(phase.name for phase in rules.phases))
        first = self.layout["phase"].start
        self._phases = [first + phases.index(name) for name in PHASES if name in phases]
        self._each = np.arange(tables)
        self._vectors = np.zeros((tables, players, self._observing.length), np.int8)
        """By table and viewer: the vector as the play began."""
        self._players = np.zeros((tables, at.PLACES), np.int64)
        """By place: the player."""
        self._places = np.full((tables, players), NO_PLACE)
        """By player: the place."""
        self._declarers = np.zeros(tables, np.int64)
        """The declarer whose hand lies open from the second trick on; -1: none does."""
        self._sides = np.zeros((tables, 2, players), np.int8)
        """By player: whether they declare, whether they defend; public with the called king."""
        self._called = np.zeros((tables, 2), np.int64)
        self._gifts = np.zeros((tables, MOST_GIFTS + 1, 2), np.int64)
        """By the number of tricks: the talon cards that have gone with them."""
        self._face_up = np.zeros((tables, players, 2), np.int64)
        self._turned_at_first = np.zeros((tables, players, 2), np.int64)
        self._turned = np.zeros((tables, players, 2), np.int64)
        """By player: cards that both saw come from a straw pile to the hand."""
        self._thrown = np.zeros((tables, players, 2), np.int64)
        """By player: the cards played."""

    def begin(self, table: int, deal: Deal) -> None:
        """Write down a deal as its play begins."""
        rules, order, playing, contract = self._rules, deal.order, deal.playing, deal.contract
        assert playing is not None and contract is not None
        views = [observe(deal, player) for player in range(rules.players)]
        self._vectors[table] = [self._observing(view, 0) for view in views]
        self._players[table, : len(order)] = order
        self._places[table] = NO_PLACE
        self._places[table, list(order)] = range(len(order))
        declarer = deal.bidding.declarer
        self._declarers[table] = -1 if declarer is None or not contract.opens_hand else declarer
        self._sides[table] = 0
        for player in order:
            self._sides[table, int(views[player].sides[player] != "declaring"), player] = 1
        self._called[table] = at.words(rules.pack, deal.calling.card if deal.calling else 0)
        for tricks in range(MOST_GIFTS + 1):
            gifts = union(deal.talon[:tricks]) if contract.gifts else 0
            self._gifts[table, tricks] = at.words(rules.pack, gifts)
        self._face_up[table] = [at.words(rules.pack, cards) for cards in views[0].face_up]
        if deal.straw is not None:
            turned = [at.words(rules.pack, cards) for cards in deal.straw.turned]
            self._turned_at_first[table] = turned
        self.begin_again(table)

    def begin_again(self, table: int) -> None:
        """Forget what was played of a deal."""
        self._turned[table] = self._turned_at_first[table]
        self._thrown[table] = 0

    def note(self, seats: Numbers, cards: Numbers, hands: Numbers, states: Numbers) -> None:
        """Note a card of each table that was played by ``seats``; -1: none was.

        ``hands``: the words of the hands by place before it.
        """
        played = (cards >= 0).nonzero()[0]
        card = cards[played]
        self._thrown[played, seats[played], card >> 6] |= 1 << (card & 63)
        drawn = _hands(states) & ~hands
        if drawn.any():
            self._turned |= _of_all(drawn)[self._each[:, None], self._places]

    def seats(self, states: Numbers) -> Numbers:
        """By table: the player on turn."""
        due = states[:, at.DUE] != 0
        return self._player(np.where(due, states[:, at.FOOL_BY], states[:, at.TURN]))

    def bits(self, words: Numbers) -> Vectors:
        """Sets of two words as planes of cards in the order of the pack."""
        packed = np.ascontiguousarray(words, "<i8").view(np.uint8)
        unpacked = np.unpackbits(packed, axis=-1, bitorder="little")
        return unpacked[..., self._card_numbers].astype(np.int8)

    def vectors(self, seats: Numbers, states: Numbers) -> Vectors:
        """By table: the vector of the player on turn."""
        vectors = self._vectors[self._each, seats]
        seen = (seats[:, None] + np.arange(self._rules.players)) % self._rules.players
        places = self._places[self._each[:, None], seen]
        self._write_cards(vectors, states, seen, places)
        self._write_players(vectors, states, seen, places)
        if self._rules.called_out:
            self._write_straw(vectors, states, seen, places)
        return vectors

    # In all of these ``seen`` has the players from the viewer on, and ``places`` their places -----

    def _write_cards(
        self, vectors: Vectors, states: Numbers, seen: Numbers, places: Numbers
    ) -> None:
        """The viewer's hand, the cards played, and what lies open."""
        each = self._each[:, None]
        hands = _of_all(_hands(states))[each, places]
        trick = _of_all(_trick(states, (self._places < NO_PLACE).sum(axis=1)))[each, places]
        self._put(vectors, "hand", hands[:, :1])
        self._put(vectors, "trick", trick)
        self._put(vectors, "played", self._thrown[each, seen] & ~trick)
        opened = (seen == self._declarers[:, None]) & (states[:, at.DONE, None] > 0)
        self._put(vectors, "open_hands", hands * opened[..., None])
        self._put(vectors, "face_up", self._face_up[each, seen] & hands)
        tricks = np.minimum(states[:, at.DONE], MOST_GIFTS)
        self._put(vectors, "gifts", self._gifts[self._each, tricks])
        self._put(vectors, "given", _words_of(states[:, at.FOOL_GIVEN]))

    def _write_players(
        self, vectors: Vectors, states: Numbers, seen: Numbers, places: Numbers
    ) -> None:
        """The phase, the players who are something, and numbers by player."""
        layout, each = self.layout, self._each[:, None]
        due = states[:, at.DUE] != 0
        vectors[:, layout["phase"]] = 0
        for index, asked in zip(self._phases, (~due, due), strict=False):
            vectors[:, index] = asked
        vectors[:, layout["turn"]] = seen == seen[:, :1]
        for name, field in (
            ("leader", at.LEADER), ("fool_player", at.FOOL_BY), ("fool_holder", at.FOOL_AT)
        ):  # fmt: skip
            vectors[:, layout[name]] = seen == self._player(states[:, field])[:, None]
        sizes = np.bitwise_count(_hands(states)).sum(axis=-1)
        won = states[:, at.WON : at.WON + at.PLACES]
        vectors[:, layout["hand_sizes"]] = _of_all(sizes)[each, places]
        vectors[:, layout["won"]] = _of_all(won)[each, places]
        thrown = np.bitwise_or.reduce(self._thrown, axis=1)
        shown = (thrown & self._called).any(axis=1).nonzero()[0]
        for name, sides in zip(("declaring", "defence"), self._sides.swapaxes(0, 1), strict=True):
            vectors[shown, layout[name]] = sides[shown[:, None], seen[shown]]

    def _write_straw(
        self, vectors: Vectors, states: Numbers, seen: Numbers, places: Numbers
    ) -> None:
        """The straw men as both players see them."""
        each, layout = self._each[:, None], self.layout
        tables = len(states)
        tops = states[:, at.TOPS : at.TOPS + 2 * PILES].reshape(tables, 2, PILES)
        by_place = np.bitwise_or.reduce(_words_of(tops), axis=2)
        hidden = states[:, at.HIDDEN : at.HIDDEN + 2 * PILES].reshape(tables, 2, PILES)
        sizes = (np.ascontiguousarray(hidden, "<i8").view(np.uint8) > 0).sum(axis=-1)
        drawn = self._turned[each, seen] & _of_all(_hands(states))[each, places]
        self._put(vectors, "straw_tops", by_place[each, places])
        self._put(vectors, "straw_known", drawn)
        vectors[:, layout["straw_hidden"]] = sizes[each, places]

    def _put(self, vectors: Vectors, name: str, words: Numbers) -> None:
        """Write planes of cards."""
        vectors[:, self.layout[name]] = self.bits(words).reshape(len(vectors), -1)

    def _player(self, places: Numbers) -> Numbers:
        """By table: the player at a place; -1: at none."""
        return np.where(places >= 0, self._players[self._each, places], -1)


def _hands(states: Numbers) -> Numbers:
    """By table and place: the words of the hand."""
    return states[:, at.HANDS : at.HANDS + 2 * at.PLACES].reshape(-1, at.PLACES, 2)


def _of_all(by_place: Numbers) -> Numbers:
    """Numbers by place, and noughts for a player who has none."""
    return np.concatenate((by_place, np.zeros_like(by_place[:, :1])), axis=1)


def _words_of(cards: Numbers) -> Numbers:
    """By card: its two words; of -1 none."""
    bit = np.where(cards >= 0, 1 << (cards & 63), 0)
    trumps = cards >= at.TRUMP
    return np.stack((bit * ~trumps, bit * trumps), axis=-1)


def _trick(states: Numbers, players: Numbers) -> Numbers:
    """By table and place: the words of the card on the table."""
    words = np.zeros((len(states), at.PLACES, 2), np.int64)
    for number in range(at.PLACES):
        lying = (number < states[:, at.COUNT]).nonzero()[0]
        place = (states[lying, at.LEADER] + number) % players[lying]
        words[lying, place] = _words_of(states[lying, at.TRICK + number])
    return words
