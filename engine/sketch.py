"""Positions in a few plain lines, for people at a prompt: ``repr`` of a deal, ``print`` of a view.

Codes and numbers alone, as in docs/records.md; what players read is made by the bot.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Bid
from engine.cards import Cards
from engine.codec import encode

if TYPE_CHECKING:
    from engine.deal import Deal
    from engine.view import View


def one_line(deal: "Deal") -> str:
    """Where a deal stands, without a card that somebody may not see: it may end up in a log."""
    rules, contract = deal.rules, deal.contract
    parts = [f"{rules.variant} {rules.players}", f"dealer {deal.dealer}"]
    if contract is not None and deal.bidding.declarer is not None:
        parts.append(f"{contract.key} by player {deal.bidding.declarer}")
    elif contract is not None:
        parts.append(contract.key)
    if deal.playing is not None:
        parts.append(f"tricks {len(deal.playing.tricks)}")
    if deal.over:
        parts.append(deal.ended or ("void" if deal.void else "over"))
    else:
        parts.append(f"{rules.phases[deal.phase].name}: player {deal.open_turn} to act")
    return f"<Deal {', '.join(parts)}>"


def drawn(view: "View") -> str:
    """A view as a handful of lines: who acts, what is played, the trick, the viewer's cards."""
    return "\n".join(_lines(view))


def _lines(view: "View") -> Iterator[str]:
    waits = "over" if view.over else f"{view.phase}, player {view.turn} to act"
    seen_by = "everybody" if view.viewer is None else f"player {view.viewer}"
    game = f"{view.rules.variant} {view.rules.players}, dealer {view.dealer}"
    yield f"{game}: {waits}; seen by {seen_by}"
    if view.contract is not None:
        yield _contract(view)
    elif view.bids:
        yield "bids: " + ", ".join(f"{player} {_bid(action)}" for player, action in view.bids)
    if view.leader is not None and not view.over:
        table = _cards(view, *view.trick) or "nothing yet"
        yield f"trick {len(view.tricks) + 1}, led by player {view.leader}: {table}"
    if view.tricks:
        yield "tricks won: " + " ".join(map(str, view.won))
    if view.settlement is not None:
        yield "score: " + " ".join(f"{score:+}" for score in view.settlement.scores)
    elif view.viewer is not None:
        yield "hand: " + (_cards(view, view.hand) or "no cards")
    if view.offers:
        yield "may: " + ", ".join(_offered(view))


def _bid(action: Action) -> str:
    return action.key if isinstance(action, Bid) else "pass"


def _contract(view: "View") -> str:
    assert view.contract is not None
    by = "" if view.declarer is None else f" by player {view.declarer}"
    called = f", calling {_cards(view, view.called)}" if view.called else ""
    return f"contract: {view.contract.key}{by}{called}"


def _cards(view: "View", *sets: Cards) -> str:
    return " ".join(code for cards in sets for code in view.rules.pack.show(cards))


def _offered(view: "View") -> Iterator[str]:
    for offer in view.offers:
        first = offer.nth(0)
        more = f" and {offer.size - 1} more" if offer.size > 1 else ""
        yield encode(view.rules.pack, first) + more
