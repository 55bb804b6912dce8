"""Facts about a deal under way: which cards lie open, what was promised, which sets were seen.

Views, scorers and phases read them here, so that none needs to know another.
"""

from engine.cards import NONE, Cards, union
from engine.contracts import Bonus
from engine.deal import Deal
from engine.promises import card_needed, kept_for_last

# The talon ----------------------------------------------------------------------------------------


def level(deal: Deal) -> int:
    """The level of the contract, 1 where the talon stays unseen (ROM-TAL-2, ROM-TAL-8)."""
    contract, exchange = deal.contract, deal.exchange
    if contract is None or exchange is None or not contract.index:
        return 1
    return contract.index + exchange.stage


def unseen(deal: Deal) -> Cards:
    """The talon cards that were neither taken nor turned face up in the play (POL-PILE-3)."""
    exchange = deal.exchange
    if exchange is None or not exchange.chosen:
        return union(deal.talon)
    return exchange.remainder & ~exchange.turned_up


def sets_shown(deal: Deal, viewer: int | None) -> tuple[Cards, ...]:
    """The talon sets as a person sees them: nothing for a set that they have not seen.

    Refused sets lie open; the next one only the declarer has looked at (POL-TAL-2, ROM-PLAY-7).
    """
    exchange = deal.exchange
    if exchange is None or not exchange.looks:
        return exchange.sets if exchange else ()
    declarer = viewer is not None and viewer == deal.bidding.declarer
    shown = exchange.shown | (exchange.looked_at if declarer else exchange.turned_up)
    return tuple(cards & shown for cards in exchange.sets)


def king_found(deal: Deal) -> bool:
    """Whether the declarer has seen the called king in the talon (POL-SUR-1, ROM-SUR-1)."""
    exchange, calling = deal.exchange, deal.calling
    return bool(exchange and calling and exchange.looked_at & calling.card)


def discards_seen(deal: Deal, viewer: int | None) -> Cards:
    """The discards that a person has seen: their own, else the trumps, if these are shown."""
    exchange = deal.exchange
    if exchange is None:
        return NONE
    hidden_by = exchange.hidden_by
    if viewer is not None and viewer == (deal.bidding.declarer if hidden_by is None else hidden_by):
        return exchange.laid
    return exchange.laid & deal.rules.pack.trumps if hidden_by is None else NONE


def gift_ahead(deal: Deal) -> Cards:
    """The gift of the trick at hand, where it lies open before the lead (SLO-OPT-23)."""
    contract, playing = deal.contract, deal.playing
    if contract is None or playing is None or not contract.gift_ahead:
        return NONE
    done = len(playing.tricks)
    return deal.talon[done] if done < len(deal.talon) else NONE


def gifts_shown(deal: Deal) -> tuple[Cards, ...]:
    """The talon cards given to the winners of the tricks so far (SLO-PLAY-11)."""
    contract, playing = deal.contract, deal.playing
    if contract is None or playing is None or not contract.gifts:
        return ()
    return deal.talon[: len(playing.tricks)]


# Hands --------------------------------------------------------------------------------------------


def holder(deal: Deal, card: Cards) -> int | None:
    """The player to whom the card was dealt; None: it lies in the talon."""
    return next((player for player in deal.order if deal.dealt[player] & card), None)


def opened_hand(deal: Deal) -> int | None:
    """The player whose hand lies open for all (SLO-PLAY-12)."""
    contract, playing = deal.contract, deal.playing
    if contract is None or playing is None or not contract.opens_hand or not playing.tricks:
        return None
    return deal.bidding.declarer


# Promises -----------------------------------------------------------------------------------------


def needed_card(deal: Deal, bonus: Bonus) -> Cards | None:
    """The card needed to announce the bonus; NONE: none is needed; None: none can have it."""
    if bonus.needs == "called_king" and deal.calling is None:
        return None
    return card_needed(deal.rules, bonus, _called(deal))


def promised(deal: Deal, player: int, *, face_up: bool = False) -> Cards:
    """The cards that the player announced to keep for the last trick (SLO-ANN-10).

    ``face_up``: only those that then lie open before them (SLO-OPT-19).
    """
    items = deal.speaking.items if deal.speaking else ()
    return kept_for_last(deal.rules, items, player, _called(deal), face_up=face_up)


def _called(deal: Deal) -> Cards:
    return deal.calling.card if deal.calling is not None else NONE


def cards_face_up(deal: Deal, player: int) -> Cards:
    """The cards of announced ultimos that the player still holds face up (SLO-OPT-19)."""
    return promised(deal, player, face_up=True) & deal.hands[player]
