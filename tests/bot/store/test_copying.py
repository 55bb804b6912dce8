"""A database is brought to another place: all of it, also where that was broken off."""

import asyncio
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.archive.rows import ShareRows
from bot.base.database_address import DatabaseAddress, Server
from bot.base.shards import Division
from bot.cli import main
from bot.contests.challenges.rows import ChallengeRows, NewChallenge
from bot.contests.core.rows import NewContest
from bot.contests.teams.rows import NewTeamMatch, TeamMatchRows
from bot.contests.tournaments.rows import NewTournament, TournamentRows
from bot.features import PERSONAL
from bot.host.upkeep import Bar
from bot.privacy.rows import PrivacyRows
from bot.servers.rows import ServerRows
from bot.store import StoreBusy, StoreError, copying
from bot.store.copying import copy, parts
from bot.store.errors import StoreRefused
from bot.store.numbers import numbered_in_file, numbered_on_server
from bot.store.open_store import open_beside, open_store
from engine.records.digest import digest
from tests.bot.privacy.personal_data import fill_every_table, open_full_table
from tests.bot.world import CHANNEL, GUILD, World
from tests.databases import DATABASE_KINDS, direct_connection, table_names
from tests.laws.sources import ROOT
from tests.postgres import Postgres


@pytest.fixture(params=DATABASE_KINDS)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[DatabaseAddress]:
    """A place where nothing is yet, of either kind."""
    if request.param == "file":
        yield tmp_path / "new.sqlite3"
        return
    server: Postgres = request.getfixturevalue("postgres")
    made = server.create_database()
    yield made
    server.drop_database(made)


class BrokenOff(Exception):
    """The process is gone."""


