"""The middle of a picture of the table while no trick lies there."""

from bot.deals.beside_the_tricks import proposals
from bot.deals.wording.announcements import statements
from bot.deals.wording.seat_names import seat_name
from bot.deals.wording.words import contract_name, signed, without_markdown
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.pictures.faces import BACK
from bot.pictures.scenes import CardSet, ListLine, SmallCards
from engine import Bid, Cards, View

PILE_BACKS = 4
"""Number of backs that are drawn for the pack."""


def card_sets_of(info: TableInfo, view: View) -> tuple[CardSet, ...]:
    """The piles to choose from, or the talon sets until the first lead."""
    if view.cutting is not None and not view.dealt:
        return _piles(info, view)
    if not view.sets or not is_talon_shown(view):
        return ()
    return tuple(
        CardSet(str(number), _set(view, cards), view.chosen == number)
        for number, cards in enumerate(view.sets, 1)
    )


def is_talon_shown(view: View) -> bool:
    """True while all can see the talon: until the first card is played."""
    return not (view.trick or view.tricks or view.over)


def is_face_down(view: View) -> bool:
    """True if all cards lie face down on the table, as while people bid."""
    seen = view.sets and is_talon_shown(view)
    return view.dealt and view.leader is None and not view.over and not seen


def talon_of(view: View, words: Words) -> SmallCards | None:
    """The talon, until somebody sees it: all cards in no hand and on no straw man."""
    if not is_face_down(view) or view.chosen:
        return None
    piled = 0 if view.straw is None else sum(map(sum, view.straw.hidden))
    shown = 0 if view.straw is None else sum(len([*filter(None, tops)]) for tops in view.straw.tops)
    rest = view.rules.pack.whole.bit_count() - sum(view.hand_sizes) - piled - shown
    if not rest:
        return None
    return SmallCards(words("picture-talon"), (BACK,) * rest, size="tiny", aside=True)


def _set(view: View, cards: Cards) -> tuple[str, ...]:
    """A talon set: its open cards, and backs for the rest."""
    size = view.contract.exchange if view.contract else 0
    return (*view.rules.pack.show(cards), *[BACK] * (size - cards.bit_count()))


def _piles(info: TableInfo, view: View) -> tuple[CardSet, ...]:
    """The pack face down, or the piles and who took them."""
    assert view.cutting is not None
    takers = view.cutting.takers
    if not takers:
        return (CardSet("", (BACK,) * PILE_BACKS),)
    return tuple(
        CardSet(str(number) if of is None else seat_name(info, of), (BACK,) * 2, of is not None)
        for number, of in enumerate(takers, 1)
    )


def middle_text(info: TableInfo, view: View, words: Words) -> tuple[str, tuple[ListLine, ...]]:
    """A heading and lines: the auction, what is said before the play, or the scores at the end.

    Where card sets lie in the middle, there is room for their heading alone.
    """
    if card_sets_of(info, view):
        return words("picture-talon" if view.dealt else "picture-pack"), ()
    if view.over:
        return words("picture-scores"), _scores(info, view)
    if view.contract is None:
        lines = _bids(info, view, words)
        return ("" if lines else words("board-auction-begins") if view.dealt else ""), lines
    if view.leader is None:
        return "", _statement_lines(info, view, words) or _bids(info, view, words)
    return "", ()


def _bids(info: TableInfo, view: View, words: Words) -> tuple[ListLine, ...]:
    # The last one stands: what it holds (ROM-BID-6) may have been another's bid before.
    standing = max((n for n, (_, bid) in enumerate(view.bids) if isinstance(bid, Bid)), default=-1)

    def line(number: int, player: int, key: str | None) -> ListLine:
        name = seat_name(info, player)
        if key is None:
            return ListLine(name, words("board-passed"), "low")
        return ListLine(name, contract_name(key, words), "high" if number == standing else "plain")

    return tuple(
        line(number, player, bid.key if isinstance(bid, Bid) else None)
        for number, (player, bid) in enumerate(view.bids)
    )


def _statement_lines(info: TableInfo, view: View, words: Words) -> tuple[ListLine, ...]:
    """Proposals and answers; during announcements, who said what."""
    said = [without_markdown(text) for text in proposals(info, view, words)]
    if view.phase == "announcements":
        said += statements(info, view, words)
    return tuple(ListLine("", text) for text in said)


def _scores(info: TableInfo, view: View) -> tuple[ListLine, ...]:
    if view.settlement is None:
        return ()
    return tuple(
        ListLine(seat_name(info, player), signed(change), "high" if change > 0 else "plain")
        for player, change in enumerate(view.settlement.scores)
    )
