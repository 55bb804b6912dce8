"""Rows about people and servers in the tables of one capability: how to show and erase them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.store.database import Database

GUILDS_IN = """
SELECT guild FROM (
    WITH RECURSIVE found (guild) AS (
        SELECT min({0}) FROM {1} WHERE {2}
        UNION ALL
        SELECT (SELECT min({0}) FROM {1} WHERE {2} AND {0} > found.guild)
        FROM found WHERE found.guild IS NOT NULL
    ) SELECT guild FROM found WHERE guild IS NOT NULL
) AS servers_in_{1}
"""
"""From one to the next, by an index."""
DELETE_BY_GUILD = "DELETE FROM {0} WHERE guild = ?1"

ForgetPerson: TypeAlias = Callable[[Database, int, Mapping[str, str]], None]
"""Forgets a person; the last argument has what to write for their name, by language."""


@dataclass(frozen=True, kw_only=True)
class PersonalRows:
    """The statements of one capability; ``?1`` is the person or the server."""

    export: Mapping[str, str] = field(default_factory=dict)
    """Selects all that is kept of a person, by its name in the file that people are given."""
    forget_person: tuple[str | ForgetPerson, ...] = ()
    """Deletes all that is kept of a person; what others have played stays as it is."""
    kept_when_forgotten: tuple[str, ...] = ()
    """Names in ``export`` of what stays when a person is forgotten."""
    forget_server: tuple[str, ...] = ()
    """Deletes a server and all that was played there."""
    servers: tuple[str, ...] = ()
    """Selects the servers that something is kept of."""


def select_guilds(table: str, column: str, where: str = "1 = 1") -> str:
    """Return the statement that selects the servers of a table with many rows of each."""
    return GUILDS_IN.format(column, table, where)


def delete_by_guild(*names: str) -> tuple[str, ...]:
    """Return the statements that delete the rows of a server."""
    return tuple(DELETE_BY_GUILD.format(name) for name in names)


def name_in(names: Mapping[str, str], locale: str) -> str:
    """Return the name for a forgotten person, where people read a locale such as ``en-GB``."""
    return names.get(locale.partition("-")[0]) or names["en"]
