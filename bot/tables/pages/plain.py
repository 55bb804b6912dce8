"""Plain fallback pages: short sentences and working buttons.

They read nothing of a deal, so that they cannot fail where the full pages did.
"""

from collections.abc import Iterable, Sequence

from bot.deals.wording.seat_names import mention, seat_name, short_names
from bot.deals.wording.words import code_block, signed
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Block, Button, Page, Row, Text, page
from bot.kit.text import align_left, columns
from bot.tables.pages.lobby import lobby_controls

MAX_NAME_LETTERS = 40
"""Longest name, in letters."""


def plain_board(info: TableInfo, words: Words, *, turn: int | None) -> Page:
    """A board without its game; ``turn`` is the player to move."""
    line = None
    if turn is not None:
        chair = info.chairs[turn]
        name = seat_name(info, turn) if chair.person is None else mention(info, chair.person)
        line = Text(words("plain-turn", name=name))
    return page(
        Text(words("plain-board", deal=info.deal)),
        Text(_totals(info, info.scores)),
        line,
        Row((Button(info.control("hand"), words("board-my-hand"), "primary"),)),
    )


def plain_lobby(info: TableInfo, words: Words) -> Page:
    """A lobby without its rules."""
    taken = words("plain-lobby", taken=len(info.chairs), seats=info.players)
    return page(Text(taken), lobby_controls(info, words))


def plain_hand(
    info: TableInfo, words: Words, controls: Iterable[Block] = (), *, notice: str
) -> Page:
    """A hand without its cards, with the controls that could be drawn."""
    refresh = Row((Button(info.control("hand"), words("hand-refresh")),))
    blocks = tuple(controls) or (refresh,)
    return page(
        Text(f"> {notice}") if notice else None, Text(words("plain-hand")), *blocks
    )  # fmt: skip


def plain_over(info: TableInfo, words: Words) -> Page:
    """The plain board of a deal that is over."""
    return page(Text(words("plain-over", deal=info.deal)))


def plain_sheet(info: TableInfo, words: Words) -> Page:
    """The end of a deal without its reasons: the totals."""
    title = f"### {words('score-title', deal=info.deal)}"
    return page(Text(f"{title}\n{words('plain-sheet')}"), Text(_totals(info, info.scores)))


def plain_end(info: TableInfo, final: Sequence[int], words: Words) -> Page:
    """The end of a match without its places."""
    return page(Text(words("plain-end")), Text(_totals(info, final)))


def _totals(info: TableInfo, scores: Sequence[int]) -> str:
    """A line for each player."""
    names = short_names(info, MAX_NAME_LETTERS)
    width = max(map(columns, names), default=0)
    pairs = zip(names, scores, strict=False)
    return code_block(f"{align_left(name, width)}  {signed(score)}" for name, score in pairs)
