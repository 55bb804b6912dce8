"""A transaction of a host's terminal in a database that bots may be using."""

from collections.abc import Callable
from contextlib import closing
from typing import TypeVar

import psycopg

from bot.base.database_address import Server
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.postgres.failures import explain
from bot.store.postgres.opening import open_readable
from bot.store.postgres.statements import Statements

T = TypeVar("T")


def carry_out_beside(server: Server, work: Callable[[Database], T]) -> T:
    """Return the result of a transaction, which needs no lease. Raises StoreError.

    It may change only what no bot remembers under its lease.
    """
    try:
        with closing(open_readable(server)) as db:
            return _transact(db, server, work)
    except psycopg.Error as error:
        raise explain(error, server) from error


def _transact(db: Statements, server: Server, work: Callable[[Database], T]) -> T:
    db.begin()
    result = work(db)
    if not db.commit():
        raise StoreError(f"{server} kept nothing of it.")
    return result
