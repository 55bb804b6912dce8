"""A deal in play as a row of numbers, for the kernel: a real one, or one of many worlds."""

from collections.abc import Sequence

import numpy as np

from engine.cards import NONE, Cards
from engine.contracts import Trick
from engine.deal import Deal, Playing
from engine.pack import Pack
from search.kernel import layout as at
from search.kernel.arrays import Numbers
from search.kernel.contract_row import left_in_talon, weight_of
from search.kernel.legal import suit_of
from search.kernel.moves import note, play
from search.kernel.score_facts import POINTS_SIZE
from search.kernel.table_knowledge import LACKS, note_card


def state_of(deal: Deal, row: Numbers) -> Numbers:
    """The deal as the kernel plays it on. Raises ValueError if nothing is played yet."""
    playing, order = deal.playing, deal.order
    if playing is None:
        raise ValueError("the play has not begun")
    state = np.zeros(at.STATE, np.int64)
    state[at.TOPS : at.TOPS + 6] = at.NO_CARD
    state[[at.FOOL_BY, at.FOOL_AT, at.FOOL_GIVEN, at.LED, at.WINNING]] = at.NO_CARD
    state[at.LEADER] = state[at.TURN] = order.index(playing.leader)
    state[at.DONE] = len(playing.tricks)
    for place, player in enumerate(order):
        _put(state, at.HELD + 2 * place, deal, playing.held[player])
        _put(state, at.HANDS + 2 * place, deal, _before(deal, playing, player))
        if taken := playing.taken[player]:
            _put(state, at.PILES + 2 * place, deal, taken)
            state[at.POINTS + place] = weight_of(deal.rules, taken)
        state[at.WON + place] = playing.won(player)
    _gifts(state, deal)
    _discards(state, deal)
    state[at.LOOSE] = _loose(deal, row)
    _straw(state, deal)
    _fool(state, deal)
    _events(state, row, deal, playing.tricks)
    _table(state, row, deal, playing)
    state[at.OVER] = deal.over or (bool(state[at.DUE]) and not any(deal.hands))
    return state


def states_of(deals: Sequence[Deal], rows: Numbers) -> Numbers:
    """Some deals in play, in rows. Raises ValueError if nothing is played yet.

    Worlds made of one another share what was played (``worlds.swapped``).
    """
    alike: dict[object, list[int]] = {}
    for place, (deal, row) in enumerate(zip(deals, rows, strict=True)):
        key = place if deal.straw is not None else (id(deal.playing), row.tobytes())
        alike.setdefault(key, []).append(place)
    states = np.empty((len(deals), at.STATE), np.int64)
    for places in alike.values():
        first = state_of(deals[places[0]], rows[places[0]])
        states[places] = worlds_like(first, [deals[place] for place in places])
    if deals and rows[:, at.NEEDED].any():
        cached: dict[int, int] = {}  # a likely world stands more than once
        for place, deal in enumerate(deals):
            if id(deal) not in cached:
                cached[id(deal)] = _loose(deal, rows[place])
            states[place, at.LOOSE] = cached[id(deal)]
    return states


def worlds_like(state: Numbers, deals: Sequence[Deal]) -> Numbers:
    """The states of deals without straw men that differ in what is hidden alone.

    ``state``: that of the first, which alone knows what is left of the talon (``layout.LOOSE``).
    """
    states, first = np.tile(state, (len(deals), 1)), deals[0]
    if len(deals) == 1:
        return states
    order, rules = first.order, first.rules
    hands = [deal.hands[player] for deal in deals for player in order]
    in_words = _words_of(rules.pack, hands).reshape(len(deals), -1)
    before = _words_of(rules.pack, hands[: len(order)]).reshape(-1)
    states[:, at.HANDS : at.HANDS + 2 * len(order)] ^= in_words ^ before
    if first.contract is not None and first.contract.gifts:
        for world, deal in zip(states, deals, strict=True):
            _gifts(world, deal)
    if first.exchange is not None and first.bidding.declarer is not None:
        laid = [deal.exchange.laid if deal.exchange else NONE for deal in deals]
        weights = {cards: weight_of(rules, cards) for cards in dict.fromkeys(laid)}
        more = np.array([weights[cards] for cards in laid], np.int64) - weights[laid[0]]
        states[:, at.POINTS + order.index(first.bidding.declarer)] += more
    return states


WORD_BITS = 63
"""The cards of a pack whose sets are numbers of numpy."""


def lacks_in(deal: Deal, row: Numbers) -> Numbers:
    """The cards that players have shown not to have in the play so far (``table_knowledge``)."""
    lacks, number, playing = np.zeros(LACKS, np.int64), at.numbers(deal.rules.pack), deal.playing
    if playing is None:
        return lacks
    state = np.zeros(at.STATE, np.int64)
    for leader, cards in (
        *((t.leader, t.cards) for t in playing.tricks),
        (playing.leader, playing.trick),
    ):
        state[at.LED], state[at.COUNT] = at.NO_CARD, 0
        for place, card in enumerate(cards):
            state[at.TURN] = (deal.order.index(leader) + place) % len(deal.order)
            note_card(row, state, lacks, number[card])
            free = row[at.FREE_FOOL] and number[card] == row[at.FOOL]
            if state[at.LED] < 0 and not free:
                state[at.LED] = suit_of(number[card])
            state[at.COUNT] += 1
    return lacks


