"""Team matches: gathering, playing, and each table's result in each deal."""

import contextlib
from collections.abc import Iterator

from bot.archive.replay_page import deal_button
from bot.contests.core.pages import cards_line, game_of
from bot.contests.teams.lengths import LUCK_TENTHS, tenths_ahead
from bot.contests.teams.match import TeamMatch
from bot.contests.teams.results import RoundTable, count_deals, deal_points, totals
from bot.contests.teams.rounds import HOUSE
from bot.contests.teams.rows import Member, StoredTeamMatch
from bot.deals.score_sheet import table_of
from bot.deals.wording.seat_names import listed_names
from bot.deals.wording.words import contract_name, joined_names, plain, plain_name
from bot.kit.figures import signed_points
from bot.kit.l10n import Words
from bot.kit.page import Block, Button, Page, Row, Text, TooLarge, page, rows
from bot.tables.memory import stored_tables

TEAMS = "teams"
"""Begins the ids of controls for a team match: what is wished, and a number."""
SIT, UP, START, OFF, SHOW, TABLE = "sit", "up", "start", "off", "show", "table"
AGAIN = "again"
"""Wishes; the number is the match's; after ``TABLE`` a table's number follows."""
STANDS = 0
"""Follows a match's number in the control by which its message is found once it is over."""
MAX_TEXT_PLAYED = 700
"""Characters about what was played at the tables, at most: the newest deals are listed."""
BETWEEN = " · "


def control(wish: str, number: int, further: int | None = None) -> str:
    """The custom_id of a control; ``further``: the number of a team, or ``STANDS``."""
    return f"{TEAMS}:{wish}:{number}" + ("" if further is None else f":{further}")


def letters(words: Words) -> list[str]:
    """The letters that stand for teams in a table."""
    return words("teams-letters").split()


def _name(team: int, words: Words) -> str:
    return words("teams-name", letter=letters(words)[team])


def _names(match: TeamMatch, words: Words) -> list[str]:
    """The names of the teams that play here."""
    return [_name(match.first + team, words) for team in range(match.stored.teams)]


def _game(stored: StoredTeamMatch, words: Words) -> str:
    return words("challenge-game", game=game_of(stored, words), deals=stored.deals)


def shown(match: TeamMatch, words: Words) -> Page:
    """A match as it stands, for everybody."""
    if match.stored.state == "off":
        return page(Text(words("teams-off")))
    if match.contest is None:
        return _gathering(match, words)
    if match.over:
        return _over(match, words)
    return _playing(match, words)


def _head(match: TeamMatch, words: Words) -> str:
    return f"### {words('teams-title', number=match.number)}\n**{_game(match.stored, words)}**"


# Gathering ----------------------------------------------------------------------------------------


def calling_page(match: TeamMatch, words: Words) -> Page:
    """The gathering page, which notifies the people whom the captain has named."""
    teams = range(match.stored.teams)
    asked = tuple(member.person for team in teams for member in match.asked(team))
    gathering = _gathering(match, words)
    return page(*gathering.blocks, pings=asked)


def _gathering(match: TeamMatch, words: Words) -> Page:
    stored = match.stored
    lines = [_head(match, words), *_tells(match, words), _how(match, words)]
    if match.of_servers:
        key = "teams-code" if stored.code else "teams-there"
        lines.append(words("denied-teams-alone" if match.is_deserted else key, code=stored.code))
    lines += [_people(match, team, words) for team in range(stored.teams)]
    lines.append(f"-# {_start_line(match, words)}")
    sit = (
        Button(control(SIT, match.id, team), words("teams-sit", team=name), "success")
        for team, name in enumerate(_names(match, words))
    )
    ways = (
        Button(control(UP, match.id), words("teams-up")),
        Button(control(START, match.id), words("teams-start"), "primary"),
        Button(control(OFF, match.id), words("teams-call-off")),
    )
    return page(Text("\n".join(lines)), *rows(sit), Row(ways))


def _start_line(match: TeamMatch, words: Words) -> str:
    """Explain who starts the match, and how long it can be played then."""
    captain, until = plain(match.stored.captain_name or "–"), match.begun_until
    if until is None:
        return words("teams-house", captain=captain)
    return words("teams-house-until", captain=captain, at=str(until))


def _how(match: TeamMatch, words: Words) -> str:
    """Explain who sits where."""
    tables = len(match.plan)
    if match.of_servers:
        return words("teams-how-servers", tables=tables)
    if match.sides == tables:
        return words("teams-how", tables=tables)
    return words("teams-how-apart", tables=tables)


