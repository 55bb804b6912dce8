"""Team matches that lie in no store."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.archive.replays import Headline
from bot.contests.core.rows import Contest
from bot.contests.teams import round_pages
from bot.contests.teams.match import TeamMatch, plan_of
from bot.contests.teams.pages import calling_page, ended_page, matches, shown
from bot.contests.teams.results import RoundTable
from bot.contests.teams.rounds import HOUSE as HOUSE_SEAT
from bot.contests.teams.rows import Member, StoredTeamMatch, TeamMatchState
from bot.games.info import Chair, TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Page
from bot.tables.memory.stored_tables import table_of
from bot.tables.model.records import StoredTable

NAMES = ("Ana", "Bor", "Cilka", "Dane")
HOUSE = ("Micka", "Janez", "Neža", "Lojze", "Jerca")
SECRETS = ("5a" * 32, "a5" * 32)
MADE = ((35, -70, 120, 0, 20), (-20, 50, 0, 80, -35))
"""Results of the players at the first table."""


def stored_match(
    state: TeamMatchState, names: Sequence[str] = NAMES, teams: int = 2, players: int = 4
) -> StoredTeamMatch:
    """A stored team match that Ana has called."""
    members = tuple(
        Member(11 + number, number % teams, number // teams, number == 0, name)
        for number, name in enumerate(names[:4])
    )
    return StoredTeamMatch(
        id=5, guild=1, channel=2, captain=11, captain_name=names[0], variant="slovenian",
        players=players, teams=teams, deals=2, language="en", created_at=1_753_574_400,
        members=(*members, Member(30, teams - 1, None, True, "")), state=state,
        contest=3 if state == "playing" else None,
    )  # fmt: skip


def round_table(
    stored: StoredTeamMatch, number: int, names: Sequence[str], *, over: bool
) -> RoundTable:
    """A table of a team match."""
    people = [Chair(name, 11 + n) for n, name in enumerate(names[:2])]
    house_names = names[2:] if len(names) > len(NAMES) else HOUSE
    house = [Chair(name, None, house=True) for name in house_names]
    seats = (*people, *house)[: stored.players]
    row = StoredTable(
        guild=1, channel=900 + number, founder=0, variant=stored.variant, players=stored.players,
        options=(("deals", str(stored.deals)),), language="en", seats=seats, created_at=1,
        id=7 + number, state="ended" if over else "playing", match=None, skis_called_by=None,
        told=0,
        ended_at=9 if over else None, waits=None, since=None, reminded=None, paused=None, resumed=0,
        paused_by=None, removed=(), deals=stored.deals, next_seq=0, contest=3,
    )  # fmt: skip
    deals = tuple(tuple(results[number:] + results[:number])[: stored.players] for results in MADE)
    short = (Headline(deals[0], "solo_one", 0), Headline(deals[1], "klop", None))
    plan_row = plan_of(stored, ahead=True)[number]
    return (
        RoundTable(row, plan_row, deals, (1, 2), short) if over else RoundTable(row, plan_row, ())
    )


def started_match(
    names: Sequence[str] = NAMES, *, over: bool, teams: int = 2, players: int = 4
) -> TeamMatch:
    """A team match that has started, and is over if so wanted."""
    stored = stored_match("playing", names, teams, players)
    contest = Contest(
        id=3, kind="teams", number=5, variant=stored.variant, players=players, house="club 0 1",
        opens=1_753_574_400, closes=1_753_833_600, secrets=SECRETS, settled=over, ahead=True,
    )  # fmt: skip
    numbers = range(len(plan_of(stored, ahead=True)))
    tables = tuple(round_table(stored, number, names, over=over) for number in numbers)
    return TeamMatch(stored, contest, tables)


def server_match(
    state: TeamMatchState,
    names: Sequence[str] = NAMES,
    *,
    code: str = "",
    rival_tables: int = 4,
    over: bool = False,
) -> TeamMatch:
    """A match with another server, which has opened ``rival_tables`` tables."""
    rival = None if code else 4
    stored = replace(stored_match(state, names, 1), code=code, rival=rival)
    if state != "playing":
        return TeamMatch(stored)
    match = started_match(names, over=over)
    tables = tuple(
        table._replace(seats=tuple(1 if team == 0 else HOUSE_SEAT for team in table.seats))
        for table in match.tables
    )
    rival_rows = tuple(
        RoundTable(
            replace(table.row, guild=9),
            tuple(0 if team == 1 else HOUSE_SEAT for team in table.seats),
            tuple(deal[::-1] for deal in table.deals),
            table.numbers,
            table.short,
        )
        for table in tables
    )
    return TeamMatch(stored, match.contest, (*tables, *rival_rows[:rival_tables]))


def unplayed_match(names: Sequence[str]) -> TeamMatch:
    """A match without any deal that was played at every table."""
    match = started_match(names, over=True)
    none = replace(match.stored, captain_name="")
    tables = (match.tables[0]._replace(short=(), deals=(), numbers=()), *match.tables[1:])
    return TeamMatch(none, match.contest, tables)


def tied_match(names: Sequence[str]) -> TeamMatch:
    """A tied match in which a deal was thrown in."""
    match = started_match(names, over=True)
    short = (Headline((0,) * 4, "", None),) * 2
    same = tuple(table._replace(deals=((0,) * 4,) * 2, short=short) for table in match.tables)
    return TeamMatch(match.stored, match.contest, same)


def shared_match(names: Sequence[str] = NAMES) -> TeamMatch:
    """A match of three teams, of which the first two share the first place."""
    match = started_match(names, over=True, teams=3, players=3)
    made = {team: 60 if team < 2 else 0 for team in range(3)}
    tables = tuple(
        table._replace(deals=(tuple(made[team] for team in table.seats),) * 2)
        for table in match.tables
    )
    return TeamMatch(match.stored, match.contest, tables)


def numbered_matches(*matches: TeamMatch) -> tuple[TeamMatch, ...]:
    """Matches with ids from 1 on."""
    return tuple(
        replace(match, stored=replace(match.stored, id=n)) for n, match in enumerate(matches, 1)
    )


def info_of(match: TeamMatch, **changes: Any) -> TableInfo:
    """Public facts of the match's first table."""
    info = table_of(match.tables[0].row).info()
    return replace(info, veiled=True, deal=1, **changes)


