"""A view as a vector of small whole numbers, for learners.

It is made of parts, each with a name and a length: planes with a place for each card of the pack,
one-hots, and counts. Players are counted from the viewer: 0 is the viewer, 1 the next to play.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine import GAME, PASS, Bid, Cards, Contract, Rules, Trick, View, encode, seated, union
from players.numbering import MOST_SETS

Vector: TypeAlias = NDArray[np.int8]
Values: TypeAlias = Iterable[int]


class Part(NamedTuple):
    """A stretch of the vector."""

    name: str
    length: int
    values: Callable[[View, Cards], Values]
    """The numbers, given the view and the cards chosen so far to be laid away."""


class Observing:
    """How a seat of a table sees a deal, as a vector; ``layout`` says what is where."""

    def __init__(self, rules: Rules) -> None:
        self._parts = (*_cards(rules), *_by_player(rules), *_choices(rules), *_counts(rules))
        self.layout: dict[str, slice] = {}
        self.length = 0
        for part in self._parts:
            self.layout[part.name] = slice(self.length, self.length + part.length)
            self.length += part.length

    def __call__(self, view: View, laid: Cards) -> Vector:
        """The vector of a player's view; ``laid``: cards chosen so far to be laid away."""
        seen = np.zeros(self.length, np.int8)
        for part in self._parts:
            seen[self.layout[part.name]] = list(part.values(view, laid))
        return seen


def _seats(view: View) -> list[int]:
    """The players from the viewer on."""
    assert view.viewer is not None
    return [(view.viewer + place) % view.rules.players for place in range(view.rules.players)]


def _place(view: View, player: int | None) -> int | None:
    """A player counted from the viewer."""
    assert view.viewer is not None
    return None if player is None else (player - view.viewer) % view.rules.players


def _one_hot(place: int | None, length: int) -> Values:
    return (int(place == number) for number in range(length))


def _cards(rules: Rules) -> Iterator[Part]:
    """Planes of cards that are nobody's, or the viewer's."""
    size = len(rules.pack.codes)

    def plane(name: str, cards: Callable[[View, Cards], Cards]) -> Part:
        return Part(name, size, lambda view, laid: _bits(cards(view, laid), size))

    yield plane("hand", lambda view, laid: view.hand)
    yield plane("laying", lambda view, laid: laid)
    yield plane("laid", lambda view, laid: view.laid)
    yield plane("held", lambda view, laid: view.held)
    yield plane("called", lambda view, laid: view.called)
    yield plane("gifts", lambda view, laid: union(view.gifts))
    yield plane("gift_ahead", lambda view, laid: view.gift_ahead)
    yield plane("given", lambda view, laid: view.fool.given if view.fool else 0)
    yield Part(
        "sets",
        size * MOST_SETS,
        lambda view, laid: _planes(view.sets, range(MOST_SETS), size),
    )


def _by_player(rules: Rules) -> Iterator[Part]:
    """Planes of cards, one for each player from the viewer on."""
    size, players = len(rules.pack.codes), rules.players

    def planes(name: str, cards: Callable[[View], Sequence[Cards]]) -> Part:
        return Part(
            name, size * players, lambda view, laid: _planes(cards(view), _seats(view), size)
        )

    yield planes("trick", _on_table)
    yield planes("played", _played)
    yield planes("open_hands", lambda view: view.open_hands)
    yield planes("exposed", lambda view: view.exposed)
    yield planes("face_up", lambda view: view.face_up)
    yield planes("straw_tops", lambda view: tuple(map(union, view.straw.tops)) if view.straw else ())
    yield planes("straw_known", lambda view: view.straw.known if view.straw else ())


