"""Stored settings of servers."""

import json
from collections.abc import Mapping

from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_guild
from bot.store.rows import Rows, reads, writes

RULES = "SELECT game, options FROM server_rules WHERE guild = ?"
SET_RULES = """
INSERT INTO server_rules (guild, game, options) VALUES (?, ?, ?)
ON CONFLICT (guild, game) DO UPDATE SET options = excluded.options
"""
DELETE_RULES = "DELETE FROM server_rules WHERE guild = ? AND game = ?"
SEVERAL = "SELECT several FROM servers WHERE guild = ?"
ALLOW_SEVERAL = """
INSERT INTO servers (guild, several) VALUES (?, ?)
ON CONFLICT (guild) DO UPDATE SET several = excluded.several
"""
PATIENCE = "SELECT patience FROM servers WHERE guild = ?"
SET_PATIENCE = """
INSERT INTO servers (guild, several, patience) VALUES (?, 0, ?)
ON CONFLICT (guild) DO UPDATE SET patience = excluded.patience
"""
LEAGUES = "SELECT leagues FROM servers WHERE guild = ?"
ALLOW_LEAGUES = """
INSERT INTO servers (guild, several, leagues) VALUES (?, 0, ?)
ON CONFLICT (guild) DO UPDATE SET leagues = excluded.leagues
"""


def rules(db: Database, guild: int) -> Mapping[str, Mapping[str, str]]:
    """Return the options that a server has chosen, by game."""
    rows = db.execute(RULES, (guild,)).fetchall()
    return {game: json.loads(options) for game, options in rows}


def set_rules(db: Database, guild: int, game: str, options: Mapping[str, str]) -> None:
    """Record a server's options for a game; none: it has no rules of its own."""
    if options:
        text = json.dumps(dict(options), ensure_ascii=False)
        db.execute(SET_RULES, (guild, game, text))
    else:
        db.execute(DELETE_RULES, (guild, game))


def allows_several_tables(db: Database, guild: int) -> bool:
    """Return whether a channel of a server may have several tables."""
    row = db.execute(SEVERAL, (guild,)).fetchone()
    return bool(row and row[0])


def allow_several_tables(db: Database, guild: int, allowed: bool) -> None:
    """Record whether a channel of a server may have several tables."""
    db.execute(ALLOW_SEVERAL, (guild, int(allowed)))


def patience(db: Database, guild: int) -> int | None:
    """Return the seconds for a move at a server's new tables; None: it has chosen nothing."""
    row = db.execute(PATIENCE, (guild,)).fetchone()
    return row[0] if row else None


def set_patience(db: Database, guild: int, seconds: int) -> None:
    """Record the seconds for a move at a server's new tables."""
    db.execute(SET_PATIENCE, (guild, seconds))


def allows_leagues(db: Database, guild: int) -> bool:
    """Return whether people of a server may join leagues."""
    row = db.execute(LEAGUES, (guild,)).fetchone()
    return bool(row and row[0])


def allow_leagues(db: Database, guild: int, allowed: bool) -> None:
    """Record whether people of a server may join leagues."""
    db.execute(ALLOW_LEAGUES, (guild, int(allowed)))


class ServerRows(Rows):
    """The store's calls about servers' own settings."""

    rules = reads(rules)
    set_rules = writes(set_rules)
    allows_several_tables = reads(allows_several_tables)
    allow_several_tables = writes(allow_several_tables)
    patience = reads(patience)
    set_patience = writes(set_patience)
    allows_leagues = reads(allows_leagues)
    allow_leagues = writes(allow_leagues)


PERSONAL = PersonalRows(
    forget_server=delete_by_guild("servers", "server_rules"),
    servers=("SELECT guild FROM servers", "SELECT guild FROM server_rules"),
)
