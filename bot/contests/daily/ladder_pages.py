"""Ladders of the deals of the day: who of a server played them best in some time.

Rated ones have ladders of their own.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.careers.leaderboard import MAX_NAME, OWN_MARK
from bot.contests.core.pages import LEFT_MARK
from bot.contests.daily.ladder_rows import Rung, Span
from bot.contests.daily.ladders import SPANS, Ladder, game_key
from bot.contests.daily.ranked import DAILY, RANKED
from bot.contests.daily.service import DAY, games, opening_time
from bot.deals.score_sheet import table_of
from bot.deals.wording.seat_names import listed_names, ranked_names
from bot.deals.wording.words import plain
from bot.games.forms import form_of
from bot.kit.figures import tenths
from bot.kit.l10n import Words
from bot.kit.page import (
    MAX_CHOICES,
    Block,
    Button,
    Choice,
    Page,
    Row,
    Select,
    Text,
    page,
    page_turns,
)
from bot.kit.text import join_sentences

HEADS = {ranking.ladder: ranking for ranking in RANKED.values()}
"""Beginnings of controls' ids: ``ladder:<span>:<day>:<page>:<game>:<what>``, or ``rated:``."""
OPEN, GAME, EARLIER, LATER, OTHER = "o", "g", "e", "l", "r"
"""Codes of the controls. They differ, also from ``TURN_BACK`` and ``TURN_NEXT``, as no two ids on a
page may be equal."""
LEAGUES = "leagues"
"""The id of the button that leads to leagues, which stand above (``contests/leagues/``)."""
ALL = "all"
"""A choice: all games."""
MAX_DIGITS = 9


class LadderRequest(NamedTuple):
    """The page and the ladder a control asks for."""

    span: Span = "week"
    day: int = 1
    """One of its days."""
    page: int = 0
    game: str = ""
    """As ``ladders.game_key``; empty: all."""
    kind: str = DAILY.name
    """As in ``ranked.py``."""


def control(wanted: LadderRequest, what: str = OPEN) -> str:
    """The custom_id of a control."""
    head = RANKED[wanted.kind].ladder
    return f"{head}:{wanted.span}:{wanted.day}:{wanted.page}:{wanted.game}:{what}"


def read_control(custom_id: str, value: str = "") -> LadderRequest | None:
    """Parse a control and its choice; None if it is not one of the leaderboard's."""
    head, *parts = custom_id.split(":")
    if head not in HEADS or len(parts) != 5:
        return None
    named, day, number, game, what = parts
    span = next((span for span in SPANS if span == named), None)
    if what == GAME:
        game, number = value if value != ALL else "", "0"
    ours = all(
        digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS
        for digits in (day, number)
    )
    known = ("", *(game_key(*game) for game in games()))
    if span is None or not ours or game not in known:
        return None
    return LadderRequest(span, int(day), int(number), game, HEADS[head].name)


def ladder(board: Ladder, words: Words, *, leagues: bool) -> Page:
    """A page of a ladder; ``leagues``: it leads to them, as the server allows them."""
    period = board.query.period
    begin, end = opening_time(period.begins) + DAY // 2, opening_time(period.ends) - DAY // 2
    title = words(f"ladder-title-{board.query.kind}", game=_game(board.query.game, words))
    lines = [f"### {title}", f"{words(f'ladder-{period.span}')} · <t:{begin}:d> – <t:{end}:d>"]
    if board.everywhere is not None:
        lines.append(words("ladder-everywhere", place=board.everywhere.place))
    rungs = _rungs(board)
    lines += [] if rungs else [words("ladder-empty")]
    notes = [words("ladder-how")] if rungs else []
    if any([*(rung.left for rung in rungs), *(person.left for person in board.unranked.people)]):
        notes.append(words("contest-left"))
    return page(
        Text("\n".join(lines)),
        Text(_table(rungs, board.reader, words)) if rungs else None,
        Text("\n".join(_unranked(board, words))) if board.unranked.people else None,
        Text("\n".join(f"-# {note}" for note in (*notes, _need(board, words)))),
        *_ways(board, words, leagues=leagues),
    )