def _choices(rules: Rules) -> Iterator[Part]:
    """One-hots: the phase, the auction, and who is what."""
    phases, contracts = [phase.name for phase in rules.phases], list(rules.contracts)
    players = rules.players

    def key(contract: Contract | str | None) -> int | None:
        name = contract.key if isinstance(contract, Contract) else contract
        return contracts.index(name) if name in contracts else None

    def player(name: str, who: Callable[[View], int | None]) -> Part:
        return Part(name, players, lambda view, laid: _one_hot(_place(view, who(view)), players))

    yield Part(
        "phase",
        len(phases),
        lambda view, laid: (int(view.phase == name) for name in phases),
    )
    yield Part(
        "contract", len(contracts), lambda view, laid: _one_hot(key(view.contract), len(contracts))
    )
    yield Part(
        "high",
        len(contracts),
        lambda view, laid: _one_hot(key(view.high[0] if view.high else None), len(contracts)),
    )
    yield Part("bids", players * (len(contracts) + 1), lambda view, laid: _bids(view, contracts))
    yield Part("set", MOST_SETS, lambda view, laid: _one_hot(view.chosen - 1, MOST_SETS))
    yield player("turn", lambda view: view.turn)
    yield player("dealer", lambda view: view.dealer)
    yield player("declarer", lambda view: view.declarer)
    yield player("high_bidder", lambda view: view.high[1] if view.high else None)
    yield player("leader", lambda view: view.leader)
    yield player("fool_player", lambda view: view.fool.player if view.fool else None)
    yield player("fool_holder", lambda view: view.fool.holder if view.fool else None)
    for side in ("declaring", "defence"):
        yield Part(
            f"known_{side}",
            players,
            lambda view, laid, side=side: (int(view.sides[seat] == side) for seat in _seats(view)),
        )


def _counts(rules: Rules) -> Iterator[Part]:
    """Numbers: of cards, tricks, steps of ladders."""
    players = rules.players

    def count(name: str, values: Callable[[View], Sequence[int]]) -> Part:
        return Part(name, players, lambda view, laid: [values(view)[seat] for seat in _seats(view)])

    yield count("hand_sizes", lambda view: view.hand_sizes)
    yield count("won", lambda view: view.won)
    yield count("doubled", lambda view: [seat in view.doubled for seat in range(players)])
    yield count("straw_hidden", _straw_hidden)
    yield Part("laid_size", 1, lambda view, laid: (view.laid_size,))
    yield Part("level", 1, lambda view, laid: (view.level,))
    yield Part("game_level", 1, lambda view, laid: (view.game_level,))
    keys = [key for key in rules.bonuses if key != GAME]
    for key in keys:
        yield count(f"announced_{key}", lambda view, key=key: _announced(view, key))


def _bits(cards: Cards, size: int) -> Values:
    return (cards >> bit & 1 for bit in range(size))


def _planes(cards: Sequence[Cards], places: Iterable[int], size: int) -> Values:
    """The sets at these places, one after another; what is missing is empty."""
    for place in places:
        yield from _bits(cards[place] if place < len(cards) else 0, size)


def _by_hand(view: View, trick: Trick | None) -> Iterator[tuple[int, Cards]]:
    """The cards of a trick (None: the one on the table), each with its player."""
    leader, cards = (trick.leader, trick.cards) if trick else (view.leader, view.trick)
    for place, card in enumerate(cards):
        assert leader is not None
        yield seated(view.order, leader, place), card


def _on_table(view: View) -> list[Cards]:
    cards = [0] * view.rules.players
    for player, card in _by_hand(view, None):
        cards[player] |= card
    return cards


def _played(view: View) -> list[Cards]:
    cards = [0] * view.rules.players
    for trick in view.tricks:
        for player, card in _by_hand(view, trick):
            cards[player] |= card
    return cards


def _bids(view: View, contracts: list[str]) -> Values:
    """By player: whether they have bid each contract, and whether they have passed."""
    for seat in _seats(view):
        said = [action for player, action in view.bids if player == seat]
        keys = {action.key for action in said if isinstance(action, Bid)}
        yield from (int(key in keys) for key in contracts)
        yield int(PASS in said)


def _announced(view: View, key: str) -> list[int]:
    """By player: 1 for an announcement of theirs, and 1 more for each step of its ladder."""
    steps = [0] * view.rules.players
    for item in view.items:
        if item.key == key:
            steps[item.owner] = item.level + 1
    return steps


def _straw_hidden(view: View) -> list[int]:
    """By player: the number of cards face down in straw men."""
    straw = view.straw
    return [sum(straw.hidden[seat]) if straw else 0 for seat in range(view.rules.players)]