def _tells(match: TeamMatch, words: Words) -> Iterator[str]:
    """Say what the length tells about which team plays better, if that was measured."""
    stored = match.stored
    tenths = tenths_ahead(stored.variant, stored.players, stored.teams, stored.deals)
    if tenths == LUCK_TENTHS:
        yield words("teams-tells-little", deals=stored.deals)
    elif tenths is not None:
        yield words("teams-tells", deals=stored.deals, tenths=tenths)


def _people(match: TeamMatch, team: int, words: Words) -> str:
    """The names of a team's people."""
    members = [member for each in range(match.stored.teams) for member in match.sitting(each)]
    names_of = dict(zip(members, listed_names([member.name for member in members]), strict=True))
    sitting = [plain(names_of[member]) for member in match.sitting(team)]
    names = joined_names(sitting, words) if sitting else words("teams-nobody")
    line = words("teams-team", team=_names(match, words)[team], names=names)
    waiting = [_mention(member) for member in match.asked(team)]
    return (
        f"{line} · {words('teams-asked', names=joined_names(waiting, words))}" if waiting else line
    )


def _mention(member: Member) -> str:
    return f"<@{member.person}>"


# Playing ------------------------------------------------------------------------------------------


def _playing(match: TeamMatch, words: Words) -> Page:
    contest = match.contest
    assert contest is not None
    lines = [_head(match, words), words("teams-until", at=str(contest.closes))]
    lines += _tables(match, words)
    if match.of_servers:
        lines.append(_other_server(match, words))
    lines.append(f"-# {cards_line(contest, words, opened=False)}")
    button = Button(control(SHOW, match.id, STANDS), words("teams-show"), "primary")
    return page(Text("\n".join(lines)), Row((button,)))


def _other_server(match: TeamMatch, words: Words) -> str:
    """Say how far the other server is."""
    others = match.tables[len(match.own) :]
    if others:
        done = sum(table.row.state != "playing" for table in others)
        return words("teams-far", done=done, tables=len(others))
    return words("denied-teams-alone" if match.is_deserted else "teams-not-begun")


def _tables(match: TeamMatch, words: Words) -> Iterator[str]:
    """Where the tables are, who sits there, and whether they have finished."""
    tables = match.tables if match.over else match.own
    for number, table in enumerate(tables, 1):
        names = [
            _player(match, table, player, words)
            if team == HOUSE
            else words(
                "teams-of", name=_player(match, table, player, words), team=letters(words)[team]
            )
            for player, team in enumerate(table.seats)
        ]
        key = "teams-table" if table.row.state == "playing" else "teams-table-done"
        here = table.row.guild == match.stored.guild
        where = f"<#{table.row.channel}>" if here else words("teams-elsewhere")
        yield words(key, number=number, where=where, names=BETWEEN.join(names))


def _player(match: TeamMatch, table: RoundTable, player: int, words: Words) -> str:
    """A player at a table; people are named only to readers in the server where they play."""
    info = stored_tables.table_of(table.row).info()
    if info.chairs[player].user is None or table.row.guild == match.stored.guild:
        return plain_name(info, player)
    return words("others-player")


# Over ---------------------------------------------------------------------------------------------


def _over(match: TeamMatch, words: Words) -> Page:
    contest = match.contest
    assert contest is not None
    teams, deals = match.sides, count_deals(match.tables, match.sides)
    points = totals(match.tables, teams)
    lines = [_head(match, words), _winner(points, deals, words)]
    where = "\n".join(_tables(match, words))
    cards_text = f"-# {cards_line(contest, words, opened=True)}"
    looks = tuple(
        deal_button(table.row.id, table.numbers[0], words("teams-look", number=number))
        for number, table in enumerate(match.own, 1)
        if table.numbers
    )
    first = Text("\n".join(lines))
    again = Button(control(AGAIN, match.id), words("teams-again"), "primary")
    ways = () if match.of_servers else (Row((again,)),)
    last: tuple[Block, ...] = (Text(cards_text), *rows(looks), *ways)
    results = Text("\n".join(_results(match, points, words))) if deals else None
    played = Text(_played(match, words)) if deals else None
    for more in ((Text(where), played), (None, played)):  # names may be too long for all of it
        with contextlib.suppress(TooLarge):
            return page(first, results, *more, *last)
    return page(first, results, *last)


