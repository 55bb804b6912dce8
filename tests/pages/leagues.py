"""Pages of leagues that lie in no store."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from bot.contests.leagues.pages import league_page
from bot.contests.leagues.rows import Membership, Week
from bot.contests.leagues.service import LeaguePage, Line
from bot.contests.leagues.standings import MAX_SIZE, ZONE, Standing
from bot.kit.l10n import Words
from bot.kit.page import Page

READER = 4
LAST = Membership(202, 3, 412, 2)
OUTSIDE = LeaguePage(enrolled=False, next_week=216, starts=216, reader=READER)


def lines(size: int, name: str, *, rises: bool, falls: bool) -> tuple[Line, ...]:
    """People of a league, every fourth of the reader's server; the last two are level.

    In a full league one has left deals unfinished.
    """
    shown = []
    for row in range(size):
        place = min(row + 1, size - 1)
        rise = int(rises and place <= ZONE) - int(falls and place > size - ZONE)
        standing = Standing(row + 1, place, 500 - 14 * place, max(2, 7 - place // 5), rise)
        named = f"{name} {row}" if row % 4 == 3 else ""
        shown.append(Line(standing, named, (row * 7) % 40, 2 * int(row == ZONE * 5)))
    return tuple(shown)


def own_league(
    league: int, name: str = "Ana", leagues: int = 3, size: int = MAX_SIZE
) -> LeaguePage:
    """The league of a person during a week."""
    return replace(
        OUTSIDE,
        enrolled=True,
        week=Week(209, False, leagues),
        league=league,
        lines=lines(size, name, rises=league > 1, falls=league < leagues),
        last=LAST if leagues > 1 else None,
    )


def pages_of_leagues(words: Words, name: str) -> Iterator[Page]:
    """All kinds of pages; ``name``: what people are called."""
    for shown in (
        OUTSIDE,
        replace(OUTSIDE, enrolled=True, last=LAST),
        replace(OUTSIDE, enrolled=True, is_home=False, last=LAST),
        *(own_league(league, name, leagues=4) for league in (1, 2, 3, 4)),
        own_league(1, name, leagues=1, size=5),
        replace(own_league(2, name), is_home=False),
    ):
        yield league_page(shown, words)


GOLDEN: dict[str, Callable[[Words], Page]] = {
    "leagues": lambda words: league_page(OUTSIDE, words),
    "leagues_joined": lambda words: league_page(replace(OUTSIDE, enrolled=True, last=LAST), words),
    "league": lambda words: league_page(own_league(2), words),
    "league_alone": lambda words: league_page(own_league(1, leagues=1, size=5), words),
}
"""Pages that are golden."""
