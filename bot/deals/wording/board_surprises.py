"""Surprises at the table, with the reason: from public facts alone."""

from collections.abc import Iterator

from bot.deals.wording.words import card_sign, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from engine import Bid, View, union


def surprise_lines(info: TableInfo, view: View, words: Words) -> list[str]:
    """Lines about surprising events, in small print, each with its reason."""
    groups = [_called_in_talon(info, view, words), _smallest_wins(view, words)]
    if view.leader is None:
        groups = [_equal_bid(info, view, words), _forehand_left(info, view, words), *groups]
    return [f"-# {line}" for lines in groups for line in lines]


def _equal_bid(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """An equal bid is enough for a player who comes before the other (SLO-BID-5, ROM-GEN-5).

    It is shown until somebody says something else.
    """
    if not view.bids or not isinstance(view.bids[-1][1], Bid):
        return
    bids = [(player, bid.key) for player, bid in view.bids if isinstance(bid, Bid)]
    if len(bids) < 2:
        return
    (other, before), (player, key) = bids[-2:]
    if player != other and (key == before or key not in view.rules.contracts):
        name, over = plain_name(info, player), plain_name(info, other)
        yield words("board-why-held", name=name, other=over)


def _forehand_left(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """All others passed before forehand said anything (SLO-BID-7)."""
    others = len(view.order) - 1
    passed = {player for player, bid in view.bids[:others] if not isinstance(bid, Bid)}
    if passed == set(view.order[1:]) and (view.phase == "auction" or len(view.bids) > others):
        yield words("board-why-forehand", name=plain_name(info, view.order[0]))


def _called_in_talon(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The called card lies open in the talon (SLO-CALL-2)."""
    if view.declarer is not None and view.called & union(view.sets):
        king = card_sign(view.rules.pack, view.called, words)
        yield words("board-why-alone", king=king, name=plain_name(info, view.declarer))


def _smallest_wins(view: View, words: Words) -> Iterator[str]:
    """The pagat takes a trick with the two highest trumps in it (SLO-TRK-3)."""
    if not view.tricks or view.tricks[-1].winning != view.rules.pagat:
        return
    highest = view.rules.fool | view.rules.mond
    if not highest & ~union(view.tricks[-1].cards):
        yield words("board-why-emperor")
