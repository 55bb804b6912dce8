"""The command line: ``python -m bot [run]`` starts the bot, ``health`` tells if it is well,
``backup FILE`` saves its database, ``restore FILE`` puts it back, ``check`` follows what was
played, ``config`` prints what is set, ``emojis`` uploads those of the cards.

The exit status is 0 when all is well, 1 when it is worth trying again (Discord or the network is
down, the database is busy), and 2 when it is not before somebody has done what the sentence on the
terminal says (a bad token or setting, a newer database, a command line that means nothing).

Watchdogs ask every few seconds: only what a command needs is imported.
"""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from bot.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.health import is_well
from bot.settings import BadSetting, read_database


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Tarok, a Discord bot.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="start the bot (without a command, too)")
    commands.add_parser("health", help="exit with 0 if the running bot is well")
    to_file = commands.add_parser("backup", help="copy the database, while the bot runs or not")
    to_file.add_argument("file", type=Path, help="a new file")
    from_file = commands.add_parser("restore", help="put a backup in the database's place")
    from_file.add_argument("file", type=Path, help="a backup; what it replaces is kept")
    check = commands.add_parser("check", help="follow what was played, while the bot runs or not")
    check.add_argument("file", type=Path, nargs="?", help="a backup, in place of the database")
    check.add_argument("--all", action="store_true", help="all tables that are over, not some")
    commands.add_parser("config", help="print all settings, and what is wrong with them")
    commands.add_parser("emojis", help="upload the emojis of the cards")
    wanted = parser.parse_args(words)
    try:
        return _carried_out(wanted)
    except BadSetting as error:
        print(error, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
        return DO_NOT_TRY_AGAIN


def _carried_out(wanted: argparse.Namespace) -> int:
    """Run a command; the exit status. Raises BadSetting."""
    match wanted.command:
        case "health":
            return 0 if is_well(read_database(os.environ)) else TRY_AGAIN
        case "config":
            return _of("bot.config_command", "tell_config")(os.environ)
        case "emojis":
            return _serving("emojis")()
        case "backup":
            return _upkeep("back_up")(read_database(os.environ), wanted.file)
        case "restore":
            return _upkeep("put_back")(wanted.file, read_database(os.environ))
        case "check":
            database = wanted.file or read_database(os.environ)
            return _upkeep("look_through")(database, every=wanted.all)
    return _serving("run")()


def _serving(name: str) -> Callable[..., int]:
    """What carries out a command that needs the whole bot; it gives the exit status."""
    return _of("bot.serving", name)


def _upkeep(name: str) -> Callable[..., int]:
    """What carries out a command that needs the database alone."""
    return _of("bot.upkeep", name)


def _of(module: str, name: str) -> Callable[..., int]:
    found: Callable[..., int] = getattr(import_module(module), name)
    return found