def ended_page(match: TeamMatch, words: Words) -> Page:
    """The message of a match that is over: who has won, as all results are posted below it."""
    points, deals = totals(match.tables, match.sides), count_deals(match.tables, match.sides)
    lines = [_head(match, words), _winner(points, deals, words)]
    button = Button(control(SHOW, match.id), words("teams-show"), "primary")
    return page(Text("\n".join(lines)), Row((button,)))


def _winner(points: tuple[int, ...], deals: int, words: Words) -> str:
    if not deals:
        return words("teams-none")
    best = [team for team, sum_ in enumerate(points) if sum_ == max(points)]
    if len(best) == len(points):
        return words("teams-drawn")
    if len(best) > 1:
        teams = joined_names([_name(team, words) for team in best], words)
        return words("teams-shared", teams=teams)
    others = max(sum_ for team, sum_ in enumerate(points) if team != best[0])
    name = _name(best[0], words)
    return words("teams-won", team=name, lead=points[best[0]] - others)


def _results(match: TeamMatch, points: tuple[int, ...], words: Words) -> Iterator[str]:
    """Each team's result deal by deal, and what is counted.

    With two teams also the first team's lead, and if both play at two tables, each table's result.
    """
    two, apart = match.sides == 2, match.stored.teams == len(match.tables) == 2
    sides, tables = match.sides, match.tables
    teams = letters(words)[:sides]
    places = [words("teams-at", number=number) for number in range(1, len(tables) + 1)]
    head = ["", *(places if apart else []), *teams, *(["−".join(teams)] if two else [])]
    body, level = list[list[str]](), list[int]()
    for deal in range(count_deals(tables, sides)):
        sums = deal_points(tables, deal, sides)
        cells = [":".join(_signed(table.teams(deal, sides), words)) for table in tables]
        body.append([str(deal + 1), *(cells if apart else []), *_sums(sums, words, two=two)])
        level += [deal + 1] if len(set(sums)) == 1 else []
    body.append(["Σ", *([""] * len(places) if apart else []), *_sums(points, words, two=two)])
    yield table_of(head, body)
    yield f"-# {words('others-counted' if match.by_lead else 'teams-counted')}"
    if level:
        numbers = joined_names(list(map(str, level)), words)
        yield f"-# {words('teams-level', number=len(level), deals=numbers)}"


def _sums(points: tuple[int, ...], words: Words, *, two: bool) -> list[str]:
    lead = (points[0] - points[1],) if two else ()
    return _signed((*points, *lead), words)


def _signed(points: tuple[int, ...], words: Words) -> list[str]:
    return [signed_points(number, words) for number in points]


def _played(match: TeamMatch, words: Words) -> str:
    """The contracts and results at each table, by deal."""
    lines, room = list[str](), MAX_TEXT_PLAYED
    for deal in reversed(range(count_deals(match.tables, match.sides))):
        each = BETWEEN.join(
            words("teams-played", number=number, what=_what(match, table, deal, words))
            for number, table in enumerate(match.tables, 1)
        )
        lines.insert(0, "-# " + words("teams-deal", deal=deal + 1, played=each))
        room -= len(lines[0])
        if room < 0:
            break
    return "\n".join(lines)


def _what(match: TeamMatch, table: RoundTable, deal: int, words: Words) -> str:
    """A deal at a table, in short."""
    short = table.short[deal]
    if not short.contract:
        return words("scores-unplayed")
    contract = contract_name(short.contract, words.of(table.row.variant))
    if short.declarer is None:
        return contract
    name = _player(match, table, short.declarer, words)
    return words("teams-declared", contract=contract, name=name)


# All of a server ----------------------------------------------------------------------------------


def matches(listed: tuple[TeamMatch, ...], words: Words) -> Page:
    """The newest on a server."""
    lines = [f"### {words('teams-list')}"]
    lines += [
        words(
            "teams-line",
            number=match.number,
            game=_game(match.stored, words),
            state=_state(match, words),
        )
        for match in listed
    ]
    lines.append(f"-# {words('teams-how-to')}")
    buttons = (
        Button(control(SHOW, match.id), words("teams-number", number=match.number))
        for match in listed
    )
    return page(Text("\n".join(lines)), *rows(buttons))


def _state(match: TeamMatch, words: Words) -> str:
    if match.contest is None:
        return words("teams-is-gathering")
    return words("teams-is-over" if match.over else "teams-is-open")