def _need(board: Ladder, words: Words) -> str:
    """Say on how many days people must have played, and the reader has if they have no place."""
    sentences = [words("ladder-need", days=board.query.days)]
    if board.since is not None:
        sentences.append(words("ladder-since", at=str(opening_time(board.since) + DAY // 2)))
    if board.days is not None:
        sentences.append(words("ladder-own-days", days=board.days))
    return join_sentences(words, *sentences)


def _unranked(board: Ladder, words: Words) -> Iterator[str]:
    """List people without a place, and how many of the days they have played."""
    yield words("ladder-unranked")
    people, number = board.unranked
    names = listed_names([person.name for person in people])
    for person, name in zip(people, names, strict=True):
        mark = f"{OWN_MARK} " if person.person == board.reader else ""
        days = words("ladder-days-of", name=plain(name), days=person.days, needed=board.query.days)
        left = f" · `{person.left}{LEFT_MARK}`" if person.left else ""
        yield f"{mark}{days}{left}"
    if number > len(people):
        yield words("channel-others", number=number - len(people))


def _game(key: str, words: Words) -> str:
    if not key:
        return words("career-all-games")
    name, players = key.split()
    form = form_of(name, int(players))
    return words("lobby-title", game=words(f"variant-{form.name}"), players=int(players))


def _rungs(board: Ladder) -> Sequence[Rung]:
    """The places on the page, and the reader's own before or after them."""
    if board.own is None:
        return board.rungs
    if board.rungs and board.own.place < board.rungs[0].place:
        return (board.own, *board.rungs)
    return (*board.rungs, board.own)


def _table(rungs: Sequence[Rung], reader: int, words: Words) -> str:
    """Places in columns, the reader's own marked; one is of days left, if anybody has any."""
    marked = any(rung.person == reader for rung in rungs)
    left = any(rung.left for rung in rungs)
    names = ranked_names([rung.name for rung in rungs], [rung.place for rung in rungs], MAX_NAME)
    body = []
    for rung, name in zip(rungs, names, strict=True):
        lead = (OWN_MARK if rung.person == reader else " " * len(OWN_MARK)) + " " if marked else ""
        days_left = (str(rung.left or ""),) if left else ()
        named, percent = f"{lead}{rung.place}. {name}", tenths(rung.percent, words)
        body.append((named, percent, str(rung.days), *days_left, str(rung.tries)))
    head_left = (LEFT_MARK,) if left else ()
    head = ("", words("ladder-percent"), words("ladder-days"), *head_left, words("ladder-deals"))
    return table_of(head, body)


def _ways(board: Ladder, words: Words, *, leagues: bool) -> Iterator[Block]:
    period, game, kind = board.query.period, board.query.game, board.query.kind
    now = LadderRequest(period.span, max(1, period.begins), board.page, game, kind)
    keys = ("", *board.games)[:MAX_CHOICES]
    yield Select(
        control(now, GAME),
        words("career-choice", what=words("career-game"), chosen=_game(game, words)),
        tuple(Choice(key or ALL, _game(key, words)) for key in keys),
    )
    yield Row(
        tuple(
            Button(
                control(now._replace(span=span, day=period.ends - 1, page=0), span[0]),
                words(f"ladder-{span}"),
                "primary" if span == period.span else "secondary",
            )
            for span in SPANS
        )
    )
    earlier = now._replace(day=max(1, period.begins - 1), page=0)
    later = now._replace(day=period.ends, page=0)
    yield Row(
        (
            Button(control(earlier, EARLIER), words("daily-earlier"), disabled=period.begins <= 1),
            Button(control(later, LATER), words("daily-later"), disabled=board.last),
            *_turns(board, now, words),
        )
    )
    kinds = [
        Button(
            control(now._replace(kind=other_kind, page=0), f"{OTHER}{other_kind[0]}"),
            words(f"ladder-of-{other_kind}"),
            "primary" if other_kind == kind else "secondary",
        )
        for other_kind in RANKED
    ]
    yield Row((*kinds, *((Button(LEAGUES, words("leagues")),) if leagues else ())))


def _turns(board: Ladder, now: LadderRequest, words: Words) -> Iterator[Button]:
    at = board.page
    last = at + 1 if board.more else at
    if last:
        yield from page_turns(lambda to, way: control(now._replace(page=to), way), at, last, words)
