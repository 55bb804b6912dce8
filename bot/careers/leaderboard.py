"""A server's leaderboard, ranked by the lower bound of the rating."""

from collections.abc import Iterator

from bot.careers.pages import (
    BACK,
    LEADERS,
    NEXT,
    OPEN,
    SHARE,
    choose_game,
    choose_month,
    control,
    form_name,
    month_name,
    season_told,
)
from bot.careers.records import ALL_TIME, LeaderboardRow
from bot.careers.service import Leaderboard
from bot.deals.score_sheet import table_of
from bot.deals.seat_names import ranked_names
from bot.games.forms import FORMS
from bot.kit.figures import signed_tenths
from bot.kit.l10n import Words
from bot.kit.page import Block, Button, Page, Row, Text, page

MOST_NAME = 12
"""Most columns of a name: with its numbers a line fits a phone."""
OWN, UNRATED = "▸", "–"


def leaderboard(found: Leaderboard, words: Words, *, shared: bool = False) -> Page:
    """A page of it, with the reader's line; ``shared``: as all see it."""
    ways = [*_ways(found, words, shared=shared)]
    title = words("leaderboard-title", game=form_name(found.wanted, words))
    if found.wanted.month != ALL_TIME:
        title += " · " + month_name(found.wanted.month, words)
    season = season_told(found.wanted, found.months, words)
    if not found.rows:
        empty = "\n".join(filter(None, (f"### {title}", words("leaderboard-empty"))))
        return page(Text(empty), *ways)
    notes = (words("leaderboard-note"), words("leaderboard-order"), season)
    return page(
        Text(f"### {title}"),
        Text(table_of(_head(words), _body(found, words))),
        Text("\n".join(f"-# {note}" for note in notes if note)),
        *ways,
    )


def _head(words: Words) -> tuple[str, ...]:
    named = (words(f"leaderboard-{key}") for key in ("rating", "matches", "wins", "average"))
    return ("", *named)


def _body(found: Leaderboard, words: Words) -> Iterator[tuple[str, ...]]:
    rows = list(found.rows)
    if found.own is not None:
        rows.insert(0 if found.own.place < rows[0].place else len(rows), found.own)
    marked = any(row.user == found.user for row in rows)
    names = ranked_names([row.name for row in rows], [row.place for row in rows], MOST_NAME)
    for row, name in zip(rows, names, strict=True):
        mark = OWN if row.user == found.user else " " * len(OWN)
        yield _line(row, name, f"{mark} " if marked else "", words)


def _line(row: LeaderboardRow, name: str, lead: str, words: Words) -> tuple[str, ...]:
    rating = row.rating
    return (
        f"{lead}{row.place}. {name}",
        UNRATED if rating is None else f"{rating.mu:.0f} ±{rating.give_or_take:.0f}",
        str(row.matches),
        str(row.won),
        signed_tenths(row.average, words),
    )


def _ways(found: Leaderboard, words: Words, *, shared: bool) -> Iterator[Block]:
    wanted, number = found.wanted, found.page
    if shared:
        yield Row((Button(control(LEADERS, number, wanted, OPEN), words("career-look")),))
        return
    yield choose_game(LEADERS, 0, wanted, FORMS, words)
    yield choose_month(LEADERS, 0, wanted, found.months, words)
    back, on = max(0, number - 1), min(found.pages - 1, number + 1)
    turns = (
        Button(control(LEADERS, back, wanted, BACK), words("manual-back"), disabled=number == back),
        Button(control(LEADERS, on, wanted, NEXT), words("manual-next"), disabled=number == on),
    )
    share = Button(control(LEADERS, number, wanted, SHARE), words("career-share"))
    yield Row((*(turns if found.pages > 1 else ()), share))
