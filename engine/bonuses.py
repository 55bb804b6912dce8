"""Which side has made which bonus (SLO-SCO-5, SLO-SCO-7)."""

from typing import Literal

from engine.cards import NONE, Cards
from engine.deal import Deal
from engine.order import seated
from engine.sides import declaring

Outcome = Literal["made", "lost"]


def remainder_won(deal: Deal) -> bool:
    """Whether the declarer won a trick with the called king from the talon (SLO-TAL-7)."""
    exchange, calling, playing = deal.exchange, deal.calling, deal.playing
    if exchange is None or calling is None or playing is None or calling.holder is not None:
        return False
    if not exchange.taken & calling.card:
        return False
    return any(trick.winning == calling.card for trick in playing.tricks)


def won_in_play(deal: Deal, seats: tuple[int, ...]) -> Cards:
    """The cards of the tricks these players won, with a remainder won by the called king."""
    assert deal.playing is not None
    won = NONE
    for trick in deal.playing.tricks:
        if trick.winner in seats:
            won |= sum(trick.cards)
    if deal.bidding.declarer in seats and deal.exchange is not None and remainder_won(deal):
        won |= deal.exchange.remainder
    return won


def _collected(deal: Deal, seats: tuple[int, ...], cards: Cards) -> Outcome | None:
    return "made" if not cards & ~won_in_play(deal, seats) else None


def _trula(deal: Deal, seats: tuple[int, ...]) -> Outcome | None:
    rules = deal.rules
    return _collected(deal, seats, rules.fool | rules.mond | rules.pagat)


def _kings(deal: Deal, seats: tuple[int, ...]) -> Outcome | None:
    return _collected(deal, seats, deal.rules.kings)


def _king_ultimo(deal: Deal, seats: tuple[int, ...]) -> Outcome | None:
    """The called king in the last trick, for the declaring side alone."""
    assert deal.playing is not None
    last = deal.playing.tricks[-1]
    if deal.calling is None or seats != declaring(deal) or deal.calling.card not in last.cards:
        return None
    return "made" if last.winner in seats else "lost"


def _pagat_ultimo(deal: Deal, seats: tuple[int, ...]) -> Outcome | None:
    """The pagat in the last trick, for the side of the player who plays it."""
    assert deal.playing is not None
    last, pagat = deal.playing.tricks[-1], deal.rules.pagat
    if pagat not in last.cards:
        return None
    order = deal.order
    if seated(order, last.leader, last.cards.index(pagat)) not in seats:
        return None
    return "made" if last.winning == pagat else "lost"


def _valat(deal: Deal, seats: tuple[int, ...]) -> Outcome | None:
    assert deal.playing is not None
    return "made" if all(trick.winner in seats for trick in deal.playing.tricks) else None


JUDGES = {
    "trula": _trula,
    "kings": _kings,
    "king_ultimo": _king_ultimo,
    "pagat_ultimo": _pagat_ultimo,
    "valat": _valat,
}


def outcome(deal: Deal, key: str, seats: tuple[int, ...]) -> Outcome | None:
    """What became of a bonus for a side: made, lost in the last trick, or nothing to say."""
    return JUDGES[key](deal, seats)
