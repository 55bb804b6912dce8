"""A person's private page at a table: their hand, or the table as a bystander sees it."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.choices.looks import Looks
from bot.deals.board import watch
from bot.deals.hand import hand
from bot.deals.hand_controls import hand_controls
from bot.deals.undo import with_undo
from bot.games.hints_given import Given
from bot.games.info import TableInfo
from bot.kit.fallbacks import or_text, with_fallback
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Emoji, Page, note
from bot.tables.model.hints import given_to
from bot.tables.model.table import Finished, Table
from bot.tables.pages.alone import last_card, with_news
from bot.tables.pages.between_deals import between_hand, with_told
from bot.tables.pages.plain import plain_board, plain_hand
from bot.tables.private.unshown import Unshown
from engine import View

MOST_DRAWN = 256
"""How many drawn hands are remembered: those of people playing right now."""


class MadeOf(NamedTuple):
    """All that a hand is drawn from: as long as this is equal, so is the page."""

    info: TableInfo
    view: View
    words: Words
    look: Look
    emojis: Mapping[str, Emoji]
    notice: str
    more: bool
    given: Given | None
    alone: bool
    undoable: bool


class DrawnHands:
    """The latest drawn hands, one per person and table.

    The same hand is drawn several times after a move: for the reply, for what is there already,
    and for the picture that comes later.
    """

    def __init__(self) -> None:
        self._newest = Bounded[tuple[int, int | None], tuple[MadeOf, Page]](MOST_DRAWN)

    def page(self, made_of: MadeOf) -> Page:
        """The hand drawn from this."""
        place = made_of.info.table, made_of.view.viewer
        known = self._newest.get(place)
        if known is not None and known[0] == made_of:
            return known[1]
        page = _drawn(made_of)
        self._newest[place] = made_of, page
        return page


def _drawn(made_of: MadeOf) -> Page:
    info, view, words, look, _, notice, more, given, alone, undoable = made_of
    page = hand(info, view, words, notice=notice, look=look, more=more, given=given)
    if alone:
        page = with_news(page, info, view, words)
    assert view.viewer is not None
    return with_undo(page, info, view.viewer, words, offered=undoable)


class PrivatePages:
    """Draws each person's own page of a table as it is."""

    def __init__(self, looks: Looks, drawn_hands: DrawnHands) -> None:
        self._looks = looks
        self._drawn_hands = drawn_hands
        self.unshown = Unshown()
        """All that channels cannot show, so that private pages do."""
        self._last_tricks: dict[int, Finished] = {}
        """For each table where one person plays alone: the deal whose last trick still lies
        there."""

    def hold_last_trick(self, table: Table, ended: Finished) -> None:
        """Show a deal's last trick instead of its score, until it is released."""
        self._last_tricks[table.id] = ended

    def release_last_trick(self, table: Table) -> None:
        """Show the score again."""
        self._last_tricks.pop(table.id, None)

    def page(self, table: Table, user: int, words: Words) -> Page:
        """The person's hand as it is now, or what they watch; without a deal there is none."""
        lying = self._last_tricks.get(table.id) if table.between else None
        look, player = self._looks.of(user), table.player_of(user)
        if lying is not None and player is not None:
            return last_card(lying.info, lying.view, player, words, look)
        if user in table.removed and player is not None:
            return note(words("denied-removed-from-match"))
        if player is None and table.round is not None:
            return note(words("denied-round-watch"))
        if player is None:
            return draw_watch(table, words, look)
        if table.live is None and not table.between:
            return over_page(words, self.unshown, table)
        return draw_hand(
            table, user, words, look=look, unshown=self.unshown, drawn_hands=self._drawn_hands
        )

    def last_page(self, table: Table, words: Words) -> Page:
        """The page that stays when the table is closed."""
        if self.unshown.endings(table):
            return over_page(words, self.unshown, table)
        return note(words("reply-table-over"))

    def may_be_drawn(self, table: Table, *, seen: bool) -> bool:
        """Whether there is something to see; ``seen``: the person has a page of the table."""
        lack = self.unshown.of(table)
        untold = (lack is not None and lack.told) or self.unshown.endings(table)
        return table.live is not None or bool(seen and (table.between or untold))


def draw_watch(table: Table, words: Words, look: Look = TEXT) -> Page:
    """The table as a bystander sees it; between two deals a note."""
    if table.live is None:
        return note(words("watch-over" if table.between else "reply-deal-over"))
    info = table.info()

    def drawn(look: Look) -> Page:
        return watch(info, table.view(None), words, look, live=True)

    def plain() -> Page:
        return plain_board(info, words, turn=None)

    return with_fallback(
        table, "a board to watch", *(partial(drawn, way) for way in or_text(look)), plain
    )


def over_page(words: Words, unshown: Unshown, table: Table, notice: str = "") -> Page:
    """Says that the deal is over, with whatever the channel doesn't show of it."""
    told = _told(words, unshown, table)
    if told and not notice:
        return with_told(told[:-1], told[-1])
    return with_told(told, note(notice or words("reply-deal-over")))


def _told(words: Words, unshown: Unshown, table: Table) -> tuple[Page, ...]:
    lack = unshown.of(table)
    told = unshown.endings(table) or (() if lack is None else lack.told)
    return tuple(one(words) for one in told)


def draw_hand(
    table: Table,
    user: int,
    words: Words,
    notice: str = "",
    look: Look = TEXT,
    *,
    more: bool = False,
    unshown: Unshown | None = None,
    drawn_hands: DrawnHands | None = None,
) -> Page:
    """The hand of a person at the table, below a notice. Raises Denied.

    ``more``: with the choices that are rare or costly. Between two deals it's what they are asked
    then, and what their channel doesn't show.
    """
    known = drawn_hands or DrawnHands()
    seat = table.seat_of(user)
    info = table.info(seat)
    if table.between:
        return _between(table, seat, words, notice, unshown or Unshown())

    def with_controls() -> Page:
        controls = hand_controls(info, table.view(seat), words.of(info.variant))
        return plain_hand(info, words, controls, notice)

    def drawn(look: Look) -> Page:
        view, given, undoable = table.view(seat), given_to(table, seat), bool(table.undoable(seat))
        alone, emojis = table.alone, look.emojis
        return known.page(
            MadeOf(info, view, words, look, emojis, notice, more, given, alone, undoable)
        )

    return with_fallback(
        table,
        "a hand",
        *(partial(drawn, way) for way in or_text(look)),
        with_controls,
        lambda: plain_hand(info, words, notice=notice),
    )


def _between(table: Table, seat: int, words: Words, notice: str, unshown: Unshown) -> Page:
    """What somebody is asked between two deals, below what their channel doesn't show."""
    lack, told = unshown.of(table), _told(words, unshown, table)
    why = "" if lack is None else lack.why(words)
    alone = lack is not None or table.alone or table.round is not None
    return between_hand(table.info(seat), seat, words, notice or why, told, alone=alone)
