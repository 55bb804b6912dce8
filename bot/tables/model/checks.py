"""Preconditions of actions at a table, checked under its lock. Each raises Denied or Stale."""

from bot.kit.errors import Denied, Stale
from bot.tables.model.table import Table


def check_open(table: Table) -> None:
    """Raise Denied unless the table is open: it may have been closed meanwhile."""
    if not table.open:
        raise Denied("table-closed")


def check_deal(table: Table, deal: int) -> None:
    """Raise Stale if a user was asked about an earlier deal."""
    if deal != table.deals:
        raise Stale


def check_lobby(table: Table) -> None:
    """Raise Denied if the match has begun."""
    check_open(table)
    if table.state != "lobby":
        raise Denied("already-started")


def check_may_watch(table: Table, user: int) -> None:
    """Raise Denied for onlookers at a table of a round, as others play the same deals."""
    if table.round is not None and table.player_of(user) is None:
        raise Denied("round-watch")


def check_not_paused(table: Table) -> None:
    """Raise Denied in a pause."""
    if table.paused is not None:
        raise Denied("paused")


def check_not_removed(table: Table, user: int) -> None:
    """Raise Denied for a person who was removed.

    They come back when invited, but only before the match.
    """
    if user in table.removed and table.state != "lobby" and table.player_of(user) is not None:
        raise Denied("removed-from-match")
    if user in table.removed:
        raise Denied("removed", name=table.founder_name)


def check_all_ready(table: Table) -> None:
    """Raise Denied unless everyone is ready, if the lobby was asked."""
    not_ready = [chair.name for chair in table.chairs if chair.user not in (None, *table.ready)]
    if table.ready and not_ready:
        raise Denied("not-ready", names=", ".join(not_ready))
