"""Copying a database to another one: completely, even after an interruption."""

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
from bot.store.copying import copy, tables_to_copy
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
    """The address of an empty database of either kind."""
    if request.param == "file":
        yield tmp_path / "new.sqlite3"
        return
    server: Postgres = request.getfixturevalue("postgres")
    database = server.create_database()
    yield database
    server.drop_database(database)


class Interrupted(Exception):
    """The process has ended."""


class InterruptAfter:
    """A progress listener that interrupts a copy after a number of steps."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def __call__(self, _done: int, _of: int) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise Interrupted


def all_rows(database: DatabaseAddress) -> dict[str, list[Any]]:
    """The sorted rows of every table, by its name."""
    with direct_connection(database) as db:
        return {
            part.name: sorted(_rows(db, part.name, part.columns), key=repr)
            for part in tables_to_copy()
        }


def _rows(db: Any, name: str, columns: tuple[str, ...]) -> list[Any]:
    return [tuple(row) for row in db.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()]


async def fill_database(database: DatabaseAddress) -> tuple[int, str]:
    """Fill every table; return the number of a table in play and the digest of its deal."""
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
    deal = digest(table.live.deal)
    await store.close()
    return table.id, deal


async def start_bot(database: DatabaseAddress) -> None:
    """Open a store as a bot does that may have to wait for another. Raises StoreError."""
    store = await open_beside(database, Division())
    try:
        await store.hold()
        await store.set_note("written", "by the bot")
    finally:
        await store.close()


async def test_copy_has_all_rows_and_its_games_go_on(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    number, deal = await fill_database(database_address)
    before = all_rows(database_address)
    copied = await copy(database_address, target)
    assert all_rows(target) == all_rows(database_address) == before
    assert copied.rows == sum(map(len, before.values()))
    assert len([rows for rows in before.values() if rows]) > 25
    world = World(target)
    await world.open()
    table = await world.tables.register.table(number)
    assert table.live is not None
    assert digest(table.live.deal) == deal
    await world.play_moves(table, 3)
    await world.store.close()


async def test_copied_database_gives_no_table_number_twice(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    """The number of a deleted table is not given again either."""
    world = World(database_address)
    await world.open()
    deleted = await open_full_table(world, CHANNEL + 5)
    await PrivacyRows(world.store).forget_server(PERSONAL, GUILD)
    await world.store.close()
    await copy(database_address, target)
    world = World(target)
    await world.open()
    assert (await world.open_table()).id > deleted.id
    await world.store.close()


@pytest.mark.long
async def test_server_restored_by_hand_gives_no_table_number_twice(
    server: Server, postgres: Postgres
) -> None:
    """The host runs the statement of ``docs/postgres.md`` after the restore."""
    page = (ROOT / "docs" / "postgres.md").read_text("utf-8")
    (statement,) = re.findall(r"^ {4}(SELECT setval.*?;)$", page, re.MULTILINE | re.DOTALL)
    table, _ = await fill_database(server)
    postgres.query(statement, server.address.name)
    world = World(server)
    world.channel = CHANNEL + 10
    await world.open()
    assert (await world.open_table()).id > table + 10_000
    await world.store.close()


async def test_copied_database_continues_its_numbers(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    """The new database itself numbers rows, after those that were copied."""
    await fill_database(database_address)
    await copy(database_address, target)
    store = await open_store(target)
    tournament = NewTournament(
        guild=GUILD, channel=1, language="en", organizer=1, ranking="matchpoints", made_at=1,
        nonce="x", name="", weekly=False,
    )  # fmt: skip
    deals = NewContest(
        kind="tournament", number=0, variant="slovenian", players=4, house="club 0 1", opens=0,
        closes=9, secrets=("5a" * 32,),
    )  # fmt: skip
    challenge = NewChallenge(
        challenger=1, opponent=2, challenger_name="Ana", challenger_language="en",
        variant="slovenian", players=4, deals=4, asked_at=1, counts="cost",
    )  # fmt: skip
    team_match = NewTeamMatch(
        guild=GUILD, channel=1, captain=1, captain_name="Ana", variant="slovenian", players=4,
        teams=2, deals=2, language="en", created_at=1,
    )  # fmt: skip
    with direct_connection(database_address) as db:
        last = [
            db.execute(f"SELECT max(id) FROM {name}").fetchone()[0]
            for name in ("challenges", "tournaments", "team_matches")
        ]
    numbers = (
        await ChallengeRows(store).ask(challenge),
        await TournamentRows(store).make(tournament, deals),
        await TeamMatchRows(store).make(team_match),
    )
    assert numbers == tuple(number + 1 for number in last)
    await store.close()


@pytest.mark.long
async def test_file_and_server_number_rows_of_the_same_tables(
    server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "tarok.sqlite3"
    for database in (file, server):
        await (await open_store(database)).close()
    with direct_connection(file) as in_file, direct_connection(server) as on_server:
        numbered = numbered_in_file(in_file)
        assert numbered == numbered_on_server(on_server)
    assert {"tables", "contests", "duplicate_results"} <= {*numbered}


@pytest.mark.parametrize("steps", [0, 1, 7, 30, 55])
async def test_interrupted_copy_can_be_finished(
    database_address: DatabaseAddress,
    target: DatabaseAddress,
    steps: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(copying, "ROWS_PER_BATCH", 20)
    await fill_database(database_address)
    with pytest.raises(Interrupted):
        await copy(database_address, target, InterruptAfter(steps))
    for open_target in (open_store, start_bot):
        with pytest.raises(StoreRefused, match="half copied"):
            await open_target(target)
    steps_done: list[tuple[int, int]] = []
    await copy(database_address, target, lambda done, of: steps_done.append((done, of)))
    assert steps_done == sorted(steps_done)
    assert steps_done[-1][0] == steps_done[-1][1]
    assert all_rows(target) == all_rows(database_address)
    await start_bot(target)


async def test_source_changed_during_an_interruption_is_refused(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    await fill_database(database_address)
    with pytest.raises(Interrupted):
        await copy(database_address, target, InterruptAfter(len(tables_to_copy())))
    with direct_connection(database_address) as db:
        db.execute("UPDATE seats SET name = 'Zala' WHERE player = 0")
    with pytest.raises(StoreError, match=r"The rows of seats in .* are not those in "):
        await copy(database_address, target)
    with pytest.raises(StoreRefused, match="half copied"):
        await open_store(target)


async def test_target_with_rows_is_refused_and_unchanged(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    await fill_database(database_address)
    world = World(target)
    await world.open()
    await world.open_table()
    await world.store.close()
    before = all_rows(target)
    with pytest.raises(StoreRefused, match="holds something already"):
        await copy(database_address, target)
    assert all_rows(target) == before
    await (await open_store(target)).close()


async def test_half_copy_of_one_database_is_not_finished_from_another(
    database_address: DatabaseAddress, target: DatabaseAddress, tmp_path: Path
) -> None:
    await fill_database(database_address)
    await fill_database(tmp_path / "other.sqlite3")
    with pytest.raises(Interrupted):
        await copy(database_address, target, InterruptAfter(3))
    with pytest.raises(StoreRefused, match="is half copied from"):
        await copy(tmp_path / "other.sqlite3", target)
    with pytest.raises(StoreRefused, match="half copied"):
        await copy(target, tmp_path / "third.sqlite3")


async def test_copy_of_a_running_bot_is_refused(
    database_address: DatabaseAddress, target: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    if isinstance(database_address, Server):
        monkeypatch.setattr("bot.store.postgres.opening.ENDING", 0.1)
    running = await open_store(database_address)
    with pytest.raises(StoreBusy, match="A bot is running"):
        await copy(database_address, target)
    await running.close()


async def test_copy_of_a_missing_database_is_refused(
    database_address: DatabaseAddress, target: DatabaseAddress
) -> None:
    with pytest.raises(StoreError, match=r"There is no database|has no tables of Tarok"):
        await copy(database_address, target)
    assert not isinstance(database_address, Path) or not database_address.exists()


async def test_copy_knows_all_tables_and_columns_of_both_kinds(
    database_address: DatabaseAddress,
) -> None:
    await (await open_store(database_address)).close()
    with direct_connection(database_address) as db:
        assert sorted(part.name for part in tables_to_copy()) == [
            name for name in table_names(db) if not name.startswith("sqlite_")
        ]
        for part in tables_to_copy():
            columns = db.execute(f"SELECT * FROM {part.name}").description
            assert sorted(f'"{column[0]}"' for column in columns) == sorted(part.columns)


def test_copy_command_names_a_missing_or_senseless_source(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = str(tmp_path / "old.sqlite3"), str(tmp_path / "new.sqlite3")
    assert main(["copy", source, target]) != 0
    assert capsys.readouterr().err == f"There is no database {source}.\n"
    assert main(["copy", "ftp://somewhere", target]) != 0
    assert capsys.readouterr().err.startswith("That names no database. It takes the name of a file")


async def test_copy_command_reports_copied_rows_and_progress(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    await fill_database(source)
    assert await asyncio.to_thread(main, ["copy", str(source), str(target)]) == 0
    output = capsys.readouterr()
    assert output.out.startswith(f"{target} holds what {source} holds: ")
    assert output.err.splitlines()[-1] == "100 %"


class Terminal(io.StringIO):
    """Standard error of a host at a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_bar_fills_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    bar = Bar()
    for done in range(301):
        bar(done, 300)
    *_, half, last = (
        line for line in terminal.getvalue().split("\r") if " 50 %" in line or "100" in line
    )
    assert half == f"[{'#' * 25}{' ' * 25}]  50 %"
    assert last == f"[{'#' * 50}] 100 %\n"
    assert terminal.getvalue().count("\n") == 1
