"""Which side has made which bonus (SLO-SCO-5, SLO-SCO-7, ROM-BON)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.cards import Cards
from engine.deal import Deal
from engine.scores import Outcome
from engine.ultimo import king_ultimo, pagat_ultimo

Judge: TypeAlias = Callable[[Deal, tuple[int, ...]], Outcome | None]
"""The fate of a bonus for a side: made, lost in the last trick, or None."""
Judges: TypeAlias = Mapping[str, Judge]


def remainder_won(deal: Deal) -> bool:
    """Whether the declarer won a trick with the called king from the talon (SLO-TAL-7)."""
    exchange, calling, playing = deal.exchange, deal.calling, deal.playing
    if exchange is None or calling is None or playing is None or calling.holder is not None:
        return False
    if not exchange.taken & calling.card:
        return False
    return any(trick.winning == calling.card for trick in playing.tricks)


def won_in_play(deal: Deal, players: tuple[int, ...]) -> Cards:
    """The cards of the tricks these players won, with a remainder won by the called king."""
    assert deal.playing is not None
    won = sum([sum(trick.cards) for trick in deal.playing.tricks if trick.winner in players])
    if deal.bidding.declarer in players and deal.exchange is not None and remainder_won(deal):
        won |= deal.exchange.remainder
    return won


def collected_in(cards_of: Callable[[Deal, tuple[int, ...]], Cards]) -> Judges:
    """Judges of trula and kings, given the cards among which a side must have them."""

    def trula(deal: Deal, players: tuple[int, ...]) -> Outcome | None:
        rules = deal.rules
        whole = rules.fool | rules.mond | rules.pagat
        return "made" if not whole & ~cards_of(deal, players) else None

    def kings(deal: Deal, players: tuple[int, ...]) -> Outcome | None:
        return "made" if not deal.rules.kings & ~cards_of(deal, players) else None

    return {"trula": trula, "kings": kings}


def valat(deal: Deal, players: tuple[int, ...]) -> Outcome | None:
    """Whether the side won all tricks."""
    assert deal.playing is not None
    return "made" if all(trick.winner in players for trick in deal.playing.tricks) else None


JUDGES: Judges = {
    **collected_in(won_in_play),
    "king_ultimo": king_ultimo,
    "pagat_ultimo": pagat_ultimo,
    "valat": valat,
}


def outcome(deal: Deal, key: str, players: tuple[int, ...]) -> Outcome | None:
    """The fate of a bonus for a side: made, lost in the last trick, or None."""
    return JUDGES[key](deal, players)