def _words_of(pack: Pack, sets: Sequence[Cards]) -> Numbers:
    """``layout.words`` of some sets of cards, a row each."""
    if len(pack.codes) > WORD_BITS:
        return np.array([at.words(pack, cards) for cards in sets], np.int64)
    of_suits, (lowest, every) = at.runs(pack)
    numbers = np.array(sets, np.int64)
    suits = np.zeros_like(numbers)
    for place, (first, mask) in enumerate(of_suits):
        suits |= (numbers >> first & mask) << at.SUIT * place
    return np.stack((suits, numbers >> lowest & every), axis=1)


def _gifts(state: Numbers, deal: Deal) -> None:
    """The cards of the talon that go to the winners of tricks, one by one."""
    if deal.contract is not None and deal.contract.gifts:
        number = at.numbers(deal.rules.pack)
        state[at.GIFTS : at.GIFTS + len(deal.talon)] = [number[card] for card in deal.talon]


def _put(state: Numbers, place: int, deal: Deal, cards: Cards) -> None:
    """Put cards down where there are none yet."""
    if cards:
        state[place : place + 2] = at.words(deal.rules.pack, cards)


def _before(deal: Deal, playing: Playing, player: int) -> Cards:
    """The hand before its card on the table was played from it.

    The trick on the table is played again.

    With straw men its origin is unknown, so it is taken from the hand.
    """
    place = deal.order.index(player) - deal.order.index(playing.leader)
    number = place % len(deal.order)
    card = playing.trick[number] if number < len(playing.trick) else NONE
    return deal.hands[player] | card


def _table(state: Numbers, row: Numbers, deal: Deal, playing: Playing) -> None:
    """The trick on the table is played once more; what it turned over is turned over already."""
    number, at_once = at.numbers(deal.rules.pack), int(row[at.AT_ONCE])
    row[at.AT_ONCE] = 0
    for card in playing.trick:
        play(row, state, number[card])
    row[at.AT_ONCE] = at_once


def _discards(state: Numbers, deal: Deal) -> None:
    """Count the declarer's discards for them from the start."""
    exchange, declarer = deal.exchange, deal.bidding.declarer
    if exchange is not None and declarer is not None:
        place = deal.order.index(declarer)
        state[at.POINTS + place] += weight_of(deal.rules, exchange.laid)


def _loose(deal: Deal, row: Numbers) -> int:
    """The cell of a state for the rest of the talon (``layout.LOOSE``)."""
    rules = deal.rules
    if not row[at.NEEDED] or rules.threshold is None:
        return 0
    mine = rules.threshold.untaken(deal) or NONE
    others, trula = left_in_talon(deal) & ~mine, rules.fool | rules.mond | rules.pagat
    which = (mine & trula, others & trula, mine & rules.kings, others & rules.kings)
    has = sum(bool(cards) << place for place, cards in enumerate(which))
    return weight_of(rules, mine) | has << POINTS_SIZE


def _straw(state: Numbers, deal: Deal) -> None:
    """The straw men, the card to be turned next in the lowest byte."""
    if deal.straw is None:
        return
    number = at.numbers(deal.rules.pack)
    for place, player in enumerate(deal.order):
        for pile in range(3):
            top, hidden = deal.straw.tops[player][pile], deal.straw.hidden[player][pile]
            state[at.TOPS + 3 * place + pile] = number[top] if top else at.NO_CARD
            packed = sum(number[card] + 1 << 8 * depth for depth, card in enumerate(hidden))
            state[at.HIDDEN + 3 * place + pile] = packed


def _fool(state: Numbers, deal: Deal) -> None:
    """A Fool that is to be taken back, or was."""
    fool, playing = deal.fool, deal.playing
    if fool is None or playing is None:
        return
    number = at.numbers(deal.rules.pack)
    state[at.FOOL_BY] = deal.order.index(fool.player)
    if fool.holder is not None:
        state[at.FOOL_AT] = deal.order.index(fool.holder)
    if fool.given:
        state[at.FOOL_GIVEN] = number[fool.given]
    taken = playing.taken[fool.player]
    state[at.DUE] = fool.holder is not None and not fool.given and taken != NONE


def _events(state: Numbers, row: Numbers, deal: Deal, tricks: tuple[Trick, ...]) -> None:
    """Note the fate of mond, pagat and called king in the complete tricks."""
    if not tricks:
        return
    number, seen = at.numbers(deal.rules.pack), state.copy()
    seen[at.WINNING] = at.NO_CARD
    for done, trick in enumerate(tricks):
        cards = [number[card] for card in trick.cards]
        seen[at.TRICK : at.TRICK + len(cards)] = cards
        seen[at.COUNT], seen[at.DONE] = len(cards), done
        seen[at.LEADER] = deal.order.index(trick.leader)
        suits, trumps = at.words(deal.rules.pack, sum(trick.cards))
        winning = number[trick.winning]
        note(row, seen, suits, trumps, deal.order.index(trick.winner), winning)
        seen[at.WINNING] = winning
    fell = [at.MOND_FELL, at.KING_FELL, at.PAGAT_FELL, at.BIRDS_FELL, at.ROS_FELL, at.WINNING]
    state[fell] = seen[fell]
