"""A server's leaderboard, ranked by the lower bound of the rating."""

from collections.abc import Iterator

from bot.careers.pages import (
    LEADERS,
    OPEN,
    SHARE_ACTION,
    choose_game,
    choose_month,
    control,
    form_name,
    month_name,
    season_note,
)
from bot.careers.records import ALL_TIME, LeaderboardRow
from bot.careers.service import Leaderboard
from bot.deals.score_sheet import table_of
from bot.deals.wording.seat_names import ranked_names
from bot.games.forms import FORMS
from bot.kit.figures import signed_tenths
from bot.kit.l10n import Words
from bot.kit.page import Block, Button, Page, Row, Text, page, page_turns

MAX_NAME = 12
"""Columns of a name: with its numbers a line fits a phone."""
OWN_MARK = "▸"
"""Marks the reader's line."""
UNRATED = "–"
"""Stands for the rating of a player who has none, and for their place."""


def leaderboard(board: Leaderboard, words: Words, *, shared: bool = False) -> Page:
    """Return a page of a leaderboard; ``shared``: as posted in the channel, without the reader."""
    controls = [*_controls(board, words, shared=shared)]
    title = words("leaderboard-title", game=form_name(board.request, words))
    if board.request.month != ALL_TIME:
        title += " · " + month_name(board.request.month, words)
    season = season_note(board.request, board.months, words)
    if not board.rows:
        empty = "\n".join(filter(None, (f"### {title}", words("leaderboard-empty"))))
        return page(Text(empty), *controls)
    one_rating = words("career-one-rating") if board.request.players else ""
    notes = (words("leaderboard-note"), words("leaderboard-order"), one_rating, season)
    return page(
        Text(f"### {title}"),
        Text(table_of(_head(words), _body(board, words))),
        Text("\n".join(f"-# {note}" for note in notes if note)),
        *controls,
    )


def _head(words: Words) -> tuple[str, ...]:
    keys = ("rating", "matches", "wins", "average")
    return ("", *(words(f"leaderboard-{key}") for key in keys))


def _body(board: Leaderboard, words: Words) -> Iterator[tuple[str, ...]]:
    rows = list(board.rows)
    if board.own_row is not None:
        rows.insert(0 if board.own_row.line < rows[0].line else len(rows), board.own_row)
    reader_is_listed = any(row.user == board.user for row in rows)
    names = ranked_names([row.name for row in rows], [row.place for row in rows], MAX_NAME)
    for row, name in zip(rows, names, strict=True):
        mark = OWN_MARK if row.user == board.user else " " * len(OWN_MARK)
        yield _row(row, name, f"{mark} " if reader_is_listed else "", words)


def _row(row: LeaderboardRow, name: str, lead: str, words: Words) -> tuple[str, ...]:
    rating = row.rating
    place = UNRATED if rating is None else f"{row.place}."
    return (
        f"{lead}{place} {name}",
        UNRATED if rating is None else f"{rating.mu:.0f} ±{rating.margin_95:.0f}",
        str(row.matches),
        str(row.won),
        signed_tenths(row.average, words),
    )


def _controls(board: Leaderboard, words: Words, *, shared: bool) -> Iterator[Block]:
    request = board.request
    page_number = board.page
    if shared:
        yield Row((Button(control(LEADERS, page_number, request, OPEN), words("career-look")),))
        return
    yield choose_game(LEADERS, 0, request, FORMS, words)
    yield choose_month(LEADERS, 0, request, board.months, words)
    turns = page_turns(
        lambda to, way: control(LEADERS, to, request, way), page_number, board.pages - 1, words
    )
    share = Button(control(LEADERS, page_number, request, SHARE_ACTION), words("career-share"))
    yield Row((*(turns if board.pages > 1 else ()), share))
