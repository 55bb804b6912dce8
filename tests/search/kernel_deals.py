"""Random deals for the kernel, and what the engine makes of a line that the kernel has played."""

from random import Random
from typing import NamedTuple

from engine import Deal, Give, Offer, Play, Rules, act, offers
from engine.actions import CardOffer, Offers, PlayOffer
from engine.cards import Cards
from search.kernel import layout as at
from search.kernel.arrays import Numbers
from search.kernel.contract_row import row_of
from search.kernel.legal import legal
from search.kernel.moves import give, play, to_give
from search.kernel.position import state_of
from tests.laws.playing import RULES, each_table, random_deal, random_rules, sizes

tables = each_table()
some_deals = sizes(8, 40, 2_500)


class Position(NamedTuple):
    """A deal somewhere in its play, and the same as the kernel has it."""

    deal: Deal
    row: Numbers
    state: Numbers


def position(deal: Deal) -> Position:
    """A deal in play for both."""
    row = row_of(deal)
    return Position(deal, row, state_of(deal, row))


def deal_in_play(
    rules: Rules, rng: Random, *, late: bool = False, max_cards: int = 99
) -> Deal | None:
    """A random deal as its play begins, or somewhere later; None: it is not played.

    ``max_cards``: the most cards that are then held.
    """
    deals = [step.deal for step in random_deal(rules, rng).steps if step.deal.playing is not None]
    deals = [deal for deal in deals if cards_left(deal) <= max_cards]
    if not deals:
        return None
    return rng.choice(deals) if late else deals[0]


def cards_left(deal: Deal) -> int:
    """The cards that are still to be played, straw men's too."""
    hands = sum(hand.bit_count() for hand in deal.hands)
    if deal.straw is None:
        return hands
    piles = [pile for piles in deal.straw.hidden for pile in piles]
    tops = [top for tops in deal.straw.tops for top in tops if top]
    return hands + len(tops) + sum(map(len, piles))


def replay_line(start: Position, line: Numbers) -> Deal:
    """The deal after a line, card by card in the engine; at each both allow the same."""
    deal, state = start.deal, start.state.copy()
    pack = deal.rules.pack
    cards = at.cards_of(pack)
    for number in line:
        if number < 0:
            break
        due = bool(state[at.DUE])
        allowed = to_give(start.row, state) if due else legal(start.row, state)
        assert deal.turn is not None
        offered = offers(deal, deal.turn)
        assert at.cards_in(pack, *allowed) == _cards(offered[0]), (deal, line)
        card = cards[int(number)]
        deal = act(deal, deal.turn, Give(card) if due else _play_with_word(offered, card))
        (give if due else play)(start.row, state, int(number))
    assert deal.over and bool(state[at.OVER]) and not state[at.DUE], (deal, line)
    return deal


def _cards(offer: Offer) -> Cards:
    assert isinstance(offer, PlayOffer | CardOffer)
    return offer.cards


def _play_with_word(offered: Offers, card: Cards) -> Play:
    """The card, called out with where that may be."""
    words = [offer.keys[0] for offer in offered
             if isinstance(offer, PlayOffer) and offer.keys and offer.cards == card]  # fmt: skip
    return Play(card, words[0]) if words else Play(card)


def positions(table: tuple[str, int], deals: int) -> list[Position]:
    """Positions in play at a table, with and without choices of its own; the first is late."""
    rng, positions = Random(deals), list[Position]()
    while len(positions) < deals:
        rules = random_rules(table, rng) if rng.random() < 0.5 else RULES[table]
        deal = deal_in_play(rules, rng, late=rng.random() < 0.3)
        if deal is not None:
            positions.append(position(deal))
    return positions
