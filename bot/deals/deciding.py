"""Facts for a decision, in small print below a player's cards; the board has them, too."""

from collections.abc import Iterator

from bot.deals.wording.words import (
    card_signs,
    circles,
    contract_name,
    item_name,
    item_worth,
    joined_names,
    own_discards,
    plain,
    plain_name,
    signed,
    worth_of,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from engine import GAME, Bid, Cards, View, union

MAX_BIDS = 12
"""Number of the newest bids that are listed."""


def decision_facts(info: TableInfo, view: View, words: Words) -> str:
    """One line for each matter; empty if there is nothing to tell."""
    lines = []
    if view.leader is None and not view.over:
        lines += [
            _seats(info, view, words),
            *bids_line(info, view, words),
            *score_line(info, words),
        ]
    lines += [
        *_stakes_line(info, view, words),
        *_discards_line(view, words),
        *_points_line(info, view, words),
    ]
    return "\n".join(f"-# {line}" for line in lines)


def _seats(info: TableInfo, view: View, words: Words) -> str:
    dealer, forehand = plain_name(info, view.dealer), plain_name(info, view.order[0])
    return words("hand-seats", dealer=dealer, forehand=forehand)


def bids_line(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The newest bids, if there are any."""
    said = [
        words(
            "board-bid",
            name=plain_name(info, player),
            bid=contract_name(bid.key, words) if isinstance(bid, Bid) else words("board-passed"),
        )
        for player, bid in view.bids[-MAX_BIDS:]
    ]
    if said:
        yield " · ".join(said)


def score_line(info: TableInfo, words: Words) -> Iterator[str]:
    """The scores of the match with open marks, unless all are zero."""
    if not any((*info.scores, *info.marks)):
        return
    marks = info.marks or (0,) * info.players
    rows = [
        f"{plain_name(info, player)} {signed(score)} {circles(open_marks)}".rstrip()
        for player, (score, open_marks) in enumerate(zip(info.scores, marks, strict=True))
    ]
    yield words("hand-score", scores=" · ".join(rows))


def _stakes_line(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    if items := [plain(item) for item in stakes(info, view, words)]:
        yield words("board-said", items=" · ".join(items))


def stakes(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Items that count, with their current worth."""
    for item in view.items:
        if item.key == GAME and not item.level:
            continue
        name, value = item_name(item, info, words), item_worth(item, view, item.level)
        shown = f"{name} {worth_of(item.key, value, view, words)}" if value else name
        raised = words("hand-stake-raised", item=shown, times=1 << item.level)
        yield raised if item.level else shown


def _discards_line(view: View, words: Words) -> Iterator[str]:
    """The viewer's own discards."""
    if laid := own_discards(view):
        yield words("hand-laid", cards=card_signs(view.rules.pack, laid, words))


def _points_line(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    points = points_taken(view)
    if not points:
        return
    others = [plain_name(info, player) for player in view.own_side if player != view.viewer]
    key = "hand-points-with" if others else "hand-points"
    yield words(key, points=points, names=joined_names(others, words) if others else "")


def points_taken(view: View) -> str:
    """The card points the viewer's side has taken, as far as the viewer knows it.

    Empty if there is nothing to count yet, or any more.
    """
    if not view.tricks or view.viewer not in view.order or view.over:
        return ""
    return side_points(view)


def side_points(view: View) -> str:
    """The card points in the tricks of the viewer's side, and in the declarer's own discards."""
    piles = won_cards(view)
    together = union(piles[player] for player in view.own_side)
    if view.viewer == view.declarer:
        together |= view.laid
    return view.rules.count.written(view.rules.pack, together)


def won_cards(view: View) -> tuple[Cards, ...]:
    """Each player's cards of the tricks won, with gifts and the exchange for the Fool."""
    piles = [view.rules.pack.whole & 0] * view.rules.players
    for number, trick in enumerate(view.tricks):
        piles[trick.winner] |= union(trick.cards)
        piles[trick.winner] |= view.gifts[number] if number < len(view.gifts) else 0
    fool = view.fool
    if fool is not None and fool.holder is not None and fool.given:
        piles[fool.holder] = piles[fool.holder] & ~view.rules.fool | fool.given
        piles[fool.player] = piles[fool.player] & ~fool.given | view.rules.fool
    return tuple(piles)