def team_pages(words: Words, names: Sequence[str] = NAMES) -> Iterator[Page]:
    """Every page of team matches."""
    gathering, off = (TeamMatch(stored_match(state, names)) for state in ("gathering", "off"))
    yield calling_page(gathering, words)
    nobody = TeamMatch(replace(gathering.stored, members=()))
    five_teams = TeamMatch(stored_match("gathering", names, 5, 5))
    for match in (
        gathering,
        off,
        nobody,
        five_teams,
        unplayed_match(names),
        tied_match(names),
        shared_match(names),
    ):
        yield shown(match, words)
    for over in (True, False):
        yield shown(started_match(names, over=over), words)
        yield shown(started_match(names, over=over, teams=5, players=5), words)
        yield shown(started_match(names, over=over, teams=3, players=3), words)
    yield calling_page(server_match("gathering", names), words)
    yield calling_page(server_match("gathering", names, code="0a1b2c3d4e"), words)
    for seated in (0, 4):
        for over in (True, False):
            yield shown(server_match("playing", names, rival_tables=seated, over=over), words)
    for match in (unplayed_match(names), tied_match(names), shared_match(names)):
        yield ended_page(match, words)
    three_matches = (gathering, started_match(names, over=False), started_match(names, over=True))
    yield matches(numbered_matches(*three_matches), words)
    yield matches((), words)
    playing = started_match(names, over=False)
    away = replace(info_of(playing).chairs[0], house=True, away=1)
    for changes in (
        {}, {"looking": (0, 1)}, {"paused": True}, {"deserted": True},
        {"chairs": (away, *info_of(playing).chairs[1:])},
    ):  # fmt: skip
        info = info_of(playing, **changes)
        yield round_pages.live(info, words, turn=None)
        yield round_pages.live(info, words, turn=11)
        yield round_pages.between(info, words)
        yield round_pages.done(info, words)


GOLDEN: dict[str, Callable[[Words], Page]] = {
    "teams_gathering": lambda words: calling_page(TeamMatch(stored_match("gathering")), words),
    "teams_off": lambda words: shown(TeamMatch(stored_match("off")), words),
    "teams_playing": lambda words: shown(started_match(over=False), words),
    "teams_over": lambda words: shown(started_match(over=True), words),
    "teams_over_five": lambda words: shown(started_match(over=True, teams=5, players=5), words),
    "teams_ended": lambda words: ended_page(started_match(over=True), words),
    "teams_of_servers": lambda words: calling_page(
        server_match("gathering", code="0a1b2c3d4e"), words
    ),
    "teams_of_servers_playing": lambda words: shown(server_match("playing"), words),
    "teams_of_servers_over": lambda words: shown(server_match("playing", over=True), words),
    "teams_list": lambda words: matches((started_match(over=True),), words),
    "round_board": lambda words: round_pages.live(
        info_of(started_match(over=False)), words, turn=11
    ),
    "round_between": lambda words: round_pages.between(
        info_of(started_match(over=False), looking=(0,)), words
    ),
    "round_done": lambda words: round_pages.done(info_of(started_match(over=False)), words),
}
"""Pages that are golden."""
