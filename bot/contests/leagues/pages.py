"""Leagues: the table of one's own league, and joining."""

from collections.abc import Iterator

from bot.careers.leaderboard import MAX_NAME, OWN_MARK
from bot.contests.core.pages import LEFT_MARK
from bot.contests.daily.ladder_pages import LEAGUES, LadderRequest
from bot.contests.daily.ladder_pages import control as ladder_control
from bot.contests.daily.ladders import SEVEN
from bot.contests.daily.service import DAY, MAX_WAIT, opening_time
from bot.contests.leagues.rows import Membership
from bot.contests.leagues.service import LeaguePage, Line
from bot.deals.score_sheet import table_of
from bot.deals.wording.seat_names import ranked_names
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page
from bot.kit.text import join_sentences

JOIN, LEAVE = f"{LEAGUES}:join", f"{LEAGUES}:leave"
UP, DOWN = "▲", "▼"
"""Mark those who go up, or down, when the week ends."""


def league_page(shown: LeaguePage, words: Words) -> Page:
    """The page of leagues: one's own, or what they are and how to join."""
    last = [] if shown.last is None else [_last_week(shown.last, shown, words)]
    ladder = Button(
        ladder_control(LadderRequest(day=max(1, shown.next_week - 1))), words("daily-ladder")
    )
    if shown.week is None:
        lines = [f"### {words('leagues')}", words("leagues-what"), words("leagues-moves")]
        names = "leagues-names-what" if shown.is_home else "leagues-names-elsewhere"
        lines += [words(names), *last, _start(shown, words)]
        way = _leave(words) if shown.enrolled else Button(JOIN, words("leagues-join"), "success")
        return page(Text("\n".join(lines)), Row((way, ladder)))
    begins, ends = shown.week.begins, shown.week.begins + SEVEN
    span = f"<t:{opening_time(begins) + DAY // 2}:d> – <t:{opening_time(ends) - DAY // 2}:d>"
    title = words("league-title", league=shown.league, leagues=shown.week.leagues)
    return page(
        Text("\n".join((f"### {title}", span, *last))),
        Text(_table(shown, words)),
        Text("\n".join(f"-# {note}" for note in _notes(shown, words))),
        Row((Button(LEAGUES, words("hand-refresh")), ladder, _leave(words))),
    )


def _leave(words: Words) -> Button:
    return Button(LEAVE, words("leagues-leave"))


def _start(shown: LeaguePage, words: Words) -> str:
    at = str(opening_time(shown.starts) + DAY // 2)
    return words("leagues-joined" if shown.enrolled else "leagues-start", at=at)


def _last_week(last: Membership, shown: LeaguePage, words: Words) -> str:
    """A week that is over, and where it has led."""
    facts = {"rank": last.place or 0, "league": last.league, "points": last.points}
    result = words("league-last", **facts)
    if shown.week is None or last.begins + SEVEN != shown.week.begins:
        return result
    if shown.league < last.league:
        moved = words("league-rose", league=shown.league)
    elif shown.league > last.league:
        moved = words("league-fell", league=shown.league)
    else:
        moved = words("league-stayed", league=shown.league)
    return join_sentences(words, result, moved)


def _table(shown: LeaguePage, words: Words) -> str:
    """Places in columns; one is of days left, if anybody has any."""
    head_left = (LEFT_MARK,) if _anybody_left(shown) else ()
    head = ("", words("league-points"), words("ladder-days"), *head_left)
    return table_of(head, _body(shown, words))


def _anybody_left(shown: LeaguePage) -> bool:
    return any(line.left for line in shown.lines)


def _body(shown: LeaguePage, words: Words) -> Iterator[tuple[str, ...]]:
    made_up = words("league-names").split(", ")
    names = ranked_names(
        [line.name or made_up[line.alias] for line in shown.lines],
        [line.standing.place for line in shown.lines],
        MAX_NAME,
    )
    for line, name in zip(shown.lines, names, strict=True):
        standing = line.standing
        mark = OWN_MARK if standing.person == shown.reader else " "
        first = f"{mark}{_zone(line)} {standing.place}. {name}"
        days_left = (str(line.left or ""),) if _anybody_left(shown) else ()
        yield first, str(standing.points), str(standing.days), *days_left


def _zone(line: Line) -> str:
    return {1: UP, -1: DOWN}.get(line.standing.rise, " ")


def _notes(shown: LeaguePage, words: Words) -> Iterator[str]:
    assert shown.week is not None
    marks = [words("league-up", mark=UP)] if shown.league > 1 else []
    marks += [words("league-down", mark=DOWN)] if shown.league < shown.week.leagues else []
    if marks:
        yield join_sentences(words, *marks, words("league-level"))
    else:
        yield words("league-alone")
    at = str(opening_time(shown.week.begins + SEVEN) + MAX_WAIT)
    yield join_sentences(words, words("league-how"), words("league-exact"))
    if _anybody_left(shown):
        yield words("contest-left")
    yield words("league-final", at=at)
    alias = next(line.alias for line in shown.lines if line.standing.person == shown.reader)
    aliases = "league-aliases" if shown.is_home else "league-alias-here"
    yield words(aliases, alias=words("league-names").split(", ")[alias])
