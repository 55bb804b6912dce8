"""A pooler between the bot and its server (PgBouncer): it must keep a connection for a session."""

from bot.base.database_address import Server
from bot.store.errors import StoreRefused
from bot.store.postgres.statements import Statements, connect

WHO = "SELECT pg_backend_pid()"
TURNS = 3
"""How often two connections ask in turn: those in a pool may be handed out one after the other."""
SHARED = (
    "{server} is behind a pooler that gives each transaction another connection: what the bot sets "
    "there, and its right to write, would be lost. Have it keep one for a session (PgBouncer: "
    "pool_mode = session), or let TAROK_DB name the server itself."
)


def connect_alone(server: Server) -> Statements:
    """A new connection, which is the bot's alone also between transactions.

    Raises StoreRefused, psycopg.Error.
    """
    db = connect(server)
    try:
        if _is_shared(db, server):
            raise StoreRefused(SHARED.format(server=server))
    except BaseException:
        db.close()
        raise
    return db


def _is_shared(db: Statements, server: Server) -> bool:
    mine = _process(db)
    if mine == db.connection.info.backend_pid:  # else somebody in between answers for the server
        return False
    other = connect(server)
    try:
        return any(_process(other) == mine or _process(db) != mine for _ in range(TURNS))
    finally:
        other.close()


def _process(db: Statements) -> int:
    """The server's process that serves it now."""
    ((process,),) = db.execute(WHO).fetchall()
    return int(process)
