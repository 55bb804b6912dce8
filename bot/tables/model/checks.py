"""What must hold of a table before something is done there; checked under its lock.

Each raises Denied if it does not.
"""

from bot.kit.errors import Denied
from bot.tables.model.table import Table


def check_open(table: Table) -> None:
    """A table that was open a moment ago may be closed by now."""
    if not table.open:
        raise Denied("table-closed")


def check_lobby(table: Table) -> None:
    """The match has not begun."""
    check_open(table)
    if table.state != "lobby":
        raise Denied("already-started")


def check_not_paused(table: Table) -> None:
    """Nothing is played in a pause."""
    if table.paused is not None:
        raise Denied("paused")


def check_not_removed(table: Table, user: int) -> None:
    """People the founder removed come back when invited, but only before the match."""
    if user in table.removed and table.state != "lobby" and table.player_of(user) is not None:
        raise Denied("removed-from-match")
    if user in table.removed:
        raise Denied("removed", name=table.founder_name)


def check_all_ready(table: Table) -> None:
    """If the lobby asked who is ready, everybody must be."""
    late = [chair.name for chair in table.chairs if chair.user not in (None, *table.ready)]
    if table.ready and late:
        raise Denied("not-ready", names=", ".join(late))
