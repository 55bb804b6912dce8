"""A view as a vector of small whole numbers, for learners.

First come planes, with a place for each card of the pack, then one-hots and counts. Players are
counted from the viewer: 0 is the viewer, 1 the next to play.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine import PASS, Bid, Cards, Rules, View, seated, union
from engine.trump_count import counted
from players.numbering import MOST_SETS

Vector: TypeAlias = NDArray[np.int8]
ByPlayer: TypeAlias = Callable[[View], Sequence[int]]
"""Numbers or sets of cards by player; empty: there are none."""


class Part(NamedTuple):
    """A stretch of the vector: planes of cards, or numbers."""

    name: str
    length: int
    """The number of planes, or of numbers."""
    values: Callable[[View], Iterable[int]]
    """The sets of cards, or the numbers."""


class Observing:
    """How a seat of a table sees a deal, as a vector; ``layout`` says what is where."""

    def __init__(self, rules: Rules) -> None:
        self._pack_size = len(rules.pack.codes)
        self._planes = tuple(_planes(rules))
        self._numbers = (*_choices(rules), *_counts(rules))
        self.layout: dict[str, slice] = {"laying": slice(0, self._pack_size)}
        self.length = self._pack_size
        for parts, size in ((self._planes, self._pack_size), (self._numbers, 1)):
            for part in parts:
                end = self.length + part.length * size
                self.layout[part.name], self.length = slice(self.length, end), end

    def __call__(self, view: View, laid: Cards) -> Vector:
        """The vector of a player's view; ``laid``: cards chosen so far to be laid away."""
        sets = [laid, *(cards for part in self._planes for cards in part.values(view))]
        numbers = [number for part in self._numbers for number in part.values(view)]
        planes = _bits(sets, self._pack_size).ravel()
        return np.concatenate((planes, np.array(numbers, np.int8)), dtype=np.int8)


def _bits(sets: Sequence[Cards], size: int) -> NDArray[np.uint8]:
    """A row for each set, with 1 for each of its cards."""
    width = (size + 7) // 8
    packed = np.frombuffer(b"".join(cards.to_bytes(width, "little") for cards in sets), np.uint8)
    return np.unpackbits(packed.reshape(-1, width), axis=1, count=size, bitorder="little")


def _seats(view: View) -> list[int]:
    """The players from the viewer on."""
    assert view.viewer is not None
    players = view.rules.players
    return [(view.viewer + place) % players for place in range(players)]


def _from_viewer(values: ByPlayer, view: View) -> list[int]:
    """Numbers by player, from the viewer on; noughts if there are none."""
    by_player = values(view)
    return [by_player[player] if by_player else 0 for player in _seats(view)]


def _player(which: Callable[[View], int | None], view: View) -> list[int]:
    """A one-hot of a player, from the viewer on."""
    player = which(view)
    return [int(player == seat) for seat in _seats(view)]


def _one_of(keys: Sequence[str | int], which: Callable[[View], str | int | None], view: View
            ) -> list[int]:  # fmt: skip
    """A one-hot of a key."""
    key = which(view)
    return [int(key == each) for each in keys]


# Planes of cards ---------------------------------------------------------------------------------


def _planes(rules: Rules) -> Iterator[Part]:
    """The viewer's cards, then those of nobody, then those of each player."""
    yield Part("hand", 1, lambda view: (view.hand,))
    yield Part("laid", 1, lambda view: (view.laid,))
    yield Part("held", 1, lambda view: (view.held,))
    yield Part("called", 1, lambda view: (view.called,))
    yield Part("gifts", 1, lambda view: (union(view.gifts),))
    yield Part("gift_ahead", 1, lambda view: (view.gift_ahead,))
    yield Part("given", 1, lambda view: (view.fool.given if view.fool else 0,))
    yield Part("sets", MOST_SETS, lambda view: (*view.sets, *(0,) * (MOST_SETS - len(view.sets))))
    for name, cards in CARDS_BY_PLAYER:
        yield Part(name, rules.players, partial(_from_viewer, cards))


def _on_table(view: View) -> Sequence[Cards]:
    cards = [0] * view.rules.players
    if view.leader is not None:
        _lay_down(cards, view.order, view.leader, view.trick)
    return cards


def _played(view: View) -> Sequence[Cards]:
    """The cards of past tricks."""
    cards = [0] * view.rules.players
    for trick in view.tricks:
        _lay_down(cards, view.order, trick.leader, trick.cards)
    return cards


