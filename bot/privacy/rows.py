"""The export and deletion of a person's data, and the deletion of a server's."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.store.database import Database
from bot.store.notes import FORGOTTEN, count_up
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, erases, reads
from bot.tables.rows.personal import NAMED

PersonalData: TypeAlias = Mapping[str, list[dict[str, Any]]]
"""Lists of rows by kind; each row by column."""

Personal: TypeAlias = tuple[PersonalRows, ...]
"""The personal rows of all capabilities: rows of one never refer to rows of a later one."""

OPEN_WITH = f"""
SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND id IN (
    SELECT id FROM tables WHERE founder = ?1
    UNION SELECT id FROM tables WHERE {NAMED}
    UNION SELECT table_id FROM seats WHERE "user" = ?1
    UNION SELECT table_id FROM seat_requests WHERE person = ?1
    UNION SELECT table_id FROM take_backs, json_each(agreed) WHERE value = ?1)
"""  # noqa: S608 - constants only


def data_of(db: Database, personal: Personal, user: int) -> PersonalData:
    """Return all data of a person."""
    data: dict[str, list[dict[str, Any]]] = {}
    for capability in personal:
        for name, query in capability.export.items():
            rows = db.execute(query, (user,))
            columns = [column[0] for column in rows.description]
            data[name] = [dict(zip(columns, row, strict=True)) for row in rows]
    return data


def tables_with(db: Database, user: int) -> tuple[int, ...]:
    """Return the open tables, in all servers, where a person sits or is listed."""
    return tuple(number for (number,) in db.execute(OPEN_WITH, (user,)).fetchall())


def forget_person(db: Database, personal: Personal, user: int, names: Mapping[str, str]) -> None:
    """Delete all data of a person; other people's data stay.

    House players take the person's seats, with a name from ``names`` by the table's language.
    """
    for capability in reversed(personal):
        for forget in capability.forget_person:
            if isinstance(forget, str):
                db.execute(forget, (user,))
            else:
                forget(db, user, names)
    count_up(db, FORGOTTEN)


def forget_server(db: Database, personal: Personal, guild: int) -> None:
    """Delete all data of a server."""
    for capability in reversed(personal):
        for statement in capability.forget_server:
            db.execute(statement, (guild,))


def servers(db: Database, personal: Personal) -> tuple[int, ...]:
    """Return the servers of which data are kept."""
    selects = [select for capability in personal for select in capability.servers]
    return tuple(guild for (guild,) in db.execute("\nUNION ".join(selects)).fetchall())


class PrivacyRows(Rows):
    """The store's calls about all data of a person or a server."""

    data_of = reads(data_of)
    tables_with = reads(tables_with)
    forget_person = erases(forget_person)
    forget_server = erases(forget_server)
    servers = reads(servers)
