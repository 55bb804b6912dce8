"""Each capability says itself how to show and erase what its tables hold of people and servers."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

from bot.features import PERSONAL
from bot.store.personal import PersonalRows
from tests.bot.privacy.personal_data import NAME, ZORA, fill_every_table
from tests.bot.world import World
from tests.databases import direct_connection, sqlite_only, table_names
from tests.laws.import_graph import room_of
from tests.laws.sources import ROOT, files_of, sources_group, tree

pytestmark = sources_group

ANSWERS_FOR_THE_STORE = {"tables/rows"}
"""Rooms that say how to erase what the store itself writes."""


def names_personal_rows(file: Path) -> bool:
    """Whether a file gives PersonalRows a name."""
    return any(
        isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("PersonalRows(")
        for node in tree(file).body
    )


def personal_rows() -> Iterator[tuple[str, PersonalRows]]:
    """All of them, with their rooms."""
    for file in files_of("bot"):
        if names_personal_rows(file):
            module = importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
            for personal in vars(module).values():
                if isinstance(personal, PersonalRows):
                    yield room_of(file), personal


def writers(table: str) -> set[str]:
    """The rooms that answer for what is inserted into a table of the database."""
    inserts = re.compile(rf"INSERT INTO {table}\b")
    rooms = {room_of(file) for file in files_of("bot") if inserts.search(file.read_text("utf-8"))}
    return rooms | (ANSWERS_FOR_THE_STORE if "store" in rooms else set())


def test_personal_rows_of_all_capabilities_are_put_together() -> None:
    """Rows of a capability that is missing there would be kept for ever."""
    values = [personal for _, personal in personal_rows()]
    assert len(values) > 10
    assert all(any(personal is other for other in PERSONAL) for personal in values)
    names = [name for personal in PERSONAL for name in personal.export]
    assert len(names) == len(set(names)), "one of two exports of a name would be lost"


NOT_EXPORTED = {
    "challenges": {"challenger", "opponent", "contest", "decided", "cost_error"},
    "challenges_untold": {"challenge", "person"},
    "duplicate_results": {"person", "ghost"},
    "entries": {"contest", "deal", "person", "mark", "reach"},
    "habits": {"person", "changed"},
    "hand_messages": {"person", "original", "shown_by", "sender"},
    "languages": {"whose", "id", "changed"},
    "looks": {"whose", "id", "changed"},
    "ladder": {"person", "whole"},
    "lesson_runs": {"id", "user", "seq"},
    "puzzle_solvers": {"user", "seq"},
    "tokens": {"token", "person", "posts"},
}
"""Columns of tables about people that tell them nothing: keys, counters, the other person of a
challenge; and secrets: the token, and which of the deals of a rated day was dealt."""
OF_THE_PERSON = {"user", "person", "id", "agreed", "kind", "number"}
"""Columns that say whose a row is, or count rows."""
ABOUT_MORE = {
    "awaited_pages", "moves", "seats", "tables", "take_backs", "team_matches", "tournaments",
}  # fmt: skip
"""Tables of the database whose rows are about more than a person, or a press that is exported."""


@sqlite_only
async def test_export_has_every_column_of_tables_about_people(world: World) -> None:
    """A column that tells nobody anything belongs to NOT_EXPORTED."""
    await fill_every_table(world)
    queries = [query for personal in PERSONAL for query in personal.export.values()]
    lacking = {}
    with direct_connection(world.path) as db:
        for table in sorted(set(table_names(db)) - ABOUT_MORE):
            cursor = db.execute(f"SELECT * FROM {table}")
            columns = {column[0] for column in cursor.description}
            rows = str(cursor.fetchall())
            if str(ZORA) not in rows and NAME not in rows:
                continue
            text = " ".join(query for query in queries if re.search(rf"\b{table}\b", query))
            exported = (
                columns if "*" in text else {c for c in columns if re.search(rf"\b{c}\b", text)}
            )
            if left_out := columns - exported - OF_THE_PERSON - NOT_EXPORTED.get(table, set()):
                lacking[table] = left_out
    assert not lacking


@sqlite_only
async def test_tables_that_name_people_are_erased_by_the_room_that_writes_them(
    world: World,
) -> None:
    await fill_every_table(world)
    with direct_connection(world.path) as db:
        naming = [
            table
            for table in table_names(db)
            for row in [str(db.execute(f"SELECT * FROM {table}").fetchall())]
            if str(ZORA) in row or NAME in row
        ]
    assert len(naming) > 20
    erased = {
        (room, table)
        for room, personal in personal_rows()
        for statement in (*personal.forget_person, *personal.forget_server)
        if isinstance(statement, str)
        for table in re.findall(r"(?:DELETE FROM|UPDATE) (\w+)", statement)
    }
    for table in naming:
        assert erased & {(room, table) for room in writers(table)}, table