class After:
    """Breaks a copy off once it has been told of so many steps."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def __call__(self, _done: int, _of: int) -> None:
        self.left -= 1
        if self.left < 0:
            raise BrokenOff


def everything(database: DatabaseAddress) -> dict[str, list[Any]]:
    """The rows of all tables, their columns by name."""
    with direct_connection(database) as db:
        return {part.name: sorted(_rows(db, part.name, part.columns), key=repr) for part in parts()}


def _rows(db: Any, name: str, columns: tuple[str, ...]) -> list[Any]:
    return [tuple(row) for row in db.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()]


async def filled(database: DatabaseAddress) -> tuple[int, str]:
    """Something in every table; a table that is being played, and where it stands."""
    world = World(database)
    await world.open()
    table = await fill_every_table(world)
    store = world.store
    await store.set_note("of the host's", "čšž")
    await ServerRows(store).allow_several_tables(GUILD, True)
    await ServerRows(store).set_rules(GUILD, "slovenian", {"knock": "off"})
    await ShareRows(store).share(table.id, 1, ())
    await world.ask_for_next_deal(table)
    assert table.live is not None
    standing = digest(table.live.deal)
    await store.close()
    return table.id, standing


async def a_bot_starts(database: DatabaseAddress) -> None:
    """As if it might have to wait for another. Raises StoreError."""
    store = await open_beside(database, Division())
    try:
        await store.hold()
        await store.set_note("written", "by the bot")
    finally:
        await store.close()


async def test_all_of_it_is_there_and_the_game_goes_on(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    number, standing = await filled(database_address)
    before = everything(database_address)
    copied = await copy(database_address, target)
    assert everything(target) == everything(database_address) == before
    assert copied.rows == sum(map(len, before.values()))
    assert len([rows for rows in before.values() if rows]) > 25
    world = World(target)
    await world.open()
    table = await world.tables.register.table(number)
    assert table.live is not None and digest(table.live.deal) == standing
    await world.play_moves(table, 3)
    await world.store.close()


async def test_no_number_is_given_twice(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    """Also that of a table which is not there any more."""
    world = World(database_address)
    await world.open()
    gone = await open_full_table(world, CHANNEL + 5)
    await PrivacyRows(world.store).forget_server(PERSONAL, GUILD)
    await world.store.close()
    await copy(database_address, target)
    world = World(target)
    await world.open()
    assert (await world.open_table()).id > gone.id
    await world.store.close()


@pytest.mark.long
async def test_after_a_restore_by_hand_no_number_is_given_twice(postgres: Postgres) -> None:
    """What the page for hosts says is done then."""
    page = (ROOT / "docs" / "postgres.md").read_text("utf-8")
    (statement,) = re.findall(r"^ {4}(SELECT setval.*?;)$", page, re.MULTILINE | re.DOTALL)
    server = postgres.create_database()
    (table, _), name = await filled(server), server.url.rpartition("/")[2]
    postgres.query(statement, name)
    world = World(server)
    world.channel = CHANNEL + 10
    await world.open()
    assert (await world.open_table()).id > table + 10_000
    await world.store.close()
    postgres.drop_database(server)


async def test_copied_database_continues_its_numbers(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    """By each database itself, after those that are there."""
    await filled(database_address)
    await copy(database_address, target)
    store = await open_store(target)
    held = NewTournament(
        guild=GUILD, channel=1, language="en", organizer=1, ranking="matchpoints", made_at=1,
        nonce="x",
    )  # fmt: skip
    deals = NewContest(
        kind="tournament", number=0, variant="slovenian", players=4, house="club 0 1", opens=0,
        closes=9, secrets=("5a" * 32,),
    )  # fmt: skip
    asked = NewChallenge(
        challenger=1, opponent=2, challenger_name="Ana", challenger_language="en",
        variant="slovenian", players=4, deals=4, asked_at=1, counts="cost",
    )  # fmt: skip
    teams = NewTeamMatch(
        guild=GUILD, channel=1, captain=1, captain_name="Ana", variant="slovenian", players=4,
        teams=2, deals=2, language="en", created_at=1,
    )  # fmt: skip
    with direct_connection(database_address) as db:
        last = [
            db.execute(f"SELECT max(id) FROM {name}").fetchone()[0]
            for name in ("challenges", "tournaments", "team_matches")
        ]
    made = (
        await ChallengeRows(store).ask(asked),
        await TournamentRows(store).make(held, deals),
        await TeamMatchRows(store).make(teams),
    )
    assert made == tuple(one + 1 for one in last)
    await store.close()


@pytest.mark.long
async def test_numbered_tables_are_the_same_in_a_file_and_on_a_server(
    postgres: Postgres, tmp_path: Path
) -> None:
    server, file = postgres.create_database(), tmp_path / "tarok.sqlite3"
    for place in (file, server):
        await (await open_store(place)).close()
    with direct_connection(file) as in_file, direct_connection(server) as on_server:
        numbered = numbered_in_file(in_file)
        assert numbered == numbered_on_server(on_server)
    assert {"tables", "contests", "duplicate_results"} <= {*numbered}
    postgres.drop_database(server)


@pytest.mark.parametrize("steps", [0, 1, 7, 30, 55])
async def test_it_goes_on_where_it_was_broken_off(
    database_address: DatabaseAddress,
    target: DatabaseAddress,
    steps: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(copying, "PAGE", 20)
    await filled(database_address)
    with pytest.raises(BrokenOff):
        await copy(database_address, target, After(steps))
    for begin in (open_store, a_bot_starts):
        with pytest.raises(StoreRefused, match="half copied"):
            await begin(target)
    told: list[tuple[int, int]] = []
    await copy(database_address, target, lambda done, of: told.append((done, of)))
    assert told == sorted(told) and told[-1][0] == told[-1][1]
    assert everything(target) == everything(database_address)
    await a_bot_starts(target)


async def test_what_was_changed_meanwhile_is_found(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    await filled(database_address)
    with pytest.raises(BrokenOff):
        await copy(database_address, target, After(len(parts())))
    with direct_connection(database_address) as db:
        db.execute("UPDATE seats SET name = 'Zala' WHERE player = 0")
    with pytest.raises(StoreError, match=r"The rows of seats in .* are not those in "):
        await copy(database_address, target)
    with pytest.raises(StoreRefused, match="half copied"):
        await open_store(target)


async def test_what_is_there_already_is_left_alone(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    await filled(database_address)
    world = World(target)
    await world.open()
    await world.open_table()
    await world.store.close()
    before = everything(target)
    with pytest.raises(StoreRefused, match="holds something already"):
        await copy(database_address, target)
    assert everything(target) == before
    await (await open_store(target)).close()


async def test_what_was_begun_of_one_is_not_gone_on_with_of_another(
    database_address: DatabaseAddress, target: DatabaseAddress, tmp_path: Path
) -> None:
    await filled(database_address)
    await filled(tmp_path / "other.sqlite3")
    with pytest.raises(BrokenOff):
        await copy(database_address, target, After(3))
    with pytest.raises(StoreRefused, match="is half copied from"):
        await copy(tmp_path / "other.sqlite3", target)
    with pytest.raises(StoreRefused, match="half copied"):
        await copy(target, tmp_path / "third.sqlite3")


async def test_nobody_plays_meanwhile(
    database_address: DatabaseAddress, target: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    if isinstance(database_address, Server):
        monkeypatch.setattr("bot.store.postgres.opening.ENDING", 0.1)
    running = await open_store(database_address)
    with pytest.raises(StoreBusy, match="A bot is running"):
        await copy(database_address, target)
    await running.close()


async def test_nothing_is_made_of_what_is_not_there(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    with pytest.raises(StoreError, match=r"There is no database|has no tables of Tarok"):
        await copy(database_address, target)
    assert not isinstance(database_address, Path) or not database_address.exists()


async def test_both_kinds_have_the_same_tables_and_columns(
    database_address: DatabaseAddress,
) -> None:
    await (await open_store(database_address)).close()
    with direct_connection(database_address) as db:
        assert sorted(part.name for part in parts()) == [
            name for name in table_names(db) if not name.startswith("sqlite_")
        ]
        for part in parts():
            there = db.execute(f"SELECT * FROM {part.name}").description
            assert sorted(f'"{column[0]}"' for column in there) == sorted(part.columns)


def test_the_host_reads_how_far_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = str(tmp_path / "old.sqlite3"), str(tmp_path / "new.sqlite3")
    assert main(["copy", source, target]) != 0
    assert capsys.readouterr().err == f"There is no database {source}.\n"
    assert main(["copy", "ftp://somewhere", target]) != 0
    assert capsys.readouterr().err.startswith("That names no database. It takes the name of a file")


async def test_the_host_reads_what_was_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    await filled(source)
    assert await asyncio.to_thread(main, ["copy", str(source), str(target)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith(f"{target} holds what {source} holds: ")
    assert told.err.splitlines()[-1] == "100 %"


class Terminal(io.StringIO):
    """What a host looks at."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_bar_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Terminal()
    monkeypatch.setattr("sys.stderr", seen)
    bar = Bar()
    for done in range(301):
        bar(done, 300)
    *_, half, last = (
        line for line in seen.getvalue().split("\r") if " 50 %" in line or "100" in line
    )
    assert half == f"[{'#' * 25}{' ' * 25}]  50 %"
    assert last == f"[{'#' * 50}] 100 %\n" and seen.getvalue().count("\n") == 1
