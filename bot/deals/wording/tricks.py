"""Sentences on tricks: the one on the table, and the one that was closed before it."""

from collections.abc import Iterator

from bot.deals.wording.words import card_sign, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from engine import DECLARING, Cards, Trick, View, seated, union


def closed_trick(view: View) -> Trick | None:
    """Return the last complete trick, until the viewer has played to the next one.

    Whoever plays last to a trick sees it nowhere else. None: there is none, or the deal is over.
    """
    if not view.tricks or view.over:
        return None
    return None if view.viewer in trick_players(view) else view.tricks[-1]


def trick_players(view: View) -> tuple[int, ...]:
    """Return the players of the cards on the table, in the order of play."""
    if view.leader is None:
        return ()
    return tuple(seated(view.order, view.leader, place) for place in range(len(view.trick)))


def closing_sentence(info: TableInfo, view: View, words: Words) -> str:
    """The taker of the viewer's last trick, their card, and its card points; empty: no trick."""
    trick = closed_trick(view)
    return "" if trick is None else taken_sentence(info, view, trick, words)


def partner_sentence(info: TableInfo, view: View, words: Words) -> str:
    """The declarer's partner, while the called card lies in a trick that the page tells of.

    Empty: it does not, or whoever played it plays alone (SLO-CALL-2).
    """
    tricks = [view.trick, *(trick.cards for trick in view.tricks[-1:] if _is_told(view))]
    if view.declarer is None or not any(view.called in cards for cards in tricks if view.called):
        return ""
    sides = enumerate(view.sides)
    partners = [player for player, side in sides if side == DECLARING and player != view.declarer]
    if not partners:
        return ""
    roles = {partners[0]: "partner", view.declarer: "declarer"}
    return words(
        "partner-shown",
        card=f"**{card_sign(view.rules.pack, view.called, words)}**",
        viewer="other" if view.viewer is None else roles.get(view.viewer, "other"),
        partner=plain_name(info, partners[0]),
        declarer=plain_name(info, view.declarer),
    )


def _is_told(view: View) -> bool:
    """True if the last trick is told of: to all until the next, to a player until they play."""
    return not view.trick if view.viewer is None else closed_trick(view) is not None


def taken_sentence(info: TableInfo, view: View, trick: Trick, words: Words) -> str:
    """The taker of a trick, the card that took it, and the card points in it."""
    pack, number = view.rules.pack, view.tricks.index(trick)
    gift = view.gifts[number] if number < len(view.gifts) else 0  # of klop (SLO-PLAY-11)
    points = view.rules.count.written(pack, union(trick.cards) | gift)
    return words(
        "trick-taken" if points.isdecimal() else "trick-taken-part",
        own=int(trick.winner == view.viewer),
        name=plain_name(info, trick.winner),
        card=f"**{card_sign(pack, trick.winning, words)}**",
        points=points,
        count=int(points) if points.isdecimal() else 0,
    )


def table_lines(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The cards on the table, and in small print those of the trick closed before."""
    if view.leader is None or view.over:
        return
    if view.trick:
        cards = cards_of(info, view, view.leader, view.trick, words)
        yield words("hand-on-table", cards=cards)
    yield from closed_trick_line(info, view, words)


def closed_trick_line(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The players and cards of the trick closed before the one on the table, in small print."""
    if (trick := closed_trick(view)) is not None:
        cards = cards_of(info, view, trick.leader, trick.cards, words)
        yield "-# " + words("trick-cards", number=len(view.tricks), cards=cards)


def last_trick_line(info: TableInfo, view: View, words: Words) -> str:
    """The last trick of a deal and its winner, in small print; empty: there is none."""
    if not view.tricks:
        return ""
    last = view.tricks[-1]
    cards = cards_of(info, view, last.leader, last.cards, words)
    name = plain_name(info, last.winner)
    return "-# " + words("practice-trick", number=len(view.tricks), cards=cards, name=name)


def cards_of(
    info: TableInfo, view: View, leader: int, cards: tuple[Cards, ...], words: Words
) -> str:
    """Players and their cards, in the order of play."""
    return " · ".join(
        f"{plain_name(info, seated(view.order, leader, place))} "
        f"**{card_sign(view.rules.pack, card, words)}**"
        for place, card in enumerate(cards)
    )