def _lay_down(
    by_player: list[Cards], order: tuple[int, ...], leader: int, cards: tuple[Cards, ...]
) -> None:
    for place, card in enumerate(cards):
        by_player[seated(order, leader, place)] |= card


CARDS_BY_PLAYER: tuple[tuple[str, ByPlayer], ...] = (
    ("trick", _on_table),
    ("played", _played),
    ("open_hands", lambda view: view.open_hands),
    ("exposed", lambda view: view.exposed),
    ("face_up", lambda view: view.face_up),
    ("straw_tops", lambda view: [union(tops) for tops in view.straw.tops] if view.straw else ()),
    ("straw_known", lambda view: view.straw.known if view.straw else ()),
)
"""Planes with one set for each player."""

# Numbers -----------------------------------------------------------------------------------------


def _choices(rules: Rules) -> Iterator[Part]:
    """One-hots: the phase, the auction, who is what."""
    phases = tuple(dict.fromkeys(phase.name for phase in rules.phases))
    contracts = tuple(rules.contracts)
    for name, keys, key in (
        ("phase", phases, lambda view: view.phase),
        ("contract", contracts, lambda view: view.contract and view.contract.key),
        ("high", contracts, lambda view: view.high and view.high[0]),
        ("set", range(1, MOST_SETS + 1), lambda view: view.chosen),
    ):
        yield Part(name, len(keys), partial(_one_of, keys, key))
    yield Part("bids", rules.players * (len(rules.bids) + 1), partial(_bids, rules.bids))
    for name, player in PLAYERS:
        yield Part(name, rules.players, partial(_player, player))


PLAYERS: tuple[tuple[str, Callable[[View], int | None]], ...] = (
    ("turn", lambda view: view.turn),
    ("dealer", lambda view: view.dealer),
    ("declarer", lambda view: view.declarer),
    ("high_bidder", lambda view: view.high and view.high[1]),
    ("leader", lambda view: view.leader),
    ("fool_player", lambda view: view.fool and view.fool.player),
    ("fool_holder", lambda view: view.fool and view.fool.holder),
)
"""One-hots with a place for each player."""


def _bids(bids: Sequence[str], view: View) -> Iterator[int]:
    """By player: whether they have made each bid, and whether they have passed."""
    for seat in _seats(view):
        said = [action for player, action in view.bids if player == seat]
        keys = {action.key for action in said if isinstance(action, Bid)}
        yield from (int(key in keys) for key in bids)
        yield int(PASS in said)


def _counts(rules: Rules) -> Iterator[Part]:
    """Numbers of cards, tricks, steps of ladders."""
    yield Part("laid_size", 1, lambda view: (view.laid_size,))
    yield Part("level", 1, lambda view: (view.level,))
    yield Part("game_level", 1, lambda view: (view.game_level,))
    for name, values in NUMBERS_BY_PLAYER:
        yield Part(name, rules.players, partial(_from_viewer, values))
    for key in rules.bonuses:
        steps = partial(_announced, key)
        yield Part(f"announced_{key}", rules.players, partial(_from_viewer, steps))


def _side(name: str, view: View) -> Sequence[int]:
    return [int(side == name) for side in view.sides]


def _announced(key: str, view: View) -> Sequence[int]:
    """By player: 1 for an announcement of theirs, and 1 more for each step of its ladder."""
    steps = [0] * view.rules.players
    for item in view.items:
        if item.key == key:
            steps[item.owner] = item.level + 1
    return steps


def _declared(view: View) -> Sequence[int]:
    """By player: the fewest trumps that they have declared to hold (ROM-ANN-8)."""
    trumps = [0] * view.rules.players
    for item in view.items:
        trumps[item.owner] = max(trumps[item.owner], counted(item))
    return trumps


NUMBERS_BY_PLAYER: tuple[tuple[str, ByPlayer], ...] = (
    ("hand_sizes", lambda view: view.hand_sizes),
    ("won", lambda view: view.won),
    ("doubled", lambda view: [int(seat in view.doubled) for seat in range(view.rules.players)]),
    (
        "straw_hidden",
        lambda view: [sum(piles) for piles in view.straw.hidden] if view.straw else (),
    ),
    ("declaring", partial(_side, "declaring")),
    ("defence", partial(_side, "defence")),
    ("trumps_declared", _declared),
)
"""Numbers with one for each player."""
