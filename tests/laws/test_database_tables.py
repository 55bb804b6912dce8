"""Each table of the database belongs to one room, and is read only by those that know the room."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from tests.laws.import_graph import FLOORS
from tests.laws.sources import ROOT, files_of, nodes, sources_group

pytestmark = sources_group

MIGRATIONS = sorted(ROOT.glob("data/migrations/**/*.sql"))
WRITES = r"(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM)\s+{}\b"
MENTIONS = r"(?:FROM|JOIN|INTO|UPDATE)\s+{}\b"
WRITTEN_ABOVE = {
    ("contests/teams", "contests"),  # a match's contest is settled with its last table
}
"""Rooms that write a table of a room below them."""
READ_FROM_BELOW = {
    ("tables/rows", "contests"),  # nobody is given the moves of a contest that goes on
    ("store", "blocks"),  # what the bot sends by itself leaves out blocked people and servers
}
"""Rooms that read a table of a room above them."""


@cache
def room_of(file: Path) -> str:
    """The room of a file of the bot: ``tables/rows``, ``careers``."""
    folder = file.relative_to(ROOT / "bot").parent.as_posix()
    rooms = {room for floor in FLOORS for room in floor}
    while folder not in rooms:
        folder = folder.rpartition("/")[0] or "roof"
    return folder


@cache
def sql_texts(file: Path) -> str:
    """The texts in a file that are not docstrings, with the fixed parts of f-strings."""
    documented = {
        id(node.value)
        for node in nodes(file)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return "\n".join(
        node.value
        for node in nodes(file)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in documented
    )


@cache
def database_tables() -> frozenset[str]:
    """The tables of both kinds of database."""
    texts = [file.read_text("utf-8") for file in MIGRATIONS]
    assert sum(file.stem.endswith("_baseline") for file in MIGRATIONS) == 2
    return frozenset(name for text in texts for name in re.findall(r"CREATE TABLE (\w+)", text))


def rooms_that(pattern: str) -> dict[str, set[str]]:
    """The rooms with a statement of such a pattern, by the table that it names."""
    rooms = defaultdict(set)
    for file in files_of("bot"):
        for table in database_tables():
            if re.search(pattern.format(table), sql_texts(file)):
                rooms[table].add(room_of(file))
    return rooms


def test_a_database_table_is_written_by_one_room() -> None:
    writers = rooms_that(WRITES)
    assert len(database_tables()) > 40
    assert writers.keys() == database_tables()
    for room, table in WRITTEN_ABOVE:
        writers[table].remove(room)
    assert {table: rooms for table, rooms in writers.items() if len(rooms) > 1} == {}


def test_a_database_table_is_read_by_its_room_and_those_above() -> None:
    floors = {room: number for number, floor in enumerate(FLOORS) for room in floor}
    writers = rooms_that(WRITES)
    upward = {
        (reader, table)
        for table, readers in rooms_that(MENTIONS).items()
        for reader in readers - writers[table]
        if floors[reader] <= min(floors[room] for room in writers[table])
    }
    assert upward == READ_FROM_BELOW
